"""Nonsense, a great deal of it: nothing of it may end as an error in the log, or as a 500.

python -m benchmarks.load.malformed [--frames 1000000] [--requests 100000] [--seed 1]
"""

import argparse
import asyncio
import json
import random
import struct
import sys
import tempfile
from collections import Counter
from pathlib import Path

import uvloop
from benchmarks.load.run import ROOT, reach
from benchmarks.load.servers import LIMITS, Speeltafel, is_wrong
from tests.server.people import Person

LINES = 20
BATCH = 250
"""So many frames are sent before their answers are read."""
PATIENCE = 60.0
FREE = {
    **LIMITS,
    "frame_rate": "1000000/second",
    "byte_rate": "1000000000/second",
    "unfinished": "0.3",
    "idle": "0.3",
}
"""Nobody is cut off for doing it often; what is never finished is not waited for long."""
GAMES = (("edden", 3), ("pesten", 3), ("pietenpoker", 3), ("twaalfstich", 3), ("boot-op-stoom", 3))
TEXT, BINARY, CONT, CLOSE, PING, PONG = 0x1, 0x2, 0x0, 0x8, 0x9, 0xA
FAILED = 1011
HEARD = b"heard"
"""Whoever answers this has read all that was sent before."""

COMMANDS: list[dict[str, object]] = [
    {"type": "play", "id": "x", "move": {"verb": "play", "cards": [1], "number": 2}},
    {"type": "ask", "zone": "hand", "cards": [1, 2], "place": "table", "spot": 1},
    {"type": "addBot", "seat": 1, "level": "rule"},
    {"type": "clearSeat", "seat": 1},
    {"type": "rename", "name": "Anna"},
    {"type": "facts", "facts": {"year": 1990}},
    {"type": "start"},
    {"type": "pledge", "pledge": "0" * 64},
    {"type": "open", "word": "appel"},
    {"type": "say", "text": "hallo"},
    {"type": "remark", "phrase": "phrase-x"},
    {"type": "follow"},
    {"type": "handOver", "seat": 2, "level": "rule"},
    {"type": "giveUp", "agree": False},
    {"type": "takeBack"},
    {"type": "prefer", "reflex": "ask"},
    {"type": "nothing"},
]
VALUES: list[object] = [
    None,
    True,
    -1,
    0,
    30,
    2**70,
    1e308,
    "",
    "x" * 600,
    "\ud800",
    "\x00",
    [],
    {},
    [[[[1]]]],
    {"a": {"b": []}},
]
BODIES: list[tuple[str, dict[str, object]]] = [
    ("/api/tables", {"game": "edden", "players": 3, "name": "x", "options": {}, "bots": []}),
    ("/api/tables/CODE/join", {"name": "x", "seat": 1}),
    ("/api/tables/nothing/join", {"name": "x"}),
]
PATHS = (
    "/",
    "/api/games",
    "/api/tables/%ff",
    "/api/tables/CODE",
    "/api/tables/CODE/replay/all",
    "/api/tables/CODE/replay/-1",
    "/api/tables/CODE/journal",
    "/api/text/edden/%00",
    "/art/%2e%2e/x.svg",
    "/%",
    "/%zz?%",
    "//",
    "*",
    "/metrics",
    "http://[/",
    "/ws/CODE",
    "/" + "a" * 3000,
)
HOSTS = (*["localhost"] * 9, "elsewhere.example", "[", "")
HEADERS = (
    "Origin: http://[",
    "Origin: null",
    "Host: localhost",
    "Content-Length: x",
    "Content-Length: -1",
    "Content-Length: 5, 6",
    "Transfer-Encoding: chunked",
    "Transfer-Encoding: x",
    "Expect: 100-continue",
    "Connection: upgrade\r\nUpgrade: websocket",
    "Connection: upgrade\r\nUpgrade: h2c",
    "Cookie: seat_CODE=\x80\xff; =;;",
    "Accept-Encoding: gzip;q=x, br;;",
    "If-None-Match: \x80",
    "Range: bytes=9-1",
    "Authorization: Bearer \xff",
    "X-Forwarded-For: ,,",
    " folded: x",
    "no colon",
    "\x00: x",
)


def spoiled(chance: random.Random, order: dict[str, object]) -> bytes:
    """An order with something wrong about it."""
    order = dict(order)
    for _ in range(chance.randint(0, 2)):
        order[chance.choice([*order, "x"])] = chance.choice(VALUES)
    text = bytearray(json.dumps(order).encode())
    match chance.randrange(8):
        case 0:
            text[chance.randrange(len(text))] = chance.randrange(256)
        case 1:
            del text[chance.randrange(len(text)) :]
        case 2:
            text += chance.randbytes(chance.randint(1, 20))
        case 3:
            text = bytearray(b'{"a":' * chance.choice([10, 1500]))
        case 4:
            text = bytearray(chance.randbytes(chance.randint(0, 100)))
    return bytes(text)


def frame(kind: int, data: bytes) -> bytes:
    if len(data) < 126:
        return bytes((kind, 0x80 | len(data), 0, 0, 0, 0)) + data
    return struct.pack("!BBHI", kind, 0x80 | 126, len(data), 0) + data


def nonsense(chance: random.Random) -> bytes:
    """A frame that is one, with nonsense in it."""
    data = spoiled(chance, chance.choice(COMMANDS))
    kind = chance.choice([TEXT, TEXT, TEXT, BINARY, PING, PONG])
    return frame(0x80 | kind, data[:125] if kind in (PING, PONG) else data)


