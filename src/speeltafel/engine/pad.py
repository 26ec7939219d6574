"""What a score pad asks at a table of wood: data, and functions over a table of the game.

A game's `pad.py` says what people write down in a round, and hands it to the very functions by
which its rules count. `engine/reckoning.py` makes a standing of all that was written.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
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
SECRET = "secret"
"""A number that chance gives a player; what is written is how often it was looked at."""
KINDS = (SEAT, CARDS, NUMBER, CHOICE, SECRET)
NUMBERS, WORDED, CARD_NAMES, OPTION_TEXTS = "", "words", "cards", "texts"

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
    shown: str = NUMBERS
    """How choices are shown: as numbers, WORDED as messages `pad-<name>-<choice>`, by the names of
    cards, or (counted from 1) as the texts that the people have given by an option. What is no
    card and no text is worded."""


class Written:
    """What was written of one round, with what is usual where nothing was."""

    def __init__(self, fields: Sequence[Field], cells: Cells) -> None:
        self.fields = {one.name: one for one in fields}
        self.cells = cells

    def value(self, name: str, seat: int) -> Value | None:
        asked = self.fields[name]
        return self.cells.get((name, seat if asked.each else NOBODY), asked.usual)

    def number(self, name: str, seat: int = NOBODY) -> int:
        """A number, or what tapped cards are worth."""
        value = self.value(name, seat)
        assert value is not None
        if isinstance(value, int):
            return value
        return sum([self.fields[name].keys[key].worth for key in value])

    def tapped(self, name: str, seat: int = NOBODY) -> list[int] | None:
        """The keys that were tapped; None where a sum was typed."""
        value = self.value(name, seat)
        return value if isinstance(value, list) else None


@dataclass(frozen=True)
class Verdict:
    """What the referee says: whether it may be, in a sentence, by which rule."""

    allowed: bool | None
    """None where the question was not whether something may be."""
    says: Said
    rule: str


@dataclass(frozen=True)
class Query:
    """A question to the referee, the message `ask-<name>`: what is to be told, and the answer."""

    name: str
    fields: Callable[[Any], tuple[Field, ...]]
    answer: Callable[[Any, Written], Verdict | Refusal]


def nothing(_table: Any) -> tuple[Field, ...]:
    return ()


def nothing_said(_table: Any) -> tuple[Said, ...]:
    return ()


def nothing_to_count(_table: Any, _written: Written) -> tuple[Reckoned, ...] | Refusal:
    return ()


@dataclass(frozen=True)
class PadRules:
    """How a game is kept score of; each function is given a table of the game."""

    fields: Callable[[Any], tuple[Field, ...]]
    """What is asked of the round that has just been played."""
    count: Callable[[Any, Written], tuple[Reckoned, ...] | Refusal]
    """Count a round by the rules, or refuse it."""
    noted: Callable[[Sequence[Event], Any], dict[Cell, Value]]
    """What people write down when they have seen this happen, from the beginning of a round on, and
    see the table before it goes on."""
    opening: Callable[[Mapping[str, object]], tuple[Field, ...]] = nothing
    """What is asked before the first round; a field with an option's name settles that option."""
    prepare: Callable[[Any, Written], Refusal | None] = lambda *_: None
    """Put a table right by what else was told before the first round."""
    facts: Callable[[Any, int], tuple[Said, ...]] = lambda *_: ()
    """What else people should know of a player."""
    notes: Callable[[Any], tuple[Said, ...]] = nothing_said
    """What everybody should know before the next round."""
    closing: Callable[[Any], tuple[Field, ...]] = nothing
    """What is asked when the game is over, before it is known who has won."""
    close: Callable[[Any, Written], tuple[Reckoned, ...] | Refusal] = nothing_to_count
    """Count what was told then, or refuse it."""
    secrets: Callable[[Any], Sequence[int]] = lambda _: ()
    """The number that each player is told and nobody else."""
    ledger: Callable[[Any], object] = lambda _: None
    """What a pad keeps track of besides the score: the suite holds it against the game played."""
    begins: str = ""
    """The kind of event with which a round begins."""
    fixed: Mapping[str, object] = field(default_factory=dict)
    """Options that make no difference to what is written down, as the pad has them."""
    queries: tuple[Query, ...] = ()
    meanwhile: Callable[[Any, Written], tuple[Said, ...]] = lambda *_: ()
    """What everybody should know of a round of which only a part is written."""
