"""Kill the server in the middle of seat changes: nobody holds two seats, no seat has two owners.

People sit down, stand up, are removed, change their name, hand their seat to a bot, take it back
and leave, all at once. After every kill the file and what each of them is told are compared.
"""

import json
import random
import sqlite3
import threading
import time
from collections import Counter
from contextlib import closing
from hashlib import sha256
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

from benchmarks.load.servers import Speeltafel
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

SEATS = 4
PEOPLE = 5
"""At each table there is one more than there are seats."""
GALLERY = 30
PATIENCE = 30.0
BETWEEN = 100
"""So many seat changes go before every kill."""
ANSWERS = ("ack", "trouble", "refused")
BROKEN = (OSError, EOFError, HTTPException, WebSocketException)
Kind = tuple[str, dict[str, object]]
WAITING: tuple[Kind, ...] = (("stand", {}), ("rename", {"name": "Bram"}))
PLAYING: tuple[Kind, ...] = (("handOver", {"level": "rule"}), ("takeBack", {}))


class Crowd:
    """Everybody; they act while the gate is open."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.gate = threading.Event()
        self.over = threading.Event()
        self.done: Counter[str] = Counter()
        """The changes that were answered, by their kinds."""
        self.problems: list[str] = []


class Chairs:
    """A table, and how often each of its seats was meddled with."""

    def __init__(self, code: str, started: bool) -> None:
        self.code = code
        self.started = started
        self.meddled = [0] * SEATS


class Mover(threading.Thread):
    """Somebody who does not sit still; comes back by cookie, like a browser."""

    def __init__(self, crowd: Crowd, chairs: Chairs, cookie: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.crowd = crowd
        self.chairs = chairs
        self.cookie = cookie
        self.random = random.Random(seed)
        self.http = HTTPConnection("127.0.0.1", crowd.port, timeout=PATIENCE)
        self.line: ClientConnection | None = None
        self.lobby: dict[str, Any] = {}
        self.promised: tuple[int, int] | None = None
        """A seat that this person was told to have, and how often it was meddled with by then."""
        self.turn = threading.Lock()
        """Held while this person acts, or is asked what it sees."""
        self.sent = 0

    @property
    def person(self) -> str:
        """As the server keeps it."""
        return sha256(self.cookie.partition("=")[2].encode()).hexdigest()

    def run(self) -> None:
        while not self.crowd.over.is_set():
            self.crowd.gate.wait(0.1)
            with self.turn:
                try:
                    if self.crowd.gate.is_set():
                        self.act()
                except BROKEN:
                    self.part()
        self.part()

    def part(self) -> None:
        self.http.close()
        if self.line is not None:
            self.line.close()
            self.line = None

    def request(self, method: str, path: str = "", body: object = None) -> tuple[int, Any]:
        headers = {"Cookie": self.cookie, "Content-Type": "application/json"}
        text = None if body is None else json.dumps(body)
        self.http.request(method, f"/api/tables/{self.chairs.code}{path}", text, headers)
        response = self.http.getresponse()
        answer = json.loads(response.read())
        given = response.headers["Set-Cookie"]
        if given:
            self.cookie = given.partition(";")[0]
        return response.status, answer

    def look(self) -> int:
        """The own seat, as the table shows it now."""
        status, self.lobby = self.request("GET")
        if status != 200 or "you" not in self.lobby:
            self.crowd.problems.append(f"table {self.chairs.code}: {status} {self.lobby}")
            raise HTTPException(status)
        return int(self.lobby["you"])

    def act(self) -> None:
        seat = self.look()
        if seat == GALLERY:
            self.sit()
        elif self.chairs.started:
            kind, fields = self.random.choice(PLAYING)
            self.change(seat, kind, {"seat": seat, **fields} if kind == "handOver" else fields)
        elif self.lobby["seats"][seat]["host"] and self.random.random() < 0.5:
            other = self.random.randrange(SEATS)
            self.change(other, "clearSeat", {"seat": other})
        else:
            self.change(seat, *self.random.choice(WAITING))

    def sit(self) -> None:
        if self.chairs.started:
            time.sleep(0.02)
            return
        before = [*self.chairs.meddled]
        wanted = self.random.choice([None, *range(SEATS)])
        status, answer = self.request("POST", "/join", {"name": "Anna", "seat": wanted})
        self.crowd.done["sit" if status == 201 else f"sit: {status}"] += 1
        if status in (200, 201):
            self.promised = (answer["seat"], before[answer["seat"]])
        elif status != 409:
            self.crowd.problems.append(f"{status}: {answer}")

    def change(self, seat: int, kind: str, fields: dict[str, object]) -> None:
        if self.line is None:
            address = f"ws://127.0.0.1:{self.crowd.port}/ws/{self.chairs.code}"
            self.line = connect(address, additional_headers={"Cookie": self.cookie})
        self.chairs.meddled[seat] += 1
        self.sent += 1
        own = f"{self.name}-{self.sent}"
        self.line.send(json.dumps({"type": kind, "id": own, **fields}))
        while True:
            report = json.loads(self.line.recv(PATIENCE))
            if report["type"] in ANSWERS and report["id"] == own:
                break
        self.crowd.done[kind if report["type"] == "ack" else f"{kind}: {report['why']}"] += 1


def seat_people(crowd: Crowd, tables: int) -> list[Mover]:
    """Every other table has started: its people hand over and take back."""
    people = []
    for number in range(tables):
        maker = Mover(crowd, Chairs("", started=number % 2 == 1), "", number)
        order = {"game": "edden", "players": SEATS, "name": "Anna"}
        maker.http.request(
            "POST", "/api/tables", json.dumps(order), {"Content-Type": "application/json"}
        )
        response = maker.http.getresponse()
        maker.chairs.code = json.loads(response.read())["code"]
        maker.cookie = response.headers["Set-Cookie"].partition(";")[0]
        others = [
            Mover(crowd, maker.chairs, "", 1000 * (number + 1) + one) for one in range(1, PEOPLE)
        ]
        for other in others:
            other.look()
        if maker.chairs.started:
            for other in others[: SEATS - 1]:
                other.request("POST", "/join", {"name": "Bram"})
            maker.look()
            maker.change(0, "start", {})
        people += [maker, *others]
    return people


def run(kills: int, tables: int, db: Path) -> bool:
    server = Speeltafel(db)
    server.log = db.with_name("log.txt")
    server.start()
    crowd = Crowd(server.port)
    people = seat_people(crowd, tables)
    problems: list[str] = []
    try:
        for person in people:
            person.start()
        for number in range(1, kills + 1):
            crowd.gate.set()
            wait_for(crowd, crowd.done.total() + BETWEEN)
            server.kill()
            crowd.gate.clear()
            for person in people:
                with person.turn:
                    pass  # nobody acts any more
            server.start()
            problems += check(db, people)
            print(f"{number} kills, {crowd.done.total()} seat changes", flush=True)
    finally:
        crowd.over.set()
        for person in people:
            person.join(PATIENCE)
        server.stop()
    problems += crowd.problems
    lines = server.log.read_text("utf-8").splitlines()
    problems += [line for line in lines if '"level": "error"' in line]
    print(f"{kills} kills, {len(people)} people; {len(problems)} problems")
    for kind, count in sorted(crowd.done.items()):
        print(f"  {count:6} {kind}")
    for problem in problems[:20]:
        print(f"  {problem}")
    return not problems


def wait_for(crowd: Crowd, goal: int) -> None:
    until = time.monotonic() + PATIENCE
    while crowd.done.total() < goal and time.monotonic() < until:
        time.sleep(random.uniform(0, 0.01))


def check(db: Path, people: list[Mover]) -> list[str]:
    """What is wrong, in sentences; nobody acts meanwhile."""
    problems = []
    with closing(sqlite3.connect(f"{db.as_uri()}?mode=ro", uri=True)) as file:
        rows = file.execute("SELECT code, seat, token FROM seats WHERE token != ''").fetchall()
    for (code, token), count in Counter((code, token) for code, _, token in rows).items():
        if count > 1:
            problems.append(f"table {code}: {token[:6]} holds {count} seats")
    owners = {(code, token): seat for code, seat, token in rows}
    known = {(one.chairs.code, one.person) for one in people}
    for (code, token), seat in owners.items():
        if (code, token) not in known:
            problems.append(f"table {code}: seat {seat} belongs to nobody who knows of it")
    told: dict[tuple[str, int], str] = {}
    for one in people:
        with one.turn:
            one.http.close()  # it may still lead to the server before
            code, seat = one.chairs.code, one.look()
        if seat != owners.get((code, one.person), GALLERY):
            problems.append(f"table {code}: told seat {seat}, which is not stored")
        if seat != GALLERY and told.setdefault((code, seat), one.name) != one.name:
            problems.append(f"table {code}: seat {seat} has two owners")
        if one.promised is not None:
            promised, meddled = one.promised
            if meddled == one.chairs.meddled[promised] and seat != promised:
                problems.append(f"table {code}: promised seat {promised}, has {seat}")
    return problems
