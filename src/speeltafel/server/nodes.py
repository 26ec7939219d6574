"""A server among others that share a database: its beat, and what is its own.

Every table and every pad has one owner at a time: a node and a fence number in its row, which goes
up whenever it changes hands. A node beats in a row of its own; one that has stopped beating has
lost all that was its own, whether it knows or not: it is never taken for alive again under the same
id. What time it is, the database says.
"""

import asyncio
import secrets
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import structlog

from speeltafel.server.postgres import (
    BEATS,
    Postgres,
    connected,
    dropped,
    psycopg_module,
    reason,
)

if TYPE_CHECKING:
    import psycopg

CHANNEL = "speeltafel"
FREED = "freed"
"""Said to all nodes when one has left, and its tables are nobody's."""
TAKEN = ""
"""Said to all nodes when one takes up what was nobody's."""
RELEASED = "released"
"""Said to all nodes when one gives tables away, for which somebody may be waiting."""
KEPT = "1 hour"
"""How long the row of a node that is gone is kept, for whoever looks what happened."""

ALIVE = "SELECT 1 FROM nodes WHERE nodes.node = {of} AND until > clock_timestamp()"
ENTER = (
    "INSERT INTO nodes (node, name, until, draining)"
    " VALUES (%s, %s, clock_timestamp() + make_interval(secs => %s), false)"
)
BEAT = (
    "UPDATE nodes SET until = clock_timestamp() + make_interval(secs => %s)"
    " WHERE node = %s AND until > clock_timestamp()"
)
CLAIM = f"""
WITH wanted AS (
    SELECT code, node FROM {{of}}
    WHERE {{which}} AND code <> ALL (%s::text[]) AND NOT EXISTS ({ALIVE.format(of="{of}.node")})
    ORDER BY code FOR UPDATE
), taken AS (
    UPDATE {{of}} SET node = %s, fence = fence + 1 FROM wanted
    WHERE {{of}}.code = wanted.code AND EXISTS ({ALIVE.format(of="%s")})
    RETURNING {{of}}.code, fence, wanted.node
)
SELECT code, fence, pg_notify('{CHANNEL}', node) FROM taken
"""
"""Compare and swap; who had it is told, should it wake up."""
ROW_OF_REMATCHES = (
    "coalesce(nullif(origin, ''), code) ="
    " (SELECT coalesce(nullif(origin, ''), code) FROM tables WHERE code = %s)"
)
OWNER = (
    "SELECT coalesce(name, ''), extract(epoch FROM until - clock_timestamp())::float8"
    " FROM {of} LEFT JOIN nodes ON nodes.node = {of}.node"
    " AND until > clock_timestamp() WHERE code = %s"
)
RELEASE = f"""
WITH gone AS (
    UPDATE {{of}} SET node = '' WHERE code = ANY (%s::text[]) AND node = %s RETURNING 1
)
SELECT pg_notify('{CHANNEL}', '{RELEASED}') FROM gone
"""
FREE = f"SELECT code FROM {{of}} WHERE NOT EXISTS ({ALIVE.format(of='{of}.node')}) LIMIT %s"
OTHERS = (
    "SELECT name FROM nodes WHERE node <> %s AND until > clock_timestamp() AND NOT draining"
    " ORDER BY name"
)

log = structlog.get_logger()


