"""Tables in PostgreSQL, which several servers may share.

Every write carries in its own statement who writes it: the node, and the fence number of the table.
The row of the table is held while it is written to, so that whoever takes the table over waits for
that, and finds in its journal all that was ever acknowledged. Where a statement finds that the
table is somebody else's, or where nobody knows what became of it, the driver is lost for good:
whatever its server has in memory is read again.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import SQLAlchemyError

from speeltafel.engine.errors import BadInput
from speeltafel.server import database
from speeltafel.server.statements import (
    LINE,
    STATEMENTS,
    Batch,
    Lost,
    RowValues,
    Write,
    Written,
)

if TYPE_CHECKING:
    import psycopg

FIRST_FENCE = 1
TRIES = 5
"""So often a database is opened that is not there yet, or that another server brings up to date."""
AGAIN = 0.5
"""How long a server waits in between, in seconds."""

MINE = "EXISTS (SELECT 1 FROM {of} WHERE code = %s AND node = %s AND fence = %s FOR SHARE)"
"""Nobody can take it over before this transaction is over."""
NEW = "SELECT {values}, node, %s FROM nodes WHERE node = %s AND until > clock_timestamp()"
LINES = (
    "INSERT INTO lines (code, seq, seat, move, client)"
    " SELECT given.code, seq, seat, move, client FROM unnest("
    "%s::text[], %s::int[], %s::int[], %s::text[], %s::text[], %s::int[]"
    ") AS given (code, seq, seat, move, client, fence)"
    " JOIN (SELECT code, fence FROM tables WHERE code = ANY (%s::text[]) AND node = %s"
    " ORDER BY code FOR SHARE) AS own ON own.code = given.code AND own.fence = given.fence"
)
"""All moves of a turn of the loop at once."""
ANY_NUMBER = ("remove lines", "remove seats", "remove entries")
"""What may be there or not."""
PADS = ("add entry", "remove entries", "remove pad")

log = structlog.get_logger()


class NotStored(SQLAlchemyError):
    """The database refuses a write."""


class Postgres:
    """The writes of one server, as long as it is known to the others as one and the same node."""

    def __init__(self, url: sa.URL) -> None:
        psycopg_module()
        self.url = url
        self.node = ""
        self.fences: dict[str, int] = {}
        """Of each table and each pad that is ours."""
        self.connection: psycopg.AsyncConnection[Any] | None = None
        self.is_lost = False
        self.on_lost: Callable[[str], None] = lambda _: None
        self.under_way: asyncio.Task[None] | None = None
        dialect = sa.create_engine(url, paramstyle="format").dialect
        self.sql = {
            name: fenced(name, one, str(one.compile(dialect=dialect)))
            for name, one in STATEMENTS.items()
        }

    def open(self) -> sa.Connection:
        """Bring the schema up to date; more than one server may be about to."""
        engine = sa.create_engine(
            self.url, poolclass=sa.NullPool, connect_args={"connect_timeout": 5}
        )
        for left in reversed(range(TRIES)):
            try:
                with engine.begin() as connection:
                    database.migrate(connection)
                return engine.connect()
            except SQLAlchemyError as error:
                if not left:
                    raise BadInput(f"the database cannot be used: {reason(error)}") from None
                time.sleep(AGAIN)
        raise AssertionError

    async def connect(self, node: str, **more: Any) -> None:
        """Write from now on, as this node."""
        self.node = node
        await dropped(self.connection)
        self.connection = await connected(self.url, **more)

    def close(self, left: Batch) -> None:
        self.lose("closed")
        for _, done in left:
            done(Lost("closed"))

    async def leave(self) -> None:
        """Nothing is written any more."""
        if self.under_way is not None:
            await self.under_way
        if self.connection is not None:
            await self.connection.close()

    def lose(self, why: str) -> None:
        if not self.is_lost:
            self.is_lost = True
            self.on_lost(why)

    # Writing.

    def write(self, writes: Sequence[Write], done: Written) -> None:
        self.under_way = asyncio.create_task(self.carry_out(writes, done))

    async def carry_out(self, writes: Sequence[Write], done: Written) -> None:
        error = await self.store(writes)
        if isinstance(error, Lost):
            self.lose(str(error))
        done(error)

    async def store(self, writes: Sequence[Write]) -> SQLAlchemyError | None:
        connection = self.connection
        if self.is_lost or connection is None:
            return Lost("lost before")
        psycopg = psycopg_module()
        lines = [row for name, rows in writes if name == LINE for row in rows]
        others = [(name, rows) for name, rows in writes if name != LINE]
        try:
            if not others:  # one statement is a transaction by itself
                await self.add_lines(connection, lines)
                return None
            async with connection.transaction():
                for name, rows in others:
                    await self.add_others(connection, name, rows)
                if lines:
                    await self.add_lines(connection, lines)
        except psycopg.Error as error:
            return Lost(reason(error)) if connection.closed else NotStored(reason(error))
        except Lost as error:
            return error
        return None

    async def add_lines(
        self, connection: "psycopg.AsyncConnection[Any]", lines: Sequence[RowValues]
    ) -> None:
        columns = [[*column] for column in zip(*lines, strict=True)]
        codes = columns[0]
        fences = [self.fences.get(str(code), 0) for code in codes]
        done = await connection.execute(LINES, [*columns, fences, [*{*codes}], self.node])
        if done.rowcount != len(lines):
            raise Lost("a table is another's")

    async def add_others(
        self, connection: "psycopg.AsyncConnection[Any]", name: str, rows: Sequence[RowValues]
    ) -> None:
        cursor = connection.cursor()
        await cursor.executemany(self.sql[name], [self.with_fence(name, row) for row in rows])
        if cursor.rowcount != len(rows) and name not in ANY_NUMBER:
            raise Lost("a table is another's")

    def with_fence(self, name: str, row: RowValues) -> RowValues:
        if name in ("add table", "add pad"):
            self.fences.setdefault(str(row[0]), FIRST_FENCE)  # its seats come with it
            return (*row, FIRST_FENCE, self.node)
        code = row[code_at(name)]
        return (*row, code, self.node, self.fences.get(str(code), 0))


def code_at(name: str) -> int:
    """Where a row has the code of what it belongs to."""
    if name == "sit":
        return -2
    return 0 if name.startswith("add") else -1


def fenced(name: str, statement: sa.Insert | sa.Update | sa.Delete, sql: str) -> str:
    """A statement that does nothing where the table or the pad is another's."""
    mine = MINE.format(of="pads" if name in PADS else "tables")
    if not isinstance(statement, sa.Insert):
        return f"{sql} AND {mine}"
    head, _, values = sql.partition(" VALUES ")
    values = values.strip().removeprefix("(").removesuffix(")")
    if name in ("add table", "add pad"):
        return f"{head.removesuffix(')')}, node, fence) {NEW.format(values=values)}"
    return f"{head} SELECT {values} WHERE {mine}"


def psycopg_module() -> Any:
    try:
        import psycopg
    except ImportError:
        raise BadInput(
            "for PostgreSQL psycopg is needed: pip install 'speeltafel[postgres]'"
        ) from None
    return psycopg


async def connected(url: sa.URL, **more: Any) -> "psycopg.AsyncConnection[Any]":
    """A connection that notices when the other end is gone, and prepares all it is asked."""
    given = {"autocommit": True, "prepare_threshold": 0, "application_name": "speeltafel", **more}
    connection: psycopg.AsyncConnection[Any]
    connection = await psycopg_module().AsyncConnection.connect(conninfo(url), **given)
    return connection


async def dropped(connection: "psycopg.AsyncConnection[Any] | None") -> None:
    """Let go of a connection, whatever state it is in."""
    if connection is not None:
        with suppress(Exception):
            await connection.close()


def conninfo(url: sa.URL) -> str:
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def reason(error: BaseException) -> str:
    """The first line of what the database says."""
    inner = getattr(error, "orig", None) or error
    return (str(inner).strip().splitlines() or [type(inner).__name__])[0]
