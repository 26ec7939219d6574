"""A puzzle as its solver sees it: a lesson with one thing to find, from that seat's projection."""

from functools import cache

from speeltafel.engine.advice import why
from speeltafel.engine.asking import Gesture, meant
from speeltafel.engine.game import Game
from speeltafel.engine.lesson import Position, judged, lit, positions
from speeltafel.engine.puzzle import Puzzle, puzzles_of
from speeltafel.engine.view import MoveView, Said
from speeltafel.table import teaching, wire
from speeltafel.table.audience import view_with
from speeltafel.table.lessons import NAMES, moved
from speeltafel.texts import Texts, texts

PREFIX = "puzzle-"
"""How a puzzle is called among lessons."""


@cache
def puzzles(game: Game) -> dict[str, Puzzle]:
    return {f"{PREFIX}{one.name}": one for one in puzzles_of(game)}


@cache
def both(game: Game, name: str) -> tuple[Position, Position]:
    """The table before the answer and after it."""
    before, after = positions(game, puzzles(game)[name].lesson())
    return before, after


def name_of(seat: int) -> str:
    return NAMES[seat % len(NAMES)]


def written(game: Game, language: str, name: str) -> teaching.Lesson:
    """The whole puzzle, with its answer, in a language."""
    puzzle, text = puzzles(game)[name], texts(game, language)
    before, after = both(game, name)
    lesson, seat = puzzle.lesson(), puzzle.seat
    answer = before.state.write(before.state.read(seat, puzzle.answer))
    legal = [before.state.write(move) for move in before.state.legal_moves(seat)]
    lights = [
        teaching.Lit(one.zone, one.seat, one.card, one.spot) for one in lit(game, lesson, before)
    ]
    ask = teaching.Task(
        text("puzzle-ask"),
        [wire.View(0, view_with(game, before.state, seat, (), ()))],
        lights,
        answer,
        {move: text("puzzle-else") for move in legal if move != answer},
        True,
    )
    views = [moved(game, lesson, state, n) for n, state in enumerate(after.moves, 1)]
    views[-1].table.hold_still()
    done = teaching.Task(explained(game, puzzle, before, text), views, [])
    title = text("puzzle-title", number=puzzle.name)
    names = [name_of(one) for one in range(puzzle.players)]
    return teaching.Lesson(name, title, seat, names, [ask, done])


def explained(game: Game, puzzle: Puzzle, before: Position, text: Texts) -> str:
    """The answer, why it is, and how much it is worth."""
    seen = before.state.seen_by(puzzle.seat)
    said = text.say(why(game, seen, puzzle.seat, seen.read(puzzle.seat, puzzle.answer)), name_of)
    return text("puzzle-done", why=said[:1].upper() + said[1:], gain=puzzle.gain)


def tried(game: Game, name: str, number: int, order: teaching.Try) -> wire.Answer:
    """What something would do that the solver tries; nothing is done."""
    puzzle, position = puzzles(game)[name], both(game, name)[number]
    moves: tuple[MoveView, ...] = ()
    if order.move:
        refusal = judged(puzzle.lesson(), position, order.move).refusal
    else:
        gesture = Gesture(order.zone, tuple(order.cards), order.place, order.spot)
        moves, refusal = meant(game, position.state.seen_by(puzzle.seat), puzzle.seat, gesture)
    if refusal is None:
        return wire.Answer("", moves)
    return wire.Answer("", (), refusal.rule, Said(f"refused-{refusal.reason}", refusal.facts))
