"""What comes in is bounded before any of it is read: who goes beyond is cut off.

The limits of a connection itself are kept by `door` (HTTP) and `carrier` (websockets).
"""

import asyncio
from collections import deque
from collections.abc import Callable

import structlog

from speeltafel.server.addresses import Proxies, network_of
from speeltafel.server.limiter import Bucket, Limiter
from speeltafel.server.metrics import Metrics
from speeltafel.server.settings import Settings

LINES = "60/minute"
"""How often a line is logged: whoever floods a server shall not flood its log."""
AT_ONCE = 1
"""So much of what is no short message is begun in one turn of the loop: moves wait for no more."""

log = structlog.get_logger()


class Gate:
    """All connections of a server, counted by address."""

    def __init__(self, settings: Settings, limiter: Limiter, metrics: Metrics) -> None:
        self.settings = settings
        self.limiter = limiter
        self.metrics = metrics
        self.proxies = Proxies(settings)
        self.open: dict[str, int] = {}
        """How many connections each address has."""
        self.lines = Bucket(LINES)
        self.waiting: deque[Callable[[], None]] = deque()
        """Requests to be begun, and frames to be read, in turn."""

    def enter(self, address: str) -> str | None:
        """Let a connection in, and say what it is counted for; None where it is one too many."""
        network = network_of(address)
        number = self.open.get(network, 0)
        why = ""
        if self.metrics.connections >= self.settings.connections:
            why = "all connections"
        elif not self.proxies.include(address):
            if number >= self.settings.connections_per_address:
                why = "connections"
            elif not self.limiter.allows("connection", network):
                why = "connection rate"
        if why:
            self.cut_off(why)
            return None
        self.open[network] = number + 1
        self.metrics.connections += 1
        return network

    def leave(self, network: str) -> None:
        self.metrics.connections -= 1
        self.open[network] -= 1
        if not self.open[network]:
            del self.open[network]

    def cut_off(self, why: str) -> None:
        """Somebody has gone beyond a limit: that is counted and, within reason, logged."""
        self.metrics.cut_off[why] += 1
        if self.lines.allows():
            log.warning("cut off", why=why)

    def begin(self, work: Callable[[], None]) -> None:
        """Have something done in turn that is no short message."""
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.begin_some)
        self.waiting.append(work)

    def begin_some(self) -> None:
        loop = asyncio.get_running_loop()
        for _ in range(min(AT_ONCE, len(self.waiting))):
            loop.call_soon(self.waiting.popleft())
        if self.waiting:
            loop.call_soon(self.begin_some)
