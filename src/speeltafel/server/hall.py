"""The hall: all tables of a server."""

import asyncio
import contextlib
import secrets

import structlog
from sqlalchemy.exc import SQLAlchemyError

from speeltafel.engine.registry import game as game_named
from speeltafel.server.cluster import Movable, Sharing
from speeltafel.server.copies import Copies
from speeltafel.server.database import reading
from speeltafel.server.limiter import Limiter
from speeltafel.server.loading import (
    Loaded,
    StoredTable,
    by_and_by,
    in_pieces,
    load,
    load_one,
    stored,
)
from speeltafel.server.metrics import Metrics
from speeltafel.server.outdated import Outdated
from speeltafel.server.pads import KeptPad, load_pads, pad_for, row_of
from speeltafel.server.postgres import Postgres
from speeltafel.server.resting import Rested, go_on, is_idle, lay_down
from speeltafel.server.room import Room
from speeltafel.server.settings import Settings
from speeltafel.server.statements import Lost
from speeltafel.server.store import Store
from speeltafel.server.thinking import ThinkingWorkers
from speeltafel.table import commands, http, wire_pads
from speeltafel.table.authority import Table
from speeltafel.table.changes import Continued
from speeltafel.table.founding import found, rematch, what_if
from speeltafel.table.seats import Trouble

SIGNS = "bcdfghjkmnpqrstvwxz23456789"
"""What a code is made of: nothing that is mistaken for something else, and no words."""
CODE_LENGTH = 6
WITH_REMATCHES = 3
"""So many times as many tables an address may have where people go on from one to the next."""

log = structlog.get_logger()


