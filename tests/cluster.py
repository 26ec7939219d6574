"""Servers that share a database, under people who play and things that go wrong.

    python -m tests.cluster [--minutes 30] [--tables 60] [--every 20] [--nap 15] [--moves 10000]

First two servers write contested moves of one table. Then three servers behind the proxy, with
people and bots at many tables; every so often a server is killed, put to sleep or drained, or the
database or the proxy is restarted. In the end every move that was acknowledged has to be in the
database once, under the number that was acknowledged; and whatever anybody was told of one moment
of a table has to be the same. The figures are printed as JSON. `--only drain,kill` has only that
go wrong.
"""

import argparse
import asyncio
import hashlib
import json
import random
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.databases import new_database, postgres, rows
from tests.process import PATIENCE, Speeltafel
from tests.proxy import HAPROXY, MISSING, Proxy, with_more
from tests.server.people import QUICK
from tests.whole import whole

NAMES = ("een", "twee", "drie")
GAMES = ("twaalfstich", "edden")
MOVED = 4421
SILENCE = 5.0
"""As long as a page waits for a word."""
AT_ONCE, FIRST_WAIT, LONGEST_WAIT = 0.02, 0.4, 8.0
KINDS = ("kill", "sleep", "drain", "restart_database", "restart_proxy")
"""What goes wrong, by turns."""
RESTART = 2.0
"""How long a server that was ended stays away."""


@dataclass
class Told:
    """All that anybody was told, from all servers."""

    acknowledged: list[tuple[str, str, int]] = field(default_factory=list)
    """Code, id and number of every move that was."""
    views: dict[tuple[str, int, int], str] = field(default_factory=dict)
    """What was seen of a table from a seat after so many moves, as a digest."""
    differences: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    gaps: list[tuple[float, float]] = field(default_factory=list)
    """When somebody's line was lost, and how long until the table was there again."""
    enough: bool = False

    def see(self, code: str, seat: int, view: dict[str, Any]) -> None:
        zones = json.dumps(view["table"]["zones"], sort_keys=True)
        digest = hashlib.sha256(zones.encode()).hexdigest()
        key = (code, seat, view["seq"])
        if self.views.setdefault(key, digest) != digest:
            self.differences.append(f"{key}")


class Visitor:
    """Somebody at a table of bots, who comes back whatever happens, as a page does."""

    def __init__(self, port: int, seed: int, told: Told) -> None:
        self.address = f"127.0.0.1:{port}"
        self.rng = random.Random(seed)
        self.told = told
        self.code = ""
        self.cookie = ""
        self.sent = 0
        self.pending: tuple[str, dict[str, Any]] | None = None
        self.lost_at = 0.0
        self.over = False
        self.wait = FIRST_WAIT

    async def run(self) -> None:
        node = ""
        while not self.told.enough:
            try:
                if not self.code or self.over:
                    await self.make()
                where = f"ws://{self.address}/ws/{self.code}" + (f"?node={node}" if node else "")
                headers = {"Cookie": self.cookie}
                async with connect(
                    where, additional_headers=headers, compression=None, open_timeout=5
                ) as line:
                    await self.play(line)
                node = ""
            except ConnectionClosed as closed:
                moved = closed.rcvd is not None and closed.rcvd.code == MOVED
                node = closed.rcvd.reason if moved and closed.rcvd is not None else ""
                await self.away(node)
            except (OSError, WebSocketException, TimeoutError, httpx.HTTPError):
                node = ""
                await self.away(node)

    async def away(self, node: str) -> None:
        """Longer and longer, as in link.ts, but for who is told where to go."""
        if self.code and not self.over:
            self.lost_at = self.lost_at or time.monotonic()
        await asyncio.sleep((AT_ONCE if node else self.wait) * self.rng.uniform(0.75, 1.25))
        if not node:
            self.wait = min(LONGEST_WAIT, 2 * self.wait)

    async def make(self) -> None:
        order = {"game": self.rng.choice(GAMES), "players": 3, "name": "Anna"}
        order |= {"bots": ["rule", "rule"], "start": True}
        async with httpx.AsyncClient() as http:
            made = await http.post(f"http://{self.address}/api/tables", json=order, timeout=5)
        if made.status_code != 201:
            raise httpx.HTTPError(made.text)
        self.code, self.over, self.pending = made.json()["code"], False, None
        self.cookie = "; ".join(f"{name}={value}" for name, value in made.cookies.items())

    async def play(self, line: ClientConnection) -> None:
        """Move whenever there is something to decide, until the game or the time is over."""
        view: dict[str, Any] = {}
        if self.pending is not None:
            await self.send(line)
        while not self.told.enough and not self.over:
            async with asyncio.timeout(SILENCE):
                report = whole(json.loads(await line.recv()))
            self.wait = FIRST_WAIT
            if report["type"] == "view":
                self.back()
                view = report
                self.told.see(self.code, 0, view)
                self.over = bool(view["table"]["ending"]) and self.pending is None
            elif report["type"] == "ack" and self.pending and report["id"] == self.pending[0]:
                self.told.acknowledged.append((self.code, f"0:{report['id']}", report["seq"]))
                self.pending = None
            elif report["type"] == "refused":
                self.told.refused.append(f"{self.code} {self.pending} {report}")
                self.pending = None
            moves = [one["attempt"] for one in view["table"]["moves"]] if view else []
            if moves and self.pending is None and report["type"] == "view":
                self.sent += 1
                self.pending = (f"m{self.sent}", self.rng.choice(moves))
                await self.send(line)

    async def send(self, line: ClientConnection) -> None:
        assert self.pending is not None
        own_id, move = self.pending
        await line.send(json.dumps({"type": "play", "id": own_id, "move": move}))

    def back(self) -> None:
        if self.lost_at:
            self.told.gaps.append((self.lost_at, time.monotonic() - self.lost_at))
            self.lost_at = 0.0


