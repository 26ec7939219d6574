"""Tables in an SQLite file: one server's own.

What is written is carried out and committed in a thread of its own. All moves of a turn of the loop
go in by a few long statements: while SQLite works on one, the loop has the interpreter.
"""

import asyncio
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain

import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from speeltafel.engine.errors import BadInput
from speeltafel.server import database
from speeltafel.server.statements import LINE, STATEMENTS, Batch, RowValues, Write, Written

MORE_LINES = ", (?, ?, ?, ?, ?)"
"""Each further row of a statement that adds lines."""
MOST_LINES = 128
"""So many rows has a statement at most."""


class Sqlite:
    """One connection, which loop and thread use by turns."""

    is_lost = False

    def __init__(self, url: sa.URL) -> None:
        self.url = url
        self.engine = database.make_engine(url)
        self.lock: sqlite3.Connection | None = None
        self.connection: sa.Connection | None = None
        dialect = self.engine.dialect
        self.sql = {name: str(one.compile(dialect=dialect)) for name, one in STATEMENTS.items()}
        """As this database writes them: for a row of a few words, making one anew is dear."""
        # What fails is rolled back as a whole, so SQLite need not note how to undo a part of it.
        self.sql[LINE] = self.sql[LINE].replace("INSERT", "INSERT OR FAIL", 1)
        self.loop = asyncio.get_running_loop()
        self.thread = ThreadPoolExecutor(1, "store")

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
            self.close([])
            raise BadInput(f"the database {file} cannot be used: {error.orig}") from None
        except BadInput:
            self.close([])
            raise
        return self.connection

    def close(self, left: Batch) -> None:
        self.thread.shutdown()
        for writes, done in left:
            try:
                done(committed(self.carry_out(writes)))
            except SQLAlchemyError as error:
                done(error)
        if self.connection is not None:
            database.empty_log(self.connection)
            self.connection.close()
        self.engine.dispose()
        if self.lock is not None:
            self.lock.close()

    def write(self, writes: Sequence[Write], done: Written) -> None:
        self.thread.submit(self.store, writes, done)

    def store(self, writes: Sequence[Write], done: Written) -> None:
        """In the thread: work, and wait for the disk."""
        try:
            error = committed(self.carry_out(writes))
        except SQLAlchemyError as refused:
            error = refused
        self.loop.call_soon_threadsafe(done, error)

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
            for piece in in_powers(added):
                more = MORE_LINES * (len(piece) - 1)
                self.connection.exec_driver_sql(self.sql[LINE] + more, tuple(chain(*piece)))
        except BaseException:
            transaction.rollback()
            raise
        return transaction


def in_powers(rows: list[RowValues]) -> Iterator[list[RowValues]]:
    """Cut into pieces of few different lengths, so that their statements stay prepared."""
    while rows:
        length = min(MOST_LINES, 1 << (len(rows).bit_length() - 1))
        yield rows[:length]
        rows = rows[length:]


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
