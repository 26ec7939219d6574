"""Processes that work for the tables: each answers, or is replaced."""

import asyncio
import math
import os
import re
import signal
import threading
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TypeVar

import pytest

from speeltafel.bots.search import Budget
from speeltafel.server import thinking
from speeltafel.server.metrics import Metrics
from speeltafel.server.room import Room
from speeltafel.server.settings import Settings
from speeltafel.server.store import Store
from speeltafel.server.thinking import LEEWAY, ThinkingWorkers, answer
from speeltafel.server.workers import HANGS, LOOK, Failed, Worker, Workers
from tests.server.clock import PATIENCE, run_by_clock, wait_for_outside
from tests.server.test_thinking import GAME, bots_dealt, riddle

T = TypeVar("T")
Plot = Callable[[Workers], Coroutine[None, None, None]]


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def outcome(future: asyncio.Future[T]) -> T:
    """What comes of a job, with the clock standing still until then."""
    wait_for_outside(lambda: not future.done())
    return await future


def with_workers(plot: Plot, number: int = 1) -> None:
    async def run() -> None:
        workers = Workers(number, 0)
        try:
            await plot(workers)
        finally:
            workers.close()

    run_by_clock(run())


def test_a_process_that_hangs_is_killed_by_its_id_and_replaced() -> None:
    async def plot(workers: Workers) -> None:
        pid = await outcome(workers.begin(os.getpid, within=1.0))
        assert isinstance(pid, int)
        os.kill(pid, signal.SIGSTOP)
        hanging = workers.begin(int, within=3.0)
        behind = workers.begin(os.getpid, within=3.0)
        await asyncio.sleep(3.0 + HANGS - 0.5)
        assert is_there(pid)
        assert not hanging.done()
        await asyncio.sleep(0.5 + 2 * LOOK)
        with pytest.raises(Failed):
            await outcome(hanging)
        assert not is_there(pid)
        assert await outcome(behind) != pid
        await asyncio.sleep(LOOK)
        assert workers.looking is None

    with_workers(plot)


def test_a_job_that_nobody_wants_any_more_is_watched_all_the_same() -> None:
    async def plot(workers: Workers) -> None:
        pid = await outcome(workers.begin(os.getpid, within=1.0))
        assert isinstance(pid, int)
        os.kill(pid, signal.SIGSTOP)
        dropped = workers.begin(int, within=3.0)
        running = workers.workers[0].jobs[-1][0]
        while not running.running():
            await asyncio.sleep(0)
        dropped.cancel()
        await asyncio.sleep(3.0 + HANGS + 2 * LOOK)
        assert await outcome(workers.begin(os.getpid, within=1.0)) != pid
        assert not is_there(pid)

    with_workers(plot)


def test_what_goes_wrong_in_a_process_is_told_and_another_takes_over() -> None:
    async def plot(workers: Workers) -> None:
        pid = await outcome(workers.begin(os.getpid, within=1.0))
        with pytest.raises(Failed, match="ValueError"):
            await outcome(workers.begin(int, "x", within=1.0))
        assert await outcome(workers.begin(os.getpid, within=1.0)) == pid
        with pytest.raises(Failed, match="ended"):
            await outcome(workers.begin(os._exit, 1, within=1.0))
        assert await outcome(workers.begin(os.getpid, within=1.0)) != pid

    with_workers(plot)


def test_work_is_shared_among_the_processes() -> None:
    async def plot(workers: Workers) -> None:
        both = [workers.begin(os.getpid, within=1.0) for _ in range(2)]
        assert len({await outcome(one) for one in both}) == 2

    with_workers(plot, 2)


def test_who_closes_does_not_wait_for_a_process_that_is_only_just_being_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worker = Worker(0)
    begun, closing = threading.Event(), threading.Event()
    start, kill = worker.start, worker.kill

    def start_late() -> None:
        begun.set()
        closing.wait(PATIENCE)
        start()

    def kill_nothing_yet() -> None:
        kill()
        closing.set()

    monkeypatch.setattr(worker, "start", start_late)
    monkeypatch.setattr(worker, "kill", kill_nothing_yet)
    asked = worker.put(time.sleep, (PATIENCE,), PATIENCE)
    begun.wait(PATIENCE)
    worker.close()
    with pytest.raises(Failed):
        asked.result(0)
    assert worker.process is None


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="tells what a process hears")
def test_a_process_hears_no_ctrl_c_from_its_first_moment() -> None:
    """Whoever ends a server by it ends no process that is still loading, with a traceback."""
    worker = Worker(0)
    try:
        worker.thread.submit(worker.start).result(PATIENCE)
        assert worker.process is not None
        status = Path(f"/proc/{worker.process.pid}/status").read_text()
        (blocked,) = re.findall(r"^SigBlk:\s*([0-9a-f]+)$", status, re.MULTILINE)
        assert int(blocked, 16) >> (signal.SIGINT - 1) & 1
    finally:
        worker.close()


def test_bots_move_in_time_while_their_process_hangs_and_think_again_after(tmp_path: Path) -> None:
    """Stopped in the middle of a game: by rules of thumb until another process is there."""
    settings = Settings(pause=0.0, think=0.1, thinkers=1)
    table = bots_dealt("search", "search", "search")

    async def run() -> None:
        store = Store(str(tmp_path / "tables.db"), Metrics())
        store.open()
        wait_for_outside(lambda: store.committing)
        thinkers = ThinkingWorkers(settings)
        thinkers.awake = True  # its process is there, as the next line sees to
        pid = await outcome(thinkers.workers.begin(os.getpid, within=60.0))
        assert isinstance(pid, int)
        os.kill(pid, signal.SIGSTOP)
        (worker,) = thinkers.workers.workers
        wait_for_outside(lambda: worker.since == math.inf and is_there(pid))  # it is being ended
        room = Room(table, store, thinkers, settings, Metrics())
        started = room.loop.time()
        try:
            while is_there(pid):
                await asyncio.sleep(LOOK)
                assert room.loop.time() - started < 2 * HANGS, "it is not replaced"
            made = len(table.played().moves)
            waited = room.loop.time() - started
            assert table.over or made == pytest.approx(waited / (0.1 + LEEWAY), abs=2)
            _, problem = riddle()
            found = thinkers.begin(GAME, "search", problem, 1, 60.0)
            assert await outcome(found) is not None
        finally:
            await room.close()
            thinkers.close()
            store.close()

    run_by_clock(run())


def test_a_thought_ends_before_its_bot_has_to_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time that it gets is what is left until then, and what a thought takes at most."""
    _, problem = riddle()
    budgets: list[float] = []

    def noted(seconds: float) -> Budget:
        budgets.append(seconds)
        return Budget(worlds=1)

    monkeypatch.setattr(thinking, "Budget", noted)
    monkeypatch.setattr(thinking, "monotonic", lambda: 100.0)
    for until, seconds in ((100.3, 5.0), (109.0, 0.2), (100.005, 5.0), (99.0, 5.0)):
        answer(GAME, "search", problem, 1, seconds, until)
    assert budgets == pytest.approx([0.3, 0.2])


def test_a_thought_is_asked_for_until_its_bot_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    _, problem = riddle()
    begun: list[tuple[object, ...]] = []
    monkeypatch.setattr(thinking, "monotonic", lambda: 100.0)
    monkeypatch.setattr(Workers, "begin", lambda _, *job, within: begun.append((*job, within)))
    ThinkingWorkers(Settings(think=0.2, thinkers=1)).begin(GAME, "search", problem, 7, 0.5)
    assert begun == [(answer, GAME, "search", problem, 7, 0.2, 100.5 - LEEWAY / 2, 0.5)]
