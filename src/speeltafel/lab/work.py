"""Work in pieces, done here, in several processes, or on a cluster.

A crew gives results as they come, in any order. Who breaks off with Ctrl-C has what came until
then; `broken_off` says so. A process that dies loses nothing: its piece is done again.
"""

import os
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

from speeltafel.engine.errors import BadInput

LOSSES = 5
"""How often processes may die before something is wrong with the work itself."""


@dataclass(frozen=True)
class Job:
    """A piece of work: its key, and what to call."""

    key: tuple[object, ...]
    call: Callable[..., Any]
    arguments: tuple[Any, ...]

    def do(self) -> Any:
        return self.call(*self.arguments)


class Crew(AbstractContextManager["Crew"]):
    """Does the work right here.

    Ctrl-C breaks the work off between two results, never while one is being taken.
    """

    broken_off = False
    taking = False

    def results(self, jobs: Sequence[Job], take: Callable[[Job, Any], None]) -> None:
        """Have the jobs done; `take` is given each job with its result, as they are done."""
        try:
            for job, result in self.work(jobs):
                self.taking = True
                take(job, result)
                self.taking = False
                if self.broken_off:
                    return
        except KeyboardInterrupt:
            self.broken_off = True

    def work(self, jobs: Sequence[Job]) -> Iterator[tuple[Job, Any]]:
        for job in jobs:
            yield job, job.do()

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

    def work(self, jobs: Sequence[Job]) -> Iterator[tuple[Job, Any]]:
        left = {job.key: job for job in jobs}
        for loss in range(LOSSES + 1):
            try:
                for job, result in self.round(list(left.values())):
                    del left[job.key]
                    yield job, result
                return
            except BrokenProcessPool:
                if loss == LOSSES:
                    raise

    def round(self, jobs: Sequence[Job]) -> Iterator[tuple[Job, Any]]:
        others = set(active_children())
        pool = ProcessPoolExecutor(self.number, initializer=leave_breaking_off_to_the_parent)
        running: dict[Future[Any], Job] = {}
        waiting = iter(jobs)
        try:
            while True:
                for job in waiting:
                    running[pool.submit(job.do)] = job
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


def leave_breaking_off_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def crew(workers: int = 0, cluster: str | None = None) -> Crew:
    """Whoever does the work: so many processes (0 for one a core), or a cluster."""
    if workers < 0:
        raise BadInput(f"the number of workers has to be 1 or more, not {workers}")
    if cluster is not None:
        from speeltafel.lab.cluster import Cluster

        return Cluster(cluster, workers)
    number = workers or os.cpu_count() or 1
    return Processes(number) if number > 1 else Crew()
