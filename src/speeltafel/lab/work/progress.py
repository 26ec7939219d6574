"""A progress bar on stderr when a person looks at it, silence otherwise."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

Tell = Callable[[int, int], None]
"""Who is told how much is done, and of how much."""


def silence(_done: int, _total: int) -> None:
    """Progress that nobody looks at."""


@contextmanager
def progress(what: str) -> Iterator[Tell]:
    """Gives whom to tell."""
    if not sys.stderr.isatty():
        yield silence
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=None)  # what there is to do is yet to be found out
        yield lambda done, total: bar.update(task, completed=done, total=total)
