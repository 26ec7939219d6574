"""The short way of a message: what comes in one frame, and what leaves in one turn of the loop."""

import asyncio
import struct
from typing import Final, Protocol

TEXT: Final = 0x81
"""A frame that is a whole text."""
MASKED: Final = 0x80
"""Clients mask what they send, and say so with this bit before the length."""
LENGTH_FOLLOWS: Final = 126
"""From here on a length has bytes of its own."""
HEAD_AND_MASK: Final = 6
AT_ONCE: Final = 100
"""To so many is sent in one turn of the loop."""


class Outlet(Protocol):
    """What leads out of here."""

    loop: asyncio.AbstractEventLoop
    close_sent: bool
    transport: asyncio.Transport

    def look_at_unsent(self) -> None:
        """Something was written, and may not be taken."""


class Outbox:
    """The connections of one loop that have something to send when its turn is over."""

    def __init__(self) -> None:
        self.waiting: list[Mail] = []

    def add(self, mail: "Mail") -> None:
        if not self.waiting:
            mail.outlet.loop.call_soon(self.flush)
        self.waiting.append(mail)

    def flush(self) -> None:
        """At a table with a crowd around it, some at a time: others have their turn meanwhile."""
        now, self.waiting = self.waiting[:AT_ONCE], self.waiting[AT_ONCE:]
        if self.waiting:
            now[0].outlet.loop.call_soon(self.flush)
        for mail in now:
            mail.flush()


class Mail:
    """What one connection is sent."""

    def __init__(self, outbox: Outbox, outlet: Outlet) -> None:
        self.outbox = outbox
        self.outlet = outlet
        self.unsent: list[bytes] = []
        self.said_at = outlet.loop.time()

    def send(self, message: bytes) -> None:
        if not self.unsent:
            self.outbox.add(self)
        self.unsent.append(head_of(message))
        self.unsent.append(message)

    def flush(self) -> None:
        if not self.unsent:
            return
        batch = b"".join(self.unsent)
        self.unsent.clear()  # beforehand: while it is written the connection may be given up
        if not self.outlet.close_sent and not self.outlet.transport.is_closing():
            self.said_at = self.outlet.loop.time()
            self.outlet.transport.write(batch)
            self.outlet.look_at_unsent()


def head_of(message: bytes) -> bytes:
    """The head of a text that a server sends whole and unpacked, by RFC 6455."""
    length = len(message)
    if length < LENGTH_FOLLOWS:
        return (TEXT << 8 | length).to_bytes(2, "big")
    if length < 1 << 16:
        return ((TEXT << 8 | LENGTH_FOLLOWS) << 16 | length).to_bytes(4, "big")
    return struct.pack("!BBQ", TEXT, LENGTH_FOLLOWS + 1, length)


def is_short_text(data: bytes) -> bool:
    """Whether this is one short text in one piece, as nearly all that comes."""
    return (
        len(data) > HEAD_AND_MASK
        and data[0] == TEXT
        and len(data) == data[1] - MASKED + HEAD_AND_MASK
        and data[1] < MASKED + LENGTH_FOLLOWS
    )
