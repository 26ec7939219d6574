"""The store: tables, seats and journals, and score pads, in a database.

What comes in one turn of the loop is written at its end, in one transaction, so that many tables
share the cost of making their moves durable. The commit itself waits for the disk, in a thread of
its own: the loop tells of the batch before, and takes what makes up the next one.
"""

import asyncio
import functools
import json
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from speeltafel.engine.errors import BadInput
from speeltafel.server import database
from speeltafel.server.metrics import Metrics
from speeltafel.table.authority import Table
from speeltafel.table.changes import Arranged, Begun, Continued, Left, Line, Stored
from speeltafel.table.seats import Sat, Seat
from speeltafel.table.wire_pads import PadEntry

log = structlog.get_logger()

metadata = sa.MetaData()
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("version", sa.String(64), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("clock", sa.Integer, nullable=False),
    sa.Column("origin", sa.String(16), nullable=False),
    sa.Column("next", sa.String(16), nullable=False),
    sa.Column("started", sa.Boolean, nullable=False),
    sa.Column("address", sa.String(64), nullable=False),
    sa.Column("maker", sa.String(64), nullable=False),
    sa.Column("interval", sa.Integer, nullable=False),
    sa.Column("coach", sa.Boolean, nullable=False),
)
seats = sa.Table(
    "seats",
    metadata,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("token", sa.String(64), nullable=False),
    sa.Column("bot", sa.String(40), nullable=False),
    sa.Column("word", sa.String(200), nullable=False),
    sa.Column("pledge", sa.String(64), nullable=False),
    sa.Column("facts", sa.Text, nullable=False),
)
lines = sa.Table(
    "lines",
    metadata,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("move", sa.Text, nullable=False),
    sa.Column("client", sa.String(80), nullable=True),
    sa.UniqueConstraint("code", "client", name="lines_client"),
)

