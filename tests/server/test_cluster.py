"""Several servers share a database: one owner at a time; whoever was replaced writes nothing."""

import asyncio
import contextlib
import json
import random
import socket
import threading
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

import psycopg
import pytest
from sqlalchemy.exc import SQLAlchemyError
from websockets.exceptions import ConnectionClosed

import speeltafel
from speeltafel.server import cluster, nodes, postgres
from speeltafel.server.cluster import Elsewhere
from speeltafel.server.hall import Hall
from speeltafel.server.postgres import Postgres
from speeltafel.server.settings import Settings
from speeltafel.server.statements import Lost
from speeltafel.table import wire_pads
from speeltafel.table.authority import Table
from speeltafel.table.changes import Begun, Continued, Line
from speeltafel.table.seats import Seat, Trouble
from tests.cluster import storm
from tests.databases import new_database, rows
from tests.proxy import HAPROXY, MISSING
from tests.server.clock import run_by_clock
from tests.server.people import PATIENCE, QUICK, Person, Server, connected, get, wait_until
from tests.server.tables import table_with

GAME = next(iter(speeltafel.all_games().values()))
STILL = replace(QUICK, pause=1000.0)
CONTESTED = 300
MINE = b"SELECT 1 FROM tables WHERE code = '%s' FOR SHARE"
"""What a writing begins with."""


def named(name: str, lease: float = QUICK.lease) -> Settings:
    return replace(STILL, node=name, lease=lease)


def bots_table(code: str) -> Table:
    return table_with(GAME, [Seat(bot="rule") for _ in range(3)], code=code)


def next_line(table: Table) -> Line:
    return table.line(bot := table.next_bot(), table.bot_choice(bot))


def with_halls(work: Callable[[Hall, Hall], Awaitable[None]], lease: float = 60.0) -> str:
    """Two servers at work on one database, which is named in the end."""
    db = new_database()

    async def run() -> None:
        halls = [Hall(db, named(name, lease=lease)) for name in ("een", "twee")]
        for hall in halls:
            await hall.open()
        try:
            await work(*halls)
        finally:
            for hall in halls:
                await hall.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))
    return db


def driver_of(hall: Hall) -> Postgres:
    assert isinstance(hall.store.driver, Postgres)
    return hall.store.driver


def node_of(hall: Hall) -> nodes.Node:
    assert hall.cluster is not None
    assert hall.cluster.node is not None
    return hall.cluster.node


async def give_up(hall: Hall, db: Hall, after: float = -1.0) -> None:
    """Another server takes this one for dead: its lease is over by the database's clock."""
    until = "UPDATE nodes SET until = clock_timestamp() + make_interval(secs => %s) WHERE node = %s"
    await node_of(db).ask(until, after, node_of(hall).id)


def test_a_table_has_one_owner_who_is_named_to_others() -> None:
    async def work(one: Hall, two: Hall) -> None:
        await one.add(bots_table("abc"), "here")
        with pytest.raises(Elsewhere, match="een"):
            await two.fetch("abc")
        assert "abc" not in two.rooms
        with pytest.raises(Trouble, match="no-table"):
            await two.fetch("none")

    with_halls(work)


def test_of_many_who_want_a_table_one_gets_it() -> None:
    async def work(one: Hall, two: Hall) -> None:
        for number in range(20):
            code = f"t{number}"
            await one.add(bots_table(code), "")
            assert one.cluster is not None
            assert one.cluster.node is not None
            room = one.take_out(code)
            assert room is not None
            room.abandon()
            await one.cluster.node.release([code])
            fetched = await asyncio.gather(
                *[hall.fetch(code) for hall in (one, two) * 2], return_exceptions=True
            )
            owners = [hall for hall in (one, two) if code in hall.rooms]
            assert len(owners) == 1, fetched
            assert sum(isinstance(result, Elsewhere) for result in fetched) == 2

    with_halls(work)


