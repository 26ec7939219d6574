"""A table among people: what they ask for, its bots and its time, by the loop's clock.

Everything that changes the table is done in turn: decide, store, apply, acknowledge, publish. Only
then are bots told what to think of, so that nobody waits for that.
"""

import asyncio
import functools
from collections.abc import Callable
from time import perf_counter

import structlog

from speeltafel.engine.events import Event
from speeltafel.engine.moves import IllegalMove
from speeltafel.server.metrics import Metrics
from speeltafel.server.settings import Settings
from speeltafel.server.store import Store
from speeltafel.server.thinking import LEEWAY, Thinkers
from speeltafel.table import audience, wire
from speeltafel.table.audience import Audience, Connection
from speeltafel.table.authority import NO_BOT, Table, client_id
from speeltafel.table.changes import Begun, Change, Left, Line
from speeltafel.table.clock import Clock
from speeltafel.table.minds import Minds
from speeltafel.table.pace import SOON
from speeltafel.table.seats import Sat, Trouble
from speeltafel.table.turns import Done, Job, Turns
from speeltafel.table.window import ASK, EAGER, REFLEXES, Window, window_of

AFTER_FAILURE = 5.0
"""How long bots and clock wait after a move that could not be made."""
REMEMBERED = 500
"""So many commands are known again that people send a second time."""

log = structlog.get_logger()


