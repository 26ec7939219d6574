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
FEW = 6
"""Where more than so much waits to be begun, somebody floods: then moves come first."""
UNSENT_PER_ADDRESS = 32 * 1024 * 1024
"""So many bytes may wait for all sockets of an address together."""
BREATH = 0.002
"""How long moves have between two things that are begun then, in seconds."""

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
        self.unsent: dict[str, int] = {}
        """How many bytes wait for each address to take them from its sockets."""
        self.lines = Bucket(LINES)
        self.waiting: dict[str, deque[Callable[[], None]]] = {}
        """Requests to be begun, and frames to be read: of one address after another."""
        self.number = 0
        """How much of it there is."""

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

    def note_unsent(self, network: str, more: int) -> bool:
        """So much more waits for an address; tells whether that is within bounds."""
        unsent = self.unsent.pop(network, 0) + more
        if unsent:
            self.unsent[network] = unsent
        return unsent <= UNSENT_PER_ADDRESS

    def cut_off(self, why: str) -> None:
        """Somebody has gone beyond a limit: that is counted and, within reason, logged."""
        self.metrics.cut_off[why] += 1
        if self.lines.allows():
            log.warning("cut off", why=why)

    def begin(self, network: str, work: Callable[[], None]) -> None:
        """Have something done in turn that is no short message, at most one in a turn of the loop.

        Whoever floods waits behind himself: the next is somebody else's.
        """
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.begin_next)
        self.waiting.setdefault(network, deque()).append(work)
        self.number += 1

    def begin_next(self) -> None:
        loop = asyncio.get_running_loop()
        network = next(iter(self.waiting))
        own = self.waiting.pop(network)
        loop.call_soon(own.popleft())
        self.number -= 1
        if own:
            self.waiting[network] = own
        if self.number > FEW:
            loop.call_later(BREATH, self.begin_next)
        elif self.waiting:
            loop.call_soon(self.begin_next)
