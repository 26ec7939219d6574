"""Work in pieces: on processes that die, on a cluster that loses a worker, broken off by Ctrl-C."""

import csv
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from speeltafel.bots import named
from speeltafel.engine.errors import BadInput
from speeltafel.engine.patching import patched_name
from speeltafel.engine.registry import game
from speeltafel.lab.playing.order import Order
from speeltafel.lab.studies.extras import Beside
from speeltafel.lab.studies.simulate import simulate
from speeltafel.lab.studies.sweep import rows_of, sweep
from speeltafel.lab.studies.variants import grid
from speeltafel.lab.work.cluster import do_alike
from speeltafel.lab.work.crews import Crew, Processes, Workpiece
from speeltafel.lab.work.experiment import crew
from speeltafel.lab.work.progress import Tell, silence

ORDER = Order("twaalfstich", 3, 400, {}, "rule", 3)
PATIENCE = 300


def figures(hands: Crew, order: Order = ORDER) -> dict[str, object]:
    with hands:
        found = simulate(order, hands)
    assert not hands.broken_off
    return {key: value for key, value in found.items() if key != "seconds"}


@pytest.fixture(scope="module")
def expected() -> dict[str, object]:
    return figures(Crew())


# Processes.


def die_once(file: str, number: int) -> int:
    """The first who comes here dies without a word."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return number
    os.kill(os.getpid(), signal.SIGKILL)
    return -1


def test_a_process_that_dies_loses_nothing(tmp_path: Path) -> None:
    pieces = [Workpiece((n,), die_once, (str(tmp_path / "died"), n)) for n in range(12)]
    found = []
    with Processes(2) as hands:
        hands.results(pieces, lambda piece, result: found.append((piece.key[0], result)))
    assert sorted(found) == [(n, n) for n in range(12)]
    assert (tmp_path / "died").exists()


def test_any_number_of_processes_gives_the_same_figures(expected: dict[str, object]) -> None:
    assert figures(Processes(3)) == expected


def test_a_wrong_number_of_workers() -> None:
    with pytest.raises(BadInput, match="1 or more, not -1"):
        crew(-1)


# Ctrl-C.


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    """Broken off as people do it: the whole process group gets the signal."""
    kept, table = tmp_path / "kept.jsonl", tmp_path / "it.csv"
    command = [
        "sweep",
        "twaalfstich",
        "--option",
        "target=200,400",
        "--games",
        "20000",
        "--skill",
        "0",
        "--stakes",
        "0",
    ]
    files = ["--keep", str(kept), "--out", str(table)]
    running = subprocess.Popen(
        [sys.executable, "-m", "speeltafel", *command, *files, "--workers", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    deadline = time.monotonic() + PATIENCE
    while not kept.exists() or len(kept.read_text().splitlines()) < 6:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    os.killpg(running.pid, signal.SIGINT)
    _, said = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130, said
    assert "Traceback" not in said
    assert "broken off; these are the figures of" in said
    done = [json.loads(line) for line in kept.read_text().splitlines()[1:]]
    with table.open() as file:
        assert sum(int(row["games"]) for row in csv.DictReader(file)) == 50 * len(done)


def test_ctrl_c_never_leaves_half_a_result() -> None:
    """A signal that comes while a result is taken waits until it is."""
    taken = []

    def take(piece: Workpiece, result: int) -> None:
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(0.01)
        taken.append((piece.key[0], result))

    with Crew() as hands:
        hands.results([Workpiece((n,), abs, (n,)) for n in range(5)], take)
    assert taken == [(0, 0)]
    assert hands.broken_off


# A cluster: a real scheduler and two worker processes, on loopback.

DASK = {
    "DASK_DISTRIBUTED__WORKER__DAEMON": "false",
    "DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT": f"{PATIENCE:.0f}s",
}


@contextmanager
def process(*arguments: str) -> Iterator["subprocess.Popen[bytes]"]:
    running = subprocess.Popen(
        [sys.executable, "-m", *arguments],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, **DASK},
    )
    try:
        yield running
    finally:
        running.kill()
        running.wait(PATIENCE)


@contextmanager
def cluster(folder: Path, number: int = 2) -> Iterator[tuple[str, list["subprocess.Popen[bytes]"]]]:
    """The scheduler's address, and the workers, once they are all there."""
    distributed = pytest.importorskip("distributed")
    file = folder / "scheduler.json"
    here = ("--host", "127.0.0.1", "--no-dashboard")
    at = ("--scheduler-file", str(file))
    worker = ("distributed.cli.dask_worker", *at, *here, "--no-nanny", "--nthreads", "1")
    with process("distributed.cli.dask_scheduler", *at, *here, "--port", "0"):
        address = told_address(file)
        with ExitStack() as running:
            workers = [running.enter_context(process(*worker)) for _ in range(number)]
            with distributed.Client(address, timeout=PATIENCE) as client:
                client.wait_for_workers(number, timeout=PATIENCE)
            yield address, workers


