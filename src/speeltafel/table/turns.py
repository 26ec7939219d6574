"""One thing after another: whatever changes a table is decided, stored and made in turn."""

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Protocol

from speeltafel.table.changes import Change, Passing, Stored

Done = Callable[[Change | None], None]


class Job:
    """A change to be decided on, and who is told that it was made, or why it was not."""

    def __init__(
        self,
        decide: Callable[[], Change | None],
        done: Done,
        failed: Callable[[Exception], None],
    ) -> None:
        self.decide = decide
        self.done = done
        """Comes after the change is made and before anybody else is told of it."""
        self.failed = failed


class Keeper(Protocol):
    """Who keeps what was changed."""

    def append(self, code: str, change: Stored, done: Callable[[Exception | None], None]) -> None:
        """Keep a change of a table, and say so when it is durable, or what went wrong."""


class Turns:
    """The jobs of one table. A job waits for nothing but its change being stored."""

    def __init__(
        self,
        code: str,
        store: Keeper,
        make: Callable[[Change, Done], None],
        idle: Callable[[], None],
        failed: Callable[[], None],
    ) -> None:
        self.code = code
        self.store = store
        self.make = make
        self.idle = idle
        """Called when nothing is left to do."""
        self.failed = failed
        """Called when a change could not be kept or made."""
        self.jobs: deque[Job] = deque()
        self.storing = False
        """Whether a change is being stored; the next job waits for it."""

    @property
    def busy(self) -> bool:
        return bool(self.jobs) or self.storing

    def put(self, job: Job) -> None:
        """Have a job done in turn."""
        self.jobs.append(job)
        if not self.storing:
            self.go_on()

    def go_on(self) -> None:
        """Take the next jobs, up to one that has something to store."""
        while self.jobs and not self.storing:
            job = self.jobs.popleft()
            try:
                change = job.decide()
                if change is None:
                    job.done(None)
                elif isinstance(change, Passing):
                    self.make(change, job.done)
                else:
                    self.store.append(self.code, change, partial(self.stored, job, change))
                    self.storing = True
            except Exception as error:
                job.failed(error)
        if not self.storing:
            self.idle()

    def stored(self, job: Job, change: Change, error: Exception | None) -> None:
        self.storing = False
        try:
            if error is not None:
                raise error
            self.make(change, job.done)
        except Exception as failure:
            self.failed()
            job.failed(failure)
        self.go_on()
