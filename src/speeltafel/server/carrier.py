"""The server's websocket: ASGI opens it, then messages go straight to and fro.

A message through ASGI takes a queue and a task either way, and reading stops and starts again
around it; for small messages that is most of the cost of a socket.
"""

import asyncio
import struct
from collections.abc import Callable
from weakref import WeakKeyDictionary

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import State

UNSENT = 512 * 1024
"""So many bytes may wait for a slow connection before it is given up."""
TOO_SLOW = 4408
TEXT = 0x81
"""A frame that is a whole text."""
MASKED = 0x80
"""Clients mask what they send, and say so with this bit before the length."""
LENGTH_FOLLOWS = 126
"""From here on a length has bytes of its own."""
HEAD_AND_MASK = 6
CARRIER = "speeltafel.carrier"
"""The extension's name in the scope of a websocket."""


class Outbox:
    """The connections of one loop that have something to send when its turn is over."""

    def __init__(self) -> None:
        self.waiting: list[Carrier] = []

    def add(self, carrier: "Carrier") -> None:
        if not self.waiting:
            carrier.loop.call_soon(self.flush)
        self.waiting.append(carrier)

    def flush(self) -> None:
        waiting, self.waiting = self.waiting, []
        for carrier in waiting:
            carrier.flush()


OUTBOXES: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()


class Carrier(WebSocketsSansIOProtocol):
    """One connection; handshake, pings and closing are uvicorn's."""

    hear: Callable[[bytes], None] | None = None
    """Who gets the messages; ASGI as long as there is nobody."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.unsent: list[bytes] = []
        self.outbox = OUTBOXES.setdefault(self.loop, Outbox())
        self.transport.set_write_buffer_limits(UNSENT)

    def pause_writing(self) -> None:
        self.end(TOO_SLOW)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][CARRIER] = {"carrier": self}

    def data_received(self, data: bytes) -> None:
        """Nearly all that comes is one short text in one piece, which is read here at once."""
        if (
            self.hear is not None
            and len(data) > HEAD_AND_MASK
            and data[0] == TEXT
            and len(data) == data[1] - MASKED + HEAD_AND_MASK
            and data[1] < MASKED + LENGTH_FOLLOWS
            and not self.conn.reader.buffer
            and not self.frames
            and self.is_open
        ):
            self.hear(apply_mask(data[HEAD_AND_MASK:], data[2:HEAD_AND_MASK]))
        else:
            super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        if self.hear is None:
            super().send_receive_event_to_app()
        else:
            message, self.frames = b"".join(self.frames), []
            self.hear(message)

    @property
    def is_open(self) -> bool:
        """A connection that breaks is closed before anybody here is told of it."""
        return self.conn.state is State.OPEN and not self.transport.is_closing()

    def send_message(self, message: bytes) -> None:
        """Send a text; never waits. What is sent in one turn of the loop leaves together."""
        if not self.unsent:
            self.outbox.add(self)
        self.unsent += (head_of(message), message)

    def flush(self) -> None:
        if self.unsent and self.is_open:
            self.transport.write(b"".join(self.unsent))
        self.unsent.clear()

    def end(self, code: int) -> None:
        """Close; whoever does not answer in time is cut off."""
        if self.is_open:
            self.flush()
            self.hear = None
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)


def head_of(message: bytes) -> bytes:
    """The head of a text that a server sends whole and unpacked, by RFC 6455."""
    length = len(message)
    if length < LENGTH_FOLLOWS:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return struct.pack("!BBH", TEXT, LENGTH_FOLLOWS, length)
    return struct.pack("!BBQ", TEXT, LENGTH_FOLLOWS + 1, length)


def carrier_of(websocket: WebSocket) -> Carrier:
    carrier: Carrier = websocket.scope["extensions"][CARRIER]["carrier"]
    return carrier
