"""The store: durable, many tables in a commit, and its schema comes and goes."""

import asyncio
import functools
import sqlite3
import threading
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

import speeltafel
from speeltafel.engine.errors import BadInput
from speeltafel.server import sqlite as sqlite_driver
from speeltafel.server.database import database_url
from speeltafel.server.hall import Hall
from speeltafel.server.loading import load
from speeltafel.server.metrics import Metrics
from speeltafel.server.room import AFTER_FAILURE, Room
from speeltafel.server.settings import Settings
from speeltafel.server.sqlite import Sqlite
from speeltafel.server.statements import LINE, Written
from speeltafel.server.store import Store, settle
from speeltafel.server.thinking import ThinkingWorkers
from speeltafel.table.authority import Table
from speeltafel.table.changes import Begun, Line, Stored
from speeltafel.table.seats import Sat, Seat
from tests.process import PATIENCE
from tests.server.clock import run_by_clock, wait_for_outside
from tests.server.tables import table_with

GAME = next(iter(speeltafel.all_games().values()))


def bots_table(code: str) -> Table:
    return table_with(GAME, [Seat(bot="rule") for _ in range(3)], code=code)


def stored(store: Store, code: str, change: Stored) -> asyncio.Future[None]:
    """What is done when the change is durable."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    store.append(code, change, functools.partial(settle, done))
    return done


def test_what_is_written_comes_back(tmp_path: Path) -> None:
    async def write() -> Table:
        store = Store(str(tmp_path / "tables.db"), Metrics())
        store.open()
        table = bots_table("abc")
        await store.add(table, "here")
        await stored(
            store, "abc", Sat(1, Seat("Anna", "f" * 64, "rule", "e" * 64, "woord", {"x": 3}))
        )
        table.apply(Sat(1, Seat("Anna", "f" * 64, "rule", "e" * 64, "woord", {"x": 3})))
        await stored(store, "abc", Begun())
        table.apply(Begun())
        for _ in range(20):
            line = table.line(bot := table.next_bot(), table.bot_choice(bot))
            await stored(store, "abc", line)
            table.apply(line)
        await store.add(bots_table("gone"), "here")
        await store.remove("gone")
        store.close()
        return table

    async def read() -> list[tuple[Table, str]]:
        store = Store(str(tmp_path / "tables.db"), Metrics())
        loaded = load(store.open())
        store.close()
        return loaded.tables

    table = asyncio.run(write())
    [(restored, address)] = asyncio.run(read())
    assert address == "here"
    assert restored.seats == table.seats
    assert restored.founding == table.founding
    assert restored.state is not None
    assert table.state is not None
    assert restored.state.record() == table.state.record()


def test_a_line_is_stored_once_and_a_bad_write_harms_no_other(tmp_path: Path) -> None:
    async def write() -> list[BaseException | None]:
        store = Store(str(tmp_path / "tables.db"), Metrics())
        store.open()
        for code in ("a", "b"):
            await store.add(bots_table(code), "")
        await stored(store, "a", Line(1, 0, "x", "0:one"))
        results = await asyncio.gather(
            stored(store, "a", Line(1, 0, "y", "0:two")),
            stored(store, "b", Line(1, 0, "x", "0:one")),
            stored(store, "a", Line(2, 0, "x", "0:one")),
            stored(store, "a", Line(3, 0, "x")),
            stored(store, "a", Line(4, 0, "x")),
            return_exceptions=True,
        )
        store.close()
        return [*results]

    results = asyncio.run(write())
    assert [type(result) for result in results] == [
        IntegrityError,
        type(None),
        IntegrityError,
        type(None),
        type(None),
    ]


def test_a_commit_that_fails_harms_no_other_write(tmp_path: Path) -> None:
    """A foreign key that is checked only at the end makes the commit itself fail."""

    async def write() -> list[BaseException | None]:
        store = Store(str(tmp_path / "tables.db"), Metrics())
        store.open()
        driver = store.driver
        assert isinstance(driver, Sqlite)
        assert driver.connection is not None
        for text in (
            "PRAGMA foreign_keys=ON",
            "CREATE TABLE child (code TEXT REFERENCES tables DEFERRABLE INITIALLY DEFERRED)",
        ):
            driver.connection.exec_driver_sql(text)
        driver.connection.commit()
        driver.sql["orphan"] = "INSERT INTO child (code) VALUES (?)"
        results = await asyncio.gather(
            stored(store, "a", Line(1, 0, "x")),
            store.write([("orphan", [("nobody",)])]),
            stored(store, "b", Line(1, 0, "x")),
            return_exceptions=True,
        )
        await stored(store, "a", Line(2, 0, "x"))
        store.close()
        return [*results]

    assert [type(result) for result in asyncio.run(write())] == [
        type(None),
        IntegrityError,
        type(None),
    ]
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        found = connection.execute("SELECT code, seq FROM lines ORDER BY code, seq").fetchall()
        assert found == [("a", 1), ("a", 2), ("b", 1)]
        assert connection.execute("SELECT count(*) FROM child").fetchone() == (0,)
    connection.close()


def test_the_loop_goes_on_while_a_commit_waits_for_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = threading.Event()
    commit = sqlite_driver.committed

    def slow(transaction: sa.RootTransaction) -> SQLAlchemyError | None:
        disk.wait(PATIENCE)
        return commit(transaction)

    async def write() -> float:
        metrics = Metrics()
        store = Store(str(tmp_path / "tables.db"), metrics)
        store.open()
        monkeypatch.setattr(sqlite_driver, "committed", slow)
        first = stored(store, "a", Line(1, 0, "x"))
        while not store.committing:
            await asyncio.sleep(0)
        more = [stored(store, "a", Line(n, 0, "x")) for n in range(2, 6)]
        for _ in range(100):
            await asyncio.sleep(0)
        assert not any(task.done() for task in (first, *more)), "nothing is durable yet"
        disk.set()
        await asyncio.gather(first, *more)
        store.close()
        return metrics.registry.get_sample_value("speeltafel_writes_per_commit_count") or 0.0

    assert asyncio.run(write()) == 2, "what came meanwhile makes up the next commit"


def test_what_a_stored_write_sets_off_is_stored_too(tmp_path: Path) -> None:
    """While its own write is committed, more may come that was meant for the turn's end."""
    disk = threading.Event()
    disk.set()
    commit = sqlite_driver.committed

    def slow(transaction: sa.RootTransaction) -> SQLAlchemyError | None:
        disk.wait(PATIENCE)
        return commit(transaction)

    async def write() -> None:
        store = Store(str(tmp_path / "tables.db"), Metrics())
        store.open()
        loop = asyncio.get_running_loop()
        set_off: list[asyncio.Future[None]] = []

        def go_on(error: SQLAlchemyError | None) -> None:
            disk.clear()
            loop.call_soon(lambda: set_off.append(stored(store, "b", Line(1, 0, "x"))))
            set_off.append(stored(store, "a", Line(2, 0, "x")))

        store.append("a", Line(1, 0, "x"), go_on)
        while len(set_off) < 2 or store.waiting == [] or not store.committing:
            await asyncio.sleep(0)
        for _ in range(10):
            await asyncio.sleep(0)
        disk.set()
        await asyncio.gather(*set_off)
        store.close()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite_driver, "committed", slow)
        asyncio.run(asyncio.wait_for(write(), PATIENCE))


