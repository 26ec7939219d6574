"""What a seat sees of Pesten."""

import random

import msgspec
import pytest

from speeltafel.engine.moves import Move
from speeltafel.engine.view import Attempt, Said
from speeltafel.games.pesten import GAME
from speeltafel.games.pesten.cards import NAMES
from speeltafel.games.pesten.state import Pesten
from speeltafel.games.pesten.tests.tables import (
    cards,
    deal,
    large_hand,
    placed,
    placed_threat,
    view,
)
from speeltafel.games.pesten.view_moves import HELPED


def test_the_drawn_card_is_one_of_the_hand_and_goes_along() -> None:
    """Others see how many cards there are; the view says where those of a combination lie."""
    hand = {"A": "h3 s4", "B": "c3 c4"}
    state = placed(2, {"trade": False}, turn="A", pile="h9", pot="c6 ...", hand=hand)
    state.play(0, Move("draw"))
    for seat in (0, 1):
        shown = view(state, seat).seats[0]
        assert shown.score == 3
        assert shown.facts[0] == Said("fact-hand", {"count": 3})
    gathering = view(state, 0).gathering
    assert gathering is not None
    assert (gathering.zones, gathering.least, gathering.most) == (("drawn", "hand"), 3, 3)


def test_nothing_is_faced_after_the_end() -> None:
    state = placed(2, turn="A", own={"A": 21}, pile="h9", hand={"A": "d6 d7 d8"})
    state.submit(0, Move("combo", cards("d6 d7 d8")))
    state.submit(0, Move("top", cards("d6")))
    assert state.ending
    shown = view(state, 1)
    assert "threat" not in {zone.name for zone in shown.zones}
    assert shown.gathering is None


@pytest.mark.parametrize("helped", [True, False])
def test_views_stay_small_with_sixty_cards(helped: bool) -> None:
    """Combinations are not listed but for a few; the cards of one are chosen freely."""
    rng = random.Random(7)
    for _ in range(40):
        state = large_hand(rng, comboHelp=helped)
        seat = state.turn
        shown = view(state, seat)
        assert len(msgspec.json.encode(shown)) <= 16 << 10
        combos = [move for move in shown.moves if move.attempt.verb == "combo"]
        assert len(combos) <= (HELPED if helped else 0)
        assert all(state.why_not(seat, move.attempt.move()) is None for move in combos)
        assert shown.gathering is not None
        assert (shown.gathering.verb, shown.gathering.zones) == ("combo", ("hand",))
        for other in range(8):
            if other != seat:
                assert view(state, other).gathering is None


def test_all_that_may_be_wanted_lies_on_the_table_of_who_asks() -> None:
    state = placed(3, None, turn="A", pile="h9", hand={"A": "sa h4", "B": "c5 c6", "C": "d5"})
    state.submit(0, Move("offer", cards("sa")))
    seen = view(state, 0)
    rows = {zone.name: zone.cards for zone in seen.zones if zone.name.startswith("faces-")}
    wants = [move for move in seen.moves if move.cards]
    assert sorted(card for row in rows.values() for card in row) == sorted(
        move.cards[0] for move in wants
    )
    assert all(move.cards[0] in rows[move.zones[0]] for move in wants)
    assert not any(zone.name.startswith("faces-") for zone in view(state, 1).zones)


def test_help_with_combinations_is_a_matter_of_the_view() -> None:
    table = {"turn": "A", "own": {"A": 15}, "pile": "h9", "hand": {"A": "c5 d5 h5 d4 d6"}}
    with_help = view(placed(2, {"comboHelp": True}, **table), 0)
    without = view(placed(2, {"comboHelp": False}, **table), 0)
    more = [move for move in with_help.moves if move not in without.moves]
    assert [move.attempt.cards for move in more] == [cards("c5 d5 h5"), cards("d4 d5 d6")]
    assert [move.label.id for move in more] == ["move-set", "move-combo"]
    assert with_help.gathering is not None
    assert without.gathering is not None
    assert with_help.gathering.zones == without.gathering.zones
    # what is chosen is added up for who is helped: a 5 counts for 5, an Ace for 1 or 12
    own_sum = Said("chosen-sum", {"own": 15})
    assert (with_help.gathering.sum, without.gathering.sum) == (own_sum, None)
    five, ace = NAMES.index("c5"), NAMES.index("ca")
    assert (with_help.gathering.worth[five], with_help.gathering.worth[ace]) == (5, 1)
    assert (with_help.gathering.high[five], with_help.gathering.high[ace]) == (5, 12)
    assert (with_help.help, without.help) == ("help-combos", "")


def test_who_can_do_nothing_else_is_shown_a_combination_also_without_help() -> None:
    options: dict[str, object] = {
        "comboHelp": False,
        "mustPlayIfAble": True,
        "mismatch": "strict",
        "jumpIn": False,
    }
    table = {"turn": "A", "own": {"A": 12}, "pile": "h9", "hand": {"A": "d3 d4 d5 c6"}}
    shown = view(placed(2, options, **table), 0)
    assert [move.attempt for move in shown.moves] == [Attempt("combo", cards("d3 d4 d5"))]
    assert shown.moves[0].label == Said("move-lay-together", {"count": 3})


def test_own_numbers_are_badges_unless_they_are_secret() -> None:
    for visible in (True, False):
        state = deal(3, 1, ownNumberVisible=visible)
        shown = [[fact.id for fact in seat.badges] for seat in view(state, 0).seats]
        assert ["fact-own" in facts for facts in shown] == [True, visible, visible]


def test_who_is_asked_to_trade_reads_what_there_is_to_get() -> None:
    hand = {"A": "h3 s4", "B": "c3 c4"}
    state = placed(2, {"trade": True}, turn="A", pile="h9", pot="c6 ...", hand=hand)
    state.play(0, Move("offer", cards("h3")))
    state.play(0, Move("want", cards("c3")))
    asked = view(state, 1)
    assert asked.prompt.facts["card"] == cards("c3")[0]
    accept = next(move for move in asked.moves if move.attempt.verb == "accept")
    assert accept.label == Said("move-accept", {"card": cards("h3")[0]})


def test_dice_lie_on_the_table_while_they_are_rolled_and_no_longer() -> None:
    state = placed_threat(1)
    assert any(zone.name == "threat" and zone.count == 4 for zone in view(state, 1).zones)
    state.steps = []
    state.play(0, Move("roll"))
    [step, *_] = state.steps
    assert isinstance(step, Pesten)
    zone = next(zone for zone in view(step, 1).zones if zone.name == "dice")
    assert [spot.picture for spot in zone.spots] == [f"die-{die}" for die in state.dice]
    assert all(spot.rolled for spot in zone.spots)
    assert "dice" not in {zone.name for zone in view(state, 1).zones}
    for die in range(1, 7):
        assert (GAME.folder / "art" / f"die-{die}.svg").stat().st_size < 3000
