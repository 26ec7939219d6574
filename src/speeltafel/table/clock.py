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
        self.paused_at: float | None = None
        """Since when it stands still."""

    @property
    def seconds(self) -> int:
        return self.table.founding.clock

    def start(self, mover: int | None) -> None:
        """Whoever has to decide anew gets the full time, the mover included."""
        state = self.table.state
        if state is None or not self.seconds:
            return
        # What has just happened takes everybody a while to see.
        fresh = self.now() + self.seconds + self.pace.pause * len(self.table.steps)
        before = self.deadlines
        self.deadlines = {
            seat: fresh if seat == mover or seat not in before else before[seat]
            for seat in state.to_act()
        }
        self.nudged = {s for s in self.nudged if self.deadlines.get(s) == before.get(s)}

    def stop(self) -> None:
        """Nobody has to decide until it is started again."""
        self.deadlines = {}
        self.nudged = set()

    def left(self, viewer: int) -> float:
        """How long a viewer still has, or those who decide."""
        if not self.deadlines:
            return 0.0
        until = self.deadlines.get(viewer, min(self.deadlines.values()))
        return max(0.0, until - (self.now() if self.paused_at is None else self.paused_at))

    def pause(self, on: bool) -> None:
        """Stand still, or go on with the time that everybody had left."""
        if not on and self.paused_at is not None:
            stood = self.now() - self.paused_at
            self.deadlines = {seat: until + stood for seat, until in self.deadlines.items()}
            self.paused_at = None
        elif on and self.paused_at is None:
            self.paused_at = self.now()

    def due(self) -> list[float]:
        """When something is to be done: for every person, the nudge or the end."""
        if self.paused_at is not None:
            return []
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
