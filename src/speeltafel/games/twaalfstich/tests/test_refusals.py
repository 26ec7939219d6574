"""Typical wrong moves, and the rule that a person at the table would name against each."""

from collections.abc import Mapping

import pytest

from speeltafel.engine.errors import BadInput
from speeltafel.engine.journal import make
from speeltafel.engine.moves import IllegalMove
from speeltafel.engine.positions import place
from speeltafel.games.twaalfstich import GAME

LEADING = {"turn": "A", "hand": {"A": "z3 z12 r1 r12"}}
SERVING = {"turn": "A", "open": "z5", "hand": {"A": "z7 z9 r6 r12"}}
STUCK = {"turn": "A", "open": "z5", "hand": {"A": "z9 r6"}, "stock": "r1 rest"}
WINNING = {"turn": "A", "open": "z8", "hand": {"A": "r8 z3 r1"}}
NOT_MY_TURN = {**SERVING, "turn": "B"}

WRONG: list[tuple[str, Mapping[str, object], Mapping[str, object], str, str]] = [
    ("a red card is led", LEADING, {}, "play r1", "12-LEAD-01 lead-plus"),
    ("a red 12 is led", LEADING, {}, "play r12", "12-LEAD-01 lead-plus"),
    (
        "a 12 is led without a trick",
        LEADING,
        {"blackTwelveLead": "afterTrick"},
        "play z12",
        "12-AMB-14 twelve-after-trick",
    ),
    ("more than 12", SERVING, {}, "play z9", "12-SUM-02 over-twelve"),
    ("less than 0", SERVING, {}, "play r6", "12-SUM-02 below-zero"),
    ("a red 12 on 5", SERVING, {}, "play r12", "12-SUM-02 below-zero"),
    ("a card of somebody else", SERVING, {}, "play z1", "12-DEAL-02 not-in-hand"),
    ("drawing by choice", SERVING, {}, "draw", "12-DRAW-01 can-play"),
    ("passing by choice", SERVING, {}, "pass", "12-MUST-01 must-play"),
    ("keeping what was not drawn", SERVING, {}, "keep", "12-MUST-01 must-play"),
    ("choosing a colour for nothing", SERVING, {}, "sign r", "12-PROF-01 prof-rule-off"),
    ("… with the Prof rule", SERVING, {"profRule": True}, "sign r", "12-PROF-01 no-trick-won"),
    ("passing without drawing", STUCK, {}, "pass", "12-AMB-03 must-draw"),
    ("keeping without drawing", STUCK, {}, "keep", "12-AMB-03 must-draw"),
    ("playing before drawing", STUCK, {}, "play r6", "12-SUM-02 below-zero"),
    ("drawing twice", STUCK, {}, "draw; draw", "12-DRAW-01 drew-already"),
    ("another card than the drawn one", STUCK, {}, "draw; play z9", "12-SUM-02 over-twelve"),
    ("passing with a card that fits", STUCK, {}, "draw; pass", "12-AMB-29 play-or-keep"),
    (
        "keeping a card that must be played",
        STUCK,
        {"drawnCard": "must"},
        "draw; keep",
        "12-AMB-02 must-play-drawn",
    ),
    ("a red card after a trick", WINNING, {}, "play r8; play r1", "12-LEAD-01 lead-plus"),
    ("drawing after a trick", WINNING, {}, "play r8; draw", "12-DRAW-01 can-play"),
    ("passing after a trick", WINNING, {}, "play r8; pass", "12-MUST-01 must-play"),
    (
        "leading before choosing",
        WINNING,
        {"profRule": True},
        "play r8; play z3",
        "12-PROF-01 sign-first",
    ),
    (
        "drawing before choosing",
        WINNING,
        {"profRule": True},
        "play r8; draw",
        "12-PROF-01 sign-first",
    ),
    (
        "black is led while red adds",
        WINNING,
        {"profRule": True},
        "play r8; sign r; play z3",
        "12-LEAD-01 lead-plus",
    ),
    ("playing out of turn", NOT_MY_TURN, {}, "play z7", "12-TURN-01 not-your-turn"),
    ("drawing out of turn", NOT_MY_TURN, {}, "draw", "12-TURN-01 not-your-turn"),
    ("going home", SERVING, {}, "leave", "12-AMB-30 nobody-leaves"),
    ("going home out of turn", NOT_MY_TURN, {}, "leave", "12-AMB-30 nobody-leaves"),
]


@pytest.mark.parametrize(
    ("table", "options", "moves", "wanted"), [row[1:] for row in WRONG], ids=[r[0] for r in WRONG]
)
def test_the_rule_that_a_person_would_name(
    table: Mapping[str, object], options: Mapping[str, object], moves: str, wanted: str
) -> None:
    state = GAME.deal(3, options=options)
    place(state, table)
    *before, last = moves.split("; ")
    for text in before:
        make(state, 0, text)
    with pytest.raises(IllegalMove) as caught:
        make(state, 0, last)
    refusal = caught.value.refusal
    assert f"{refusal.rule} {refusal.reason}" == wanted


def test_after_the_end_the_rule_of_the_ending() -> None:
    state = GAME.deal(3, options={"target": 200})
    place(state, {**LEADING, "hand": {"A": "z1"}, "totals": {"A": 180}})
    make(state, 0, "play z1")
    refusal = state.why_not(1, state.read(1, "draw"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("12-END-02", "game-over")


@pytest.mark.parametrize(
    ("players", "options", "rule"),
    [
        (2, {}, "12-AMB-20"),
        (7, {}, "12-AMB-20"),
        (11, {"unofficialPlayerCount": True}, "12-AMB-20"),
        (3, {"target": 250}, "12-END-01"),
        (3, {"maxRounds": 4}, "12-AMB-25"),
    ],
)
def test_a_table_that_cannot_be(players: int, options: Mapping[str, object], rule: str) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.deal(players, options=options)
    assert caught.value.rule == rule
