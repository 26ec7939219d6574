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
