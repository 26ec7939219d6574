"""HTTP as it comes in: bounded in size, number and time, on a clock that the test moves."""

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import partial

import pytest
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from uvicorn.server import ServerState

from speeltafel.server import problems
from speeltafel.server.door import (
    BODY_LIMIT,
    FAREWELL,
    HEAD_LIMIT,
    LINES_LIMIT,
    PIECES_LIMIT,
    TAKEN,
    Door,
)
from speeltafel.server.entrance import Entrance
from speeltafel.server.gate import BREATH, FEW, Gate
from speeltafel.server.safety import HEADERS
from speeltafel.server.serve import configuration, listen
from speeltafel.server.settings import Settings
from tests.server.clock import pass_time, run_still
from tests.server.people import QUICK, gate_with

ASK = b"GET /short HTTP/1.1\r\nHost: localhost\r\n"
LONG = 8 * 1024 * 1024

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def echo(request: Request) -> Response:
    return Response(await request.body())


async def short(_: Request) -> Response:
    return Response("short")


async def long(_: Request) -> Response:
    return Response(b"x" * LONG)


class House:
    """A door on loopback with little behind it."""

    def __init__(self, settings: Settings) -> None:
        self.gate: Gate = gate_with(settings)
        app = Starlette(
            routes=[
                Route("/echo", echo, methods=["POST"]),
                Route("/short", short),
                Route("/long", long),
            ],
            exception_handlers={ClientDisconnect: problems.on_gone},
        )
        self.config = configuration(app, self.gate)
        self.config.load()
        self.state = ServerState()
        self.lines: list[Line] = []
        self.port = 0

    def make_door(self) -> Door:
        return Door(self.gate, config=self.config, server_state=self.state, app_state={})

    @property
    def door(self) -> Door:
        """The one that is open."""
        (door,) = self.state.connections
        assert isinstance(door, Door)
        return door

    async def connect(self, received: int = 0) -> Line:
        """`received` makes what the network itself keeps small."""
        line = socket.socket()
        line.setblocking(False)
        if received:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, received)
        await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", self.port))
        self.lines.append(await asyncio.open_connection(sock=line))
        return self.lines[-1]

    @property
    def is_hearing(self) -> bool:
        """Whether a request has begun to come."""
        return bool(self.state.connections) and bool(self.door.ahead)

    @property
    def cut_off(self) -> dict[str, int]:
        return dict(self.gate.metrics.cut_off)


@asynccontextmanager
async def house(settings: Settings = QUICK) -> AsyncIterator[House]:
    found = House(settings)
    state = found.state
    listening = listen("127.0.0.1", 0)
    entrance = Entrance(found.gate, listening, found.make_door)
    entrance.open()
    found.port = listening.getsockname()[1]
    try:
        yield found
    finally:
        await entrance.close()
        listening.close()
        for _, writer in found.lines:
            writer.transport.abort()
        for connection in list(state.connections):
            connection.transport.abort()
        await asyncio.gather(*state.tasks)
        while state.connections:
            await asyncio.sleep(0)


async def answer(line: Line) -> tuple[int, bytes]:
    """The status and the body of the next answer."""
    head = await line[0].readuntil(b"\r\n\r\n")
    length = next(
        int(part.partition(b":")[2])
        for part in head.lower().split(b"\r\n")
        if part.startswith(b"content-length:")
    )
    return int(head.split()[1]), await line[0].readexactly(length)


async def is_closed(line: Line) -> bool:
    """Nothing more comes."""
    with suppress(ConnectionError):
        return await line[0].read() == b""
    return True


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0)


def story(plot: Callable[[], Awaitable[None]]) -> Callable[[pytest.LogCaptureFixture], None]:
    """A test on a clock that stands still; nothing in it may end in the log as an error."""

    def test(caplog: pytest.LogCaptureFixture) -> None:
        async def run() -> None:
            await plot()

        with caplog.at_level(logging.DEBUG):
            run_still(run())
        assert not [record for record in caplog.records if record.levelno >= logging.ERROR]

    return test


async def ask_short(line: Line) -> None:
    line[1].write(ASK + b"\r\n")
    assert await answer(line) == (200, b"short")


