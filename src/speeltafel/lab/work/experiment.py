"""The one way to find something out: in pieces, with progress, broken off by Ctrl-C, and kept."""

import os
from collections.abc import Callable, Sequence
from typing import Any

from speeltafel.engine.errors import BadInput
from speeltafel.lab.work.crews import Crew, Processes, Workpiece
from speeltafel.lab.work.ledger import Ledger
from speeltafel.lab.work.progress import Tell, silence


def crew(workers: int = 0, cluster: str | None = None) -> Crew:
    """Whoever does the work: so many processes (0 for one a core), or a cluster."""
    if workers < 0:
        raise BadInput(f"the number of workers has to be 1 or more, not {workers}")
    if cluster is not None:
        from speeltafel.lab.work.cluster import Cluster  # needs what not everybody installed

        return Cluster(cluster, workers)
    number = workers or os.cpu_count() or 1
    return Processes(number) if number > 1 else Crew()


def carry_out(
    pieces: Sequence[Workpiece],
    take: Callable[[Workpiece, Any], None],
    crew: Crew,
    tell: Tell = silence,
    ledger: Ledger | None = None,
) -> None:
    """Have all pieces done; `take` is given each with its result, as they are done.

    What the ledger has of an earlier run is taken from it, and what is new is written into it.
    Broken off with Ctrl-C, what is done is done: `crew.broken_off` says so.
    """
    total = sum(piece.size for piece in pieces)
    done = 0

    def count(piece: Workpiece, result: Any) -> None:
        nonlocal done
        take(piece, result)
        done += piece.size
        tell(done, total)

    def keep(piece: Workpiece, result: Any) -> None:
        if ledger:
            ledger.write(piece, result)
        count(piece, result)

    left = ledger.taken_from(pieces, count) if ledger else pieces
    crew.results(left, keep)


def side_by_side(rows: Sequence[Sequence[Workpiece]]) -> list[Workpiece]:
    """Pieces of all rows in turn, each row spread over the whole time.

    Whoever breaks off has some of all of it.
    """
    placed = [(n / len(row), piece) for row in rows for n, piece in enumerate(row)]
    return [piece for _, piece in sorted(placed, key=lambda one: one[0])]


def demand_some(done: int, what: str = "games were") -> None:
    """Figures of nothing are not worth a page."""
    if not done:
        raise BadInput(f"broken off before the first {what} done")
