"""A disk that is full or cannot be written to, and a clock that leaps: nothing false is told."""

import re
import resource
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import speeltafel
from speeltafel.server import room
from speeltafel.server.hall import Hall
from speeltafel.server.sqlite import Sqlite
from tests.databases import rows
from tests.server.people import Person, Process, Server, connected

HOUR = 3600.0


def begun(port: int) -> Person:
    anna = Person(port).make("twaalfstich", 3, bots=["rule", "rule"], start=True).connect()
    anna.hear_until("view")
    return anna


def own_turn(anna: Person) -> dict[str, Any]:
    while not anna.moves():
        anna.hear()
    return anna.moves()[0]


def go_on(anna: Person, moves: int = 2) -> None:
    for _ in range(moves):
        answer = anna.play(own_turn(anna))
        assert answer["type"] == "ack", answer
        anna.hear_view_after(answer["seq"])


def journal_of(db: Path) -> list[tuple[int, int]]:
    return [(seq, seat) for seq, seat in rows(db, "SELECT seq, seat FROM lines ORDER BY seq")]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux bounds another process's files")
def test_on_a_full_disk_a_move_is_not_made_and_its_sender_is_told(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with Process(db) as server:
        anna = begun(server.port)
        with connected(anna):
            go_on(anna)
            own_turn(anna)
            assert server.process is not None
            pid, log = server.process.pid, Path(f"{db}-wal")
            free = resource.prlimit(pid, resource.RLIMIT_FSIZE)
            full = min(db.stat().st_size, log.stat().st_size)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (full, free[1]))
            before = journal_of(db)
            answer = anna.play(anna.moves()[0], "again")
            assert (answer["type"], answer["why"]) == ("trouble", "trouble-not-stored")
            assert journal_of(db) == before
            resource.prlimit(pid, resource.RLIMIT_FSIZE, free)
            answer = anna.play(anna.moves()[0], "again")
            assert answer["type"] == "ack"
            anna.hear_view_after(answer["seq"])
            go_on(anna)
    stored = journal_of(db)
    assert [seq for seq, _ in stored] == [*range(1, len(stored) + 1)]
    assert sum(1 for _, seat in stored if seat == 0) == 5


def query_only(on: bool, server: Server) -> None:
    def switch(hall: Hall) -> None:
        driver = hall.store.driver
        assert isinstance(driver, Sqlite)
        assert driver.connection is not None
        driver.connection.exec_driver_sql(f"PRAGMA query_only = {int(on)}")
        driver.connection.commit()

    server.within(switch)


def test_what_cannot_be_written_to_refuses_and_goes_on_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "AFTER_FAILURE", 0.05)
    with Server(tmp_path / "tables.db") as server:
        anna = begun(server.port)
        with connected(anna):
            go_on(anna)
            own_turn(anna)
            query_only(True, server)
            answer = anna.play(anna.moves()[0], "again")
            assert (answer["type"], answer["why"]) == ("trouble", "trouble-not-stored")
            query_only(False, server)
            answer = anna.play(anna.moves()[0], "again")
            assert answer["type"] == "ack"
            anna.hear_view_after(answer["seq"])
            go_on(anna)


@pytest.mark.parametrize("leap", [HOUR, -HOUR])
def test_a_clock_that_leaps_changes_nothing(
    leap: float, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = begun(server.port)
    with connected(anna):
        go_on(anna)
        now = time.time
        monkeypatch.setattr(time, "time", lambda: now() + leap)
        go_on(anna)
        assert anna.request("GET", "/api/tables").json()
        anna.disconnect()
        anna.connect().hear_until("view")
        go_on(anna)


def test_no_part_of_a_table_asks_for_the_time_of_day() -> None:
    source = Path(speeltafel.__file__).parent
    modules = [*source.glob("table/*.py"), *source.glob("engine/*.py"), *source.glob("server/*.py")]
    asks = {path.name for path in modules if is_told_the_time_of_day(path.read_text("utf-8"))}
    assert len(modules) > 80
    assert asks == {"doctor.py"}  # who compares it with the database's


def is_told_the_time_of_day(text: str) -> bool:
    return (
        re.search(r"\btime\.time\b|from time import .*\btime\b|datetime\.now|utcnow", text)
        is not None
    )
