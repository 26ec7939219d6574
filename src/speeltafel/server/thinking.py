"""Bots that search think in processes of their own, so that no table waits for another's bot.

What is sent there is the story of the bot's seat and nothing else. A thought that is not ready when
the bot has to move is dropped, and the bot moves by rules of thumb: it is never late.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import parent_process
from time import monotonic

import structlog

from speeltafel.bots import bot
from speeltafel.bots.retelling import Told, retold
from speeltafel.bots.search import Budget
from speeltafel.engine.chance import fast
from speeltafel.engine.registry import game as game_named
from speeltafel.server.settings import Settings

LEEWAY = 0.15
"""Seconds to send a story and its answer; before a move there is at least so much time more."""
SHORTEST = 0.01
"""With less time than this a search is not worth while."""
NICENESS = 5
"""The tables come first."""

log = structlog.get_logger()


class Thinkers:
    """A bounded number of processes, started when the first bot that searches sits down."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = settings.think
        self.workers = settings.thinkers or max(1, (os.cpu_count() or 1) - 1)
        self.pool: ProcessPoolExecutor | None = None

    def wake(self) -> ProcessPoolExecutor:
        """Start the processes, so that they are ready when the first move is asked for."""
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, context, settle_down)
            for _ in range(self.workers):
                self.pool.submit(os.getpid)
        return self.pool

    def begin(
        self, game: str, level: str, told: Told, seed: int, within: float
    ) -> asyncio.Future[str | None]:
        """Begin to think about a seat's move; the answer is its notation, or None if too late."""
        loop = asyncio.get_running_loop()
        until = monotonic() + within - LEEWAY / 2
        job = (game, level, told, seed, self.seconds, until)
        try:
            return loop.run_in_executor(self.wake(), answer, *job)
        except BrokenProcessPool:
            log.error("thinkers", error="a process has died; new ones are started")
            self.pool = None
            return loop.run_in_executor(self.wake(), answer, *job)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)
            self.pool = None


def settle_down() -> None:
    """In a thinking process: leave Ctrl-C to the server, and end when it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def answer(
    name: str, level: str, told: Told, seed: int, seconds: float, until: float
) -> str | None:
    """In a thinking process: the move of the seat whose story this is."""
    game = game_named(name)
    story = retold(game, told)
    assert story.now is not None
    seconds = min(seconds, until - monotonic())
    if seconds < SHORTEST:
        return None
    thinks = bot(game, level, Budget(seconds))
    return story.now.write(thinks(story.now, story.seat, fast(seed), story))
