"""Typical wrong moves of Edden, and the rule that a person would name."""

from collections.abc import Mapping

import pytest

from speeltafel.engine.errors import BadInput
from speeltafel.engine.moves import IllegalMove
from speeltafel.engine.positions import LETTERS
from speeltafel.games.edden import GAME
from speeltafel.games.edden.state import Edden
from speeltafel.games.edden.tests.scribe import placed

FOURS = "h4 d4 s4 c4 h9"
IN_TURN = {
    "turn": "A",
    "turns": 3,
    "group": "c6 d6",
    "pile": "sj",
    "hand": {"A": FOURS, "B": "ha", "C": "hq hk"},
}
FIRST_TURN = {"turn": "A", "hand": {"A": FOURS}}
AFTER_A_PASS = {**IN_TURN, "group": "", "pile": "sj c6 d6"}
C_IS_OUT = {**IN_TURN, "out": {"C": True}, "totals": "0 0 151", "hand": {"A": FOURS, "C": ""}}
FULL_HANDS = {"turn": "A", "stock": "", "group": "c6 d6", "hand": {"A": FOURS}}
TEN = {"players": 10, "decks": "1", "jokersPerDeck": 0}
"""So many players that no card is left for the stock."""
NO_SETS = {"pairsTriples": False}
NO_RUNS = {"fourRun": False}


def holding(cards: str) -> dict[str, object]:
    return {"turn": "A", "hand": {"A": cards}}


