"""Servers and people for the tests: real sockets, real files."""

import asyncio
import json
import random
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlencode

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from speeltafel.engine.chance import pledge_of
from speeltafel.engine.events import GALLERY
from speeltafel.server.gate import Gate
from speeltafel.server.hall import Hall
from speeltafel.server.limiter import Limiter
from speeltafel.server.metrics import Metrics
from speeltafel.server.serve import listen, new_loop, run
from speeltafel.server.settings import Settings
from tests import process
from tests.databases import rows
from tests.whole import whole

QUICK = Settings(
    pause=0.0,
    # A window closes when all people have answered; nobody here is too slow for one.
    windows=1000.0,
    opening=process.PATIENCE,  # a word that comes late would make it another deal
    beat=0.0,
    silence=process.PATIENCE,
    warm=0,
    lease=600.0,  # whatever a test's process is busy with, it is not given up for it
    command_rate="100000/second",
    message_rate="100000/second",
    frame_rate="100000/second",
    byte_rate="100000000/second",
    connection_rate="100000/second",
    table_rate="100000/minute",
    join_rate="100000/minute",
    request_rate="100000/minute",
    socket_rate="100000/minute",
    replay_rate="100000/minute",
    print_rate="100000/minute",
    entry_rate="100000/minute",
    tables_per_address=1000,
)
PATIENCE = process.PATIENCE
REFUSALS = ("refused", "trouble")
T = TypeVar("T")
get = partial(httpx.get, timeout=PATIENCE)
post = partial(httpx.post, timeout=PATIENCE)


def gate_with(settings: Settings) -> Gate:
    return Gate(settings, Limiter(settings), Metrics())


class Server:
    """A server in a thread, with a database file of its own."""

    def __init__(
        self, db: Path | str, settings: Settings = QUICK, client: Path | None = None
    ) -> None:
        self.listening = listen("127.0.0.1", 0)
        self.port: int = self.listening.getsockname()[1]
        self.server: uvicorn.Server | None = None
        self.hall: Hall | None = None
        self.running = run(str(db), settings, client, self.listening, self.ready)
        self.thread = threading.Thread(target=self.run, daemon=True)

    def run(self) -> None:
        with asyncio.Runner(loop_factory=new_loop) as runner:
            runner.run(self.running)

    def ready(self, server: uvicorn.Server, hall: Hall) -> None:
        self.server = server
        self.hall = hall

    def within(self, work: Callable[[Hall], T]) -> T:
        """What is looked at or done where the server works, with nothing else in between."""
        hall = self.hall
        assert hall is not None

        async def run() -> T:
            return work(hall)

        return asyncio.run_coroutine_threadsafe(run(), hall.store.loop).result(PATIENCE)

    def __enter__(self) -> "Server":
        self.thread.start()
        wait_until(lambda: self.server is not None and self.server.started)
        return self

    def __exit__(self, *_: object) -> None:
        assert self.server is not None
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


class Process(process.Speeltafel):
    """A server in a process of its own, as quick as those in a thread."""

    def __init__(self, db: Path | str) -> None:
        names = [name for name in vars(QUICK) if name.endswith("_rate")]
        names += ["pause", "warm", "lease", "opening", "silence"]
        super().__init__(db, {name: str(getattr(QUICK, name)) for name in names})

    def kill(self) -> None:
        """Its lease is over with it, so that nobody waits for its tables, nor gives it up alive."""
        super().kill()
        if "://" in str(self.db):
            rows(self.db, "UPDATE nodes SET until = now() - interval '1 second'")


