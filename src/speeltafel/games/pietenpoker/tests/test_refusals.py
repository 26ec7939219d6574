"""Typical wrong moves, and the rule that a person at the table would name."""

import pytest

from speeltafel.engine.scenario import Scenario, run
from speeltafel.games.pietenpoker import GAME

BIDDING: dict[str, object] = {
    "sint": "A",
    "turn": "A",
    "room": "g4",
    "hand": {"A": "p1 b2 o3", "B": "p5 p6", "C": "b5 b6"},
    "bid": {"A": "g1", "B": "o4"},
}
BLIND: dict[str, object] = {
    "sint": "A",
    "turn": "A",
    "phase": "small",
    "big": 1,
    "duty": 1,
    "opener": 0,
    "hand": {"A": "o4 p1 p2", "B": "p1 b5 g5", "C": "p6"},
}
LAST_STOPS: dict[str, object] = {
    "sint": "A",
    "turn": "C",
    "status": "0 1 0",
    "room": "o6",
    "hand": {"A": "p1 p2", "B": "b1 b2", "C": "g1 g2"},
}
TOO_MANY: dict[str, object] = {
    "sint": "A",
    "turn": "B",
    "status": "0 0 1",
    "hand": {"C": "p1 p2 p3 p4 p5 p6 b1 b2"},
}
CROSSING: dict[str, object] = {
    "sint": "A",
    "turn": "C",
    "asked": 3,
    "status": "0 1 0",
    "revealed": 3,
    "room": "g1",
    "hand": {"A": "g5 o1", "C": "b6"},
    "bid": {"A": "precies-p1", "C": "b1"},
}
MONEY: dict[str, object] = {
    "sint": "A",
    "turn": "B",
    "asked": 1,
    "room": "p4",
    "hand": {"B": "o3-m p2 b1"},
    "scored": {"B": "g4", "C": "p1 p1"},
}
NO_STOCK: dict[str, object] = {
    "sint": "A",
    "turn": "C",
    "asked": 3,
    "room": "b2 b3 g6",
    "hand": {"A": "g1 g2 g3", "B": "o1 o2 o3", "C": "o4 o4 g4"},
    "stock": "",
    "burned": "rest",
}
BOTH = "A: lay reken-g2; lay kleur-o3; go"
SWAPPING = "A: lay indi-b3; go; give p6"
PEEKING = "A: lay bril-p2; go; pick b"
TWO = {"wieKent": True}
PRESENTS: dict[str, object] = {"surprise": "round", "presents": "boek;bal;sok"}


def holding(cards: str) -> dict[str, object]:
    """A table where A is on turn with these cards, and one card lies in the room."""
    others = {"B": "o1 o2", "C": "p1 p2"}
    return {"sint": "A", "turn": "A", "room": "g4", "hand": {"A": cards, **others}}