@story
async def test_requests_follow_each_other_over_one_connection() -> None:
    async with house() as found:
        line = await found.connect()
        for body in (b"one", b"", b"x" * BODY_LIMIT, b"last"):
            head = f"POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n\r\n"
            line[1].write(head.encode() + body)
            assert await answer(line) == (200, body)
        await ask_short(line)
        assert not found.cut_off


@story
async def test_requests_sent_together_are_answered_in_turn() -> None:
    async with house() as found:
        line = await found.connect()
        post = b"POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc"
        line[1].write(post + ASK + b"\r\n" + post)
        assert await answer(line) == (200, b"abc")
        assert await answer(line) == (200, b"short")
        assert await answer(line) == (200, b"abc")
        assert not found.cut_off


@story
async def test_what_is_sent_beside_a_request_is_bounded() -> None:
    async with house() as found:
        line = await found.connect()
        line[1].write((ASK + b"\r\n") * 20_000)
        await until(lambda: "ahead" in found.cut_off)
        await is_closed(line)


@story
async def test_a_head_is_short_whether_it_ends_or_not() -> None:
    async with house() as found:
        long_line = b"X: " + b"x" * HEAD_LIMIT
        many = b"".join(b"X-%d: x\r\n" % number for number in range(LINES_LIMIT))
        for head in (long_line, long_line + b"\r\n\r\n", many, many + b"\r\n"):
            line = await found.connect()
            line[1].write(ASK + head)
            status, body = await answer(line)
            assert status == 431
            assert b"too long" in body
            assert await is_closed(line)
        assert found.cut_off == {"head": 4}
        line = await found.connect()
        allowed = b"".join(b"X-%d: x\r\n" % number for number in range(LINES_LIMIT - 3))
        line[1].write(ASK + allowed + b"\r\n")
        assert (await answer(line))[0] == 200


@story
async def test_a_refusal_has_the_headers_of_every_answer() -> None:
    async with house() as found:
        line = await found.connect()
        line[1].write(b"nonsense\r\n\r\n")
        head = (await line[0].readuntil(b"\r\n\r\n")).decode()
        assert head.startswith("HTTP/1.1 400 Bad Request\r\n")
        for name, value in HEADERS.items():
            assert f"\r\n{name}: {value}\r\n" in head
        assert found.cut_off == {"not understood": 1}


@story
async def test_whoever_is_refused_is_not_waited_for() -> None:
    async with house() as found:
        line = await found.connect()
        line[1].write(b"nonsense\r\n\r\n")
        assert (await answer(line))[0] == 400
        assert found.gate.metrics.connections == 1
        pass_time(FAREWELL)
        await until(lambda: found.gate.metrics.connections == 0)


@story
async def test_an_unfinished_head_has_its_time() -> None:
    async with house() as found:
        line = await found.connect()
        line[1].write(ASK)
        await until(lambda: found.is_hearing)
        pass_time(QUICK.unfinished - 1)
        line[1].write(b"X: y\r\n")
        await until(lambda: b"X: y" in found.door.ahead)
        pass_time(1)
        assert (await answer(line))[0] == 408
        assert await is_closed(line)
        assert found.cut_off == {"time": 1}


@story
async def test_an_unfinished_body_has_its_time() -> None:
    async with house() as found:
        line = await found.connect()
        line[1].write(b"POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nhalf")
        await until(lambda: bool(found.state.connections) and found.door.missing == 6)
        pass_time(QUICK.unfinished)
        assert (await answer(line))[0] == 408
        assert await is_closed(line)
        assert found.cut_off == {"time": 1}


@story
async def test_a_connection_over_which_nothing_is_asked_is_closed() -> None:
    async with house() as found:
        line = await found.connect()
        await until(lambda: found.gate.metrics.connections == 1)
        pass_time(QUICK.idle)
        assert await is_closed(line)
        line = await found.connect()
        await ask_short(line)
        pass_time(QUICK.idle - 1)
        await ask_short(line)
        pass_time(QUICK.idle - 1)
        await ask_short(line)
        pass_time(QUICK.idle)
        assert await is_closed(line)
        assert not found.cut_off


@story
async def test_an_answer_has_to_be_taken() -> None:
    async with house() as found:
        line = await found.connect(received=4096)
        line[1].write(b"GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n")
        await until(lambda: bool(found.state.connections) and found.door.untaken > 0)
        pass_time(QUICK.unfinished)
        await until(lambda: found.gate.metrics.connections == 0)
        assert found.cut_off == {"unread": 1}


