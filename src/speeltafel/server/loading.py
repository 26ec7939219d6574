"""What a store holds, as tables again; a table that cannot be read harms no other."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import TypeVar

import sqlalchemy as sa
import structlog

from speeltafel.bots import LEVELS
from speeltafel.engine.errors import BadInput
from speeltafel.engine.registry import all_games
from speeltafel.server.outdated import Outdated
from speeltafel.server.statements import lines, seats, tables
from speeltafel.server.store import seat_from
from speeltafel.table.authority import Table
from speeltafel.table.changes import Begun, Founding, Line
from speeltafel.table.seats import Seating

HASH = re.compile("[0-9a-f]{64}")
AT_ONCE = 0.002
"""How long a table is read again before others have their turn, in seconds."""

log = structlog.get_logger()

StoredRow = Mapping[str, object]
ORDERS = ((tables, "code"), (seats, "seat"), (lines, "seq"))
"""Where a table is kept, and in what order each is read."""


@dataclass
class Loaded:
    """All tables of a store."""

    tables: list[tuple[Table, str]] = field(default_factory=list)
    """Each with its maker's address."""
    outdated: list[Outdated] = field(default_factory=list)
    aside: dict[str, str] = field(default_factory=dict)
    """Why each of the others cannot be read. They stay in the store as they are."""


@dataclass
class StoredTable:
    """All rows of one table, as they are in the database."""

    table: Sequence[StoredRow]
    seats: Sequence[StoredRow]
    lines: Sequence[StoredRow]


def load(connection: sa.Connection) -> Loaded:
    """Every table there is, or at least a trace of."""
    loaded = Loaded()
    with connection.begin():
        traces = " UNION ".join(f"SELECT code FROM {kind.name}" for kind in (tables, seats, lines))
        for code in connection.exec_driver_sql(traces).scalars().all():
            try:
                kept = stored(connection, str(code))
            except sa.exc.DatabaseError as error:
                raise BadInput(f"the database cannot be read: {error.orig}") from None
            for _ in take_in(str(code), kept, loaded):
                pass  # nobody waits for anything else yet
    return loaded


def stored(connection: sa.Connection, code: str) -> StoredTable:
    return StoredTable(*[rows_of(connection, *kind, code) for kind in ORDERS])


Found = TypeVar("Found")


async def by_and_by(steps: Generator[None, None, Found]) -> Found:
    """What comes of many steps, a little at a time, so that other tables go on meanwhile."""
    until = perf_counter() + AT_ONCE
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: Found = end.value
            return found
        if perf_counter() > until:
            await asyncio.sleep(0)
            until = perf_counter() + AT_ONCE


Key = TypeVar("Key")


async def in_pieces(keys: Iterable[Key]) -> AsyncIterator[Key]:
    """Those that there are now, one after another; other tables go on meanwhile."""
    until = perf_counter() + AT_ONCE
    for key in [*keys]:
        if perf_counter() > until:
            await asyncio.sleep(0)
            until = perf_counter() + AT_ONCE
        yield key


async def load_one(code: str, kept: StoredTable, loaded: Loaded) -> None:
    """A table from its rows."""
    await by_and_by(take_in(code, kept, loaded))


def take_in(code: str, kept: StoredTable, loaded: Loaded) -> Generator[None, None, None]:
    """A step for each move."""
    try:
        yield from take_up(code, kept, loaded)
    except Exception as error:  # whatever is wrong with it, the others open
        loaded.aside[code] = reason = str(error) or repr(error)
        log.error("set aside", code=code, reason=reason)


