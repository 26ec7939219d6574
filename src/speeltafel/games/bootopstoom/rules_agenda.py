"""What is to be decided, and what is to be done next.

What is begun and not yet finished lies on the agenda, the next thing on top; a decision interrupts
it. Each task has one instance in TASKS, put there by the file that says what it does.
"""

from abc import ABC, abstractmethod
from typing import Any, Final, Generic

from speeltafel.engine.decisions import StateT

# What the seat on turn has to decide; BUSY while nobody has to, ASKED while a question is open.
BUSY: Final = 0
DRAW: Final = 1
PLACE: Final = 2
STEAM: Final = 3
DELIVER: Final = 4
CALENDAR: Final = 5
CUTTING: Final = 6
REVEALING: Final = 7
POWER: Final = 8
TELEPORT: Final = 9
TILES: Final = 10
SWAP: Final = 11
SEARCH: Final = 12
SHOP: Final = 13
COLOUR: Final = 14
PAWN: Final = 15
SPOT: Final = 16
FAVOUR: Final = 17
INTOCHT_ADD: Final = 18
ASKED: Final = 19
OVER: Final = 20
PHASES: Final = (
    "busy|draw|place|steam|deliver|calendar|cut|reveal|power|teleport|tiles|swap|search|shop|"
    "colour|pawn|spot|favour|add|asked|over"
)
IN_TURN: Final = {
    PLACE: "BS-ROUND-01",
    SWAP: "BS-AMB-27",
    SEARCH: "BS-AMB-27",
    SHOP: "BS-AMB-27",
    COLOUR: "BS-AMB-69",
}
"""The rule by which it is the turn of somebody else than the Sint."""

# Why a Steam card leaves the row: by a Steam card, by damage or by `gezonken`. Why the boat leaps.
SHORTER: Final = 0
DAMAGE: Final = 1
SUNK: Final = 2
DELIVERED: Final = 3
HANDED_OVER: Final = 4

# What lies on the agenda: one of these, and above its bits what it is about.
TASK_BITS: Final = 5
TASK: Final = 31
ENTRY_BITS: Final = 15
ENTRY: Final = (1 << ENTRY_BITS) - 1
PLAY_CARD: Final = 1
STEP: Final = 2
OFFER: Final = 3
LOSE_STEAM: Final = 4
ADVANCE: Final = 5
CLEAN_UP: Final = 6
REFILL: Final = 7
NEW_ROUND: Final = 8
FILL_ON: Final = 9
DRAW_UP: Final = 10
RESOLVE_POWERS: Final = 11
READ_LETTER: Final = 12
ASK_SWAP: Final = 13
WINDOWS: Final = 14
ASK_SHOP: Final = 15
ASK_COLOUR: Final = 16
ADD_FREELY: Final = 17
DRAW_OTHERS: Final = 18
SAIL_ON: Final = 19

MOST_SEATS: Final = 8


class AgendaTask(ABC, Generic[StateT]):
    """Something that lies on the agenda."""

    @abstractmethod
    def carry_out(self, table: StateT, about: int) -> None:
        """It lies on top: do it."""


class Untold(AgendaTask[Any]):
    """Holds the place of a task until the file that knows it is loaded."""

    def carry_out(self, table: Any, about: int) -> None:
        raise LookupError("no file says what this task does")


TASKS: Final[list[AgendaTask[Any]]] = [Untold()] * SAIL_ON


def letter_at(position: int) -> int:
    """What the agenda says while a letter waits to be read."""
    return position << TASK_BITS | READ_LETTER


def round_from(first: int, seat: int) -> int:
    """What the agenda says of something that goes round the table: who began, and who is next."""
    return seat + MOST_SEATS * first
