"""The longest single callback on the server's loop: `python -m benchmarks.callbacks --seconds 120`.

All tables of a server share one loop, so whatever is called there keeps everybody waiting. Every
callback of a real server is measured, in processor time of its thread, while people in other
processes make tables of all games with random options, seats and bots, and play them: at random,
or so that their hands grow as large as they can. At some tables every seat has a person's page
open, each with a view of its own, and others look on. They ask what they may do, hand their seats
over and take them back, and fetch replays and journals. How large the views are is counted too.
With `PYTHONPATH=build/compiled` before it the compiled package is measured.
"""

import argparse
import asyncio
import contextlib
import gc
import heapq
import json
import random
import sys
import tempfile
from asyncio.events import Handle
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep, thread_time
from typing import Any

import uvicorn
from tests.server.people import REFUSALS, Person

from speeltafel.bots import SEARCH
from speeltafel.engine.registry import all_games
from speeltafel.lab.checks.bench import compiled
from speeltafel.lab.checks.fuzz import random_setting
from speeltafel.server.hall import Hall
from speeltafel.server.room import Room
from speeltafel.server.serve import listen, prepare_log, run, tune
from speeltafel.server.settings import Settings

ROOT = Path(__file__).parent.parent
REACH_COMPILED, REACH_UNCOMPILED = 0.005, 0.025
PEOPLE = 4
LONGEST_GAME = 400
"""Decisions of one person, then the next table."""
SHOWN = 10
ASKS, HANDS_OVER, COMPANY, SEARCHES = 0.1, 0.02, 0.5, 0.1
"""How often somebody asks, hands over, has people around instead of bots; how often one thinks."""
VIEW = '{"type":"view"'
HOARDS = 0.8
"""How often somebody whose hand is to grow lays nothing where that is possible."""
RATES = ("command", "message", "frame", "byte", "connection", "table", "join", "request", "socket")
LIMITS: dict[str, Any] = {
    **{f"{name}_rate": "100000000/second" for name in (*RATES, "replay")},
    "tables_per_address": 100_000,
    "connections_per_address": 1000,
    "sockets_per_address": 1000,
    "pause": 0.0,
    "windows": 0.05,
    "think": 0.02,
}


class Watch:
    """The longest callbacks so far, and how many there were."""

    def __init__(self) -> None:
        self.longest: list[tuple[float, str]] = []
        self.is_on = False
        self.number = 0
        self.total = 0.0
        self.collections = 0
        self.views: dict[str, list[int]] = {}
        """The bytes of each view that a person got, by the game."""

    def note(self, seconds: float, handle: Handle, more: str) -> None:
        self.number += 1
        self.total += seconds
        if len(self.longest) < SHOWN:
            heapq.heappush(self.longest, (seconds, about(handle) + more))
        elif seconds > self.longest[0][0]:
            heapq.heapreplace(self.longest, (seconds, about(handle) + more))

    def collect(self, phase: str, _: dict[str, int]) -> None:
        """Garbage is collected, in whatever callback that happens to be."""
        self.collections += phase == "stop"


def about(handle: Handle) -> str:
    """What was called; of a task, what it is about."""
    callback = getattr(handle, "_callback", None)
    owner = getattr(callback, "__self__", None)
    if isinstance(owner, asyncio.Task):
        return f"task {getattr(owner.get_coro(), '__qualname__', '')}"
    inner = getattr(callback, "func", callback)
    name = str(getattr(inner, "__qualname__", inner))
    if isinstance(owner, Room):
        name += f", {owner.table.game.id} for {owner.table.founding.players}"
    return name


def watched(watch: Watch) -> Callable[[Handle], None]:
    """What a loop calls instead of a callback's own way to run."""
    plain = Handle._run

    def run_measured(handle: Handle) -> None:
        start = thread_time()
        collected = watch.collections
        plain(handle)
        if watch.is_on:
            garbage = ", garbage collected" if watch.collections > collected else ""
            watch.note(thread_time() - start, handle, garbage)

    return run_measured


# People, each in a process of their own.


@dataclass
class Visitor(Person):
    """Somebody who goes when the time is up."""

    until: float = 0.0

    def hear(self, timeout: float = 0.0, refusals: Sequence[str] = ()) -> dict[str, Any]:
        return super().hear(max(0.01, self.until - monotonic()), REFUSALS)


def visit(port: int, seconds: float, seed: int, pace: float) -> None:
    """Table after table, until the time is up; at the end a line of JSON tells of the views."""
    rng = random.Random(seed)
    until = monotonic() + seconds
    games = [*all_games().values()]
    sizes: dict[str, list[int]] = {game.id: [] for game in games}
    while monotonic() < until:
        game = rng.choice(games)
        players, options = random_setting(game, rng)
        options = {name: options[name] for name in options if name not in game.options.personal}
        person = Visitor(port, until=until)
        company: list[Person] = []
        with contextlib.suppress(TimeoutError):
            if rng.random() < COMPANY:
                person.make(game.id, players, options=options).connect()
                company = sit_around(person, players, rng)
            else:
                bots = [some_level(rng) for _ in range(players - 1)]
                person.make(game.id, players, options=options, bots=bots, start=True).connect()
            play(person, rng, pace)
        for one in (person, *company):
            one.disconnect()
        sizes[game.id] += [len(one.encode()) for one in person.received if one.startswith(VIEW)]
    print(json.dumps(sizes))


