"""Replays and journals of matches that are over, and games to print: each made once, and kept.

They are made in another process.

Of several who ask for the same all get the same. Each address has one made at a time, so that
nobody keeps others waiting by asking for many.
"""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module

import structlog

from speeltafel.engine.registry import all_games
from speeltafel.server.workers import Failed, Workers
from speeltafel.table.seats import Trouble

SIZE = 16 * 1024 * 1024
"""Bytes that are kept; who has not been asked for longest goes first."""
LONGEST = 60.0
"""Seconds within which a copy is made."""
WAITING = 200
WAITING_PER_ADDRESS = 32
"""So many copies may be waited for; a whole table asks at once, and each for their own."""

NEVER = re.compile(r"q=0(\.0*)?$")
"""Of an encoding: not this one."""

Key = tuple[str, str]
"""The code of a table, or what else it is of, and what of it."""
Maker = Callable[..., bytes]

log = structlog.get_logger()


@dataclass
class Queue:
    """What one address has asked for and not got yet."""

    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    waiting: int = 0


class Copies:
    """Ask for one by its key, and say how it is made."""

    def __init__(self, clerk: Workers) -> None:
        self.clerk = clerk
        self.turn = asyncio.Lock()
        """The clerk makes one after the other; who waits here is from another address each."""
        self.kept: OrderedDict[Key, bytes] = OrderedDict()
        self.size = 0
        self.making: dict[Key, asyncio.Task[bytes]] = {}
        self.queues: dict[str, Queue] = {}

    def warm(self) -> None:
        """Have the clerk's process started in the background, so that the first waits no longer."""
        self.clerk.begin(load, within=LONGEST)

    async def of(self, key: Key, address: str, job: Maker, *arguments: object) -> bytes:
        """The copy, which is made where it is not there yet."""
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if key not in self.making:
            queue = self.queues.get(address, Queue())
            if queue.waiting >= WAITING_PER_ADDRESS or len(self.making) >= WAITING:
                raise Trouble("trouble-too-fast")
            self.queues[address] = queue
            queue.waiting += 1
            task = asyncio.create_task(self.make(key, address, job, arguments))
            self.making[key] = task
        return await asyncio.shield(self.making[key])  # others may wait for it too

    async def make(
        self, key: Key, address: str, job: Maker, arguments: tuple[object, ...]
    ) -> bytes:
        queue = self.queues[address]
        try:
            async with queue.turn, self.turn:
                copy: bytes = await self.clerk.begin(job, *arguments, within=LONGEST)
        except Failed as error:
            log.error("no copy", code=key[0], what=key[1], error=str(error))
            raise Trouble("trouble-no-copy") from None
        finally:
            del self.making[key]
            queue.waiting -= 1
            if not queue.waiting:
                del self.queues[address]
        self.keep(key, copy)
        return copy

    def keep(self, key: Key, copy: bytes) -> None:
        self.kept[key] = copy
        self.size += len(copy)
        while self.size > SIZE:
            _, oldest = self.kept.popitem(last=False)
            self.size -= len(oldest)

    def forget(self, code: str) -> None:
        """The table is gone."""
        for key in [key for key in self.kept if key[0] == code]:
            self.size -= len(self.kept.pop(key))

    def close(self) -> None:
        for task in self.making.values():
            task.cancel()


def load() -> None:
    """In the clerk's process: know the games, and all that makes copies."""
    import_module("speeltafel.server.app")  # which imports this module too
    all_games()


def takes_gzip(accepted: str) -> bool:
    """Whoever says nothing of encodings takes any, by RFC 9110."""
    wanted = [part.replace(" ", "").lower() for part in accepted.split(",") if part.strip()]
    return not wanted or any(
        part.partition(";")[0] in ("gzip", "*") and not NEVER.search(part) for part in wanted
    )