def test_who_was_replaced_cannot_write_and_gives_everything_up() -> None:
    async def work(one: Hall, two: Hall) -> None:
        for code in ("abc", "other"):
            await one.add(bots_table(code), "")
        room, store = one.rooms["abc"], one.store
        await room.do(Begun)
        await give_up(one, two)
        # It does not know yet, and what it writes counts as long as nobody has taken over.
        await room.do(lambda: next_line(room.table))
        await two.fetch("abc")
        taken = two.rooms["abc"].table
        assert len(taken.played().moves) == 1
        with pytest.raises(Lost):
            await room.do(lambda: next_line(room.table))
        assert driver_of_store(store).is_lost
        assert not one.rooms
        with pytest.raises(Lost):  # also later, when the server lives again under another id
            await store.change("other", Continued("x"))
        await two.rooms["abc"].do(lambda: next_line(taken))

    db = with_halls(work)
    assert rows(db, "SELECT seq FROM lines WHERE code = 'abc' ORDER BY seq") == [(1,), (2,)]
    assert rows(db, "SELECT next FROM tables WHERE code = 'other'") == [("",)]


def driver_of_store(store: object) -> Postgres:
    driver = getattr(store, "driver", None)
    assert isinstance(driver, Postgres)
    return driver


def test_each_contested_move_is_stored_once_and_in_one_order() -> None:
    told, found = contested(CONTESTED)
    assert len(told) == CONTESTED
    assert told == found


def contested(moves: int) -> tuple[list[tuple[int, str]], list[tuple[int, str]]]:
    """Two servers each believe that a table is theirs, by turns; both write all the time.

    What they were told that it was stored, and what was.
    """
    db = new_database()
    told = asyncio.run(write_contested(db, moves))
    found = rows(db, "SELECT seq, move FROM lines ORDER BY seq")
    return told, [(seq, move) for seq, move in found]


async def write_contested(db: str, moves: int) -> list[tuple[int, str]]:
    rng = random.Random(5)
    halls = [Hall(db, named(name, lease=60.0)) for name in ("een", "twee")]
    for hall in halls:
        await hall.open()
    await halls[0].add(bots_table("abc"), "")
    drivers = [driver_of(hall) for hall in halls]
    for driver in drivers:
        driver.on_lost = lambda _: None
    told: list[tuple[int, str]] = []
    for turn in range(moves):
        seq = len(told) + 1
        # While they write, the table changes hands.
        taking = [take(db, drivers[turn % 2])] if rng.random() < 0.3 else []
        writes = [
            driver.store([("add line", [("abc", seq, 0, f"{number}", None)])])
            for number, driver in enumerate(drivers)
        ]
        outcomes = await asyncio.gather(*writes, *taking)
        told += [(seq, str(number)) for number, error in enumerate(outcomes[:2]) if error is None]
        while len(told) < seq:  # it changed hands before anybody could write
            if await drivers[turn % 2].store([("add line", [("abc", seq, 0, "late", None)])]):
                await take(db, drivers[turn % 2])
            else:
                told.append((seq, "late"))
    for hall in halls:
        await hall.close()
    return told


def closing_of(person: Person) -> tuple[int, str]:
    """How a person's line is closed, whatever comes before."""
    try:
        while True:
            person.hear(60)
    except ConnectionClosed as closed:
        return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (0, "")


async def take(db: str, driver: Postgres) -> SQLAlchemyError | None:
    """By force: the table changes hands though its owner lives."""
    query = "UPDATE tables SET node = %s, fence = fence + 1 RETURNING fence"
    async with await psycopg.AsyncConnection.connect(db, autocommit=True) as connection:
        found = await (await connection.execute(query, (driver.node,))).fetchone()
    assert found is not None
    driver.fences["abc"] = found[0]
    return None


def test_who_found_nobody_at_the_owner_gets_the_table_as_soon_as_its_lease_is_over() -> None:
    async def work(one: Hall, two: Hall) -> None:
        await one.add(bots_table("abc"), "")
        await give_up(one, two, after=1.0)
        with pytest.raises(Elsewhere, match="een"):
            await two.fetch("abc")
        await asyncio.gather(*[two.fetch("abc", "een") for _ in range(3)])
        assert "abc" in two.rooms

    with_halls(work)


def begin_to_write(connection: psycopg.AsyncConnection[Any], code: str) -> None:
    """The first part of a writing goes to the database, and the rest never does."""
    line = connection.pgconn
    line.enter_pipeline_mode()
    line.send_query_params(MINE % code.encode(), [])
    line.send_flush_request()
    while line.flush():
        pass


