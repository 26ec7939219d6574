"""Look at a deployment, and say of each thing in a sentence whether it is well or what is wrong."""

import os
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from http.client import HTTPException
from pathlib import Path

import sqlalchemy as sa
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import SQLAlchemyError

from speeltafel.engine.errors import BadInput
from speeltafel.server import database
from speeltafel.server.postgres import psycopg_module, reason
from speeltafel.server.serve import room_for_connections
from speeltafel.server.settings import from_environment
from speeltafel.server.static import client_folder

SECONDS = 5.0
SKEW = 2.0
"""So many seconds clocks may differ: leases go by the database's, logs by each machine's own."""
FEW_FILES = 4096
NO_TABLE = 4404


@dataclass(frozen=True)
class Finding:
    """One sentence, and whether it is good."""

    well: bool
    sentence: str


def examine(db: str | None, address: str) -> Iterator[Finding]:
    """Everything that can be looked at from here."""
    checks: list[Callable[[], Iterator[Finding]]] = [
        settings,
        files,
        lambda: stored(database.chosen(db)),
    ]
    if address:
        checks += [lambda: proxy(address.rstrip("/"))]
    for check in checks:
        yield from check()


def settings() -> Iterator[Finding]:
    try:
        given = from_environment()
    except BadInput as error:
        yield Finding(False, str(error))
        return
    yield Finding(True, "The settings can be read.")
    if not given.hosts:
        yield Finding(
            True, "SPEELTAFEL_HOSTS names nobody: only localhost and bare addresses lead here."
        )


def files() -> Iterator[Finding]:
    folder = client_folder()
    if folder is None or not (folder / "index.html").is_file():
        yield Finding(False, "There are no pages for browsers in the package: run `make client`.")
    else:
        yield Finding(True, "The pages for browsers are there.")
    most = room_for_connections()
    if most < FEW_FILES:
        yield Finding(False, f"Only {most} connections can be open: see `ulimit -n`.")
    else:
        yield Finding(True, "Enough files may be open for many connections.")


# The database.


def stored(db: str) -> Iterator[Finding]:
    try:
        url = database.database_url(db)
        if database.is_postgres(url):
            psycopg_module()
        else:
            file = database.file_of(url)
            yield from of_file(file)
            if not file.is_file():
                return
        engine = sa.create_engine(url, poolclass=sa.NullPool, connect_args=patience(url))
        with engine.connect() as connection:
            yield Finding(True, "The database answers.")
            yield from schema(connection)
            if database.is_postgres(url):
                yield from clock(connection)
                yield from nodes(connection)
    except BadInput as error:
        yield Finding(False, str(error))
    except SQLAlchemyError as error:
        yield Finding(False, f"The database does not answer: {reason(error)}.")


def patience(url: sa.URL) -> dict[str, float]:
    return {"connect_timeout": int(SECONDS)} if database.is_postgres(url) else {"timeout": SECONDS}


def of_file(file: Path) -> Iterator[Finding]:
    if not os.access(file.parent, os.W_OK | os.X_OK):
        yield Finding(False, f"Nothing can be written to {file.parent}.")
    elif not file.is_file():
        yield Finding(True, f"There is no {file} yet: it is made when the server starts.")
    elif file.stat().st_uid != file.parent.stat().st_uid and file.stat().st_uid == 0:
        yield Finding(False, f"{file} is root's, and its folder is not: see `chown --reference`.")
    elif file.stat().st_mode & 0o077:
        yield Finding(False, f"Others can read {file}, which holds the secrets of running games.")
    else:
        yield Finding(True, f"{file} is its owner's alone.")


def schema(connection: sa.Connection) -> Iterator[Finding]:
    head = ScriptDirectory(str(database.MIGRATIONS)).get_current_head()
    found = MigrationContext.configure(connection).get_current_revision()
    if found == head:
        yield Finding(True, f"The schema is up to date ({head}).")
    elif found is None:
        yield Finding(True, "The database is empty: the first server to start makes the tables.")
    elif found.isdecimal() and int(found) < int(head or 0):
        yield Finding(
            True, f"The schema is {found}, and {head} after the next start of this version."
        )
    else:
        yield Finding(False, f"The schema is of another version of Speeltafel ({found}).")


def clock(connection: sa.Connection) -> Iterator[Finding]:
    there = connection.execute(sa.text("SELECT clock_timestamp()")).scalar_one()
    off = abs((datetime.now(UTC) - there).total_seconds())
    if off > SKEW:
        yield Finding(False, f"This machine's clock and the database's are {off:.0f} s apart.")
    else:
        yield Finding(True, "This machine's clock and the database's agree.")


def nodes(connection: sa.Connection) -> Iterator[Finding]:
    if not sa.inspect(connection).has_table("nodes"):
        return
    alive = sa.text("SELECT name FROM nodes WHERE until > clock_timestamp() ORDER BY name")
    names = [str(name) for name in connection.execute(alive).scalars()]
    twice = {name for name in names if names.count(name) > 1}
    if twice:
        yield Finding(False, f"Several servers have the name {', '.join(sorted(twice))}.")
    yield Finding(True, f"Servers at work: {', '.join(names) or 'none'}.")


# The proxy.


def proxy(address: str) -> Iterator[Finding]:
    """What people reach from outside."""
    status, body = get(f"{address}/healthz")
    if status != 200:
        yield Finding(False, f"{address} does not answer as it should: {status or body}.")
        return
    yield Finding(True, f"{address} answers.")
    if address.startswith("https:"):
        yield Finding(True, "It does so over TLS, with a certificate that is trusted here.")
    else:
        yield Finding(
            False, "It does so without TLS: names, words and seats can be read on the way."
        )
    if get(f"{address}/metrics")[0] == 200:
        yield Finding(
            False, "Everybody can read the metrics: they tell who has answered in secret."
        )
    else:
        yield Finding(True, "The metrics are not for everybody.")
    yield socket(address.replace("http", "ws", 1) + "/ws/none")


def get(address: str) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(address, timeout=SECONDS) as answer:
            return answer.status, ""
    except urllib.error.HTTPError as error:
        return error.code, error.reason
    except (OSError, HTTPException, ValueError) as error:
        return 0, str(error)


def socket(address: str) -> Finding:
    from websockets.exceptions import ConnectionClosed, WebSocketException
    from websockets.sync.client import connect

    try:
        with connect(address, open_timeout=SECONDS, close_timeout=SECONDS) as line:
            line.recv(SECONDS)
    except ConnectionClosed as closed:
        if closed.rcvd is not None and closed.rcvd.code == NO_TABLE:
            return Finding(True, "Websockets come through.")
        return Finding(False, f"Websockets are closed on the way: {closed}.")
    except (OSError, WebSocketException, TimeoutError) as error:
        return Finding(False, f"Websockets do not come through: {error}.")
    return Finding(False, "Websockets lead elsewhere than to a table.")
