"""A table of an older version of its game: looked at, taken along, started again."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from speeltafel.engine.events import GALLERY
from speeltafel.server.hall import Hall
from speeltafel.server.settings import Settings
from tests.databases import rows
from tests.server.clock import run_by_clock, wait_for_outside
from tests.server.people import QUICK, Person, Server, connected

GAME = "edden"
OPTION = "maxRounds"


def make_old(db: str, code: str) -> None:
    rows(db, "UPDATE tables SET version = 'older' WHERE code = ?", (code,))


def codes_in(db: str) -> set[str]:
    return {code for (code,) in rows(db, "SELECT code FROM tables")}


def play_some(person: Person) -> None:
    while person.view.get("seq", 0) < 7:
        if person.moves():
            person.hear_view_after(person.play(person.moves()[0])["seq"])
        else:
            person.hear()


def played(db: str) -> tuple[Person, Person, list[tuple[int, str]]]:
    """Two people at a table where some moves were made; they are gone when the server is."""
    with Server(db) as server:
        anna = Person(server.port).make(GAME, 3, bots=["rule"], options={OPTION: 3})
        bram = Person(server.port).join(anna.code)
        with connected(anna, bram):
            anna.connect().ask("start")
            bram.connect()
            with ThreadPoolExecutor(2) as threads:
                assert [*threads.map(play_some, (anna, bram))] == [None, None]
    moves = rows(db, "SELECT seat, move FROM lines WHERE code = ? ORDER BY seq", (anna.code,))
    make_old(db, anna.code)
    return anna, bram, moves


def at(server: Server, *people: Person) -> None:
    for person in people:
        person.port = server.port


def test_whoever_comes_back_sees_how_it_was_and_takes_the_journal_along(db: str) -> None:
    anna, bram, moves = played(db)
    assert len(moves) >= 7
    with Server(db) as server:
        at(server, anna, bram)
        watcher = Person(server.port)
        for person, seat in ((anna, 0), (bram, 2), (watcher, GALLERY)):
            lobby = person.request("GET", f"/api/tables/{anna.code}").json()
            assert (lobby["you"], lobby["outdated"], lobby["started"]) == (seat, "older", True)
            assert [one["name"] for one in lobby["seats"]] == ["Anna", "", "Bram"]
            assert lobby["options"][OPTION] == 3
            text = person.request("GET", f"/api/tables/{anna.code}/journal").text
            head, *lines = [json.loads(line) for line in text.splitlines()]
            assert (head["game"], head["version"], head["players"]) == (GAME, "older", 3)
            assert head["seed"]["secret"]
            assert [(line["seat"], line["move"]) for line in lines] == moves
        for path in ("replay/all", "replay/0"):
            assert anna.request("GET", f"/api/tables/{anna.code}/{path}").status_code == 410
        answer = watcher.request("POST", f"/api/tables/{anna.code}/join", {"name": "Coba"})
        assert (answer.status_code, answer.json()["why"]) == (410, "trouble-old-version")
        with connected(anna):
            anna.connect()
            with pytest.raises(Exception, match="4410"):
                anna.hear()
    assert codes_in(db) == {anna.code}


def test_what_people_told_of_themselves_is_not_taken_along(tmp_path: Path) -> None:
    db = str(tmp_path / "tables.db")
    with Server(db) as server:
        facts = {"birthYears": 1987, "ages": 39}
        anna = Person(server.port).make(GAME, 3, bots=["rule"] * 2, facts=facts, start=True)
        with connected(anna):
            anna.connect().hear_until("view")
    make_old(db, anna.code)
    with Server(db) as server:
        at(server, anna)
        for person in (anna, Person(server.port)):
            text = person.request("GET", f"/api/tables/{anna.code}/journal").text
            assert '"version": "older"' in text
            assert "1987" not in text


def test_its_people_start_again_and_find_each_other(db: str) -> None:
    anna, bram, _ = played(db)
    old = anna.code
    with Server(db) as server:
        at(server, anna, bram)
        answer = Person(server.port).request("POST", f"/api/tables/{old}/again")
        assert (answer.status_code, answer.json()["why"]) == (403, "trouble-not-seated")
        first = bram.request("POST", f"/api/tables/{old}/again")
        assert first.status_code == 201
        assert first.json()["seat"] == 2
        bram.code = first.json()["code"]
        assert anna.request("GET", f"/api/tables/{old}").json()["next"] == bram.code
    with Server(db) as server:
        at(server, anna, bram)
        again = anna.request("POST", f"/api/tables/{old}/again").json()
        assert again == {"code": bram.code, "seat": 0}
        anna.code = bram.code
        with connected(anna, bram):
            anna.connect().hear_until("lobby")
            bram.connect().hear_until("lobby")
            assert [seat["name"] for seat in anna.lobby["seats"]] == ["Anna", "", "Bram"]
            assert anna.lobby["seats"][1]["bot"] == "rule"
            assert (anna.lobby["options"][OPTION], anna.lobby["outdated"]) == (3, "")
            assert not anna.lobby["started"]
            anna.ask("start")
            anna.hear_until("view")
            bram.hear_until("view")
        answer = anna.request("POST", f"/api/tables/{anna.code}/again")
        assert (answer.status_code, answer.json()["why"]) == (409, "trouble-not-outdated")
        assert anna.request("POST", "/api/tables/none/again").status_code == 404
    assert codes_in(db) == {old, anna.code}


def test_options_that_there_no_longer_are_stand_in_nobodys_way(db: str) -> None:
    anna, _, _ = played(db)
    options = {"gone": 1, OPTION: 3}
    rows(db, "UPDATE tables SET options = ?", (json.dumps(options),))
    with Server(db) as server:
        at(server, anna)
        assert anna.request("GET", f"/api/tables/{anna.code}").json()["options"] == options
        code = anna.request("POST", f"/api/tables/{anna.code}/again").json()["code"]
        now = anna.request("GET", f"/api/tables/{code}").json()["options"]
        assert "gone" not in now
        assert now[OPTION] == 3


def test_two_who_ask_at_once_get_one_table(tmp_path: Path) -> None:
    db = str(tmp_path / "tables.db")
    played(db)

    async def run() -> None:
        hall = Hall(db, QUICK)
        await hall.open()
        [kept] = hall.outdated.values()
        people = [seat.token for seat in kept.table.seats if seat.token]
        rooms = await asyncio.gather(*[hall.start_again(kept, person) for person in people * 2])
        assert len({room.table.code for room in rooms}) == 1
        await hall.close()

    asyncio.run(run())
    assert len(codes_in(db)) == 2


def test_it_goes_when_nobody_was_there_for_as_long_as_with_other_tables(tmp_path: Path) -> None:
    db = str(tmp_path / "tables.db")
    anna, _, _ = played(db)

    async def run() -> None:
        settings = replace(Settings(), linger=1000.0, linger_lobby=10.0, sweep=5.0)
        hall = Hall(db, settings)
        await hall.open()
        wait_for_outside(lambda: hall.store.committing)
        [kept] = hall.outdated.values()
        await asyncio.sleep(900)
        kept.visited = asyncio.get_running_loop().time()  # somebody looks at it
        await asyncio.sleep(900)
        assert anna.code in hall.outdated
        await asyncio.sleep(110)
        assert not hall.outdated
        await hall.close()

    run_by_clock(run())
    assert codes_in(db) == set()
