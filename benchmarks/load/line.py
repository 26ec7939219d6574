"""A websocket with as little around it as can be, so that the client does not set the pace.

The frames are made and read by `websockets`; only the reading loop is ours.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import cast

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri


class Line(asyncio.Protocol):
    """One connection; both servers are spoken to over this."""

    def __init__(
        self,
        uri: str,
        headers: Mapping[str, str],
        hear: "Hear",
        end: Callable[[], None],
    ) -> None:
        self.protocol = ClientProtocol(parse_uri(uri), max_size=None)
        self.headers = headers
        self.hear = hear
        self.end = end
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's transports are no subclasses of asyncio's.
        self.transport = cast(asyncio.Transport, transport)
        request = self.protocol.connect()
        for name, value in self.headers.items():
            request.headers[name] = value
        self.protocol.send_request(request)
        self.flush()

    def data_received(self, data: bytes) -> None:
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if isinstance(event, Frame):
                if event.opcode is Opcode.TEXT:
                    self.hear(self, bytes(event.data))
            elif isinstance(event, Response) and not self.opened.done():
                refused = self.protocol.handshake_exc
                if refused is None:
                    self.opened.set_result(None)
                else:
                    self.opened.set_exception(refused)
        self.flush()

    def eof_received(self) -> None:
        self.protocol.receive_eof()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed before it was open"))
        elif not self.opened.cancelled() and self.opened.exception() is None:
            # Whoever opens it hears of everything before that.
            self.end()

    def send(self, text: bytes) -> None:
        self.protocol.send_text(text)
        self.flush()

    def flush(self) -> None:
        assert self.transport is not None
        data = b"".join(self.protocol.data_to_send())
        if data and not self.transport.is_closing():
            self.transport.write(data)

    def drop(self) -> None:
        """Close without ceremony; nobody hears of it any more."""
        self.hear, self.end = unheard, nothing
        if self.transport is not None:
            self.transport.abort()


Hear = Callable[[Line, bytes], None]


def unheard(line: Line, message: bytes) -> None:
    """Nobody listens."""


def nothing() -> None:
    """Nobody is told."""


async def open_line(
    port: int,
    path: str,
    hear: Hear,
    end: Callable[[], None] = nothing,
    headers: Mapping[str, str] | None = None,
) -> Line:
    """A line to a server on loopback."""
    loop = asyncio.get_running_loop()
    uri = f"ws://127.0.0.1:{port}{path}"
    _, line = await loop.create_connection(
        lambda: Line(uri, headers or {}, hear, end), "127.0.0.1", port
    )
    try:
        async with asyncio.timeout(30):
            await line.opened
    except BaseException:
        line.drop()
        raise
    return line
