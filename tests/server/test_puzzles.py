"""Puzzles over HTTP: played like lessons, the answer explained by its reason."""

import pytest

import speeltafel
from speeltafel.engine.game import Game
from speeltafel.table import puzzles, teaching
from speeltafel.texts import LANGUAGES

GAMES = [*speeltafel.all_games().values()]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@EVERY_GAME
def test_a_puzzle_is_a_lesson_with_one_thing_to_find(game: Game) -> None:
    for name, puzzle in puzzles.puzzles(game).items():
        for language in LANGUAGES:
            found = puzzles.written(game, language, name)
            *asks, done = found.tasks
            assert [ask.move for ask in asks] == puzzle.steps
            assert [asks[0].move, *asks[0].ahead] == puzzle.steps
            for ask in asks:
                assert ask.think
                assert [move.text for move in ask.views[-1].table.moves].count(ask.move) <= 1
                assert ask.move not in ask.others
            assert f" {puzzle.gain} " in done.says
            assert not done.views[-1].table.moves


def test_what_is_not_allowed_is_told_and_nothing_is_done() -> None:
    game = speeltafel.game("twaalfstich")
    name = next(iter(puzzles.puzzles(game)))
    before, *_ = puzzles.places(game, name)
    record = before.state.record()
    told = puzzles.tried(game, name, 0, teaching.Try(move="sign z"))
    assert told.rule.startswith("12-")
    assert told.why is not None
    assert (
        puzzles.tried(game, name, 0, teaching.Try(move=puzzles.puzzles(game)[name].answer)).why
        is None
    )
    assert before.state.record() == record
