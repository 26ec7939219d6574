"""Who is here, who is near, and what waits for people at the start; the test moves the clock."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy.exc import OperationalError

import speeltafel
from speeltafel.engine.chance import pledge_of
from speeltafel.engine.view import attempt
from speeltafel.server.desk import REMEMBERED
from speeltafel.server.hall import WITH_REMATCHES, Hall
from speeltafel.server.metrics import Metrics
from speeltafel.server.room import Room
from speeltafel.server.settings import Settings
from speeltafel.server.store import Store
from speeltafel.server.thinking import ThinkingWorkers
from speeltafel.table import commands, http
from speeltafel.table.changes import Begun
from speeltafel.table.deciding import decide
from speeltafel.table.seats import Seat, Trouble, hash_of
from tests.server.clock import run_by_clock, wait_for_outside
from tests.server.tables import table_with
from tests.whole import whole

SETTINGS = Settings()
CLOCK = 20


class Line:
    """A page that is open: all it was told, and why it was refused."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.told: list[dict[str, Any]] = []
        self.troubles: list[str] = []

    def send(self, message: bytes) -> None:
        self.told.append(whole(msgspec.json.decode(message)))

    def refuse(self, command: commands.Command, error: Exception) -> None:
        assert isinstance(error, Trouble), error
        self.troubles.append(error.why)

    @property
    def lobby(self) -> dict[str, Any]:
        return next(report for report in reversed(self.told) if report["type"] == "lobby")

    @property
    def nudges(self) -> int:
        return sum(1 for report in self.told if report["type"] == "nudge")

    @property
    def host(self) -> int:
        return [seat["host"] for seat in self.lobby["seats"]].index(True)


Plot = Callable[[Room, list[Line]], Awaitable[None]]


def evening(tmp_path: Path, plot: Plot, *seats: Seat, clock: int = 0) -> None:
    """A table whose people have a page open each."""

    async def run() -> None:
        store = Store(str(tmp_path / "tables.db"), Metrics())
        store.open()
        wait_for_outside(lambda: store.committing)
        table = table_with(speeltafel.game("edden"), seats, clock=clock)
        await store.add(table, "")
        room = Room(table, store, ThinkingWorkers(SETTINGS), SETTINGS, Metrics())
        lines = [Line(person) for person in table.seating.owners]
        for line in lines:
            room.enter(line)
        try:
            await plot(room, lines)
        finally:
            await room.close()
            store.close()

    run_by_clock(run())


PEOPLE = (Seat("Anna", "anna"), Seat("Bram", "bram"), Seat("Carla", "carla"))


def test_the_host_stays_host_for_two_minutes_and_gets_it_back(tmp_path: Path) -> None:
    async def plot(room: Room, lines: list[Line]) -> None:
        anna, bram, carla = lines
        room.leave(anna)
        await asyncio.sleep(SETTINGS.away - 1)
        assert bram.host == 0
        room.carry_out(bram, commands.ClearSeat(seat=0))
        assert bram.troubles == ["trouble-not-host"]
        await asyncio.sleep(2)
        assert bram.host == carla.host == 1
        room.enter(anna)
        assert anna.host == bram.host == 0

    evening(tmp_path, plot, *PEOPLE)


def test_who_stays_away_for_long_may_be_removed(tmp_path: Path) -> None:
    async def plot(room: Room, lines: list[Line]) -> None:
        anna, bram, _ = lines
        room.leave(bram)
        room.carry_out(anna, commands.ClearSeat(seat=1))
        assert anna.troubles == ["trouble-seat-near"]
        await asyncio.sleep(SETTINGS.away + 1)
        room.carry_out(anna, commands.ClearSeat(seat=1))
        await asyncio.sleep(1)
        assert not anna.lobby["seats"][1]["taken"]
        assert anna.troubles == ["trouble-seat-near"]

    evening(tmp_path, plot, *PEOPLE)


def test_who_was_nudged_in_one_turn_is_nudged_in_the_next_one_too(tmp_path: Path) -> None:
    async def plot(room: Room, lines: list[Line]) -> None:
        await room.do(Begun)
        for _ in range(12):
            state = room.table.playing()
            seat = state.turn
            nudges = lines[seat].nudges
            await asyncio.sleep(CLOCK * 0.8)
            assert lines[seat].nudges == nudges + 1
            made = commands.Play(id=f"{seat}-{nudges}", move=attempt(state.legal_moves(seat)[0]))
            room.carry_out(lines[seat], made)
            await asyncio.sleep(0.1)

    evening(tmp_path, plot, *PEOPLE, clock=CLOCK)


