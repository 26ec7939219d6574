"""Kill the server again and again under load: no acknowledged move may be lost or doubled.

    python -m benchmarks.load.kills [--kills 100] [--tables 20] [--seats]

Everybody plays as fast as moves are acknowledged, comes back by cookie and sends a move without an
answer again under its id. At the end the database is read: every acknowledged move has to be there
once, under the number that was acknowledged, and no journal may have a gap. With `--seats` people
change seats instead (`seatings.py`).
"""

import argparse
import asyncio
import random
import sqlite3
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

import msgspec
import uvloop
from benchmarks.load import seatings
from benchmarks.load.people import (
    ENCODER,
    GAME,
    REPORTS,
    Ack,
    Guest,
    Lobby,
    Meter,
    Pair,
    Refused,
    Trouble,
    View,
    make_seats,
)
from benchmarks.load.servers import Speeltafel
from websockets.exceptions import InvalidHandshake, InvalidMessage

from speeltafel import game
from speeltafel.engine.view import Attempt

ROOT = Path(__file__).parents[2]
SECONDS_PER_KILL = 30.0
NOTATION = game(str(GAME["game"])).notation


@dataclass(frozen=True)
class Promise:
    """A move that the server acknowledged."""

    code: str
    client: str
    seq: int
    move: str
    """In notation, as it is to be stored."""


def written(move: msgspec.Raw) -> str:
    return NOTATION.write(msgspec.json.decode(move, type=Attempt).move())


class Survivor(Guest):
    """Comes back whenever the server does."""

    def __init__(
        self, pair: Pair, port: int, seat: int, code: str, cookie: str, promises: list[Promise]
    ) -> None:
        super().__init__(pair, port, seat, random.randrange(1 << 30), code, cookie)
        self.promises = promises
        self.move = msgspec.Raw()
        self.connecting = False
        self.reconnected = 0
        self.resent = 0

    def play(self) -> None:
        self.own_id = f"m{next(self.ids)}"
        self.move = self.random.choice(self.moves).attempt
        self.send_move()

    def send_move(self) -> None:
        self.send(ENCODER.encode({"type": "play", "id": self.own_id, "move": self.move}))

    def hear(self, message: bytes) -> None:
        match REPORTS.decode(message):
            case Ack() as ack:
                if ack.id == self.own_id and self.since:
                    client = f"{self.seat}:{ack.id}"
                    self.promises.append(Promise(self.code, client, ack.seq, written(self.move)))
                    self.since = 0.0
                    if self.seq >= ack.seq:
                        self.go_on()
            case View() as view:
                self.seq, self.moves = view.seq, view.table.moves
                self.go_on()
            case Lobby() as lobby:
                self.hear_lobby(lobby)
            case Refused() as refused:
                self.fail(f"refused: {refused.rule}")
            case Trouble() as trouble:
                self.fail(f"trouble: {trouble.why}")

    def go_on(self) -> None:
        if self.moves and not self.since and not self.pair.stopped:
            self.since = perf_counter()
            self.play()

    def lost(self) -> None:
        if not self.pair.stopped:
            self.soon(self.come_back())

    async def connect(self) -> None:
        """Try until it works, also where the table becomes another one meanwhile."""
        if self.connecting:
            return
        self.connecting = True
        while not self.pair.stopped:
            code = self.code
            try:
                await super().connect()
            except (OSError, EOFError, InvalidHandshake, InvalidMessage):
                await asyncio.sleep(0.1)
            else:
                assert self.line is not None
                if code == self.code:
                    break
                self.line.drop()
        self.connecting = False

    async def come_back(self) -> None:
        self.asked = ""
        await self.connect()
        self.reconnected += 1
        if self.since and not self.pair.stopped:
            self.resent += 1
            self.send_move()

    def change_table(self, code: str) -> None:
        self.since = 0.0  # the old game is over, so that its last move was made
        super().change_table(code)


async def run(kills: int, tables: int, db: Path) -> bool:
    server = Speeltafel(db)
    server.log = db.with_suffix(".log")
    await asyncio.to_thread(server.start)
    meter, promises = Meter(), list[Promise]()
    people: list[Survivor] = []
    try:
        for seats in make_seats(server.port, tables):
            pair = Pair(meter)
            for seat, (code, cookie) in enumerate(seats):
                people.append(Survivor(pair, server.port, seat, code, cookie, promises))
        await asyncio.gather(*(person.connect() for person in people))
        async with asyncio.timeout(60 + SECONDS_PER_KILL * kills):
            for number in range(1, kills + 1):
                await wait_for_more(promises, tables)
                await asyncio.sleep(random.uniform(0, 0.3))
                server.kill()
                if number % 10 == 0:
                    print(f"{number} kills, {len(promises)} acknowledged moves", flush=True)
                await asyncio.to_thread(server.start)
            await wait_for_more(promises, tables)
    finally:
        for person in people:
            person.pair.stopped = True
        await asyncio.sleep(0.2)
        for person in people:
            if person.line is not None:
                person.line.drop()
        await asyncio.to_thread(server.stop)
    problems = meter.failures + check(db, promises)
    resent = sum(person.resent for person in people)
    back = sum(person.reconnected for person in people)
    print(f"{kills} kills, {len(people)} people, {back} reconnections, {resent} moves sent again")
    print(f"{len(promises)} acknowledged moves, {len(problems)} problems")
    for problem in problems[:20]:
        print(f"  {problem}")
    return not problems


async def wait_for_more(promises: list[Promise], number: int) -> None:
    """Load again: so many further moves were acknowledged."""
    until = len(promises) + number
    while len(promises) < until:
        await asyncio.sleep(0.005)


def check(db: Path, promises: list[Promise]) -> list[str]:
    """What is wrong in the database, in sentences."""
    connection = sqlite3.connect(db)
    rows = connection.execute("SELECT code, seq, move, client FROM lines ORDER BY code, seq")
    found: dict[tuple[str, str], list[tuple[int, str]]] = {}
    last: dict[str, int] = {}
    problems = []
    for code, seq, move, client in rows:
        if seq != last.get(code, 0) + 1:
            problems.append(f"table {code} goes from line {last.get(code, 0)} to {seq}")
        last[code] = seq
        found.setdefault((code, client), []).append((seq, move))
    connection.close()
    for promise in promises:
        lines = found.get((promise.code, promise.client), [])
        if lines != [(promise.seq, promise.move)]:
            problems.append(f"{promise} is stored as {lines}")
    if len({(promise.code, promise.client) for promise in promises}) != len(promises):
        problems.append("a move was acknowledged to two senders")
    return problems


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seats", action="store_true", help="in the middle of seat changes")
    given = parser.parse_args()
    folder = ROOT / "build"
    folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as own:
        db = Path(own) / "tables.db"
        if given.seats:
            fine = seatings.run(given.kills, given.tables, db)
        else:
            fine = uvloop.run(run(given.kills, given.tables, db))
    sys.exit(not fine)


if __name__ == "__main__":
    main()
