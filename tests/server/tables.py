"""Tables for tests, without a server: who sits there is given."""

from collections.abc import Iterable, Mapping

from speeltafel.engine.game import Game
from speeltafel.table.arranging import values_of
from speeltafel.table.authority import Table
from speeltafel.table.changes import Founding
from speeltafel.table.seats import Seat, Seating

SECRET = bytes(range(32))


def table_with(
    game: Game,
    seats: Iterable[Seat],
    options: Mapping[str, object] | None = None,
    code: str = "abc",
    clock: int = 0,
    interval: int = 0,
    coach: bool = False,
) -> Table:
    """A table that has not started; all its people are there, and the first one made it."""
    seating = Seating(seats)
    seating.maker = next(iter(seating.owners), "")
    seating.here = {*seating.owners}
    seating.near = {*seating.owners}
    players = len(seating.seats)
    values = values_of(game, players, options or {})
    founding = Founding(code, game, players, values, SECRET, clock, "", interval, coach)
    return Table(founding, seating)
