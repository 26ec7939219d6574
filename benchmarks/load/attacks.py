"""What somebody may try who wishes a server ill, each for some seconds, from an address of its own.

    python -m benchmarks.load.attacks ATTACK PORT SECONDS ADDRESS [CODES]

Only a server on loopback is ever spoken to. At the end a line of JSON tells what came of it.
"""

import asyncio
import contextlib
import json
import os
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from time import perf_counter

TEXT, CONT, PING, WHOLE = 0x1, 0x0, 0x9, 0x80
NICE = 10
"""Who attacks has a machine of their own: here they leave the processor to the others."""
TABLES = 4
"""Tables full of bots."""
LINES = 30
"""Connections that do the same thing again and again."""
HALF_SENT = 1200
HEADERS = 1_000_000
HEAD = 137 * 1024 * 1024

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Attacker:
    """Knows where to go, how long, and counts what it sees."""

    def __init__(self, port: int, seconds: float, address: str, codes: list[str]) -> None:
        self.port = port
        self.until = perf_counter() + seconds
        self.address = address
        self.codes = codes
        self.seen: Counter[str] = Counter()

    @property
    def goes_on(self) -> bool:
        return perf_counter() < self.until

    async def connect(self) -> Line:
        line = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.address, 0), limit=1 << 26
        )
        self.seen["connections"] += 1
        return line

    async def ask(self, line: Line, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        """Ask for something and read the answer."""
        kind = "Content-Type: application/json\r\n" if body else ""
        line[1].write(
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{kind}"
            f"Content-Length: {len(body)}\r\n\r\n".encode()
            + body
        )
        head = (await line[0].readuntil(b"\r\n\r\n")).decode().lower()
        status = int(head.split()[1])
        if "transfer-encoding: chunked" in head:
            return status, await line[0].readuntil(b"\r\n0\r\n\r\n")
        length = head.partition("content-length: ")[2].partition("\r\n")[0]
        return status, await line[0].readexactly(int(length or 0))

    async def again_and_again(self, attempt: Callable[[], Awaitable[None]]) -> None:
        """Over many lines at once; whoever is cut off comes back, as long as the attack lasts."""
        await asyncio.gather(*(self.persist(attempt) for _ in range(LINES)))

    async def persist(self, attempt: Callable[[], Awaitable[None]]) -> None:
        while self.goes_on:
            try:
                await attempt()
            except (OSError, EOFError, asyncio.LimitOverrunError):
                self.seen["cut off"] += 1
                await asyncio.sleep(0.001)

    async def send_until_cut_off(self, line: Line, data: bytes, most: float = float("inf")) -> None:
        """Send, and read nothing."""
        sent = 0
        line[1].transport.set_write_buffer_limits(0)
        try:
            while self.goes_on and sent < most:
                line[1].write(data)
                async with asyncio.timeout(max(0.01, self.until - perf_counter())):
                    await line[1].drain()
                sent += len(data)
                self.seen["bytes"] += len(data)
                if line[1].is_closing() or line[0].at_eof():
                    raise ConnectionResetError
        finally:
            line[1].transport.abort()


def frame(kind: int, data: bytes = b"") -> bytes:
    return bytes((kind, 0x80 | len(data), 0, 0, 0, 0)) + data


async def open_socket(attacker: Attacker, code: str) -> Line:
    line = await attacker.connect()
    line[1].write(
        f"GET /ws/{code} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    await line[0].readuntil(b"\r\n\r\n")
    return line


async def make_table(attacker: Attacker, **order: object) -> str:
    line = await attacker.connect()
    body = json.dumps({"name": "x", **order}).encode()
    status, text = await attacker.ask(line, "POST", "/api/tables", body)
    line[1].close()
    if status != 201:
        raise RuntimeError(f"no table: {text.decode()}")
    code: str = json.loads(text)["code"]
    return code


async def bots(attacker: Attacker) -> None:
    """Tables of nine with Pietje Precies, where eight bots plan and the ninth is too late."""
    for _ in range(TABLES):
        await make_table(
            attacker,
            game="pietenpoker",
            players=9,
            options={"precies": True},
            bots=["rule"] * 8,
            start=True,
            clock=1,
        )
    while attacker.goes_on:
        await asyncio.sleep(0.05)


async def continuations(attacker: Attacker) -> None:
    """A message that goes on and on, by nothing."""
    code = await make_table(attacker, game="edden", players=3)
    flood = frame(CONT) * 10_000

    async def attempt() -> None:
        line = await open_socket(attacker, code)
        line[1].write(frame(TEXT, b"{"))
        await attacker.send_until_cut_off(line, flood)

    await attacker.again_and_again(attempt)


async def pings(attacker: Attacker) -> None:
    """Pings whose answers are not read."""
    code = await make_table(attacker, game="edden", players=3)
    flood = frame(PING | WHOLE, b"x" * 125) * 500

    async def attempt() -> None:
        await attacker.send_until_cut_off(await open_socket(attacker, code), flood)

    await attacker.again_and_again(attempt)


async def heads(attacker: Attacker) -> None:
    """A head of 137 MiB."""

    async def attempt() -> None:
        line = await attacker.connect()
        line[1].write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ")
        await attacker.send_until_cut_off(line, b"x" * (1 << 18), HEAD)

    await attacker.again_and_again(attempt)


async def headers(attacker: Attacker) -> None:
    """A million headers."""
    some = b"".join(b"x%d: y\r\n" % number for number in range(10_000))

    async def attempt() -> None:
        line = await attacker.connect()
        line[1].write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        await attacker.send_until_cut_off(line, some, len(some) * HEADERS / 10_000)

    await attacker.again_and_again(attempt)


async def half_sent(attacker: Attacker) -> None:
    """Requests that are never finished."""

    async def begin() -> None:
        with contextlib.suppress(OSError):
            line = await attacker.connect()
            line[1].write(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n")
            async with asyncio.timeout(max(0.01, attacker.until - perf_counter())):
                await line[0].read()
        attacker.seen["cut off"] += 1

    waiting = []
    for _ in range(HALF_SENT):
        waiting.append(asyncio.create_task(begin()))
        await asyncio.sleep(0.0005)
    await asyncio.gather(*waiting, return_exceptions=True)


async def flood_with(attacker: Attacker, paths: list[str]) -> None:
    async def attempt() -> None:
        line = await attacker.connect()
        try:
            while attacker.goes_on:
                for path in paths:
                    async with asyncio.timeout(max(0.01, attacker.until - perf_counter())):
                        status, text = await attacker.ask(line, "GET", path)
                    attacker.seen[str(status)] += 1
                    attacker.seen["bytes"] += len(text)
        finally:
            line[1].transport.abort()

    await attacker.again_and_again(attempt)


async def replays(attacker: Attacker) -> None:
    """Replays of long games, from every seat."""
    viewers = ("all", "0", "1")
    await flood_with(
        attacker,
        [f"/api/tables/{code}/replay/{viewer}" for code in attacker.codes for viewer in viewers],
    )


async def openapi(attacker: Attacker) -> None:
    """What describes the server."""
    await flood_with(attacker, ["/api/openapi.json"])


ATTACKS: dict[str, Callable[[Attacker], Awaitable[None]]] = {
    attack.__name__: attack
    for attack in (bots, continuations, pings, heads, headers, half_sent, replays, openapi)
}


async def attack(name: str, attacker: Attacker) -> None:
    with contextlib.suppress(TimeoutError):
        await ATTACKS[name](attacker)


def main() -> None:
    name, port, seconds, address, *codes = sys.argv[1:]
    os.nice(NICE)
    attacker = Attacker(int(port), float(seconds), address, codes)
    asyncio.run(attack(name, attacker))
    print(json.dumps(attacker.seen))


if __name__ == "__main__":
    main()
