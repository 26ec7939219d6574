"""A course over HTTP: lessons as their learner sees them, and what is tried in them."""

from typing import Annotated

import msgspec
from msgspec import Meta

from speeltafel.engine.view import Attempt
from speeltafel.table.bounds import Cards, Name, Value
from speeltafel.table.wire import View


class LessonInfo(msgspec.Struct):
    """A lesson of a course: its title, in the language that was asked for."""

    id: str
    title: str
    expansion: str = ""
    """The option that it is about; empty in the base game's own course."""


class Lit(msgspec.Struct):
    """What a learner is to look at: a seat, a zone, a card in a zone, a spot of one."""

    zone: str = ""
    seat: int = -1
    card: int = -1
    spot: int = -1


class Other(msgspec.Struct):
    """A legal move that is not asked for, and what is said to it."""

    move: Attempt
    says: str


class Task(msgspec.Struct):
    """What a learner reads and is asked to do, and the table then."""

    says: str
    views: list[View]
    """Every move since the task before, and last the table as it is when this is read."""
    lit: list[Lit]
    moves: list[Attempt] = []
    """What is to be done: several moves where their cards are chosen together; none where one
    looks and goes on."""
    others: list[Other] = []
    think: bool = False
    """Whether nothing is lit until the learner asks for it."""


class Lesson(msgspec.Struct):
    """A lesson, with all that its one learner gets to see."""

    id: str
    title: str
    seat: int
    names: list[str]
    """Those who sit there."""
    tasks: list[Task]
    next: str = ""
    """The lesson that follows; empty where the course, or the expansion, is at its end."""
    options: dict[str, Value] = {}
    """What the table is played by."""
    number: int = 0
    """Which of the base game's lessons it is, from 1 on; those of expansions have none."""


class Try(msgspec.Struct):
    """A move, or what was pointed at, as in Ask."""

    move: Attempt | None = None
    zone: Name = ""
    cards: Cards = []
    place: Name = ""
    spot: Annotated[int, Meta(ge=-1, le=9999)] = -1
