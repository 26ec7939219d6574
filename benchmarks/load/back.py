"""A server is killed with everybody at its tables: `python -m benchmarks.load.back --people 2000`.

How long after the kill, and after it serves again, all of them have their table on the page. They
come back at once, from one address, which no limit keeps out here. The client and the server share
the machine.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from time import perf_counter

import uvloop
from benchmarks.load.line import Line, nothing, open_line
from benchmarks.load.people import make_seats
from benchmarks.load.servers import Speeltafel
from websockets.exceptions import InvalidHandshake, InvalidMessage

MOST = 10.0
"""Seconds within which everybody is back once the server serves."""
START = b'{"type":"start"}'
VIEW = b'{"type":"view"'
AGAIN = 0.2


class Visitor:
    """Somebody with a seat, who wants to see the table."""

    def __init__(self, port: int, code: str, cookie: str) -> None:
        self.port = port
        self.code = code
        self.cookie = cookie
        self.line: Line | None = None
        self.sees = asyncio.Event()
        self.is_maker = False

    def hear(self, line: Line, message: bytes) -> None:
        if message.startswith(VIEW):
            self.sees.set()

    async def come(self) -> None:
        """Connect until it is possible, and wait for the table."""
        self.sees.clear()
        while not self.sees.is_set():
            try:
                headers = {"Cookie": self.cookie}
                self.line = await open_line(
                    self.port, f"/ws/{self.code}", self.hear, nothing, headers
                )
                if self.is_maker:
                    self.line.send(START)
                await asyncio.wait_for(self.sees.wait(), MOST * 6)
            except (OSError, EOFError, InvalidHandshake, InvalidMessage):
                await asyncio.sleep(AGAIN)


async def visit(running: Speeltafel, number: int) -> bool:
    seats = make_seats(running.port, number // 2)
    people = [Visitor(running.port, *seat) for pair in seats for seat in pair]
    for maker in people[::2]:
        maker.is_maker = True
    await asyncio.gather(*[person.come() for person in people])
    for maker in people[::2]:
        maker.is_maker = False
    killed = perf_counter()
    await asyncio.to_thread(running.kill)
    await asyncio.to_thread(running.start)
    serves = perf_counter()
    await asyncio.gather(*[person.come() for person in people])
    back = perf_counter()
    print(
        f"{number} people at {number // 2} tables: the server serves {serves - killed:.1f} s ",
        end="",
    )
    print(f"after the kill, and everybody is back {back - serves:.1f} s later", flush=True)
    for person in people:
        assert person.line is not None
        person.line.drop()
    return back - serves <= MOST


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=2000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Speeltafel(Path(folder) / "tables.db") as running:
        sys.exit(not uvloop.run(visit(running, given.people)))


if __name__ == "__main__":
    main()
