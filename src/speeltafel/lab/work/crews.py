"""Work in pieces, done here, in several processes, or on a cluster.

A crew gives results as they come, in any order. Who breaks off with Ctrl-C has what came until
then; `broken_off` says so. A process that dies loses nothing: its piece is done again.
"""

import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager
from dataclasses import dataclass
from multiprocessing import active_children
from types import FrameType, TracebackType
from typing import Any, Self

from speeltafel.engine import sources as brought_along
from speeltafel.engine.sources import Source

LOSSES = 5
"""How often processes may die before something is wrong with the work itself."""


@dataclass(frozen=True)
class Workpiece:
    """A piece of work: its key, which other pieces have not, and what to call."""

    key: tuple[object, ...]
    call: Callable[..., Any]
    arguments: tuple[Any, ...]
    size: int = 1
    """How much it counts for whoever looks how much is done."""

    def do(self) -> Any:
        return self.call(*self.arguments)


class Crew(AbstractContextManager["Crew"]):
    """Does the work right here.

    Ctrl-C breaks the work off between two results, never while one is being taken.
    """

    broken_off = False
    taking = False

    def results(self, pieces: Sequence[Workpiece], take: Callable[[Workpiece, Any], None]) -> None:
        """Have the pieces done; `take` is given each piece with its result, as they are done."""
        try:
            for piece, result in self.work(pieces):
                self.taking = True
                take(piece, result)
                self.taking = False
                if self.broken_off:
                    return
        except KeyboardInterrupt:
            self.broken_off = True

    def work(self, pieces: Sequence[Workpiece]) -> Iterator[tuple[Workpiece, Any]]:
        for piece in pieces:
            yield piece, piece.do()

    def break_off(self, _number: int, _frame: FrameType | None) -> None:
        if self.broken_off or not self.taking:
            raise KeyboardInterrupt
        self.broken_off = True

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            self.before = signal.signal(signal.SIGINT, self.break_off)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Let everybody go."""
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGINT, self.before)


class Processes(Crew):
    """Several processes of this machine."""

    def __init__(self, number: int) -> None:
        self.number = number

    def work(self, pieces: Sequence[Workpiece]) -> Iterator[tuple[Workpiece, Any]]:
        left = {piece.key: piece for piece in pieces}
        for loss in range(LOSSES + 1):
            try:
                for piece, result in self.round(list(left.values())):
                    del left[piece.key]
                    yield piece, result
                return
            except BrokenProcessPool:
                if loss == LOSSES:
                    raise

    def round(self, pieces: Sequence[Workpiece]) -> Iterator[tuple[Workpiece, Any]]:
        others = set(active_children())
        pool = ProcessPoolExecutor(self.number, initializer=begin, initargs=(brought(),))
        running: dict[Future[Any], Workpiece] = {}
        waiting = iter(pieces)
        try:
            while True:
                for piece in waiting:
                    running[pool.submit(piece.do)] = piece
                    if len(running) >= 2 * self.number:  # no more: the rest can be broken off
                        break
                if not running:
                    return
                for done in wait(running, return_when=FIRST_COMPLETED).done:
                    yield running.pop(done), done.result()
        finally:
            if running:  # broken off: who waits for the end of long games is not helped
                for process in set(active_children()) - others:
                    process.terminate()
            pool.shutdown(cancel_futures=True)


def brought() -> tuple[Source, ...]:
    """What was read here and is not on the disk of whoever does the work."""
    return tuple(brought_along.known.values())


def begin(sources: tuple[Source, ...]) -> None:
    """In a process that does the work; breaking off is left to its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    brought_along.bring(sources)
