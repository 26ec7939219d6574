"""The great moments of Pesten: every pest card has its gesture, as has what befalls somebody."""

from collections import Counter

from tests.stage import position, said_of, shown_in_scenarios, steps

import speeltafel
from speeltafel.engine.events import UNSEEN

GAME = speeltafel.game("pesten")
GESTURES = {
    "jumped": "moment-jump",
    "combination": "moment-combination",
    "suit": "moment-suit",
    "rolled": "moment-rolled",
    "challenged": "moment-challenge",
    "caught": "moment-caught",
    "wrong": "moment-wrong",
    "skipped": "moment-skipped",
    "nines": "moment-nines",
    "run": "moment-run",
    "out": "moment-out",
    "pest-finish": "moment-pest-finish",
    "halves": "moment-halves",
}


def test_whatever_happens_in_a_scenario_has_its_gesture() -> None:
    seen: Counter[str] = Counter()
    for shown in shown_in_scenarios(GAME):
        said = said_of(shown)
        for kind in GESTURES.keys() & set(shown.kinds):
            assert GESTURES[kind] in said, (kind, said)
            seen[kind] += 1
    assert seen.keys() == GESTURES.keys()


def test_dice_tumble_before_the_cards_are_drawn() -> None:
    for shown in shown_in_scenarios(GAME):
        if "rolled" in shown.kinds:
            assert len(shown.moment.dice) == shown.kinds.count("die")
            assert "drew" not in shown.kinds
            assert shown.moment.great


def test_what_somebody_draws_flies_there_from_the_pot_unseen_by_others() -> None:
    table = {"turn": "A", "pile": "h9", "hand": {"A": "c3 c4", "B": "d5 d6", "C": "s5 s6"}}
    table["threat"] = "chain"
    state = position(GAME, {**table, "weight": 2}, options={"mismatch": "strict"})
    *_, taken = steps(GAME, state, (0, "take"), viewer=1)
    (flight,) = taken.moment.flights
    assert set(flight.cards) == {UNSEEN}
    assert (flight.source, flight.goal_seat) == ("pot", 0)


def test_the_card_to_jump_in_with_is_lit_for_its_owner_alone() -> None:
    table = {"turn": "A", "pile": "h9", "hand": {"A": "ha h4", "B": "c3 c4", "C": "ha c5"}}
    state = position(GAME, table)
    state.submit(0, state.read(0, "play ha"))
    offered = [GAME.view(state.seen_by(seat)).moves for seat in range(3)]
    lit = [{card for move in moves for card in move.cards} for moves in offered]
    (card,) = state.read(0, "play ha").cards
    assert lit == [set(), set(), {card}]
