"""Nobody's table keeps others waiting: what takes long is told in pieces, and in its order."""

import asyncio
import json
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import speeltafel
from speeltafel.bots import outside, retelling
from speeltafel.engine.events import GALLERY
from speeltafel.server import store as store_module
from speeltafel.server.metrics import Metrics
from speeltafel.server.settings import Settings
from speeltafel.server.store import Store
from speeltafel.table import audience, commands, wire
from speeltafel.table.audience import Audience
from speeltafel.table.authority import Table
from speeltafel.table.changes import Begun
from speeltafel.table.interval import Interval
from speeltafel.table.match import Match
from speeltafel.table.minds import Minds
from speeltafel.table.seats import Sat, Seat
from tests.server.tables import table_with

PEOPLE = [f"{number:064x}" for number in range(10)]


class Nobody:
    """Thinks of nothing, and is never done."""

    def wake(self) -> None:
        """Nothing is there to be woken."""

    def begin(
        self, game: str, level: str, told: retelling.Told, seed: int, within: float
    ) -> Future[str | None]:
        return Future()

    def prepare(self, game: str) -> None:
        """No coach is there."""

    def advise(
        self, game: str, told: retelling.Told, own_id: str, seq: int, deep: bool
    ) -> Future[wire.Tipped]:
        return Future()

    def judge(self, game: str, told: retelling.Told, move: str, seq: int) -> None:
        """There is no time for that."""

    def recall(self, match: Match, seat: int) -> None:
        """There is no time for that."""


class Page:
    """A line that only remembers what came over it."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.heard: list[str] = []

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message)["type"])

    def refuse(self, command: commands.Command, error: Exception) -> None:
        raise error


def full_table() -> tuple[Table, Audience, list[Page], list[Callable[[], None]]]:
    """Ten people and a spectator, each at a page of their own; and what is to be called soon."""
    game = speeltafel.game("edden")
    table = table_with(game, [Seat(f"P{n}", person) for n, person in enumerate(PEOPLE)])
    later: list[Callable[[], None]] = []
    interval = Interval(table, lambda: 0.0)
    told = Audience(table, Settings(), lambda: 0.0, lambda _: 0.0, interval, later.append)
    pages = [Page(person) for person in [*PEOPLE, ""]]
    told.connections = {*pages}
    return table, told, pages, later


def test_a_large_table_is_told_in_pieces_with_others_in_between() -> None:
    table, told, pages, later = full_table()
    told.publish(table.apply(Begun()))
    heard = [sum(len(page.heard) for page in pages)]
    while later:
        assert len(later) == 1
        later.pop()()
        heard.append(sum(len(page.heard) for page in pages))
    assert heard == [audience.AT_ONCE, len(pages)]
    assert all(page.heard == ["view"] for page in pages)
    assert told.told.keys() == {*range(10), GALLERY}


def test_the_more_steps_the_fewer_are_told_at_once() -> None:
    table, told, pages, later = full_table()
    table.apply(Begun())
    while not table.steps:
        assert table.state is not None
        events = table.apply(table.ordinary_move(table.state.to_act()[0]))
    told.publish(events)
    at_once = max(1, audience.AT_ONCE // (1 + len(table.steps)))
    assert at_once < len(pages)
    assert sum(len(page.heard) for page in pages) == at_once
    assert len(later) == 1


class BrokenPage(Page):
    def send(self, message: bytes) -> None:
        raise ValueError("nothing can be told here")


def nothing() -> None:
    raise ValueError("this goes wrong")


def test_what_goes_wrong_for_one_is_missed_by_nobody_else() -> None:
    table, told, pages, later = full_table()
    done: list[str] = []
    broken = BrokenPage(PEOPLE[2])
    told.connections = {broken, *pages[:2], *pages[3:]}
    with pytest.raises(ValueError, match="nothing can be told"):
        told.publish(table.apply(Begun()))
    told.when_told(nothing)
    told.when_told(partial(done.append, "after it"))
    wrong = 0
    while later:
        try:
            later.pop(0)()
        except ValueError:
            wrong += 1
    assert wrong == 1
    assert all(page.heard == ["view"] for page in pages if page is not pages[2])
    assert done == ["after it"]


def test_nothing_overtakes_what_is_told_in_pieces() -> None:
    table, told, pages, later = full_table()
    told.publish(table.apply(Begun()))
    told.publish_lobby()
    assert all(page.heard == ["view", "lobby"] for page in pages)
    later.pop()()
    assert all(page.heard == ["view", "lobby"] for page in pages)
    assert not later


def test_of_many_who_go_at_once_the_others_are_told_once() -> None:
    _, told, pages, later = full_table()
    for page in pages[2:]:
        told.leave(page)
    assert not any(page.heard for page in pages)
    assert len(later) == 1
    later.pop()()
    assert [page.heard for page in pages[:2]] == [["lobby"], ["lobby"]]
    told.leave(pages[1])
    later.pop()()
    assert pages[0].heard == ["lobby", "lobby"]


def test_what_is_asked_meanwhile_waits_and_is_done_in_order() -> None:
    table, told, pages, later = full_table()
    done: list[str] = []
    told.publish(table.apply(Begun()))
    for name in "ab":
        told.when_told(partial(done.append, name))
    later.pop(0)()
    assert not done
    later.pop(0)()
    told.when_told(partial(done.append, "c"))  # nothing overtakes
    assert done == ["a"]
    while later:
        later.pop(0)()
    assert done == [*"abc"]
    assert all(page.heard == ["view"] for page in pages)
    told.when_told(partial(done.append, "d"))
    assert done[-1] == "d"


def test_for_many_pages_of_one_person_a_view_is_made_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two hundred open pages of somebody who leaves, or at the end of an interval."""
    table, told, pages, later = full_table()
    table.apply(Begun())
    mine = [Page(PEOPLE[0]) for _ in range(200)]
    told.connections = {*pages, *mine}
    made: list[int] = []
    view = audience.view

    def counted(table: Table, viewer: int, *more: Any, **named: Any) -> wire.View:
        made.append(viewer)
        return view(table, viewer, *more, **named)

    monkeypatch.setattr(audience, "view", counted)
    told.show_all()
    while later:
        later.pop(0)()
    assert sorted(made) == [*range(10), GALLERY]
    assert all(page.heard == ["view"] for page in [*pages, *mine])
    made.clear()
    viewers, before = told.viewers(), table.seats[0]
    gone = Sat(0, replace(before, token="", bot="rule"), "left")
    table.apply(gone)
    told.reseat(gone, before, viewers)
    assert made == [GALLERY]
    assert all(page.heard == ["view", "reseated", "past", "view"] for page in mine)


