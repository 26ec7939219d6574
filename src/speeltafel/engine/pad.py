"""What a score pad asks at a table of wood: data, and functions over a table of the game.

A game's `pad.py` says what people write down in a round, and hands it to the very functions by
which its rules count. `engine/reckoning.py` makes a standing of all that was written.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from speeltafel.engine.events import NOBODY, Event
from speeltafel.engine.moves import Refusal
from speeltafel.engine.view import Reckoned, Said

SEAT = "seat"
"""A field that takes a player; NOBODY where `least` says so."""
CARDS = "cards"
"""Cards that are tapped, or a sum that is typed."""
NUMBER = "number"
CHOICE = "choice"
"""One of several numbers."""
KINDS = (SEAT, CARDS, NUMBER, CHOICE)

Value = int | list[int]
"""What is written: a number, or the keys that were tapped."""
Cell = tuple[str, int]
"""A field and a seat; NOBODY where a field is the table's."""
Cells = Mapping[Cell, Value]


@dataclass(frozen=True)
class Key:
    """A card to tap, or any of several that count alike."""

    worth: int
    copies: int
    card: int = NOBODY
    """It is drawn as this card, or else bears a text."""
    text: str = ""


@dataclass(frozen=True)
class Field:
    """One thing that people write down: once, or for each player who is in.

    Its label is the message `pad-<name>`; of nobody, `pad-<name>-nobody`.
    """

    name: str
    kind: str
    rule: str
    """What the rulebook says of it."""
    each: bool = True
    least: int = 0
    most: int = 0
    step: int = 1
    """A number is so many times this."""
    usual: int | None = None
    """What holds where nothing is written; None: something has to be."""
    keys: tuple[Key, ...] = ()
    choices: tuple[int, ...] = ()


class Written:
    """What was written of one round, with what is usual where nothing was."""

    def __init__(self, fields: Sequence[Field], cells: Cells) -> None:
        self.fields = {field.name: field for field in fields}
        self.cells = cells

    def value(self, name: str, seat: int) -> Value | None:
        field = self.fields[name]
        return self.cells.get((name, seat if field.each else NOBODY), field.usual)

    def number(self, name: str, seat: int = NOBODY) -> int:
        """A number, or what tapped cards are worth."""
        value = self.value(name, seat)
        assert value is not None
        if isinstance(value, int):
            return value
        return sum([self.fields[name].keys[key].worth for key in value])

    def tapped(self, name: str, seat: int) -> list[int] | None:
        """The keys that were tapped; None where a sum was typed."""
        value = self.value(name, seat)
        return value if isinstance(value, list) else None


@dataclass(frozen=True)
class Verdict:
    """What the referee says: whether it may be, in a sentence, by which rule."""

    allowed: bool
    says: Said
    rule: str


@dataclass(frozen=True)
class Query:
    """A question to the referee, the message `ask-<name>`: what is to be told, and the answer."""

    name: str
    fields: Callable[[Any], tuple[Field, ...]]
    answer: Callable[[Any, Written], Verdict | Refusal]


@dataclass(frozen=True)
class PadRules:
    """How a game is kept score of; each function is given a table of the game."""

    fields: Callable[[Any], tuple[Field, ...]]
    """What is asked of the round that has just been played."""
    count: Callable[[Any, Written], tuple[Reckoned, ...] | Refusal]
    """Count a round by the rules, or refuse it and change nothing."""
    noted: Callable[[Sequence[Event]], dict[Cell, Value]]
    """What people write down when they have seen this happen, from one count to the next."""
    opening: Callable[[Mapping[str, object]], tuple[Field, ...]] = lambda _: ()
    """What is asked before the first round: fields that bear the names of options they settle."""
    facts: Callable[[Any, int], tuple[Said, ...]] = lambda *_: ()
    """What else people should know of a player."""
    queries: tuple[Query, ...] = ()
