"""A table among people: its connections, its turn to be stored, its bots and its clock.

Everything that changes the table is done in turn, one job after another: decide, store, apply,
acknowledge, publish. A job waits for nothing but its store, so whoever comes in sees a whole table.
Only then are bots told what to think of, so that nobody waits for that.
"""

import asyncio
import functools
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Protocol

import structlog

from speeltafel.bots.retelling import Told, precede
from speeltafel.engine.events import GALLERY, Event
from speeltafel.engine.moves import IllegalMove, Move
from speeltafel.engine.story import Story
from speeltafel.server import wire
from speeltafel.server.authority import (
    NO_BOT,
    Begun,
    Change,
    Left,
    Line,
    Passing,
    Table,
    client_id,
)
from speeltafel.server.matches import match_of
from speeltafel.server.metrics import Metrics
from speeltafel.server.seats import Sat, Seat, Trouble
from speeltafel.server.settings import Settings
from speeltafel.server.store import Store
from speeltafel.server.thinking import LEEWAY, Thinkers
from speeltafel.server.window import ASK, EAGER, REFLEXES, Window, window_of

AFTER_FAILURE = 5.0
"""How long bots and clock wait after a move that could not be made."""
SOON = 0.001
"""A timer may come so much early."""
REMEMBERED = 500
"""So many commands are known again that people send a second time."""

log = structlog.get_logger()


@dataclass
class Job:
    """A change to be decided on, and who is told that it was made, or why it was not."""

    decide: Callable[[], Change | None]
    done: Callable[[Change | None], None]
    """Comes after the change is made and before anybody else is told of it."""
    failed: Callable[[Exception], None]


