"""Typical wrong moves, and the rule that a person at the table would name against each."""

from collections.abc import Mapping

import pytest

from speeltafel.engine.positions import LETTERS, place
from speeltafel.engine.scenario import step
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

TURN: Mapping[str, object] = {
    "turn": "A",
    "pile": "s9",
    "own": {"A": 9, "B": 3, "C": 3},
    "hand": {"A": "s3 sj d2 d3 d4 sa hk h9", "B": "s3 c4 c5", "C": "h3 h4"},
}
MANY = (
    "ca ca ca ca da da da da ha ha ha ha sa sa sa sa c2 c3 c4 c5 c6 d2 d3 d4 h2 h3 h4 h5 h6 s2 hq"
)
PICKING: Mapping[str, object] = {"turn": "A", "pile": "s9", "own": {"A": 24}, "hand": {"A": MANY}}
SHORT: Mapping[str, object] = {
    "turn": "A",
    "run": 6,
    "run_by": "A",
    "pile": "d3 d4 d5 s9",
    "pot": "h3",
    "hand": {"A": "s3 c2 c7", "B": "rest", "C": "d9 d10"},
}
MANY_CARDS = "da d2 d3 d4 d5 d6 d7 d8 d9 d10 dj dq dk h2 h3 h4 h5 h6 h7 h8 h9"
HALVING: Mapping[str, object] = {
    "turn": "C",
    "threat": "chain",
    "weight": 30,
    "pile": "c3 ca",
    "hand": {"A": MANY_CARDS, "B": "c4 c5", "C": "any 9"},
}
LAST: Mapping[str, object] = {**TURN, "pile": "h9", "hand": {"A": "h3", "B": "s3 c4", "C": "h4"}}
NOTHING_LEFT: Mapping[str, object] = {
    "turn": "A",
    "own": {"A": 3},
    "pile": "c3",
    "pot": "",
    "hand": {"A": "h4 c5", "B": "h5 h6", "C": "rest"},
}
QUIET = {"mismatch": "strict", "jumpIn": False}
FOUR = {"decks": 4}
ONE = {"decks": 1, "mismatch": "strict"}
ASKED = "A: offer d2 / A: want s3 / A: to c"
ASKED_B = "A: offer d2 / A: want s3 / A: to b"
ANSWERED = f"{ASKED} / C: decline"
# at every other decision: options, position, what is done and then tried, the rule and the reason
LATER: list[tuple[Mapping[str, object], Mapping[str, object], str, str]] = [
    # a card was drawn
    (QUIET, TURN, "A: draw / A: play s3", "PE-AMB-14 only-drawn-card"),
    (QUIET, TURN, "A: draw / A: draw", "PE-AMB-14 drew-already"),
    (QUIET, TURN, "A: draw / A: combo d2 d3 d4", "PE-PASS-02 without-drawn-card"),
    (QUIET, TURN, "A: draw / A: offer d2", "PE-AMB-35 drew-already"),
    # the top card of a combination, and a jack's suit
    (QUIET, TURN, "A: combo d2 d3 d4 / A: play s3", "PE-AMB-08 top-first"),
    (QUIET, TURN, "A: combo d2 d3 d4 / A: top s3", "PE-AMB-08 not-in-combo"),
    (QUIET, TURN, "A: combo d2 d3 d4 / B: roll", "PE-PLAY-03 not-your-turn"),
    (QUIET, TURN, "A: play sj / A: play s3", "PE-JACK-01 suit-first"),
    (QUIET, TURN, "A: play sj / A: draw", "PE-JACK-01 suit-first"),
    (QUIET, TURN, "A: play sj / B: suit h", "PE-PLAY-03 not-your-turn"),
    # cards picked one by one
    (FOUR, PICKING, "A: begin c6 / A: play c6", "PE-AMB-68 combination-begun"),
    (FOUR, PICKING, "A: begin h9", "PE-PREP-02 not-in-hand"),
    (FOUR, PICKING, "A: begin hq", "PE-COMBO-03 in-no-combination"),
    ({}, TURN, "A: begin d2", "PE-AMB-68 lay-at-once"),
    # the window
    ({}, TURN, "A: play s3 / A: challenge", "PE-BLUFF-01 own-card"),
    ({}, TURN, "A: play s3 / A: jump", "PE-UNO-01 not-the-same-card"),
    ({}, TURN, "A: play s3 / C: jump", "PE-UNO-01 not-the-same-card"),
    ({}, TURN, "A: play s3 / B: play c4", "PE-AMB-24 react-first"),
    ({}, TURN, "A: play s3 / B: draw", "PE-AMB-24 react-first"),
    ({}, TURN, "A: play s3 / B: ok / B: jump", "PE-AMB-24 answered-already"),
    ({}, TURN, "A: play s3 / A: ok / B: ok / C: ok / B: challenge", "PE-AMB-24 too-late"),
    ({"jumpOnOwn": False}, TURN, "A: play s3 / A: jump", "PE-AMB-18 only-others"),
    ({"jumpIn": False}, TURN, "A: play s3 / B: jump", "PE-UNO-01 no-jumps"),
    ({"mismatch": "strict"}, TURN, "A: play s3 / B: challenge", "PE-BLUFF-01 nobody-bluffs"),
    # trading
    ({"trade": False}, TURN, "A: offer d2", "PE-TRADE-01 no-trades"),
    ({}, TURN, "A: want s3", "PE-TRADE-01 no-offer"),
    ({}, TURN, "A: withdraw", "PE-TRADE-01 no-offer"),
    ({}, TURN, "A: offer d2 / A: draw", "PE-AMB-68 want-first"),
    ({}, TURN, "A: offer d2 / A: want d2", "PE-AMB-64 same-card"),
    ({}, TURN, "A: offer d2 / A: to b", "PE-AMB-68 want-first"),
    ({}, TURN, "A: offer d2 / B: want s3", "PE-PLAY-03 not-your-turn"),
    ({}, TURN, "A: offer d2 / A: want s3 / A: draw", "PE-AMB-68 to-whom-first"),
    ({}, TURN, "A: offer d2 / A: want s3 / A: to a", "PE-AMB-64 not-a-partner"),
    ({}, TURN, f"{ASKED} / C: accept", "PE-PREP-02 not-in-hand"),
    ({}, TURN, f"{ASKED} / C: play h3", "PE-TRADE-03 answer-offer"),
    ({}, TURN, f"{ASKED} / B: accept", "PE-PLAY-03 not-your-turn"),
    ({"jokersPerDeck": 0}, TURN, "A: offer d2 / A: want xr", "PE-AMB-64 not-in-decks"),
    ({}, TURN, f"{ASKED_B} / B: accept / A: offer sa", "PE-AMB-35 traded-enough"),
    ({}, TURN, f"{ANSWERED} / {ANSWERED} / {ANSWERED} / A: offer d2", "PE-AMB-35 offered-enough"),
    # gifts after a run, and putting cards away
    (ONE, SHORT, "A: play s3 / A: draw", "PE-RUN-02 give-first"),
    (ONE, SHORT, "A: play s3 / A: enough", "PE-RUN-02 give-one"),
    (ONE, SHORT, "A: play s3 / A: give h2", "PE-PREP-02 not-in-hand"),
    (ONE, SHORT, "A: play s3 / C: give d9", "PE-PLAY-03 not-your-turn"),
    ({}, HALVING, "C: take / A: play d2", "PE-OUT-03 put-away-first"),
    ({}, HALVING, "C: take / A: away c4", "PE-PREP-02 not-in-hand"),
    ({}, HALVING, "C: take / B: away c4", "PE-PLAY-03 not-your-turn"),
    ({}, HALVING, "C: take / C: draw", "PE-OUT-01 out-of-the-game"),
    # what the house wants, and the end
    ({"mustPlayIfAble": True}, TURN, "A: draw", "PE-AMB-52 can-lay"),
    (ONE, NOTHING_LEFT, "A: draw", "PE-AMB-32 can-lay"),
    ({"comboMustMatch": True}, TURN, "A: combo d2 d3 d4", "PE-AMB-62 combination-must-match"),
    ({}, LAST, "A: play h3 / B: draw", "PE-END-01 game-over"),
]


@pytest.mark.parametrize(
    ("table", "line", "rule"), WRONG, ids=[f"{line} {rule}" for _, line, rule in WRONG]
)
def test_a_wrong_move_names_its_rule(table: Mapping[str, object], line: str, rule: str) -> None:
    assert refused(STRICT, table, line).partition(" ")[0] == rule


@pytest.mark.parametrize(
    ("options", "table", "lines", "wanted"), LATER, ids=[f"{row[2]} {row[3]}" for row in LATER]
)
def test_a_wrong_move_names_its_rule_and_the_reason(
    options: Mapping[str, object], table: Mapping[str, object], lines: str, wanted: str
) -> None:
    assert refused(options, table, lines) == wanted


def refused(options: Mapping[str, object], table: Mapping[str, object], lines: str) -> str:
    """The rule and the reason against the last of these lines."""
    state = GAME.deal(3, 1, options)
    place(state, table)
    assert not state.faults()
    *before, tried = lines.split(" / ")
    for line in before:
        step(state, line, [])
    letter, _, text = tried.partition(": ")
    seat = LETTERS.index(letter)
    refusal = state.why_not(seat, state.read(seat, text))
    assert refusal is not None
    return f"{refusal.rule} {refusal.reason}"


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
