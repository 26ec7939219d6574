"""How long an answer takes tells nothing of what others hold: `python -m tests.acceptance.timing`.

Bots: at a real table of bots the time until each move is taken by the clock, and compared between
moves with little choice and with much. Refusals: a move that is against a rule is refused again and
again, at tables that differ only in what others hold, and the processor's time is compared between
those where whoever is on turn has one of the highest cards and where not. Both by the test of Mann
and Whitney: what cannot be told apart has a p that is not small.
"""

import argparse
import asyncio
import math
import random
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter, process_time_ns

import numpy as np

from speeltafel.engine.chance import fast
from speeltafel.engine.moves import IllegalMove
from speeltafel.engine.registry import game
from speeltafel.server.hall import Hall
from speeltafel.server.room import Room
from speeltafel.server.settings import Settings
from speeltafel.table.authority import Table
from speeltafel.table.changes import Begun
from speeltafel.table.seats import Seat, hash_of
from tests.server.tables import table_with

GAME = "edden"
PAUSE = 0.02
LITTLE = 3
SURE = 1e-4
"""So unlikely is it that equal times are taken for different ones."""


def mann_whitney(one: Sequence[float], two: Sequence[float]) -> float:
    """How likely two samples of the same are as different as that, for many of each."""
    values = np.concatenate([one, two])
    _, places, counts = np.unique(values, return_inverse=True, return_counts=True)
    ranks = (np.cumsum(counts) - (counts - 1) / 2)[places]
    n, m = len(one), len(two)
    off = float(ranks[:n].sum()) - n * (n + m + 1) / 2
    ties = float((counts**3 - counts).sum()) / ((n + m) * (n + m - 1))
    spread = n * m / 12 * (n + m + 1 - ties)
    return math.erfc(abs(off) / math.sqrt(2 * spread)) if spread else 1.0


class Watcher:
    """Somebody who looks on, and notes when."""

    person = "nobody"

    def __init__(self) -> None:
        self.at: list[float] = []
        self.told = asyncio.Event()

    def send(self, message: bytes) -> None:
        if message.startswith(b'{"type":"view"'):
            self.at.append(perf_counter())
            self.told.set()

    def refuse(self, command: object, error: Exception) -> None:
        raise error


async def bots(folder: Path, number: int) -> tuple[list[float], list[float]]:
    """Times of moves with little choice, and with much."""
    times: tuple[list[float], list[float]] = ([], [])
    hall = Hall(str(folder / "tables.db"), Settings(pause=PAUSE, tables=10**6))
    await hall.open()
    while min(map(len, times)) < number:
        seats = [Seat(bot="rule") for _ in range(3)]
        table = table_with(game(GAME), seats, code=hall.new_code())
        room = await hall.add(table, "")
        await watch(room, times)
        await hall.forget(table.code)
    await hall.close()
    return times


async def watch(room: Room, times: tuple[list[float], list[float]]) -> None:
    table, watcher = room.table, Watcher()
    room.enter(watcher)
    await room.do(Begun)
    while not table.over:
        since, steps = len(watcher.at), len(table.steps)
        begun = watcher.at[-1]
        has_choice = len(table.playing().legal_moves(table.next_bot())) > LITTLE
        watcher.told.clear()
        await watcher.told.wait()
        if not steps:  # else everybody sees more, and it takes longer for all alike
            times[has_choice].append(watcher.at[since] - begun)


def refusals(number: int) -> tuple[list[float], list[float]]:
    """Times where whoever is on turn has no high card, and where he has one."""
    people = [Seat(str(n), hash_of(str(n))) for n in range(3)]
    table = table_with(game(GAME), people)
    table.apply(Begun())
    state = table.playing()
    seat = state.turn
    other = (seat + 1) % 3
    wrong = next(
        state.write(move)
        for move in state.legal_moves(seat)
        if state.why_not(other, move) is not None
    )
    times: tuple[list[float], list[float]] = ([], [])
    luck = random.Random(1)
    seen = state.seen_by(other)
    while min(map(len, times)) < number:
        table.state = seen.imagined(fast(luck.getrandbits(60)))
        hand = next(z for z in table.state.zones() if z.seat == seat and z.name == "hand")
        times[has_high_card(hand.cards)].append(refused(table, other, wrong))
    return times


def has_high_card(cards: list[int]) -> bool:
    return max(cards) >= len(game(GAME).notation.names) * 9 // 10


def refused(table: Table, seat: int, move: str) -> float:
    since = process_time_ns()
    try:
        table.move(seat, table.playing().read(seat, move))
    except IllegalMove:
        return float(process_time_ns() - since)
    raise AssertionError("it is not refused")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=2000, help="of each kind")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = {"bots": asyncio.run(bots(Path(folder), given.moves))}
    found["refusals"] = refusals(given.moves)
    least = 1.0
    for what, (one, two) in found.items():
        p = mann_whitney(one, two)
        least = min(least, p)
        print(f"{what}: {len(one)} and {len(two)}, medians ", end="")
        print(f"{np.median(one):g} and {np.median(two):g}, p = {p:.3f}", flush=True)
    sys.exit(least < SURE)


if __name__ == "__main__":
    main()
