"""The server while somebody wishes it ill: fifty honest tables, and one attack after another.

    python -m benchmarks.load.hostile [--quick] [ATTACK …]

Each attack comes from a process and an address of its own. The server's limits are as they are by
default, apart from those that the honest people, who share one address, would meet themselves.
"""

import argparse
import asyncio
import json
import os
import platform
import random
import sys
import tempfile
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from statistics import median
from time import perf_counter

import uvloop
from benchmarks.load.attacks import ATTACKS
from benchmarks.load.people import Meter, make_tables
from benchmarks.load.run import ROOT, WARM_UP, Tables, quantile, reach, rules_kind, stop
from benchmarks.load.servers import Speeltafel, is_wrong
from prometheus_client.parser import text_string_to_metric_families
from tests.server.people import Person

TABLES = 50
PACE = 500.0
"""Moves a second, over all tables."""
DRAIN = 60.0
PATIENT = "bots"
"""What is no offence: others' tables may be slow to think, and are played on."""
MOST_TIMES = 3.0
MOST_SECONDS = 0.1
MOST_BYTES = 64 * 1024 * 1024
LOOK = 0.1
"""How often the server's memory is looked at, in seconds."""
PLAYED = (("pesten", 4), ("edden", 6))
"""The games whose replays are asked for, by how many."""
HONEST = {
    "tables_per_address": "1000000",
    "command_rate": "1000000/second",
    "message_rate": "1000000/second",
    "table_rate": "1000000/second",
    "join_rate": "1000000/second",
}
"""One address makes all honest tables and plays as fast as it is answered."""
FAST = {**HONEST, "pause": "0", "windows": "0.003", "request_rate": "1000000/second"}
"""For the games that are over before anything is measured."""
UNFINISHED = 2.0
"""How long a request may take here; 10 s by default, which would only take longer to show."""


@dataclass(frozen=True)
class Phase:
    """A while with or without an attack."""

    p99: float
    longest: float
    cpu: float
    """Processor time of the server: what a busy machine changes least."""
    grown: int
    cut_off: dict[str, int]
    seen: dict[str, int]


@contextmanager
def server(folder: Path, settings: dict[str, str]) -> Iterator[Speeltafel]:
    running = Speeltafel(folder / "tables.db")
    running.settings = settings
    running.log = folder / "log.txt"
    with running:
        yield running


def play_games(port: int) -> list[str]:
    """Games that are over, for their replays."""
    codes = []
    for game, players in PLAYED:
        bots = ["rule"] * (players - 1)
        person = Person(port).make(game, players, bots=bots, start=True).connect()
        person.play_to_the_end(random.Random(1))
        person.disconnect()
        codes.append(person.code)
    return codes


def cut_off(running: Speeltafel) -> dict[str, int]:
    """What the server says it has cut off so far, and why."""
    line = HTTPConnection("127.0.0.1", running.port, timeout=30)
    line.request("GET", "/metrics")
    text = line.getresponse().read().decode()
    line.close()
    return {
        sample.labels["why"]: int(sample.value)
        for family in text_string_to_metric_families(text)
        if family.name == "speeltafel_cut_off"
        for sample in family.samples
    }


class Scene:
    """Honest people who play on and on at an even pace, and what they notice.

    A move counts from when it was due, so a server that stands still is noticed by all who wait.
    """

    def __init__(self, running: Speeltafel, codes: list[str]) -> None:
        self.running = running
        self.codes = codes
        self.meter = Meter(paced=True)
        self.pairs: Tables = make_tables(running.port, TABLES, self.meter)
        self.over = False

    async def go_on(self) -> None:
        """Moves are due at even distances, table after table."""
        due = perf_counter()
        number = 0
        while not self.over:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            while due <= perf_counter():
                self.pairs[number % TABLES][0].pair.schedule(due)
                number += 1
                due += 1 / PACE

    async def calm(self, seconds: float) -> Phase:
        return await self.measure(seconds, asyncio.sleep(seconds, {}))

    async def under(self, attack: str, number: int, seconds: float) -> Phase:
        # Addresses of loopback beside the usual one; where there are none everybody shares it.
        address = f"127.0.1.{number}" if sys.platform == "linux" else "127.0.0.1"
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "benchmarks.load.attacks", attack),
            *(str(self.running.port), str(seconds), address, *self.codes),
            stdout=asyncio.subprocess.PIPE,
            cwd=ROOT,
        )

        async def told() -> dict[str, int]:
            try:
                async with asyncio.timeout(seconds + DRAIN):
                    said, _ = await process.communicate()
            except TimeoutError:
                process.kill()
                return {"stuck": 1}
            seen: dict[str, int] = json.loads(said)
            return seen

        return await self.measure(seconds, told())

    async def measure(self, seconds: float, going_on: Awaitable[dict[str, int]]) -> Phase:
        counted = await asyncio.to_thread(cut_off, self.running)
        before = most = self.running.memory()
        used = self.running.cpu()
        meter = self.meter
        meter.acked, meter.seen = [], []
        meter.since = perf_counter()
        meter.until = meter.since + seconds
        ending = asyncio.ensure_future(going_on)
        while perf_counter() < meter.until:
            await asyncio.sleep(LOOK)
            most = max(most, self.running.memory())
        used = (self.running.cpu() - used) / seconds
        seen = await ending
        await self.wait_for_late_moves()
        now = await asyncio.to_thread(cut_off, self.running)
        new = {why: n - counted.get(why, 0) for why, n in now.items() if n > counted.get(why, 0)}
        if meter.failures:
            raise RuntimeError(f"honest people are disturbed: {meter.failures[0]}")
        p99, longest = quantile(meter.acked, 0.99), max(meter.acked)
        return Phase(p99, longest, used, most - before, new, seen)

    async def wait_for_late_moves(self) -> None:
        """What was due in the time that is measured counts, however late it is made."""
        end = perf_counter() + DRAIN
        while late := self.late():
            if perf_counter() > end:
                raise RuntimeError(f"{late} moves without an answer after {DRAIN:g} s")
            await asyncio.sleep(LOOK)

    def late(self) -> int:
        until = self.meter.until
        waiting = sum(1 for first, _ in self.pairs for due in first.pair.due if due < until)
        moving = sum(1 for pair in self.pairs for person in pair if 0 < person.since < until)
        return waiting + moving