class Node:
    """One life of a server among the others, from its first beat to its last."""

    def __init__(
        self, driver: Postgres, name: str, lease: float, heard: Callable[[str], None]
    ) -> None:
        self.driver = driver
        self.name = name
        self.lease = lease
        self.id = f"{name}-{secrets.token_hex(8)}"
        self.heard = heard
        """Called with what is said to all nodes."""
        self.connection: psycopg.AsyncConnection[Any] | None = None
        self.heart: psycopg.AsyncConnection[Any] | None = None
        """For the beat alone: nothing that is asked and has to wait makes it late."""
        self.ear: psycopg.AsyncConnection[Any] | None = None
        self.turn = asyncio.Lock()
        """One question to the database at a time."""
        self.watch: asyncio.TimerHandle | None = None
        self.tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Be one of the nodes from now on; where that fails, nothing stays open."""
        try:
            await self.enter()
        except BaseException:
            await self.drop()
            raise

    async def enter(self) -> None:
        """Enter the row of this node, and beat from now on."""
        loop = asyncio.get_running_loop()
        await self.driver.connect(self.id, self.lease)
        self.connection = await connected(self.driver.url, self.lease)
        self.heart = await connected(self.driver.url, self.lease)
        self.ear = await connected(self.driver.url, self.lease)
        await self.ear.execute(f"LISTEN {CHANNEL}")
        since = loop.time()
        await self.ask(f"DELETE FROM nodes WHERE until < clock_timestamp() - interval '{KEPT}'")
        await self.ask(ENTER, self.id, self.name, self.lease)
        self.trust_until(since + self.lease)
        self.tasks = [asyncio.create_task(self.beat()), asyncio.create_task(self.listen())]

    async def ask(self, question: str, *given: object) -> "psycopg.AsyncCursor[Any]":
        assert self.connection is not None
        async with self.turn:
            return await self.connection.execute(question, given)

    # Being alive.

    def trust_until(self, moment: float) -> None:
        """Whatever keeps this from being moved on, a node that has slept notices by it."""
        if self.watch is not None:
            self.watch.cancel()
        loop = asyncio.get_running_loop()
        self.watch = loop.call_at(moment, self.driver.lose, "the lease is over")

    async def beat(self) -> None:
        assert self.heart is not None
        loop = asyncio.get_running_loop()
        while not self.driver.is_lost:
            await asyncio.sleep(self.lease / BEATS)
            since = loop.time()
            try:
                beaten = await self.heart.execute(BEAT, (self.lease, self.id))
            except psycopg_module().Error as error:
                self.driver.lose(reason(error))
                return
            if not beaten.rowcount:
                self.driver.lose("the others have given this node up")
            elif not self.driver.is_lost:
                self.trust_until(since + self.lease)

    async def listen(self) -> None:
        assert self.ear is not None
        try:
            async for said in self.ear.notifies():
                if said.payload == self.id:
                    self.driver.lose("another node has taken over")
                else:
                    self.heard(said.payload)
        except psycopg_module().Error as error:
            self.driver.lose(reason(error))

    async def end(self) -> None:
        """Leave the others, who need not wait for a lease to be over."""
        self.stop()
        try:
            with suppress(psycopg_module().Error):
                await self.ask("DELETE FROM nodes WHERE node = %s", self.id)
                await self.ask("SELECT pg_notify(%s, %s)", CHANNEL, FREED)
        finally:
            await self.drop()

    def stop(self) -> None:
        if self.watch is not None:
            self.watch.cancel()
        for task in self.tasks:
            task.cancel()

    async def drop(self) -> None:
        """Let go of everything, without a word."""
        self.stop()
        for connection in (self.connection, self.heart, self.ear, self.driver.connection):
            await dropped(connection)

    # What is whose.

    async def claim_tables(self, code: str, but: Collection[str]) -> list[str]:
        """The table and its rematches, if they are nobody's now; those that are ours then.

        None of them where somebody else is still about one of them: whoever wants them asks again.
        """
        question = CLAIM.format(of="tables", which=ROW_OF_REMATCHES)
        return await self.claim(question, code, but)

    async def claim_pad(self, code: str) -> list[str]:
        return await self.claim(CLAIM.format(of="pads", which="code = %s"), code, ())

    async def claim(self, question: str, code: str, but: Collection[str]) -> list[str]:
        try:
            found = await self.ask(question, code, [*but], self.id, self.id)
        except psycopg_module().errors.LockNotAvailable:
            return []
        taken = await found.fetchall()
        self.driver.fences.update({code: fence for code, fence, _ in taken})
        return [code for code, _, _ in taken]

    async def owner(self, code: str, of: str = "tables") -> tuple[str, float] | None:
        """The name of the node that a table belongs to, empty for none, and for how long it is
        still sure of that; None for no table."""
        found = await (await self.ask(OWNER.format(of=of), code)).fetchone()
        return None if found is None else (str(found[0]), found[1] or 0.0)

    async def release(self, codes: Sequence[str], of: str = "tables") -> None:
        """Whoever wants them may have them."""
        await self.ask(RELEASE.format(of=of), [*codes], self.id)
        for code in codes:
            self.driver.fences.pop(code, None)

    async def free(self, number: int, of: str = "tables") -> list[str]:
        """Some that are nobody's."""
        found = await (await self.ask(FREE.format(of=of), number)).fetchall()
        return [code for (code,) in found]

    async def drain(self) -> None:
        """Say that nothing more shall come here."""
        await self.ask("UPDATE nodes SET draining = true WHERE node = %s", self.id)

    async def others(self) -> list[str]:
        """The names of the other nodes that take tables."""
        return [name for (name,) in await (await self.ask(OTHERS, self.id)).fetchall()]

    async def rows(self, query: str, *given: object) -> list[dict[str, object]]:
        """What is stored, by the names of its columns."""
        found = await self.ask(query, *given)
        names = [column.name for column in found.description or ()]
        return [dict(zip(names, row, strict=True)) for row in await found.fetchall()]
