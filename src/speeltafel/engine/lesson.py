"""Lessons: a game taught by playing it, as data in its folder.

A lesson is a file `lessons/<number>-<id>.toml`: a position in the language of scenarios, the rules
that it teaches, and tasks for the learner, who has the first seat unless `learner` says another:

    [[tasks]]
    say = "hit"                   what the learner reads: the text `lesson-<id>-hit`
    look = ["zone sum", "seat B", "card z9", "spot map 7"]     what is lit
    first = "B: play r5"          what the others do before; lines of a scenario
    do = "play z9"                what the learner is asked to do; several with `; ` between
    other = { "play r3" = "r3" }  what is said to this other move: `lesson-<id>-r3`
    think = true                  nothing is lit unless the learner asks

Above its tasks a lesson of an expansion names the option that it is about: `expansion = "jumpIn"`.

Where there is nothing to do, the learner looks and goes on. To any other legal move
`lesson-<id>-hit-else` is said, and to one that is not legal the refusal's own sentence.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from speeltafel.engine.errors import BadInput
from speeltafel.engine.events import NOBODY, Event
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.positions import LETTERS, ScenarioFailed, seat_of
from speeltafel.engine.scenario import Scenario, opening, step
from speeltafel.engine.state import State
from speeltafel.engine.view import HAND, TableView, ZoneView, attempt


@dataclass(frozen=True)
class Task:
    """One thing that the learner reads, and is asked to do."""

    say: str
    look: tuple[str, ...] = ()
    first: tuple[str, ...] = ()
    do: str = ""
    other: Mapping[str, str] = field(default_factory=dict)
    think: bool = False
    ahead: tuple[str, ...] = ()
    """The moves that come after this one in the same `do`."""


@dataclass(frozen=True)
class Lesson:
    """A position and what is learnt from it."""

    id: str
    position: Scenario
    tasks: tuple[Task, ...]
    seat: int = 0
    expansion: str = ""
    """The option that it is about; empty in the base game's own course."""

    def text(self, key: str = "") -> str:
        """The name of a message: of the title, or of what a task says."""
        return f"lesson-{self.id}-{key}" if key else f"lesson-{self.id}"

    def texts(self) -> set[str]:
        """The names of all messages that may be said; `-else` where something else can be done."""
        keys = {key for task in self.tasks for key in (task.say, *task.other.values())}
        return {self.text(), *[self.text(key) for key in keys]}


@dataclass(frozen=True)
class Lit:
    """What the learner is to look at: a seat, a zone, a card in a zone, a spot of one."""

    zone: str = ""
    seat: int = NOBODY
    card: int = NOBODY
    spot: int = NOBODY


@dataclass(frozen=True)
class Position:
    """The table when a task is set, and every move since the task before, its events untaken."""

    task: Task
    state: State
    moves: tuple[State, ...]


@dataclass(frozen=True)
class Judged:
    """What a lesson says to a move: it is the one, another legal one, or not legal."""

    is_right: bool = False
    say: str = ""
    refusal: Refusal | None = None


def course_of(game: Game) -> list[Lesson]:
    """All lessons of a game's folder, in order."""
    paths = (game.folder / "lessons").glob("*.toml")
    return [read_lesson(path) for path in sorted(paths, key=lambda path: number_of(path))]


def number_of(path: Path) -> int:
    return int(path.stem.partition("-")[0])


def read_lesson(path: Path) -> Lesson:
    data = tomllib.loads(path.read_text("utf-8"))
    tasks = tuple([task for body in data.pop("tasks") for task in tasks_in(body)])
    seat = LETTERS.index(data.pop("learner", LETTERS[0]))
    rules = tuple(data.pop("rules"))
    expansion = data.pop("expansion", "")
    name = path.stem.partition("-")[2]
    return Lesson(name, Scenario(f"lesson {name}", name, rules, **data), tasks, seat, expansion)


def tasks_in(body: dict[str, Any]) -> Iterator[Task]:
    """Several moves of one task are made one after another, each by itself."""
    first = [line.strip() for line in body.pop("first", "").splitlines()]
    look = tuple(body.pop("look", ()))
    moves = body.pop("do", "").split("; ")
    before = tuple([line for line in first if line])
    whole = Task(first=before, look=look, do=moves[0], ahead=tuple(moves[1:]), **body)
    yield whole
    for number, move in enumerate(moves[1:], 2):
        yield replace(whole, do=move, ahead=tuple(moves[number:]), first=(), other={})