def test_many_tables_share_a_commit(tmp_path: Path) -> None:
    async def write() -> float:
        metrics = Metrics()
        store = Store(str(tmp_path / "tables.db"), metrics)
        store.open()
        await asyncio.gather(*[stored(store, f"t{n}", Line(1, 0, "x")) for n in range(200)])
        store.close()
        return metrics.registry.get_sample_value("speeltafel_writes_per_commit_count") or 0.0

    assert asyncio.run(write()) <= 2


def test_a_table_is_taken_away_with_the_move_that_was_being_stored(tmp_path: Path) -> None:
    async def forget() -> None:
        hall = Hall(str(tmp_path / "tables.db"), Settings(pause=0.0))
        await hall.open()
        table = bots_table("abc")
        await hall.store.add(table, "")
        table.apply(Begun())
        room = hall.add_room(table, "")
        while not room.turns.storing:
            await asyncio.sleep(0)
        await hall.forget("abc")
        await hall.close()

    asyncio.run(forget())
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        assert connection.execute("select count(*) from lines").fetchone() == (0,)
    connection.close()


def test_one_file_is_for_one_server(tmp_path: Path) -> None:
    async def open_twice() -> None:
        first, second = (Store(str(tmp_path / "tables.db"), Metrics()) for _ in range(2))
        first.open()
        try:
            second.open()
        finally:
            first.close()

    with pytest.raises(BadInput, match="one file is for one server"):
        asyncio.run(open_twice())


def test_databases_are_named_by_path_or_url() -> None:
    assert database_url("some/file.db").database == "some/file.db"
    assert database_url("sqlite:///some/file.db").drivername == "sqlite"
    for bad in ("oracle://x", "://", "sqlite+aiosqlite:///x"):
        with pytest.raises(BadInput):
            database_url(bad)


def test_after_a_move_that_could_not_be_stored_bots_wait_before_they_try_again(
    tmp_path: Path,
) -> None:
    """On a full disk they would else try without end, and fill the log."""
    table = bots_table("abc")
    table.apply(Begun())
    tries: list[float] = []

    class Noting(Store):
        def append(self, code: str, change: Stored, done: Written) -> None:
            tries.append(room.loop.time())
            room.closed = len(tries) > 9  # who tries without end would never be done
            super().append(code, change, done)

    room: Room

    async def run() -> None:
        nonlocal room
        store = Noting(str(tmp_path / "tables.db"), Metrics())
        store.open()
        wait_for_outside(lambda: store.committing)
        settings = Settings(pause=0.5)
        room = Room(table, store, ThinkingWorkers(settings), settings, Metrics())
        assert isinstance(store.driver, Sqlite)
        sql = store.driver.sql
        line = sql[LINE]
        sql[LINE] = "INSERT INTO nowhere VALUES (?)"
        await asyncio.sleep(12)
        assert tries == pytest.approx([0.5, 0.5 + AFTER_FAILURE, 0.5 + 2 * AFTER_FAILURE])
        assert not table.played().moves
        sql[LINE] = line
        await asyncio.sleep(5)
        assert len(table.played().moves) == 3
        await room.close()
        store.close()

    run_by_clock(run())
