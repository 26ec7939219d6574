"""Work on a Dask cluster: a scheduler that is there already, or one of this machine.

Dask gives the pieces of a worker that is lost to the others.
"""

import logging
import os
import secrets
import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import TracebackType
from typing import Any

import speeltafel
from speeltafel.engine import sources
from speeltafel.engine.errors import BadInput
from speeltafel.engine.sources import Source
from speeltafel.lab.work.crews import Crew, Workpiece, brought
from speeltafel.lab.work.extra import wanted
from speeltafel.lab.work.program import program

LOCAL = "local"
"""The address of a cluster that is started here and ends with the work."""
PATIENCE = "10s"
RETRIES = 3
OTHER_GAMES = (
    "has other games or another lab than this machine, which would give other figures: install the "
    "same version on both, change no source while they play, and start the workers and this again"
)


class Cluster(Crew):
    """Workers that a Dask scheduler knows."""

    def __init__(self, address: str, workers: int) -> None:
        distributed = wanted("distributed")
        logging.getLogger("distributed").setLevel(logging.ERROR)  # lost workers are no news
        self.distributed = distributed
        self.own: Any = None
        if address == LOCAL:
            with leaving_ctrl_c_to_us():
                self.own = distributed.LocalCluster(
                    n_workers=workers or os.cpu_count() or 1,
                    threads_per_worker=1,
                    host="127.0.0.1",
                    # No dashboard, and a port of its own: several may play at once.
                    dashboard_address=None,
                    scheduler_kwargs={"dashboard_address": "127.0.0.1:0"},
                    silence_logs=logging.ERROR,
                )
        try:
            self.client = distributed.Client(self.own or address, timeout=PATIENCE)
        except (OSError, ValueError) as error:
            why = str(error).splitlines()[0] if str(error) else type(error).__name__
            raise BadInput(f"no Dask scheduler answers at {address}: {why}") from None
        self.same_games()

    def same_games(self) -> None:
        """Other games on the workers would give other figures, and nobody would notice."""
        here = programs()
        if not self.client.scheduler_info(n_workers=-1)["workers"]:
            self.client.close()
            raise BadInput("the cluster has no workers: start one with `dask worker ADDRESS`")
        for address, there in self.client.run(programs, on_error="return").items():
            if there != here:
                self.client.close()
                raise BadInput(f"the worker {address} {OTHER_GAMES}")

    def work(self, pieces: Sequence[Workpiece]) -> Iterator[tuple[Workpiece, Any]]:
        here, bots = programs(), brought()
        own = secrets.token_hex(8)  # others may play the same games on this cluster
        by_key = {f"speeltafel-{own}-{number}": piece for number, piece in enumerate(pieces)}
        futures = [
            self.client.submit(do_alike, piece, here, bots, key=key, pure=False, retries=RETRIES)
            for key, piece in by_key.items()
        ]
        try:
            for future in self.distributed.as_completed(futures):
                yield by_key[future.key], future.result()
                future.release()
        finally:
            self.client.cancel(futures)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        super().__exit__(kind, error, trace)
        self.client.close()
        if self.own:
            self.own.close()


@contextmanager
def leaving_ctrl_c_to_us() -> Iterator[None]:
    """Processes that are started meanwhile do not stop at Ctrl-C; we tell them when to."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def programs() -> dict[str, str]:
    return {name: program(name) for name in speeltafel.all_games()}


def do_alike(piece: Workpiece, expected: dict[str, str], bots: tuple[Source, ...]) -> Any:
    """On a worker, which may have come later than the work began."""
    sources.bring(bots)
    if programs() != expected:
        raise BadInput(f"a worker {OTHER_GAMES}")
    return piece.do()
