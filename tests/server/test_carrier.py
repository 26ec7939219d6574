"""The websocket below the commands: frames, bytes, pongs and what is not read are bounded."""

import asyncio
import inspect
import logging
import socket
import struct
from dataclasses import replace
from pathlib import Path
from typing import Any

import h11
import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.types import Receive, Scope, Send
from structlog.testing import capture_logs
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.server import ServerProtocol

from speeltafel.server import gate
from speeltafel.server.carrier import CARRIER, FAREWELL, TOO_MANY, TOO_SLOW, UNSENT, Carrier
from speeltafel.server.door import Door
from speeltafel.server.entrance import Entrance
from speeltafel.server.outbox import AT_ONCE, Mail, Outbox
from speeltafel.server.serve import configuration, listen
from speeltafel.server.settings import Settings
from tests.server.clock import pass_time, run_still
from tests.server.people import QUICK, Person, Server, connected, gate_with

GAME = "twaalfstich"
TEXT, CONT, PING, PONG = 0x1, 0x0, 0x9, 0xA
WHOLE = 0x80
SHORT = replace(QUICK, frame_rate="20/hour", byte_rate="4096/hour")


def frame(kind: int, data: bytes = b"") -> bytes:
    """As a client sends it: masked, here with nothing."""
    if len(data) < 126:
        return bytes((kind, 0x80 | len(data), 0, 0, 0, 0)) + data
    return struct.pack("!BBHI", kind, 0x80 | 126, len(data), 0) + data


def sit(server: Server) -> Person:
    anna = Person(server.port).make(GAME, 3).connect()
    anna.hear_until("lobby")
    return anna


def cut_off(server: Server, why: str) -> bool:
    text = Person(server.port).request("GET", "/metrics").text
    return f'speeltafel_cut_off_total{{why="{why}"}} 1.0' in text


@pytest.mark.parametrize(
    ("flood", "why"),
    [
        (frame(TEXT, b"{") + frame(CONT) * 50, "frames"),
        (frame(PING | WHOLE) * 50, "frames"),
        (frame(PONG | WHOLE, b"x") * 50, "frames"),
        (frame(TEXT | WHOLE, b"{}") * 50, "frames"),
        (frame(TEXT | WHOLE, b"x" * 5000), "bytes"),
        (frame(TEXT, b"{") + frame(CONT, b"x" * 100) * 300, "bytes"),
    ],
    ids=["continuations", "pings", "pongs", "together", "long", "long continuations"],
)
def test_who_floods_is_cut_off_counted_and_logged(tmp_path: Path, flood: bytes, why: str) -> None:
    with capture_logs() as logs, Server(tmp_path / "tables.db", SHORT) as server:
        anna, bram = sit(server), sit(server)
        with connected(anna, bram):
            assert anna.line is not None
            anna.line.socket.sendall(flood)
            assert anna.hear_close()[0] == TOO_MANY
            assert bram.ask("addBot", seat=1, level="rule")["seats"][1]["taken"]
            assert cut_off(server, why)
    assert {"event": "cut off", "why": why, "log_level": "warning"} in logs
    assert not [line for line in logs if line["log_level"] == "error"]


def test_ordinary_people_notice_nothing(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", SHORT) as server:
        anna = sit(server)
        with connected(anna):
            for number in range(100):
                anna.ask("rename", name=f"Anna{number}")


def test_all_sockets_of_an_address_share_what_it_may_send(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", replace(QUICK, message_rate="30/hour")) as server:
        people = [sit(server) for _ in range(3)]
        with connected(*people):
            for number in range(30):
                people[number % 3].send("takeBack")
                people[number % 3].hear_until("trouble", "lobby")
            people[0].send("takeBack")
            assert people[0].hear_close()[0] == TOO_MANY
            assert cut_off(server, "messages")


@pytest.mark.parametrize("kind", [TEXT | WHOLE, TEXT, CONT, 0x3], ids=hex)
def test_nonsense_before_the_table_listens_is_no_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, kind: int
) -> None:
    """It comes together with the request, so before anybody has said yes to that."""
    with Server(tmp_path / "tables.db") as server:
        code = Person(server.port).make(GAME, 3).code
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            line.sendall(upgrade(server.port, code) + frame(kind, b"\xff\xfe"))
            line.shutdown(socket.SHUT_WR)
            while line.recv(4096):
                pass
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def upgrade(port: int, code: str, more: str = "") -> bytes:
    return (
        f"GET /ws/{code} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\n"
        f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n{more}"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


def test_a_handshake_that_is_not_understood_is_answered(tmp_path: Path) -> None:
    """The parser of websockets allows shorter lines than that of requests."""
    with Server(tmp_path / "tables.db") as server:
        code = Person(server.port).make(GAME, 3).code
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            line.sendall(upgrade(server.port, code, f"X: {'x' * 9000}\r\n"))
            assert line.recv(4096).startswith(b"HTTP/1.1 431 ")
            while line.recv(4096):
                pass


class House:
    """Carriers on loopback, on a clock that stands still."""

    def __init__(self, settings: Settings) -> None:
        self.gate = gate_with(settings)
        self.carrier: Carrier | None = None
        self.ended = asyncio.Event()
        self.heard: list[bytes] = []
        self.config = configuration(self, self.gate)
        self.config.load()
        self.state = ServerState()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})
        carrier = scope["extensions"][CARRIER]["carrier"]
        carrier.hear = self.heard.append
        self.carrier = carrier
        while (await receive())["type"] != "websocket.disconnect":
            pass
        self.ended.set()

    def make_door(self) -> Door:
        return Door(self.gate, config=self.config, server_state=self.state, app_state={})

    async def connect(self) -> socket.socket:
        """A line with as little room in the network as there can be."""
        loop = asyncio.get_running_loop()
        self.listening = listen("127.0.0.1", 0)
        self.entrance = Entrance(self.gate, self.listening, self.make_door)
        self.entrance.open()
        port = self.listening.getsockname()[1]
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.setblocking(False)
        await loop.sock_connect(line, ("127.0.0.1", port))
        await loop.sock_sendall(line, upgrade(port, "x"))
        head = b""
        while b"\r\n\r\n" not in head:
            head += await loop.sock_recv(line, 1)
        while self.carrier is None or self.carrier.hear is None:
            await asyncio.sleep(0)
        return line

    async def close(self, line: socket.socket) -> None:
        line.close()
        await self.entrance.close()
        self.listening.close()
        assert self.carrier is not None
        self.carrier.transport.abort()
        while self.state.connections or self.state.tasks:
            await asyncio.sleep(0)


