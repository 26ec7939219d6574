"""A line to somebody at a table: what comes over it is carried out, at one table after another."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from speeltafel.engine.errors import BadInput
from speeltafel.engine.events import GALLERY
from speeltafel.engine.moves import IllegalMove
from speeltafel.engine.view import Said
from speeltafel.server.carrier import CROWDED, MOVED, TOO_MANY, Carrier, is_text
from speeltafel.server.cluster import Elsewhere
from speeltafel.server.hall import Hall
from speeltafel.server.limiter import Bucket
from speeltafel.server.room import Room
from speeltafel.server.statements import Lost
from speeltafel.table import commands, wire
from speeltafel.table.commands import COMMANDS
from speeltafel.table.seats import Trouble, hash_of

PATIENCE = 50
"""So many commands may come too fast before the connection is closed."""

SHORTEST = 0.01
"""How soon a line is looked after again, in seconds."""
BEAT = wire.encode(wire.Beat())
FAILED = 1011
NO_TEXT = 1007

log = structlog.get_logger()


class SocketConnection:
    """A websocket at a table."""

    def __init__(self, hall: Hall, room: Room, token: str, carrier: Carrier) -> None:
        self.hall = hall
        self.room = room
        self.person = hash_of(token)
        self.carrier = carrier
        self.send = carrier.send_message
        self.bucket = Bucket(hall.settings.command_rate)
        self.too_fast = 0
        self.tasks: set[asyncio.Task[None]] = set()
        self.timer: asyncio.TimerHandle | None = None

    def beat(self) -> None:
        """Say that the line is alive where nothing else was said for a while.

        A page cannot see the socket's own pings.
        """
        loop, seconds = asyncio.get_running_loop(), self.hall.settings.beat
        silent = loop.time() - self.carrier.mail.said_at
        if self.timer is not None and silent >= seconds:
            self.send(BEAT)
            silent = 0.0
        self.timer = (
            loop.call_later(max(SHORTEST, seconds - silent), self.beat) if seconds else None
        )

    def part(self, node: str = "") -> None:
        """What was sent and not answered is sent again there."""
        self.carrier.end(MOVED, node)

    def rest(self) -> None:
        if self.timer is not None:
            self.timer.cancel()

    def hear(self, message: bytes) -> None:
        """Have a command carried out; its sender is told where that is not possible."""
        is_too_fast = not self.bucket.allows()
        self.too_fast += is_too_fast
        if self.too_fast > PATIENCE:
            self.carrier.end(TOO_MANY)
            return
        try:
            command = COMMANDS.decode(message)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            if is_text(message):
                self.send(wire.encode(wire.Unable("trouble-not-understood")))
            else:
                self.carrier.end(NO_TEXT)
            return
        if is_too_fast:
            self.send(wire.encode(wire.Unable("trouble-too-fast", command.id)))
        elif type(command) is commands.Rematch:
            self.spawn(self.rematch(command))
        elif type(command) is commands.Follow:
            if self.room.table.next in self.hall.rooms:
                self.change_to(self.hall.rooms[self.room.table.next])
            else:
                self.spawn(self.follow(command, self.room.table.next))
        else:
            self.room.carry_out(self, command)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def rematch(self, command: commands.Rematch) -> None:
        try:
            await self.hall.rematch(self.room, self.person, command)
            self.room.desk.confirm(self, command)
        except Exception as error:
            self.refuse(command, error)

    async def follow(self, command: commands.Follow, code: str) -> None:
        """To a table that may be at rest."""
        try:
            await self.hall.fetch(code)
            room = self.hall.room(code)
        except Exception as error:
            self.refuse(command, error)
            return
        if self in self.hall.connections:
            self.change_to(room)

    def may_enter(self, room: Room) -> bool:
        """Whether somebody more may look on there; whoever sits there always may."""
        is_seated = room.table.seating.of(self.person) != GALLERY
        return is_seated or room.audience.watching < self.hall.settings.spectators

    def change_to(self, room: Room) -> None:
        if not self.may_enter(room):
            self.carrier.end(CROWDED)
            return
        self.room.leave(self)
        self.room = room
        room.enter(self)

    def refuse(self, command: commands.Command, error: Exception) -> None:
        """Tell why a command was not carried out."""
        own_id = command.id
        report: wire.Report
        match error:
            case IllegalMove(refusal=refusal):
                self.hall.metrics.refused.inc()
                said = Said(f"refused-{refusal.reason}", refusal.facts)
                report = wire.Refused(own_id, refusal.rule, said)
            case BadInput():
                report = wire.Unable("trouble-not-understood", own_id)
            case Trouble(why=why):
                report = wire.Unable(why, own_id)
            case Lost():
                self.part()
                return
            case Elsewhere(node=node):
                self.part(node)
                return
            case SQLAlchemyError():
                report = wire.Unable("trouble-not-stored", own_id)
            case _:
                log.error("command failed", code=self.room.table.code, exc_info=error)
                self.carrier.end(FAILED)
                return
        self.send(wire.encode(report))
