"""People who look on and read nothing: `python -m benchmarks.load.stalled --readers 1000`.

All of them are at one table, where somebody talks and talks. What is not read waits at the server,
until it is too much and whoever does not read is cut off. The longest answer to whoever talks is
told, and what the server has grown by.
"""

import argparse
import socket
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from benchmarks.load.run import quantile
from benchmarks.load.servers import Speeltafel
from tests.server.people import Person, connected

BUFFER = 4096
LINES = 1500
MOST_BYTES = 640 * 1024
"""For each: what may wait for a slow line, and the line itself."""
MOST_SECONDS = 1.0
TALKATIVE = {"frame_rate": "1000000/second", "byte_rate": "1000000000/second"}
HANDSHAKE = (
    "GET /ws/{} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def stalled(port: int, code: str) -> socket.socket:
    """A line that is opened and never read from."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, BUFFER)
    line.connect(("127.0.0.1", port))
    line.sendall(HANDSHAKE.format(code).encode())
    return line


def talk(anna: Person, lines: int, running: Speeltafel) -> tuple[list[float], int]:
    """How long each line took to be heard, and the most memory."""
    times, most = [], 0
    for number in range(lines):
        since = perf_counter()
        anna.send("say", id=f"s{number}", text="x" * 300)
        anna.hear_until("ack")
        times.append(perf_counter() - since)
        anna.received.clear()
        most = max(most, running.memory()) if number % 20 == 0 else most
    return times, most


def measure(running: Speeltafel, readers: int, lines: int) -> bool:
    anna = Person(running.port).make("edden", 3).connect()
    with connected(anna):
        calm, before = talk(anna, 100, running)
        idle = [stalled(running.port, anna.code) for _ in range(readers)]
        while anna.lobby.get("watching") != readers:
            anna.hear()
        times, most = talk(anna, lines, running)
        for line in idle:
            line.close()
    grown = (most - before) / readers
    print(
        f"{readers} who read nothing: an answer took {quantile(calm, 0.99) * 1e3:.0f} ms", end=" "
    )
    print(f"(p99) before and {quantile(times, 0.99) * 1e3:.0f} ms after they came,", end=" ")
    print(f"{max(times) * 1e3:.0f} ms at most; the server grew by {grown / 1024:.0f} KiB for each")
    return grown <= MOST_BYTES and max(times) <= MOST_SECONDS


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--readers", type=int, default=1000)
    parser.add_argument("--lines", type=int, default=LINES)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        running = Speeltafel(Path(folder) / "tables.db")
        running.settings = {**running.settings, **TALKATIVE}
        with running:
            sys.exit(not measure(running, given.readers, given.lines))


if __name__ == "__main__":
    main()
