"""The database file: one server's own, nobody else's to read, whole before it is used.

A server holds a lock beside the file, and writes and checkpoints over one connection. Whoever
copies the file only reads it, over a connection that can do nothing else. So no two connections
ever write or checkpoint at once, which is what SQLite before 3.51.3 must be kept from
(sqlite.org/wal.html#walresetbug).
"""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import sqlalchemy as sa
import structlog
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from platformdirs import user_data_path

from speeltafel.engine.errors import BadInput

MIGRATIONS = Path(__file__).parent / "migrations"
OURS_ALONE = 0o600
FOLDER_OURS_ALONE = 0o700
POSTGRES = ("postgresql", "postgresql+psycopg")
BESIDE = ("-wal", "-shm", "-lock")
"""The files beside a database file: SQLite's two, and our lock."""

PAGE = 1024
"""Bytes of a page of a new file: a move changes a few short rows, each on a page of its own."""
CACHE = 16 * 1024
"""KiB of the file kept in memory: every table writes to pages of its own."""
CHECKPOINT = 8000
"""Pages in the log before they go into the file: one that changes often goes there once."""

log = structlog.get_logger()


def default_database() -> Path:
    """A file in the user's data folder."""
    folder = user_data_path("speeltafel", appauthor=False)
    folder.mkdir(FOLDER_OURS_ALONE, parents=True, exist_ok=True)
    narrow(folder, FOLDER_OURS_ALONE)
    return folder / "tables.db"


def chosen(db: str | None) -> str:
    """The database that was named, or else the user's own."""
    return str(default_database()) if db is None else db


def database_url(text: str) -> sa.URL:
    """A database by its URL, or an SQLite file by its path."""
    if "://" not in text:
        return sa.URL.create("sqlite", database=text)
    try:
        url = sa.make_url(text)
    except sa.exc.ArgumentError:
        raise BadInput(f"{text!r} is no database URL, like sqlite:///tables.db") from None
    if url.drivername in POSTGRES:
        return url.set(drivername=POSTGRES[-1])
    if url.drivername != "sqlite":
        raise BadInput(
            f"the database {url.drivername} is not supported; use sqlite:///FILE or postgresql://"
        )
    return url


def is_postgres(url: sa.URL) -> bool:
    return url.drivername == POSTGRES[-1]


def file_of(url: sa.URL) -> Path:
    if url.database in (None, "", ":memory:"):
        raise BadInput("tables are kept in a file; name it like sqlite:///tables.db")
    return Path(url.database).resolve()


def beside(file: Path, ending: str) -> Path:
    return file.with_name(file.name + ending)


# Whose it is.


def make_own(file: Path) -> None:
    """Create a file that only its owner reads; one that is there is narrowed to that."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, OURS_ALONE))
    except FileExistsError:
        if not file.is_file():
            raise BadInput(f"{file} is no file") from None
        narrow(file, OURS_ALONE)


def narrow(path: Path, mode: int) -> None:
    """Others who could read it no longer can: it holds the secrets of running games."""
    if os.name != "posix":
        return
    found = path.stat().st_mode & 0o777
    if found & ~mode:
        path.chmod(found & mode)
        log.warning("narrowed", path=str(path), mode=f"{found:o}", to=f"{found & mode:o}")


def take(file: Path) -> sqlite3.Connection:
    """Make the file ours, and keep other servers off it until the lock is closed.

    The lock is SQLite's own on an empty file: it goes with its process, on every system.
    """
    try:
        make_own(file)
        for ending in BESIDE:
            if beside(file, ending).exists():
                narrow(beside(file, ending), OURS_ALONE)
        make_own(beside(file, "-lock"))
    except OSError as error:
        raise BadInput(f"the database {file} cannot be used: {error.strerror}") from None
    lock = sqlite3.connect(beside(file, "-lock"), timeout=0, isolation_level=None)
    try:
        lock.execute("PRAGMA journal_mode=MEMORY")
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error:
        lock.close()
        raise BadInput(
            f"the database {file} is in use by another server; one file is for one server"
        ) from None
    return lock


# How it is opened.


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
    """Durable at every commit; a text that is damaged can still be looked at."""
    connection.text_factory = readable
    cursor = connection.cursor()
    for pragma in (
        "busy_timeout=1000",
        f"page_size={PAGE}",
        "journal_mode=WAL",
        "synchronous=FULL",
        f"cache_size=-{CACHE}",
        f"wal_autocheckpoint={CHECKPOINT}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def readable(text: bytes) -> str:
    return text.decode("utf-8", "replace")


def check_whole(connection: sa.Connection) -> None:
    """DatabaseError where the file is damaged: writing on would damage it further."""
    found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
    if found != "ok":
        damage = sqlite3.DatabaseError(" ".join(str(found).replace("*", "").split()))
        raise sa.exc.DatabaseError("", None, damage)


def empty_log(connection: sa.Connection) -> None:
    """Everything into the file itself, so that the file alone is all there is."""
    busy, _, _ = connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").one()
    if busy:
        log.warning("write-ahead log kept", why="the file is being read")


def migrate(connection: sa.Connection, to: str = "head") -> None:
    """Bring the schema of this database up (or down) to a revision."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        if to == "base":
            command.downgrade(config, to)
        else:
            command.upgrade(config, to)
    except CommandError as error:
        raise BadInput(f"the database is of another version of Speeltafel: {error}") from None


def reading(url: sa.URL) -> sa.Engine:
    """For a thread beside the one that writes: it can do nothing but read."""
    file = file_of(url)

    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True, check_same_thread=False)
        connection.text_factory = readable
        return connection

    return sa.create_engine("sqlite://", creator=connect, poolclass=sa.NullPool)


# How it is copied.


def backup(url: sa.URL, to: Path) -> int:
    """Copy the tables to a new file, also while a server writes them; how many there are."""
    file = file_of(url)
    if not file.is_file():
        raise BadInput(f"there is no database {file}")
    try:
        return copied(to, lambda part: copy(file, part))
    except sqlite3.Error as error:
        raise BadInput(f"the database {file} cannot be copied: {error}") from None


def copied(to: Path, write: Callable[[Path], int]) -> int:
    """A new file that is there whole or not at all; how many tables were written to it."""
    if to.exists():
        raise BadInput(f"{to} is there already; name a new file")
    part = beside(to, ".part")
    try:
        make_own(part)
        number = write(part)
        part.rename(to)
    except OSError as error:
        raise BadInput(f"{to} cannot be written: {error.strerror}") from None
    finally:
        part.unlink(missing_ok=True)
    return number


def copy(file: Path, to: Path) -> int:
    """All pages in one reading transaction: what was committed when it began, and no more."""
    reading = sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)
    with closing(reading), closing(sqlite3.connect(to)) as made:
        reading.execute("SELECT count(*) FROM tables").fetchone()  # it is ours, and can be read
        reading.backup(made)
        made.execute("PRAGMA journal_mode=DELETE")  # a single file, wherever it is taken
        [number] = made.execute("SELECT count(*) FROM tables").fetchone()
    with to.open("rb") as written:
        os.fsync(written.fileno())
    return int(number)
