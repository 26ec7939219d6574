"""Measure the table server beside boardgame.io's, by turns, in one run; print a Markdown table.

python -m benchmarks.load.run [--quick] [--db postgresql]
"""

import argparse
import asyncio
import gc
import os
import platform
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import perf_counter

import uvloop
from benchmarks.load.line import Line, open_line, unheard
from benchmarks.load.people import (
    CONNECTED,
    EVENT,
    PEER_PATH,
    Guest,
    Meter,
    PeerGuest,
    Person,
    make_matches,
    make_tables,
)
from benchmarks.load.servers import OnPostgres, Peer, Server, Speeltafel, TwoOnPostgres

ROOT = Path(__file__).parents[2]
WARM_UP = 3.0
"""Node compiles what is hot in this time."""
DRAIN = 10.0
SOCKETS = 1000
LEAST_TIMES = {"sqlite": 2.3, "postgresql": 1.5}
"""How many times as many moves as boardgame.io's server are to be made."""


@dataclass(frozen=True)
class Result:
    """Times in seconds."""

    moves: float
    """Acknowledged moves per second."""
    p50: float
    p99: float
    seen: float
    """p99 until the other person of the table has it."""
    server: float
    """Processor time of the server for a move: what a busy machine changes least."""
    database: float
    """The same of the database, where it is a server of its own."""
    client: float


Tables = Sequence[tuple[Person, Person]]
Maker = Callable[[int, int, Meter], Tables]


@contextmanager
def server(kind: str) -> Iterator[tuple[Server, Maker]]:
    """A fresh server; the database is on the disk of the repository, not in memory."""
    if kind == Peer.name:
        with Peer() as peer:
            yield peer, make_matches
        return
    if kind == TwoOnPostgres.name:
        with TwoOnPostgres() as both:
            yield both, partial(make_halves, both.second.port)
        return
    if kind == OnPostgres.name:
        with OnPostgres() as ours:
            yield ours, make_tables
        return
    folder = ROOT / "build"
    folder.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory(dir=folder) as own,
        Speeltafel(Path(own) / "tables.db") as in_file,
    ):
        yield in_file, make_tables


def make_halves(second: int, port: int, number: int, meter: Meter) -> Tables:
    half = number // 2
    return [*make_tables(port, half, meter), *make_tables(second, number - half, meter)]


async def load(running: Server, maker: Maker, tables: int, seconds: float, pace: float) -> Result:
    """Two persons at each table; as fast as they are answered, or at a pace in moves/s."""
    meter = Meter(paced=bool(pace))
    pairs = maker(running.port, tables, meter)
    gc.freeze()
    await asyncio.gather(*(person.connect() for pair in pairs for person in pair))
    meter.since = perf_counter() + WARM_UP
    meter.until = meter.since + seconds
    ticking = asyncio.create_task(tick(pairs, meter, pace)) if pace else None
    await asyncio.sleep(meter.since - perf_counter())
    before = running.cpu(), running.database_cpu(), time.process_time()
    await asyncio.sleep(meter.until - perf_counter())
    after = running.cpu(), running.database_cpu(), time.process_time()
    if ticking is not None:
        await ticking
    end = perf_counter() + DRAIN
    if not pace:
        stop(pairs)
    while under_way(pairs) and perf_counter() < end:
        await asyncio.sleep(0.05)
    if under_way(pairs):
        meter.failures.append(f"{under_way(pairs)} moves without an answer")
    stop(pairs)
    for person in (person for pair in pairs for person in pair):
        if person.line is not None:
            person.line.drop()
    if meter.failures:
        raise RuntimeError(f"{len(meter.failures)} failures, the first: {meter.failures[0]}")
    return Result(
        len(meter.acked) / seconds,
        quantile(meter.acked, 0.5),
        quantile(meter.acked, 0.99),
        quantile(meter.seen, 0.99),
        *[(now - then) / max(1, len(meter.acked)) for now, then in zip(after, before, strict=True)],
    )


def under_way(pairs: Tables) -> int:
    moving = sum(1 for pair in pairs for person in pair if person.since)
    return moving + sum(len(first.pair.due) for first, _ in pairs)


def stop(pairs: Tables) -> None:
    """No further moves."""
    for first, _ in pairs:
        first.pair.stopped = True


async def tick(pairs: Tables, meter: Meter, pace: float) -> None:
    """Moves are due at even distances, table after table."""
    due = perf_counter()
    number = 0
    while due < meter.until:
        await asyncio.sleep(max(0.0, due - perf_counter()))
        while due <= perf_counter() and due < meter.until:
            pairs[number % len(pairs)][0].pair.schedule(due)
            number += 1
            due += 1 / pace


