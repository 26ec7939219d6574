"""What can change at a table: decided on, stored, applied and told, in this order."""

from dataclasses import dataclass

from speeltafel.engine.moves import Move
from speeltafel.table.seats import Sat


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
    """The rematch has a table of its own."""

    code: str


@dataclass(frozen=True)
class Opening:
    """The game is to start: the words that people have pledged are opened first."""


@dataclass(frozen=True)
class Yielded:
    """Somebody would give the game up, or no longer would."""

    seat: int
    agree: bool


Stored = Sat | Begun | Line | Left | Continued
Passing = Opening | Yielded
"""A change that nobody has to remember after a restart."""
Change = Stored | Passing
