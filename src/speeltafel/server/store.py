"""The store: tables, seats and journals, and score pads, in a database.

What comes in one turn of the loop is written at its end, in one transaction, so that many tables
share the cost of making their moves durable. While the database makes that durable, the loop tells
of the batch before, and takes what makes up the next one. How a database is written to is its
driver's business: SQLite or PostgreSQL.
"""

import asyncio
import functools
import json
from collections import deque
from collections.abc import Mapping, Sequence
from time import perf_counter

import msgspec
import sqlalchemy as sa
import structlog
from mypy_extensions import mypyc_attr
from sqlalchemy.exc import SQLAlchemyError

from speeltafel.server import database
from speeltafel.server.metrics import Metrics
from speeltafel.server.postgres import Postgres
from speeltafel.server.sqlite import Sqlite
from speeltafel.server.statements import LINE, SEAT, Batch, Driver, Lost, RowValues, Write, Written
from speeltafel.table.authority import Table
from speeltafel.table.changes import Arranged, Begun, Continued, Left, Line, Stored
from speeltafel.table.seats import Sat, Seat
from speeltafel.table.wire_pads import PadEntry

AT_ONCE = 0.001
"""How long tables are told of one commit before others have their turn, in seconds."""

log = structlog.get_logger()


@mypyc_attr(allow_interpreted_subclasses=True)
class Store:
    """Open it, load what is there over its connection, then write."""

    def __init__(self, url: str, metrics: Metrics) -> None:
        self.url = database.database_url(url)
        self.metrics = metrics
        self.driver: Driver
        self.driver = Postgres(self.url) if database.is_postgres(self.url) else Sqlite(self.url)
        self.loop = asyncio.get_running_loop()
        self.waiting: Batch = []
        self.alone: deque[Batch] = deque()
        """What could not be stored together: one bad write must not take others with it."""
        self.committing = False
        """Whether the driver is at work."""

    def open(self) -> sa.Connection:
        """See that the database can be used, and bring its schema up to date."""
        return self.driver.open()

    def close(self) -> None:
        left = [*[one for batch in self.alone for one in batch], *self.waiting]
        self.alone.clear()
        self.waiting = []
        self.driver.close(left)

    # Writing.

    async def add(self, table: Table, address: str) -> None:
        """A new table, with who sits there and what was played there already."""
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
            table.started,
            address,
            table.seating.maker,
            founding.interval,
            founding.coach,
        )
        sitting: list[RowValues] = [
            (founding.code, number, *seat_row(seat)) for number, seat in enumerate(table.seats)
        ]
        moves = table.journal.moves if table.journal is not None else []
        played: list[RowValues] = [
            (founding.code, seq, seat, move, None) for seq, (seat, move) in enumerate(moves, 1)
        ]
        await self.write([("add table", [row]), ("add seat", sitting), (LINE, played)])

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
        if self.committing or not (self.alone or self.waiting):
            return
        if self.alone:
            batch = self.alone.popleft()
        else:
            batch, self.waiting = self.waiting, []
        self.committing = True
        told = functools.partial(self.end, batch, perf_counter())
        self.driver.write([write for writes, _ in batch for write in writes], told)

    def end(self, batch: Batch, since: float, error: SQLAlchemyError | None) -> None:
        """Tell of a batch that is stored; where it was not, each is tried alone."""
        self.committing = False
        if error is not None and len(batch) > 1 and not isinstance(error, Lost):
            self.alone.extend([one] for one in batch)
            self.begin()
            return
        if error is None:
            self.begin()  # the disk is busy while these are told
        elif not isinstance(error, Lost):
            log.error("not stored", error=type(error).__name__)
        self.metrics.commit_seconds.observe(perf_counter() - since)
        self.metrics.writes_per_commit.observe(len(batch))
        self.tell_some([done for _, done in reversed(batch)], error)
        self.begin()

    def tell_some(self, told: list[Written], error: SQLAlchemyError | None) -> None:
        """Tell one table after another, and now and then let what has come meanwhile be heard."""
        until = perf_counter() + AT_ONCE
        while told:
            try:
                told.pop()(error)
            except Exception as failure:  # no table may suffer from another's
                log.error("after storing", error=repr(failure))
            if told and perf_counter() > until:
                self.loop.call_soon(self.tell_some, told, error)
                return


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
