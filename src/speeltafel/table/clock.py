"""The clock of a table: who has to decide by when. What time it is, is told from outside."""

from collections.abc import Callable

from speeltafel.table.authority import Table
from speeltafel.table.pace import Pace


class Clock:
    """When the time runs out for every seat with a decision; nothing where there is no clock."""

    def __init__(self, table: Table, pace: Pace, now: Callable[[], float]) -> None:
        self.table = table
        self.pace = pace
        self.now = now
        self.deadlines: dict[int, float] = {}
        self.nudged: set[int] = set()

    @property
    def seconds(self) -> int:
        return self.table.founding.clock

    def start(self, mover: int | None) -> None:
        """Whoever has to decide anew gets the full time, the mover included."""
        state = self.table.state
        if state is None or not self.seconds:
            return
        fresh = self.now() + self.seconds
        before = self.deadlines
        self.deadlines = {
            seat: fresh if seat == mover or seat not in before else before[seat]
            for seat in state.to_act()
        }
        self.nudged = {s for s in self.nudged if self.deadlines.get(s) == before.get(s)}

    def left(self, viewer: int) -> float:
        """How long a viewer still has, or those who decide."""
        if not self.deadlines:
            return 0.0
        until = self.deadlines.get(viewer, min(self.deadlines.values()))
        return max(0.0, until - self.now())

    def due(self) -> list[float]:
        """When something is to be done: for every person, the nudge or the end."""
        return [
            until if seat in self.nudged else self.nudge_at(seat)
            for seat, until in self.deadlines.items()
            if not self.table.seats[seat].bot
        ]

    def nudge_at(self, seat: int) -> float:
        return self.deadlines[seat] - self.seconds * (1 - self.pace.nudge)

    def to_nudge(self, now: float) -> list[int]:
        """Who is to be nudged now; they are noted as such."""
        found = [
            seat
            for seat in sorted(self.deadlines)
            if seat not in self.nudged
            and not self.table.seats[seat].bot
            and self.nudge_at(seat) <= now
        ]
        self.nudged.update(found)
        return found

    def run_out(self, now: float) -> int | None:
        """The first seat whose time is over."""
        for seat in sorted(self.nudged & self.deadlines.keys()):
            if not self.table.seats[seat].bot and self.deadlines[seat] <= now:
                return seat
        return None