WRONG: list[tuple[dict[str, object], dict[str, object], str, str]] = [
    # whose turn it is, and what a turn is
    ({}, BIDDING, "B: go", "PP-BID-01"),
    ({}, BIDDING, "A: pass", "PP-BID-01"),
    ({}, BIDDING, "A: value 3", "PP-BID-01"),
    ({}, BIDDING, "A: limit 1", "PP-BID-01"),
    # what is bid
    ({}, BIDDING, "A: go", "PP-BID-02"),
    ({}, BIDDING, "A: lay p1; go", "PP-BID-02"),
    ({}, BIDDING, "A: lay g1", "PP-BID-06"),
    ({}, BIDDING, "A: lay p6", "PP-BID-06"),
    ({}, {**BIDDING, "highest": 9}, "A: lay o3", "PP-BID-02"),
    ({}, BIDDING, "A: lay o3; stop", "PP-AMB-79"),
    ({}, BIDDING, "A: back g1", "PP-WISSEL-01"),
    ({}, BIDDING, "A: hide p1", "PP-PREC-06"),
    # exchanges
    ({"inwissel": True}, BIDDING, "A: back o4", "PP-AMB-66"),
    ({"inwissel": True}, BIDDING, "A: back g1; stop", "PP-AMB-57"),
    ({"inwissel": True}, BIDDING, "A: back g1; go", "PP-AMB-66"),
    ({"inwissel": True}, BIDDING, "A: lay o3; back g1", "PP-AMB-79"),
    ({"inwissel": True}, BIDDING, "A: back g1; lay p1; go", "PP-BID-02"),
    # the hand limit
    ({"handregel": True}, {**BIDDING, "limit": 3}, "A: lay o3", "PP-HAND-01"),
    ({"handregel": True}, {**BIDDING, "limit": 2}, "A: lay p1", "PP-BID-02"),
    ({"handregel": True}, {**BIDDING, "limit": 2, "highest": 9}, "A: go", "PP-HAND-03"),
    # face down
    ({"precies": True}, BIDDING, "A: hide p1", "PP-PREC-06"),
    ({"precies": True, "actiepiet": "indi"}, BIDDING, "A: hide p1", "PP-PREC-06"),
    ({"precies": True, "actiepiet": "indi"}, BIDDING, "A: hide indi-b3", "PP-BID-06"),
    (
        {"precies": True, "actiepiet": "indi"},
        holding("indi-b3 p6"),
        "A: hide indi-b3; stop",
        "PP-AMB-67",
    ),
    # blinds
    ({"wieKent": True}, BLIND, "A: go", "PP-SINT-02"),
    ({"wieKent": True}, BLIND, "A: blind p6", "PP-BID-06"),
    ({"wieKent": True}, BLIND, "A: blind o4; B: stop", "PP-SINT-03"),
    ({"wieKent": True}, BLIND, "A: blind o4; B: pass", "PP-SINT-03"),
    ({"wieKent": True}, BLIND, "A: blind o4; B: lay g5; go", "PP-SINT-03"),
    ({"wieKent": True}, BLIND, "A: blind p1; B: lay b5; lay g5; lay p1", "PP-AMB-36"),
    # Pokerpiet
    ({"actiepiet": "poker"}, {**BIDDING, "poker": True}, "A: lay o3", "PP-AMB-28"),
    ({"actiepiet": "poker"}, {**BIDDING, "poker": True}, "A: go", "PP-BID-02"),
    ({"actiepiet": "poker"}, {**BIDDING, "poker": True}, "A: lay; back p1", "PP-AMB-28"),
    # before the round
    ({"wieKent": True}, {"sint": "A"}, "A: pick a", "PP-SINT-01"),
    ({"wieKent": True}, {"sint": "A"}, "A: go", "PP-SINT-01"),
    ({"wieKent": True}, {"sint": "A"}, "B: pick c", "PP-BID-01"),
    ({"handregel": True}, {"sint": "B"}, "B: limit 4", "PP-HAND-01"),
    ({"handregel": True}, {"sint": "B"}, "B: lay p1", "PP-HAND-01"),
    ({"handregel": True}, {"sint": "B"}, "A: limit 2", "PP-BID-01"),
    # what action cards ask
    ({"actiepiet": "reken,kleur"}, holding("kleur-o3 reken-g2 p1"), f"{BOTH}; go", "PP-AMB-60"),
    ({"actiepiet": "reken,kleur"}, holding("kleur-o3 reken-g2 p1"), f"{BOTH}; B: go", "PP-BID-01"),
    ({"actiepiet": "acteer"}, holding("acteer-b2 o4"), "A: lay acteer-b2; go; go", "PP-AMB-70"),
    ({"actiepiet": "indi"}, holding("indi-b3 p6"), "A: lay indi-b3; go; give g4", "PP-ACT-01"),
    ({"actiepiet": "indi"}, holding("indi-b3 p6"), "A: lay indi-b3; go; stop", "PP-ACT-01"),
    ({"actiepiet": "indi"}, holding("indi-b3 p6"), f"{SWAPPING}; take p6", "PP-ACT-01"),
    ({"actiepiet": "crime"}, holding("crime-b2 b1"), "A: lay crime-b2; go; pick a", "PP-AMB-27"),
    ({"actiepiet": "crime"}, holding("crime-b2 b1"), "A: lay crime-b2; go; go", "PP-AMB-27"),
    ({"actiepiet": "bril"}, holding("bril-p2 b1"), f"{PEEKING}; pick b", "PP-ACT-01"),
    ({"actiepiet": "staf", **TWO}, holding("staf-p1 p2"), "A: lay staf-p1; go; go", "PP-SINT-04"),
    # money
    ({"biedregel": True}, MONEY, "B: lay o3-m; go; add", "PP-GELD-01"),
    ({"biedregel": True}, MONEY, "B: lay o3-m; go; C: more hand", "PP-BID-01"),
    ({"biedregel": True}, MONEY, "B: lay o3-m; go; more bid; C: go", "PP-GELD-02"),
    ({"biedregel": True}, MONEY, "B: lay o3-m; go; more bid; A: add", "PP-BID-01"),
    # after the bidding
    ({"precies": True}, CROSSING, "C: go; A: cross b6", "PP-PREC-04"),
    ({"precies": True}, CROSSING, "C: go; A: cross", "PP-PREC-04"),
    ({"precies": True}, CROSSING, "C: go; A: go", "PP-PREC-04"),
    ({"precies": True}, CROSSING, "C: go; cross g1", "PP-BID-01"),
    ({"handregel": True}, LAST_STOPS, "C: stop; B: discard b1", "PP-HAND-02"),
    ({"handregel": True}, LAST_STOPS, "C: stop; B: go", "PP-HAND-02"),
    ({"handregel": True}, LAST_STOPS, "C: stop; A: keep", "PP-BID-01"),
    ({}, TOO_MANY, "B: stop; C: discard g1", "PP-AMB-39"),
    ({}, TOO_MANY, "B: stop; C: go", "PP-AMB-39"),
    (PRESENTS, LAST_STOPS, "C: stop; A: choose 4", "PP-AMB-73"),
    (PRESENTS, LAST_STOPS, "C: stop; A: go", "PP-AMB-73"),
    (PRESENTS, LAST_STOPS, "C: stop; B: choose 1", "PP-BID-01"),
    # who stopped, and the end
    ({}, {**BIDDING, "turn": "B", "status": "1 0 0"}, "A: go", "PP-BID-01"),
    ({}, NO_STOCK, "C: go; A: go", "PP-GOAL-01"),
]


@pytest.mark.parametrize(
    ("options", "table", "moves", "rule"),
    WRONG,
    ids=[f"{moves} {rule} {' '.join(options)}" for options, _, moves, rule in WRONG],
)
def test_a_wrong_move_names_its_rule(
    options: dict[str, object], table: dict[str, object], moves: str, rule: str
) -> None:
    steps: list[str] = []
    for part in moves.split("; "):
        who, _, move = part.rpartition(": ")
        who = who or steps[-1].partition(": ")[0]
        steps.append(f"{who}: {move}")
    steps[-1] += f" -> {rule}"
    given = {"deck": "canonical50", **options}
    run(GAME, Scenario("wrong", "", (rule,), 3, options=given, table=table, steps=tuple(steps)))
