"""Reaction windows: open equally long for everybody, and silent until they close."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from sqlalchemy.exc import SQLAlchemyError

from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.view import attempt
from speeltafel.server import room as room_module
from speeltafel.server.metrics import Metrics
from speeltafel.server.room import Room
from speeltafel.server.settings import Settings
from speeltafel.server.statements import Written
from speeltafel.server.store import Store
from speeltafel.server.thinking import ThinkingWorkers
from speeltafel.table import commands
from speeltafel.table.changes import Stored
from speeltafel.table.seats import Seat, hash_of
from tests import outsider
from tests.outsider import LET_GO, Overtroef
from tests.server.clock import run_by_clock, wait_for_outside
from tests.server.tables import table_with
from tests.whole import whole

SECONDS = 0.4
PAUSE = 0.02
STEP = 0.001
"""How often it is looked whether something has happened."""
NEAR = 2 * STEP
LATE = Refusal("OV-BEAT-01", "too-late")


class Quick(Overtroef):
    """Others have a moment to beat a card."""

    def window_seconds(self) -> int:
        return 1 if self.questions and self.questions[-1].kind == "beat" else 0

    def reflex(self, seat: int, eager: bool) -> Move:
        return Move("lay", (self.hands[seat][0],)) if eager else LET_GO

    def too_late(self) -> Refusal:
        return LATE

    def late_refusal(self, seat: int, move: Move) -> Refusal | None:
        return LATE if move == LET_GO else None


GAME = replace(outsider.GAME, state=Quick)


class Line:
    """A connection that notes when it was told what."""

    def __init__(self, seat: int) -> None:
        self.person = hash_of(f"t{seat}")
        self.told: list[tuple[float, dict[str, object]]] = []
        self.errors: list[Exception] = []
        self.when_refused: Callable[[], None] | None = None

    def send(self, message: bytes) -> None:
        self.told.append((asyncio.get_running_loop().time(), whole(msgspec.json.decode(message))))

    def refuse(self, command: commands.Command, error: Exception) -> None:
        self.errors.append(error)
        if self.when_refused is not None:
            self.when_refused()

    def of(self, kind: str) -> list[tuple[float, dict[str, object]]]:
        return [(when, said) for when, said in self.told if said["type"] == kind]


class Disk(Store):
    """A store that may fail for a while, and notes when something was to be stored then."""

    def __init__(self, url: str, metrics: Metrics) -> None:
        super().__init__(url, metrics)
        self.failures = 0
        """So many writes fail from now on."""
        self.tries: list[float] = []
        self.meanwhile: Callable[[], None] | None = None
        """What somebody does while something is being stored."""

    def append(self, code: str, change: Stored, done: Written) -> None:
        if self.meanwhile is not None:
            self.loop.call_soon(self.meanwhile)
        if self.failures:
            self.failures -= 1
            self.tries.append(self.loop.time())
            self.loop.call_soon(done, SQLAlchemyError("full"))
        else:
            super().append(code, change, done)


class Evening:
    """A room with persons and bots, dealt; seat 0 is on turn."""

    def __init__(self, room: Room, lines: list[Line], disk: Disk) -> None:
        self.room = room
        self.lines = lines
        self.disk = disk

    @property
    def state(self) -> Quick:
        state = self.room.table.state
        assert isinstance(state, Quick)
        return state

    def play(self, seat: int, move: str, own_id: str = "") -> None:
        made = attempt(self.state.read(seat, move))
        command = commands.Play(id=own_id or f"{seat}-{move}", move=made)
        self.room.carry_out(self.lines[seat], command)

    def card(self, seat: int) -> str:
        return self.state.write(Move("lay", (self.state.hands[seat][0],)))

    async def open_window(self) -> float:
        """Seat 0 lays a card that the others may beat; when that was."""
        self.play(0, self.card(0))
        return await self.until(lambda: self.room.window is not None)

    async def closed_window(self) -> float:
        return await self.until(lambda: self.room.window is None)

    def hand_over(self, seat: int) -> None:
        """Somebody goes, and the host lets a bot play for him: it lays its highest card."""
        self.room.leave(self.lines[seat])
        self.room.carry_out(self.lines[0], commands.HandOver(seat=seat, level="rule"))

    def asks(self, seat: int) -> bool:
        """Whether a window is open in which this seat may still answer."""
        return self.room.window is not None and self.room.window.question.waits_for(seat)

    def troubles(self, seat: int) -> list[str]:
        return [str(error) for error in self.lines[seat].errors]

    async def until(self, holds: Callable[[], bool]) -> float:
        for _ in range(4000):
            if holds():
                return asyncio.get_running_loop().time()
            await asyncio.sleep(STEP)
        raise AssertionError("it did not happen")


def evening(
    tmp_path: Path,
    persons: int,
    bots: int,
    plot: Callable[[Evening], Awaitable[None]],
    kept_warm: tuple[int, ...] = (),
    clock: int = 0,
) -> None:
    """Play a plot at a table whose first seats are persons, some kept warm by a bot."""

    async def run() -> None:
        metrics = Metrics()
        store = Disk(str(tmp_path / "tables.db"), metrics)
        store.open()
        wait_for_outside(lambda: store.committing)
        seats = [
            Seat(f"P{n}", hash_of(f"t{n}"), bot="rule" if n in kept_warm else "")
            for n in range(persons)
        ]
        seats += [Seat(bot="random") for _ in range(bots)]
        table = table_with(GAME, seats, {"cheering": False}, clock=clock)
        settings = Settings(pause=PAUSE, windows=SECONDS)
        room = Room(table, store, ThinkingWorkers(settings), settings, metrics)
        lines = [Line(seat) for seat in range(persons)]
        for line in lines:
            room.enter(line)
        await room.do(table.start)
        try:
            await plot(Evening(room, lines, store))
        finally:
            await room.close()
            store.close()

    run_by_clock(run())


@pytest.mark.parametrize("answering", [(), (1,), (2,)])
def test_a_window_lasts_its_time_while_somebody_has_not_answered(
    tmp_path: Path, answering: tuple[int, ...]
) -> None:
    async def plot(table: Evening) -> None:
        begun = await table.open_window()
        for seat in answering:
            table.play(seat, table.card(seat))
        assert await table.closed_window() - begun == pytest.approx(SECONDS, abs=NEAR)

    evening(tmp_path, 3, 0, plot)


@pytest.mark.parametrize("by_itself", [False, True])
def test_a_window_closes_when_everybody_who_is_asked_has_answered(
    tmp_path: Path, by_itself: bool
) -> None:
    async def plot(table: Evening) -> None:
        if by_itself:
            table.room.carry_out(table.lines[2], commands.Prefer(reflex="auto"))
        begun = await table.open_window()
        await asyncio.sleep(SECONDS / 4)
        table.play(1, "letgo")
        if not by_itself:
            table.play(2, table.card(2))
        assert await table.closed_window() - begun == pytest.approx(SECONDS / 4, abs=NEAR)
        assert [len(hand) for hand in table.state.hands] == [4, 5, 4]

    evening(tmp_path, 3, 0, plot)


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
        table.room.carry_out(table.lines[2], commands.Prefer(reflex="auto"))
        table.play(0, table.card(0))
        await table.until(lambda: bool(table.state.questions))
        await table.until(lambda: not table.state.questions)
        assert [len(hand) for hand in table.state.hands] == [4, 5, 4]

    evening(tmp_path, 3, 0, plot)


def test_what_somebody_settled_beforehand_goes_with_him(tmp_path: Path) -> None:
    async def plot(table: Evening) -> None:
        for seat in (1, 2):
            table.room.carry_out(table.lines[seat], commands.Prefer(reflex="auto"))
        table.hand_over(1)
        table.room.carry_out(table.lines[2], commands.Leave())
        await table.until(lambda: not table.room.table.seats[2].token)
        assert table.room.desk.reflexes == {1: "auto"}

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


def test_one_person_among_bots_has_all_the_time_that_the_option_gives(tmp_path: Path) -> None:
    async def plot(table: Evening) -> None:
        begun = await table.open_window()  # bots alone are asked
        assert await table.closed_window() - begun == pytest.approx(PAUSE, abs=NEAR)
        for wait in (SECONDS, 0.0):
            begun = await table.until(lambda: table.asks(0))
            if not wait:
                table.play(0, "letgo")
            ended = await table.until(lambda: not table.asks(0))
            assert ended - begun == pytest.approx(wait, abs=NEAR)

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


def test_who_answers_while_a_window_closes_is_told_that_it_has_closed(tmp_path: Path) -> None:
    """The answers that were settled beforehand are stored one after another."""
    open_then: list[bool] = []

    async def plot(table: Evening) -> None:
        await table.open_window()
        window = table.room.window
        assert window is not None

        def answer_late() -> None:
            if window.is_closed_for(1) and not table.lines[1].errors and not window.late:
                table.play(1, "letgo", "late")

        table.disk.meanwhile = answer_late
        table.lines[1].when_refused = lambda: open_then.append(table.room.window is window)
        await table.closed_window()
        assert open_then == [False]
        assert LATE.reason in str(table.lines[1].errors[0])
        assert [len(hand) for hand in table.state.hands] == [4, 5, 5]

    evening(tmp_path, 3, 0, plot)


@pytest.mark.parametrize(("persons", "seat"), [(1, 0), (3, 1)])
def test_who_answers_while_his_silence_is_being_stored_is_too_late(
    persons: int, seat: int, tmp_path: Path
) -> None:
    open_then: list[bool] = []

    async def plot(table: Evening) -> None:
        await table.open_window()
        await table.until(lambda: table.asks(seat))
        window = table.room.window
        assert window is not None
        held = len(table.state.hands[seat])
        line = table.lines[seat]

        def answer_late() -> None:
            if asyncio.get_running_loop().time() >= window.until and table.asks(seat):
                table.play(seat, table.card(seat), "late")

        table.disk.meanwhile = answer_late
        line.when_refused = lambda: open_then.append(table.room.window is window)
        await table.until(lambda: bool(line.errors))
        assert LATE.reason in str(line.errors[0])
        assert len(table.state.hands[seat]) == held
        assert persons == 1 or open_then == [False]

    evening(tmp_path, persons, 0 if persons > 1 else 3, plot)


def test_what_was_meant_for_a_window_is_no_move_after_it(tmp_path: Path) -> None:
    """Who wins is on turn: a card to beat with, laid too late, must not be the one he leads."""

    async def plot(table: Evening) -> None:
        await table.open_window()
        window = table.room.window
        assert window is not None
        winner = max((1, 2), key=lambda seat: table.state.hands[seat][-1])
        lowest, *_, highest = table.state.hands[winner]
        table.play(winner, table.state.write(Move("lay", (highest,))))

        def lay_late() -> None:
            if window.is_closed_for(winner) and not table.lines[winner].errors and not window.late:
                table.play(winner, table.state.write(Move("lay", (lowest,))), "late")

        table.disk.meanwhile = lay_late
        await table.closed_window()
        await table.until(lambda: bool(table.lines[winner].errors))
        assert LATE.reason in str(table.lines[winner].errors[0])
        assert table.state.turn == winner
        assert len(table.state.hands[winner]) == 4

    evening(tmp_path, 3, 0, plot)


def test_a_seat_that_is_taken_back_in_a_window_answers_as_its_person_settled(
    tmp_path: Path,
) -> None:
    async def plot(table: Evening) -> None:
        await table.open_window()
        lowest, *others = table.state.hands[1]
        table.room.carry_out(table.lines[1], commands.Prefer(reflex="auto"))
        table.room.carry_out(table.lines[1], commands.TakeBack())
        await table.closed_window()
        assert table.state.hands[1] == others
        assert lowest in table.state.pile

    evening(tmp_path, 3, 0, plot, kept_warm=(1,))


def test_who_takes_his_seat_back_in_a_window_answers_himself(tmp_path: Path) -> None:
    async def plot(table: Evening) -> None:
        await table.open_window()
        table.room.carry_out(table.lines[1], commands.TakeBack())
        await table.until(lambda: not table.room.table.seats[1].bot)
        before = len(table.lines[2].told)
        table.play(1, table.card(1))
        assert len(table.lines[2].told) == before  # there are two persons now
        await table.closed_window()
        await table.until(lambda: bool(table.lines[1].of("ack")))
        assert len(table.state.hands[1]) == 4

    evening(tmp_path, 3, 0, plot, kept_warm=(1,))


def test_a_bot_answers_for_somebody_who_is_handed_over_in_a_window(tmp_path: Path) -> None:
    async def plot(table: Evening) -> None:
        begun = await table.open_window()
        highest = table.state.hands[1][-1]
        table.play(1, "letgo")
        table.hand_over(1)
        ended = await table.closed_window()
        assert ended - begun == pytest.approx(SECONDS, abs=NEAR)  # it closes when it was to
        assert table.troubles(1) == ["trouble-bot-plays"]
        assert highest in table.state.pile

    evening(tmp_path, 3, 0, plot)


def test_an_answer_that_was_held_counts_when_the_seat_is_taken_back(tmp_path: Path) -> None:
    async def plot(table: Evening) -> None:
        await table.open_window()
        card = table.state.hands[1][0]
        table.play(1, table.card(1))
        table.hand_over(1)
        table.room.carry_out(table.lines[1], commands.TakeBack())
        table.play(1, "letgo")
        assert table.troubles(1) == ["trouble-answered"]
        await table.closed_window()
        assert card in table.state.pile

    evening(tmp_path, 3, 0, plot)


def test_the_answer_of_the_only_person_left_closes_a_window(tmp_path: Path) -> None:
    async def plot(table: Evening) -> None:
        begun = await table.open_window()
        table.play(1, table.card(1))
        table.hand_over(2)
        assert await table.closed_window() - begun < NEAR
        await table.until(lambda: bool(table.lines[1].of("ack")))
        assert [len(hand) for hand in table.state.hands] == [4, 4, 4]

    evening(tmp_path, 3, 0, plot)


FAILURE = 0.25


@pytest.fixture
def short_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_module, "AFTER_FAILURE", FAILURE)


async def tried_now_and_then(table: Evening) -> None:
    """What cannot be stored is not tried again at once, and goes on when it can."""
    table.disk.failures = 1_000_000
    await table.until(lambda: len(table.disk.tries) >= 3)
    first, second, third = table.disk.tries[:3]
    assert [second - first, third - second] == pytest.approx([FAILURE, FAILURE])
    table.disk.failures = 0
    played = table.room.table.played().moves
    before = len(played)
    await table.until(lambda: len(played) > before)


@pytest.mark.usefixtures("short_failure")
def test_a_full_disk_is_not_tried_all_the_time_in_a_window(tmp_path: Path) -> None:
    async def plot(table: Evening) -> None:
        await table.open_window()
        await tried_now_and_then(table)
        await table.closed_window()

    evening(tmp_path, 1, 2, plot)


@pytest.mark.usefixtures("short_failure")
def test_a_full_disk_is_not_tried_all_the_time_by_a_bot_on_turn(tmp_path: Path) -> None:
    evening(tmp_path, 0, 3, tried_now_and_then)


@pytest.mark.usefixtures("short_failure")
def test_a_full_disk_is_not_tried_all_the_time_by_the_clock(tmp_path: Path) -> None:
    evening(tmp_path, 2, 0, tried_now_and_then, clock=1)


@pytest.mark.usefixtures("short_failure")
def test_an_answer_that_could_not_be_stored_may_be_given_again(tmp_path: Path) -> None:
    async def plot(table: Evening) -> None:
        await table.open_window()
        card = table.state.hands[1][0]
        table.play(1, table.card(1), "first")
        table.disk.failures = 1
        await table.until(lambda: bool(table.lines[1].errors))
        assert table.troubles(1) == ["full"]
        table.play(1, table.card(1), "second")
        await table.closed_window()
        assert card in table.state.pile

    evening(tmp_path, 3, 0, plot)
