"""How often something may be done, by an address or over one connection."""

import functools
import time

from limits import RateLimitItem, parse

from speeltafel.server.settings import Settings


@functools.cache
def rate_of(text: str) -> RateLimitItem:
    return parse(text)


class Bucket:
    """A rate: what is allowed at once runs out, and comes back bit by bit."""

    def __init__(self, rate: str) -> None:
        item = rate_of(rate)
        self.size = float(item.amount)
        self.per_second = item.amount / item.get_expiry()
        self.left = self.size
        self.at = time.monotonic()

    def allows(self) -> bool:
        self.fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.at) * self.per_second)
        self.at = now

    def is_full(self) -> bool:
        self.fill()
        return self.left == self.size


class Limiter:
    """The rates of a server, counted for each address."""

    def __init__(self, settings: Settings) -> None:
        self.rates = {
            "table": settings.table_rate,
            "join": settings.join_rate,
            "request": settings.request_rate,
            "socket": settings.socket_rate,
        }
        self.buckets: dict[tuple[str, str], Bucket] = {}

    def allows(self, kind: str, address: str) -> bool:
        bucket = self.buckets.get((kind, address))
        if bucket is None:
            bucket = self.buckets[kind, address] = Bucket(self.rates[kind])
        return bucket.allows()

    def forget(self) -> None:
        """Let go of whoever has done nothing for so long that it makes no difference."""
        self.buckets = {key: bucket for key, bucket in self.buckets.items() if not bucket.is_full()}