def take_up(code: str, kept: StoredTable, loaded: Loaded) -> Iterator[None]:
    for kind, rows in zip(
        (tables, seats, lines), (kept.table, kept.seats, kept.lines), strict=True
    ):
        yield from check_rows(kind, rows)
    if not kept.table:
        raise BadInput("seats or moves are there, but no table")
    [row] = kept.table
    seating = Seating(map(seat_from, kept.seats), str(row["maker"]))
    table = Table(founding_from(row), seating, str(row["next"]))
    check_seats(table, kept.seats)
    if [line["seq"] for line in kept.lines] != [*range(1, len(kept.lines) + 1)]:
        raise BadInput("the moves are not numbered from 1 on, each once")
    address = str(row["address"])
    if table.game.version != row["version"]:
        version = str(row["version"])
        moves = [(line.seat, line.move) for line in map(line_from, kept.lines)]
        loaded.outdated.append(Outdated(table, version, bool(row["started"]), moves, address))
        log.warning("of another version", code=code, game=table.game.id, version=version)
        return
    table.game.setup(table.founding.players, table.founding.options)
    yield from play_on(table, bool(row["started"]), [*map(line_from, kept.lines)])
    # Who has seen a word opened has nothing to choose any more: the cards are dealt next.
    table.opening = not table.started and any(seat.word for seat in table.seats)
    loaded.tables.append((table, address))


def rows_of(connection: sa.Connection, kind: sa.Table, order: str, code: str) -> list[StoredRow]:
    """As they are in the database, where a column may hold anything."""
    query = sa.text(f"SELECT * FROM {kind.name} WHERE code = :code ORDER BY {order}")
    return [dict(row) for row in connection.execute(query, {"code": code}).mappings()]


def check_rows(kind: sa.Table, rows: Sequence[StoredRow]) -> Iterator[None]:
    """BadInput where a column holds what it cannot."""
    for row in rows:
        for column in kind.columns:
            check_value(column, row[column.name])
        yield


def check_value(column: sa.Column[object], value: object) -> None:
    if value is None and column.nullable:
        return
    kind = column.type.python_type
    if kind is bool and value in (0, 1):
        return
    if type(value) is not kind:
        raise BadInput(f"{column.table.name}.{column.name} holds {value!r:.40}, no {kind.__name__}")


def founding_from(row: StoredRow) -> Founding:
    game = all_games().get(str(row["game"]))
    if game is None:
        raise BadInput(f"there is no game {row['game']!r}")
    try:
        options = json.loads(str(row["options"]))
    except ValueError:
        options = None
    if not isinstance(options, dict):
        raise BadInput(f"the options are no JSON object: {row['options']!r:.40}")
    if not HASH.fullmatch(str(row["secret"])):
        raise BadInput("the secret is no 32 bytes in hexadecimal digits")
    players, clock = row["players"], row["clock"]
    assert isinstance(players, int)
    assert isinstance(clock, int)
    secret = bytes.fromhex(str(row["secret"]))
    origin, interval = row["origin"], row["interval"]
    assert isinstance(interval, int)
    code, coach = str(row["code"]), bool(row["coach"])
    return Founding(code, game, players, options, secret, clock, str(origin), interval, coach)


def check_seats(table: Table, sitting: Sequence[StoredRow]) -> None:
    """One seat for each player, with an owner who can be known and a bot that there is."""
    numbers = [row["seat"] for row in sitting]
    if numbers != [*range(table.founding.players)]:
        raise BadInput(f"its seats are {numbers}, for {table.founding.players} players")
    for number, seat in enumerate(table.seats):
        if seat.token and not HASH.fullmatch(seat.token):
            raise BadInput(f"the owner of seat {number} cannot be known")
        if seat.bot and seat.bot not in LEVELS:
            raise BadInput(f"there is no bot {seat.bot!r}, as in seat {number}")


def line_from(row: StoredRow) -> Line:
    seq, seat, client = row["seq"], row["seat"], row["client"]
    assert isinstance(seq, int)
    assert isinstance(seat, int)
    return Line(seq, seat, str(row["move"]), None if client is None else str(client))


def play_on(table: Table, started: bool, played: Sequence[Line]) -> Iterator[None]:
    if started:
        table.apply(Begun())
        yield
    for line in played:
        try:
            table.apply(line)
        except Exception as error:
            raise BadInput(
                f"move {line.seq}, {line.move!r:.40} by seat {line.seat}, cannot be made: {error}"
            ) from None
        yield
