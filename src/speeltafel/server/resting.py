"""Tables at rest: nobody is there, and nothing will happen by itself.

Such a table leaves memory, and is read from the store when somebody knocks. What the store does not
have and people expect to find again is kept here, in little room.
"""

from dataclasses import dataclass

from speeltafel.server.room import Room
from speeltafel.table import wire


@dataclass(frozen=True, slots=True)
class Rested:
    """What is left of a table in memory."""

    cookie: str
    empty_since: float
    linger: float
    """How long it stays that nobody is at."""
    next_by: int
    talk: tuple[wire.Spoken | wire.Remarked, ...]
    yielding: frozenset[int]
    asker: int
    agreed: frozenset[int]
    reflexes: tuple[tuple[int, str], ...]
    paused: int
    paused_at: float | None
    deadlines: tuple[tuple[int, float], ...]
    nudged: frozenset[int]
    """Of a clock that stands still."""


def is_idle(room: Room) -> bool:
    """Nobody is here or has asked for a while, and nothing will happen by itself."""
    if room.closed or room.audience.connections or room.timer is not None or room.turns.busy:
        return False
    since = max(room.audience.knocked, room.audience.empty_since)
    return room.loop.time() - since >= room.settings.rest


def lay_down(room: Room) -> Rested:
    """Have a table rest; nothing is left of it but this."""
    table, clock = room.table, room.clock
    rested = Rested(
        table.founding.cookie,
        room.audience.empty_since,
        room.linger,
        table.next_by,
        tuple(table.talk),
        frozenset(table.yielding),
        table.undos.asker,
        frozenset(table.undos.agreed),
        tuple(room.desk.reflexes.items()),
        table.paused,
        clock.paused_at,
        tuple(clock.deadlines.items()),
        frozenset(clock.nudged),
    )
    room.dissolve()
    return rested


def go_on(room: Room, rested: Rested) -> None:
    """A table is as it was when it was laid down."""
    table, clock = room.table, room.clock
    room.audience.empty_since = rested.empty_since
    table.next_by = rested.next_by
    table.talk.extend(rested.talk)
    table.yielding.update(rested.yielding)
    table.undos.asker = rested.asker
    table.undos.agreed.update(rested.agreed)
    room.desk.reflexes.update(rested.reflexes)
    table.paused = rested.paused
    clock.paused_at = rested.paused_at
    clock.deadlines = dict(rested.deadlines)
    clock.nudged = set(rested.nudged)
    room.set_timer()