def test_who_falls_silent_amid_a_writing_keeps_a_table_for_no_longer_than_a_lease() -> None:
    """The database does not know that its line is dead, and keeps the table's row locked."""

    async def work(one: Hall, two: Hall) -> None:
        await one.add(bots_table("abc"), "")
        silent = await postgres.connected(driver_of(one).url, 3.0)
        begin_to_write(silent, "abc")
        while not await is_locked(node_of(two)):
            pass
        await give_up(one, two)
        while "abc" not in two.rooms:
            with contextlib.suppress(Trouble):
                await two.fetch("abc")
        assert not await is_locked(node_of(two))
        await silent.close()

    with_halls(work)


async def is_locked(node: nodes.Node) -> bool:
    """Whether somebody else is about the table."""
    try:
        await node.ask("SELECT 1 FROM tables FOR UPDATE NOWAIT")
    except psycopg.errors.LockNotAvailable:
        return True
    return False


def test_a_table_that_cannot_be_had_yet_keeps_nobody_from_the_others() -> None:
    """Whoever asks for it is sent away in time, and the server beats on."""

    async def work(one: Hall, two: Hall) -> None:
        for code in ("abc", "other"):
            await one.add(bots_table(code), "")
        async with await psycopg.AsyncConnection.connect(
            postgres.conninfo(driver_of(one).url)
        ) as by:
            await by.execute(MINE.decode() % "abc")
            await give_up(one, two)
            node = node_of(two)
            asked = [asyncio.create_task(two.fetch("abc"))]
            await two.fetch("other")
            [error] = await asyncio.gather(*asked, return_exceptions=True)
            assert isinstance(error, Trouble)
            assert "other" in two.rooms
            assert "abc" not in two.rooms
        await two.fetch("abc")
        assert node_of(two) is node

    with_halls(work, lease=8.0)


def test_who_waits_for_a_table_gets_it_when_its_server_gives_it_away() -> None:
    async def work(one: Hall, two: Hall) -> None:
        await one.add(bots_table("abc"), "")
        assert one.cluster is not None
        await asyncio.gather(two.fetch("abc", "een"), one.cluster.drain())
        assert "abc" in two.rooms

    with_halls(work, lease=4 * PATIENCE)


class Visitor:
    """Somebody at a table who goes where he is sent."""

    def __init__(self, hall: Hall, code: str, to: Hall, trail: list[str]) -> None:
        self.room = hall.rooms[code]
        self.to = to
        self.trail = trail
        self.coming: asyncio.Task[None] | None = None
        hall.connections.add(self)

    def part(self, node: str = "") -> None:
        code = self.room.table.code
        self.trail.append(f"{node} {code}")
        self.coming = asyncio.create_task(self.to.fetch(code, node))
        self.coming.add_done_callback(lambda _: self.trail.append(f"there {code}"))