@story
async def test_an_answer_may_be_taken_slowly() -> None:
    async with house() as found:
        line = await found.connect(received=4096)
        line[1].write(b"GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n")
        await line[0].readuntil(b"\r\n\r\n")
        unsent = found.door.transport.get_write_buffer_size
        taken = 0
        while before := unsent():
            while 0 < unsent() > before - TAKEN:
                taken += len(await line[0].read(BODY_LIMIT))
            pass_time(QUICK.unfinished)
            await asyncio.sleep(0)
        taken += len(await line[0].read())
        assert taken == LONG
        assert not found.cut_off


@story
async def test_a_body_has_a_length_and_that_has_a_limit() -> None:
    async with house() as found:
        head = b"POST /echo HTTP/1.1\r\nHost: localhost\r\n"
        line = await found.connect()
        line[1].write(head + b"Transfer-Encoding: chunked\r\n\r\n")
        assert (await answer(line))[0] == 411
        line = await found.connect()
        line[1].write(head + b"content-length:%d\r\n\r\n" % (BODY_LIMIT + 1))
        assert (await answer(line))[0] == 413
        assert found.cut_off == {"length": 1, "body": 1}


@story
async def test_a_request_does_not_come_in_too_many_pieces() -> None:
    async with house() as found:
        line = await found.connect()
        line[1].write(ASK)
        await until(lambda: found.is_hearing)
        for _ in range(PIECES_LIMIT):
            before = found.door.pieces
            line[1].write(b"x")
            await until(lambda before=before: found.door.pieces > before)  # type: ignore[misc]
        assert (await answer(line))[0] == 400
        assert found.cut_off == {"pieces": 1}


@story
async def test_an_address_has_so_many_connections() -> None:
    async with house(replace(QUICK, connections_per_address=2)) as found:
        first, second = await found.connect(), await found.connect()
        await ask_short(first)
        await ask_short(second)
        assert await is_closed(await found.connect())
        first[1].close()
        await until(lambda: found.gate.metrics.connections == 1)
        await ask_short(await found.connect())
        assert found.cut_off == {"connections": 1}


@story
async def test_a_server_has_so_many_connections() -> None:
    async with house(replace(QUICK, connections=1)) as found:
        first = await found.connect()
        await ask_short(first)
        assert await is_closed(await found.connect())
        await ask_short(first)
        assert found.cut_off == {"all connections": 1}


@story
async def test_an_address_does_not_come_anew_too_often() -> None:
    async with house(replace(QUICK, connection_rate="2/hour")) as found:
        for _ in range(2):
            line = await found.connect()
            await ask_short(line)
            line[1].close()
        assert await is_closed(await found.connect())
        assert found.cut_off == {"connection rate": 1}


@story
async def test_a_proxy_brings_many() -> None:
    settings = replace(
        QUICK, connections_per_address=1, connection_rate="1/hour", proxies="127.0.0.0/8"
    )
    async with house(settings) as found:
        for line in [await found.connect() for _ in range(3)]:
            await ask_short(line)
        assert not found.cut_off


@story
async def test_one_request_is_begun_in_a_turn_and_of_every_address_in_turn() -> None:
    gate = gate_with(QUICK)
    begun: list[str] = []
    for name in ("flood 1", "flood 2", "flood 3", "own 1", "own 2"):
        gate.begin(name.split()[0], partial(begun.append, name))
    most = 0
    while len(begun) < 5:
        before = len(begun)
        await asyncio.sleep(0)
        most = max(most, len(begun) - before)
    assert most == 1
    assert begun == ["flood 1", "own 1", "flood 2", "own 2", "flood 3"]


@story
async def test_moves_come_first_where_much_is_waiting() -> None:
    gate = gate_with(QUICK)
    begun: list[int] = []
    for number in range(FEW + 3):
        gate.begin("flood", partial(begun.append, number))
    for number in range(2):  # more than a few wait behind each of these
        for _ in range(9):
            await asyncio.sleep(0)
        assert begun == [*range(number + 1)]
        pass_time(BREATH)
    await until(lambda: len(begun) == FEW + 3)
