"""Several servers, one set of tables: a table is here when it is asked for here and nobody's.

A server lives under one id after another. Whenever it cannot be sure of what is its own (its lease
is over, another has taken a table, the database is out of reach), that life is over: it gives up
all tables as they are in memory, sends its people away, and begins anew. Nothing is lost by that,
since the journal has all that anybody was told, and people's pages come back by themselves.
"""

import asyncio
import contextlib
import random
import secrets
import zlib
from collections import defaultdict
from collections.abc import Callable, Coroutine, Iterable, Mapping
from typing import Any, Protocol

import structlog

from speeltafel.server.loading import ORDERS, Loaded, StoredRow, StoredTable, load_one
from speeltafel.server.metrics import Metrics
from speeltafel.server.nodes import FREED, RELEASED, TAKEN, Node
from speeltafel.server.outdated import Outdated
from speeltafel.server.pads import KeptPad, pad_with
from speeltafel.server.postgres import Postgres, psycopg_module, reason
from speeltafel.server.resting import Rested
from speeltafel.server.room import Room
from speeltafel.server.settings import Settings
from speeltafel.server.store import Store
from speeltafel.table.authority import Table
from speeltafel.table.seats import Trouble

AGAIN = 0.3
"""How long a server waits before it tries to reach the database again, in seconds."""
AT_ONCE = 20
"""So many tables that are nobody's are taken up in one go."""
BLINK = 0.3
"""How long a drained server waits until a table is taken up, before the next one goes."""
LONGEST = 8.0
"""The same for all of its tables together: whoever ends a server does not wait for ever."""
MOVING = "trouble-moving"

log = structlog.get_logger()


class Elsewhere(Exception):
    """What was asked for is with another server."""

    def __init__(self, node: str, left: float = 0.0) -> None:
        super().__init__(node)
        self.node = node
        self.left = left
        """How long it lives even if it never beats again, in seconds."""


class Movable(Protocol):
    """A connection to somebody at a table here, who can be sent elsewhere."""

    room: Room

    def part(self, node: str = "") -> None:
        """Send whoever it is to another server; empty for whichever there is."""


class SharedHall(Protocol):
    """What is here: a hall, as far as it has to do with others."""

    settings: Settings
    metrics: Metrics
    store: Store
    rooms: dict[str, Room]
    resting: dict[str, Rested]
    waking: dict[str, asyncio.Task[None]]
    addresses: dict[str, str]
    rows: dict[str, list[str]]
    outdated: dict[str, Outdated]
    aside: set[str]
    pads: dict[str, KeptPad]
    pad_addresses: dict[str, str]
    connections: set[Movable]

    def take_in(self, loaded: Loaded) -> None:
        """Go on with tables."""

    def take_out(self, code: str) -> Room | None:
        """A table is no longer here; it is told whether it was run."""

    def add_pad(self, kept: KeptPad, address: str) -> None:
        """Go on with a pad."""