@dataclass
class Person:
    """A browser without a screen: cookies, requests, one socket, and all that was received."""

    port: int
    cookies: dict[str, str] = field(default_factory=dict)
    code: str = ""
    seat: int = GALLERY
    most_unheard: int | None = None
    """So many messages may wait to be looked at, then nothing more is taken from the line.

    Any number for most: who leaves with much untaken would wait for the goodbye.
    """
    lobby: dict[str, Any] = field(default_factory=dict)
    view: dict[str, Any] = field(default_factory=dict)
    received: list[str] = field(default_factory=list)
    line: ClientConnection | None = None
    lines: ExitStack = field(default_factory=ExitStack)
    sent: int = 0
    nodes: dict[str, int] = field(default_factory=dict)
    """The ports of the servers that share the tables, by their names."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def request(self, method: str, path: str, body: object = None) -> httpx.Response:
        """What is answered in the end, as a page goes after it: where the table is, when it is."""
        headers = {"Cookie": self.cookie_header()} if self.cookies else {}
        if body is not None:
            headers["Content-Type"] = "application/json"
        content = None if body is None else json.dumps(body)
        port, to, end = self.port, path, time.monotonic() + PATIENCE
        while True:
            response = httpx.request(
                method,
                f"http://127.0.0.1:{port}{to}",
                headers=headers,
                content=content,
                timeout=PATIENCE,
            )
            if response.status_code == 307:
                to = response.headers["Location"]
                port = self.nodes.get(to.partition("node=")[2], self.port)
            elif is_moving(response) and time.monotonic() < end:
                port, to = self.port, path
                time.sleep(0.1)
            else:
                break
        self.cookies.update(response.cookies)
        return response

    def cookie_header(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def make(self, game: str, players: int, **more: object) -> "Person":
        order = {"game": game, "players": players, "name": "Anna", **more}
        response = self.request("POST", "/api/tables", order)
        assert response.status_code == 201, response.text
        self.code, self.seat = response.json()["code"], response.json()["seat"]
        return self

    def join(self, code: str, name: str = "Bram") -> "Person":
        response = self.request("POST", f"/api/tables/{code}/join", {"name": name})
        assert response.status_code in (200, 201), response.text
        self.code, self.seat = response.json()["code"], response.json()["seat"]
        return self

    def connect(self, code: str = "", node: str = "", page: str = "", **headers: str) -> "Person":
        self.code = code or self.code
        asked = urlencode({"node": node, "page": page})
        if self.cookies:
            headers["Cookie"] = self.cookie_header()
        self.line = self.lines.enter_context(
            connect(
                f"ws://127.0.0.1:{self.port}/ws/{self.code}?{asked}",
                additional_headers=headers,
                compression=None,
                max_size=None,
                max_queue=self.most_unheard,
                open_timeout=PATIENCE,
                ping_interval=None,  # whoever does not listen for a while is still there
            )
        )
        return self

    def go_to_table(self) -> None:
        """Connect, and go on connecting as a page does, until a view or the lobby has come."""
        node, end = "", time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                self.connect(node=node)
                self.hear_until("view" if self.view or self.lobby.get("started") else "lobby")
                if self.lobby.get("started") and not self.view:
                    self.hear_until("view")
                return
            except ConnectionClosed as closed:
                node = closed.rcvd.reason if closed.rcvd and closed.rcvd.code == 4421 else ""
            except (OSError, WebSocketException):
                node = ""
            self.disconnect()
            time.sleep(0.02 if node else 0.2)
        raise AssertionError("waited too long")

    def go_on(self) -> None:
        """After a line that was closed, or will be: come back, wherever the table is now."""
        self.disconnect()
        self.view, self.lobby = {}, {}
        self.go_to_table()

    def disconnect(self) -> None:
        self.lines.close()
        self.line = None

    def send(self, kind: str, **fields: object) -> None:
        self.send_text(json.dumps({"type": kind, **fields}))

    def send_text(self, text: str) -> None:
        assert self.line is not None
        self.line.send(text)

    def hear(self, timeout: float = PATIENCE, refusals: Sequence[str] = ()) -> dict[str, Any]:
        """The next report; a refusal that nobody waits for ends the test, for what else would?"""
        assert self.line is not None
        message = self.line.recv(timeout)
        assert isinstance(message, str)
        self.received.append(message)
        report: dict[str, Any] = whole(json.loads(message))
        assert report["type"] not in REFUSALS or report["type"] in refusals, report
        if report["type"] == "lobby":
            self.lobby = report
        if report["type"] == "view":
            self.view = report
        return report

    def hear_until(self, *kinds: str) -> dict[str, Any]:
        while (report := self.hear(refusals=kinds))["type"] not in kinds:
            pass
        return report

    def hear_close(self) -> tuple[int, str]:
        """How the server closes the line, and with what word; all that comes before is read."""
        try:
            while True:
                self.hear(refusals=REFUSALS)
        except ConnectionClosed as closed:
            return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (0, "")

    def ask(self, kind: str, **fields: object) -> dict[str, Any]:
        """Send a command that changes the lobby: how it is then, or why it cannot be."""
        self.sent += 1
        own_id = f"a{self.sent}"
        self.send(kind, id=own_id, **fields)
        answer = self.hear_until("ack", *REFUSALS)
        assert answer["id"] == own_id, answer
        return self.hear_until("lobby") if answer["type"] == "ack" else answer

    def rematch(self, **how: bool) -> str:
        """Ask for another game; the code of its table."""
        self.send("rematch", **how)
        while not self.lobby.get("next"):
            self.hear()
        code: str = self.lobby["next"]
        return code

    def pledge(self, word: str) -> None:
        """Promise a word, and hear that the table has it."""
        answer = self.ask("pledge", pledge=pledge_of(word))
        assert answer["seats"][self.seat]["pledge"] == pledge_of(word), answer

    def open(self, word: str) -> None:
        """Open the word when it is asked for."""
        while not self.lobby.get("opening"):
            self.hear()
        self.send("open", word=word)

    def moves(self) -> list[dict[str, Any]]:
        """The moves on offer; none when somebody else is to decide."""
        return [move["attempt"] for move in self.view["table"]["moves"]] if self.view else []

    def play(self, move: dict[str, Any], own_id: str = "") -> dict[str, Any]:
        self.sent += 1
        self.send("play", id=own_id or f"m{self.sent}", move=move)
        return self.hear_until("ack", *REFUSALS)

    def hear_view_after(self, seq: int) -> None:
        while self.view.get("seq", -1) < seq:
            self.hear()

    def play_to_the_end(self, rng: random.Random) -> None:
        """Make any legal move until the game is over."""
        while not self.view.get("table", {}).get("ending"):
            moves = self.moves()
            if moves:
                known = self.view["seq"]
                answer = self.play(rng.choice(moves))
                if is_too_late(answer):
                    self.hear_view_after(known + 1)
                    continue
                if is_over(answer):
                    self.hear_view_after(known + 1)
                    assert self.view["table"]["ending"], answer
                    break
                assert answer["type"] == "ack", answer
                self.hear_view_after(answer["seq"])
            else:
                self.hear()
        while not self.lobby.get("over"):
            self.hear()


def is_moving(response: httpx.Response) -> bool:
    """Whether the table is on its way to another server."""
    return response.status_code == 503 and response.json()["why"] == "trouble-moving"


def is_too_late(answer: dict[str, Any]) -> bool:
    """Whether a reaction window was closed before the answer came."""
    return is_refused(answer, "too-late")


def is_over(answer: dict[str, Any]) -> bool:
    """Whether the game was over before the answer came: its last window closed."""
    return is_refused(answer, "game-over")


def is_refused(answer: dict[str, Any], why: str) -> bool:
    return answer["type"] == "refused" and str(answer["why"]["id"]) == f"refused-{why}"


def wait_until(is_so: Callable[[], bool], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.01)


def play_all(people: list[Person], seed: int = 0) -> None:
    """Everybody plays at once."""
    luck = [random.Random(100 * seed + number) for number in range(len(people))]
    at_once(*[partial(one.play_to_the_end, rng) for one, rng in zip(people, luck, strict=True)])


def at_once(*jobs: Callable[[], None]) -> None:
    """Each in a thread; what went wrong first is raised."""
    errors: list[BaseException] = []

    def run(job: Callable[[], None]) -> None:
        try:
            job()
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=run, args=(job,)) for job in jobs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if errors:
        raise errors[0]


@contextmanager
def connected(*people: Person) -> Iterator[None]:
    """Close everybody's line at the end."""
    try:
        yield
    finally:
        for person in people:
            person.disconnect()
