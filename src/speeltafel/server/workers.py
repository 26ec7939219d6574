"""Work in processes of its own, so that no table waits for it.

A process that does not answer in time is killed by its id, and another one takes its place.
"""

import asyncio
import math
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess, parent_process
from typing import Any

import structlog

HANGS = 20.0
"""Seconds beyond its time after which a job is taken to hang: far longer than a busy machine."""
LOOK = 1.0
"""How often hanging processes are looked for while there is work."""

log = structlog.get_logger()


class Failed(Exception):
    """A job has no answer: it raised something, or its process has ended."""


class Worker:
    """A process that does one job after another, and the thread that waits for its answers."""

    def __init__(self, niceness: int) -> None:
        self.niceness = niceness
        self.thread = ThreadPoolExecutor(1, "worker", leave_ctrl_c_to_others)
        self.jobs: deque[tuple[Future[Any], float]] = deque()
        """What it has to do, each with the seconds after which it hangs."""
        self.watched: tuple[Future[Any], float] | None = None
        """The job that it is at, as far as was looked."""
        self.since = 0.0
        self.process: BaseProcess | None = None
        self.line: Connection | None = None
        self.is_closed = False

    def put(
        self, job: Callable[..., Any], arguments: tuple[Any, ...], longest: float
    ) -> Future[Any]:
        future = self.thread.submit(self.ask, job, arguments)
        self.jobs.append((future, longest))
        return future

    def ask(self, job: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        """In the thread: have the process do it, and start one where there is none."""
        try:
            if self.line is None:
                self.start()
            if self.is_closed:  # whoever closed may have come before there was a process to kill
                raise EOFError
            assert self.line is not None
            self.line.send((job, arguments))
            is_done, answer = self.line.recv()
        except (OSError, EOFError):
            self.end()
            raise Failed("the process has ended") from None
        if not is_done:
            raise Failed(answer)
        return answer

    def start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, other = context.Pipe()
        self.process = context.Process(target=work, args=(other, self.niceness), daemon=True)
        self.process.start()
        other.close()

    def end(self) -> None:
        """In the thread: no process, until the next job."""
        self.kill()
        if self.process is not None:
            self.process.join()
        if self.line is not None:
            self.line.close()
        self.process = self.line = None

    def kill(self) -> None:
        """From any thread: what is only just being started has no id yet, and ends with us."""
        if self.process is not None and self.process.pid is not None:
            self.process.kill()

    def drop_done(self) -> None:
        while self.jobs and self.jobs[0][0].done():
            self.jobs.popleft()

    def end_if_hanging(self, now: float) -> None:
        """A job's time counts from when it was first seen to be the next: it may have waited."""
        self.drop_done()
        job = self.jobs[0] if self.jobs else None
        if job is not self.watched:
            self.watched, self.since = job, now
        elif job is not None and now - self.since >= job[1] and self.process is not None:
            log.error("hanging process killed", pid=self.process.pid)
            self.kill()
            self.since = math.inf

    def close(self) -> None:
        """Nothing that it is doing is waited for."""
        self.is_closed = True
        for future, _ in self.jobs:
            future.cancel()
        self.kill()
        self.thread.submit(self.end)
        self.thread.shutdown()


class Workers:
    """A bounded number of processes, each started when it is first needed: tables come first."""

    def __init__(self, number: int, niceness: int) -> None:
        self.workers = [Worker(niceness) for _ in range(number)]
        self.looking: asyncio.TimerHandle | None = None

    @property
    def pending(self) -> int:
        """How many jobs wait or are being done."""
        return sum(len(worker.jobs) for worker in self.workers)

    def begin(self, job: Callable[..., Any], *arguments: Any, within: float) -> asyncio.Future[Any]:
        """Have a job done, by whoever has the least to do."""
        loop = asyncio.get_running_loop()
        for worker in self.workers:
            worker.drop_done()
        least = min(self.workers, key=lambda worker: len(worker.jobs))
        future = least.put(job, arguments, within + HANGS)
        if self.looking is None:
            self.looking = loop.call_later(LOOK, self.look, loop)
        answer = asyncio.wrap_future(future)
        answer.add_done_callback(was_heard)
        return answer

    def look(self, loop: asyncio.AbstractEventLoop) -> None:
        for worker in self.workers:
            worker.end_if_hanging(loop.time())
        self.looking = loop.call_later(LOOK, self.look, loop) if self.pending else None

    def close(self) -> None:
        if self.looking is not None:
            self.looking.cancel()
            self.looking = None
        for worker in self.workers:
            worker.close()


def leave_ctrl_c_to_others() -> None:
    """In the thread: a process that it starts hears no Ctrl-C, also before it can say so itself."""
    if hasattr(signal, "pthread_sigmask"):
        resource_tracker.ensure_running()  # which would let it through again
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})


def was_heard(answer: asyncio.Future[Any]) -> None:
    """Nobody has to ask for an answer: a bot that had to move has moved."""
    if not answer.cancelled():
        answer.exception()


def work(line: Connection, niceness: int) -> None:
    """In the process: leave Ctrl-C to the server, and end when it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=end_with_server, daemon=True).start()
    while True:
        try:
            job, arguments = line.recv()
        except EOFError:
            return
        try:
            answer = (True, job(*arguments))
        except Exception as error:
            answer = (False, repr(error))
        line.send(answer)


def end_with_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)
