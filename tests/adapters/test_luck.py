"""Luck as chance nodes: what is decided, and that what is left open makes no difference."""

import random

import pytest

import speeltafel
from speeltafel.adapters.luck import Luck, LuckByNodes, luck_of_deal
from speeltafel.adapters.play import Rules
from speeltafel.engine.events import GALLERY
from speeltafel.engine.state import State
from tests import ours
from tests.adapters.settings import TABLES, rules

STEPS = 150
OTHER_REST = 2


def any_outcome(luck: Luck, chance: random.Random) -> int:
    numbers, chances = zip(*luck.outcomes(), strict=True)
    assert sum(chances) == pytest.approx(1)
    assert len(numbers) > 1, "what is certain is not asked for"
    found: int = chance.choices(numbers, chances)[0]
    return found


def dealt(table: Rules, chance: random.Random) -> LuckByNodes:
    luck = luck_of_deal(table)
    while luck.wanted is not None:
        luck.decide(any_outcome(luck, chance))
    check(luck)
    return LuckByNodes.dealt(table, luck)


def told(state: State) -> list[object]:
    """All that anybody may know of a table, and of how it came to this."""
    viewers = [*range(state.players), GALLERY]
    return [[state.seen_by(seat).record() for seat in viewers], state.happened]


def check(luck: Luck) -> None:
    """A trial with all open cards in another order: nobody sees a difference."""
    one, left = luck.trial()
    other, left_too = luck.trial(OTHER_REST)
    assert left == left_too
    assert told(one) == told(other)
    assert not one.faults()


@pytest.mark.parametrize("table", TABLES)
def test_cards_that_are_not_decided_yet_make_no_difference(table: str) -> None:
    chance = random.Random(3)
    play = dealt(rules(table), chance)
    draws = 0
    for _ in range(STEPS):
        if play.is_over:
            break
        luck = play.luck
        if luck is None:
            play.step(chance.choice(play.choice.legal()))
        else:
            play.decide(any_outcome(luck, chance))
            draws += 1
            if luck.wanted is None:
                check(luck)
    assert draws or not table.startswith(ours.NAMES)  # of others the deal may be all the luck


def test_a_deal_is_the_dealer_and_the_cards_of_the_hands() -> None:
    table = Rules(speeltafel.game("edden"), 3)
    luck, nodes = luck_of_deal(table), 0
    while luck.wanted is not None:
        luck.decide(0)
        nodes += 1
    assert nodes == 1 + 3 * 5
    play = LuckByNodes.dealt(table, luck)
    assert play.open_zones == {("stock", -1): sum(table.setup.counts) - 15}


def test_a_draw_is_as_likely_as_the_cards_that_are_left() -> None:
    table = Rules(speeltafel.game("edden"), 3)
    play = dealt(table, random.Random(1))
    left = table.setup.counts.copy()
    for hand in play.state.hands:  # type: ignore[attr-defined]
        for card in hand:
            left[card] -= 1
    while play.luck is None:
        take = [move for move in play.legal if move.verb == "take" and not move.cards]
        play.make((take or play.legal)[0])
    wanted = play.luck.wanted
    assert wanted is not None
    assert wanted.values == [card for card, number in enumerate(left) if number]
    chances = [number / sum(left) for number in left if number]
    assert wanted.chances == pytest.approx(chances)
