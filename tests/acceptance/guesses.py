"""Somebody guesses tokens: `python -m tests.acceptance.guesses --guesses 100000`.

Over one connection, as fast as it goes, against a server whose limits are raised; with its own
limits an address has a hundred times fewer tries in an hour. Every answer has to be that of whoever
has no seat.
"""

import argparse
import secrets
import socket
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from tests.server.people import Person, Process

AT_ONCE = 100
NOTHING = b"\r\n\r\n[]"
"""The end of an answer to whoever has no table."""


def guess(port: int, code: str, number: int) -> int:
    """Ask for one's own tables with any token; how often there were none."""
    refused = 0
    with socket.create_connection(("127.0.0.1", port)) as line:
        for first in range(0, number, AT_ONCE):
            asked = min(AT_ONCE, number - first)
            requests = [
                f"GET /api/tables HTTP/1.1\r\nHost: localhost\r\n"
                f"Cookie: seat_{code}={secrets.token_urlsafe(32)}\r\n\r\n"
                for _ in range(asked)
            ]
            line.sendall("".join(requests).encode())
            answers = b""
            while answers.count(b"HTTP/1.1 ") < asked or not answers.endswith(b"]"):
                came = line.recv(1 << 16)
                if not came:
                    return refused
                answers += came
            refused += answers.count(NOTHING)
    return refused


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--guesses", type=int, default=100_000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Process(Path(folder) / "tables.db") as server:
        anna = Person(server.port).make("edden", 3)
        since = perf_counter()
        refused = guess(server.port, anna.code, given.guesses)
        seconds = perf_counter() - since
        assert anna.request("GET", "/api/tables").json()
    print(f"{given.guesses} guesses in {seconds:.0f} s: {given.guesses - refused} found a seat")
    sys.exit(refused != given.guesses)


if __name__ == "__main__":
    main()
