"""How many may play, and who may do something: the rule that is named, the order that is kept."""

from dataclasses import replace

import pytest

import speeltafel
from speeltafel.engine.errors import BadInput
from speeltafel.engine.events import MOST_SEATS
from speeltafel.engine.moves import Move
from speeltafel.engine.questions import Question
from tests import outsider

TWAALFSTICH = speeltafel.game("twaalfstich")


@pytest.mark.parametrize(
    ("game", "players", "rule"),
    [
        ("edden", 2, "ED-GEN-01"),
        ("edden", 11, "ED-GEN-01"),
        ("pesten", 9, "PE-MAT-03"),
        ("pietenpoker", 10, "PP-AMB-72"),
        ("pietenpoker", 2, "PP-AMB-72"),
        ("twaalfstich", 1, "12-AMB-20"),
        ("twaalfstich", 7, "12-AMB-20"),
    ],
)
def test_the_rule_of_the_number_of_players_is_named(game: str, players: int, rule: str) -> None:
    with pytest.raises(BadInput) as caught:
        speeltafel.game(game).deal(players)
    assert caught.value.rule == rule


@pytest.mark.parametrize(
    ("unlocked", "players", "least", "most", "why"),
    [
        (False, 7, 3, 6, "wrong-players-locked"),
        (False, 11, 3, 6, "wrong-players"),
        (True, 11, 2, 7, "wrong-players"),
        ("true", 1, 2, 7, "wrong-players"),
    ],
)
def test_the_numbers_that_are_named_are_those_that_the_options_allow(
    unlocked: object, players: int, least: int, most: int, why: str
) -> None:
    with pytest.raises(
        BadInput, match=f"is for {least} to {most} players, not {players}"
    ) as caught:
        TWAALFSTICH.setup(players, {"unofficialPlayerCount": unlocked})
    assert caught.value.why == why
    assert caught.value.facts["least"] == least
    assert caught.value.facts["most"] == most


def test_a_game_of_more_seats_than_letters_is_refused() -> None:
    with pytest.raises(ValueError, match="has more than 26 seats"):
        replace(outsider.GAME, seats=range(2, MOST_SEATS + 2))


def test_questions_are_looked_at_before_the_ending() -> None:
    """Who has to act, what is legal and why not: all three go by the same order."""
    state = outsider.GAME.deal(3, 1)
    state.ask(Question("loud", (1,)))
    state.ending = "OT-01"
    moves = state.legal_moves(1)
    assert state.to_act() == (1,)
    assert moves
    assert state.why_not(1, moves[0]) is None
    refusal = state.why_not(0, Move("aye"))
    assert refusal is not None
    assert refusal.reason == "not-your-turn"
    state.questions = None
    refusal = state.why_not(1, moves[0])
    assert refusal is not None
    assert refusal.reason == "game-over"
