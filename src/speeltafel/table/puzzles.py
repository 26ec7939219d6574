"""A puzzle as its solver sees it: a lesson with one thing to find, from that seat's projection."""

from functools import cache

from speeltafel.engine.advice import why
from speeltafel.engine.game import Game
from speeltafel.engine.lesson import Lesson, Position, asked_for, lit, positions
from speeltafel.engine.puzzle import Puzzle, puzzles_of
from speeltafel.engine.view import attempt
from speeltafel.table import teaching, wire
from speeltafel.table.arranging import values_of
from speeltafel.table.audience import view_with
from speeltafel.table.lessons import NAMES, answer, moved
from speeltafel.texts import Texts, texts

PREFIX = "puzzle-"
"""How a puzzle is called among lessons."""


@cache
def puzzles(game: Game) -> dict[str, Puzzle]:
    return {f"{PREFIX}{one.name}": one for one in puzzles_of(game)}


@cache
def places(game: Game, name: str) -> list[Position]:
    """The table before each move of the answer, and after it."""
    return positions(game, puzzles(game)[name].lesson())


def name_of(seat: int) -> str:
    return NAMES[seat % len(NAMES)]


def written(game: Game, language: str, name: str) -> teaching.Lesson:
    """The whole puzzle, with its answer, in a language."""
    puzzle, text = puzzles(game)[name], texts(game, language)
    lesson = puzzle.lesson()
    *before, after = places(game, name)
    asks = [ask(game, lesson, one, number, text) for number, one in enumerate(before)]
    views = [moved(game, lesson, state, n) for n, state in enumerate(after.moves, len(before))]
    views[-1].table.hold_still()
    done = teaching.Task(explained(game, puzzle, before[0], text), views, [])
    title = text("puzzle-title", number=puzzle.name)
    names = [name_of(one) for one in range(puzzle.players)]
    options = values_of(game, puzzle.players, puzzle.start.options)
    return teaching.Lesson(name, title, puzzle.seat, names, [*asks, done], "", options)


def ask(game: Game, lesson: Lesson, place: Position, number: int, text: Texts) -> teaching.Task:
    """One move of the answer, and what is said to every other."""
    state, seat = place.state, lesson.seat
    lights = [
        teaching.Lit(one.zone, one.seat, one.card, one.spot) for one in lit(game, lesson, place)
    ]
    # How the table came to the puzzle is no part of it.
    views = [moved(game, lesson, one, number) for one in place.moves[-1:]] if number else []
    view = views[0].table if views else view_with(game, state, seat, (), ())
    wanted = asked_for(lesson, place, view)
    says = text("puzzle-else")
    others = [
        teaching.Other(attempt(move), says) for move in state.legal_moves(seat) if move != wanted[0]
    ]
    asked = [attempt(move) for move in wanted]
    shown = views or [wire.View(0, view)]
    return teaching.Task(text("puzzle-ask"), shown, lights, asked, others, True)


def explained(game: Game, puzzle: Puzzle, before: Position, text: Texts) -> str:
    """The answer, why it is, and how much it is worth."""
    seen = before.state.seen_by(puzzle.seat)
    said = text.say(why(game, seen, puzzle.seat, seen.read(puzzle.seat, puzzle.steps[0])), name_of)
    return text("puzzle-done", why=said[:1].upper() + said[1:], gain=puzzle.gain)


def tried(game: Game, name: str, number: int, order: teaching.Try) -> wire.Answer:
    """What something would do that the solver tries."""
    return answer(game, puzzles(game)[name].lesson(), places(game, name)[number], order)