def test_unread_pongs_do_not_pile_up() -> None:
    settings = replace(QUICK, frame_rate="100000000/second", message_rate="100000000/second")

    async def plot() -> None:
        house = House(replace(settings, byte_rate="100000000000/second"))
        line = await house.connect()
        assert house.carrier is not None
        transport, loop = house.carrier.transport, asyncio.get_running_loop()
        pings = frame(PING | WHOLE, b"x" * 125) * 500
        most = 0
        for _ in range(400):
            await loop.sock_sendall(line, pings)
            most = max(most, transport.get_write_buffer_size())
        assert house.ended.is_set()
        assert most < UNSENT + len(pings)
        assert house.gate.metrics.cut_off["unread"] == 1
        assert house.gate.metrics.connections == 1
        pass_time(house.carrier.close_timeout)
        while house.gate.metrics.connections:
            await asyncio.sleep(0)
        await house.close(line)

    run_still(plot())


def test_what_is_sent_while_a_line_is_given_up_is_sent_once() -> None:
    async def plot() -> None:
        house = House(QUICK)
        line = await house.connect()
        carrier, loop = house.carrier, asyncio.get_running_loop()
        assert carrier is not None
        for number in range(200):
            carrier.send_message(f"{number:5}".encode() + b"x" * 50_000)
        await house.ended.wait()
        received = bytearray()
        while part := await loop.sock_recv(line, 1 << 20):
            received += part
            if received.endswith(struct.pack("!BBH", 0x88, 2, TOO_SLOW)):
                break
        for number in range(200):
            assert received.count(f"{number:5}x".encode()) == 1
        await house.close(line)

    run_still(plot())


def test_who_is_cut_off_is_not_waited_for_and_rates_come_back() -> None:
    async def plot() -> None:
        house = House(replace(QUICK, frame_rate="10/second"))
        line = await house.connect()
        loop = asyncio.get_running_loop()
        assert house.carrier is not None
        for _ in range(3):
            await loop.sock_sendall(line, frame(PING | WHOLE) * 9)
            answered = b""
            while len(answered) < 18:
                answered += await loop.sock_recv(line, 100)
            assert answered == b"\x8a\x00" * 9
            pass_time(1)
        await loop.sock_sendall(line, frame(PING | WHOLE) * 20)
        await house.ended.wait()
        assert await loop.sock_recv(line, 100) == struct.pack("!BBH", 0x88, 2, TOO_MANY)
        pass_time(FAREWELL)
        while house.gate.metrics.connections:
            await asyncio.sleep(0)
        await house.close(line)

    run_still(plot())


def test_pieces_of_a_frame_count_too() -> None:
    async def plot() -> None:
        house = House(replace(QUICK, frame_rate="10/hour"))
        line = await house.connect()
        loop = asyncio.get_running_loop()
        assert house.carrier is not None
        for number in range(10):
            assert not house.carrier.is_cut_off
            await loop.sock_sendall(line, frame(TEXT | WHOLE, b"x" * 9)[number : number + 1])
            while house.carrier.frames_left.left > 9 - number:
                await asyncio.sleep(0)
        await loop.sock_sendall(line, b"x")
        await house.ended.wait()
        assert house.carrier.is_cut_off
        await house.close(line)

    run_still(plot())


