"""The table's websocket: it only carries."""

from starlette.websockets import WebSocket

from speeltafel.server.carrier import CROWDED, MOVED, TOO_MANY, carrier_of
from speeltafel.server.cluster import Elsewhere
from speeltafel.server.connection import SocketConnection
from speeltafel.server.hall import Hall
from speeltafel.table import wire
from speeltafel.table.seats import Trouble

FRAME_LIMIT = 8 * 1024
NO_TABLE = 4404
CLOSINGS = {
    "trouble-moving": MOVED,
    "trouble-crowded": CROWDED,
    "trouble-old-version": 4410,
    "trouble-set-aside": 4422,
}
RENEWED = wire.encode(wire.Renewed())


async def table_socket(websocket: WebSocket) -> None:
    """Everything at the table goes over this."""
    hall: Hall = websocket.app.state.hall
    address = websocket.client.host if websocket.client else ""
    await websocket.accept()
    open_now = hall.sockets.get(address, 0)
    if open_now >= hall.settings.sockets_per_address or not hall.limiter.allows("socket", address):
        await websocket.close(TOO_MANY)
        return
    code, asked = websocket.path_params["code"], websocket.query_params.get("node", "")
    try:
        await hall.fetch(code, asked)
        room = hall.room(code)
        token = websocket.cookies.get(room.table.founding.cookie, "")
        connection = SocketConnection(hall, room, token, carrier_of(websocket))
        if not connection.may_enter(room):
            raise Trouble("trouble-crowded")
    except Elsewhere as error:
        # Not again to where nobody was found.
        await websocket.close(MOVED, "" if asked == error.node else error.node)
        return
    except Trouble as error:
        await websocket.close(CLOSINGS.get(error.why, NO_TABLE))
        return
    await attend(websocket, hall, connection, address)


async def attend(
    websocket: WebSocket, hall: Hall, connection: SocketConnection, address: str
) -> None:
    """Be at the table until the connection ends."""
    hall.sockets[address] = hall.sockets.get(address, 0) + 1
    hall.metrics.sockets.inc()
    hall.connections.add(connection)
    try:
        if websocket.app.state.pages.is_outdated(websocket.query_params.get("page", "")):
            connection.send(RENEWED)
        connection.room.enter(connection)
        connection.beat()
        await listen(websocket, connection)
    finally:
        hall.connections.discard(connection)
        connection.rest()
        connection.room.leave(connection)
        hall.metrics.sockets.dec()
        hall.sockets[address] -= 1
        if not hall.sockets[address]:
            del hall.sockets[address]


async def listen(websocket: WebSocket, connection: SocketConnection) -> None:
    """Take commands until the connection ends; only the first may still come this way."""
    connection.carrier.hear = connection.hear
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        connection.hear((message.get("text") or "").encode())