def positions(game: Game, lesson: Lesson) -> list[Position]:
    """The table at every task; ScenarioFailed where the lesson does not hold."""
    found = []
    state = opening(game, lesson.position)
    state.take_events()
    moves: list[State] = []
    happened: list[Event] = []

    def note(before: State, seat: int, move: Move) -> None:
        before.submit(seat, move)
        moves.append(before)

    for task in lesson.tasks:
        for line in task.first:
            happened = told(lesson, state, line, happened, note)
        found.append(Position(task, state.copy(), tuple(moves)))
        moves.clear()
        if task.do:
            happened = told(lesson, state, f"{LETTERS[lesson.seat]}: {task.do}", happened, note)
    return found


def told(lesson: Lesson, state: State, line: str, happened: list[Event], note: Any) -> list[Event]:
    try:
        return step(state, line, happened, note)
    except (ScenarioFailed, BadInput) as error:
        raise ScenarioFailed(f"{lesson.position.name}: {line!r}: {error}") from None


def judged(lesson: Lesson, position: Position, move: Move) -> Judged:
    """What is said to this move of the learner."""
    task, state = position.task, position.state
    refusal = state.why_not(lesson.seat, move)
    if refusal is not None:
        return Judged(refusal=refusal)
    if task.do and move == state.read(lesson.seat, task.do):
        return Judged(is_right=True)
    own = [key for other, key in task.other.items() if state.read(lesson.seat, other) == move]
    return Judged(say=own[0] if own else f"{task.say}-else")


# What is lit.


def lit(game: Game, lesson: Lesson, position: Position) -> list[Lit]:
    """What the learner is to look at, and what the move takes that is asked for."""
    view = game.view(position.state.seen_by(lesson.seat))
    named = [pointed_at(position.state, view, words) for words in position.task.look]
    moves = asked_for(lesson, position, view)
    return named + [one for move in moves for one in taken(view, move)]


def asked_for(lesson: Lesson, position: Position, view: TableView) -> tuple[Move, ...]:
    """The move that is asked for, and those that the learner makes in one go with it."""
    task = position.task
    if not task.do:
        return ()
    first, *more = [position.state.read(lesson.seat, text) for text in (task.do, *task.ahead)]
    ends = [ending.attempt.move() for ending in view.series.endings] if view.series else []
    if not any(one.adds and one.attempt.move() == first for one in view.moves):
        return (first,)
    length = next((n for n, move in enumerate(more, 1) if move in ends), 0)
    return (first, *more[:length])


def pointed_at(state: State, view: TableView, words: str) -> Lit:
    """A line like `zone sum`; ScenarioFailed where there is no such thing in sight."""
    kind, name, *more = words.split()
    if kind == "seat":
        return Lit(seat=seat_of(name, state))
    if kind == "card":
        card = state.setup.notation.read_card(name)
        return Lit(zone_with(view, card).name, card=card)
    owner = seat_of(more[0], state) if kind == "zone" and more else NOBODY
    zones = [zone for zone in view.zones if zone.name == name and owner in (NOBODY, zone.seat)]
    if not zones or kind not in ("zone", "spot"):
        raise ScenarioFailed(f"nobody sees a {words!r} there: {[zone.name for zone in view.zones]}")
    if kind == "zone":
        return Lit(name, owner)
    spots = [
        number for number, spot in enumerate(zones[0].spots) if more[0] in (spot.tag, str(number))
    ]
    if not spots:
        raise ScenarioFailed(f"{name} has no spot {more[0]}")
    return Lit(name, spot=spots[0])


def zone_with(view: TableView, card: int) -> ZoneView:
    """Where a card lies: in the own hand, if it is there."""
    own = [zone for zone in view.zones if zone.kind == HAND and zone.seat == view.seat]
    for zone in (*own, *view.zones):
        if card in zone.cards:
            return zone
    raise ScenarioFailed(f"card {card} is nowhere in sight")


def taken(view: TableView, move: Move) -> list[Lit]:
    """The cards of a move, and the spot or pile to which it leads."""
    named = attempt(move)
    offered = next((one for one in view.moves if one.attempt == named), None)
    zones = offered.zones if offered and offered.zones else ()
    found = []
    for number, card in enumerate(move.cards):
        if zones or any(card in zone.cards for zone in view.zones if zone.selectable):
            found.append(Lit(zones[number] if zones else zone_with(view, card).name, card=card))
    if offered and offered.place:
        found.append(Lit(offered.place, spot=offered.spot))
    found += [Lit(zone.name) for zone in view.zones if zone.move == named]
    return found
