"""Replays and journals of finished games: made once, elsewhere, for everybody in turn."""

import asyncio
import json
import random
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from speeltafel.engine.journal import Journal, load
from speeltafel.server import copies as copies_module
from speeltafel.server import matches
from speeltafel.server.copies import Copies, Key
from speeltafel.server.workers import Workers
from speeltafel.table.match import Match
from speeltafel.table.seats import Trouble
from tests.server.jobs import failing, loaded, noted
from tests.server.people import PATIENCE, QUICK, Person, Server, connected

Plot = Callable[[Copies], Coroutine[None, None, None]]


@pytest.fixture(autouse=True)
def jobs_of_this_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clerk's process finds its modules where we do."""
    monkeypatch.syspath_prepend(Path(__file__).parents[2])


def with_copies(plot: Plot) -> None:
    async def run() -> None:
        clerk = Workers(1, 0)
        copies = Copies(clerk)
        try:
            await plot(copies)
            assert not copies.making
            assert not copies.queues
        finally:
            copies.close()
            clerk.close()

    asyncio.run(run())


def made(book: Path) -> list[str]:
    return book.read_text().split()


def test_what_many_ask_for_is_made_once(tmp_path: Path) -> None:
    book = tmp_path / "book"

    async def plot(copies: Copies) -> None:
        asked = [copies.of(("abc", "0"), f"there{n}", noted, book, "one") for n in range(20)]
        assert await asyncio.gather(*asked) == [b"one"] * 20
        assert await copies.of(("abc", "0"), "here", noted, book, "one") == b"one"
        assert await copies.of(("abc", "1"), "here", noted, book, "two") == b"two"
        assert made(book) == ["one", "two"]
        copies.forget("abc")
        assert (copies.size, len(copies.kept)) == (0, 0)

    with_copies(plot)


def test_who_asks_for_many_keeps_nobody_waiting(tmp_path: Path) -> None:
    book = tmp_path / "book"

    async def plot(copies: Copies) -> None:
        many = [copies.of(("abc", str(n)), "greedy", noted, book, f"many{n}") for n in range(6)]
        greedy = asyncio.gather(*many)
        await asyncio.sleep(0)
        await copies.of(("xyz", "0"), "modest", noted, book, "one")
        await greedy
        assert made(book).index("one") == 1

    with_copies(plot)


def test_so_many_may_wait_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    book = tmp_path / "book"
    monkeypatch.setattr(copies_module, "WAITING_PER_ADDRESS", 3)
    monkeypatch.setattr(copies_module, "WAITING", 5)

    async def plot(copies: Copies) -> None:
        def ask(number: int, address: str) -> asyncio.Task[bytes]:
            copy = copies.of(("abc", str(number)), address, noted, book, "x")
            return asyncio.create_task(copy)

        asked = [ask(n, "a") for n in range(4)] + [ask(n, "b") for n in range(4, 6)]
        asked += [ask(6, "c"), ask(0, "c")]  # the last is being made for another
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(one) for one in found] == [bytes] * 3 + [Trouble] + [bytes] * 2 + [
            Trouble,
            bytes,
        ]

    with_copies(plot)


def test_the_oldest_goes_when_there_is_too_much(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = tmp_path / "book"
    monkeypatch.setattr(copies_module, "SIZE", 250)

    async def plot(copies: Copies) -> None:
        async def ask(name: str) -> Key:
            await copies.of(("abc", name), "here", noted, book, name, 100)
            return ("abc", name)

        keys = [await ask(name) for name in "ab"]
        await ask("a")  # asked for again, so that the other one is older
        keys.append(await ask("c"))
        assert [*copies.kept] == [keys[0], keys[2]]
        assert copies.size == 200
        assert len(await copies.of(("abc", "large"), "here", noted, book, "l", 251)) == 251
        assert copies.size == 0

    with_copies(plot)


def test_what_fails_is_said_and_tried_again_when_asked_for(tmp_path: Path) -> None:
    book = tmp_path / "book"

    async def plot(copies: Copies) -> None:
        for _ in range(2):
            with pytest.raises(Trouble, match="trouble-no-copy"):
                await copies.of(("abc", "0"), "here", failing, book)
        assert made(book) == ["failing"] * 2

    with_copies(plot)


def test_who_goes_away_takes_nothing_from_who_waits_too(tmp_path: Path) -> None:
    book = tmp_path / "book"

    async def plot(copies: Copies) -> None:
        first, second = (
            asyncio.create_task(copies.of(("abc", "0"), "here", noted, book, "one"))
            for _ in range(2)
        )
        await asyncio.sleep(0)
        first.cancel()
        assert await second == b"one"
        assert made(book) == ["one"]

    with_copies(plot)


def test_nothing_of_a_replay_or_a_journal_is_worked_out_in_the_server(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = Person(server.port).make("twaalfstich", 3, bots=["rule", "rule"], start=True).connect()
    with connected(anna):
        anna.play_to_the_end(random.Random(4))
    for kind, name in ((matches, "written"), (matches, "views"), (Journal, "states")):
        monkeypatch.setattr(kind, name, None)
    path = f"/api/tables/{anna.code}"
    text = anna.request("GET", f"{path}/journal").text
    packed = anna.request("GET", f"{path}/replay/all")
    monkeypatch.undo()
    load(text).verify()
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.json() == json.loads(b"".join(matches.written(match_from(text), None)))


def test_a_copy_is_never_unpacked_in_the_server(server: Server) -> None:
    """What costs a megabyte packed would cost the loop twenty, for whoever asks for it."""
    anna = Person(server.port).make("twaalfstich", 3, bots=["rule", "rule"], start=True).connect()
    with connected(anna):
        anna.play_to_the_end(random.Random(4))

    def ask(accepted: str) -> httpx.Response:
        path = f"{anna.address}/api/tables/{anna.code}/replay/all"
        return httpx.get(path, headers={"Accept-Encoding": accepted}, timeout=PATIENCE)

    for accepted in ("", "br, GZIP; q=0.5", "*"):
        assert ask(accepted).headers["content-encoding"] == "gzip", accepted
    for accepted in ("identity", "gzip;q=0", "br, gzip; q=0.00, identity"):
        assert ask(accepted).status_code == 406, accepted


def match_from(text: str) -> Match:
    head, *_ = text.splitlines()
    return Match(head, tuple(load(text).moves), ("Anna", "", ""))


def test_a_server_starts_the_process_before_anybody_asks_for_a_copy(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", replace(QUICK, warm=1)) as server:
        Person(server.port).request("GET", "/healthz")  # it serves
        assert server.hall is not None
        (worker,) = server.hall.copies.clerk.workers
        found = worker.put(loaded, (), PATIENCE).result(PATIENCE)  # what it does after that
        makers = {"speeltafel.server.books", "speeltafel.server.matches"}
        assert found >= makers | {"speeltafel.games.pesten.rules", "speeltafel.games.edden.rules"}
    assert worker.process is None
