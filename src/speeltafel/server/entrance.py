"""Where connections come in: whoever is one too many costs next to nothing.

A loop's own server takes in all who wait at once, and builds a transport and a protocol for each
before anybody can look at its address.
"""

import asyncio
import contextlib
import socket
import struct
from collections.abc import Callable

import structlog

from speeltafel.server.door import Door
from speeltafel.server.gate import Gate

AT_ONCE = 4
"""So many are taken in, or sent away, in one turn of the loop."""
AFTER_REFUSALS = 0.002
"""How long the next have to wait where all of these were sent away, in seconds."""
AFTER_FAILURE = 0.2
"""How long nobody is taken in when the machine cannot, in seconds."""
RESET = struct.pack("ii", 1, 0)
"""How a socket is told to leave nothing behind when it is closed."""

log = structlog.get_logger()


class Entrance:
    """Takes in connections from a listening socket, each to a door of its own."""

    def __init__(self, gate: Gate, listening: socket.socket, make_door: Callable[[], Door]) -> None:
        self.gate = gate
        self.listening = listening
        self.make_door = make_door
        self.opening: set[asyncio.Task[None]] = set()
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self.listening.setblocking(False)
        self.task = asyncio.create_task(self.take_in(), name="entrance")

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        await asyncio.gather(*self.opening)

    async def take_in(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            pause = AFTER_REFUSALS
            try:
                for _ in range(AT_ONCE):
                    if self.greet(*await loop.sock_accept(self.listening)):
                        pause = 0.0
            except OSError as error:
                log.warning("no connection", error=error.strerror)
                pause = AFTER_FAILURE
            await asyncio.sleep(pause)

    def greet(self, line: socket.socket, address: tuple[str, ...]) -> bool:
        """Let a connection in, or send it away."""
        network = self.gate.enter(address[0])
        if network is None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            line.close()
            return False
        task = asyncio.create_task(self.let_in(line, network))
        self.opening.add(task)
        task.add_done_callback(self.opening.discard)
        return True

    async def let_in(self, line: socket.socket, network: str) -> None:
        door = self.make_door()
        door.network = network
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: door, line)
        except OSError:  # gone already
            line.close()
            if door.transport is None:
                self.gate.leave(network)