def breaking(chance: random.Random) -> bytes:
    """What breaks the protocol itself, and the connection with it."""
    data = spoiled(chance, chance.choice(COMMANDS))
    match chance.randrange(6):
        case 0:
            return frame(chance.randrange(256), data)
        case 1:
            return frame(0x80 | CLOSE, data[:125])
        case 2:
            return frame(0x80 | CONT, data)
        case 3:
            return frame(TEXT, data) + frame(TEXT, data)
        case 4:
            return struct.pack("!BBQ", 0x80 | TEXT, 0xFF, 1 << chance.randrange(64)) + b"\0" * 4
        case _:
            return chance.randbytes(chance.randint(1, 50))


class Nuisance:
    """Sends nonsense and counts what comes back."""

    def __init__(self, port: int, seats: list[tuple[str, str]], seed: int) -> None:
        self.port = port
        self.seats = seats
        self.chance = random.Random(seed)
        self.sent = 0
        self.seen: Counter[str] = Counter()

    async def send_frames(self, number: int) -> None:
        while number > 0:
            batch = min(BATCH, number)
            number -= batch
            try:
                async with asyncio.timeout(PATIENCE):
                    await self.send_batch(batch)
            except (OSError, EOFError):
                self.seen["closed"] += 1

    async def send_batch(self, number: int) -> None:
        """Over a line of its own: the last frame breaks it; only what was read is counted."""
        code, cookie = self.chance.choice(self.seats)
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 26)
        writer.write(
            f"GET /ws/{code} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
            f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        try:
            # Now and then nonsense comes together with the handshake, and may end it.
            if self.chance.random() < 0.98:
                await reader.readuntil(b"\r\n\r\n")
            writer.write(b"".join(nonsense(self.chance) for _ in range(number - 1)))
            writer.write(frame(0x80 | PING, HEARD))
            await reader.readuntil(bytes((0x80 | PONG, len(HEARD))) + HEARD)
            self.sent += number
            writer.write(breaking(self.chance) + frame(0x80 | CLOSE, struct.pack("!H", 1000)))
            answer = await reader.read()
            self.seen["failed"] += answer.endswith(struct.pack("!BBH", 0x88, 2, FAILED))
        finally:
            writer.transport.abort()

    async def send_requests(self, number: int) -> None:
        for _ in range(number):
            self.sent += 1
            try:
                async with asyncio.timeout(PATIENCE):
                    self.seen[await self.ask(self.request())] += 1
            except (OSError, EOFError):
                self.seen["closed"] += 1

    async def ask(self, request: bytes) -> str:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            writer.write(request)
            line = await reader.readline()
            return line.split()[1].decode() if line else "closed"
        finally:
            writer.transport.abort()

    def request(self) -> bytes:
        chance = self.chance
        code, cookie = chance.choice(self.seats)
        path, body = chance.choice(PATHS), b""
        method = chance.choice([*["GET"] * 9, "HEAD", "PUT", "x", "", "GET "])
        headers = [f"Host: {chance.choice(HOSTS)}", f"Cookie: {cookie}"]
        if chance.random() < 0.5:
            path, order = chance.choice(BODIES)
            method, body = "POST", spoiled(chance, order)
            headers += [f"Content-Length: {len(body)}", "Content-Type: application/json"]
        headers += chance.sample(HEADERS, chance.randint(0, 2))
        version = chance.choice([*["HTTP/1.1"] * 12, "HTTP/1.0", "HTTP/9", ""])
        text = "\r\n".join([f"{method} {path} {version}", *headers, "", ""]).replace("CODE", code)
        request = text.encode("latin-1") + body
        return chance.randbytes(len(request)) if chance.random() < 0.02 else request


async def harass(nuisance: Nuisance, frames: int, requests: int) -> None:
    await asyncio.gather(*(nuisance.send_frames(frames // LINES) for _ in range(LINES)))
    print(f"frames read: {nuisance.sent}; {dict(sorted(nuisance.seen.items()))}", flush=True)
    nuisance.sent, failed = 0, nuisance.seen.pop("failed")
    nuisance.seen.clear()
    await asyncio.gather(*(nuisance.send_requests(requests // LINES) for _ in range(LINES)))
    print(f"requests sent: {nuisance.sent}; {dict(sorted(nuisance.seen.items()))}", flush=True)
    nuisance.seen["failed"] = failed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    folder = ROOT / "build"
    folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as own:
        running = Speeltafel(Path(own) / "tables.db")
        running.settings = FREE
        running.log = Path(own) / "log.txt"
        with running:
            people = [
                Person(running.port).make(game, players, bots=["rule"] * (players - 1), start=start)
                for game, players in GAMES
                for start in (False, True)
            ]
            seats = [(person.code, person.cookie_header()) for person in people]
            nuisance = Nuisance(running.port, seats, given.seed)
            uvloop.run(harass(nuisance, given.frames, given.requests))
            alive = running.answers()
            print(f"processor time of the server: {running.cpu():.0f} s", flush=True)
        lines = (Path(own) / "log.txt").read_text("utf-8").splitlines()
    wrong = [line for line in lines if is_wrong(line)]
    for line in wrong[:20]:
        print(line, file=sys.stderr)
    print("\n| to reach | measured | |\n|---|--:|---|")
    seen = nuisance.seen
    ok = [
        reach("log lines at level error: 0", f"{len(wrong)} of {len(lines)}", not wrong),
        reach("answers 500: 0", str(seen["500"]), not seen["500"]),
        reach("sockets that failed: 0", str(seen["failed"]), not seen["failed"]),
        reach("the server still answers", str(alive), alive),
    ]
    sys.exit(not all(ok))


if __name__ == "__main__":
    main()
