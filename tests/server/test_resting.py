"""Tables at rest are out of memory, and who comes back cannot tell; the test moves the clock."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import speeltafel
from speeltafel.engine.events import GALLERY
from speeltafel.server.cluster import Elsewhere
from speeltafel.server.hall import Hall
from speeltafel.server.room import Room
from speeltafel.server.settings import Settings
from speeltafel.server.statements import Lost
from speeltafel.table import audience, commands, http, wire
from speeltafel.table.changes import Begun
from speeltafel.table.deciding import client_id
from speeltafel.table.seats import Seat, Trouble, hash_of
from tests.databases import rows
from tests.server import test_presence as presence
from tests.server.clock import pass_time, run_still
from tests.server.people import Person, Server, connected
from tests.server.tables import table_with
from tests.server.test_cluster import give_up, with_halls

SETTINGS = Settings(lease=100_000.0, linger=100_000.0)
"""A lease that a test cannot sleep through."""
PEOPLE = tuple(Seat(name, hash_of(name)) for name in ("Anna", "Bram", "Cora"))
BOTS = tuple(Seat(bot="rule") for _ in range(3))
TURNS = 100_000

Plot = Callable[[Hall], Awaitable[None]]


def run_hall(db: str, plot: Plot, settings: Settings = SETTINGS) -> None:
    async def run() -> None:
        hall = Hall(db, settings)
        await hall.open()
        try:
            await plot(hall)
        finally:
            await hall.close()

    run_still(run())


async def until(is_so: Callable[[], object], each: float = 0.0) -> None:
    """So many seconds pass in each turn of the loop."""
    for _ in range(TURNS):
        if is_so():
            return
        pass_time(each)
        await asyncio.sleep(0)
    raise AssertionError("it does not come")


async def all_rest(hall: Hall) -> None:
    """Long after everybody has gone."""
    pass_time(hall.settings.away + 1)
    await asyncio.sleep(0)
    pass_time(hall.settings.rest)
    await until(lambda: not hall.rooms, each=0.5)


async def seated(
    hall: Hall, *seats: Seat, game: str = "edden", code: str = "abc", **more: Any
) -> Room:
    table = table_with(speeltafel.game(game), seats, code=code, **more)
    table.seating.here, table.seating.near = set(), set()
    return await hall.add(table, "here")


async def play(room: Room, number: int) -> None:
    """Some moves of people."""
    table = room.table
    for _ in range(number):
        seat = table.playing().to_act()[0]
        move = table.playing().legal_moves(seat)[0]
        own = client_id(seat, f"id{len(table.played().moves)}")
        await room.do(lambda seat=seat, move=move, own=own: table.line(seat, move, own))  # type: ignore[misc]


def everything(room: Room) -> list[bytes]:
    """What each viewer is told who comes in."""
    told = []
    for viewer in (GALLERY, *range(len(room.table.seats))):
        lobby = audience.lobby(room.table, viewer, 0, room.interval)
        now = audience.view(room.table, viewer, deadline=room.seconds_left(viewer))
        told += [lobby, audience.history(room.table, viewer), now]
    return [wire.encode(report) for report in [*told, *room.table.talk]]


def test_a_table_that_rests_comes_back_as_it_was(db: str) -> None:
    async def plot(hall: Hall) -> None:
        room = await seated(hall, *PEOPLE, clock=30)
        await room.do(Begun)
        await play(room, 7)
        line = presence.Line(PEOPLE[0].token)
        room.enter(line)
        room.carry_out(line, commands.Say(text="Tot morgen"))
        pass_time(5)
        room.carry_out(line, commands.Pause(on=True))
        room.leave(line)
        before, left = everything(room), room.seconds_left(0)
        assert 0 < left < 30
        await all_rest(hall)
        assert {*hall.resting} == {*hall.addresses} == {"abc"}
        assert hall.rows == {"seat_abc": ["abc"]}
        await asyncio.gather(*[hall.fetch(code) for code in ("abc", "ABC", "abc")])
        assert not hall.resting
        again = hall.room("abc")
        assert everything(again) == before
        assert again.table.clients == room.table.clients
        again.enter(line)
        again.carry_out(line, commands.Pause(on=False))
        assert again.seconds_left(0) == pytest.approx(left)
        await play(again, 1)
        assert hall.rows == {"seat_abc": ["abc"]}

    run_hall(db, plot)
    assert rows(db, "SELECT max(seq), count(*) FROM lines") == [(8, 8)]


def test_nobody_who_knocks_at_once_has_it_read_twice(db: str) -> None:
    async def plot(hall: Hall) -> None:
        await (await seated(hall, *PEOPLE)).do(Begun)
        await all_rest(hall)
        read: list[str] = []
        stored = hall.stored

        async def count(code: str) -> Any:
            read.append(code)
            return await stored(code)

        hall.stored = count  # type: ignore[method-assign]
        first = asyncio.create_task(hall.fetch("abc"))
        others = [asyncio.create_task(hall.fetch("abc")) for _ in range(5)]
        await asyncio.sleep(0)
        first.cancel()  # whoever knocked first goes away again
        await asyncio.gather(*others)
        assert read == ["abc"]
        assert hall.room("abc").table.started

    run_hall(db, plot)


@pytest.mark.parametrize("why", ["bots", "clock", "somebody", "a knock", "opening", "given away"])
def test_where_something_may_happen_nothing_rests(why: str, tmp_path: Path) -> None:
    async def plot(hall: Hall) -> None:
        seats = BOTS if why == "bots" else PEOPLE
        room = await seated(hall, *seats, clock=30 if why == "clock" else 0)
        if why == "opening":
            room.opening_until = 10_000.0
            room.set_timer()
        else:
            await room.do(Begun)
        if why == "somebody":
            room.enter(presence.Line("a stranger"))
        if why == "given away":
            await room.close()
        calm = await seated(hall, *PEOPLE, code="calm")
        room.retry_at = 10_000.0  # bots and clocks: not yet
        room.set_timer()
        pass_time(hall.settings.rest - 1)
        if why == "a knock":
            await hall.fetch("abc")
        pass_time(hall.settings.sweep)
        await until(lambda: "calm" in hall.resting, each=0.5)
        assert {*hall.rooms} == {"abc"}
        assert calm.closed

    run_hall(str(tmp_path / "tables.db"), plot)


async def found(hall: Hall) -> Room:
    await hall.fetch("abc")
    return hall.room("abc")


def test_a_table_at_rest_counts_and_is_forgotten_like_any_other(db: str) -> None:
    settings = replace(SETTINGS, tables=1, linger_lobby=2000.0)

    async def plot(hall: Hall) -> None:
        await seated(hall, *PEOPLE)
        await all_rest(hall)
        order = http.NewTable("edden", 3, "Anna")
        with pytest.raises(Trouble, match="too-many"):
            await hall.make(order, "there", PEOPLE[0].token)
        assert hall.metrics.registry.get_sample_value("speeltafel_tables") == 1
        assert hall.metrics.registry.get_sample_value("speeltafel_resting") == 1
        await hall.fetch("abc")  # whoever only looks does not keep it
        await all_rest(hall)
        pass_time(2000.0)
        await until(lambda: not hall.addresses, each=0.5)
        assert not hall.resting
        assert not hall.rows
        await until(lambda: not (hall.store.waiting or hall.store.committing))
        with pytest.raises(Trouble, match="no-table"):
            await found(hall)

    run_hall(db, plot, settings)
    assert rows(db, "SELECT code FROM tables") == []


def test_what_a_round_brought_is_looked_at_once(tmp_path: Path) -> None:
    async def plot(hall: Hall) -> None:
        room = await seated(hall, *PEOPLE, interval=60)
        await room.do(Begun)
        while not room.interval.is_open:
            await play(room, 1)
        pass_time(61)
        await until(lambda: not room.interval.is_open)
        await all_rest(hall)
        await hall.fetch("abc")
        assert not hall.room("abc").interval.is_open

    run_hall(str(tmp_path / "tables.db"), plot)


def test_a_long_journal_is_read_with_others_in_between(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("speeltafel.server.loading.AT_ONCE", 0.0)

    async def plot(hall: Hall) -> None:
        room = await seated(hall, *PEOPLE)
        await room.do(Begun)
        await play(room, 40)
        await all_rest(hall)
        turns = 0
        coming = asyncio.ensure_future(hall.fetch("abc"))
        while not coming.done():
            await asyncio.sleep(0)
            turns += 1
        assert turns > 40

    run_hall(db, plot)


def test_a_table_that_was_damaged_meanwhile_is_set_aside(db: str) -> None:
    async def plot(hall: Hall) -> None:
        room = await seated(hall, *PEOPLE)
        await room.do(Begun)
        await play(room, 3)
        await all_rest(hall)
        await asyncio.to_thread(rows, db, "UPDATE lines SET move = 'fly' WHERE seq = 2")
        await hall.fetch("abc")
        with pytest.raises(Trouble, match="set-aside"):
            hall.room("abc")
        assert not hall.rows

    run_hall(db, plot)


def test_a_table_that_has_gone_to_rest_takes_nothing_more(tmp_path: Path) -> None:
    async def plot(hall: Hall) -> None:
        room = await seated(hall, *PEOPLE[:2], Seat())
        await all_rest(hall)
        with pytest.raises(Lost):
            await room.sit(http.Join("Coba"), "c" * 64)

    run_hall(str(tmp_path / "tables.db"), plot)


# In a cluster.


def test_a_table_at_rest_stays_with_its_server_until_that_is_drained_or_gone() -> None:
    async def work(one: Hall, two: Hall) -> None:
        for code in ("abc", "def"):
            await seated(one, *PEOPLE, code=code)
            one.rest(code)
        with pytest.raises(Elsewhere, match="een"):
            await two.fetch("abc")
        await one.fetch("abc")
        assert {*one.rooms} == {"abc"}
        assert one.cluster is not None
        await one.cluster.drain()
        assert not one.addresses
        for code in ("abc", "def"):
            await two.fetch(code)
            two.rest(code)
        await give_up(two, two)
        assert two.cluster is not None
        assert two.cluster.node is not None
        two.cluster.node.driver.lose("a test says so")
        assert not two.addresses
        assert not two.resting

    with_halls(work)


# Over the network.


def test_people_find_their_tables_and_go_on(either: Server) -> None:
    anna = Person(either.port).make(
        "edden", 3, bots=["rule"] * 2, options={"outAbove": 20}, start=True
    )
    anna.connect()
    with connected(anna):
        anna.hear_until("view")
        anna.play_to_the_end(random.Random(1))
        new = anna.rematch(wait=True)
        either.within(lambda hall: hall.rest(new))
        [told] = anna.request("GET", "/api/tables").json()
        assert told["lobby"]["code"] == new
        either.within(lambda hall: hall.rest(new))
        anna.send("rematch")  # once more: there is one already
        anna.send("follow")
        while anna.lobby["code"] != new:
            anna.hear()
        anna.disconnect()
    either.within(lambda hall: hall.rest(anna.code))
    bram = Person(either.port)
    answer = bram.request("GET", f"/api/tables/{anna.code}/replay/all")
    assert answer.status_code == 200
    assert answer.json()