def sit_around(host: Visitor, players: int, rng: random.Random) -> list[Person]:
    """People on all other seats, and one who looks on: bots play for them, and they watch."""
    others = [Visitor(host.port, until=host.until) for _ in range(players - 1)]
    for number, other in enumerate(others):
        other.join(host.code, f"P{number}").connect()
    host.send("start", id="start")
    host.hear_until("ack")
    for other in others:
        other.send("handOver", id="over", seat=other.seat, level=some_level(rng))
        other.hear_until("ack", "trouble")
    return [*others, Visitor(host.port, until=host.until).connect(host.code)]


def some_level(rng: random.Random) -> str:
    """Seldom one that searches: it thinks elsewhere, and whoever plays with it waits for that."""
    return SEARCH if rng.random() < SEARCHES else rng.choice(["easy", "rule"])


def play(person: Person, rng: random.Random, pace: float) -> None:
    hoards = rng.random() < 0.5
    for _ in range(LONGEST_GAME):
        while not person.moves() and not person.view.get("table", {}).get("ending"):
            person.hear()
        table = person.view["table"]
        if table["ending"]:
            break
        if rng.random() < ASKS:
            ask(person, rng)
        if rng.random() < HANDS_OVER:
            person.ask("handOver", seat=person.seat, level=some_level(rng))
            person.ask("takeBack")
        moves = table["moves"]
        laying_nothing = [move for move in moves if not move["cards"]]
        if hoards and laying_nothing and rng.random() < HOARDS:
            moves = laying_nothing
        sleep(pace)
        answer = person.play(rng.choice(moves)["attempt"])
        if answer["type"] == "ack":
            person.hear_view_after(answer["seq"])
        else:  # a window has closed meanwhile, or a bot has moved: what follows comes
            person.hear_until("view")
    if person.view["table"]["ending"]:
        for what in ("journal", "replay/all", "replay/0"):
            person.request("GET", f"/api/tables/{person.code}/{what}")


def ask(person: Person, rng: random.Random) -> None:
    """What some cards of the hand would do."""
    zones = person.view["table"]["zones"]
    own = [zone for zone in zones if zone["seat"] == person.seat and zone["cards"]]
    if own:
        zone = rng.choice(own)
        cards = rng.sample(zone["cards"], rng.randint(1, min(5, len(zone["cards"]))))
        person.send("ask", id="", zone=zone["name"], cards=[card for card in cards if card >= 0])
        person.hear_until("answer", "trouble", "refused")


# The server.


async def serve(folder: Path, seconds: float, seed: int, watch: Watch) -> None:
    """Until everybody has gone; what is made before anybody comes does not count."""
    listening = listen("127.0.0.1", 0)
    command = [sys.executable, "-m", "benchmarks.callbacks", "--seconds", str(seconds)]
    command += ["--visit", str(listening.getsockname()[1])]
    people = [[*command, "--seed", str(seed * PEOPLE + number)] for number in range(PEOPLE)]
    visits: list[asyncio.Task[None]] = []

    async def receive(server: uvicorn.Server) -> None:
        watch.is_on = True
        visitors = [
            await asyncio.create_subprocess_exec(*one, stdout=asyncio.subprocess.PIPE, cwd=ROOT)
            for one in people
        ]
        for visitor in visitors:
            said, _ = await visitor.communicate()
            for game, sizes in json.loads(said).items():
                watch.views.setdefault(game, []).extend(sizes)
        watch.is_on = False
        server.should_exit = True

    def ready(server: uvicorn.Server, _: Hall) -> None:
        visits.append(asyncio.create_task(receive(server)))

    await run(str(folder / "tables.db"), Settings(**LIMITS), None, listening, ready)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--visit", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--pace", type=float, default=0.0, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.visit:
        visit(given.visit, given.seconds, given.seed, given.pace)
        return
    prepare_log()
    tune()
    watch = Watch()
    gc.callbacks.append(watch.collect)
    Handle._run = watched(watch)  # type: ignore[method-assign, assignment]
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(serve(Path(folder), given.seconds, given.seed, watch))
    reach = REACH_COMPILED if compiled() else REACH_UNCOMPILED
    print(f"{'compiled' if compiled() else 'uncompiled'}: {watch.number} callbacks, ", end="")
    print(
        f"{watch.total:.1f} s in all; to reach: {reach * 1000:g} ms\n\n| ms | callback |\n|--:|---|"
    )
    for took, name in sorted(watch.longest, reverse=True):
        print(f"| {took * 1000:.2f} | {name} |")
    print("\n| game | views | KiB at p99 | at most |\n|---|--:|--:|--:|")
    for game, sizes in watch.views.items():
        kib = [size / 1024 for size in sorted(sizes)] or [0.0]
        print(f"| {game} | {len(sizes)} | {kib[int(len(kib) * 0.99)]:.1f} | {kib[-1]:.1f} |")
    sys.exit(max(took for took, _ in watch.longest) > reach)


if __name__ == "__main__":
    main()
