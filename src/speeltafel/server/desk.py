"""What people at a table ask for: moves wait their turn or are held, and all is confirmed."""

import functools
from collections.abc import Callable
from time import perf_counter

from speeltafel.engine.moves import IllegalMove
from speeltafel.server.metrics import Metrics
from speeltafel.table import audience, commands, wire
from speeltafel.table.audience import Audience, Connection
from speeltafel.table.authority import Table
from speeltafel.table.changes import Change
from speeltafel.table.coach import Coach
from speeltafel.table.deciding import client_id, decide
from speeltafel.table.interval import Interval
from speeltafel.table.seats import Trouble
from speeltafel.table.turns import Job, Turns
from speeltafel.table.window import REFLEXES, Window

REMEMBERED = 100
"""So many commands of a person are known again when they are sent a second time."""
PERSONS = 64
"""So many people are remembered; they may have stood up since."""


class Desk:
    """Takes the commands of one table's people."""

    def __init__(
        self,
        table: Table,
        turns: Turns,
        audience: Audience,
        interval: Interval,
        coach: Coach,
        metrics: Metrics,
        window: Callable[[], Window | None],
        look_again: Callable[[], None],
    ) -> None:
        self.table = table
        self.turns = turns
        self.audience = audience
        self.interval = interval
        self.coach = coach
        self.metrics = metrics
        self.window = window
        """The reaction window that is open now."""
        self.look_again = look_again
        """Called when somebody need not be waited for any more."""
        self.reflexes: dict[int, str] = {}
        """What each person wants done with reaction windows."""
        self.carried_out: dict[str, dict[str, None]] = {}
        """The ids of the commands that each person had carried out last."""

    def carry_out(self, connection: Connection, command: commands.Command) -> None:
        """A command of somebody at the table."""
        failed = functools.partial(connection.refuse, command)
        try:
            match command:
                case commands.Play():
                    self.put_move(connection, command, failed)
                case commands.Ask():
                    answer = audience.answer(self.table, connection.person, command)
                    connection.send(wire.encode(answer))
                case commands.Tip():
                    seat = self.table.seat_of(connection.person)
                    tell = functools.partial(self.tell_tip, connection, failed)
                    self.coach.tip(seat, command.id, command.deep, tell)
                case _ if command.id in self.carried_out.get(connection.person, ()):
                    self.acknowledge(connection, command.id)
                case commands.Say() | commands.Remark():
                    self.say(connection.person, command)
                    self.confirm(connection, command)
                case commands.Ready():
                    self.interval.ready.add(self.table.seat_of(connection.person))
                    self.acknowledge(connection, command.id)
                    self.audience.publish_lobby()
                    self.look_again()
                case commands.Prefer():
                    if command.reflex in REFLEXES:
                        self.reflexes[self.audience.viewer_of(connection)] = command.reflex
                    self.acknowledge(connection, command.id)
                case _:
                    decided = functools.partial(decide, self.table, connection.person, command)
                    done = functools.partial(self.confirm, connection, command)
                    self.turns.put(Job(decided, done, failed))
        except Exception as error:
            failed(error)

    def tell_tip(
        self,
        connection: Connection,
        failed: Callable[[Exception], None],
        found: wire.Tipped | None,
    ) -> None:
        if found is None:
            failed(Trouble("trouble-no-tip"))
        else:
            connection.send(wire.encode(found))

    def confirm(
        self, connection: Connection, command: commands.Command, _: Change | None = None
    ) -> None:
        """Say that a command of somebody in a seat was carried out, and do it no second time."""
        if command.id:
            own = self.carried_out.setdefault(connection.person, {})
            own[command.id] = None
            if len(own) > REMEMBERED:
                del own[next(iter(own))]
            if len(self.carried_out) > PERSONS:
                del self.carried_out[next(iter(self.carried_out))]
        self.acknowledge(connection, command.id)

    def acknowledge(self, connection: Connection, own_id: str) -> None:
        """To whoever gave it an id."""
        if own_id:
            viewer = self.audience.viewer_of(connection)
            seq = self.table.known(viewer) if self.table.started else 0
            connection.send(wire.encode(wire.Ack(own_id, seq)))

    def say(self, person: str, command: commands.Say | commands.Remark) -> None:
        if isinstance(command, commands.Remark):
            self.audience.say(audience.remark(self.table, person, command.phrase))
            return
        spoken = audience.speech(self.table, person, command.text)
        if spoken.text:
            self.audience.say(spoken)

    def put_move(
        self, connection: Connection, command: commands.Play, failed: Callable[[Exception], None]
    ) -> None:
        window, seat = self.window(), self.audience.viewer_of(connection)
        decide = functools.partial(self.decide_move, connection.person, command, window)
        done = functools.partial(self.confirm_move, connection, command.id, perf_counter())
        job = Job(decide, done, failed)
        if client_id(seat, command.id) in self.table.clients:
            self.turns.put(job)
        elif self.interval.is_open:
            failed(Trouble("trouble-not-ready"))
        elif window is None:
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
                self.look_again()  # it may have been the last that was waited for

    def decide_move(
        self, person: str, command: commands.Play, window: Window | None
    ) -> Change | None:
        """The move; nothing where it was made already and is sent again.

        What came while a window was open is an answer to that one, and to nothing after it.
        """
        seat = self.table.seating.of(person)
        if client_id(seat, command.id) in self.table.clients:
            return None
        if window is not None and window.is_closed_for(seat):
            raise IllegalMove(self.table.playing().too_late())
        return decide(self.table, person, command)

    def confirm_move(
        self, connection: Connection, own_id: str, since: float, change: Change | None
    ) -> None:
        viewer = self.audience.viewer_of(connection)
        seq = self.table.known(viewer)
        if change is None:
            seq = min(seq, self.table.clients[client_id(viewer, own_id)])
        else:
            self.metrics.move_seconds.observe(perf_counter() - since)
        connection.send(wire.encode(wire.Ack(own_id, seq)))