def told_address(file: Path) -> str:
    """What the scheduler writes, once all of it is there."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with suppress(FileNotFoundError, json.JSONDecodeError):
            return str(json.loads(file.read_text())["address"])
        time.sleep(0.1)
    raise TimeoutError("the scheduler does not start")


def test_a_cluster_gives_the_same_figures_and_a_lost_worker_loses_nothing(
    tmp_path: Path, expected: dict[str, object]
) -> None:
    with cluster(tmp_path) as (address, workers):
        reported: list[int] = []

        def kill_one(done: int, _total: int) -> None:
            if not reported:
                workers[0].kill()
                workers[0].wait(PATIENCE)
            reported.append(done)

        with crew(cluster=address) as hands:
            found = simulate(ORDER, hands, kill_one)
        assert workers[0].poll() is not None
        assert workers[1].poll() is None
        assert len(reported) == 8  # pieces of 50 games, each counted once
        assert {key: value for key, value in found.items() if key != "seconds"} == expected


PATCH = """
def rules(module):
    module.BONUS = 10
"""
BOT = """
def cautious(seen, seat, chance, story=None):
    return seen.legal_moves(seat)[0]
"""


def test_a_patched_game_and_a_bot_of_a_file_are_swept_alike_on_three_processes_of_which_one_dies(
    tmp_path: Path,
) -> None:
    (tmp_path / "bonus.py").write_text(PATCH)
    (tmp_path / "mine.py").write_text(BOT)
    name = patched_name("twaalfstich", str(tmp_path / "bonus.py"))
    levels = ("rule", named(f"{tmp_path / 'mine.py'}:cautious"))
    variants = grid(game(name), 3, ["target=200,300"], lists=True)
    order = Order(name, 3, 120, variants.fixed, seed=7)
    beside = Beside(skill=4, stakes=2)

    def swept(hands: Crew, tell: Tell = silence) -> list[dict[str, Any]]:
        with hands:
            return rows_of(sweep(order, variants, levels, hands, tell, beside=beside))

    alone = swept(Crew())
    assert len(alone) == 4
    with cluster(tmp_path, 3) as (address, workers):
        assert swept(crew(cluster=address)) == alone

        def kill_one(done: int, _total: int) -> None:
            if done == 5:
                workers[1].kill()
                workers[1].wait(PATIENCE)

        assert swept(crew(cluster=address), kill_one) == alone
        assert [worker.poll() is None for worker in workers] == [True, False, True]


def test_a_cluster_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("speeltafel.lab.work.cluster.PATIENCE", "1s")
    with pytest.raises(BadInput, match=r"no Dask scheduler answers at tcp://127\.0\.0\.1:9"):
        crew(cluster="tcp://127.0.0.1:9")
    with pytest.raises(BadInput, match="no Dask scheduler answers at nonsense"):
        crew(cluster="nonsense://x")


def test_a_worker_with_other_games_says_what_to_do() -> None:
    with pytest.raises(BadInput, match=r"a worker has other games .* start the workers and this"):
        do_alike(Workpiece(("one",), print, ()), {"edden": "another digest"}, ())
