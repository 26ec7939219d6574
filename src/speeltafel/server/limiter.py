"""How often something may be done, by an address or over one connection."""

import time
from collections.abc import Callable

from speeltafel.server.settings import Settings, rate_of


class Bucket:
    """A rate: what is allowed at once runs out, and comes back bit by bit."""

    def __init__(self, rate: str, clock: Callable[[], float] | None = None) -> None:
        number, seconds = rate_of(rate)
        self.size = float(number)
        self.per_second = number / seconds
        self.left = self.size
        self.clock = clock or time.monotonic
        self.at = self.clock()

    def allows(self, number: int = 1) -> bool:
        self.fill()
        if self.left < number:
            return False
        self.left -= number
        return True

    def fill(self) -> None:
        now = self.clock()
        self.left = min(self.size, self.left + (now - self.at) * self.per_second)
        self.at = now

    def is_spent(self) -> bool:
        self.fill()
        return self.left < 1

    def is_full(self) -> bool:
        self.fill()
        return self.left == self.size


class Limiter:
    """The rates of a server, counted for each address."""

    def __init__(self, settings: Settings) -> None:
        self.rates = {
            "connection": settings.connection_rate,
            "entry": settings.entry_rate,
            "join": settings.join_rate,
            "message": settings.message_rate,
            "print": settings.print_rate,
            "replay": settings.replay_rate,
            "request": settings.request_rate,
            "socket": settings.socket_rate,
            "table": settings.table_rate,
        }
        self.buckets: dict[tuple[str, str], Bucket] = {}

    def allows(self, kind: str, address: str, number: int = 1) -> bool:
        bucket = self.buckets.get((kind, address))
        if bucket is None:
            bucket = self.buckets[kind, address] = Bucket(self.rates[kind])
        return bucket.allows(number)

    def is_spent(self, kind: str, address: str) -> bool:
        """Whether nothing more is allowed now; nothing is taken by asking."""
        bucket = self.buckets.get((kind, address))
        return bucket is not None and bucket.is_spent()

    def forget(self, key: tuple[str, str]) -> None:
        """Let go of whoever has done nothing for so long that it makes no difference."""
        if self.buckets[key].is_full():
            del self.buckets[key]
