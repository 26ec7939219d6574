"""People whose pages lie open: `python -m benchmarks.load.idle --sockets 10000 [--seconds 60]`.

They come from many addresses of loopback, each with as many sockets as a household or a school may
have, ten at a table, and say nothing. What memory each takes at the server, how much of a core goes
into telling them that their lines are alive, and how soon somebody is answered meanwhile.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from time import perf_counter

import uvloop
from benchmarks.load.line import Line
from benchmarks.load.run import quantile
from benchmarks.load.servers import Speeltafel
from tests.server.people import Person, connected

PER_ADDRESS = 150
PER_TABLE = 10
AT_ONCE = 100
ASKED = 200
MOST_BYTES = 64 * 1024
MOST_SECONDS = 0.1
"""For nearly all answers while everybody looks on."""


class Idle:
    """A page that only listens."""

    def __init__(self) -> None:
        self.is_gone = False
        self.heard = 0
        self.line: Line | None = None

    def hear(self, line: Line, message: bytes) -> None:
        self.heard += len(message)

    def end(self) -> None:
        self.is_gone = True

    async def come(self, port: int, code: str, address: str) -> "Idle":
        """A socket from an address of one's own."""
        where = f"ws://127.0.0.1:{port}/ws/{code}"
        _, self.line = await asyncio.get_running_loop().create_connection(
            lambda: Line(where, {}, self.hear, self.end), "127.0.0.1", port, local_addr=(address, 0)
        )
        await self.line.opened
        return self


def address_of(number: int) -> str:
    network, host = divmod(number // PER_ADDRESS, 250)
    return f"127.0.{1 + network}.{1 + host}"


def answered(anna: Person) -> list[float]:
    """How long it takes that somebody is heard."""
    times = []
    for number in range(ASKED):
        since = perf_counter()
        anna.send("say", id=f"s{number}", text="Hallo")
        anna.hear_until("ack")
        times.append(perf_counter() - since)
    return times


async def look_on(running: Speeltafel, number: int, seconds: float) -> bool:
    codes = [
        Person(running.port).make("edden", 3).code for _ in range((number - 1) // PER_TABLE + 1)
    ]
    before = running.memory()
    idle: list[Idle] = []
    for first in range(0, number, AT_ONCE):
        several = range(first, min(first + AT_ONCE, number))
        coming = [
            Idle().come(running.port, codes[one // PER_TABLE], address_of(one)) for one in several
        ]
        idle += await asyncio.gather(*coming)
    each = (running.memory() - before) / number
    busy, since = running.cpu(), perf_counter()
    await asyncio.sleep(seconds)
    share = (running.cpu() - busy) / (perf_counter() - since)
    heard = sum(one.heard for one in idle)
    anna = Person(running.port).make("edden", 3).connect()
    with connected(anna):
        times = await asyncio.to_thread(answered, anna)
    gone = sum(one.is_gone for one in idle)
    print(f"{number} idle sockets: {each / 1024:.1f} KiB each, {share:.0%} of a core;", end=" ")
    print(f"an answer took {quantile(times, 0.5) * 1e3:.1f} ms (p99 ", end="")
    print(f"{quantile(times, 0.99) * 1e3:.1f} ms); {gone} were lost, {heard} bytes heard")
    return not gone and each <= MOST_BYTES and quantile(times, 0.9) <= MOST_SECONDS


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=60.0)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        running = Speeltafel(Path(folder) / "tables.db")
        with running:
            sys.exit(not uvloop.run(look_on(running, given.sockets, given.seconds)))


if __name__ == "__main__":
    main()
