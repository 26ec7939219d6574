"""Puzzles: one move is clearly the best, and a search with a fixed seed says so again."""

from itertools import islice

import pytest

import speeltafel
from speeltafel.bots import Stories
from speeltafel.bots.puzzling import (
    Decision,
    answered,
    clearly_best,
    in_scenario,
    kind_of,
    tables,
)
from speeltafel.engine.advice import why
from speeltafel.engine.book import positions
from speeltafel.engine.game import Game
from speeltafel.engine.lesson import judged
from speeltafel.engine.lesson import positions as lesson_positions
from speeltafel.engine.puzzle import asked, puzzles_of, read_puzzle
from speeltafel.engine.scenario import opening, scenario_named, step
from speeltafel.engine.state import State
from speeltafel.engine.story import Story
from speeltafel.texts import LANGUAGES, texts
from tests import ours

GAMES = [*speeltafel.all_games().values()]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
THREE = 3


def story_of(game: Game, moves: tuple[str, ...], seat: int, state: State) -> Story:
    """What the solver has seen of everything that was done."""
    stories = Stories([seat], game.recalled)
    events = state.take_events()
    stories.note(state, events)
    for line in moves:
        events = step(state, line, events)
        stories.note(state, events)
    story = stories.of(seat)
    assert story is not None
    return story


@ours.EACH
def test_every_game_has_puzzles_and_a_search_finds_their_answers(game: Game) -> None:
    puzzles = puzzles_of(game)
    assert len(puzzles) >= THREE
    for puzzle in puzzles[:THREE]:
        state = opening(game, puzzle.lesson().position)
        story = story_of(game, puzzle.moves, puzzle.seat, state)
        decision = Decision(puzzle.start, puzzle.moves, state, puzzle.seat, story)
        assert answered(game, decision) == (puzzle.answer, puzzle.gain)


@ours.EACH
def test_the_puzzles_of_a_game_ask_for_different_things(game: Game) -> None:
    """They are found by different thoughts, some in scenarios and some in games of bots."""
    kinds = set()
    puzzles = puzzles_of(game)
    for puzzle in puzzles:
        position = asked(game, puzzle).state
        story = story_of(game, (), puzzle.seat, position.copy())
        decision = Decision(puzzle.start, puzzle.moves, position, puzzle.seat, story)
        kinds.add(kind_of(game, decision, puzzle.answer))
    assert len(kinds) == len(puzzles)
    assert {puzzle.start.name == "deal" for puzzle in puzzles} == {False, True}


@EVERY_GAME
def test_a_puzzle_plays_like_a_lesson_and_its_answer_has_a_reason(game: Game) -> None:
    for puzzle in puzzles_of(game):
        lesson = puzzle.lesson()
        ask, *more, done = lesson_positions(game, lesson)
        steps = [game.notation.read(step) for step in puzzle.steps]
        for position, move in zip((ask, *more), steps, strict=True):
            assert judged(lesson, position, move).is_right
        assert not done.task.do
        legal = ask.state.legal_moves(puzzle.seat)
        assert len(legal) >= THREE
        others = [judged(lesson, ask, move) for move in legal if move != steps[0]]
        assert all(other.say == "ask-else" for other in others)
        seen = asked(game, puzzle).state.seen_by(puzzle.seat)
        said = why(game, seen, puzzle.seat, seen.read(puzzle.seat, puzzle.steps[0]))
        for language in LANGUAGES:
            assert texts(game, language).say(said)


def test_a_puzzle_is_read_as_it_was_written() -> None:
    game = speeltafel.game("twaalfstich")
    for path in (game.folder / "puzzles").glob("*.toml"):
        assert read_puzzle(game, path).written() == path.read_text("utf-8")


def test_where_nothing_is_clearly_best_there_is_no_puzzle() -> None:
    game = speeltafel.game("twaalfstich")
    state = game.deal(4, 1)
    story = story_of(game, (), state.turn, state)
    assert len(state.legal_moves(state.turn)) >= THREE
    assert clearly_best(game, state, state.turn, story) is None


def test_scenarios_and_deals_are_looked_at_by_turns() -> None:
    game = speeltafel.game("edden")
    starts = [next(table).start.name for table in islice(tables(game, 3), 6)]
    assert [name == "deal" for name in starts] == [False, True] * 3
    assert len({*starts}) == 4


def test_a_scenario_is_walked_through_as_its_lines_say() -> None:
    game = speeltafel.game("twaalfstich")
    scenario = scenario_named(game, "play/s01-the-worked-example")
    decisions = [*in_scenario(game, scenario)]
    *before, last = positions(game, scenario)
    assert [len(one.lines) for one in decisions] == [*range(len(before) + 1)]
    assert game.view(decisions[-1].state.seen_by(0)) == game.view(last.seen_by(0))
