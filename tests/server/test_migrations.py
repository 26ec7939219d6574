"""Every earlier schema with games in it comes up to date, and they go on; on both databases."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

import speeltafel
from speeltafel.server.database import MIGRATIONS, database_url, migrate
from speeltafel.server.hall import Hall
from speeltafel.server.statements import metadata
from speeltafel.table.changes import Begun
from speeltafel.table.seats import Seat, hash_of
from tests.databases import new_database
from tests.server.people import PATIENCE, QUICK
from tests.server.tables import table_with

REVISIONS = [one.revision for one in ScriptDirectory(str(MIGRATIONS)).walk_revisions()][::-1]
GAME = speeltafel.game("edden")
CODE, PAD = "abcdef", "bcdfgh"
OWNER = hash_of("token")
MOVES = 12
STILL = replace(QUICK, pause=1000.0)
"""No bot moves while the tables are looked at."""
OptionValues = Mapping[str, object]


def written() -> tuple[OptionValues, list[tuple[int, str]], str]:
    """The options of a game, some moves of it, and the record of the state that they lead to."""
    table = table_with(GAME, seats(), code=CODE)
    table.apply(Begun())
    lines = []
    for _ in range(MOVES):
        line = table.ordinary_move(table.playing().to_act()[0])
        table.apply(line)
        lines.append((line.seat, line.move))
    return table.founding.options, lines, table.playing().record()


def seats() -> list[Seat]:
    return [Seat("Anna", OWNER), Seat("Bram", hash_of("other")), Seat(bot="rule")]


def fill(connection: sa.Connection) -> str:
    """A game under way and a pad, in whatever columns this schema has; the state's record."""
    options, moves, record = written()
    secret = bytes(range(32)).hex()
    put(connection, "tables", code=CODE, game=GAME.id, version=GAME.version, players=3,
        options=json.dumps(options), secret=secret, clock=0, origin="", next="", started=True,
        address="here")  # fmt: skip
    for number, seat in enumerate(seats()):
        row = {"name": seat.name, "token": seat.token, "bot": seat.bot, "word": ""}
        put(connection, "seats", code=CODE, seat=number, **row)
    for number, (seat_number, move) in enumerate(moves):
        put(connection, "lines", code=CODE, seq=number + 1, seat=seat_number, move=move)
    if "pads" in sa.inspect(connection).get_table_names():
        names = json.dumps(["Anna", "Bram", "Coba"])
        put(connection, "pads", code=PAD, game=GAME.id, names=names, options="{}", address="here")
    return record


def put(connection: sa.Connection, kind: str, **row: object) -> None:
    table = sa.Table(kind, sa.MetaData(), autoload_with=connection)
    connection.execute(sa.insert(table), row)


@pytest.mark.parametrize("revision", REVISIONS)
def test_a_database_of_any_schema_comes_up_to_date_with_its_games(db: str, revision: str) -> None:
    engine = sa.create_engine(database_url(db), poolclass=sa.NullPool)
    with engine.begin() as connection:
        migrate(connection, revision)
        record = fill(connection)
        has_pads = "pads" in sa.inspect(connection).get_table_names()

    async def look() -> None:
        hall = Hall(db, STILL)
        await hall.open()
        await hall.fetch(CODE)
        table = hall.room(CODE).table
        assert table.playing().record() == record
        assert table.seating.of(OWNER) == 0
        assert table.seating.maker in ("", OWNER)
        if has_pads:
            await hall.fetch_pad(PAD)
            assert hall.pad(PAD).pad.names == ("Anna", "Bram", "Coba")
        await hall.close()

    asyncio.run(look())
    with engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_pads_from_before_there_were_seeds_have_each_a_seed_by_chance(db: str) -> None:
    engine = sa.create_engine(database_url(db), poolclass=sa.NullPool)
    old = ("bcdfgh", "bcdfgj")
    order = {"game": "pesten", "names": json.dumps(["Anna", "Bram"]), "options": "{}"}
    with engine.begin() as connection:
        migrate(connection, "4")
        for code in old:
            put(connection, "pads", code=code, address="here", **order)
        migrate(connection, "7")
        put(connection, "pads", code="bcdfgk", address="here", seed=7, **order)
        migrate(connection)
        rows = connection.execute(sa.text("SELECT code, seed FROM pads"))
        seeds = {str(code): int(seed) for code, seed in rows.all()}
    assert seeds["bcdfgk"] == 7
    assert 0 not in seeds.values()
    assert len({*seeds.values()}) == 3


def test_the_schema_goes_up_and_down_and_is_what_the_store_says(db: str) -> None:
    engine = sa.create_engine(database_url(db), poolclass=sa.NullPool)
    with engine.begin() as connection:
        migrate(connection)
        assert {*metadata.tables} <= {*sa.inspect(connection).get_table_names()}
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        migrate(connection, "base")
        assert not {*metadata.tables} & {*sa.inspect(connection).get_table_names()}
        migrate(connection)


OPEN = """
import sys
from speeltafel.server.database import database_url
from speeltafel.server.postgres import Postgres
Postgres(database_url(sys.argv[1])).open().close()
"""


def test_servers_that_start_at_once_bring_one_database_up_to_date() -> None:
    db = new_database()
    started = [subprocess.Popen([sys.executable, "-c", OPEN, db]) for _ in range(3)]
    assert [one.wait(PATIENCE) for one in started] == [0, 0, 0]
    engine = sa.create_engine(database_url(db), poolclass=sa.NullPool)
    with engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_no_schema_is_left_out() -> None:
    assert [str(number + 1) for number in range(len(REVISIONS))] == REVISIONS
    assert len(REVISIONS) == len([*(MIGRATIONS / "versions").glob("*.py")])