def test_two_who_want_a_rematch_get_the_same_one(tmp_path: Path) -> None:
    async def run() -> None:
        hall = Hall(str(tmp_path / "tables.db"), SETTINGS)
        await hall.open()
        wait_for_outside(lambda: hall.store.committing)
        table = table_with(speeltafel.game("twaalfstich"), PEOPLE)
        await hall.store.add(table, "")
        room = hall.add_room(table, "")
        table.apply(Begun())
        while not table.over:
            table.apply(table.ordinary_move(table.playing().to_act()[0]))
        order = commands.Rematch()
        await asyncio.gather(hall.rematch(room, "anna", order), hall.rematch(room, "bram", order))
        await hall.rematch(room, "carla", order)
        assert {*hall.rooms} == {table.code, table.next}
        await hall.close()

    run_by_clock(run())


def test_who_asks_for_a_seat_twice_at_once_has_one(tmp_path: Path) -> None:
    async def run() -> None:
        hall = Hall(str(tmp_path / "tables.db"), SETTINGS)
        await hall.open()
        wait_for_outside(lambda: hall.store.committing)
        room = await hall.make(http.NewTable("edden", 4, "Anna"), "", "anna")
        orders = [http.Join("Bram"), http.Join("Bram"), http.Join("Bram", seat=3)]
        seats = await asyncio.gather(*[room.sit(order, "bram") for order in orders])
        assert seats == [1, 1, 1]
        assert [seat.name for seat in room.table.seats] == ["Anna", "Bram", "", ""]
        await hall.close()

    run_by_clock(run())


def test_rematch_after_rematch_does_not_fill_the_server(tmp_path: Path) -> None:
    """Who is alone among bots may give up at once, and begin again at once."""

    async def run() -> None:
        hall = Hall(str(tmp_path / "tables.db"), replace(SETTINGS, tables_per_address=2))
        await hall.open()
        wait_for_outside(lambda: hall.store.committing)
        order = http.NewTable("boot-op-stoom", 2, "Anna", bots=["rule"], start=True)
        room = await hall.make(order, "there", "anna")
        for _ in range(2 * WITH_REMATCHES - 1):
            await room.do(partial(decide, room.table, "anna", commands.GiveUp(agree=True)))
            assert room.table.over
            await hall.rematch(room, "anna", commands.Rematch())
            room = hall.rooms[room.table.next]
        await room.do(partial(decide, room.table, "anna", commands.GiveUp(agree=True)))
        with pytest.raises(Trouble, match="trouble-too-many"):
            await hall.rematch(room, "anna", commands.Rematch())
        hall.limiter.rates["table"] = "1/hour"
        hall.limiter.buckets.clear()
        hall.limiter.allows("table", "there")
        await hall.forget(next(iter(hall.rooms)))
        with pytest.raises(Trouble, match="trouble-too-fast"):
            await hall.rematch(room, "anna", commands.Rematch())
        await hall.close()

    run_by_clock(run())


def test_a_table_that_cannot_be_cleared_away_keeps_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        hall = Hall(str(tmp_path / "tables.db"), SETTINGS)
        await hall.open()
        wait_for_outside(lambda: hall.store.committing)
        for _ in range(2):
            await hall.make(http.NewTable("edden", 3, "Anna"), "", "anna")
        remove, failures = hall.store.remove, [OperationalError("DELETE", {}, OSError("full"))]

        async def fails_once(code: str) -> None:
            if failures:
                raise failures.pop()
            await remove(code)

        monkeypatch.setattr(hall.store, "remove", fails_once)
        await asyncio.sleep(SETTINGS.linger_lobby + 3 * SETTINGS.sweep)
        assert not failures
        assert not hall.addresses
        await hall.close()

    run_by_clock(run())


