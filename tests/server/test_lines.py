"""A dead line is known within six seconds, and shown to the others; the clock is the test's."""

import asyncio
import json
import secrets
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from speeltafel.server.app import application
from speeltafel.server.carrier import Carrier
from speeltafel.server.connection import SocketConnection
from speeltafel.server.door import Door
from speeltafel.server.entrance import Entrance
from speeltafel.server.gate import Gate
from speeltafel.server.hall import Hall
from speeltafel.server.room import Room
from speeltafel.server.serve import configuration, listen
from speeltafel.server.settings import Settings
from speeltafel.table import http
from speeltafel.table.seats import hash_of
from tests.server.clock import pass_time, run_still
from tests.server.people import QUICK

USUAL = Settings()
SETTINGS = replace(QUICK, beat=USUAL.beat, silence=USUAL.silence)
SMALL = 4096
"""The bytes that the network itself keeps of what nobody takes."""


class Phone:
    """A page whose network may be gone: then it neither reads nor answers."""

    def __init__(self, port: int, code: str, cookie: str) -> None:
        self.protocol = ClientProtocol(parse_uri(f"ws://127.0.0.1:{port}/ws/{code}"))
        self.port = port
        self.cookie = cookie
        self.socket = socket.socket()
        self.socket.setblocking(False)
        self.lobby: dict[str, Any] = {}
        self.pings = 0

    async def connect(self) -> "Phone":
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(self.socket, ("127.0.0.1", self.port))
        request = self.protocol.connect()
        request.headers["Cookie"] = self.cookie
        self.protocol.send_request(request)
        await self.flush()
        while not self.lobby:
            await self.hear()
        return self

    async def hear(self) -> None:
        """Take what has come, and answer pings."""
        data = await asyncio.get_running_loop().sock_recv(self.socket, 1 << 16)
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                report = json.loads(bytes(event.data))
                if report["type"] == "lobby":
                    self.lobby = report
            self.pings += isinstance(event, Frame) and event.opcode is Opcode.PING
        await self.flush()

    async def flush(self) -> None:
        data = b"".join(self.protocol.data_to_send())
        await asyncio.get_running_loop().sock_sendall(self.socket, data)


class House:
    """A whole server on a clock that stands still, with a table for Anna and Bram."""

    def __init__(self, hall: Hall, gate: Gate) -> None:
        self.hall = hall
        self.gate = gate
        self.config = configuration(application(hall, gate, None), gate)
        self.config.load()
        self.state = ServerState()
        self.listening = listen("127.0.0.1", 0)
        self.phones: list[Phone] = []

    def make_door(self) -> Door:
        return Door(self.gate, config=self.config, server_state=self.state, app_state={})

    async def found(self) -> Room:
        """A table with two people, each at a phone."""
        tokens = [secrets.token_urlsafe(32) for _ in range(2)]
        order = http.NewTable(game="edden", players=3, name="Anna")
        room = await self.hall.make(order, "here", hash_of(tokens[0]))
        await room.sit(http.Join(name="Bram"), hash_of(tokens[1]))
        for token in tokens:
            cookie = f"{room.table.founding.cookie}={token}"
            phone = Phone(self.listening.getsockname()[1], room.table.code, cookie)
            self.phones.append(await phone.connect())
        return room


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[House]:
    hall = Hall(str(folder / "tables.db"), SETTINGS)
    await hall.open()
    found = House(hall, Gate(SETTINGS, hall.limiter, hall.metrics))
    entrance = Entrance(found.gate, found.listening, found.make_door)
    entrance.open()
    try:
        yield found
    finally:
        await entrance.close()
        found.listening.close()
        for phone in found.phones:
            phone.socket.close()
        for connection in [*found.state.connections]:
            connection.transport.abort()
        await asyncio.gather(*found.state.tasks)
        await hall.finish()
        await hall.close()


def carrier_at(room: Room, seat: int) -> Carrier:
    (line,) = [line for line, viewer in room.audience.viewers().items() if viewer == seat]
    assert isinstance(line, SocketConnection)
    return line.carrier


async def a_while() -> None:
    """All that is due is done; nothing has to come over the network for it."""
    for _ in range(100):
        await asyncio.sleep(0)


@pytest.mark.parametrize("unsent", [0, 5 * 1024 * 1024])
def test_a_dead_line_is_known_within_six_seconds(unsent: int, tmp_path: Path) -> None:
    """Also where something is still to be sent over it."""

    async def plot() -> None:
        async with house(tmp_path) as found:
            room = await found.found()
            anna, bram = found.phones
            while not anna.lobby["seats"][1]["here"]:
                await anna.hear()
            carrier = carrier_at(room, 1)
            carrier.transport.set_write_buffer_limits(2 * unsent + 1)
            carrier.transport.write(bytes(unsent))
            pass_time(USUAL.beat)
            while not anna.pings:
                await anna.hear()
            pass_time(USUAL.silence - USUAL.beat - 0.01)
            await a_while()
            assert room.table.seating.is_here(1)
            pass_time(0.01)
            await a_while()
            assert not room.table.seating.is_here(1)
            while anna.lobby["seats"][1]["here"]:
                await anna.hear()
            assert bram.pings == 0
            assert room.table.seating.is_here(0)

    run_still(plot())
