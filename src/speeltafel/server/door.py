"""HTTP as it comes in: nothing is parsed before it is whole, short enough and its turn.

uvicorn and h11 bound a head only while it is incomplete, and its time not at all. So a head is
kept here until it ends; its body has a declared length and goes on to h11 as it comes.
"""

import asyncio
import re
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from speeltafel.server.gate import Gate
from speeltafel.server.safety import HEADERS
from speeltafel.table.http import Problem
from speeltafel.table.wire import encode

HEAD_LIMIT = 16 * 1024
LINES_LIMIT = 100
BODY_LIMIT = 64 * 1024
PIECES_LIMIT = 256
TAKEN = 4096
"""So many bytes of an answer have to be taken in the time of an unfinished request."""
FAREWELL = 1.0
"""How long whoever is refused has to read why, in seconds."""

END_OF_HEAD = re.compile(rb"\n\r?\n")
LENGTH = re.compile(rb"\ncontent-length:[ \t]*([0-9]{1,20})", re.IGNORECASE)
UPGRADE = re.compile(rb"\nupgrade[ \t]*:", re.IGNORECASE)
"""Sockets have a rate of their own."""
IN_CHUNKS = re.compile(rb"\ntransfer-encoding[ \t]*:", re.IGNORECASE)


class Door(H11Protocol):
    """A connection over HTTP; one that becomes a websocket goes on as a `Carrier`."""

    def __init__(self, gate: Gate, **given: Any) -> None:
        super().__init__(**given)
        self.gate = gate
        self.network = ""
        """What the connection is counted for."""
        self.ahead = bytearray()
        """What has come of a request that has not begun."""
        self.searched = 0
        """Up to here there is no end of a head in it."""
        self.missing = 0
        """So many bytes of a body are still to come."""
        self.pieces = 0
        """How many the request under way has come in so far."""
        self.queued = False
        """Whether a request waits for its turn."""
        self.deaf = False
        """Whether what comes is of no interest any more."""
        self.timer: asyncio.TimerHandle | None = None
        self.untaken = 0
        """The bytes of an answer that were not taken when that was last looked at."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.rest()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.deaf = True
        self.stop_waiting()
        self.gate.leave(self.network)

    # A request as it comes.

    def data_received(self, data: bytes) -> None:
        if self.deaf:
            return
        self.pieces += 1
        if self.pieces > PIECES_LIMIT:
            self.refuse(400, "the request comes in too many pieces", "pieces")
            return
        if self.missing:
            data = self.take_body(data)
        if data:
            if not self.ahead and self.is_idle:
                self.wait(self.gate.settings.unfinished, self.give_up)
            self.ahead += data
            self.look_ahead()

    @property
    def is_idle(self) -> bool:
        """Whether the next thing to come is a request."""
        return self.conn.their_state is h11.IDLE and not self.queued

    @property
    def is_answering(self) -> bool:
        # There is no cycle before the first request, whatever uvicorn's types say.
        return bool(self.cycle) and not self.cycle.response_complete

    def take_body(self, data: bytes) -> bytes:
        """Hand on what belongs to the request that has begun; the rest is returned."""
        body, rest = data[: self.missing], data[self.missing :]
        self.missing -= len(body)
        super().data_received(body)
        if not self.missing:
            self.pieces = 0
            self.stop_waiting()
            if self.is_idle:
                self.rest()
        return rest

    def look_ahead(self) -> None:
        """Have a request begun that is whole up to its body; or refuse it, or wait for more."""
        if not self.is_idle:
            if len(self.ahead) > HEAD_LIMIT + BODY_LIMIT:
                self.refuse(400, "there is too much beside the request", "ahead")
            return
        found = END_OF_HEAD.search(self.ahead, self.searched)
        end = found.end() if found else len(self.ahead)
        self.searched = max(0, end - 3)
        if end > HEAD_LIMIT or self.ahead.count(b"\n", 0, end) > LINES_LIMIT:
            self.refuse(431, "the head of the request is too long", "head")
        elif found:
            self.queued = True
            self.gate.begin(self.network, partial(self.begin, end))

    def begin(self, end: int) -> None:
        """Hand on a head, and what has come of its body."""
        self.queued = False
        if self.deaf:
            return
        head, rest = bytes(self.ahead[:end]), bytes(self.ahead[end:])
        length = LENGTH.search(head)
        if self.gate.limiter.is_spent("request", self.network) and not UPGRADE.search(head):
            self.refuse(429, "too many requests; try again in a minute", "requests")
        elif IN_CHUNKS.search(head):
            self.refuse(411, "the length of the body has to be declared", "length")
        elif length and int(length[1]) > BODY_LIMIT:
            self.refuse(413, f"the body is longer than {BODY_LIMIT} bytes", "body")
        else:
            self.ahead.clear()
            self.searched = 0
            self.missing = int(length[1]) if length else 0
            if not self.missing:
                self.pieces = 0
                self.stop_waiting()
            super().data_received(head)
            if rest:
                self.data_received(rest)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.deaf = True
        self.stop_waiting()
        carrier: Any = self.ws_protocol_class
        counted: Any = partial(carrier, network=self.network)
        self.ws_protocol_class = counted
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._unset_keepalive_if_required()
        if not self.missing:
            self.rest()
        if self.ahead and not self.deaf:
            self.look_ahead()

    # Time.

    def wait(self, seconds: float, then: Callable[[], None]) -> None:
        self.stop_waiting()
        self.timer = self.loop.call_later(seconds, then)

    def stop_waiting(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def give_up(self) -> None:
        self.refuse(408, "the request did not come to its end in time", "time")

    def rest(self) -> None:
        """Nothing is asked; what was answered has to be taken."""
        self.untaken = self.transport.get_write_buffer_size()
        settings = self.gate.settings
        self.wait(settings.unfinished if self.untaken else settings.idle, self.leave)

    def leave(self) -> None:
        """Close, unless an answer is still being taken."""
        untaken = self.transport.get_write_buffer_size()
        if not untaken:
            self.transport.close()
        elif untaken <= self.untaken - TAKEN:
            self.rest()
        else:
            self.gate.cut_off("unread")
            self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.rest()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.is_answering:
            self.stop_waiting()

    # Refusing.

    def send_400_response(self, msg: str) -> None:
        self.refuse(400, "the request is not understood", "not understood")

    def refuse(self, status: int, sentence: str, why: str) -> None:
        """Say why and read nothing more; a moment later, when that can be read, cut off."""
        self.gate.cut_off(why)
        self.deaf = True
        self.ahead.clear()
        begun = False
        if self.is_answering:
            begun = self.cycle.response_started
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if not self.transport.is_closing():
            if not begun:
                self.transport.write(refusal(status, sentence))
            self.transport.write_eof()
            self.transport.pause_reading()
            self.wait(FAREWELL, self.transport.abort)


def refusal(status: int, sentence: str) -> bytes:
    """A whole answer."""
    is_too_fast = status == HTTPStatus.TOO_MANY_REQUESTS
    why = "trouble-too-fast" if is_too_fast else "trouble-not-understood"
    body = encode(Problem(sentence, why=why))
    headers = {
        **({"Retry-After": "60"} if is_too_fast else {}),
        **HEADERS,
        "Cache-Control": "no-store",
        "Connection": "close",
        "Content-Length": str(len(body)),
        "Content-Type": "application/json",
    }
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode() + body