class Nodes:
    """Three servers and the proxy before them."""

    def __init__(self, db: str, folder: Path, lease: float, nap: float) -> None:
        names = ("pause", "warm", *(name for name in vars(QUICK) if name.endswith("_rate")))
        plain = {name: str(getattr(QUICK, name)) for name in names}
        plain |= {"lease": str(lease), "proxies": "127.0.0.1", "pause": "0.5", "sweep": "5"}
        plain |= {"sockets_per_address": "5000", "connections_per_address": "5000"}
        plain |= {"tables_per_address": "100000", "tables": "100000"}
        self.nap = nap
        self.servers = [Speeltafel(db, {**plain, "node": name}) for name in NAMES]
        for server in self.servers:
            server.log = folder / f"{server.settings['node']}.log"
        ports = dict(zip(NAMES, [server.port for server in self.servers], strict=True))
        self.proxy = Proxy(ports, file=with_more(NAMES[2:], folder / "haproxy.cfg"))

    def __enter__(self) -> "Nodes":
        with ExitStack() as stack:
            for process in (*self.servers, self.proxy):
                stack.enter_context(process)
            self.stack = stack.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()

    # What goes wrong.

    def kill(self, server: Speeltafel) -> None:
        server.kill()
        time.sleep(RESTART)
        server.start()

    def sleep(self, server: Speeltafel) -> None:
        assert server.process is not None
        server.process.send_signal(signal.SIGSTOP)
        try:
            time.sleep(self.nap)
        finally:
            server.process.send_signal(signal.SIGCONT)

    def drain(self, server: Speeltafel) -> None:
        server.stop()
        time.sleep(RESTART)
        server.start()

    def restart_database(self, _: Speeltafel) -> None:
        postgres()._stop()
        postgres().ensure_postgres_running()

    def restart_proxy(self, _: Speeltafel) -> None:
        self.proxy.kill()
        self.proxy.start()


@dataclass
class Outcome:
    tables: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    gaps: int = 0
    differences: int = 0
    refused: int = 0
    events: dict[str, int] = field(default_factory=dict)
    seconds_away: dict[str, list[float]] = field(default_factory=dict)
    """After each kind of event: how many were away, the median and the longest of that, and how
    many of them for longer than a second."""

    @property
    def is_good(self) -> bool:
        wrong = self.lost, self.doubled, self.gaps, self.differences, self.refused
        return not any(wrong) and self.acknowledged > 0


