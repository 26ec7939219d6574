"""The people at the tables of either server: two at a table, any legal move.

`Pair` is what both have in common: when a move is sent, and how long it took. What a message looks
like is the business of the two kinds of person.
"""

import asyncio
import random
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Coroutine
from dataclasses import dataclass, field
from http.client import HTTPConnection
from itertools import count
from time import perf_counter

import msgspec
from benchmarks.load.line import Line, open_line

ENCODER = msgspec.json.Encoder()


@dataclass
class Meter:
    """What is measured, over all tables."""

    paced: bool = False
    """Open loop: moves are due at times of their own, and late ones count from then."""
    since: float = 0.0
    until: float = 0.0
    acked: list[float] = field(default_factory=list)
    """From when a move was due to its acknowledgement, in seconds."""
    seen: list[float] = field(default_factory=list)
    """The same to its arrival at the other person of the table."""
    last: float = 0.0
    failures: list[str] = field(default_factory=list)

    def count(self, times: list[float], due: float, now: float) -> None:
        """In a closed loop what ends within the time counts, in an open loop what is due in it."""
        if self.since <= (due if self.paced else now) < self.until:
            times.append(now - due)


class Pair:
    """A table: at most one move is under way."""

    def __init__(self, meter: Meter) -> None:
        self.meter = meter
        self.ready: Person | None = None
        self.due: deque[float] = deque()
        self.sent: dict[int, float] = {}
        self.stopped = False

    def offer(self, person: "Person") -> None:
        """Somebody can move."""
        self.ready = person
        if self.stopped:
            return
        if not self.meter.paced:
            self.play(perf_counter())
        elif self.due:
            self.play(self.due.popleft())

    def schedule(self, due: float) -> None:
        """A move is due; it is sent at once or, where the last one is under way, after it."""
        if self.ready is not None:
            self.play(due)
        else:
            self.due.append(due)

    def play(self, due: float) -> None:
        person, self.ready = self.ready, None
        assert person is not None
        person.since = due
        self.sent[person.seq + 1] = due
        person.play()

    def acked(self, person: "Person") -> None:
        self.meter.count(self.meter.acked, person.since, perf_counter())
        person.since = 0.0

    def seen(self, seq: int) -> None:
        due = self.sent.pop(seq, None)
        if due is not None:
            self.meter.count(self.meter.seen, due, perf_counter())

    def again(self) -> None:
        """A new game."""
        self.ready = None
        self.sent.clear()


