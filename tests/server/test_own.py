"""One's own tables in one request: by the tokens that a browser has, and by nothing else."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from speeltafel.server.hall import Hall
from speeltafel.server.own import own_tables
from speeltafel.table import http
from speeltafel.table.seats import hash_of
from tests.server.people import QUICK, Person, Server, connected


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "tables.db") as server:
        yield server


def own(person: Person) -> list[dict[str, Any]]:
    response = person.request("GET", "/api/tables")
    assert response.status_code == 200
    found: list[dict[str, Any]] = response.json()
    return found


def test_nobody_has_a_table_without_a_token(server: Server) -> None:
    anna = Person(server.port).make("edden", 3)
    assert own(Person(server.port)) == []
    stranger = Person(server.port, cookies={f"seat_{anna.code}": "x" * 43})
    assert own(stranger) == []
    stranger.request("GET", f"/api/tables/{anna.code}")  # whoever looks on has a token too
    assert own(stranger) == []


def test_a_table_is_told_with_its_people_and_whose_turn_it_is(server: Server) -> None:
    anna = Person(server.port).make("twaalfstich", 3)
    bram = Person(server.port).join(anna.code)
    Person(server.port).join(anna.code, "Coba")
    [lobby] = own(bram)
    assert not lobby["lobby"]["started"]
    assert lobby["acts"] == []
    anna.connect()
    with connected(anna):
        anna.hear_until("lobby")
        anna.send("start")
        anna.hear_until("view")
        acting = [seat["seat"] for seat in anna.view["table"]["seats"] if seat["acts"]]
        for person in (anna, bram):
            [told] = own(person)
            assert told["acts"] == acting
            assert told["round"] == 1
            assert told["lobby"]["you"] == person.seat
            assert [seat["name"] for seat in told["lobby"]["seats"]] == ["Anna", "Bram", "Coba"]


def test_of_a_row_of_rematches_only_the_last_table_is_told(server: Server) -> None:
    anna = Person(server.port).make(
        "edden", 3, bots=["rule"] * 2, options={"outAbove": 20}, start=True
    )
    anna.connect()
    with connected(anna):
        anna.hear_until("view")
        anna.play_to_the_end(random.Random(1))
        [told] = own(anna)
        assert told["lobby"]["over"]
        assert told["winners"]
        new = anna.rematch()
        [told] = own(anna)
        assert told["lobby"]["code"] == new
        assert told["lobby"]["origin"] == anna.code


def test_a_table_that_is_forgotten_is_told_no_more(server: Server) -> None:
    anna = Person(server.port).make("edden", 3)
    assert len(own(anna)) == 1
    hall = server.hall
    assert hall is not None
    asyncio.run_coroutine_threadsafe(hall.forget(anna.code), hall.store.loop).result(60)
    assert own(anna) == []
    assert hall.rows == {}


def test_other_tables_go_on_while_one_s_own_are_looked_at(tmp_path: Path) -> None:
    async def plot() -> None:
        hall = Hall(str(tmp_path / "tables.db"), QUICK)
        await hall.open()
        order = http.NewTable("pietenpoker", 3, "Anna", bots=["rule"] * 2, start=True)
        rooms = [await hall.make(order, "", hash_of("x")) for _ in range(5)]
        turns = 0

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        going_on = asyncio.create_task(others())
        found = await own_tables(hall, {room.table.founding.cookie: "x" for room in rooms})
        assert len(found) == 5
        assert turns >= 5
        going_on.cancel()
        await hall.close()

    asyncio.run(plot())