def test_a_drained_server_gives_what_nobody_is_at_and_then_one_table_after_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever takes them up is not to read all of them at once, and nobody waits for the others."""
    monkeypatch.setattr(cluster, "BLINK", PATIENCE)
    monkeypatch.setattr(cluster, "LONGEST", 100 * PATIENCE)
    trail: list[str] = []

    async def work(one: Hall, two: Hall) -> None:
        codes = [f"t{number}" for number in range(8)]
        for code in codes:
            await one.add(bots_table(code), "")
        node = node_of(one)
        release = node.release
        taken: list[int] = []

        async def noted(codes: Sequence[str], of: str = "tables") -> None:
            found = await node.rows("SELECT 1 FROM tables WHERE node LIKE %s", "twee%")
            taken.append(len(found))
            await release(codes, of)

        monkeypatch.setattr(node, "release", noted)
        visitors = [Visitor(one, code, two, trail) for code in codes[:4]]
        assert one.cluster is not None
        await one.cluster.drain()
        assert taken[:5] == [0, 0, 1, 2, 3]
        assert not one.rooms
        await asyncio.gather(*[one.coming for one in visitors if one.coming])
        assert {*two.rooms} == {*codes[:4]}
        assert sorted(trail) == sorted(
            f"{word} {code}" for word in ("twee", "there") for code in codes[:4]
        )
        with pytest.raises(Elsewhere, match="twee"):
            await one.make_pad(wire_pads.NewPad(GAME.id, ["Anna", "Bram", "Cor"]), "")
        with pytest.raises(Lost):
            one.check_room("")

    with_halls(work)


def test_a_row_of_rematches_stays_together() -> None:
    async def work(one: Hall, two: Hall) -> None:
        first = bots_table("abc")
        await one.add(first, "")
        second = bots_table("def")
        second.founding = replace(second.founding, origin="abc")
        await one.add(second, "")
        await one.rooms["abc"].do(lambda: Continued("def"))
        await give_up(one, two)
        await two.fetch("def")
        assert {*two.rooms} == {"abc", "def"}

    with_halls(work)


def test_a_node_that_finds_its_lease_over_begins_anew_and_its_people_come_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    db = new_database()
    monkeypatch.setattr(nodes, "BEATS", 1000)
    with Server(db, named("een")) as server:
        anna = Person(server.port).make(GAME.id, 3, bots=["rule", "rule"], start=True).connect()
        with connected(anna):
            anna.hear_until("view")
            rows(db, "UPDATE nodes SET until = now() - interval '1 second'")
            assert closing_of(anna)[0] == 4421
            anna.disconnect()
            anna.view = {}
            assert anna.request("GET", f"/api/tables/{anna.code}").json()["you"] == 0
            anna.connect().hear_until("view")
        assert len(rows(db, "SELECT node FROM nodes WHERE until > now()")) == 1
        assert rows(db, "SELECT fence FROM tables") == [(2,)]


def test_a_drained_node_sends_people_to_the_one_that_takes_over() -> None:
    db = new_database()
    with Server(db, named("twee")) as two:
        with Server(db, named("een")) as one:
            nodes = {"een": one.port, "twee": two.port}
            anna = Person(one.port, nodes=nodes).make(GAME.id, 3, bots=["rule"] * 2, start=True)
            anna.connect().hear_until("view")
            there = get(f"http://127.0.0.1:{two.port}/api/tables/{anna.code}")
            assert there.status_code == 307
            assert there.headers["Location"] == f"/api/tables/{anna.code}?node=een"
        assert closing_of(anna) == (4421, "twee")
        anna.disconnect()
        anna.port = two.port
        with connected(anna):
            anna.connect().hear_until("view")
    assert rows(db, "SELECT node, count(*) FROM tables GROUP BY node") == [("", 1)]
    assert rows(db, "SELECT * FROM nodes") == []


def test_tables_that_are_nobodys_are_taken_up_and_ones_own_are_found_anywhere() -> None:
    db = new_database()
    with Server(db, named("twee")) as two:
        with Server(db, named("een")) as one:
            anna = Person(one.port).make(GAME.id, 3, bots=["rule"] * 2, start=True)
            anna.port = two.port
            own = anna.request("GET", "/api/tables").json()
            assert [table["lobby"]["code"] for table in own] == [anna.code]
            assert two.hall is not None
            assert not two.hall.rooms
        hall = two.hall
        wait_until(lambda: anna.code in hall.rooms)


@pytest.mark.skipif(HAPROXY is None, reason=MISSING)
def test_nothing_is_lost_while_servers_database_and_proxy_come_and_go() -> None:
    """The short version of `make cluster`: each thing goes wrong once."""
    outcome = storm(tables=6, number=5, every=2.0, lease=2.0, nap=4.0)
    assert outcome.is_good, outcome
    assert len(outcome.events) == 5, outcome


def test_readiness_and_health_are_told_apart() -> None:
    db = new_database()
    with Server(db, named("een")) as server:
        for path in ("/healthz", "/readyz"):
            assert get(f"http://127.0.0.1:{server.port}{path}").status_code == 200
        assert server.hall is not None
        assert server.hall.cluster is not None
        node, server.hall.cluster.node = server.hall.cluster.node, None
        answer = get(f"http://127.0.0.1:{server.port}/readyz")
        assert (answer.status_code, answer.headers["Retry-After"]) == (503, "1")
        server.hall.cluster.node = node
        server.hall.cluster.draining = True
        assert get(f"http://127.0.0.1:{server.port}/readyz").status_code == 404
        server.hall.cluster.draining = False


def test_journals_hold_the_lines_that_were_told(db: str) -> None:
    """The same game on both databases comes to the same digest."""
    with Server(db) as server:
        anna = Person(server.port).make(GAME.id, 3, bots=["rule", "rule"], start=True).connect()
        with connected(anna):
            anna.play_to_the_end(random.Random(3))
        text = anna.request("GET", f"/api/tables/{anna.code}/journal").text
        closing = json.loads(text.splitlines()[-1])
        assert closing["digest"]
    stored = rows(db, "SELECT move FROM lines WHERE code = ? ORDER BY seq", (anna.code,))
    played = [json.loads(line) for line in text.splitlines()[1:-1]]
    assert [move for (move,) in stored] == [line["move"] for line in played]


class Cable(threading.Thread):
    """Between a server and its database, over TCP; what is cut carries nothing and says nothing."""

    def __init__(self, socket_file: str) -> None:
        super().__init__(daemon=True)
        self.socket_file = socket_file
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listening.getsockname()[1]
        self.whole = threading.Event()
        self.whole.set()

    def run(self) -> None:
        while True:
            try:
                near, _ = self.listening.accept()
            except OSError:
                return
            far = socket.socket(socket.AF_UNIX)
            far.connect(self.socket_file)
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self.carry, args=(one, other), daemon=True).start()

    def carry(self, one: socket.socket, other: socket.socket) -> None:
        with one, contextlib.suppress(OSError):
            while data := one.recv(65536):
                self.whole.wait()
                other.sendall(data)
            other.shutdown(socket.SHUT_WR)


class Deaf:
    """A database that never answers."""

    is_lost = False

    def __init__(self) -> None:
        self.lost: list[tuple[float, str]] = []

    async def execute(self, *_: object) -> None:
        await asyncio.Event().wait()

    def lose(self, why: str) -> None:
        self.lost.append((asyncio.get_running_loop().time(), why))


def test_a_node_without_an_answer_stops_when_its_lease_is_over() -> None:
    async def plot() -> None:
        deaf: Any = Deaf()
        node = nodes.Node(deaf, "een", 4.0, lambda _: None)
        node.heart = deaf
        node.trust_until(4.0)
        beating = asyncio.create_task(node.beat())
        await asyncio.sleep(10.0)
        beating.cancel()
        assert deaf.lost == [(4.0, "the lease is over")]

    run_by_clock(plot())


def test_a_server_that_cannot_reach_the_database_stops_and_comes_back() -> None:
    db = new_database()
    folder = db.partition("host=")[2]
    cable = Cable(f"{folder}/.s.PGSQL.5432")
    cable.start()
    name = db.partition("?")[0].rpartition("/")[2]
    cut = f"postgresql://postgres@127.0.0.1:{cable.port}/{name}"
    with (
        Server(db, named("twee")) as two,
        Server(cut, replace(named("een"), pause=0.0, lease=3.0)) as one,
    ):
        nodes = {"een": one.port, "twee": two.port}
        anna = Person(one.port, nodes=nodes).make(GAME.id, 3, bots=["rule"] * 2, start=True)
        with connected(anna):
            anna.go_to_table()
            cable.whole.clear()
            assert closing_of(anna)[0] == 4421
            told = max(json.loads(text).get("seq", 0) for text in anna.received)
            anna.disconnect()
            # The other one takes over what was told, and plays on.
            anna.port, anna.view = two.port, {}
            anna.go_to_table()
            assert anna.view["seq"] >= told
            cable.whole.set()
            hall = one.hall
            assert hall is not None
            assert hall.cluster is not None
            cluster = hall.cluster
            wait_until(lambda: cluster.is_ready)
            assert not hall.rooms
            wait_until(lambda: get(f"http://127.0.0.1:{one.port}/readyz").status_code == 200)
    cable.listening.close()
    stored = rows(db, "SELECT seq FROM lines ORDER BY seq")
    assert [seq for (seq,) in stored] == [*range(1, len(stored) + 1)]


@pytest.mark.parametrize("draining", [False, True], ids=["at work", "draining"])
def test_whoever_is_given_up_just_before_the_end_leaves_no_connection_open(draining: bool) -> None:
    async def run() -> None:
        hall = Hall(new_database(), named("een", lease=60.0))
        await hall.open()
        assert hall.cluster is not None
        node = hall.cluster.node
        assert node is not None
        hall.cluster.draining = draining
        node.driver.lose("it was given up")
        await hall.close()
        for connection in (node.connection, node.heart, node.ear, node.driver.connection):
            assert connection is not None
            assert connection.closed

    asyncio.run(run())