class Room:
    """One table that is run: its parts have a duty each, and here they meet."""

    def __init__(
        self,
        table: Table,
        store: Store,
        thinkers: Thinkers,
        settings: Settings,
        metrics: Metrics,
    ) -> None:
        self.table = table
        self.settings = settings
        self.metrics = metrics
        self.loop = asyncio.get_running_loop()
        self.turns = Turns(table.code, store, self.make, self.set_timer, self.wait_after_failure)
        self.audience = Audience(table, settings, self.loop.time, self.seconds_left)
        self.clock = Clock(table, settings, self.loop.time)
        self.minds = Minds(table, thinkers)
        self.window: Window | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.bot_at = 0.0
        """When the next bot moves, unless a window is open."""
        self.retry_at = 0.0
        """Nothing is done for bots and clock before this: something has failed."""
        self.opening_until = 0.0
        """When the game starts, also where a word is not opened."""
        self.closed = False
        self.reflexes: dict[int, str] = {}
        """What each person wants done with reaction windows."""
        self.carried_out: dict[tuple[str, str], None] = {}
        """The commands that were carried out last, by their persons and ids."""
        self.clock.start(None)
        self.look_for_window()
        self.prepare_bot()
        self.set_timer()

    # Changes.

    def do(self, decide: Callable[[], Change | None]) -> asyncio.Future[Change | None]:
        """Have a change made in turn; what goes wrong with it is raised where this is awaited."""
        made: asyncio.Future[Change | None] = self.loop.create_future()

        def done(change: Change | None) -> None:
            if not made.done():
                made.set_result(change)

        def failed(error: Exception) -> None:
            if not made.done():
                made.set_exception(error)

        self.turns.put(Job(decide, done, failed))
        return made

    async def sit(self, order: wire.Join, person: str) -> int:
        """A person takes a seat; its number."""
        sat = await self.do(functools.partial(self.table.sit, order, order.seat, person))
        assert isinstance(sat, Sat)
        return sat.number

    async def close(self) -> None:
        """Nothing new is begun; what was is stored before the table can be taken away."""
        self.closed = True
        while self.turns.busy:
            await asyncio.sleep(0)
        if self.timer is not None:
            self.timer.cancel()
        self.minds.close()

    def make(self, change: Change, done: Done) -> None:
        """Apply, acknowledge, publish a change that is stored; then bots may think."""
        if isinstance(change, Line):
            self.make_line(change, done)
        else:
            self.make_other(change, done)
        self.prepare_bot()

    def make_line(self, line: Line, done: Done) -> None:
        events = self.table.apply(line)
        self.look_for_window()
        self.clock.start(line.seat)
        done(line)
        self.tell(line, events)

    def tell(self, line: Line, events: list[Event]) -> None:
        by = "person" if line.client is not None else "bot"
        self.metrics.moves[self.table.game.id, by] += 1
        self.audience.publish(events)
        if self.table.over:
            log.info("over", code=self.table.code)
            self.audience.publish_lobby()

    def make_other(self, change: Change, done: Done) -> None:
        """A change of who sits where, of the table itself, or somebody's leaving."""
        sat, line = (change.sat, change.line) if isinstance(change, Left) else (change, None)
        viewers = self.audience.viewers()
        before = self.table.seats[sat.number] if isinstance(sat, Sat) else None
        events = self.table.apply(change)
        if isinstance(sat, Sat):
            self.minds.drop(sat.number)  # somebody else plays for this seat now
            self.minds.recall(sat.number)
            self.audience.count_present()
        self.look_for_window()
        self.clock.start(line.seat if line is not None else None)
        done(change)
        self.audience.publish_lobby()
        if isinstance(sat, Sat) and before is not None:
            self.audience.reseat(sat, before, viewers)
        if isinstance(change, Begun):
            self.audience.publish(events)
        elif line is not None:
            self.tell(line, events)
        self.go_on_opening()

    def go_on_opening(self) -> None:
        """When all words are open, or it has taken too long, the cards are dealt."""
        table = self.table
        if not table.opening:
            self.opening_until = 0.0
        elif not self.opening_until:
            self.opening_until = self.loop.time() + self.settings.opening
        elif not table.is_sealed:
            self.turns.put(Job(self.begin, nobody_waits, self.no_move))

    def begin(self) -> Change | None:
        return Begun() if self.table.opening else None

    # What people ask for.

    def carry_out(self, connection: Connection, command: wire.Command) -> None:
        """A command of somebody at the table."""
        if self.closed:
            return  # the line is closed next, and the move is sent again over another
        failed = functools.partial(connection.refuse, command)
        try:
            match command:
                case wire.Ask():
                    answer = audience.answer(self.table, connection.person, command)
                    connection.send(wire.encode(answer))
                case wire.Play():
                    self.put_move(connection, command, failed)
                case _ if command.id and (connection.person, command.id) in self.carried_out:
                    self.confirm(connection, command)
                case wire.Say() | wire.Remark():
                    self.say(connection.person, command)
                    self.confirm(connection, command)
                case wire.Prefer():
                    if command.reflex in REFLEXES:
                        self.reflexes[self.audience.viewer_of(connection)] = command.reflex
                    self.confirm(connection, command)
                case _:
                    decide = functools.partial(self.table.decide, connection.person, command)
                    done = functools.partial(self.confirm, connection, command)
                    self.turns.put(Job(decide, done, failed))
        except Exception as error:
            failed(error)

    def confirm(
        self, connection: Connection, command: wire.Command, _: Change | None = None
    ) -> None:
        """Say that a command was carried out, to whoever gave it an id."""
        if command.id:
            self.carried_out[connection.person, command.id] = None
            if len(self.carried_out) > REMEMBERED:
                del self.carried_out[next(iter(self.carried_out))]
            viewer = self.audience.viewer_of(connection)
            seq = audience.known(self.table, viewer) if self.table.started else 0
            connection.send(wire.encode(wire.Ack(command.id, seq)))

    def say(self, person: str, command: wire.Say | wire.Remark) -> None:
        if isinstance(command, wire.Remark):
            self.audience.broadcast(audience.remark(self.table, person, command.phrase))
            return
        spoken = audience.speech(self.table, person, command.text)
        if spoken.text:
            self.audience.broadcast(spoken)

    def put_move(
        self, connection: Connection, command: wire.Play, failed: Callable[[Exception], None]
    ) -> None:
        window, seat = self.window, self.audience.viewer_of(connection)
        decide = functools.partial(self.decide_move, connection.person, command, window)
        done = functools.partial(self.acknowledge, connection, command.id, perf_counter())
        job = Job(decide, done, failed)
        if window is None or client_id(seat, command.id) in self.table.clients:
            self.turns.put(job)
        else:
            self.hold(window, seat, job)

    def hold(self, window: Window, seat: int, job: Job) -> None:
        """An answer to a window waits there, unless it is refused at once."""
        if seat in window.held:
            job.failed(Trouble("trouble-answered"))
        elif window.is_closed_for(seat):
            window.late.append(job)
        elif not window.holds_answer_of(seat):
            self.turns.put(job)
        else:
            try:
                job.decide()
            except Exception as error:
                job.failed(error)
            else:
                window.held[seat] = job
                self.set_timer()  # it may have been the last that was waited for

    def decide_move(self, person: str, command: wire.Play, window: Window | None) -> Change | None:
        """The move; nothing where it was made already and is sent again.

        What came while a window was open is an answer to that one, and to nothing after it.
        """
        seat = self.table.seating.of(person)
        if client_id(seat, command.id) in self.table.clients:
            return None
        if window is not None and window.is_closed_for(seat):
            raise IllegalMove(self.table.playing().too_late())
        return self.table.decide(person, command)

    def acknowledge(
        self, connection: Connection, own_id: str, since: float, change: Change | None
    ) -> None:
        viewer = self.audience.viewer_of(connection)
        seq = audience.known(self.table, viewer)
        if change is None:
            seq = min(seq, self.table.clients[client_id(viewer, own_id)])
        else:
            self.metrics.move_seconds.observe(perf_counter() - since)
        connection.send(wire.encode(wire.Ack(own_id, seq)))

    # Who is there.

    def enter(self, connection: Connection) -> None:
        self.audience.enter(connection)

    def leave(self, connection: Connection) -> None:
        self.audience.leave(connection)
        self.set_timer()

    def is_forgotten(self) -> bool:
        """Nobody has been here for so long that the table may go."""
        if self.audience.connections:
            return False
        playing = self.table.started and not self.table.over
        linger = self.settings.linger if playing else self.settings.linger_lobby
        return self.loop.time() - self.audience.empty_since >= linger

    # Windows, bots and the clock.

    def look_for_window(self) -> None:
        """Notice a reaction window that has opened, or that is closed."""
        questions = self.table.state.questions if self.table.state is not None else None
        if self.window is not None and questions and questions[-1] is self.window.question:
            return
        closed = self.window
        self.minds.drop_all()
        self.window = window_of(self.table, self.settings, self.reflexes, self.loop.time)
        if closed is not None:
            # They were meant for that window, also where they would do for what comes now.
            error = IllegalMove(self.table.playing().too_late())
            for job in [*closed.held.values(), *closed.late]:
                job.failed(error)

    def decide_in_window(self, window: Window) -> Change | None:
        """At its end first come the answers that were held, then those settled beforehand.

        An answer of somebody for whom a bot plays by now is refused then, and the bot answers.
        """
        jobs = self.turns.jobs
        while window.held:
            seat = min(window.held)
            held = window.held.pop(seat)
            (window.late if window.is_closed_for(seat) else jobs).append(held)
        if jobs:
            return None
        for seat in window.persons:
            if window.question.waits_for(seat):
                return self.table.reflex_move(seat, self.reflexes.get(seat, ASK) == EAGER)
        bot = self.table.next_bot()
        return None if bot == NO_BOT else self.minds.move(bot)

    def seconds_left(self, viewer: int) -> float:
        if self.window is not None:
            return max(0.0, self.window.until - self.loop.time())
        return self.clock.left(viewer)

    def prepare_bot(self) -> None:
        """Settle when the next bot moves, and have the bots that decide next think until then.

        The moment depends on the bot's level alone, and never on what it holds or finds.
        """
        table, wait = self.table, self.settings.pause
        if not table.has_bots:
            return
        bot = table.next_bot()
        if bot != NO_BOT and table.is_searched(bot):
            wait = max(wait, self.settings.think + LEEWAY)
        self.bot_at = self.loop.time() + wait
        # What was published leaves in the loop's next turn: they begin after that.
        self.loop.call_soon(self.let_think)

    def let_think(self) -> None:
        if not self.closed:
            self.minds.let_think(self.window, self.bot_at, self.loop.time())

    def set_timer(self) -> None:
        """Wake up when a bot, a nudge or the clock is due, and not soon after a failure."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.closed:
            return
        if self.window is not None:
            now = self.loop.time()
            due = [now if self.window.is_due(now) else self.window.until]
        else:
            due = [self.bot_at] if self.table.next_bot() != NO_BOT else []
            due += self.clock.due()
        if self.opening_until:
            due.append(self.opening_until)
        due += self.audience.due()
        if due:
            job = Job(self.decide_on_time, nobody_waits, self.no_move)
            self.timer = self.loop.call_at(max(min(due), self.retry_at), self.turns.put, job)

    def decide_on_time(self) -> Change | None:
        """The move of a bot, or of somebody whose time has run out; others are nudged."""
        now = self.loop.time() + SOON
        self.audience.look_who_stays_away(now)
        if self.opening_until and self.opening_until <= now:
            return self.begin()
        if self.window is not None:
            return self.decide_in_window(self.window) if self.window.is_due(now) else None
        bot = self.table.next_bot()
        if bot != NO_BOT and self.bot_at <= now:
            return self.minds.move(bot)
        late = self.clock.run_out(now)
        for seat in self.clock.to_nudge(now):
            self.audience.nudge(seat)
        return None if late is None else self.table.ordinary_move(late)

    def no_move(self, error: Exception) -> None:
        self.wait_after_failure()
        log.error("no move", code=self.table.code, error=repr(error))

    def wait_after_failure(self) -> None:
        self.retry_at = self.loop.time() + AFTER_FAILURE


def nobody_waits(change: Change | None) -> None:
    """What happened is published anyway."""