class Sharing:
    """The part that a hall has in it."""

    def __init__(self, hall: SharedHall, url: str) -> None:
        self.hall = hall
        self.url = url
        self.name = hall.settings.node or secrets.token_hex(4)
        self.node: Node | None = None
        """The life that is lived now, if one is."""
        self.lives: set[Node] = set()
        """All that have not let go of their connections yet."""
        self.draining = False
        self.heirs: list[str] = []
        """Who takes what is handed over."""
        self.freed = asyncio.Event()
        """Set, and another put in its place, when something is nobody's any more."""
        self.taken = asyncio.Event()
        """Set when something was taken up that was nobody's."""
        self.coming: dict[str, asyncio.Task[None]] = {}
        """What is being brought here."""
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def is_ready(self) -> bool:
        return self.node is not None and not self.draining

    # One life after another.

    async def begin(self) -> None:
        """Begin to live; the hall has a new store for it."""
        store = self.hall.store
        assert isinstance(store.driver, Postgres)
        node = Node(store.driver, self.name, self.hall.settings.lease, self.hear)
        await node.begin()
        self.lives.add(node)
        store.driver.on_lost = lambda why: self.lose(node, why)
        self.node = node
        log.info("node", node=node.id)

    def lose(self, node: Node, why: str) -> None:
        """The life is over: whatever is in memory counts no more."""
        if self.node is not node:
            return
        self.node = None
        node.stop()
        hall = self.hall
        log.warning("lost", node=node.id, why=why, tables=len(hall.addresses))
        hall.metrics.lost += 1
        for code in [*hall.addresses]:
            room = hall.take_out(code)
            if room is not None:
                room.abandon()
        for pad in hall.pads.values():
            pad.tell()
        hall.aside.clear()
        for gone in (hall.outdated, hall.pads, hall.pad_addresses):
            gone.clear()
        for connection in [*hall.connections]:
            connection.part()
        if not self.draining:
            self.spawn(self.begin_again(node))

    async def begin_again(self, last: Node) -> None:
        # A connection that hangs may take its time to close.
        self.spawn(self.let_go(last))
        while not self.draining:
            self.hall.store = Store(self.url, self.hall.metrics)
            try:
                await self.begin()
                return
            except (psycopg_module().Error, OSError) as error:
                log.warning("no database", error=reason(error))
                await asyncio.sleep(AGAIN)

    async def let_go(self, last: Node) -> None:
        await last.drop()
        self.lives.discard(last)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def hear(self, said: str) -> None:
        if said == TAKEN:
            self.taken.set()
        if said in (FREED, RELEASED):
            self.freed.set()
            self.freed = asyncio.Event()
        if said == FREED:
            self.spawn(self.adopt(random.uniform(0.2, 1.0)))

    # Tables that are asked for.

    async def fetch(self, code: str, asked: str = "") -> None:
        """Who asked for the owner by name and ends up here finds nobody there: he waits here."""
        loop, until = asyncio.get_running_loop(), 0.0
        while not self.has(code):
            freed = self.freed
            try:
                await self.bring(f"table {code}", self.bring_tables, code)
                return
            except Elsewhere as error:
                until = until or loop.time() + error.left
                if error.node != asked or self.draining or until <= loop.time():
                    raise
            await within(until - loop.time(), freed)

    def has(self, code: str) -> bool:
        hall = self.hall
        return code in hall.rooms or code in hall.outdated or code in hall.aside

    async def fetch_pad(self, code: str) -> None:
        if code not in self.hall.pads:
            await self.bring(f"pad {code}", self.bring_pad, code)

    async def bring(
        self, key: str, bringing: Callable[[Node, str], Coroutine[Any, Any, None]], code: str
    ) -> None:
        """Once for all who ask; also where whoever asked first is gone."""
        if self.node is None:
            raise Trouble(MOVING)
        if key not in self.coming:
            task = asyncio.create_task(bringing(self.node, code))
            self.coming[key] = task
            task.add_done_callback(lambda _: self.coming.pop(key, None))
        try:
            await asyncio.shield(self.coming[key])
        except psycopg_module().Error as error:
            if self.node is not None:
                self.node.driver.lose(reason(error))
            raise Trouble(MOVING) from None

    async def bring_tables(self, node: Node, code: str) -> None:
        """A table with all its rematches, which stay together."""
        if self.draining:
            raise await self.way(node, code, "tables")
        hall = self.hall
        here = {*hall.addresses, *hall.outdated, *hall.aside}
        codes = await node.claim_tables(code, here)
        if not codes:
            error = await self.way(node, code, "tables")
            if str(error) == MOVING:  # it was given away only after it was asked for
                codes = await node.claim_tables(code, here)
            if not codes:
                raise error
        loaded = await load(await stored(node, codes))
        if self.node is not node:
            raise Trouble(MOVING)
        hall.take_in(loaded)
        log.info("taken up", codes=codes)

    async def bring_pad(self, node: Node, code: str) -> None:
        if self.draining or not await node.claim_pad(code):
            raise await self.way(node, code, "pads")
        [row] = await node.rows("SELECT * FROM pads WHERE code = %s", code)
        written = await node.rows("SELECT * FROM entries WHERE code = %s ORDER BY seq", code)
        if self.node is not node:
            raise Trouble(MOVING)
        kept = pad_with(row, written, self.hall.store)
        if kept is not None:
            self.hall.add_pad(kept, str(row["address"]))

    async def way(self, node: Node, code: str, of: str) -> Exception:
        """Where somebody has to go for what is not here."""
        found = await node.owner(code, of)
        if found is None:
            return Trouble("trouble-no-table" if of == "tables" else "trouble-no-pad")
        owner, left = found
        if owner and owner != self.name:
            return Elsewhere(owner, left)
        if self.draining and self.heirs:
            return Elsewhere(heir(code, self.heirs))
        return Trouble(MOVING)

    async def adopt(self, after: float = 0.0) -> None:
        """Take up some tables and pads that are nobody's, though nobody has come for them."""
        await asyncio.sleep(after)
        node = self.node
        if node is None or self.draining:
            return
        try:
            for code in await node.free(AT_ONCE):
                await self.fetch(code)
            for code in await node.free(AT_ONCE, "pads"):
                await self.fetch_pad(code)
        except (Trouble, Elsewhere):
            return  # another was quicker
        except psycopg_module().Error as error:
            node.driver.lose(reason(error))

    async def glance(self, firsts: Iterable[str]) -> list[Table]:
        """Tables that are not here, by the first of their row, to be looked at and nothing else."""
        if self.node is None:
            return []
        query = "SELECT code FROM tables WHERE code = ANY (%s) OR origin = ANY (%s)"
        try:
            found = await self.node.rows(query, [*firsts], [*firsts])
            kept = await stored(self.node, [str(row["code"]) for row in found])
        except psycopg_module().Error:
            return []
        return [table for table, _ in (await load(kept)).tables]

    async def stored(self, code: str) -> StoredTable:
        """The rows of a table that is at rest here, and ours."""
        node = self.node
        if node is None:
            raise Trouble(MOVING)
        try:
            return (await stored(node, [code]))[code]
        except psycopg_module().Error as error:
            node.driver.lose(reason(error))
            raise Trouble(MOVING) from None

    # Handing over.

    async def drain(self) -> None:
        """Take nothing more, and hand over what is here: people notice a blink.

        First what nobody is at, so that whoever knocks finds it elsewhere; then one row of
        rematches after another.
        """
        if self.draining:
            return
        self.draining = True
        node = self.node
        if node is None:
            return
        try:
            await node.drain()
            self.heirs = await node.others()
            under_way = [*self.hall.waking.values(), *self.coming.values()]
            await asyncio.gather(*under_way, return_exceptions=True)
            cookies = {one.room.table.founding.cookie for one in self.hall.connections}
            left = [codes for cookie, codes in self.hall.rows.items() if cookie not in cookies]
            await self.hand_over(node, [code for codes in left for code in codes])
            for cookie in cookies:
                self.taken.clear()
                await self.hand_over(node, [*self.hall.rows.get(cookie, [])])
                if self.heirs:  # which is not to read all of them at once
                    await within(min(BLINK, LONGEST / len(cookies)), self.taken)
            while self.hall.rows and self.node is node:  # what was being made meanwhile
                await self.hand_over(node, [*self.hall.addresses])
            await node.release([*self.hall.outdated, *self.hall.aside])
            for pad in self.hall.pads.values():
                async with pad.writing:
                    pad.tell()
            await node.release([*self.hall.pads], "pads")
        except psycopg_module().Error as error:
            node.driver.lose(reason(error))

    async def hand_over(self, node: Node, codes: list[str]) -> None:
        rooms = self.hall.rooms
        await asyncio.gather(*[rooms[code].close() for code in codes if code in rooms])
        if self.node is not node:
            return
        gone = {self.hall.take_out(code) for code in codes if code in self.hall.addresses}
        await node.release(codes)
        for connection in [one for one in self.hall.connections if one.room in gone]:
            cookie = connection.room.table.founding.cookie
            connection.part(heir(cookie, self.heirs) if self.heirs else "")

    def turn_away(self) -> None:
        """Whoever begins something new goes to another server while this one is drained."""
        if self.draining:
            raise Elsewhere(random.choice(self.heirs)) if self.heirs else Trouble(MOVING)

    async def end(self) -> None:
        """Leave the others, after everything was handed over."""
        node, self.node = self.node, None
        tasks = [*self.tasks, *self.coming.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if node is not None:
            await node.driver.leave()
            await node.end()
        for last in [*self.lives]:
            await self.let_go(last)


def heir(code: str, names: list[str]) -> str:
    """The node that takes a table, the same whoever asks."""
    return max(names, key=lambda name: zlib.crc32(f"{name} {code}".encode()))


async def within(seconds: float, event: asyncio.Event) -> None:
    """Wait for it, but not for longer."""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), seconds)


async def stored(node: Node, codes: list[str]) -> dict[str, StoredTable]:
    """The rows of these tables."""
    kept: list[dict[str, list[StoredRow]]] = []
    for kind, order in ORDERS:
        query = f"SELECT * FROM {kind.name} WHERE code = ANY (%s) ORDER BY {order}"
        by_code: dict[str, list[StoredRow]] = defaultdict(list)
        for row in await node.rows(query, codes):
            by_code[str(row["code"])].append(row)
        kept.append(by_code)
    return {code: StoredTable(*[rows[code] for rows in kept]) for code in codes}


async def load(kept: Mapping[str, StoredTable]) -> Loaded:
    loaded = Loaded()
    for code, rows in kept.items():
        await load_one(code, rows, loaded)
    return loaded
