"""Puzzles over HTTP: played like lessons, the answer explained by its reason."""

import pytest

import speeltafel
from speeltafel.engine.game import Game
from speeltafel.engine.view import Attempt, attempt
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
            steps = [attempt(game.notation.read(step)) for step in puzzle.steps]
            assert [ask.moves[0] for ask in asks] == steps
            assert asks[0].moves == steps
            for ask in asks:
                right = ask.moves[0]
                assert ask.think
                assert [move.attempt for move in ask.views[-1].table.moves].count(right) <= 1
                assert right not in [other.move for other in ask.others]
            assert f" {puzzle.gain} " in done.says
            assert not done.views[-1].table.moves


def test_what_is_not_allowed_is_told_and_nothing_is_done() -> None:
    game = speeltafel.game("twaalfstich")
    name = next(iter(puzzles.puzzles(game)))
    before, *_ = puzzles.places(game, name)
    record = before.state.record()
    told = puzzles.tried(game, name, 0, teaching.Try(move=Attempt("sign", (), 0)))
    assert told.rule.startswith("12-")
    assert told.why is not None
    right = attempt(game.notation.read(puzzles.puzzles(game)[name].answer))
    assert puzzles.tried(game, name, 0, teaching.Try(move=right)).why is None
    assert before.state.record() == record
