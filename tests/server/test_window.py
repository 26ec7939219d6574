"""Reaction windows: open equally long for everybody, and silent until they close."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import msgspec

from speeltafel.engine.moves import Move, Refusal
from speeltafel.server import wire
from speeltafel.server.authority import Founding, Seat, Table, hash_of
from speeltafel.server.metrics import Metrics
from speeltafel.server.room import Room
from speeltafel.server.settings import Settings
from speeltafel.server.store import Store
from speeltafel.server.thinking import Thinkers
from tests import outsider
from tests.outsider import LET_GO, Overtroef

SECONDS = 0.4
MOMENT = 0.15
LATE = Refusal("OV-BEAT-01", "too-late")


class Quick(Overtroef):
    """Others have a moment to beat a card."""

    def window_seconds(self) -> int:
        return 1 if self.questions and self.questions[-1].kind == "beat" else 0

    def reflex(self, seat: int, eager: bool) -> Move:
        return Move("lay", (self.hands[seat][0],)) if eager else LET_GO

    def late_refusal(self, move: Move) -> Refusal | None:
        return LATE if move == LET_GO else None


GAME = replace(outsider.GAME, state=Quick)


class Line:
    """A connection that notes when it was told what."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.told: list[tuple[float, dict[str, object]]] = []
        self.errors: list[Exception] = []

    def send(self, message: bytes) -> None:
        self.told.append((asyncio.get_running_loop().time(), msgspec.json.decode(message)))

    def refuse(self, command: wire.Command, error: Exception) -> None:
        self.errors.append(error)

    def of(self, kind: str) -> list[tuple[float, dict[str, object]]]:
        return [(when, said) for when, said in self.told if said["type"] == kind]


class Evening:
    """A room with persons and bots, dealt; seat 0 is on turn."""

    def __init__(self, room: Room, lines: list[Line]) -> None:
        self.room = room
        self.lines = lines

    @property
    def state(self) -> Quick:
        state = self.room.table.state
        assert isinstance(state, Quick)
        return state

    def play(self, seat: int, move: str, own_id: str = "") -> None:
        command = wire.Play(own_id or f"{seat}-{move}", move)
        self.room.carry_out(self.lines[seat], command)

    def card(self, seat: int) -> str:
        return self.state.write(Move("lay", (self.state.hands[seat][0],)))

    async def until(self, holds: Callable[[], bool]) -> float:
        for _ in range(400):
            if holds():
                return asyncio.get_running_loop().time()
            await asyncio.sleep(0.01)
        raise AssertionError("it did not happen")


def evening(
    tmp_path: Path, persons: int, bots: int, plot: Callable[[Evening], Awaitable[None]]
) -> None:
    """Play a plot at a table whose first seats are persons."""

    async def run() -> None:
        metrics = Metrics()
        store = Store(str(tmp_path / "tables.db"), metrics)
        store.open()
        seats = [Seat(f"P{n}", hash_of(f"t{n}")) for n in range(persons)]
        seats += [Seat(bot="random") for _ in range(bots)]
        options = {"cheering": False}
        table = Table(Founding("abc", GAME, persons + bots, options, bytes(32)), seats)
        settings = Settings(pause=0.02, moment=MOMENT, windows=SECONDS)
        room = Room(table, store, Thinkers(settings), settings, metrics)
        lines = [Line(seat) for seat in range(persons)]
        for line in lines:
            room.enter(line)
        await room.do(table.start)
        try:
            await plot(Evening(room, lines))
        finally:
            await room.close()
            store.close()

    asyncio.run(run())


def test_a_window_lasts_as_long_whoever_answers_when(tmp_path: Path) -> None:
    lengths = []

    async def nobody(table: Evening) -> None:
        table.play(0, table.card(0))
        begun = await table.until(lambda: bool(table.state.questions))
        lengths.append(await table.until(lambda: not table.state.questions) - begun)

    async def everybody(table: Evening) -> None:
        table.play(0, table.card(0))
        begun = await table.until(lambda: bool(table.state.questions))
        table.play(1, "letgo")
        table.play(2, table.card(2))
        lengths.append(await table.until(lambda: not table.state.questions) - begun)

    for number, plot in enumerate((nobody, everybody)):
        (folder := tmp_path / str(number)).mkdir()
        evening(folder, 3, 0, plot)
    for length in lengths:
        assert SECONDS - 0.05 < length < SECONDS + 0.5


def test_nobody_is_told_anything_while_a_window_is_open(tmp_path: Path) -> None:
    async def plot(table: Evening) -> None:
        table.play(0, table.card(0))
        await table.until(lambda: bool(table.state.questions))
        before = [len(line.told) for line in table.lines]
        table.play(1, table.card(1))
        await asyncio.sleep(SECONDS / 2)
        assert [len(line.told) for line in table.lines] == before
        await table.until(lambda: not table.state.questions)
        await table.until(lambda: bool(table.lines[1].of("ack")))

    evening(tmp_path, 3, 0, plot)


def test_who_says_nothing_lets_it_be_and_who_wants_reacts_by_himself(tmp_path: Path) -> None:
    async def plot(table: Evening) -> None:
        table.room.carry_out(table.lines[2], wire.Prefer("auto"))
        table.play(0, table.card(0))
        await table.until(lambda: bool(table.state.questions))
        await table.until(lambda: not table.state.questions)
        assert [len(hand) for hand in table.state.hands] == [4, 5, 4]

    evening(tmp_path, 3, 0, plot)


def test_a_second_answer_is_refused_and_the_first_counts(tmp_path: Path) -> None:
    async def plot(table: Evening) -> None:
        table.play(0, table.card(0))
        await table.until(lambda: bool(table.state.questions))
        table.play(1, table.card(1))
        table.play(1, "letgo")
        assert [str(error) for error in table.lines[1].errors] == ["trouble-answered"]
        await table.until(lambda: not table.state.questions)
        assert len(table.state.hands[1]) == 4

    evening(tmp_path, 3, 0, plot)


def test_a_refused_answer_is_refused_at_once(tmp_path: Path) -> None:
    async def plot(table: Evening) -> None:
        table.play(0, table.card(0))
        await table.until(lambda: bool(table.state.questions))
        table.play(1, "cheer")
        assert len(table.lines[1].errors) == 1
        table.play(1, "letgo")
        assert len(table.lines[1].errors) == 1
        await table.until(lambda: not table.state.questions)

    evening(tmp_path, 3, 0, plot)


def test_one_person_among_bots_waits_a_moment_at_most(tmp_path: Path) -> None:
    async def plot(table: Evening) -> None:
        table.play(0, table.card(0))
        begun = await table.until(lambda: bool(table.state.questions))
        ended = await table.until(lambda: table.state.round == 1)
        assert ended - begun < MOMENT

    evening(tmp_path, 1, 3, plot)


def test_what_comes_too_late_gets_a_friendly_reason(tmp_path: Path) -> None:
    async def plot(table: Evening) -> None:
        table.play(0, table.card(0))
        await table.until(lambda: bool(table.state.questions))
        await table.until(lambda: not table.state.questions)
        late = 1 if table.state.turn == 0 else 0
        table.play(late, "letgo", "late")
        await table.until(lambda: bool(table.lines[late].errors))
        assert LATE.reason in str(table.lines[late].errors[0])

    evening(tmp_path, 2, 0, plot)
