"""The server's websocket: ASGI opens it, then messages go straight to and fro.

A message through ASGI takes a queue and a task either way, and reading stops and starts again
around it; for small messages that is most of the cost of a socket.
"""

import asyncio
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import State

from speeltafel.server.gate import Gate
from speeltafel.server.limiter import Bucket
from speeltafel.server.outbox import HEAD_AND_MASK, Mail, Outbox, is_short_text

UNSENT = 512 * 1024
"""So many bytes may wait for a slow connection before it is given up."""
TOO_SLOW = 4408
CROWDED = 4409
TOO_MANY = 4429
MOVED = 4421
"""The table is with another server, whose name may be the reason; or it will be soon."""
FAREWELL = 1.0
"""How long whoever is cut off has to read why, in seconds."""
SLICE = 512
"""So many bytes are taken apart before their frames are counted: the smallest have six."""
CARRIER = "speeltafel.carrier"
"""The extension's name in the scope of a websocket."""


OUTBOXES: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()


class Carrier(WebSocketsSansIOProtocol):
    """One connection; handshake, pings and closing are uvicorn's."""

    hear: Callable[[bytes], None] | None = None
    """Who gets the messages; ASGI as long as there is nobody."""

    def __init__(self, gate: Gate, network: str, **given: Any) -> None:
        super().__init__(**given)
        settings = gate.settings
        self.gate = gate
        self.limiter = gate.limiter
        self.entered = network
        """What the connection is counted for."""
        self.network = network
        """Who is behind it: somebody else where it comes from a proxy."""
        self.is_cut_off = False
        self.is_whole = True
        """Whether nothing that has come is waiting for its rest, or for its turn."""
        self.unread = b""
        """What has come, and is taken apart when it is its turn."""
        self.frames_left = Bucket(settings.frame_rate, self.loop.time)
        self.bytes_left = Bucket(settings.byte_rate, self.loop.time)
        self.heard_at = self.loop.time()
        self.unsent = 0
        """So many bytes waited to be taken when that was last looked at."""
        self.mail = Mail(OUTBOXES.setdefault(self.loop, Outbox()), self)
        self.send_message = self.mail.send
        """Send a text; never waits. What is sent in one turn of the loop leaves together."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(UNSENT)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.gate.note_unsent(self.network, -self.unsent)
        self.gate.leave(self.entered)

    def look_at_unsent(self) -> None:
        """Many lines that each take nothing are too much together."""
        unsent = self.transport.get_write_buffer_size()
        more = unsent - self.unsent
        self.unsent = unsent
        if more and not self.gate.note_unsent(self.network, more) and more > 0:
            self.gate.cut_off("unread")
            self.transport.abort()

    def pause_writing(self) -> None:
        self.gate.cut_off("unread")
        self.end(TOO_SLOW)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][CARRIER] = {"carrier": self}

    def data_received(self, data: bytes) -> None:
        """Nearly all that comes is one short text in one piece, which is read here at once."""
        self.heard_at = self.loop.time()
        if self.unsent:  # whoever answers may have taken it
            self.look_at_unsent()
        if self.hear is not None and self.is_whole and is_short_text(data):
            if self.limiter.allows("message", self.network):
                self.hear(apply_mask(data[HEAD_AND_MASK:], data[2:HEAD_AND_MASK]))
            else:
                self.cut_off("messages")
        elif self.handshake_initiated:
            self.take_in(data)
        else:
            self.shake_hands(data)

    def shake_hands(self, data: bytes) -> None:
        """The whole request comes at once."""
        super().data_received(data)
        if not self.handshake_initiated:
            self.gate.cut_off("not understood")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def take_in(self, data: bytes) -> None:
        """Frames of any kind, as many as are allowed."""
        if self.is_cut_off:
            return
        if not self.bytes_left.allows(len(data)):
            self.cut_off("bytes")
        elif self.may_read(1):  # to come in pieces is work as well
            waits = bool(self.unread)
            self.unread += data
            if not waits:
                self.take_apart()

    def take_apart(self) -> None:
        """Read a few frames; more of them have to wait for their turn, and so does what follows."""
        if not self.is_over:
            piece, self.unread = self.unread[:SLICE], self.unread[SLICE:]
            super().data_received(piece)
        if self.is_over:
            self.unread = b""
            return
        answers = b"".join(self.conn.data_to_send())
        if answers:
            self.transport.write(answers)
        self.is_whole = not (self.unread or self.frames or self.conn.reader.buffer)
        if self.unread:
            self.transport.pause_reading()
            self.gate.begin(self.network, self.take_apart)
        elif not self.read_paused:
            self.transport.resume_reading()

    def handle_events(self) -> None:
        if not self.handshake_initiated or self.may_read(len(self.conn.events)):
            super().handle_events()

    def may_read(self, frames: int) -> bool:
        if self.frames_left.allows(frames) and self.limiter.allows("message", self.network, frames):
            return True
        self.cut_off("frames")
        return False

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is not None:
            super().handle_parser_exception()
        else:
            self.cut_off("not understood")  # before the handshake was over

    def handle_ping(self) -> None:
        """What came together is answered together; whoever is told to go gets no answer."""
        if self.close_sent:
            self.conn.data_to_send()

    def send_keepalive_ping(self) -> None:
        """Only where nothing has come for a while: else the line is known to be alive."""
        assert self.ping_interval is not None
        silent = self.loop.time() - self.heard_at
        if silent < self.ping_interval:
            wait = self.ping_interval - silent
            self.ping_timer = self.loop.call_later(wait, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """The line is dead: what was not sent over it would else be waited for."""
        super().keepalive_timeout()
        self.transport.abort()

    @property
    def is_over(self) -> bool:
        return self.is_cut_off or self.transport.is_closing()

    def cut_off(self, why: str) -> None:
        """Close, and read nothing more: it is not waited for an answer."""
        self.gate.cut_off(why)
        self.is_cut_off = True
        self.conn.data_to_send()  # answers to pings
        self.end(TOO_MANY)
        if not self.transport.is_closing():
            self.transport.pause_reading()
        self.loop.call_later(FAREWELL, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        if self.hear is not None:
            message, self.frames = b"".join(self.frames), []
            self.hear(message)
        elif self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.cut_off("not understood")
        else:
            super().send_receive_event_to_app()

    def shutdown(self) -> None:
        self.mail.flush()  # what was said before the server ends
        super().shutdown()

    @property
    def is_open(self) -> bool:
        """A connection that breaks is closed before anybody here is told of it."""
        return self.conn.state is State.OPEN and not self.transport.is_closing()

    def end(self, code: int, reason: str = "") -> None:
        """Close; whoever does not answer in time is cut off."""
        if self.is_open:
            self.mail.flush()
            self.hear = None
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)


def is_text(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True


def carrier_of(websocket: WebSocket) -> Carrier:
    carrier: Carrier = websocket.scope["extensions"][CARRIER]["carrier"]
    return carrier