CASES: list[tuple[str, Mapping[str, object], Mapping[str, object], str, str]] = [
    # calling
    ("ED-CALL-01", {}, IN_TURN, "A: call", "too-many-points"),
    ("ED-CALL-01", {}, IN_TURN, "B: call", "call-in-turn"),
    ("ED-AMB-24", {}, IN_TURN, "A: discard h9 / A: call", "call-too-late"),
    ("ED-CALL-01", {}, IN_TURN, "A: discard h9 / A: draw / A: call", "call-in-turn"),
    # whose turn it is, and what comes first in it
    ("ED-TURN-01", {}, IN_TURN, "B: discard ha", "not-your-turn"),
    ("ED-TURN-01", {}, IN_TURN, "C: take c6", "not-your-turn"),
    ("ED-TURN-01", {}, IN_TURN, "A: discard h9 / B: draw", "not-your-turn"),
    ("ED-AMB-01", {}, IN_TURN, "A: draw", "discard-first"),
    ("ED-AMB-01", {}, IN_TURN, "A: take c6", "discard-first"),
    ("ED-TURN-02", {}, IN_TURN, "A: discard h9 / A: discard h4", "take-first"),
    ("ED-TURN-02", {}, IN_TURN, "A: discard h9 / A: pass", "take-first"),
    ("ED-AMB-26", {}, IN_TURN, "A: pass", "must-discard"),
    # discarding
    ("ED-PREP-02", {}, IN_TURN, "A: discard c6", "not-in-hand"),
    ("ED-PREP-02", {}, IN_TURN, "A: discard h9 h9", "not-in-hand"),
    ("ED-SET-01", {}, IN_TURN, "A: discard h4 h9", "not-alike"),
    ("ED-SET-02", {}, IN_TURN, "A: discard h4 d4 h9", "not-alike"),
    ("ED-SET-02", {}, IN_TURN, "A: discard h4 d4 s4 c4", "four-alike"),
    ("ED-AMB-20", {}, IN_TURN, "A: discard h4 d4 s4 c4 h9", "too-many-cards"),
    ("ED-SET-01", NO_SETS, FIRST_TURN, "A: discard h4 d4", "sets-off"),
    ("ED-SET-02", NO_SETS, FIRST_TURN, "A: discard h4 d4 s4", "sets-off"),
    ("ED-SET-01", NO_SETS, FIRST_TURN, "A: discard h4 h9", "sets-off"),
    ("ED-SET-01", {}, holding("hj dq"), "A: discard hj dq", "not-alike"),
    ("ED-SET-01", {}, holding("x h9"), "A: discard x h9", "not-alike"),
    ("ED-RUN-01", {}, holding("h7 c8 s9 h10"), "A: discard h7 c8 s9 h10", "same-suit"),
    ("ED-RUN-01", {}, holding("h6 c7 s8 d10"), "A: discard h6 c7 s8 d10", "not-in-sequence"),
    ("ED-RUN-02", {}, holding("c8 s9 d10 hj"), "A: discard c8 s9 d10 hj", "not-in-runs"),
    ("ED-RUN-02", {}, holding("ha d2 s3 c4"), "A: discard ha d2 s3 c4", "not-in-runs"),
    ("ED-RUN-02", {}, holding("s3 c4 h5 x"), "A: discard s3 c4 h5 x", "not-in-runs"),
    ("ED-AMB-20", {}, holding("h6 c7 s8"), "A: discard h6 c7 s8", "too-few-cards"),
    ("ED-AMB-20", {}, holding("h4 c5 s6 d7 h8"), "A: discard h4 c5 s6 d7 h8", "too-many-cards"),
    ("ED-RUN-01", NO_RUNS, holding("h7 c8 s9 d10"), "A: discard h7 c8 s9 d10", "runs-off"),
    ("ED-RUN-01", NO_RUNS, holding("h7 c8 s9 hj"), "A: discard h7 c8 s9 hj", "runs-off"),
    ("ED-SET-02", NO_RUNS, holding("h6 c7 s8"), "A: discard h6 c7 s8", "not-alike"),
    ("ED-AMB-20", NO_SETS, holding("h6 c7 s8"), "A: discard h6 c7 s8", "too-few-cards"),
    # taking
    ("ED-AMB-01", {}, IN_TURN, "A: discard h9 / A: take h9", "own-discard"),
    ("ED-AMB-21", {}, IN_TURN, "A: discard h9 / A: take sj", "older-group"),
    ("ED-DRAW-02", {}, IN_TURN, "A: discard h9 / A: take h4", "not-in-group"),
    ("ED-DRAW-02", {}, IN_TURN, "A: discard h9 / A: take ha", "not-in-group"),
    ("ED-AMB-02", {}, FIRST_TURN, "A: discard h9 / A: take c6", "first-turn"),
    ("ED-AMB-29", {}, AFTER_A_PASS, "A: discard h9 / A: take c6", "nothing-laid"),
    ("ED-AMB-12", TEN, FULL_HANDS, "A: discard h9 / A: draw", "stock-empty"),
    # who is out
    ("ED-END-01", {}, C_IS_OUT, "C: draw", "you-are-out"),
    ("ED-END-01", {}, C_IS_OUT, "C: call", "you-are-out"),
    ("ED-AMB-25", {}, IN_TURN, "B leaves / B: discard ha", "you-left"),
    ("ED-AMB-25", {}, IN_TURN, "B leaves / B leaves", "already-out"),
    # the game is over
    ("ED-END-02", {}, IN_TURN, "B leaves / C leaves / A: draw", "game-over"),
    ("ED-END-02", {}, IN_TURN, "B leaves / C leaves / A leaves", "game-over"),
]


def do(state: Edden, step: str) -> None:
    seat = LETTERS.index(step[0])
    if step.endswith("leaves"):
        state.leave(seat)
    else:
        state.submit(seat, state.read(seat, step[3:]))


@pytest.mark.parametrize(("rule", "options", "table", "steps", "reason"), CASES)
def test_the_rule_that_a_person_would_name(
    rule: str, options: dict[str, object], table: dict[str, object], steps: str, reason: str
) -> None:
    *before, wrong = steps.split(" / ")
    others = dict(options)
    state = placed(int(str(others.pop("players", 3))), others, **table)
    for step in before:
        do(state, step)
    with pytest.raises(IllegalMove) as caught:
        do(state, wrong)
    assert (caught.value.refusal.rule, caught.value.refusal.reason) == (rule, reason)


@pytest.mark.parametrize("players", [1, 2, 11])
def test_ed_gen_01_names_the_number_of_players(players: int) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.deal(players)
    assert caught.value.rule == "ED-GEN-01"
