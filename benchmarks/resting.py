"""What a table costs that nobody is at: `python -m benchmarks.resting [--tables 2000]`.

Tables of all games are played for a while and then laid to rest, as they are when everybody has
gone. What memory each still takes is counted by the interpreter and by the system, and how long the
loop stands still at most while all of them come back at once.
"""

import argparse
import asyncio
import gc
import os
import random
import sys
import tempfile
import tracemalloc
from asyncio.events import Handle
from pathlib import Path
from time import perf_counter, thread_time

from benchmarks.callbacks import about

from speeltafel.engine.registry import all_games
from speeltafel.server.hall import Hall
from speeltafel.server.serve import prepare_log, tune
from speeltafel.server.settings import Settings
from speeltafel.table import http, wire
from speeltafel.table.deciding import client_id
from speeltafel.table.seats import hash_of

MOST = 16 * 1024
"""Bytes that a table at rest may take."""
MOVES = 60
TALK = 10
AT_ONCE = 100
"""So many tables are in memory at a time."""


def resident() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def make(hall: Hall, number: int, luck: random.Random) -> str:
    """A table of people who have played and talked for a while."""
    games = [*all_games().values()]
    game = games[number % len(games)]
    players = game.seats[0]
    order = http.NewTable(game.id, players, "Anna")
    room = await hall.make(order, f"10.0.{number // 250}.{number % 250}", hash_of(f"{number} 0"))
    for seat in range(1, players):
        await room.sit(http.Join(f"Bram {seat}"), hash_of(f"{number} {seat}"))
    table = room.table
    await room.do(table.start)
    for made in range(MOVES):
        if not table.playing().to_act():
            break
        seat = luck.choice(table.playing().to_act())
        move = luck.choice(table.playing().legal_moves(seat))
        line = table.line(seat, move, client_id(seat, f"{made}"))
        await room.do(lambda line=line: line)  # type: ignore[misc]
    for _ in range(TALK):
        room.audience.say(wire.Spoken(0, "Wie is er aan de beurt, en waarom ik?", "Anna"))
    return table.code


async def play_and_rest(hall: Hall, numbers: range, luck: random.Random) -> list[str]:
    """As in an evening, where people come and go."""
    codes: list[str] = []
    for first in range(numbers.start, numbers.stop, AT_ONCE):
        several = range(first, min(first + AT_ONCE, numbers.stop))
        codes += await asyncio.gather(*[make(hall, number, luck) for number in several])
        rest_all(hall)
    return codes


def rest_all(hall: Hall) -> None:
    for code in [*hall.rooms]:
        hall.rest(code)


async def measure(folder: Path, number: int) -> bool:
    hall = Hall(str(folder / "tables.db"), Settings(tables=10**6, windows=1000.0))
    await hall.open()
    luck = random.Random(1)
    codes = await play_and_rest(hall, range(AT_ONCE), luck)  # what is made once is there
    seen = resident()
    codes += await play_and_rest(hall, range(AT_ONCE, number), luck)
    grown = (resident() - seen) / (number - AT_ONCE)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    few = [await make(hall, number + n, luck) for n in range(AT_ONCE)]
    awake = (tracemalloc.get_traced_memory()[0] - before) / AT_ONCE
    rest_all(hall)
    each = (tracemalloc.get_traced_memory()[0] - before) / AT_ONCE
    tracemalloc.stop()
    print(f"{number} tables of {len(all_games())} games, {MOVES} moves each")
    print(f"in memory {awake / 1024:.1f} KiB each, at rest {each / 1024:.1f} KiB;", end=" ")
    print(f"the process has grown by {grown / 1024:.1f} KiB for each at rest")
    (longest, called), whole = await come_back(hall, [*codes, *few])
    print(f"all back in {whole:.1f} s; the longest callback took {longest * 1e3:.1f} ms ({called})")
    await hall.close()
    return max(each, grown) <= MOST


async def come_back(hall: Hall, codes: list[str]) -> tuple[tuple[float, str], float]:
    """Everybody knocks at once: the longest callback, in processor time, and how long it all takes.

    Garbage is collected beforehand: that may come at any time, and is not what is measured.
    """
    longest, plain = (0.0, ""), Handle._run

    def run_measured(handle: Handle) -> None:
        nonlocal longest
        before = thread_time()
        plain(handle)
        took = thread_time() - before
        if took > longest[0]:
            longest = took, about(handle)

    gc.collect()
    gc.disable()
    since = perf_counter()
    Handle._run = run_measured  # type: ignore[method-assign, assignment]
    try:
        await asyncio.gather(*[knock(hall, code) for code in codes])
    finally:
        Handle._run = plain  # type: ignore[method-assign]
    return longest, perf_counter() - since


async def knock(hall: Hall, code: str) -> None:
    await asyncio.sleep(0)
    await hall.fetch(code)
    assert hall.room(code).table.started


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=2000)
    given = parser.parse_args()
    prepare_log()
    tune()
    with tempfile.TemporaryDirectory() as folder:
        sys.exit(not asyncio.run(measure(Path(folder), given.tables)))


if __name__ == "__main__":
    main()
