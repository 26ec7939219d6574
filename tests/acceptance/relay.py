"""A proxy that sends what people send twice, or after what they send next."""

import random
import threading
from contextlib import suppress
from typing import Self

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.sync.server import Server, ServerConnection, serve

TWICE, LATER = 0.5, 0.5
PATIENCE = 0.05
"""So long something is held back where nothing follows, in seconds."""


class Relay:
    """Between people and a server, for websockets alone."""

    def __init__(self, port: int, seed: int) -> None:
        self.there = port
        self.luck = random.Random(seed)
        self.doubled = self.swapped = 0
        self.server: Server = serve(self.carry, "127.0.0.1", 0, compression=None, max_size=None)
        self.port: int = self.server.socket.getsockname()[1]
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.thread.join()

    def carry(self, person: ServerConnection) -> None:
        assert person.request is not None
        headers = {"Cookie": person.request.headers["Cookie"]}
        address = f"ws://127.0.0.1:{self.there}{person.request.path}"
        with connect(address, additional_headers=headers, compression=None, max_size=None) as there:
            back = threading.Thread(target=self.bring_back, args=(there, person), daemon=True)
            back.start()
            with suppress(ConnectionClosed):
                self.take_there(person, there)
        back.join()

    def bring_back(self, there: ClientConnection, person: ServerConnection) -> None:
        with suppress(ConnectionClosed):
            for message in there:
                person.send(message)

    def take_there(self, person: ServerConnection, there: ClientConnection) -> None:
        held: str | bytes | None = None
        while True:
            try:
                message = person.recv(PATIENCE if held is not None else None)
            except TimeoutError:
                assert held is not None
                there.send(held)
                held = None
                continue
            if held is None and self.luck.random() < LATER:
                held = message
                continue
            there.send(message)
            if self.luck.random() < TWICE:
                self.doubled += 1
                there.send(message)
            if held is not None:
                self.swapped += 1
                there.send(held)
                held = None
