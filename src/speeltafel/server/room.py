"""A table among people: what they ask for, its bots and its time, by the loop's clock.

Everything that changes the table is done in turn: decide, store, apply, acknowledge, publish. Only
then are bots told what to think of, so that nobody waits for that.
"""

import asyncio
import functools
from collections.abc import Callable

import structlog

from speeltafel.engine.events import NOBODY, Event
from speeltafel.engine.journal import UNDO
from speeltafel.engine.moves import IllegalMove
from speeltafel.engine.story import Story
from speeltafel.server.desk import Desk
from speeltafel.server.metrics import Metrics
from speeltafel.server.settings import Settings
from speeltafel.server.statements import Lost
from speeltafel.server.thinking import LEEWAY, ThinkingWorkers
from speeltafel.table import audience, commands, http, wire
from speeltafel.table.audience import Audience, Connection
from speeltafel.table.authority import NO_BOT, Table
from speeltafel.table.changes import Begun, Change, Left, Line, Paused
from speeltafel.table.clock import Clock
from speeltafel.table.coach import Coach
from speeltafel.table.deciding import sit
from speeltafel.table.interval import Interval
from speeltafel.table.minds import Minds
from speeltafel.table.pace import SOON
from speeltafel.table.seats import Sat
from speeltafel.table.turns import Done, Job, Keeper, Turns
from speeltafel.table.window import ASK, EAGER, Window, window_of

AFTER_FAILURE = 5.0
"""How long bots and clock wait after a move that could not be made."""

log = structlog.get_logger()


