"""The table's websocket: it only carries."""

import asyncio
import contextlib

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect

from speeltafel.engine.errors import BadInput
from speeltafel.engine.moves import IllegalMove
from speeltafel.engine.view import Said
from speeltafel.server import wire
from speeltafel.server.authority import Trouble
from speeltafel.server.hall import Hall
from speeltafel.server.limiter import Bucket
from speeltafel.server.room import Room
from speeltafel.server.safety import is_from_here
from speeltafel.server.wire import COMMANDS, ENCODER

FRAME_LIMIT = 8 * 1024
UNSENT = 512
"""So many messages may wait for a slow connection before it is given up."""
PATIENCE = 50
"""So many commands may come too fast before the connection is closed."""

NO_TABLE = 4404
OUTDATED = 4410
TOO_MANY = 4429
TOO_SLOW = 4408

log = structlog.get_logger()


class SocketConnection:
    """A websocket at a table."""

    def __init__(self, websocket: WebSocket, viewer: int, rate: str) -> None:
        self.websocket = websocket
        self.viewer = viewer
        self.unsent: asyncio.Queue[bytes] = asyncio.Queue(UNSENT)
        self.bucket = Bucket(rate)
        self.too_fast = 0
        self.sender = asyncio.create_task(self.send_all())

    def send(self, message: bytes) -> None:
        try:
            self.unsent.put_nowait(message)
        except asyncio.QueueFull:
            self.sender.cancel()

    async def send_all(self) -> None:
        """Send what waits, until the connection breaks or is too slow."""
        try:
            while True:
                message = await self.unsent.get()
                await self.websocket.send_text(message.decode())
        except asyncio.CancelledError:
            if self.unsent.full():
                with contextlib.suppress(Exception):
                    await self.websocket.close(TOO_SLOW)
            raise
        except (WebSocketDisconnect, RuntimeError, OSError):
            return

    async def close(self) -> None:
        self.sender.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.sender


async def table_socket(websocket: WebSocket) -> None:
    """Everything at the table goes over this."""
    hall: Hall = websocket.app.state.hall
    address = websocket.client.host if websocket.client else ""
    if not is_from_here(websocket.headers, hall.settings.origins):
        log.info("foreign origin", origin=websocket.headers.get("origin", "")[:100])
        await websocket.close()
        return
    await websocket.accept()
    open_now = hall.sockets.get(address, 0)
    if open_now >= hall.settings.sockets_per_address or not hall.limiter.allows("socket", address):
        await websocket.close(TOO_MANY)
        return
    try:
        room = hall.room(websocket.path_params["code"])
    except Trouble as error:
        is_outdated = error.why == "trouble-old-version"
        await websocket.close(OUTDATED if is_outdated else NO_TABLE)
        return
    token = websocket.cookies.get(room.table.founding.cookie, "")
    viewer = room.table.seat_of(token)
    connection = SocketConnection(websocket, viewer, hall.settings.command_rate)
    hall.sockets[address] = open_now + 1
    hall.metrics.sockets.inc()
    try:
        room.enter(connection)
        await listen(hall, room, connection)
    finally:
        room.leave(connection)
        hall.metrics.sockets.dec()
        hall.sockets[address] -= 1
        if not hall.sockets[address]:
            del hall.sockets[address]
        await connection.close()


async def listen(hall: Hall, room: Room, connection: SocketConnection) -> None:
    """Take commands until the connection ends."""
    websocket = connection.websocket
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if not connection.bucket.allows():
            connection.too_fast += 1
            if connection.too_fast > PATIENCE:
                await websocket.close(TOO_MANY)
                return
            connection.send(ENCODER.encode(wire.Trouble("trouble-too-fast")))
            continue
        report = await answer(hall, room, connection, message.get("text") or "")
        if report is not None:
            connection.send(ENCODER.encode(report))


async def answer(
    hall: Hall, room: Room, connection: SocketConnection, text: str
) -> wire.Report | None:
    """Have a command carried out; what to tell its sender where that is not possible."""
    try:
        command = COMMANDS.decode(text)
    except msgspec.MsgspecError:
        return wire.Trouble("trouble-not-understood")
    own_id = command.id if isinstance(command, wire.Play) else ""
    try:
        if isinstance(command, wire.Rematch):
            await hall.rematch(room, connection)
        elif isinstance(command, wire.Play):
            with hall.metrics.move_seconds.time():
                await room.carry_out(connection, command)
        else:
            await room.carry_out(connection, command)
    except IllegalMove as error:
        hall.metrics.refused.inc()
        refusal = error.refusal
        return wire.Refused(own_id, refusal.rule, Said(f"refused-{refusal.reason}", refusal.facts))
    except BadInput:
        return wire.Trouble("trouble-not-understood", own_id)
    except Trouble as error:
        return wire.Trouble(error.why, own_id)
    except SQLAlchemyError:
        return wire.Trouble("trouble-not-stored", own_id)
    return None
