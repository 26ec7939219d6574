"""What is stored outlives a bad row, a stop and an onlooker; and it can be copied at any time."""

import asyncio
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import structlog
from websockets.exceptions import WebSocketException

from speeltafel.engine.errors import BadInput
from speeltafel.server import database
from speeltafel.server.metrics import Metrics
from speeltafel.server.statements import LEASE, lines, seats, tables
from speeltafel.server.store import Store
from tests.databases import POSTGRES, SQLITE, new_database, rows
from tests.server.people import PATIENCE, QUICK, Person, Process, Server, connected, wait_until
from tests.server.test_kill import Stubborn, as_sent

STILL = replace(QUICK, pause=1000.0)
"""No bot moves while one looks."""
Rows = dict[str, list[tuple[object, ...]]]
GAME = "twaalfstich"
POISONS: dict[str, tuple[str, str]] = {
    "unplayable move": ("UPDATE lines SET move = 'fly' WHERE seq = 1 AND code = ?", "move 1"),
    "move against a rule": ("UPDATE lines SET seat = 1 - seat WHERE code = ?", "cannot be made"),
    "moves with a gap": ("DELETE FROM lines WHERE seq = 1 AND code = ?", "not numbered"),
    "orphan seats": ("DELETE FROM tables WHERE code = ?", "no table"),
    "broken options": ("UPDATE tables SET options = '{' WHERE code = ?", "no JSON object"),
    "options that there are not": (
        """UPDATE tables SET options = '{"no": 1}' WHERE code = ?""",
        "no option",
    ),
    "broken secret": ("UPDATE tables SET secret = 'xyz' WHERE code = ?", "secret"),
    "missing seats": ("DELETE FROM seats WHERE seat = 1 AND code = ?", "seats are [0, 2]"),
    "owner unknown": ("UPDATE seats SET token = 'é' WHERE seat = 0 AND code = ?", "owner"),
    "wrong type": ("UPDATE tables SET players = 'three' WHERE code = ?", "tables.players"),
    "no text": ("UPDATE lines SET move = x'ff00' WHERE seq = 1 AND code = ?", "lines.move"),
    "broken text": (
        "UPDATE lines SET move = CAST(x'ff' AS TEXT) WHERE seq = 1 AND code = ?",
        "move 1",
    ),
    "another game": ("UPDATE tables SET game = 'ganzenbord' WHERE code = ?", "ganzenbord"),
}


SQLITE_ALONE = ("orphan seats", "wrong type", "no text", "broken text")
"""What PostgreSQL keeps from coming about, or what nobody asks for by its code."""
CASES = [(SQLITE, poison) for poison in POISONS] + [
    (POSTGRES, poison) for poison in POISONS if poison not in SQLITE_ALONE
]


def rows_of(db: str, code: str) -> Rows:
    """All that is kept of a table, but for whose it is."""
    queries = {
        kind.name: "SELECT {} FROM {} WHERE code = ?".format(
            ", ".join(f'"{one.name}"' for one in kind.columns if one.name not in LEASE), kind.name
        )
        for kind in (tables, seats, lines)
    }
    if "://" in db:
        return {name: rows(db, query, (code,)) for name, query in queries.items()}
    with closing(sqlite3.connect(db)) as file:
        file.text_factory = bytes
        return {name: file.execute(query, (code,)).fetchall() for name, query in queries.items()}


def with_moves(port: int) -> Person:
    """Somebody at a table where some moves were made."""
    person = Person(port).make(GAME, 3, bots=["rule", "rule"], start=True).connect()
    person.hear_until("view")
    play_some(person)
    person.disconnect()
    return person


def play_some(person: Person) -> None:
    until = person.view["seq"] + 3
    while person.view["seq"] < until:
        if person.moves():
            person.hear_view_after(person.play(person.moves()[0])["seq"])
        else:
            person.hear()


@pytest.mark.parametrize(("kind", "poison"), CASES)
def test_a_table_that_cannot_be_read_is_set_aside_and_the_others_go_on(
    kind: str, poison: str, tmp_path: Path
) -> None:
    statement, reason = POISONS[poison]
    db = str(tmp_path / "tables.db") if kind == SQLITE else new_database()
    with Server(db) as server:
        people = [with_moves(server.port) for _ in range(3)]
    bad = people.pop(1)
    rows(db, statement, (bad.code,))
    before = rows_of(db, bad.code)
    with structlog.testing.capture_logs() as logged, Server(db) as server:
        for person in [bad, *people]:
            person.port = server.port
            person.view = {}
        with connected(bad, *people):
            for person in people:
                person.connect().hear_until("view")
                play_some(person)
            answer = bad.request("GET", f"/api/tables/{bad.code}")
            assert (answer.status_code, answer.json()["why"]) == (410, "trouble-set-aside")
            bad.connect()
            with pytest.raises(WebSocketException, match="4422"):
                bad.hear()
    aside = [entry for entry in logged if entry["event"] == "set aside"]
    assert [entry["code"] for entry in aside] == [bad.code]
    assert reason in aside[0]["reason"]
    assert rows_of(db, bad.code) == before


