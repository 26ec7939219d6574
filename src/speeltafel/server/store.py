"""The store: tables, seats and journals in a database.

What comes in one turn of the loop is written at its end, in one transaction, so that many tables
share the cost of making their moves durable. The commit itself waits for the disk, in a thread of
its own: the loop tells of the batch before, and takes what makes up the next one.
"""

import asyncio
import functools
import json
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import perf_counter
from typing import Any

import sqlalchemy as sa
import structlog
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from speeltafel.engine.errors import BadInput
from speeltafel.engine.registry import all_games
from speeltafel.server.authority import (
    Begun,
    Change,
    Continued,
    Founding,
    Left,
    Line,
    Stored,
    Table,
)
from speeltafel.server.metrics import Metrics
from speeltafel.server.seats import Sat, Seat, Seating

MIGRATIONS = Path(__file__).parent / "migrations"

PAGE = 1024
"""Bytes of a page of a new file: a move changes a few short rows, each on a page of its own."""
CACHE = 16 * 1024
"""KiB of the file kept in memory: every table writes to pages of its own."""
CHECKPOINT = 8000
"""Pages in the log before they go into the file: one that changes often goes there once."""

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

Row = tuple[object, ...]
"""What a write puts in, in the order in which its text names it."""
Write = tuple[str, list[Row]]
"""The name of a statement, and the rows that it is carried out with."""
Done = Callable[[SQLAlchemyError | None], None]
"""Who is told that a write is durable, or what went wrong with it."""
Batch = list[tuple[Sequence[Write], Done]]
"""What one transaction holds: writes that belong together, and who is told of them."""
LINE = "add line"

SEAT = ("name", "token", "bot", "word", "pledge", "facts")
OWN: sa.BindParameter[str] = sa.bindparam("own")
STATEMENTS: dict[str, sa.Insert | sa.Update | sa.Delete] = {
    "add table": sa.insert(tables),
    "add seat": sa.insert(seats),
    LINE: sa.insert(lines),
    "sit": sa.update(seats)
    .where(seats.c.code == OWN, seats.c.seat == sa.bindparam("number"))
    .values({name: sa.bindparam(name) for name in SEAT}),
    "begin": sa.update(tables).where(tables.c.code == OWN).values(started=sa.true()),
    "continue": sa.update(tables).where(tables.c.code == OWN).values(next=sa.bindparam("to")),
    "remove lines": sa.delete(lines).where(lines.c.code == OWN),
    "remove seats": sa.delete(seats).where(seats.c.code == OWN),
    "remove table": sa.delete(tables).where(tables.c.code == OWN),
}
"""Everything that is ever written."""


