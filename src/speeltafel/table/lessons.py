"""A lesson as its learner sees it: all of it from that seat's projection, known beforehand."""

from functools import cache

from speeltafel.engine import lesson as taught
from speeltafel.engine.asking import Gesture, meant
from speeltafel.engine.game import Game
from speeltafel.engine.lesson import Lesson, Position, asked_for, course_of, judged, lit
from speeltafel.engine.state import State
from speeltafel.engine.view import MoveView, Said, attempt
from speeltafel.table import teaching, wire
from speeltafel.table.arranging import values_of
from speeltafel.table.audience import view_with
from speeltafel.texts import Texts, texts

NAMES = ("Anna", "Bram", "Carla", "Daan", "Emma", "Finn", "Guus", "Hanna", "Iris", "Jan")
"""Who sits where: the texts of lessons call the others so."""


@cache
def course(game: Game) -> dict[str, Lesson]:
    return {lesson.id: lesson for lesson in course_of(game)}


@cache
def positions(game: Game, name: str) -> list[Position]:
    return taught.positions(game, course(game)[name])


def info(game: Game, language: str) -> list[teaching.LessonInfo]:
    text = words(game, language) if course(game) else None
    return [
        teaching.LessonInfo(one.id, text(one.text()), one.expansion)
        for one in course(game).values()
        if text
    ]


def words(game: Game, language: str) -> Texts:
    return texts(game, language, game.folder / "lessons")


def written(game: Game, language: str, name: str) -> teaching.Lesson:
    """The whole lesson, in a language."""
    lesson = course(game)[name]
    text = words(game, language)
    tasks: list[teaching.Task] = []
    seen = 0
    for position in positions(game, name):
        views = [moved(game, lesson, state, seen + n) for n, state in enumerate(position.moves, 1)]
        seen += len(views)
        if not views:
            table = view_with(game, position.state, lesson.seat, (), ())
            views = [wire.View(seen, table)]
        if not position.task.do:
            views[-1].table.hold_still()
        tasks.append(task(game, lesson, position, views, text))
    names = [NAMES[seat % len(NAMES)] for seat in range(lesson.position.players)]
    title, following = text(lesson.text()), after(game, lesson)
    options = values_of(game, lesson.position.players, lesson.position.options)
    number = 0 if lesson.expansion else [*course(game)].index(name) + 1
    return teaching.Lesson(name, title, lesson.seat, names, tasks, following, options, number)


def after(game: Game, lesson: Lesson) -> str:
    """What is learnt next: the base game's lessons in order, or those of the same expansion."""
    names = [*course(game)]
    later = names[names.index(lesson.id) + 1 :]
    same = [name for name in later if course(game)[name].expansion == lesson.expansion]
    return same[0] if same else ""


def task(
    game: Game, lesson: Lesson, position: Position, views: list[wire.View], text: Texts
) -> teaching.Task:
    asked, state = position.task, position.state
    found = [
        teaching.Lit(one.zone, one.seat, one.card, one.spot) for one in lit(game, lesson, position)
    ]
    says = text(lesson.text(asked.say))
    if not asked.do:
        return teaching.Task(says, views, found)
    others = []
    for move in state.legal_moves(lesson.seat):
        answer = judged(lesson, position, move)
        if not answer.is_right:
            others.append(teaching.Other(attempt(move), text(lesson.text(answer.say))))
    moves = [attempt(move) for move in asked_for(lesson, position, views[-1].table)]
    return teaching.Task(says, views, found, moves, others, asked.think)


def tried(game: Game, name: str, number: int, order: teaching.Try) -> wire.Answer:
    """What something would do that the learner tries."""
    return answer(game, course(game)[name], positions(game, name)[number], order)


def answer(game: Game, lesson: Lesson, position: Position, order: teaching.Try) -> wire.Answer:
    """What something would do in a position; nothing is done."""
    moves: tuple[MoveView, ...] = ()
    if order.move is not None:
        refusal = judged(lesson, position, order.move.move()).refusal
    else:
        gesture = Gesture(order.zone, tuple(order.cards), order.place, order.spot)
        moves, refusal = meant(game, position.state.seen_by(lesson.seat), lesson.seat, gesture)
    if refusal is None:
        return wire.Answer("", moves)
    return wire.Answer("", (), refusal.rule, Said(f"refused-{refusal.reason}", refusal.facts))


def moved(game: Game, lesson: Lesson, after: State, number: int) -> wire.View:
    """What a move led to, with the steps on the way."""
    after = after.copy()
    before = after.told_before()
    steps = [
        view_with(game, step, lesson.seat, step.happened or (), step.told_before())
        for step in after.steps or ()
    ]
    events = after.take_events()[len(before) :]
    return wire.View(number, view_with(game, after, lesson.seat, events, before), 0.0, steps, False)