async def play(running: Speeltafel, codes: list[str], attacks: list[str], seconds: float) -> bool:
    """All attacks, one after another, each with a calm while before it."""
    scene = Scene(running, codes)
    await asyncio.gather(*(person.connect() for pair in scene.pairs for person in pair))
    going_on = asyncio.create_task(scene.go_on())
    await asyncio.sleep(WARM_UP)
    calms: list[Phase] = []
    phases: dict[str, Phase] = {}
    for number, attack in enumerate(attacks, 2):
        calms.append(await scene.calm(seconds))
        phases[attack] = await scene.under(attack, number, seconds)
    scene.over = True
    await going_on
    stop(scene.pairs)
    for person in (person for pair in scene.pairs for person in pair):
        assert person.line is not None
        person.line.drop()
    calm = median(phase.p99 for phase in calms)
    busy = median(phase.cpu for phase in calms)
    print(f"calm: p99 {calm * 1e3:.1f} ms, from {shown([c.p99 for c in calms])}; ", end="")
    print(f"the server takes {busy:.0%} of a processor\n")
    print("| attack | p99 ms | × calm | longest ms | server CPU | memory MiB | cut off ", end="")
    print("| seen by the attacker |\n|---|--:|--:|--:|--:|--:|---|---|")
    for attack, phase in phases.items():
        print(
            f"| {attack} | {phase.p99 * 1e3:.1f} | {phase.p99 / calm:.1f} "
            f"| {phase.longest * 1e3:.0f} | {phase.cpu:.0%} | {phase.grown / 1024**2:.1f} "
            f"| {counts(phase.cut_off)} | {counts(phase.seen)} |"
        )
    print("\n| to reach | measured | |\n|---|--:|---|")
    verdicts = [verdict(attack, phase, calm) for attack, phase in phases.items()]
    return all(verdicts)


def verdict(attack: str, phase: Phase, calm: float) -> bool:
    slow = phase.p99 / calm
    ok = [
        reach(f"{attack}: p99 ≤ 3 × calm", f"{slow:.1f} ×", slow <= MOST_TIMES),
        reach(f"{attack}: p99 ≤ 100 ms", f"{phase.p99 * 1e3:.1f} ms", phase.p99 <= MOST_SECONDS),
        reach(
            f"{attack}: memory < 64 MiB",
            f"{phase.grown / 1024**2:.1f} MiB",
            phase.grown < MOST_BYTES,
        ),
    ]
    if attack != PATIENT:
        ok.append(reach(f"{attack}: cut off", counts(phase.cut_off), bool(phase.cut_off)))
    return all(ok)


def shown(times: list[float]) -> str:
    return ", ".join(f"{time * 1e3:.1f}" for time in times)


def counts(numbers: dict[str, int]) -> str:
    return ", ".join(f"{name} {number}" for name, number in numbers.items()) or "–"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", help=f"of {', '.join(ATTACKS)}; all by default")
    parser.add_argument("--quick", action="store_true", help="short turns")
    given = parser.parse_args()
    attacks = given.attacks or [*ATTACKS]
    if unknown := [attack for attack in attacks if attack not in ATTACKS]:
        parser.error(f"there is no attack {unknown[0]}")
    seconds = 4.0 if given.quick else 8.0
    print(f"{platform.machine()}, {os.cpu_count()} cores, {TABLES} honest tables, ", end="")
    print(f"{PACE:g} moves/s, {seconds:g} s each; rules {rules_kind()}; ", end="")
    print(f"load average before: {os.getloadavg()[0]:.1f}", flush=True)
    folder = ROOT / "build"
    folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as own:
        codes = []
        if "replays" in attacks:
            with server(Path(own), FAST) as fast:
                codes = play_games(fast.port)
        with server(Path(own), {**HONEST, "unfinished": str(UNFINISHED)}) as running:
            reached = uvloop.run(play(running, codes, attacks, seconds))
        log = (Path(own) / "log.txt").read_text("utf-8")
    wrong = [line for line in log.splitlines() if is_wrong(line)]
    reached &= reach("no error in the server's log", str(len(wrong)), not wrong)
    for line in wrong[:5]:
        print(line, file=sys.stderr)
    sys.exit(not reached)


if __name__ == "__main__":
    main()
