"""A day in two hours: does the server's memory stay as it is? `python -m benchmarks.load.soak`.

Twelve times as fast as in an evening, people come, make a table of any game with any options, play
with bots or with each other, look on, ask, hand over, and go, in the middle or at the end. Tables
are laid to rest and forgotten twelve times as soon as well. With fewer minutes the day is as much
quicker. Every so often memory and open files are read: the last quarter may take 5 % more memory
than the second, no more. A table that people have left amid a game is forgotten after four hours
instead of a day, so that from the second quarter on as many go as come. With
`PYTHONPATH=build/compiled` before it the compiled package is tried.
"""

import argparse
import subprocess
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from statistics import median

from benchmarks.load.servers import LIMITS, Speeltafel, is_wrong

from speeltafel.server.settings import Settings

DAY = 24 * 60
SCALED = ("pause", "think", "rest", "linger", "linger_lobby", "sweep", "away")
BETWEEN_MOVES = 6.0
"""Seconds that somebody takes for a move in an evening."""
LINGER = 4.0
"""Hours for which a table is kept that people have left amid a game."""
MOST_GROWTH = 1.05
READINGS = 120


def settings(times: float) -> dict[str, str]:
    usual = replace(Settings(), linger=LINGER * 3600)
    return LIMITS | {name: str(getattr(usual, name) / times) for name in SCALED}


def visitor(port: int, minutes: float, seed: int) -> subprocess.Popen[bytes]:
    """People of `benchmarks.callbacks`, one table after another, at our pace."""
    command = [sys.executable, "-m", "benchmarks.callbacks", "--visit", str(port)]
    command += ["--seconds", str(minutes * 60), "--seed", str(seed)]
    command += ["--pace", str(BETWEEN_MOVES * minutes / DAY)]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL)


def soak(server: Speeltafel, minutes: float, people: int) -> tuple[list[int], list[int], list[int]]:
    """Memory and open files at each reading, and how the visitors ended."""
    seconds = minutes * 60
    since = time.monotonic()
    visitors = [visitor(server.port, minutes, seed) for seed in range(people)]
    memory, files = [], []
    for reading in range(1, READINGS + 1):
        time.sleep(max(0.0, since + reading * seconds / READINGS - time.monotonic()))
        assert server.process is not None
        memory.append(server.memory())
        files.append(len([*Path(f"/proc/{server.process.pid}/fd").iterdir()]))
        print(f"{reading * minutes / READINGS:.1f} min: {memory[-1] / 2**20:.1f} MiB,", end=" ")
        print(f"{files[-1]} files, {server.cpu():.0f} s of processor time", flush=True)
    return memory, files, [one.wait(60) for one in visitors]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=120.0)
    parser.add_argument("--people", type=int, default=8)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Speeltafel(Path(folder) / "tables.db")
        server.settings = settings(DAY / given.minutes)
        server.log = Path(folder) / "log"
        with server:
            memory, files, ended = soak(server, given.minutes, given.people)
        wrong = [line for line in server.log.read_text("utf-8").splitlines() if is_wrong(line)]
    begin, end = (median(part) for part in (memory[READINGS // 4 : READINGS // 2], memory[-30:]))
    print(f"second quarter {begin / 2**20:.1f} MiB, last quarter {end / 2**20:.1f} MiB:", end=" ")
    print(f"{end / begin:.3f} ×; at most {max(files)} files, at the end {files[-1]}")
    print(f"{len(wrong)} lines at level error, {sum(map(bool, ended))} visitors in trouble")
    for line in wrong[:10]:
        print(f"  {line}")
    sys.exit(end > MOST_GROWTH * begin or bool(wrong) or any(ended))


if __name__ == "__main__":
    main()