class Person(ABC):
    """One of a pair, at a line of its own."""

    def __init__(self, pair: Pair, port: int, seat: int, seed: int) -> None:
        self.pair = pair
        self.port = port
        self.seat = seat
        self.random = random.Random(seed)
        self.since = 0.0
        """When the move under way was due; 0 when there is none."""
        self.seq = 0
        """How many moves were made, as far as is known here."""
        self.line: Line | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    @abstractmethod
    async def connect(self) -> None:
        """Come to the table."""

    @abstractmethod
    def play(self) -> None:
        """Send one of the moves on offer."""

    @abstractmethod
    def hear(self, message: bytes) -> None:
        """Something came."""

    def hear_at(self, line: Line, message: bytes) -> None:
        """The first messages come together with the answer to the handshake."""
        self.line = line
        self.hear(message)

    def send(self, message: bytes) -> None:
        assert self.line is not None
        self.line.send(message)

    def soon(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def fail(self, what: str) -> None:
        self.pair.meter.failures.append(what)

    def lost(self) -> None:
        if not self.pair.stopped:
            self.fail("a connection was lost")


# Speeltafel.


class Ack(msgspec.Struct, tag="ack"):
    id: str
    seq: int


class Offer(msgspec.Struct):
    attempt: msgspec.Raw


class Shown(msgspec.Struct):
    moves: list[Offer]


class View(msgspec.Struct, tag="view"):
    seq: int
    table: Shown


class Lobby(msgspec.Struct, tag="lobby"):
    started: bool
    over: bool
    next: str


class Past(msgspec.Struct, tag="past"):
    pass


class Beat(msgspec.Struct, tag="beat"):
    pass


class Refused(msgspec.Struct, tag="refused"):
    rule: str


class Trouble(msgspec.Struct, tag="trouble"):
    why: str


REPORTS = msgspec.json.Decoder(Ack | View | Lobby | Past | Beat | Refused | Trouble)
GAME = {
    "game": "twaalfstich",
    "players": 2,
    "name": "Anna",
    "options": {"unofficialPlayerCount": True, "target": "500", "maxRounds": 200},
}
"""For two, and as long as it gets: about 200 moves."""


class Guest(Person):
    """Somebody at a table of Speeltafel; after a game there is a rematch."""

    def __init__(self, pair: Pair, port: int, seat: int, seed: int, code: str, cookie: str) -> None:
        super().__init__(pair, port, seat, seed)
        self.code = code
        self.cookie = cookie
        self.moves: list[Offer] = []
        self.ids = count(1)
        self.own_id = ""
        self.asked = ""

    async def connect(self) -> None:
        self.line = await open_line(
            self.port, f"/ws/{self.code}", self.hear_at, self.lost, {"Cookie": self.cookie}
        )

    def play(self) -> None:
        self.own_id = f"m{next(self.ids)}"
        move = self.random.choice(self.moves).attempt
        self.send(ENCODER.encode({"type": "play", "id": self.own_id, "move": move}))

    def hear(self, message: bytes) -> None:
        match REPORTS.decode(message):
            case Ack() as ack:
                self.hear_ack(ack)
            case View() as view:
                self.seq = view.seq
                self.moves = view.table.moves
                if not self.since:
                    self.pair.seen(view.seq)
                    if self.moves:
                        self.pair.offer(self)
            case Lobby() as lobby:
                self.hear_lobby(lobby)
            case Refused() as refused:
                self.fail(f"refused: {refused.rule}")
            case Trouble() as trouble:
                self.fail(f"trouble: {trouble.why}")

    def hear_ack(self, ack: Ack) -> None:
        if ack.id != self.own_id or not self.since:
            self.fail("an acknowledgement of nothing")
        self.pair.acked(self)
        self.seq = ack.seq

    def hear_lobby(self, lobby: Lobby) -> None:
        if lobby.next:
            if lobby.next != self.code:
                self.change_table(lobby.next)
        elif lobby.over:
            self.ask("rematch")
        elif not lobby.started:
            self.ask("start")

    def ask(self, what: str) -> None:
        if self.seat == 0 and self.asked != what:
            self.asked = what
            self.send(ENCODER.encode({"type": what}))

    def change_table(self, code: str) -> None:
        """The line goes on to the rematch, as in the browser."""
        self.code = code
        self.seq = 0
        self.pair.again()
        self.send(ENCODER.encode({"type": "follow"}))


def make_tables(port: int, number: int, meter: Meter) -> list[tuple[Guest, Guest]]:
    """Tables with both persons seated, none of them connected yet."""
    tables = []
    for table, ((code, cookie), (_, other)) in enumerate(make_seats(port, number)):
        pair = Pair(meter)
        first = Guest(pair, port, 0, 2 * table, code, cookie)
        tables.append((first, Guest(pair, port, 1, 2 * table + 1, code, other)))
    return tables


def make_seats(port: int, number: int) -> list[list[tuple[str, str]]]:
    """Both seats of so many new tables, each by its table's code and its cookie."""
    line = HTTPConnection("127.0.0.1", port, timeout=30)
    tables = []
    for _ in range(number):
        first = seat_from(line, "/api/tables", GAME)
        second = seat_from(line, f"/api/tables/{first[0]}/join", {"name": "Bram"})
        tables.append([first, second])
    line.close()
    return tables


class Seated(msgspec.Struct):
    code: str


def seat_from(line: HTTPConnection, path: str, body: object) -> tuple[str, str]:
    line.request("POST", path, ENCODER.encode(body), {"Content-Type": "application/json"})
    response = line.getresponse()
    text = response.read()
    if response.status != 201:
        raise RuntimeError(f"no seat: {text.decode()}")
    cookie = response.headers["Set-Cookie"].partition(";")[0]
    return msgspec.json.decode(text, type=Seated).code, cookie


# boardgame.io, which speaks socket.io: a packet's kind in digits, a namespace, JSON.

PEER_PATH = "/socket.io/?EIO=4&transport=websocket"
EVENT = b"42/sumgame,"
CONNECTED = b"40/sumgame,"
PING, PONG = b"2", b"3"


class Hand(msgspec.Struct):
    hand: list[int]


class Board(msgspec.Struct):
    players: dict[str, Hand]


class Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815
    gameover: object = None


class PeerState(msgspec.Struct, rename={"state_id": "_stateID"}):
    G: Board
    ctx: Context
    state_id: int


class Sync(msgspec.Struct):
    state: PeerState


UPDATES = msgspec.json.Decoder(tuple[str, str, PeerState, msgspec.Raw])
SYNCS = msgspec.json.Decoder(tuple[str, str, Sync])


class PeerGuest(Person):
    """Somebody at a match of boardgame.io; after a game there is the next match."""

    def __init__(self, pair: Pair, port: int, seat: int, seed: int, table: int) -> None:
        super().__init__(pair, port, seat, seed)
        self.table = table
        self.match = 0
        self.name = str(seat)
        self.hand: list[int] = []

    @property
    def match_id(self) -> str:
        return f"t{self.table}-{self.match}"

    async def connect(self) -> None:
        self.line = await open_line(self.port, PEER_PATH, self.hear_at, self.lost)

    def emit(self, *event: object) -> None:
        self.send(EVENT + ENCODER.encode(event))

    def play(self) -> None:
        card = self.random.choice(self.hand)
        payload = {"type": "play", "args": [card], "playerID": self.name, "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.emit("update", action, self.seq, self.match_id, self.name)

    def hear(self, message: bytes) -> None:
        if message.startswith(EVENT):
            body = message[len(EVENT) :]
            if body.startswith(b'["update"'):
                _, match_id, state, _ = UPDATES.decode(body)
                if match_id == self.match_id:
                    self.hear_state(state)
            elif body.startswith(b'["sync"'):
                _, _, sync = SYNCS.decode(body)
                self.hear_state(sync.state)
        elif message == PING:
            self.send(PONG)
        elif message.startswith(CONNECTED):
            self.emit("sync", self.match_id, self.name, None, 2)
        elif message.startswith(b"0"):
            self.send(CONNECTED)

    def hear_state(self, state: PeerState) -> None:
        if self.since and state.state_id > self.seq:
            self.pair.acked(self)
        elif not self.since:
            self.pair.seen(state.state_id)
        self.seq = state.state_id
        if state.ctx.gameover is not None:
            self.match += 1
            self.seq = 0
            self.pair.again()
            self.emit("sync", self.match_id, self.name, None, 2)
            return
        self.hand = state.G.players[self.name].hand
        if state.ctx.currentPlayer == self.name:
            self.pair.offer(self)


def make_matches(port: int, number: int, meter: Meter) -> list[tuple[PeerGuest, PeerGuest]]:
    tables = []
    for table in range(number):
        pair = Pair(meter)
        first = PeerGuest(pair, port, 0, 2 * table, table)
        tables.append((first, PeerGuest(pair, port, 1, 2 * table + 1, table)))
    return tables
