"""Typical wrong moves, and the rule that a person at the table would name against each."""

from collections.abc import Mapping

import pytest

from speeltafel.engine.positions import LETTERS, place
from speeltafel.games.pesten import GAME

MINE = "ca ca ca da d2 d3 d3 d5 d9 c5 c5 h5 s5 d10 c10 hk xr xb"
FREE: Mapping[str, object] = {
    "turn": "A",
    "pile": "s9",
    "own": {"A": 20, "B": 3, "C": 3},
    "hand": {"A": MINE, "B": "c3 c4", "C": "h3 h4"},
}
CHAIN = {**FREE, "pile": "s9 sa", "threat": "chain", "weight": 1}
TWOS = {**FREE, "pile": "s2 s2", "threat": "twos", "weight": 2}
DICE = {**FREE, "threat": "combo", "weight": 3}
WITHOUT_C = {**FREE, "out": "false false true", "hand": {"A": MINE, "B": "c3 c4", "C": ""}}

STRICT = {"mismatch": "strict", "decks": "3"}
WRONG = [
    (FREE, "A: play hk", "PE-PLAY-01"),
    (FREE, "A: play sk", "PE-PREP-02"),
    (FREE, "A: end", "PE-PASS-01"),
    (FREE, "A: take", "PE-CHAIN-03"),
    (FREE, "A: roll", "PE-DRAW-01"),
    (FREE, "A: jump", "PE-AMB-24"),
    (FREE, "A: accept", "PE-TRADE-01"),
    (FREE, "A: offer d5", "PE-TRADE-01"),
    (FREE, "A: offer s2", "PE-PREP-02"),
    (FREE, "A: suit h", "PE-PLAY-03"),
    (FREE, "B: draw", "PE-PLAY-03"),
    (FREE, "B: challenge", "PE-AMB-24"),
    # combinations
    (FREE, "A: combo h7 h8 h9", "PE-PREP-02"),
    (FREE, "A: combo c5 h5", "PE-COMBO-01"),
    (FREE, "A: combo c5 h5 hk", "PE-COMBO-01"),
    (FREE, "A: combo c5 h5 s5", "PE-COMBO-03"),
    (FREE, "A: combo d2 d3 d5", "PE-COMBO-02"),
    (FREE, "A: combo d2 d3 d3", "PE-COMBO-02"),
    (FREE, "A: combo d2 d3 c5", "PE-COMBO-02"),
    (FREE, "A: combo d2 d5 d9 xr", "PE-COMBO-02"),
    (FREE, "A: combo d9 d10 xr xb", "PE-JOK-02"),
    (FREE, "A: combo xr xb", "PE-JOK-02"),
    (FREE, "A: combo c5 c5 h5", "PE-AMB-04"),
    (FREE, "A: combo ca ca ca", "PE-AMB-04"),
    (FREE, "A: combo ca ca xr", "PE-AMB-04"),
    (FREE, "A: combo d5 ca xr", "PE-AMB-07"),
    (FREE, "A: combo ca da hk", "PE-ACE-03"),
    (FREE, "A: combo ca d2 hk", "PE-ACE-03"),
    (FREE, "A: combo ca da c5 d9", "PE-ACE-03"),
    # under a threat
    (CHAIN, "A: play d5", "PE-CHAIN-03"),
    (CHAIN, "A: draw", "PE-CHAIN-03"),
    (CHAIN, "A: end", "PE-CHAIN-03"),
    (CHAIN, "A: roll", "PE-CHAIN-03"),
    (CHAIN, "A: combo c5 h5 s5", "PE-AMB-11"),
    (TWOS, "A: play d5", "PE-TWO-02"),
    (TWOS, "A: play ca", "PE-TWO-02"),
    (TWOS, "A: draw", "PE-TWO-02"),
    (TWOS, "A: end", "PE-TWO-02"),
    (TWOS, "A: roll", "PE-TWO-02"),
    (DICE, "A: play ca", "PE-AMB-11"),
    (DICE, "A: draw", "PE-DRAW-01"),
    (DICE, "A: end", "PE-DRAW-01"),
    (DICE, "A: take", "PE-DRAW-01"),
    # who is out
    (WITHOUT_C, "C: draw", "PE-OUT-01"),
    (WITHOUT_C, "C: jump", "PE-OUT-01"),
    (WITHOUT_C, "C: challenge", "PE-OUT-01"),
]


@pytest.mark.parametrize(
    ("table", "line", "rule"), WRONG, ids=[f"{line} {rule}" for _, line, rule in WRONG]
)
def test_a_wrong_move_names_its_rule(table: Mapping[str, object], line: str, rule: str) -> None:
    state = GAME.deal(3, 1, STRICT)
    place(state, table)
    assert not state.faults()
    letter, _, text = line.partition(": ")
    seat = LETTERS.index(letter)
    refusal = state.why_not(seat, state.read(seat, text))
    assert refusal is not None
    assert refusal.rule == rule


def test_a_fifth_card_of_a_set() -> None:
    state = GAME.deal(2, 1, STRICT)
    place(state, {"turn": "A", "own": {"A": 25}, "hand": {"A": "c5 d5 h5 s5 xr hk"}})
    refusal = state.why_not(0, state.read(0, "combo c5 d5 h5 s5 xr"))
    assert refusal is not None
    assert refusal.rule == "PE-AMB-07"


@pytest.mark.parametrize(("own", "total"), [(3, 11), (16, 11), (17, 22), (27, 22), (28, 33)])
def test_the_total_that_is_told_is_the_one_that_comes_nearest(own: int, total: int) -> None:
    state = GAME.deal(2, 1, STRICT)
    place(state, {"turn": "A", "own": {"A": own}, "hand": {"A": "d2 d3 d4 ca da hk"}})
    refusal = state.why_not(0, state.read(0, "combo d2 d3 d4 ca da"))
    assert refusal is not None
    assert refusal.facts == {"total": total, "own": own}