class Hall:
    """Open it before and close it after use."""

    def __init__(self, url: str, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limiter = Limiter(settings)
        self.store = Store(url, self.metrics)
        self.thinkers = ThinkingWorkers(settings)
        self.copies = Copies(self.thinkers.clerk)
        self.rooms: dict[str, Room] = {}
        self.resting: dict[str, Rested] = {}
        """Tables that are not in memory."""
        self.waking: dict[str, asyncio.Task[None]] = {}
        """Those of them that somebody has knocked for."""
        self.rows: dict[str, list[str]] = {}
        """The tables at which a cookie counts, by its name."""
        self.addresses: dict[str, str] = {}
        """The address that made each table, also those at rest."""
        self.continuing: set[Room] = set()
        """The tables whose rematch is being made."""
        self.sockets: dict[str, int] = {}
        """How many sockets each address has open."""
        self.outdated: dict[str, Outdated] = {}
        """Tables of another version of their game."""
        self.aside: set[str] = set()
        """Tables that cannot be read; they stay in the store."""
        self.pads: dict[str, KeptPad] = {}
        self.pad_addresses: dict[str, str] = {}
        """The address that made each pad."""
        self.sweeper: asyncio.Task[None] | None = None
        self.connections: set[Movable] = set()
        self.cluster = Sharing(self, url) if isinstance(self.store.driver, Postgres) else None
        """Where other servers share the database."""

    async def open(self) -> None:
        """Bring back every table that was there, and go on."""
        connection = self.store.open()
        if self.cluster is None:
            self.take_in(load(connection))
            for kept_pad, address in load_pads(connection, self.store).values():
                self.add_pad(kept_pad, address)
        else:
            connection.close()
            await self.cluster.begin()
        log.info("open", tables=len(self.rooms), outdated=len(self.outdated), aside=len(self.aside))
        self.sweeper = asyncio.create_task(self.sweep(), name="sweeper")

    def take_in(self, loaded: Loaded) -> None:
        """Go on with what was read from the store."""
        for table, address in loaded.tables:
            self.add_room(table, address)
        for kept in loaded.outdated:
            self.outdated[kept.table.code] = kept
            kept.visited = asyncio.get_running_loop().time()
        self.aside |= {*loaded.aside}

    async def finish(self) -> None:
        """Begin nothing more, and see everything through that has come before."""
        if self.cluster is not None:
            await self.cluster.drain()
        if self.sweeper is not None:
            self.sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.sweeper
        await asyncio.gather(*self.waking.values(), return_exceptions=True)
        for pad in self.pads.values():
            pad.tell()  # nobody waits for news any longer
        for room in [*self.rooms.values()]:
            await room.close()
        await asyncio.sleep(0)  # what they said leaves when the loop's turn is over

    async def close(self) -> None:
        await self.finish()
        self.copies.close()
        self.thinkers.close()
        if self.cluster is not None:
            await self.cluster.end()
        self.store.close()

    async def fetch(self, code: str, asked: str = "") -> None:
        """Have a table here that is at rest or with nobody; Elsewhere if another server has it.

        Whoever asked for that one by name and came here waits until it has it no more.
        """
        code = code.lower()
        if code in self.resting and (self.cluster is None or not self.cluster.draining):
            await self.wake(code)
        elif self.cluster is not None:
            await self.cluster.fetch(code, asked)
        if code in self.rooms:
            self.rooms[code].audience.knocked = asyncio.get_running_loop().time()

    async def fetch_pad(self, code: str) -> None:
        if self.cluster is not None:
            await self.cluster.fetch_pad(code.lower())

    def room(self, code: str) -> Room:
        code = code.lower()
        if code in self.rooms:
            return self.rooms[code]
        if code in self.outdated:
            raise Trouble("trouble-old-version")
        raise Trouble("trouble-set-aside" if code in self.aside else "trouble-no-table")

    def table(self, code: str) -> Table:
        """A table to look at, also one that nobody can play at."""
        kept = self.outdated.get(code.lower())
        return self.room(code).table if kept is None else kept.table

    def add_room(self, table: Table, address: str) -> Room:
        self.rows.setdefault(table.founding.cookie, []).append(table.code)
        self.addresses[table.code] = address
        return self.run(table)

    def run(self, table: Table) -> Room:
        room = Room(table, self.store, self.thinkers, self.settings, self.metrics)
        self.rooms[table.code] = room
        self.count()
        return room

    def count(self) -> None:
        self.metrics.tables.set(len(self.addresses))
        self.metrics.resting.set(len(self.resting))

    def take_out(self, code: str) -> Room | None:
        """A table is no longer here; it is told whether it was run."""
        room = self.rooms.pop(code, None)
        cookie = self.resting.pop(code).cookie if room is None else room.table.founding.cookie
        self.rows[cookie].remove(code)
        if not self.rows[cookie]:
            del self.rows[cookie]
        del self.addresses[code]
        self.count()
        self.copies.forget(code)
        return room

    # Tables at rest.

    def rest(self, code: str) -> None:
        self.resting[code] = lay_down(self.rooms.pop(code))
        self.count()

    async def wake(self, code: str) -> None:
        """Once for all who knock; also where whoever came first is gone."""
        if code not in self.waking:
            self.waking[code] = asyncio.create_task(self.bring_back(code, self.resting[code]))
            self.waking[code].add_done_callback(lambda _: self.waking.pop(code))
        await asyncio.shield(self.waking[code])

    async def bring_back(self, code: str, rested: Rested) -> None:
        loaded = Loaded()
        await load_one(code, await self.stored(code), loaded)
        if self.resting.get(code) is not rested:
            raise Trouble("trouble-moving")
        if not loaded.tables:
            self.take_out(code)
            self.take_in(loaded)
            return
        del self.resting[code]
        [(table, _)] = loaded.tables
        table.reckoned = False  # what the last round brought was looked at before
        go_on(self.run(table), rested)

    async def stored(self, code: str) -> StoredTable:
        if self.cluster is not None:
            return await self.cluster.stored(code)
        try:
            return await asyncio.to_thread(self.read, code)
        except SQLAlchemyError as error:
            log.error("not read", code=code, error=type(error).__name__)
            raise Trouble("trouble-moving") from None

    def read(self, code: str) -> StoredTable:
        """In a thread: wait for the disk."""
        with reading(self.store.url).connect() as connection:
            return stored(connection, code)

    def turn_away(self) -> None:
        """Elsewhere for whoever begins something new, if this server is drained."""
        if self.cluster is not None:
            self.cluster.turn_away()

    def new_code(self) -> str:
        while True:
            code = "".join(secrets.choice(SIGNS) for _ in range(CODE_LENGTH))
            taken = (self.addresses, self.outdated, self.aside, self.pads)
            if not any(code in known for known in taken):
                return code

    def check_room(self, address: str, times: int = 1) -> None:
        """Trouble where there are too many tables, or too many that this address has made."""
        if self.cluster is not None and self.cluster.draining:
            raise Lost("drained")  # whoever goes on does so where the table goes
        made = sum(1 for other in self.addresses.values() if other == address)
        most = times * self.settings.tables_per_address
        if len(self.addresses) >= self.settings.tables or made >= most:
            raise Trouble("trouble-too-many")

    async def make(self, order: http.NewTable, address: str, person: str) -> Room:
        """A new table; whoever makes it sits on the first seat."""
        self.turn_away()
        self.check_room(address)
        game = game_named(order.game)
        table = found(self.new_code(), game, order, person)
        start = table.start() if order.start else None
        room = await self.add(table, address)
        log.info("table", code=table.code, game=game.id, players=order.players)
        if start is not None:
            await room.do(lambda: start)
        return room

    async def rematch(self, room: Room, person: str, order: commands.Rematch) -> None:
        """The same people at a new table; one person among bots starts at once, unless he waits.

        With the same deal there is no waiting: somebody else might sit down at known cards.
        """
        table = rematch(room.table, person, self.new_code(), order.pledge, same=order.same)
        if room.table.next in self.addresses or room in self.continuing:
            return
        address = self.addresses[room.table.code]
        self.check_room(address, WITH_REMATCHES)
        if not self.limiter.allows("table", address):
            self.metrics.cut_off["tables"] += 1
            raise Trouble("trouble-too-fast")
        self.continuing.add(room)
        try:
            new = await self.add(table, address)
            is_alone = sum(1 for seat in table.seats if seat.token) == 1
            if order.same or (is_alone and not order.wait):
                await new.do(table.start)
            await room.do(lambda: Continued(table.code, room.table.seating.of(person)))
        finally:
            self.continuing.discard(room)

    async def what_if(self, room: Room, person: str, step: int) -> Room:
        """A finished game at a new table, played on from a step of its replay."""
        address = self.addresses[room.table.code]
        self.check_room(address)
        table = await by_and_by(what_if(room.table, person, self.new_code(), step))
        return await self.add(table, address)

    async def start_again(self, kept: Outdated, person: str) -> Room:
        """The people of an outdated table at a new one, which is made for the first who asks."""
        kept.table.seat_of(person)
        async with kept.turn:
            if kept.table.next in self.addresses:
                await self.fetch(kept.table.next)
                return self.room(kept.table.next)
            self.check_room(kept.address, WITH_REMATCHES)
            new = await self.add(kept.again(self.new_code()), kept.address)
            following = Continued(new.table.code)
            await self.store.change(kept.table.code, following)
            kept.table.apply(following)
            return new

    async def add(self, table: Table, address: str) -> Room:
        """Store a table, then open it."""
        store = self.store
        await store.add(table, address)
        if store.driver.is_lost:
            raise Lost("lost meanwhile")
        return self.add_room(table, address)

    async def sweep(self) -> None:
        """Now and then clear away the tables that nobody comes back to."""
        while True:
            await asyncio.sleep(self.settings.sweep)
            try:
                await self.clear_away()
            except Exception as error:  # the next time it may go well
                log.error("not cleared away", error=repr(error))

    async def clear_away(self) -> None:
        async for key in in_pieces(self.limiter.buckets):
            self.limiter.forget(key)
        async for code in in_pieces(self.addresses):
            if self.is_forgotten(code):
                await self.forget(code)
        async for code in in_pieces(self.rooms):
            if code in self.rooms and is_idle(self.rooms[code]):
                self.rest(code)
        await self.forget_outdated()
        await self.forget_pads()
        if self.cluster is not None:
            await self.cluster.adopt()

    def is_forgotten(self, code: str) -> bool:
        if code in self.rooms:
            return self.rooms[code].is_forgotten()
        rested = self.resting.get(code)
        if rested is None or code in self.waking:
            return False
        return asyncio.get_running_loop().time() - rested.empty_since >= rested.linger

    async def forget(self, code: str) -> None:
        store, room = self.store, self.take_out(code)
        if room is not None:
            await room.close()
        await store.remove(code)
        log.info("forgotten", code=code)

    async def forget_outdated(self) -> None:
        now = asyncio.get_running_loop().time()
        for code, kept in [*self.outdated.items()]:
            linger = self.settings.linger if kept.started else self.settings.linger_lobby
            if now - kept.visited >= linger and not kept.turn.locked():
                del self.outdated[code]
                self.copies.forget(code)
                await self.store.remove(code)
                log.info("forgotten", code=code, version=kept.version)

    # Score pads.

    def pad(self, code: str) -> KeptPad:
        if code.lower() not in self.pads:
            raise Trouble("trouble-no-pad")
        return self.pads[code.lower()]

    def add_pad(self, kept: KeptPad, address: str) -> None:
        self.pads[kept.code] = kept
        self.pad_addresses[kept.code] = address

    async def make_pad(self, order: wire_pads.NewPad, address: str) -> KeptPad:
        self.turn_away()
        made = sum(1 for other in self.pad_addresses.values() if other == address)
        if len(self.pads) >= self.settings.tables or made >= self.settings.tables_per_address:
            raise Trouble("trouble-too-many")
        kept = KeptPad(self.new_code(), pad_for(order), self.store)
        await kept.store.add_pad(row_of(kept.code, kept.pad, address))
        if kept.store.driver.is_lost:
            raise Lost("lost meanwhile")
        self.add_pad(kept, address)
        log.info("pad", code=kept.code, game=kept.pad.game.id, players=kept.pad.players)
        return kept

    async def forget_pads(self) -> None:
        """A pad stays as long as a table that nobody is at."""
        now = asyncio.get_running_loop().time()
        for code, kept in [*self.pads.items()]:
            if now - kept.visited >= self.settings.linger and not kept.writing.locked():
                del self.pads[code]
                del self.pad_addresses[code]
                await self.store.remove_pad(code)
                log.info("forgotten", code=code)