class Crowd:
    """Somebody at the other end of one of many lines."""

    close_sent = False

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.transport: Any = self
        self.got = b""

    def is_closing(self) -> bool:
        return False

    def write(self, data: bytes) -> None:
        self.got += data

    def look_at_unsent(self) -> None:
        pass


def test_a_crowd_is_told_some_at_a_time() -> None:
    async def plot() -> None:
        outbox, loop = Outbox(), asyncio.get_running_loop()
        crowd = [Crowd(loop) for _ in range(2 * AT_ONCE + 1)]
        mails = [Mail(outbox, one) for one in crowd]
        for mail in mails:
            mail.send(b"a")
        told = []
        while not crowd[-1].got:
            await asyncio.sleep(0)
            told.append(sum(1 for one in crowd if one.got))
            for mail in mails:
                mail.send(b"b")
        assert told[:3] == [AT_ONCE, 2 * AT_ONCE, 2 * AT_ONCE + 1]
        while outbox.waiting:
            await asyncio.sleep(0)
        assert not any(mail.unsent for mail in mails)
        assert {one.got.count(b"b") for one in crowd} == {3}

    run_still(plot())


def test_what_was_taken_in_the_end_waits_no_longer() -> None:
    async def plot() -> None:
        house = House(QUICK)
        line, loop = await house.connect(), asyncio.get_running_loop()
        carrier = house.carrier
        assert carrier is not None
        while not carrier.unsent:
            carrier.send_message(b"x" * 10_000)
            await asyncio.sleep(0)
        assert house.gate.unsent == {carrier.network: carrier.unsent}
        while carrier.transport.get_write_buffer_size():
            await loop.sock_recv(line, 65536)
        await loop.sock_sendall(line, frame(TEXT | WHOLE, b"{}"))
        while not house.heard:
            await asyncio.sleep(0)
        assert house.gate.unsent == {}
        await house.close(line)

    run_still(plot())


def test_all_sockets_of_an_address_share_what_waits_to_be_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(gate, "UNSENT_PER_ADDRESS", 300_000)

    async def plot() -> None:
        house = House(QUICK)
        line = await house.connect()
        assert house.carrier is not None
        house.gate.note_unsent(house.carrier.network, 250_000)  # of another socket
        for _ in range(1000):
            house.carrier.send_message(b"x" * 10_000)
            await asyncio.sleep(0)
            if house.carrier.is_over:
                break
        assert house.carrier.unsent <= 60_000
        await house.ended.wait()
        assert house.gate.unsent == {house.carrier.network: 250_000}
        assert house.gate.metrics.cut_off["unread"] == 1
        await house.close(line)

    run_still(plot())


# What is built upon.

RELIED_UPON: dict[type, tuple[str, ...]] = {
    WebSocketsSansIOProtocol: (
        "connection_made",
        "connection_lost",
        "data_received",
        "handle_connect",
        "handle_events",
        "handle_parser_exception",
        "handle_ping",
        "pause_writing",
        "send_receive_event_to_app",
        "shutdown",
    ),
    H11Protocol: (
        "_unset_keepalive_if_required",
        "connection_made",
        "connection_lost",
        "data_received",
        "handle_websocket_upgrade",
        "on_response_complete",
        "pause_writing",
        "resume_writing",
        "send_400_response",
    ),
}
FIELDS: dict[type, tuple[str, ...]] = {
    WebSocketsSansIOProtocol: (
        "client",
        "close_sent",
        "close_timeout",
        "close_timer",
        "conn",
        "curr_msg_data_type",
        "frames",
        "handshake_initiated",
        "loop",
        "queue",
        "transport",
    ),
    H11Protocol: ("client", "conn", "cycle", "loop", "transport"),
}


@pytest.mark.parametrize("kind", RELIED_UPON)
def test_uvicorn_is_what_we_build_upon(kind: type) -> None:
    """Its protocols are extended, and nobody promises that they stay as they are."""
    config = configuration(Starlette(), gate_with(QUICK))
    config.load()
    loop = asyncio.new_event_loop()
    try:
        made = kind(config=config, server_state=ServerState(), app_state={}, _loop=loop)
    finally:
        loop.close()
    version = f"uvicorn {uvicorn.__version__} has no"
    for name in RELIED_UPON[kind]:
        assert inspect.isfunction(getattr(kind, name, None)), f"{version} {kind.__name__}.{name}()"
    for name in FIELDS[kind]:
        assert hasattr(made, name), f"{version} {kind.__name__}.{name}"


def test_what_uvicorn_builds_upon_is_known_too() -> None:
    conn = ServerProtocol()
    for name in ("close_sent", "data_to_send", "events", "parser_exc", "send_close", "state"):
        assert hasattr(conn, name), f"websockets has no ServerProtocol.{name}"
    assert conn.reader.buffer == b""
    assert h11.Connection(h11.SERVER).their_state is h11.IDLE
    fields = inspect.getsource(RequestResponseCycle.__init__)
    for name in ("disconnected", "message_event", "response_complete", "response_started"):
        assert f"self.{name} =" in fields, f"uvicorn has no RequestResponseCycle.{name}"
