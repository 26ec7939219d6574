"""What a table is made of: what was settled at first, and what can change.

A change is decided on, stored, applied and told, in this order.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from speeltafel.engine.events import NOBODY
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move
from speeltafel.table.bounds import Value
from speeltafel.table.seats import Sat, Seat


@dataclass(frozen=True)
class Founding:
    """What is settled when a table is made."""

    code: str
    game: Game
    players: int
    options: Mapping[str, Value]
    secret: bytes
    clock: int = 0
    origin: str = ""
    """The code of the first table of a row of rematches: its cookies count at all of them."""
    interval: int = 0
    """How many seconds the table waits at most between two rounds until everybody is ready."""
    coach: bool = False
    """Whether everybody at the table may ask a coach."""
    seed: int | None = None
    """Where luck is to be the same again: what it follows from, instead of the secret."""

    @property
    def cookie(self) -> str:
        return f"seat_{self.origin or self.code}"


@dataclass(frozen=True)
class Begun:
    """The cards are dealt."""


@dataclass
class Line:
    """A line of the journal; `client` is the id under which a person sent it."""

    seq: int
    seat: int
    move: str
    client: str | None = None
    checked: Move | None = None
    """The move where it is known to be legal; a line from the store is read and checked."""


@dataclass(frozen=True)
class Left:
    """Somebody left for good: what becomes of the seat, and the line where the rules have one."""

    sat: Sat
    line: Line | None


@dataclass(frozen=True)
class Continued:
    """The rematch has a table of its own; `by` is who wanted it."""

    code: str
    by: int = NOBODY


@dataclass(frozen=True)
class Arranged:
    """The table is for other numbers, by other house rules, with another clock: the cards that the
    secret deals follow from all of that, and nobody has seen any."""

    players: int
    options: Mapping[str, Value]
    clock: int
    interval: int
    seats: tuple[Seat, ...]
    """Who sits where then."""
    coach: bool = False


@dataclass(frozen=True)
class Opening:
    """The game is to start: the words that people have pledged are opened first."""


@dataclass(frozen=True)
class Yielded:
    """Somebody would give the game up, or no longer would."""

    seat: int
    agree: bool


@dataclass(frozen=True)
class Undoing:
    """Somebody would take the last move back, or agrees to it, or does not."""

    seat: int
    agree: bool


@dataclass(frozen=True)
class Paused:
    """Everything waits, or goes on."""

    seat: int
    on: bool


Stored = Sat | Begun | Line | Left | Continued | Arranged
Passing = Opening | Yielded | Undoing | Paused
"""A change that nobody has to remember after a restart."""
Change = Stored | Passing
