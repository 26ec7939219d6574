"""Between two rounds: the table waits until everybody has seen what the last one brought.

The rules know nothing of it. A round that was reckoned is looked at by people; bots and clocks wait
until all of them who are near are ready, and no longer than the table has chosen. What time it is,
is told from outside. After a restart the table waits again, from the beginning.
"""

from collections.abc import Callable

from speeltafel.table.authority import Table


class Interval:
    """When the table goes on at the latest, and who need not be waited for any more."""

    def __init__(self, table: Table, now: Callable[[], float]) -> None:
        self.table = table
        self.now = now
        self.until = 0.0
        self.ready: set[int] = set()
        """The seats whose person has seen enough."""

    @property
    def is_open(self) -> bool:
        return self.until > 0

    @property
    def left(self) -> float:
        """For how long it is open at most."""
        return max(0.1, round(self.until - self.now(), 1)) if self.is_open else 0.0

    def look(self) -> None:
        """After a line: a round may be over, or the whole game."""
        table = self.table
        if table.over:
            self.end()
        elif table.reckoned and table.founding.interval and self.persons():
            self.ready.clear()
            self.until = self.now() + table.founding.interval

    def end(self) -> None:
        self.until = 0.0
        self.ready.clear()

    def persons(self) -> list[int]:
        """The seats of people who play for themselves."""
        return [n for n, seat in enumerate(self.table.seats) if seat.token and not seat.bot]

    def is_due(self, now: float) -> bool:
        """Whether the table goes on: all who are near are ready, or the time is up.

        Where nobody is near, as after a restart, they are waited for.
        """
        if now >= self.until:
            return True
        near = self.table.seating.near
        awaited = [n for n in self.persons() if self.table.seats[n].token in near]
        return bool(awaited) and self.ready.issuperset(awaited)