def test_a_long_story_is_made_plain_in_pieces() -> None:
    game = speeltafel.game("pesten")
    table = table_with(game, [Seat(bot="search"), Seat("Anna", PEOPLE[0]), Seat(bot="rule")])
    table.apply(Begun())
    story = table.stories.of(0)
    assert story is not None
    while len(story.steps) < 3 * retelling.AT_ONCE or table.next_bot() != 0:
        assert table.state is not None
        table.apply(table.ordinary_move(table.state.to_act()[0]))
        assert not table.over
    failures: list[object] = []
    minds = Minds(table, Nobody(), lambda *told: failures.append(told))
    plain = [0]
    while minds.let_think(None, 0.0, 0.0):
        assert not minds.plans
        plain.append(sum(step.data is not None for step in story.steps))
        assert plain[-1] == plain[-2] + retelling.AT_ONCE
    assert len(plain) >= 3
    assert 0 in minds.plans
    assert not failures


def test_nobody_looks_at_what_is_installed_while_a_table_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    outside.found.cache_clear()
    monkeypatch.delattr(outside, "entry_points")
    bots = [Seat(bot=level) for level in ("easy", "rule", "search")]
    table = table_with(speeltafel.game("edden"), [Seat("Anna", PEOPLE[0]), *bots])
    table.apply(Begun())
    assert [table.is_searched(seat) for seat in range(4)] == [False, False, False, True]


def test_tables_of_one_commit_are_told_by_and_by(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of them takes long, so between two of them others have their turn."""
    told: list[str] = []
    time = [0.0]

    async def write() -> None:
        store = Store(str(tmp_path / "tables.db"), Metrics())
        store.open()
        loop = asyncio.get_running_loop()
        everybody = loop.create_future()

        def written(name: str, error: Exception | None) -> None:
            if error is not None:
                everybody.set_exception(error)
                raise error
            told.append(name)
            time[0] += 2 * store_module.AT_ONCE
            loop.call_soon(told.append, "others")
            if name == "c":
                everybody.set_result(None)

        monkeypatch.setattr(store_module, "perf_counter", lambda: time[0])
        for name in "abc":
            row = (name, "edden", "[]", "{}", "here", 1)
            store.put([("add pad", [row])], partial(written, name))
        await everybody
        store.close()

    asyncio.run(write())
    assert told[:5] == ["a", "others", "b", "others", "c"]