pads = sa.Table(
    "pads",
    metadata,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("names", sa.Text, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("address", sa.String(64), nullable=False),
    sa.Column("seed", sa.BigInteger, nullable=False, server_default="0"),
)
entries = sa.Table(
    "entries",
    metadata,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("field", sa.String(40), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("value", sa.Text, nullable=False),
    sa.Column("client", sa.String(80), nullable=False),
    sa.UniqueConstraint("code", "client", name="entries_client"),
)

RowValues = tuple[object, ...]
"""What a write puts in, in the order in which its text names it."""
Write = tuple[str, list[RowValues]]
"""The name of a statement, and the rows that it is carried out with."""
Written = Callable[[SQLAlchemyError | None], None]
"""Who is told that a write is durable, or what went wrong with it."""
Batch = list[tuple[Sequence[Write], Written]]
"""What one transaction holds: writes that belong together, and who is told of them."""
Outcomes = list[tuple[Written, SQLAlchemyError | None]]
"""Who is to be told of a write, and what; the last first."""
LINE = "add line"
AT_ONCE = 0.001
"""How long tables are told of one commit before others have their turn, in seconds."""

ARRANGED = ("players", "options", "clock", "interval", "coach")
SEAT = ("name", "token", "bot", "word", "pledge", "facts")
OWN: sa.BindParameter[str] = sa.bindparam("own")
STATEMENTS: dict[str, sa.Insert | sa.Update | sa.Delete] = {
    "add table": sa.insert(tables),
    "add seat": sa.insert(seats),
    LINE: sa.insert(lines),
    "sit": sa.update(seats)
    .where(seats.c.code == OWN, seats.c.seat == sa.bindparam("number"))
    .values({name: sa.bindparam(name) for name in SEAT}),
    "arrange": sa.update(tables)
    .where(tables.c.code == OWN)
    .values({name: sa.bindparam(name) for name in ARRANGED}),
    "begin": sa.update(tables).where(tables.c.code == OWN).values(started=sa.true()),
    "continue": sa.update(tables).where(tables.c.code == OWN).values(next=sa.bindparam("to")),
    "remove lines": sa.delete(lines).where(lines.c.code == OWN),
    "remove seats": sa.delete(seats).where(seats.c.code == OWN),
    "remove table": sa.delete(tables).where(tables.c.code == OWN),
    "add pad": sa.insert(pads),
    "add entry": sa.insert(entries),
    "remove entries": sa.delete(entries).where(entries.c.code == OWN),
    "remove pad": sa.delete(pads).where(pads.c.code == OWN),
}
"""Everything that is ever written."""


class Store:
    """Open it, load what is there over its connection, then write."""

    def __init__(self, url: str, metrics: Metrics) -> None:
        self.url = database.database_url(url)
        self.engine = database.make_engine(self.url)
        self.metrics = metrics
        self.lock: sqlite3.Connection | None = None
        self.connection: sa.Connection | None = None
        dialect = self.engine.dialect
        self.sql = {name: str(one.compile(dialect=dialect)) for name, one in STATEMENTS.items()}
        """As this database writes them: for a row of a few words, making one anew is dear."""
        self.loop = asyncio.get_running_loop()
        self.waiting: Batch = []
        self.thread = ThreadPoolExecutor(1, "store")
        self.committing = False
        """Whether the thread has the connection."""

    def open(self) -> sa.Connection:
        """Take the file, see that it is whole, and bring its schema up to date."""
        file = database.file_of(self.url)
        if not file.parent.is_dir():
            raise BadInput(f"there is no folder {file.parent} for the database")
        self.lock = database.take(file)
        try:
            with self.engine.begin() as connection:
                database.check_whole(connection)
                database.migrate(connection)
            self.connection = self.engine.connect()
        except DatabaseError as error:
            self.close()
            raise BadInput(f"the database {file} cannot be used: {error.orig}") from None
        except BadInput:
            self.close()
            raise
        return self.connection

    def close(self) -> None:
        self.thread.shutdown()
        for writes, done in self.waiting:
            done(self.commit_alone(writes))
        if self.connection is not None:
            database.empty_log(self.connection)
            self.connection.close()
        self.engine.dispose()
        if self.lock is not None:
            self.lock.close()

    # Writing.

    async def add(self, table: Table, address: str) -> None:
        """A new table, with who sits there already."""
        founding = table.founding
        row = (
            founding.code,
            founding.game.id,
            founding.game.version,
            founding.players,
            json.dumps(dict(founding.options)),
            founding.secret.hex(),
            founding.clock,
            founding.origin,
            "",
            False,
            address,
            table.seating.maker,
            founding.interval,
            founding.coach,
        )
        sitting: list[RowValues] = [
            (founding.code, number, *seat_row(seat)) for number, seat in enumerate(table.seats)
        ]
        await self.write([("add table", [row]), ("add seat", sitting)])

    def change(self, code: str, change: Stored) -> asyncio.Future[None]:
        """A change of a table that nobody runs."""
        return self.write(writes_for(code, change))

    def append(self, code: str, change: Stored, done: Written) -> None:
        """A change of a table."""
        self.put(writes_for(code, change), done)

    async def remove(self, code: str) -> None:
        await self.write([(f"remove {what}", [(code,)]) for what in ("lines", "seats", "table")])

    async def add_pad(self, row: RowValues) -> None:
        await self.write([("add pad", [row])])

    async def note(self, code: str, seq: int, entry: PadEntry) -> None:
        """What was written on a pad."""
        value = json.dumps(entry.value)
        row = (code, seq, entry.round, entry.field, entry.seat, value, entry.id)
        await self.write([("add entry", [row])])

    async def remove_pad(self, code: str) -> None:
        await self.write([(f"remove {what}", [(code,)]) for what in ("entries", "pad")])

    def write(self, writes: Sequence[Write]) -> asyncio.Future[None]:
        written = self.loop.create_future()
        self.put(writes, functools.partial(settle, written))
        return written

    def put(self, writes: Sequence[Write], done: Written) -> None:
        """To be written when this turn of the loop is over, or the commit under way."""
        if not self.waiting:
            self.loop.call_soon(self.begin)
        self.waiting.append((writes, done))

    def begin(self) -> None:
        """All that waits, in one transaction; while another is committed, it waits on."""
        if self.committing or not self.waiting:
            return
        batch, self.waiting = self.waiting, []
        since = perf_counter()
        try:
            transaction = self.carry_out([write for writes, _ in batch for write in writes])
        except SQLAlchemyError:
            self.tell(batch, since, is_stored=False)
        else:
            self.committing = True
            self.thread.submit(self.commit, transaction, batch, since)

    def carry_out(self, writes: Iterable[Write]) -> sa.RootTransaction:
        assert self.connection is not None
        transaction = self.connection.begin()
        try:
            added: list[RowValues] = []
            for name, rows in writes:
                if name == LINE:
                    added += rows
                else:
                    self.connection.exec_driver_sql(self.sql[name], rows)
            if added:
                self.connection.exec_driver_sql(self.sql[LINE], added)
        except BaseException:
            transaction.rollback()
            raise
        return transaction

    def commit(self, transaction: sa.RootTransaction, batch: Batch, since: float) -> None:
        """In the thread: wait for the disk."""
        error = committed(transaction)
        self.loop.call_soon_threadsafe(self.end, batch, since, error is None)

    def end(self, batch: Batch, since: float, is_stored: bool) -> None:
        self.committing = False
        if is_stored:
            self.begin()  # the disk is busy while these are told
        self.tell(batch, since, is_stored)
        self.begin()

    def tell(self, batch: Batch, since: float, is_stored: bool) -> None:
        """Where a batch was not stored, each alone: one bad write must not take others with it."""
        outcomes = [
            (done, None if is_stored else self.commit_alone(writes)) for writes, done in batch
        ]
        self.metrics.commit_seconds.observe(perf_counter() - since)
        self.metrics.writes_per_commit.observe(len(batch))
        outcomes.reverse()
        self.tell_some(outcomes)

    def tell_some(self, outcomes: Outcomes) -> None:
        """Tell one table after another, and now and then let what has come meanwhile be heard."""
        until = perf_counter() + AT_ONCE
        while outcomes:
            done, error = outcomes.pop()
            try:
                done(error)
            except Exception as failure:  # no table may suffer from another's
                log.error("after storing", error=repr(failure))
            if outcomes and perf_counter() > until:
                self.loop.call_soon(self.tell_some, outcomes)
                return

    def commit_alone(self, writes: Sequence[Write]) -> SQLAlchemyError | None:
        try:
            error = committed(self.carry_out(writes))
        except SQLAlchemyError as refused:
            error = refused
        if error is not None:
            log.error("not stored", error=type(error).__name__)
        return error


def committed(transaction: sa.RootTransaction) -> SQLAlchemyError | None:
    """What went wrong, if anything did; nothing is left half done."""
    try:
        transaction.commit()
    except SQLAlchemyError as error:
        transaction.rollback()
        # SQLAlchemy took it for ended already, while the database may still have it open.
        transaction.connection.connection.rollback()
        return error
    return None


def settle(written: asyncio.Future[None], error: SQLAlchemyError | None) -> None:
    if written.done():
        return
    if error is None:
        written.set_result(None)
    else:
        written.set_exception(error)


def writes_for(code: str, change: Stored) -> list[Write]:
    match change:
        case Line():
            return [(LINE, [(code, change.seq, change.seat, change.move, change.client)])]
        case Sat():
            return [("sit", [(*seat_row(change.seat), code, change.number)])]
        case Left():
            line = [] if change.line is None else writes_for(code, change.line)
            return [*writes_for(code, change.sat), *line]
        case Arranged():
            options = json.dumps(dict(change.options))
            arranged = (change.players, options, change.clock, change.interval, change.coach)
            return [
                ("arrange", [(*arranged, code)]),
                ("remove seats", [(code,)]),
                ("add seat", [(code, n, *seat_row(seat)) for n, seat in enumerate(change.seats)]),
            ]
        case Begun():
            return [("begin", [(code,)])]
        case Continued():
            return [("continue", [(change.code, code)])]


def seat_row(seat: Seat) -> RowValues:
    """In the order of SEAT."""
    facts = json.dumps(dict(seat.facts))
    return seat.name, seat.token, seat.bot, seat.word, seat.pledge, facts


def seat_from(row: Mapping[str, object]) -> Seat:
    name, token, bot, word, pledge, facts = [str(row[column]) for column in SEAT]
    return Seat(name, token, bot, pledge, word, msgspec.json.decode(facts, type=dict[str, int]))
