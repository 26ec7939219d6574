"""A progress bar on stderr when a person looks at it, silence otherwise."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.progress import Progress as Bars

Tell = Callable[[int, int], None]
"""Who is told how much is done, and of how much."""


class Progress:
    """Progress that nobody looks at."""

    def __call__(self, done: int, total: int) -> None:
        """So much is done, of so much."""

    def say(self, text: str) -> None:
        """What else there is to know of it, in a few signs."""


silence = Progress()


class Bar(Progress):
    """Progress as somebody sees it."""

    def __init__(self, what: str, bar: Bars) -> None:
        self.what = what
        self.bar = bar
        self.task = bar.add_task(what, total=None)  # what there is to do is yet to be found out

    def __call__(self, done: int, total: int) -> None:
        self.bar.update(self.task, completed=done, total=total)

    def say(self, text: str) -> None:
        self.bar.update(self.task, description=f"{self.what} {text}")


@contextmanager
def progress(what: str) -> Iterator[Progress]:
    """Gives whom to tell."""
    if not sys.stderr.isatty():
        yield silence
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Bars(*columns, console=Console(stderr=True), transient=True) as bar:
        yield Bar(what, bar)
