"""Between two rounds the table waits for its people, and no longer than it has chosen."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

import speeltafel
from speeltafel.engine.events import GALLERY
from speeltafel.engine.view import Attempt, attempt
from speeltafel.server.metrics import Metrics
from speeltafel.server.room import Room
from speeltafel.server.settings import Settings
from speeltafel.server.store import Store
from speeltafel.server.thinking import ThinkingWorkers
from speeltafel.table import commands
from speeltafel.table.authority import Table
from speeltafel.table.seats import Seat, hash_of
from tests.server.clock import run_by_clock, wait_for_outside
from tests.server.tables import table_with
from tests.whole import whole

GAME = speeltafel.game("twaalfstich")
INTERVAL = 40
CLOCK = 30
PAUSE = 0.5
AWAY = 5.0
STEP = 0.1
NEAR = 3 * STEP
OPTIONS = {"target": "500"}


class Line:
    """A connection that keeps what it was told."""

    def __init__(self, seat: int) -> None:
        self.person = hash_of(f"t{seat}")
        self.told: list[dict[str, object]] = []
        self.errors: list[str] = []

    def send(self, message: bytes) -> None:
        self.told.append(whole(msgspec.json.decode(message)))

    def refuse(self, command: commands.Command, error: Exception) -> None:
        self.errors.append(str(error))

    def last(self, kind: str) -> dict[str, object]:
        return [report for report in self.told if report["type"] == kind][-1]


class Evening:
    """A table whose first round has just ended."""

    def __init__(self, room: Room, lines: list[Line]) -> None:
        self.room = room
        self.lines = lines

    @property
    def table(self) -> Table:
        return self.room.table

    @property
    def waits(self) -> bool:
        return self.room.interval.is_open

    @property
    def moves(self) -> int:
        return len(self.table.played().moves)

    def say(self, seat: int, command: commands.Command) -> None:
        self.room.carry_out(self.lines[seat], command)

    async def until(self, holds: Callable[[], bool]) -> float:
        for _ in range(4000):
            if holds():
                return asyncio.get_running_loop().time()
            await asyncio.sleep(STEP)
        raise AssertionError("it did not happen")

    async def goes_on_after(self) -> float:
        """How long the table waits from now."""
        begun = asyncio.get_running_loop().time()
        return await self.until(lambda: not self.waits) - begun


Plot = Callable[[Evening], Awaitable[None]]


def at_the_end_of_a_round(seats: list[Seat], clock: int) -> tuple[Table, int, str]:
    """A table just before the line that ends a round; who makes that line, and how."""
    table = table_with(GAME, seats, OPTIONS, clock=clock, interval=INTERVAL)
    table.apply(table.start())
    while True:
        state = table.playing()
        seat = state.to_act()[0]
        line = table.ordinary_move(seat)
        after = state.copy()
        after.play(seat, state.read(seat, line.move))
        if after.round > state.round:
            return table, seat, line.move
        table.apply(line)


def evening(
    tmp_path: Path, persons: int, bots: int, plot: Plot, clock: int = 0, restart: bool = False
) -> None:
    """Play a plot that begins when a round has ended; or when the server is back after that."""

    async def run() -> None:
        metrics = Metrics()
        store = Store(str(tmp_path / "tables.db"), metrics)
        store.open()
        wait_for_outside(lambda: store.committing)
        seats = [Seat(f"P{n}", hash_of(f"t{n}")) for n in range(persons)]
        seats += [Seat(bot="rule") for _ in range(bots)]
        table, seat, move = at_the_end_of_a_round(seats, clock)
        settings = Settings(pause=PAUSE, away=AWAY)
        if restart:
            table.apply(table.ordinary_move(seat))
            table.seating.here = table.seating.near = set()
        room = Room(table, store, ThinkingWorkers(settings), settings, metrics)
        lines = [Line(number) for number in range(persons)]
        for line in lines:
            room.enter(line)
        night = Evening(room, lines)
        if not restart and seat < persons:
            made = attempt(table.playing().read(seat, move))
            night.say(seat, commands.Play(id="last", move=made))
        try:
            await night.until(lambda: night.waits)
            await plot(night)
        finally:
            await room.close()
            store.close()

    run_by_clock(run())


def test_bots_and_clocks_wait_until_everybody_is_ready(tmp_path: Path) -> None:
    async def plot(night: Evening) -> None:
        made = night.moves
        lobby = night.lines[0].last("lobby")
        assert lobby["waits"] == pytest.approx(INTERVAL, abs=1)
        await asyncio.sleep(INTERVAL - 5)
        assert night.moves == made
        assert night.room.seconds_left(0) == 0
        night.say(0, commands.Ready(id="a"))
        seats = night.lines[1].last("lobby")["seats"]
        assert isinstance(seats, list)
        assert [seat["ready"] for seat in seats] == [True, False, False, False]
        assert night.waits
        night.say(1, commands.Ready(id="b"))
        assert await night.goes_on_after() <= NEAR
        assert night.lines[0].last("lobby")["waits"] == 0
        assert night.room.clock.deadlines
        view = night.lines[0].last("view")
        assert view["deadline"] == pytest.approx(CLOCK, abs=1)
        assert view["steps"] == []

    evening(tmp_path, 2, 2, plot, clock=CLOCK)


def test_nobody_waits_longer_than_the_table_has_chosen(tmp_path: Path) -> None:
    async def plot(night: Evening) -> None:
        night.say(0, commands.Ready())
        assert await night.goes_on_after() == pytest.approx(INTERVAL, abs=NEAR)
        await night.until(lambda: night.table.next_bot() < 0)

    evening(tmp_path, 2, 2, plot)


def test_no_move_is_made_meanwhile(tmp_path: Path) -> None:
    async def plot(night: Evening) -> None:
        state, made = night.table.playing(), night.moves
        seat = state.to_act()[0]
        move = attempt(state.legal_moves(seat)[0])
        night.say(seat, commands.Play(id="early", move=move))
        assert night.lines[seat].errors == ["trouble-not-ready"]
        # As after a broken line: it is known.
        night.say(0, commands.Play(id="last", move=Attempt("anything")))
        assert night.moves == made
        for ready in range(4):
            night.say(ready, commands.Ready())
        await night.goes_on_after()
        night.say(seat, commands.Play(id="then", move=move))
        await night.until(lambda: night.moves == made + 1)

    evening(tmp_path, 4, 0, plot)


def test_who_hands_over_or_leaves_is_not_waited_for(tmp_path: Path) -> None:
    async def plot(night: Evening) -> None:
        night.say(0, commands.Ready())
        night.say(1, commands.HandOver(seat=1, level="rule"))
        await asyncio.sleep(STEP)
        assert night.waits
        night.say(2, commands.Leave())
        assert await night.goes_on_after() <= NEAR

    evening(tmp_path, 3, 1, plot)


def test_who_is_gone_is_waited_for_while_near(tmp_path: Path) -> None:
    async def plot(night: Evening) -> None:
        night.say(0, commands.Ready())
        night.room.leave(night.lines[1])
        assert await night.goes_on_after() == pytest.approx(AWAY, abs=NEAR)

    evening(tmp_path, 2, 2, plot)


def test_who_comes_back_is_told_the_reckoning_and_counts_again(tmp_path: Path) -> None:
    async def plot(night: Evening) -> None:
        night.room.leave(night.lines[1])
        night.room.enter(night.lines[1])
        steps = night.lines[1].last("past")["steps"]
        assert isinstance(steps, list)
        assert steps[-1]["moment"]["reckoning"]
        assert night.lines[1].last("lobby")["waits"]
        night.say(0, commands.Ready())
        await asyncio.sleep(2)
        assert night.waits
        night.say(1, commands.Ready())
        assert await night.goes_on_after() <= NEAR

    evening(tmp_path, 2, 2, plot)


def test_after_a_restart_the_table_waits_again(tmp_path: Path) -> None:
    async def plot(night: Evening) -> None:
        made = night.moves
        await asyncio.sleep(INTERVAL / 2)
        assert night.moves == made
        night.say(0, commands.Ready())
        assert await night.goes_on_after() <= NEAR

    evening(tmp_path, 1, 3, plot, restart=True)


def test_a_change_of_seats_afterwards_does_not_make_it_wait_again(tmp_path: Path) -> None:
    async def plot(night: Evening) -> None:
        night.say(0, commands.Ready())
        await night.goes_on_after()
        night.say(0, commands.HandOver(seat=0, level="rule"))
        made = night.moves
        await night.until(lambda: night.moves > made + 3)

    evening(tmp_path, 1, 3, plot)


@pytest.mark.parametrize(("interval", "persons"), [(0, 2), (INTERVAL, 0)])
def test_nobody_waits_at_a_table_that_does_not_want_it_or_has_no_people(
    tmp_path: Path, interval: int, persons: int
) -> None:
    async def run() -> None:
        store = Store(str(tmp_path / "tables.db"), Metrics())
        store.open()
        wait_for_outside(lambda: store.committing)
        seats = [Seat(f"P{n}", hash_of(f"t{n}")) for n in range(persons)]
        seats += [Seat(bot="rule") for _ in range(3 - persons)]
        table = table_with(GAME, seats, OPTIONS, interval=interval)
        table.apply(table.start())
        room = Room(table, store, ThinkingWorkers(Settings()), Settings(pause=PAUSE), Metrics())
        while table.playing().round == 1:
            seat = table.playing().to_act()[0]
            await room.do(lambda seat=seat: table.ordinary_move(seat))  # type: ignore[misc]
        assert not room.interval.is_open
        assert room.lobby(GALLERY).waits == 0
        await room.close()
        store.close()

    run_by_clock(run())