class Store:
    """Open it, load what is there, then write."""

    def __init__(self, url: str, metrics: Metrics) -> None:
        self.url = database_url(url)
        self.engine = make_engine(self.url)
        self.metrics = metrics
        self.connection: sa.Connection | None = None
        dialect = self.engine.dialect
        self.sql = {name: str(one.compile(dialect=dialect)) for name, one in STATEMENTS.items()}
        """As this database writes them: for a row of a few words, making one anew is dear."""
        self.loop = asyncio.get_running_loop()
        self.waiting: Batch = []
        self.thread = ThreadPoolExecutor(1, "store")
        self.committing = False
        """Whether the thread has the connection."""

    def open(self) -> None:
        """Bring the schema up to date."""
        folder = Path(self.url.database or "").parent
        if not folder.is_dir():
            raise BadInput(f"there is no folder {folder} for the database")
        try:
            with self.engine.begin() as connection:
                migrate(connection)
            self.connection = self.engine.connect()
        except OperationalError as error:
            self.engine.dispose()
            raise BadInput(
                f"the database {self.url.render_as_string()} cannot be used ({error.orig}); "
                "one file is for one server"
            ) from None

    def close(self) -> None:
        self.thread.shutdown()
        for writes, done in self.waiting:
            done(self.commit_alone(writes))
        if self.connection is not None:
            self.connection.close()
        self.engine.dispose()

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
        )
        sitting: list[Row] = [
            (founding.code, number, *seat_row(seat)) for number, seat in enumerate(table.seats)
        ]
        await self.write([("add table", [row]), ("add seat", sitting)])

    def append(self, code: str, change: Stored, done: Done) -> None:
        """A change of a table."""
        self.put(writes_for(code, change), done)

    async def remove(self, code: str) -> None:
        await self.write([(f"remove {what}", [(code,)]) for what in ("lines", "seats", "table")])

    def write(self, writes: Sequence[Write]) -> asyncio.Future[None]:
        written = self.loop.create_future()
        self.put(writes, functools.partial(settle, written))
        return written

    def put(self, writes: Sequence[Write], done: Done) -> None:
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
            added: list[Row] = []
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
        for done, error in outcomes:
            try:
                done(error)
            except Exception as failure:  # no table may suffer from another's
                log.error("after storing", error=repr(failure))

    def commit_alone(self, writes: Sequence[Write]) -> SQLAlchemyError | None:
        try:
            error = committed(self.carry_out(writes))
        except SQLAlchemyError as refused:
            error = refused
        if error is not None:
            log.error("not stored", error=type(error).__name__)
        return error

    # Loading.

    def load(self) -> tuple[list[tuple[Table, str]], list[str]]:
        """All tables with their makers' addresses; then the codes of those left behind.

        A table of another version of its game cannot be played on: nobody knows how.
        """
        assert self.connection is not None
        with self.connection.begin():
            found, sitting, played = [
                self.connection.execute(query).mappings().all()
                for query in (
                    sa.select(tables),
                    sa.select(seats).order_by(seats.c.seat),
                    sa.select(lines).order_by(lines.c.seq),
                )
            ]
        seats_of: dict[str, list[Seat]] = {row["code"]: [] for row in found}
        for row in sitting:
            seats_of[row["code"]].append(
                Seat(
                    row["name"],
                    row["token"],
                    row["bot"],
                    row["pledge"],
                    row["word"],
                    json.loads(row["facts"]),
                )
            )
        lines_of: dict[str, list[Line]] = {row["code"]: [] for row in found}
        for row in played:
            lines_of[row["code"]].append(Line(row["seq"], row["seat"], row["move"], row["client"]))
        restored = []
        left = []
        for row in found:
            code = row["code"]
            game = all_games().get(row["game"])
            if game is None or game.version != row["version"]:
                log.warning("left behind", code=code, game=row["game"], version=row["version"])
                left.append(code)
                continue
            founding = Founding(
                code,
                game,
                row["players"],
                json.loads(row["options"]),
                bytes.fromhex(row["secret"]),
                row["clock"],
                row["origin"],
            )
            table = Table(founding, Seating(seats_of[code], row["maker"]), row["next"])
            changes: list[Change] = [Begun()] if row["started"] else []
            for change in changes + lines_of[code]:
                table.apply(change)
            restored.append((table, row["address"]))
        return restored, left


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
        case Begun():
            return [("begin", [(code,)])]
        case Continued():
            return [("continue", [(change.code, code)])]


def seat_row(seat: Seat) -> Row:
    """In the order of SEAT."""
    facts = json.dumps(dict(seat.facts))
    return seat.name, seat.token, seat.bot, seat.word, seat.pledge, facts


def database_url(text: str) -> sa.URL:
    """A database by its URL, or an SQLite file by its path."""
    if "://" not in text:
        return sa.URL.create("sqlite", database=text)
    try:
        url = sa.make_url(text)
    except sa.exc.ArgumentError:
        raise BadInput(f"{text!r} is no database URL, like sqlite:///tables.db") from None
    if url.drivername != "sqlite":
        raise BadInput(f"the database {url.drivername} is not supported; use sqlite:///FILE")
    return url


def make_engine(url: sa.URL) -> sa.Engine:
    """One connection: it is the only writer, and reading is done before the first write."""
    # Every use of it commits or rolls back, so nothing is left to undo when it is given back.
    engine = sa.create_engine(
        url,
        pool_size=1,
        max_overflow=0,
        pool_reset_on_return=None,
        connect_args={"check_same_thread": False},  # loop and thread use it by turns
    )
    sa.event.listen(engine, "connect", prepare_sqlite)
    return engine


def prepare_sqlite(connection: Any, _: Any) -> None:
    """Durable at every commit, and nobody else's: a second server on the file is refused."""
    cursor = connection.cursor()
    for pragma in (
        "busy_timeout=1000",
        f"page_size={PAGE}",
        "locking_mode=EXCLUSIVE",
        "journal_mode=WAL",
        "synchronous=FULL",
        f"cache_size=-{CACHE}",
        f"wal_autocheckpoint={CHECKPOINT}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: sa.Connection, to: str = "head") -> None:
    """Bring the schema of this database up (or down) to a revision."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    if to == "base":
        command.downgrade(config, to)
    else:
        command.upgrade(config, to)