def test_what_others_have_done_makes_nothing_twice(tmp_path: Path) -> None:
    async def plot(room: Room, lines: list[Line]) -> None:
        anna, bram, stranger = *lines[:2], Line("a stranger")
        said = commands.Say("own", text="Hoi")
        room.carry_out(anna, said)
        for number in range(2 * REMEMBERED):
            room.carry_out(bram, commands.Say(f"{number}", text="."))
            room.carry_out(stranger, commands.Prefer(f"{number}", reflex="ask"))
        room.carry_out(anna, said)
        # So much was said since that it stands nowhere any more.
        assert not [line for line in room.table.talk if getattr(line, "text", "") == "Hoi"]
        assert anna.told[-1] == {"type": "ack", "id": "own", "seq": 0}

    evening(tmp_path, plot, *PEOPLE)


def is_storing(hall: Hall) -> bool:
    return hall.store.committing


def sealed(name: str, word: str) -> Seat:
    return Seat(name.title(), name, pledge=pledge_of(word))


def test_the_cards_are_dealt_when_all_words_are_open(tmp_path: Path) -> None:
    async def plot(room: Room, lines: list[Line]) -> None:
        anna, bram, _ = lines
        room.carry_out(anna, commands.Start())
        assert bram.lobby["opening"]
        room.carry_out(anna, commands.Open(word="appel"))
        await asyncio.sleep(SETTINGS.opening / 4)
        assert not room.table.started
        room.carry_out(bram, commands.Open(word="peer"))
        await asyncio.sleep(SETTINGS.opening / 4)
        assert room.table.seal.words == ("appel", "peer", "")
        assert [seat["word"] for seat in bram.lobby["seats"]] == ["appel", "peer", ""]

    evening(tmp_path, plot, sealed("anna", "appel"), sealed("bram", "peer"), Seat("C", "carla"))


def test_a_word_that_is_not_opened_in_time_is_left_out_and_everybody_sees_it(
    tmp_path: Path,
) -> None:
    async def plot(room: Room, lines: list[Line]) -> None:
        anna, bram, _ = lines
        room.leave(bram)
        room.carry_out(anna, commands.Start())
        room.carry_out(anna, commands.Open(word="appel"))
        await asyncio.sleep(SETTINGS.opening - 0.5)
        assert not room.table.started
        await asyncio.sleep(1)
        assert room.table.seal.words == ("appel", "", "")
        assert [(bool(s["pledge"]), s["word"]) for s in anna.lobby["seats"]] == [
            (True, "appel"),
            (True, ""),
            (False, ""),
        ]

    evening(tmp_path, plot, sealed("anna", "appel"), sealed("bram", "peer"), Seat("C", "carla"))


def test_a_start_that_a_restart_broke_off_goes_on(tmp_path: Path) -> None:
    """Who has seen a word that was opened can choose nothing any more."""

    async def run() -> None:
        file, anna, bram = str(tmp_path / "tables.db"), hash_of("anna"), hash_of("bram")
        for comes_back in (False, True):
            code = f"back{comes_back}".lower()
            before = Hall(file, SETTINGS)
            await before.open()
            wait_for_outside(partial(is_storing, before))
            people = (sealed(anna, "appel"), sealed(bram, "peer"), Seat(bot="rule"))
            table = table_with(speeltafel.game("edden"), people, code=code)
            await before.store.add(table, "")
            room = before.add_room(table, "")
            await room.do(partial(decide, table, anna, commands.Start()))
            await room.do(partial(decide, table, anna, commands.Open(word="appel")))
            await before.close()

            after = Hall(file, SETTINGS)
            await after.open()
            wait_for_outside(partial(is_storing, after))
            room = after.room(code)
            for command in (
                commands.Stand(),
                commands.Pledge(pledge=pledge_of("late")),
                commands.Arrange(players=4, options={}),
            ):
                with pytest.raises(Trouble, match="trouble-started"):
                    decide(room.table, bram, command)
            if comes_back:
                await asyncio.sleep(SETTINGS.silence)
                await room.do(partial(decide, room.table, bram, commands.Open(word="peer")))
                await asyncio.sleep(0.1)
            else:
                await asyncio.sleep(SETTINGS.silence + SETTINGS.opening + 0.1)
            assert room.table.started
            assert room.table.seal.words == ("appel", "peer" if comes_back else "", "")
            await after.close()

    run_by_clock(run())
