"""Tables in an SQLite file: one server's own.

What is written is carried out in the loop, where it takes microseconds. The commit waits for the
disk, in a thread of its own.
"""

import asyncio
import sqlite3
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor

import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from speeltafel.engine.errors import BadInput
from speeltafel.server import database
from speeltafel.server.statements import LINE, STATEMENTS, Batch, RowValues, Write, Written


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
        try:
            transaction = self.carry_out(writes)
        except SQLAlchemyError as error:
            self.loop.call_soon(done, error)
            return
        self.thread.submit(self.commit, transaction, done)

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

    def commit(self, transaction: sa.RootTransaction, done: Written) -> None:
        """In the thread: wait for the disk."""
        self.loop.call_soon_threadsafe(done, committed(transaction))


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
