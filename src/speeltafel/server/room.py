"""A table among people: its connections, its turn to be stored, its bots and its clock.

One task does everything that changes the table, one thing after another: decide, store, apply,
acknowledge, publish. Between applying and publishing nothing waits, so whoever comes in sees a
whole table.
"""

import asyncio
import contextlib
import functools
from collections.abc import Awaitable, Callable
from typing import Protocol

import structlog

from speeltafel.engine.events import GALLERY, Event
from speeltafel.server import wire
from speeltafel.server.authority import NO_BOT, Change, Line, Sat, Table, client_id
from speeltafel.server.metrics import Metrics
from speeltafel.server.settings import Settings
from speeltafel.server.store import Store
from speeltafel.server.thinking import LEEWAY, Thinkers
from speeltafel.server.wire import ENCODER

AFTER_FAILURE = 5.0
"""How long bots and clock wait when a move of theirs could not be made."""

log = structlog.get_logger()

Job = Callable[[], Awaitable[None]]


class Connection(Protocol):
    """Somebody at the table: a seat's person, or one of the gallery."""

    viewer: int

    def send(self, message: bytes) -> None:
        """Take a message to be sent; never waits."""


class Room:
    """Whoever is connected here is told what its viewer may know."""

    def __init__(
        self,
        table: Table,
        store: Store,
        thinkers: Thinkers,
        settings: Settings,
        metrics: Metrics,
    ) -> None:
        self.table = table
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.moves_by = {by: metrics.moves.labels(table.game.id, by) for by in ("person", "bot")}
        self.connections: set[Connection] = set()
        self.jobs: asyncio.Queue[tuple[Job, asyncio.Future[None] | None]] = asyncio.Queue()
        self.loop = asyncio.get_running_loop()
        self.timer: asyncio.TimerHandle | None = None
        self.bot_at = 0.0
        self.thought: asyncio.Future[str | None] | None = None
        """What the bot that moves next is thinking of, if it searches."""
        self.deadlines: dict[int, float] = {}
        """When the clock runs out, for every seat with a decision."""
        self.nudged: set[int] = set()
        self.told: dict[int, int] = {}
        """The lines that each viewer has been told of."""
        self.empty_since = self.loop.time()
        self.set_deadlines(None)
        self.prepare_bot()
        self.task = asyncio.create_task(self.run(), name=f"room {table.code}")
        self.set_timer()

    # One thing after another.

    async def run(self) -> None:
        while True:
            job, done = await self.jobs.get()
            try:
                await job()
            except Exception as error:
                if done is None:
                    self.bot_at = self.loop.time() + AFTER_FAILURE
                    log.error("no move", code=self.table.code, error=repr(error))
                elif not done.done():
                    done.set_exception(error)
            else:
                if done is not None and not done.done():
                    done.set_result(None)
            self.set_timer()

    async def do(self, job: Job) -> None:
        """Have something done in turn; what goes wrong with it is raised here."""
        done: asyncio.Future[None] = self.loop.create_future()
        self.jobs.put_nowait((job, done))
        await done

    async def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.drop_thought()
        self.task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.task

    async def change(self, change: Change, acknowledge: Callable[[], None] | None = None) -> None:
        """Store, apply, acknowledge, publish. Only jobs call this."""
        was_started, was_over = self.table.started, self.table.over
        await self.store.append(self.table.code, change)
        events = self.table.apply(change)
        self.prepare_bot()
        self.set_deadlines(change.seat if isinstance(change, Line) else None)
        if acknowledge is not None:
            acknowledge()
        if not isinstance(change, Line) or was_started != self.table.started:
            self.publish_lobby()
        if isinstance(change, Line):
            by = "person" if change.client is not None else "bot"
            self.moves_by[by].inc()
        if not isinstance(change, Sat):
            self.publish(events)
        if was_over != self.table.over:
            log.info("over", code=self.table.code)
            self.publish_lobby()

    # What people ask for.

    async def carry_out(self, connection: Connection, command: wire.Command) -> None:
        """A command of somebody at the table."""
        seat = connection.viewer
        if isinstance(command, wire.Say):
            spoken = self.table.speech(seat, command.text)
            if spoken.text:
                self.broadcast(spoken)
            return
        await self.do(functools.partial(self.ask, connection, command))

    async def ask(self, connection: Connection, command: wire.Command) -> None:
        table, seat = self.table, connection.viewer
        acknowledge = None
        if isinstance(command, wire.Play):
            seq = table.clients.get(client_id(seat, command.id))
            if seq is not None:
                connection.send(ENCODER.encode(wire.Ack(command.id, min(seq, table.known(seat)))))
                return
            acknowledge = functools.partial(self.acknowledge, connection, command.id)
        await self.change(table.decide(seat, command), acknowledge)

    def acknowledge(self, connection: Connection, own_id: str) -> None:
        seq = self.table.known(connection.viewer)
        connection.send(ENCODER.encode(wire.Ack(own_id, seq)))

    async def sit(self, name: str, number: int | None, token: str) -> int:
        """A person takes a seat; its number."""
        taken: list[int] = []

        async def job() -> None:
            sat = self.table.sit(name, number, token)
            await self.change(sat)
            taken.append(sat.number)

        await self.do(job)
        return taken[0]

    # Who is there.

    def enter(self, connection: Connection) -> None:
        self.connections.add(connection)
        self.count_present()
        if self.table.started:
            viewer = connection.viewer
            connection.send(ENCODER.encode(self.table.history(viewer)))
            view = self.table.view(viewer, deadline=self.seconds_left(viewer))
            connection.send(ENCODER.encode(view))
            self.told[viewer] = view.seq

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.count_present()
        if not self.connections:
            self.empty_since = self.loop.time()

    def count_present(self) -> None:
        self.table.here = {c.viewer for c in self.connections if c.viewer != GALLERY}
        self.publish_lobby()

    def is_forgotten(self) -> bool:
        """Nobody has been here for so long that the table may go."""
        if self.connections:
            return False
        playing = self.table.started and not self.table.over
        linger = self.settings.linger if playing else self.settings.linger_lobby
        return self.loop.time() - self.empty_since >= linger

    # Telling.

    def publish(self, events: list[Event]) -> None:
        """Tell every viewer who may know of it; the answer to a secret question is told later."""
        messages: dict[int, bytes | None] = {}
        for connection in self.connections:
            viewer = connection.viewer
            if viewer not in messages:
                messages[viewer] = self.news_for(viewer, events)
            message = messages[viewer]
            if message is not None:
                connection.send(message)

    def news_for(self, viewer: int, events: list[Event]) -> bytes | None:
        known = self.table.known(viewer)
        if not events and self.told.get(viewer) == known:
            return None
        self.told[viewer] = known
        return ENCODER.encode(self.table.view(viewer, events, self.seconds_left(viewer)))

    def publish_lobby(self) -> None:
        watching = sum(1 for connection in self.connections if connection.viewer == GALLERY)
        messages = {
            viewer: ENCODER.encode(self.table.lobby(viewer, watching))
            for viewer in {connection.viewer for connection in self.connections}
        }
        for connection in self.connections:
            connection.send(messages[connection.viewer])

    def broadcast(self, report: wire.Report) -> None:
        message = ENCODER.encode(report)
        for connection in self.connections:
            connection.send(message)

    # Bots and the clock.

    def set_deadlines(self, mover: int | None) -> None:
        """Whoever has to decide anew gets the clock's full time."""
        state, clock = self.table.state, self.table.founding.clock
        if state is None or not clock:
            return
        acting = state.to_act()
        fresh = self.loop.time() + clock
        before = self.deadlines
        self.deadlines = {
            seat: fresh if seat == mover or seat not in before else before[seat] for seat in acting
        }
        self.nudged = {s for s in self.nudged if self.deadlines.get(s) == before.get(s)}

    def seconds_left(self, viewer: int) -> float:
        if not self.deadlines:
            return 0.0
        until = self.deadlines.get(viewer, min(self.deadlines.values()))
        return max(0.0, until - self.loop.time())

    def nudge_at(self, seat: int) -> float:
        clock = self.table.founding.clock
        return self.deadlines[seat] - clock * (1 - self.settings.nudge)

    def prepare_bot(self) -> None:
        """Settle when the next bot moves, and let it think until then if it searches.

        The moment depends on the bot's level alone, and never on what it holds or finds.
        """
        now = self.loop.time()
        self.drop_thought()
        table, wait = self.table, self.settings.pause
        if any(table.is_searched(seat) for seat in range(len(table.seats))):
            self.thinkers.wake()
        bot = table.next_bot()
        if bot != NO_BOT and table.is_searched(bot):
            wait = max(wait, self.settings.think + LEEWAY)
            told = table.riddle(bot)
            if told is not None:
                seed = table.luck.below(1 << 30)
                level = table.seats[bot].bot
                self.thought = self.thinkers.begin(table.game.id, level, told, seed)
        self.bot_at = now + wait

    def drop_thought(self) -> None:
        if self.thought is not None:
            self.thought.cancel()
            self.thought = None

    def bot_move(self, seat: int) -> Line:
        """What the bot has found, if it has; else what it plays without having thought."""
        thought = self.thought
        if thought is not None and thought.done():
            try:
                found = thought.result()
            except Exception as error:
                log.error("no thought", code=self.table.code, error=repr(error))
            else:
                if found is not None:
                    return self.table.line(seat, self.table.playing().read(seat, found))
        return self.table.bot_move(seat)

    def set_timer(self) -> None:
        """Wake up when a bot, a nudge or the clock is due."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        due = [self.bot_at] if self.table.next_bot() != NO_BOT else []
        for seat, until in self.deadlines.items():
            if not self.table.seats[seat].bot:
                due.append(max(until, self.bot_at) if seat in self.nudged else self.nudge_at(seat))
        if due:
            self.timer = self.loop.call_at(min(due), self.jobs.put_nowait, (self.on_time, None))

    async def on_time(self) -> None:
        now = self.loop.time() + 0.001
        bot = self.table.next_bot()
        if bot != NO_BOT and self.bot_at <= now:
            await self.change(self.bot_move(bot))
            return
        for seat in sorted(self.deadlines):
            if self.table.seats[seat].bot:
                continue
            if seat not in self.nudged:
                if self.nudge_at(seat) <= now:
                    self.nudge(seat)
            elif self.deadlines[seat] <= now:
                await self.change(self.table.ordinary_move(seat))
                return

    def nudge(self, seat: int) -> None:
        self.nudged.add(seat)
        message = ENCODER.encode(wire.Nudge(round(self.seconds_left(seat), 1)))
        for connection in self.connections:
            if connection.viewer == seat:
                connection.send(message)