class Connection(Protocol):
    """A line to somebody at the table; who that is to the table, is asked each time anew."""

    person: str

    def send(self, message: bytes) -> None:
        """Take a message to be sent; never waits."""

    def refuse(self, command: wire.Command, error: Exception) -> None:
        """Tell why a command was not carried out."""


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
        self.metrics = metrics
        self.connections: set[Connection] = set()
        self.jobs: deque[Job] = deque()
        self.storing = False
        """Whether a change is being stored; the next job waits for it."""
        self.loop = asyncio.get_running_loop()
        self.timer: asyncio.TimerHandle | None = None
        self.bot_at = 0.0
        """When the next bot moves, unless a window is open."""
        self.retry_at = 0.0
        """Nothing is done for bots and clock before this: something has failed."""
        self.closed = False
        self.thoughts: dict[int, asyncio.Future[str | None]] = {}
        """What the bots that decide next are thinking of, as far as they search."""
        self.recalls: dict[int, asyncio.Future[Told]] = {}
        """What is being found out for bots that took over a seat: what it has seen before."""
        self.plans: dict[int, Move] = {}
        """What these bots play without having thought."""
        self.deadlines: dict[int, float] = {}
        """When the clock runs out, for every seat with a decision."""
        self.nudged: set[int] = set()
        self.reflexes: dict[int, str] = {}
        """What each person wants done with reaction windows."""
        self.carried_out: dict[tuple[str, str], None] = {}
        """The commands that were carried out last, by their persons and ids."""
        self.last_seen: dict[str, float] = {}
        """When the people who are away went."""
        self.opening_until = 0.0
        """When the game starts, also where a word is not opened."""
        self.window: Window | None = None
        self.told: dict[int, int] = {}
        """The lines that each viewer has been told of."""
        self.empty_since = self.loop.time()
        self.set_deadlines(None)
        self.look_for_window()
        self.prepare_bot()
        self.set_timer()

    # One thing after another.

    def put(self, job: Job) -> None:
        """Have a job done in turn."""
        self.jobs.append(job)
        if not self.storing:
            self.go_on()

    def go_on(self) -> None:
        """Take the next jobs, up to one that has something to store."""
        while self.jobs and not self.storing:
            job = self.jobs.popleft()
            try:
                change = job.decide()
                if change is None:
                    job.done(None)
                elif isinstance(change, Passing):
                    self.make(change, job.done)
                else:
                    done = functools.partial(self.stored, job, change)
                    self.store.append(self.table.code, change, done)
                    self.storing = True
            except Exception as error:
                job.failed(error)
        if not self.storing:
            self.set_timer()

    def stored(self, job: Job, change: Change, error: Exception | None) -> None:
        self.storing = False
        try:
            if error is not None:
                raise error
            self.make(change, job.done)
        except Exception as failure:
            self.wait_after_failure()
            job.failed(failure)
        self.go_on()

    def do(self, decide: Callable[[], Change | None]) -> asyncio.Future[Change | None]:
        """Have a change made in turn; what goes wrong with it is raised where this is awaited."""
        made: asyncio.Future[Change | None] = self.loop.create_future()

        def done(change: Change | None) -> None:
            if not made.done():
                made.set_result(change)

        def failed(error: Exception) -> None:
            if not made.done():
                made.set_exception(error)

        self.put(Job(decide, done, failed))
        return made

    async def close(self) -> None:
        """Nothing new is begun; what was is stored before the table can be taken away."""
        self.closed = True
        while self.jobs or self.storing:
            await asyncio.sleep(0)
        if self.timer is not None:
            self.timer.cancel()
        self.drop_thoughts()
        for recalling in self.recalls.values():
            recalling.cancel()

    def make(self, change: Change, done: Callable[[Change | None], None]) -> None:
        """Apply, acknowledge, publish a change that is stored; then bots may think."""
        if isinstance(change, Line):
            self.make_move(change, done)
        else:
            self.make_other(change, done)
        self.prepare_bot()

    def make_move(self, line: Line, done: Callable[[Change | None], None]) -> None:
        events = self.apply(line, line.seat)
        done(line)
        self.publish(events)
        self.count_move(line)

    def make_other(self, change: Change, done: Callable[[Change | None], None]) -> None:
        """Also the lobby is another by it: who sits where, or whether the game has begun."""
        viewers = {connection: self.viewer_of(connection) for connection in self.connections}
        line = change.line if isinstance(change, Left) else None
        sat = change.sat if isinstance(change, Left) else change
        before = self.table.seats[sat.number] if isinstance(sat, Sat) else None
        events = self.apply(change, None if line is None else line.seat)
        if isinstance(sat, Sat):
            self.drop_thought(sat.number)  # somebody else plays for this seat now
            self.recall(sat.number)
            self.count_present()
        done(change)
        self.publish_lobby()
        if isinstance(sat, Sat) and before is not None:
            self.reseat(sat, before, viewers)
        if line is not None or isinstance(change, Begun):
            self.publish(events)
        if line is not None:
            self.count_move(line)
        self.go_on_opening()

    def apply(self, change: Change, mover: int | None) -> list[Event]:
        events = self.table.apply(change)
        self.look_for_window()
        self.set_deadlines(mover)
        return events

    def count_move(self, line: Line) -> None:
        """A move was published; it may have been the last."""
        by = "person" if line.client is not None else "bot"
        self.metrics.moves[self.table.game.id, by] += 1
        if self.table.over:
            log.info("over", code=self.table.code)
            self.publish_lobby()

    def reseat(self, sat: Sat, before: Seat, viewers: dict[Connection, int]) -> None:
        """Tell everybody who plays for a seat now, and whoever got another place what is there."""
        if sat.why:
            name = sat.seat.name or before.name
            self.broadcast(wire.Reseated(sat.number, sat.why, name, sat.by))
        for connection, viewer in viewers.items():
            if self.viewer_of(connection) != viewer:
                self.bring_up_to_date(connection)

    def go_on_opening(self) -> None:
        """When all words are open, or it has taken too long, the cards are dealt."""
        table = self.table
        if not table.opening:
            self.opening_until = 0.0
        elif not self.opening_until:
            self.opening_until = self.loop.time() + self.settings.opening
        elif not table.is_sealed:
            self.put(Job(self.begin, nobody_waits, self.no_move))

    def begin(self) -> Change | None:
        return Begun() if self.table.opening else None

    # What people ask for.

    def viewer_of(self, connection: Connection) -> int:
        """The seat of whoever is at the other end, now."""
        return self.table.seating.of(connection.person)

    def carry_out(self, connection: Connection, command: wire.Command) -> None:
        """A command of somebody at the table."""
        if self.closed:
            return  # the line is closed next, and the move is sent again over another
        failed = functools.partial(connection.refuse, command)
        try:
            match command:
                case wire.Ask():
                    connection.send(wire.encode(self.table.answer(connection.person, command)))
                case wire.Play():
                    self.put_move(connection, command, failed)
                case _ if command.id and (connection.person, command.id) in self.carried_out:
                    self.confirm(connection, command)
                case wire.Say() | wire.Remark():
                    self.say(connection.person, command)
                    self.confirm(connection, command)
                case wire.Prefer():
                    if command.reflex in REFLEXES:
                        self.reflexes[self.viewer_of(connection)] = command.reflex
                    self.confirm(connection, command)
                case _:
                    decide = functools.partial(self.table.decide, connection.person, command)
                    done = functools.partial(self.confirm, connection, command)
                    self.put(Job(decide, done, failed))
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
            seq = self.table.known(self.viewer_of(connection)) if self.table.started else 0
            connection.send(wire.encode(wire.Ack(command.id, seq)))

    def put_move(
        self, connection: Connection, command: wire.Play, failed: Callable[[Exception], None]
    ) -> None:
        window, seat = self.window, self.viewer_of(connection)
        decide = functools.partial(self.decide_move, connection.person, command, window)
        done = functools.partial(self.acknowledge, connection, command.id, perf_counter())
        job = Job(decide, done, failed)
        if window is None or client_id(seat, command.id) in self.table.clients:
            self.put(job)
        else:
            self.hold(window, seat, job)

    def hold(self, window: Window, seat: int, job: Job) -> None:
        """An answer to a window waits there, unless it is refused at once."""
        if seat in window.held:
            job.failed(Trouble("trouble-answered"))
        elif window.is_closed_for(seat):
            window.late.append(job)
        elif not window.holds_answer_of(seat):
            self.put(job)
        else:
            try:
                job.decide()
            except Exception as error:
                job.failed(error)
            else:
                window.held[seat] = job
                self.set_timer()  # it may have been the last that was waited for

    def say(self, person: str, command: wire.Say | wire.Remark) -> None:
        if isinstance(command, wire.Remark):
            self.broadcast(self.table.remark(person, command.phrase))
            return
        spoken = self.table.speech(person, command.text)
        if spoken.text:
            self.broadcast(spoken)

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
        viewer = self.viewer_of(connection)
        seq = self.table.known(viewer)
        if change is None:
            seq = min(seq, self.table.clients[client_id(viewer, own_id)])
        else:
            self.metrics.move_seconds.observe(perf_counter() - since)
        connection.send(wire.encode(wire.Ack(own_id, seq)))

    async def sit(self, order: wire.Join, person: str) -> int:
        """A person takes a seat; its number."""
        sat = await self.do(functools.partial(self.table.sit, order, order.seat, person))
        assert isinstance(sat, Sat)
        return sat.number

    # Who is there.

    def enter(self, connection: Connection) -> None:
        self.connections.add(connection)
        self.count_present()
        self.publish_lobby()
        self.bring_up_to_date(connection)

    def bring_up_to_date(self, connection: Connection) -> None:
        """All that somebody who comes in, or sits elsewhere now, is told of the game."""
        if self.table.started:
            viewer = self.viewer_of(connection)
            connection.send(wire.encode(self.table.history(viewer)))
            view = self.table.view(viewer, deadline=self.seconds_left(viewer))
            connection.send(wire.encode(view))
            self.told[viewer] = view.seq

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.count_present()
        self.publish_lobby()
        if not self.connections:
            self.empty_since = self.loop.time()
        self.set_timer()

    def count_present(self) -> None:
        """Who is here; and who is near, having gone only a moment ago."""
        seating, now = self.table.seating, self.loop.time() + SOON
        here = {c.person for c in self.connections if c.person in seating.owners}
        for person in seating.here - here:
            self.last_seen[person] = now
        self.last_seen = {
            person: at
            for person, at in self.last_seen.items()
            if person in seating.owners and person not in here and now < at + self.settings.away
        }
        seating.here = here
        seating.near = here | self.last_seen.keys()

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
            viewer = self.viewer_of(connection)
            if viewer not in messages:
                messages[viewer] = self.news_for(viewer, events)
            message = messages[viewer]
            if message is not None:
                connection.send(message)

    def news_for(self, viewer: int, events: list[Event]) -> bytes | None:
        if not events and self.told.get(viewer) == self.table.known(viewer):
            return None
        view = self.table.view(viewer, events, self.seconds_left(viewer))
        self.told[viewer] = view.seq
        return wire.encode(view)

    def publish_lobby(self) -> None:
        viewers = {connection: self.viewer_of(connection) for connection in self.connections}
        messages = {
            viewer: wire.encode(self.table.lobby(viewer, self.watching))
            for viewer in {*viewers.values()}
        }
        for connection, viewer in viewers.items():
            connection.send(messages[viewer])

    @property
    def watching(self) -> int:
        """How many look on without a seat."""
        return sum(1 for one in self.connections if self.viewer_of(one) == GALLERY)

    def broadcast(self, report: wire.Report) -> None:
        message = wire.encode(report)
        for connection in self.connections:
            connection.send(message)

    # Bots and the clock.

    def look_for_window(self) -> None:
        """Notice a reaction window that has opened, or that is closed."""
        questions = self.table.state.questions if self.table.state is not None else None
        if self.window is not None and questions and questions[-1] is self.window.question:
            return
        closed = self.window
        self.drop_thoughts()
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
        while window.held:
            seat = min(window.held)
            jobs = window.late if window.is_closed_for(seat) else self.jobs
            jobs.append(window.held.pop(seat))
        if self.jobs:
            return None
        for seat in window.persons:
            if window.question.waits_for(seat):
                return self.table.reflex_move(seat, self.reflexes.get(seat, ASK) == EAGER)
        bot = self.table.next_bot()
        return None if bot == NO_BOT else self.bot_move(bot)

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
        if self.window is not None:
            return max(0.0, self.window.until - self.loop.time())
        if not self.deadlines:
            return 0.0
        until = self.deadlines.get(viewer, min(self.deadlines.values()))
        return max(0.0, until - self.loop.time())

    def nudge_at(self, seat: int) -> float:
        clock = self.table.founding.clock
        return self.deadlines[seat] - clock * (1 - self.settings.nudge)

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
        """Every bot that is asked, or is next: also who has no choice."""
        if self.closed:
            return
        table, window, now = self.table, self.window, self.loop.time()
        if any(table.is_searched(seat) for seat in range(len(table.seats))):
            self.thinkers.wake()
        if window is not None:
            for seat in window.question.pending():
                self.think(seat, window.until - now)
        elif (bot := table.next_bot()) != NO_BOT:
            self.think(bot, self.bot_at - now)

    def think(self, seat: int, within: float) -> None:
        """Have a bot plan its move now, so that none waits then; and think if it searches."""
        table = self.table
        if seat in self.plans or not table.seats[seat].bot:
            return
        self.plans[seat] = table.bot_choice(seat)
        told = table.riddle(seat)
        if told is not None:
            seed = table.luck_of(seat).below(1 << 30)
            level = table.seats[seat].bot
            self.thoughts[seat] = self.thinkers.begin(table.game.id, level, told, seed, within)

    def recall(self, seat: int) -> None:
        """Have it found out what the seat of a bot that searches has seen before."""
        recalling = self.recalls.pop(seat, None)
        if recalling is not None:
            recalling.cancel()
        story = self.table.stories.of(seat)
        if story is None:
            return
        found = self.thinkers.recall(match_of(self.table), seat)
        if found is not None:
            self.recalls[seat] = found
            since = self.table.playing().round
            found.add_done_callback(functools.partial(self.recalled, story, since))

    def recalled(self, story: Story, since: int, found: asyncio.Future[Told]) -> None:
        if found.cancelled() or self.recalls.get(story.seat) is not found:
            return
        del self.recalls[story.seat]
        error = found.exception()
        if error is not None:
            log.error("no recall", code=self.table.code, error=repr(error))
        else:
            precede(story, found.result(), self.table.playing().round == since)

    def drop_thoughts(self) -> None:
        for seat in [*self.plans]:
            self.drop_thought(seat)

    def drop_thought(self, seat: int) -> None:
        self.plans.pop(seat, None)
        thought = self.thoughts.pop(seat, None)
        if thought is not None:
            thought.cancel()

    def bot_move(self, seat: int) -> Line:
        """What the bot has found, if it has; else what it plays without having thought."""
        plan = self.plans.pop(seat, None)
        thought = self.thoughts.pop(seat, None)
        if thought is not None and thought.done():
            try:
                found = thought.result()
            except Exception as error:
                log.error("no thought", code=self.table.code, error=repr(error))
            else:
                if found is not None:
                    return self.table.line(seat, self.table.playing().read(seat, found))
        return self.table.line(seat, plan or self.table.bot_choice(seat))

    def set_timer(self) -> None:
        """Wake up when a bot, a nudge or the clock is due, and not soon after a failure."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.closed:
            return
        due = [self.bot_at] if self.table.next_bot() != NO_BOT else []
        if self.window is not None:
            now = self.loop.time()
            due = [now if self.window.is_due(now) else self.window.until]
        else:
            for seat, until in self.deadlines.items():
                if not self.table.seats[seat].bot:
                    is_last = seat in self.nudged
                    due.append(until if is_last else self.nudge_at(seat))
        if self.opening_until:
            due.append(self.opening_until)
        due += [at + self.settings.away for at in self.last_seen.values()]
        if due:
            job = Job(self.decide_on_time, nobody_waits, self.no_move)
            self.timer = self.loop.call_at(max(min(due), self.retry_at), self.put, job)

    def decide_on_time(self) -> Change | None:
        """The move of a bot, or of somebody whose time has run out; others are nudged."""
        now = self.loop.time() + SOON
        self.look_who_stays_away(now)
        if self.opening_until and self.opening_until <= now:
            return self.begin()
        if self.window is not None:
            return self.decide_in_window(self.window) if self.window.is_due(now) else None
        bot = self.table.next_bot()
        if bot != NO_BOT and self.bot_at <= now:
            return self.bot_move(bot)
        for seat in sorted(self.deadlines):
            if self.table.seats[seat].bot:
                continue
            if seat not in self.nudged:
                if self.nudge_at(seat) <= now:
                    self.nudge(seat)
            elif self.deadlines[seat] <= now:
                return self.table.ordinary_move(seat)
        return None

    def look_who_stays_away(self, now: float) -> None:
        """Somebody is no longer near: another may be host by that."""
        if any(at + self.settings.away <= now for at in self.last_seen.values()):
            self.count_present()
            self.publish_lobby()

    def no_move(self, error: Exception) -> None:
        self.wait_after_failure()
        log.error("no move", code=self.table.code, error=repr(error))

    def wait_after_failure(self) -> None:
        self.retry_at = self.loop.time() + AFTER_FAILURE

    def nudge(self, seat: int) -> None:
        self.nudged.add(seat)
        message = wire.encode(wire.Nudge(round(self.seconds_left(seat), 1)))
        for connection in self.connections:
            if self.viewer_of(connection) == seat:
                connection.send(message)


def nobody_waits(change: Change | None) -> None:
    """What happened is published anyway."""
