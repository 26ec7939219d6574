"""A move is acknowledged only after the disk has it, as the kernel sees it.

A server runs under strace while somebody plays. In the order in which the kernel was asked, what
was written to the log of the database is synced before an acknowledgement is sent.
"""

import re
import shutil
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tests.server.people import PATIENCE, Person, Process, connected

STRACE = shutil.which("strace")
CALLS = "pwrite64,pwritev,fdatasync,fsync,write,writev,sendto,sendmsg"
UNSYNCED = """
import sys
from speeltafel.server import database
prepare = database.prepare_sqlite
def careless(connection, record):
    prepare(connection, record)
    connection.execute("PRAGMA synchronous=OFF")
database.prepare_sqlite = careless
from speeltafel.cli import app
app(sys.argv[1:])
"""
"""The same server, which does not wait for the disk."""
BEGUN = re.compile(r"^\d+ +(\w+)\((\d+)<([^>]*)>")
GOES_ON = re.compile(r"^\d+ +<\.\.\. (\w+) resumed>")


class Traced(Process):
    """A server that is looked at."""

    def __init__(self, db: Path, told: Path, careless: bool) -> None:
        super().__init__(db)
        self.told = told
        self.careless = careless

    def command(self) -> list[str]:
        plain = super().command()
        if self.careless:
            plain = [sys.executable, "-c", UNSYNCED, *plain[3:]]
        assert STRACE is not None
        looked_at = ["-f", "-y", "-s", "400", "-e", f"trace={CALLS}", "-o", str(self.told)]
        return [STRACE, *looked_at, *plain]

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """The server itself, which strace has started."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        for pid in children.read_text().split():
            subprocess.run(["kill", f"-{how.value}", pid], check=False)
        self.process.wait(PATIENCE)


@dataclass
class Order:
    """How often something was acknowledged, and how often too early."""

    acknowledged: int = 0
    early: int = 0


def order_of(trace: str) -> Order:
    """A line each; a sync counts when it is over, also where others come in between."""
    found, unsynced, syncing = Order(), 0, 0
    for line in trace.splitlines():
        begun, goes_on = BEGUN.match(line), GOES_ON.match(line)
        is_over = "<unfinished" not in line
        if goes_on is not None and goes_on[1] in ("fdatasync", "fsync"):
            unsynced, syncing = unsynced - syncing, 0
        elif begun is None or not is_ours(begun, line):
            continue
        elif begun[1].startswith("pwrite"):
            unsynced += 1
        elif begun[1] in ("fdatasync", "fsync"):
            unsynced, syncing = (0, 0) if is_over else (unsynced, unsynced)
        else:
            found.acknowledged += 1
            found.early += bool(unsynced)
    return found


def is_ours(call: re.Match[str], line: str) -> bool:
    """Whether it is of the log of the database, or tells somebody of a move."""
    if call[1] in ("pwrite64", "pwritev", "fdatasync", "fsync"):
        return call[3].endswith("-wal")
    return '\\"type\\":\\"ack\\"' in line


def play(folder: Path, moves: int, careless: bool = False) -> Order:
    told = folder / f"trace-{careless}.txt"
    with Traced(folder / f"tables-{careless}.db", told, careless) as server:
        anna = Person(server.port).make("twaalfstich", 3, bots=["rule"] * 2, start=True).connect()
        with connected(anna):
            for _ in range(moves):
                while not anna.moves():
                    anna.hear()
                answer = anna.play(anna.moves()[0])
                assert answer["type"] == "ack", answer
                anna.hear_view_after(answer["seq"])
    return order_of(told.read_text("utf-8", "replace"))
