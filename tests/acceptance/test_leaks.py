"""Twenty leaks, four in each game: the proof that nothing leaks finds every one of them."""

from collections.abc import Callable

import pytest

from speeltafel.engine.conformance import Nonconforming, Setting, check_match, match
from speeltafel.engine.events import EVERYONE, UNSEEN
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.registry import game
from speeltafel.engine.state import EVERYTHING, Projection, State
from speeltafel.lab.checks.bench import compiled
from tests import ours

if compiled():
    pytest.skip("what is compiled cannot be replaced", allow_module_level=True)

MATCHES, POSITIONS = 8, 30
SEEN_BY, LEGAL_MOVES, WHY_NOT = State.seen_by, State.legal_moves, State.why_not


def secret(state: State, viewer: int) -> int:
    """A number that follows from what the viewer cannot know, where there is anything."""
    hidden = [zone.cards for zone in state.zones() if not zone.audience >> viewer & 1]
    cards = [card for cards in hidden for card in cards if card != UNSEEN]
    return sum(place * card for place, card in enumerate(cards, 1))


def shows_a_card(state: State, viewer: int) -> Projection:
    seen = SEEN_BY(state, viewer)
    for true, shown in zip(state.zones(), seen.zones(), strict=True):
        if shown.audience != EVERYONE and UNSEEN in shown.cards and state.viewer == EVERYTHING:
            shown.cards[-1] = true.cards[-1]
            break
    return seen


def shows_the_luck_to_come(state: State, viewer: int) -> Projection:
    seen = SEEN_BY(state, viewer)
    seen.chance = state.chance.copy()
    return seen


def offers_in_an_order_that_tells(state: State, seat: int) -> list[Move]:
    moves = LEGAL_MOVES(state, seat)
    return moves[::-1] if state.viewer == EVERYTHING and secret(state, seat) % 2 else moves


def refuses_with_a_fact_that_tells(state: State, seat: int, move: Move) -> Refusal | None:
    refusal = WHY_NOT(state, seat, move)
    if refusal is None or state.viewer != EVERYTHING:
        return refusal
    return Refusal(refusal.rule, refusal.reason, {"card": secret(state, seat) % 7})


LEAKS: dict[str, Callable[..., object]] = {
    "seen_by": shows_a_card,
    "seen_by ": shows_the_luck_to_come,
    "legal_moves": offers_in_an_order_that_tells,
    "why_not": refuses_with_a_fact_that_tells,
}


@ours.EACH_NAME
@pytest.mark.parametrize("where", LEAKS)
def test_a_leak_is_found(name: str, where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "DECISION_LIMIT", 3000)
    monkeypatch.setattr(State, where.strip(), LEAKS[where])
    with pytest.raises(Nonconforming, match=r"^(projection|non-interference|imagined|agreement)"):
        play(name, MATCHES)


@ours.EACH_NAME
def test_without_a_leak_nothing_is_found(name: str) -> None:
    play(name, 1)


def play(name: str, matches: int) -> None:
    for seed in range(matches):
        check_match(game(name), Setting(game(name).seats[0], {}), seed, positions=POSITIONS)