def damaged_head(file: Path) -> None:
    file.write_bytes(b"x" * 100 + file.read_bytes()[100:])


def damaged_pages(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[2048:8192] = b"\x55" * 6144
    file.write_bytes(bytes(content))


def cut_short(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:5000])


def of_tomorrow(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'tomorrow'")
        connection.commit()


def another_database(file: Path) -> None:
    file.unlink()
    file.mkdir()


@pytest.mark.parametrize(
    "damage", [damaged_head, damaged_pages, cut_short, of_tomorrow, another_database]
)
def test_a_damaged_file_gets_one_sentence(damage: Callable[[Path], None], tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with Server(db) as server:
        with_moves(server.port)
    damage(db)
    serve = [sys.executable, "-m", "speeltafel", "serve", "--port", "0", "--db", str(db)]
    done = subprocess.run(serve, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2, done.stderr
    assert done.stderr.startswith(f"speeltafel: {'' if db.is_dir() else 'the database'}")
    assert done.stderr.count("\n") == 1


# Stopping.


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_stop_finishes_what_is_under_way_and_leaves_one_whole_file(
    how: signal.Signals, tmp_path: Path
) -> None:
    process = Process(tmp_path / "tables.db")
    process.log = tmp_path / "log.txt"
    process.start()
    people = [
        Stubborn(Person(process.port).make(game, 3, bots=["rule", "rule"], start=True), seed)
        for seed, game in enumerate(["edden", GAME] * 2)
    ]
    for person in people:
        person.start()
    wait_until(lambda: all(len(p.acknowledged) >= 5 or not p.is_alive() for p in people))
    process.stop(how)
    assert process.process is not None
    assert process.process.returncode == 0, process.log.read_text()
    assert "Traceback" not in process.log.read_text()
    for person in people:
        person.enough.set()
    for person in people:
        person.join(PATIENCE)
        assert not person.error
    copy = tmp_path / "copy.db"
    shutil.copy(process.db, copy)
    assert sorted(path.name for path in tmp_path.glob("tables.db*")) == [
        "tables.db",
        "tables.db-lock",
    ]
    for person in people:
        assert stored_moves(copy, person.person) == person.acknowledged


def stored_moves(db: Path, person: Person) -> list[dict[str, Any]]:
    with closing(sqlite3.connect(db)) as file:
        query = "SELECT move FROM lines WHERE code = ? AND seat = ? ORDER BY seq"
        rows = file.execute(query, (person.code, person.seat))
        return [as_sent(person, move) for (move,) in rows]


# Copying.


def command(*arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "speeltafel", *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def test_a_running_server_is_copied_with_all_that_was_acknowledged(tmp_path: Path) -> None:
    process = Process(tmp_path / "tables.db")
    process.start()
    copies = [tmp_path / f"copy{number}.db" for number in range(3)]
    try:
        people = [
            Stubborn(Person(process.port).make("edden", 3, bots=["rule", "rule"], start=True), seed)
            for seed in range(6)
        ]
        for person in people:
            person.start()
        known = []
        for copy in copies:
            wait_until(lambda: all(p.acknowledged or not p.is_alive() for p in people))
            known.append([len(person.acknowledged) for person in people])
            done = command("backup", copy, "--db", process.db)
            assert (done.returncode, done.stdout) == (0, f"{copy}: 6 tables\n"), done.stderr
        for person in people:
            person.enough.set()
        for person in people:
            person.join(PATIENCE)
            assert not person.error
    finally:
        process.kill()
    assert not [*tmp_path.glob("*.part")]
    for copy, numbers in zip(copies, known, strict=True):
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        for person, number in zip(people, numbers, strict=True):
            moves = stored_moves(copy, person.person)
            made = [*person.acknowledged, *([person.unanswered[1]] if person.unanswered else [])]
            assert number <= len(moves)
            assert moves == made[: len(moves)]
    with Server(copies[-1]) as server:
        for person in people:
            person.person.port = server.port
            answer = person.person.request("GET", f"/api/tables/{person.person.code}")
            assert answer.json()["started"]


def test_postgresql_is_copied_to_a_file_that_can_be_served_and_restored(tmp_path: Path) -> None:
    db, copy = new_database(), tmp_path / "copy.db"
    with Server(db) as server:
        people = [with_moves(server.port) for _ in range(2)]
        done = command("backup", copy, "--db", db)
        assert (done.returncode, done.stdout) == (0, f"{copy}: 2 tables\n"), done.stderr
    kept = [rows_of(db, person.code) for person in people]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    empty = new_database()
    done = command("restore", copy, "--db", empty)
    assert (done.returncode, done.stdout) == (0, f"{copy}: 2 tables\n"), done.stderr
    assert [rows_of(empty, person.code) for person in people] == kept
    done = command("restore", copy, "--db", empty)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    for restored in (empty, copy):
        with Server(restored) as server:
            for person in people:
                person.port, person.view = server.port, {}
                with connected(person):
                    person.connect().hear_until("view")
                    play_some(person)


def test_a_copy_is_refused_in_one_sentence(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with Server(db) as server:
        with_moves(server.port)
    damaged = tmp_path / "damaged.db"
    damaged.write_bytes(b"x" * 4096)
    for to, of in (
        (db, db),
        (tmp_path / "copy.db", tmp_path / "none.db"),
        (tmp_path / "copy.db", damaged),
        (tmp_path / "nowhere" / "copy.db", db),
    ):
        with pytest.raises(BadInput):
            database.backup(database.database_url(str(of)), to)
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "damaged.db",
        "tables.db",
        "tables.db-lock",
    ]
    done = command("backup", tmp_path / "copy.db", "--db", tmp_path / "none.db")
    assert done.returncode == 2
    assert done.stderr == f"speeltafel: there is no database {tmp_path / 'none.db'}\n"


# Whose it is.


def modes(folder: Path) -> dict[str, str]:
    return {path.name: f"{stat.S_IMODE(path.stat().st_mode):o}" for path in folder.iterdir()}


def test_the_files_are_their_owners_alone(tmp_path: Path) -> None:
    async def look() -> dict[str, str]:
        store = Store(str(tmp_path / "tables.db"), Metrics())
        store.open()
        found = modes(tmp_path)
        store.close()
        return found

    names = ("tables.db", "tables.db-wal", "tables.db-shm", "tables.db-lock")
    assert asyncio.run(look()) == dict.fromkeys(names, "600")
    for path in tmp_path.iterdir():
        path.chmod(0o644)
    with structlog.testing.capture_logs() as logged:
        assert asyncio.run(look()) == dict.fromkeys(names, "600")
    narrowed = [Path(entry["path"]).name for entry in logged if entry["event"] == "narrowed"]
    assert sorted(narrowed) == ["tables.db", "tables.db-lock"]


def test_the_data_folder_is_its_owners_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "data"
    monkeypatch.setattr(database, "user_data_path", lambda *_, **__: folder)
    assert database.default_database() == folder / "tables.db"
    assert modes(tmp_path) == {"data": "700"}
    folder.chmod(0o755)
    database.default_database()
    assert modes(tmp_path) == {"data": "700"}


# Who is gone.


def test_a_table_that_somebody_left_is_the_same_after_a_restart(db: str) -> None:
    """The word and the facts of who left are part of the deal."""
    with Server(db, STILL) as server:
        anna = Person(server.port).make(
            "edden", 3, bots=["rule"], facts={"birthYears": 1980, "ages": 46}
        )
        bram = Person(server.port).join(anna.code)
        with connected(anna, bram):
            for person in (anna, bram):
                person.connect().pledge("appeltaart")
            bram.ask("facts", facts={"birthYears": 1990, "ages": 36})
            anna.send("start")
            for person in (anna, bram):
                person.open("appeltaart")
            for person in (anna, bram):
                person.hear_until("view")
            bram.send("leave", id="gone")
            bram.hear_until("ack")
            seen = anna.request("GET", f"/api/tables/{anna.code}").json()
            anna.disconnect()
            anna.connect().hear_until("view")
            view = anna.view["table"]
    with Server(db, STILL) as server:
        anna.port = server.port
        now = anna.request("GET", f"/api/tables/{anna.code}").json()
        with connected(anna):
            anna.connect().hear_until("view")
    assert [seat["word"] for seat in now["seats"]] == [seat["word"] for seat in seen["seats"]]
    assert anna.view["table"]["zones"] == view["zones"]