def quantile(times: list[float], part: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


async def idle(running: Server, maker: Maker, tables: int) -> float:
    """Bytes of the server for each of many idle sockets, both persons and spectators."""
    meter = Meter(paced=True)
    pairs = maker(running.port, tables, meter)
    await asyncio.sleep(1)
    before = running.memory()
    for pair in pairs:
        for person in pair:
            await person.connect()
    lines = [
        await watch(running, pairs[number % len(pairs)][0])
        for number in range(SOCKETS - 2 * len(pairs))
    ]
    await asyncio.sleep(3)
    after = running.memory()
    for pair in pairs:
        pair[0].pair.stopped = True
        for person in pair:
            assert person.line is not None
            person.line.drop()
    for line in lines:
        line.drop()
    return (after - before) / SOCKETS


async def watch(running: Server, person: Person) -> Line:
    """A spectator."""
    if isinstance(person, Guest):
        return await open_line(running.port, f"/ws/{person.code}", unheard)
    assert isinstance(person, PeerGuest)
    match_id = person.match_id

    def hear(line: Line, message: bytes) -> None:
        if message.startswith(CONNECTED):
            line.send(EVENT + f'["sync","{match_id}",null,null,2]'.encode())

    line = await open_line(running.port, PEER_PATH, hear)
    line.send(CONNECTED)
    return line


def measure(kind: str, tables: int, seconds: float, pace: float = 0.0) -> Result:
    with server(kind) as (running, maker):
        return uvloop.run(load(running, maker, tables, seconds, pace))


def middle(results: list[Result]) -> Result:
    """The median of every figure."""
    names = Result.__dataclass_fields__
    return Result(*(statistics.median(getattr(r, name) for r in results) for name in names))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0, help="of every measurement")
    parser.add_argument("--turns", type=int, default=3, help="of both servers")
    parser.add_argument("--db", choices=LEAST_TIMES, default="sqlite", help="of our server")
    parser.add_argument("--quick", action="store_true", help="one short turn")
    given = parser.parse_args()
    seconds, turns = (3.0, 1) if given.quick else (given.seconds, given.turns)
    on_postgres = given.db == "postgresql"
    kinds = (OnPostgres.name if on_postgres else Speeltafel.name, Peer.name)
    measured = (*kinds, TwoOnPostgres.name) if on_postgres else kinds
    print(
        f"{platform.machine()}, {os.cpu_count()} cores, {platform.python_implementation()}", end=" "
    )
    print(f"{platform.python_version()}; {turns} turns of {seconds:g} s, medians; ", end="")
    print(f"rules {rules_kind()}; load average before: {os.getloadavg()[0]:.1f}\n")
    print("| load | server | moves/s | p50 ms | p99 ms | seen p99 ms ", end="")
    print("| server CPU µs a move | database CPU µs a move | client CPU µs a move |")
    print("|---|---|--:|--:|--:|--:|--:|--:|--:|")
    shown: dict[tuple[str, str], Result] = {}
    for label, tables, pace in (
        ("50 tables", 50, 0.0),
        ("200 tables", 200, 0.0),
        ("200 tables, 500 moves/s", 200, 500.0),
    ):
        turned: dict[str, list[Result]] = {kind: [] for kind in measured}
        for _ in range(turns):
            for kind in measured:
                turned[kind].append(measure(kind, tables, seconds, pace))
        for kind in measured:
            result = shown[label, kind] = middle(turned[kind])
            print(
                f"| {label} | {kind} | {result.moves:.0f} | {result.p50 * 1e3:.1f} "
                f"| {result.p99 * 1e3:.1f} | {result.seen * 1e3:.1f} "
                f"| {result.server * 1e6:.0f} | {result.database * 1e6:.0f} "
                f"| {result.client * 1e6:.0f} |",
                flush=True,
            )
    memory = {}
    for kind in kinds:
        with server(kind) as (running, maker):
            memory[kind] = uvloop.run(idle(running, maker, 200))
    print(f"\n| memory per idle socket, of {SOCKETS} | KiB |\n|---|--:|")
    for kind in kinds:
        print(f"| {kind} | {memory[kind] / 1024:.1f} |")
    ours, peer = (shown["200 tables", kind] for kind in kinds)
    least = LEAST_TIMES[given.db]
    paced = shown["200 tables, 500 moves/s", kinds[0]]
    print("\n| to reach | measured | |\n|---|--:|---|")
    ok = [
        reach(
            f"moves/s at 200 tables ≥ {least} × boardgame.io",
            f"{ours.moves / peer.moves:.2f} ×",
            ours.moves >= least * peer.moves,
        ),
        reach(
            "p99 at 200 tables below boardgame.io's",
            f"{ours.p99 / peer.p99:.2f} ×",
            ours.p99 < peer.p99,
        ),
        reach("p99 at 500 moves/s ≤ 50 ms", f"{paced.p99 * 1e3:.1f} ms", paced.p99 <= 0.05),
        reach(
            "memory per idle socket ≤ 64 KiB",
            f"{memory[kinds[0]] / 1024:.1f} KiB",
            memory[kinds[0]] <= 64 * 1024,
        ),
    ]
    sys.exit(not all(ok))


def reach(what: str, measured: str, reached: bool) -> bool:
    print(f"| {what} | {measured} | {'reached' if reached else 'missed'} |", flush=True)
    return reached


def rules_kind() -> str:
    import speeltafel.engine.state as state

    return "in Python" if str(state.__file__).endswith(".py") else "compiled"


if __name__ == "__main__":
    main()
