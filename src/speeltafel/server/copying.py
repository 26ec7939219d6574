"""A copy of all tables of PostgreSQL in an SQLite file, and back from such a file.

The file is the same that a server of its own would have: it can also be served by itself, and the
file of such a server can be taken to PostgreSQL.
"""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from speeltafel.engine.errors import BadInput
from speeltafel.server import database
from speeltafel.server.postgres import Postgres, reason
from speeltafel.server.statements import LEASE, entries, lines, pads, seats, tables

COPIED = (tables, seats, lines, pads, entries)
AT_ONCE = 1000


def backup(url: sa.URL, to: Path) -> int:
    """Copy the tables to a new file, also while servers write them; how many there are."""
    if not database.is_postgres(url):
        return database.backup(url, to)
    try:
        return database.copied(to, lambda part: read_into(part, url))
    except SQLAlchemyError as error:
        raise BadInput(f"the database cannot be copied: {reason(error)}") from None


def read_into(file: Path, url: sa.URL) -> int:
    """All as it is at one moment: what was committed when this began, and no more."""
    source = sa.create_engine(url, poolclass=sa.NullPool, isolation_level="REPEATABLE READ")
    made = sa.create_engine(f"sqlite:///{file}", poolclass=sa.NullPool)
    with source.connect() as reading, made.begin() as writing:
        reading.exec_driver_sql("SET TRANSACTION READ ONLY")
        database.migrate(writing)
        return copy(reading, writing)


def restore(file: Path, url: sa.URL) -> int:
    """Put the tables of a file into a database in which there are none; how many."""
    if not database.is_postgres(url):
        raise BadInput(f"to restore, stop the server and put {file} in the place of its file")
    if not file.is_file():
        raise BadInput(f"there is no file {file}")
    Postgres(url).open().close()
    into = sa.create_engine(url, poolclass=sa.NullPool)
    try:
        with up_to_date(file) as reading, into.begin() as writing:
            for kind in (tables, pads):
                if writing.execute(sa.select(sa.func.count()).select_from(kind)).scalar_one():
                    raise BadInput("there are tables in the database already; name an empty one")
            return copy(reading, writing)
    except SQLAlchemyError as error:
        raise BadInput(f"{file} cannot be restored: {reason(error)}") from None


@contextmanager
def up_to_date(file: Path) -> Iterator[sa.Connection]:
    """What a file holds, by the schema of today; the file itself stays as it is."""
    with TemporaryDirectory() as folder:
        of_today = Path(shutil.copy(file, folder))
        engine = sa.create_engine(f"sqlite:///{of_today}", poolclass=sa.NullPool)
        with engine.begin() as connection:
            database.check_whole(connection)
            database.migrate(connection)
        with engine.connect() as connection:
            yield connection


def copy(reading: sa.Connection, writing: sa.Connection) -> int:
    """Everything but whose it is now: that ends with the server."""
    number = 0
    for kind in COPIED:
        columns = [column for column in kind.columns if column.name not in LEASE]
        found = reading.execution_options(yield_per=AT_ONCE).execute(sa.select(*columns)).mappings()
        for rows in found.partitions(AT_ONCE):
            writing.execute(sa.insert(kind), [dict(row) for row in rows])
            number += len(rows) if kind is tables else 0
    return number
