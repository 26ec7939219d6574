"""How often something may be done, by an address or over one connection."""

import time

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from speeltafel.server.settings import Settings


class Limiter:
    """The rates of a server, counted for each address."""

    def __init__(self, settings: Settings) -> None:
        self.strategy = FixedWindowRateLimiter(MemoryStorage())
        self.rates: dict[str, RateLimitItem] = {
            "table": parse(settings.table_rate),
            "join": parse(settings.join_rate),
            "request": parse(settings.request_rate),
            "socket": parse(settings.socket_rate),
        }

    def allows(self, kind: str, address: str) -> bool:
        return self.strategy.hit(self.rates[kind], kind, address)


class Bucket:
    """A connection's own rate: it lives and dies with the connection, so nobody looks it up."""

    def __init__(self, rate: str) -> None:
        item = parse(rate)
        self.size = float(item.amount)
        self.per_second = item.amount / item.get_expiry()
        self.left = self.size
        self.at = time.monotonic()

    def allows(self) -> bool:
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True