class Room:
    """One table that is run: its parts have a duty each, and here they meet."""

    __deletable__ = ("audience", "coach", "desk", "minds", "turns")

    def __init__(
        self,
        table: Table,
        store: Keeper,
        thinkers: ThinkingWorkers,
        settings: Settings,
        metrics: Metrics,
    ) -> None:
        self.table = table
        self.settings = settings
        self.metrics = metrics
        self.loop = asyncio.get_running_loop()
        self.turns = Turns(table.code, store, self.make, self.set_timer, self.wait_after_failure)
        self.interval = Interval(table, self.loop.time)
        self.audience = Audience(
            table, settings, self.loop.time, self.seconds_left, self.interval, self.loop.call_soon
        )
        self.clock = Clock(table, settings, self.loop.time)
        self.minds = Minds(table, thinkers, self.note_failure)
        self.coach = Coach(table, thinkers, self.audience.tell_seat, self.note_failure)
        self.window: Window | None = None
        self.desk = Desk(
            table,
            self.turns,
            self.audience,
            self.interval,
            self.coach,
            metrics,
            lambda: self.window,
            self.set_timer,
        )
        self.timer: asyncio.TimerHandle | None = None
        self.bot_at = 0.0
        """When the next bot moves, unless a window is open."""
        self.retry_at = 0.0
        """Nothing is done for bots and clock before this: something has failed."""
        self.opening_until = 0.0
        """When the game starts, also where a word is not opened."""
        self.closed = False
        self.begin_again()

    def begin_again(self) -> None:
        """The table stands as it stood when it was stored, or as it was made: go on from there."""
        if self.table.opening:  # those whose word is missing have to come back first
            self.opening_until = self.loop.time() + self.settings.opening + self.settings.silence
        self.interval.look()
        self.go_on_after(None)
        self.coach.prepare()
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

        if self.closed:
            failed(Lost("the table goes on elsewhere"))
        else:
            self.turns.put(Job(decide, done, failed))
        return made

    async def sit(self, order: http.Join, person: str) -> int:
        """A person takes a seat; its number."""
        await self.do(functools.partial(sit, self.table, order, person))
        return self.table.seating.of(person)

    async def close(self) -> None:
        """Nothing new is begun; what was is stored before the table can be taken away."""
        self.closed = True
        self.audience.waiting.clear()
        while self.turns.busy:
            await asyncio.sleep(0)
        self.abandon()

    def abandon(self) -> None:
        """Nothing here counts any more, nor is anything stored: the table goes on elsewhere."""
        self.closed = True
        self.audience.waiting.clear()
        if self.timer is not None:
            self.timer.cancel()
        self.minds.close()
        self.coach.close()

    def dissolve(self) -> None:
        """Leave nothing that refers to itself: memory is free at once, and not looked for."""
        self.abandon()
        del self.audience, self.coach, self.desk, self.minds, self.turns

    def make(self, change: Change, done: Done) -> None:
        """Apply, acknowledge, publish a change that is stored; then bots may think."""
        self.audience.finish()  # what came before, as it was then
        if isinstance(change, Line):
            self.make_line(change, done)
        else:
            self.make_other(change, done)
        self.prepare_bot()

    def make_line(self, line: Line, done: Done) -> None:
        was_asked = self.table.undos.asker != NOBODY
        then = self.coach.before(line)
        events = self.table.apply(line)
        if line.move.startswith(UNDO):
            self.minds.drop_all()
            for seat in range(len(self.table.seats)):
                self.minds.recall(seat)
        self.go_on_after(line)
        done(line)
        self.tell(line, events)
        if then is not None:
            self.loop.call_soon(self.judge, line, then)
        if was_asked and self.table.undos.asker == NOBODY:
            self.audience.publish_lobby()

    def judge(self, line: Line, then: Story) -> None:
        """Everybody has been told of a move: now the coach may look at it."""
        if not self.closed:
            self.coach.judge(line, then)

    def go_on_after(self, line: Line | None) -> None:
        """What follows from a line: the table waits, a window opens, somebody's time runs."""
        if line is not None:
            was_open = self.interval.is_open
            self.interval.look()
            if self.interval.is_open != was_open:
                self.audience.publish_lobby()
        self.look_for_window()
        if self.interval.is_open:
            self.clock.stop()
        else:
            self.clock.start(None if line is None else line.seat)

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
            if before is not None and before.token != sat.seat.token:
                self.desk.reflexes.pop(sat.number, None)  # they were another person's
        self.coach.prepare()
        if isinstance(change, Paused):
            self.clock.pause(change.on)
        self.go_on_after(line)
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

    # Who is there, and what people ask for.

    def carry_out(self, connection: Connection, command: commands.Command) -> None:
        """A command of somebody at the table."""
        if not self.closed:  # else the line is closed next, and it is sent again over another
            carry_out = functools.partial(self.desk.carry_out, connection, command)
            self.audience.when_told(carry_out)

    def lobby(self, viewer: int) -> wire.Lobby:
        return audience.lobby(self.table, viewer, self.audience.watching, self.interval)

    def enter(self, connection: Connection) -> None:
        self.audience.enter(connection)

    def leave(self, connection: Connection) -> None:
        self.audience.leave(connection)
        self.set_timer()

    def is_forgotten(self) -> bool:
        """Nobody has been here for so long that the table may go."""
        if self.audience.connections:
            return False
        return self.loop.time() - self.audience.empty_since >= self.linger

    @property
    def linger(self) -> float:
        """How long the table stays that nobody is at."""
        playing = self.table.started and not self.table.over
        return self.settings.linger if playing else self.settings.linger_lobby

    # Windows, bots and the clock.

    def look_for_window(self) -> None:
        """Notice a reaction window that has opened, or that is closed."""
        questions = self.table.state.questions if self.table.state is not None else None
        if self.window is not None and questions and questions[-1] is self.window.question:
            return
        closed = self.window
        self.minds.drop_all()
        self.window = None
        if not self.interval.is_open:
            self.window = window_of(self.table, self.settings, self.desk.reflexes, self.loop.time)
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
                return self.table.reflex_move(seat, self.desk.reflexes.get(seat, ASK) == EAGER)
        bot = self.table.next_bot()
        return None if bot == NO_BOT else self.minds.move(bot)

    def seconds_left(self, viewer: int) -> float:
        if self.window is not None:
            return max(0.0, self.window.until - self.loop.time())
        return self.clock.left(viewer)

    def prepare_bot(self) -> None:
        """Settle when the next bot moves, and have the bots that decide next think until then.

        The moment depends on the bot's level and on how many steps everybody has to see, and never
        on what it holds or finds.
        """
        table = self.table
        wait = self.settings.pause * (1 + len(table.steps))
        if not table.has_bots or self.interval.is_open:
            return
        bot = table.next_bot()
        if bot != NO_BOT and table.is_searched(bot):
            wait = max(wait, self.settings.think + LEEWAY)
        self.bot_at = self.loop.time() + wait
        # What was published leaves in the loop's next turn: they begin after that.
        self.loop.call_soon(self.let_think)

    def let_think(self) -> None:
        if self.closed:
            return
        if self.minds.let_think(self.window, self.bot_at, self.loop.time()):
            self.loop.call_soon(self.let_think)

    def set_timer(self) -> None:
        """Wake up when a bot, a nudge or the clock is due, and not soon after a failure."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.closed:
            return
        now = self.loop.time()
        if self.interval.is_open:
            due = [now if self.interval.is_due(now) else self.interval.until]
        elif self.window is not None:
            due = [now if self.window.is_due(now) else self.window.until]
        else:
            may_move = self.table.next_bot() != NO_BOT and self.clock.paused_at is None
            due = [self.bot_at] if may_move else []
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
        if self.interval.is_open:
            if self.interval.is_due(now):
                self.end_interval()
            return None
        if self.window is not None:
            return self.decide_in_window(self.window) if self.window.is_due(now) else None
        if self.clock.paused_at is not None:
            return None
        bot = self.table.next_bot()
        if bot != NO_BOT and self.bot_at <= now:
            return self.minds.move(bot)
        late = self.clock.run_out(now)
        for seat in self.clock.to_nudge(now):
            self.audience.nudge(seat)
        if late is None:
            return None
        self.audience.broadcast(wire.Hurried(late))
        return self.table.ordinary_move(late)

    def end_interval(self) -> None:
        """Everybody has seen what the round brought: time runs again."""
        self.interval.end()
        self.go_on_after(None)
        self.audience.publish_lobby()
        self.audience.show_all()
        self.prepare_bot()

    def no_move(self, error: Exception) -> None:
        self.wait_after_failure()
        self.note_failure("no move", error)

    def note_failure(self, what: str, error: BaseException) -> None:
        if not isinstance(error, Lost):  # else the whole server has said so
            log.error(what, code=self.table.code, error=repr(error))

    def wait_after_failure(self) -> None:
        self.retry_at = self.loop.time() + AFTER_FAILURE


def nobody_waits(change: Change | None) -> None:
    """What happened is published anyway."""
