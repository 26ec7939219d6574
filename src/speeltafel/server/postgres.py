"""Tables in PostgreSQL, which several servers may share.

Every write carries in its own statement who writes it: the node, and the fence number of the table.
The row of the table is held while it is written to, so that whoever takes the table over waits for
that, and finds in its journal all that was ever acknowledged. Where a statement finds that the
table is somebody else's, or where nobody knows what became of it, the driver is lost for good:
whatever its server has in memory is read again.
"""

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
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
CONNECTING = 2
"""How long a connection may take to come about, in seconds."""
BEATS = 4
"""So many in the time of a lease."""
SILENCE = {"idle": 1, "interval": 1, "count": 3}
"""How soon either end asks whether the other is still there, in seconds, and how often."""

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
REMOVES_SOME = ("remove lines", "remove seats", "remove entries")
ANY_NUMBER = -1
"""Of rows, where there may be some or none."""
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

    async def connect(self, node: str, lease: float) -> None:
        """Write from now on, as this node."""
        self.node = node
        await dropped(self.connection)
        self.connection = await connected(self.url, lease)

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
        """All in one go: what is sent before an answer is waited for is one transaction."""
        connection = self.connection
        if self.is_lost or connection is None:
            return Lost("lost before")
        psycopg = psycopg_module()
        try:
            asked = [*self.statements(writes)]  # all of them, before one is sent
            async with connection.pipeline():
                done = [await connection.execute(sql, given) for sql, given, _ in asked]
        except psycopg.Error as error:
            return Lost(reason(error)) if connection.closed else NotStored(reason(error))
        except NotStored as error:
            return error
        for (_, _, number), cursor in zip(asked, done, strict=True):
            if number not in (cursor.rowcount, ANY_NUMBER):
                return Lost("a table is another's")
        return None

    def statements(self, writes: Sequence[Write]) -> Iterator[tuple[str, RowValues, int]]:
        """What is asked of the database, with what, and how many rows have to come of it."""
        lines: list[RowValues] = []
        for name, rows in writes:
            if name == LINE:
                lines += rows
                continue
            number = ANY_NUMBER if name in REMOVES_SOME else 1
            for row in rows:
                yield self.sql[name], checked(self.with_fence(name, row)), number
        if lines:
            yield LINES, checked(self.as_arrays(lines)), len(lines)

    def as_arrays(self, lines: Sequence[RowValues]) -> RowValues:
        """Written by hand: psycopg takes a good deal longer for lists."""
        codes, seqs, seats, moves, clients = zip(*lines, strict=True)
        fences = [self.fences.get(code, 0) for code in codes]
        return (
            array(codes),
            array(map(str, seqs)),
            array(map(str, seats)),
            array(map(quoted, moves)),
            array(map(quoted, clients)),
            array(map(str, fences)),
            array({*codes}),
            self.node,
        )

    def with_fence(self, name: str, row: RowValues) -> RowValues:
        if name in ("add table", "add pad"):
            self.fences.setdefault(str(row[0]), FIRST_FENCE)  # its seats come with it
            return (*row, FIRST_FENCE, self.node)
        code = row[code_at(name)]
        return (*row, code, self.node, self.fences.get(str(code), 0))


def checked(given: RowValues) -> RowValues:
    """NotStored where there is a sign that PostgreSQL has no place for."""
    if any(isinstance(word, str) and "\0" in word for word in given):
        raise NotStored("a text with a zero in it")
    return given


def array(words: Iterable[str]) -> str:
    """As PostgreSQL reads it."""
    return f"{{{','.join(words)}}}"


def quoted(word: str | None) -> str:
    """A word of an array."""
    if word is None:
        return "NULL"
    if "\\" in word or '"' in word:
        word = word.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{word}"'


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


async def connected(url: sa.URL, lease: float) -> "psycopg.AsyncConnection[Any]":
    """A connection of a node: it prepares all it is asked, and each end notices a dead line.

    Whoever falls silent amid a writing keeps its rows locked for no longer than a lease, and nobody
    waits for a row so long that it misses a beat.
    """
    milliseconds = int(1000 * lease)
    connection: psycopg.AsyncConnection[Any]
    connection = await psycopg_module().AsyncConnection.connect(
        conninfo(url),
        autocommit=True,
        prepare_threshold=0,
        application_name="speeltafel",
        connect_timeout=CONNECTING,
        tcp_user_timeout=milliseconds,
        **{f"keepalives_{name}": seconds for name, seconds in SILENCE.items()},
    )
    limits = {
        "lock_timeout": milliseconds // BEATS,
        "tcp_user_timeout": milliseconds,
        **{f"tcp_keepalives_{name}": seconds for name, seconds in SILENCE.items()},
    }
    if connection.info.server_version >= 170000:
        limits["transaction_timeout"] = milliseconds
    # Asked for afterwards: what is between a server and its database may refuse it on connecting.
    asked = ", ".join(f"set_config('{name}', '{limit}', false)" for name, limit in limits.items())
    try:
        await connection.execute(f"SELECT {asked}")
    except BaseException:  # also where it was broken off
        await dropped(connection)
        raise
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