def go_wrong(
    nodes: Nodes, number: int, every: float, only: Sequence[str]
) -> list[tuple[str, float, float]]:
    """Something every so often, each kind in turn: what and when it began and was over."""
    rng = random.Random(1)
    events: list[tuple[str, float, float]] = []
    kinds: list[Callable[[Speeltafel], None]] = [getattr(nodes, kind) for kind in only]
    for _ in range(number):
        kind = kinds[len(events) % len(kinds)]
        since = time.monotonic()
        kind(rng.choice(nodes.servers))
        events.append((kind.__name__, since, time.monotonic()))
        time.sleep(max(1.0, since + every - time.monotonic()))
    return events


async def play_through(
    nodes: Nodes, tables: int, number: int, every: float, only: Sequence[str]
) -> Outcome:
    told = Told()
    visitors = [Visitor(nodes.proxy.port, seed, told) for seed in range(tables)]
    playing = [asyncio.create_task(visitor.run()) for visitor in visitors]
    await asyncio.sleep(every)
    async with asyncio.timeout(PATIENCE):
        while len({code for code, *_ in told.acknowledged}) < tables:  # all of them are at play
            await asyncio.sleep(0.05)
    events = await asyncio.to_thread(go_wrong, nodes, number, every, only)
    told.enough = True
    await asyncio.gather(*playing)
    return judge(nodes.servers[0].db, told, events)


def judge(db: str | Path, told: Told, events: list[tuple[str, float, float]]) -> Outcome:
    stored: dict[str, list[tuple[int, str | None]]] = {}
    for code, seq, client in rows(db, "SELECT code, seq, client FROM lines ORDER BY code, seq"):
        stored.setdefault(code, []).append((seq, client))
    places = {(code, client): seq for code, lines in stored.items() for seq, client in lines}
    outcome = Outcome(len(stored), len(told.acknowledged))
    for code, client, _ in told.acknowledged:
        outcome.lost += (code, client) not in places
    outcome.doubled = len(told.acknowledged) - len({one[:2] for one in told.acknowledged})
    for lines in stored.values():
        outcome.gaps += [seq for seq, _ in lines] != [*range(1, len(lines) + 1)]
    outcome.differences, outcome.refused = len(told.differences), len(told.refused)
    for one in (*told.differences[:5], *told.refused[:5]):
        print(one, file=sys.stderr)
    for number, (kind, since, _) in enumerate(events):
        end = events[number + 1][1] if number + 1 < len(events) else float("inf")
        # A killed server's lines break at once, and a drained one's when it is the table's turn; a
        # line may break later for another reason. What else goes wrong is noticed late, and counts
        # from when it began.
        away = [
            gap if kind in ("kill", "drain") else lost + gap - since
            for lost, gap in told.gaps
            if since <= lost < end
        ]
        outcome.events[kind] = outcome.events.get(kind, 0) + 1
        outcome.seconds_away.setdefault(kind, []).extend(away)
    outcome.seconds_away = {kind: summed_up(away) for kind, away in outcome.seconds_away.items()}
    return outcome


def summed_up(away: list[float]) -> list[float]:
    if not away:
        return [0]
    longer = sum(one > 1.0 for one in away)
    return [len(away), round(statistics.median(away), 2), round(max(away), 2), longer]


def storm(
    tables: int,
    number: int,
    every: float,
    lease: float = 4.0,
    nap: float = 15.0,
    only: Sequence[str] = KINDS,
) -> Outcome:
    with (
        tempfile.TemporaryDirectory() as folder,
        Nodes(new_database(), Path(folder), lease, nap) as nodes,
    ):
        return asyncio.run(play_through(nodes, tables, number, every, only))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--every", type=float, default=20.0)
    parser.add_argument("--nap", type=float, default=15.0)
    parser.add_argument("--moves", type=int, default=10_000)
    parser.add_argument("--only", default=",".join(KINDS))
    given = parser.parse_args()
    if HAPROXY is None:
        sys.exit(MISSING)
    from tests.server.test_cluster import contested

    since = time.monotonic()
    told, found = contested(given.moves) if given.moves else ([], [])
    same = told == found and len(told) == given.moves
    print(json.dumps({"contested": given.moves, "once and in one order": same,
                      "seconds": round(time.monotonic() - since, 1)}), flush=True)  # fmt: skip
    number, only = int(given.minutes * 60 / given.every), given.only.split(",")
    outcome = storm(given.tables, number, given.every, nap=given.nap, only=only)
    print(json.dumps(vars(outcome)), flush=True)
    sys.exit(0 if same and outcome.is_good else 1)


if __name__ == "__main__":
    main()
