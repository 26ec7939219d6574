"""The store: tables, seats and journals in a database, written by a thread of its own.

Everything that waits is committed in one transaction, so that many tables share the cost of
making their moves durable. A write is done when it is committed.
"""

import asyncio
import contextlib
import functools
import json
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

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
    Line,
    Sat,
    Seat,
    Table,
)
from speeltafel.server.metrics import Metrics

T = TypeVar("T")

MIGRATIONS = Path(__file__).parent / "migrations"

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

Statement = tuple[sa.Executable, list[dict[str, Any]]]
Row = tuple[str, int, int, str, str | None]
"""A line, in the order of its columns."""
Done = asyncio.Future[None]

ADD_TABLE = sa.insert(tables)
ADD_SEATS = sa.insert(seats)


class Store:
    """Open it, load what is there, then write. Its thread writes; nobody else does."""

    def __init__(self, url: str, metrics: Metrics) -> None:
        self.url = database_url(url)
        self.engine = make_engine(self.url)
        self.metrics = metrics
        self.thread = ThreadPoolExecutor(1, "store")
        self.connection: sa.Connection | None = None
        self.lines: list[tuple[Row, Done]] = []
        """The lines that wait for a commit."""
        self.others: list[tuple[Sequence[Statement], Done]] = []
        """What else waits."""
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the schema up to date and start writing."""
        folder = Path(self.url.database or "").parent
        if not folder.is_dir():
            raise BadInput(f"there is no folder {folder} for the database")
        try:
            await self.in_thread(self.connect)
        except OperationalError as error:
            await self.in_thread(self.disconnect)
            self.thread.shutdown()
            raise BadInput(
                f"the database {self.url.render_as_string()} cannot be used ({error.orig}); "
                "one file is for one server"
            ) from None
        self.task = asyncio.create_task(self.write_all(), name="store")

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        await self.in_thread(self.disconnect)
        self.thread.shutdown()

    async def in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.thread, work)

    # Writing.

    async def add(self, table: Table, address: str) -> None:
        """A new table, with who sits there already."""
        founding = table.founding
        row = {
            "code": founding.code,
            "game": founding.game.id,
            "version": founding.game.version,
            "players": founding.players,
            "options": json.dumps(dict(founding.options)),
            "secret": founding.secret.hex(),
            "clock": founding.clock,
            "origin": founding.origin,
            "next": "",
            "started": False,
            "address": address,
        }
        sitting = [
            {"code": founding.code, "seat": number, **seat_row(seat)}
            for number, seat in enumerate(table.seats)
        ]
        await self.write([(ADD_TABLE, [row]), (ADD_SEATS, sitting)])

    def append(self, code: str, change: Change) -> Done:
        """A change of a table; it is durable when the future is done."""
        if not isinstance(change, Line):
            return self.write([statement_for(code, change)])
        done = asyncio.get_running_loop().create_future()
        row = (code, change.seq, change.seat, change.move, change.client)
        self.lines.append((row, done))
        self.wake.set()
        return done

    async def remove(self, code: str) -> None:
        await self.write(
            [(sa.delete(table).where(table.c.code == code), []) for table in (lines, seats, tables)]
        )

    def write(self, statements: Sequence[Statement]) -> Done:
        done = asyncio.get_running_loop().create_future()
        self.others.append((statements, done))
        self.wake.set()
        return done

    async def write_all(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            added, self.lines = self.lines, []
            others, self.others = self.others, []
            rows = [row for row, _ in added]
            statements = [statement for some, _ in others for statement in some]
            with self.metrics.commit_seconds.time():
                try:
                    await self.in_thread(functools.partial(self.commit, rows, statements))
                except SQLAlchemyError:
                    # One bad write must not take the others with it.
                    for some, done in others:
                        await self.commit_alone([], some, done)
                    for row, done in added:
                        await self.commit_alone([row], [], done)
            self.metrics.writes_per_commit.observe(len(added) + len(others))
            for _, done in chain(others, added):
                if not done.done():
                    done.set_result(None)

    async def commit_alone(
        self, rows: list[Row], statements: Sequence[Statement], done: Done
    ) -> None:
        try:
            await self.in_thread(functools.partial(self.commit, rows, statements))
        except SQLAlchemyError as error:
            log.error("not stored", error=type(error).__name__)
            if not done.done():
                done.set_exception(error)

    # In the thread.

    def connect(self) -> None:
        with self.engine.begin() as connection:
            migrate(connection)
        self.connection = self.engine.connect()

    def disconnect(self) -> None:
        if self.connection is not None:
            self.connection.close()
        self.engine.dispose()

    def read_all(self) -> list[Sequence[sa.RowMapping]]:
        """Tables, seats and lines."""
        assert self.connection is not None
        with self.connection.begin():
            return [
                self.connection.execute(query).mappings().all()
                for query in (
                    sa.select(tables),
                    sa.select(seats).order_by(seats.c.seat),
                    sa.select(lines).order_by(lines.c.seq),
                )
            ]

    def commit(self, rows: list[Row], statements: Iterable[Statement]) -> None:
        """All of it in one transaction; the lines of all tables in one statement."""
        assert self.connection is not None
        with self.connection.begin():
            for other, values in statements:
                self.connection.execute(other, values or None)
            if rows:
                statement = add_lines(self.engine.dialect, len(rows))
                self.connection.exec_driver_sql(statement, tuple(chain(*rows)))

    # Loading.

    async def load(self) -> tuple[list[tuple[Table, str]], list[str]]:
        """All tables with their makers' addresses; then the codes of those left behind.

        A table of another version of its game cannot be played on: nobody knows how.
        """
        found, sitting, played = await self.in_thread(self.read_all)
        seats_of: dict[str, list[Seat]] = {row["code"]: [] for row in found}
        for row in sitting:
            seats_of[row["code"]].append(Seat(row["name"], row["token"], row["bot"], row["word"]))
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
            table = Table(founding, seats_of[code], row["next"])
            changes: list[Change] = [Begun()] if row["started"] else []
            for change in changes + lines_of[code]:
                table.apply(change)
            restored.append((table, row["address"]))
        return restored, left


@functools.cache
def add_lines(dialect: sa.Dialect, number: int) -> str:
    """One statement for lines of any number, as this database writes it.

    The driver lets other threads run at every row of an `executemany`, and has to wait for its
    turn again each time: beside a busy loop that takes several times as long as the disk does.
    """
    rows = [dict.fromkeys(lines.c.keys(), "")] * number
    return str(sa.insert(lines).values(rows).compile(dialect=dialect))


def statement_for(code: str, change: Sat | Begun | Continued) -> Statement:
    match change:
        case Sat():
            place = (seats.c.code == code) & (seats.c.seat == change.number)
            return sa.update(seats).where(place).values(seat_row(change.seat)), []
        case Begun():
            return sa.update(tables).where(tables.c.code == code).values(started=True), []
        case Continued():
            return sa.update(tables).where(tables.c.code == code).values(next=change.code), []


def seat_row(seat: Seat) -> dict[str, Any]:
    return {"name": seat.name, "token": seat.token, "bot": seat.bot, "word": seat.word}


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
    engine = sa.create_engine(url, pool_size=1, max_overflow=0, pool_reset_on_return=None)
    sa.event.listen(engine, "connect", prepare_sqlite)
    return engine


def prepare_sqlite(connection: Any, _: Any) -> None:
    """Durable at every commit, and nobody else's: a second server on the file is refused."""
    cursor = connection.cursor()
    for pragma in (
        "busy_timeout=1000",
        "locking_mode=EXCLUSIVE",
        "journal_mode=WAL",
        "synchronous=FULL",
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
