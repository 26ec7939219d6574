"""What each viewer is told of a table, and when: all of it from that viewer's projection."""

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Final, Protocol

from speeltafel.engine.asking import Gesture, meant
from speeltafel.engine.events import GALLERY, Event
from speeltafel.engine.game import Game
from speeltafel.engine.state import State
from speeltafel.engine.view import EventView, Said, TableView
from speeltafel.table import commands, http, wire
from speeltafel.table.authority import Table
from speeltafel.table.interval import Interval
from speeltafel.table.pace import SOON, Pace
from speeltafel.table.seats import Sat, Seat, Trouble, clean
from speeltafel.table.undoing import is_open

TALK_LENGTH = 300
AT_ONCE: Final = 8
"""So many views are made at once; those of a large table, with many steps, take their time."""


def look(table: Table, viewer: int) -> TableView:
    """How the table looks to a viewer."""
    return table.game.view(table.playing().seen_by(viewer))


def view_with(
    game: Game, state: State, viewer: int, events: Sequence[Event], before: Sequence[Event]
) -> TableView:
    """How a viewer sees the table, and what has just happened there."""
    now = [event.seen_by(viewer) for event in events]
    found = game.shown(state.seen_by(viewer), now, [event.seen_by(viewer) for event in before])
    found.events = tuple([shown(event) for event in now])
    return found


def step(table: Table, step: State, viewer: int) -> TableView:
    """How a viewer saw a step, and what had led to it."""
    return view_with(table.game, step, viewer, step.happened or (), step.told_before())


def view(
    table: Table, viewer: int, events: Sequence[Event] = (), deadline: float = 0.0
) -> wire.View:
    """What a viewer sees now; after events also the steps that led here, each with its own."""
    steps = [step(table, one, viewer) for one in table.steps] if events else []
    told = 0
    for one in steps:
        told += len(one.events)
    now = view_with(table.game, table.playing(), viewer, events[told:], events[:told])
    undo = viewer in table.undos.before and is_open(table.playing())
    left = round(deadline, 1) if deadline else 0.0
    return wire.View(table.known(viewer), now, left, steps, undo)


def history(table: Table, viewer: int) -> wire.Past:
    """The newest events, for the log of somebody who comes in."""
    steps = [step(table, one, viewer) for one in table.round_steps]
    return wire.Past(seen(table.past, viewer), steps, [*table.past_rounds])


def lobby(
    table: Table, viewer: int, watching: int = 0, interval: Interval | None = None
) -> wire.Lobby:
    return wire.Lobby(
        code=table.code,
        game=table.game.id,
        options=dict(table.founding.options),
        seats=[
            seat_info(table, number, interval is not None and number in interval.ready)
            for number in range(len(table.seats))
        ],
        you=viewer,
        started=table.started,
        over=table.over,
        commitment=table.seal.commitment(),
        watching=watching,
        clock=table.founding.clock,
        next=table.next,
        seal=table.founding.secret.hex() if table.over else "",
        opening=table.opening,
        facts=dict(table.seats[viewer].facts) if viewer != GALLERY else {},
        interval=table.founding.interval,
        waits=interval.left if interval is not None else 0.0,
        origin=table.founding.origin or table.code,
        next_by=table.next_by,
        undo=table.undos.asker,
        paused=table.paused,
        coach=table.founding.coach,
    )


def own_table(table: Table, viewer: int) -> http.OwnTable:
    """The table at a glance, for somebody who sits there and is elsewhere now."""
    own = http.OwnTable(lobby(table, viewer))
    if table.started:
        now = look(table, viewer)
        own.round = now.round
        own.acts = [seat.seat for seat in now.seats if seat.acts] if not now.ending else []
        own.winners = [*now.winners]
    return own


def seat_info(table: Table, number: int, ready: bool) -> wire.SeatInfo:
    seat = table.seats[number]
    return wire.SeatInfo(
        name=seat.name,
        taken=seat.taken,
        here=table.seating.is_here(number),
        bot=seat.bot,
        host=number == table.seating.host,
        pledge=seat.pledge,
        word=seat.word if table.started else "",
        left=table.started and bool(seat.name) and not seat.token,
        yields=number in table.yielding,
        undoes=number in table.undos.agreed,
        ready=ready,
    )


# What people say and ask.


def remark(table: Table, person: str, phrase: str) -> wire.Remarked:
    """A phrase that a person may say now, also where talking is closed."""
    seat = table.seat_of(person)
    if table.state is None or phrase not in look(table, seat).phrases:
        raise Trouble("trouble-no-phrase")
    return wire.Remarked(seat, phrase, table.seats[seat].name)


def speech(table: Table, person: str, text: str) -> wire.Spoken:
    """What a person says to the table, where the rules allow talking."""
    seat = table.seat_of(person)
    if table.state is not None and not table.over and not look(table, seat).talk:
        raise Trouble("trouble-no-talk")
    return wire.Spoken(seat, clean(text, TALK_LENGTH), table.seats[seat].name)


def answer(table: Table, person: str, ask: commands.Ask) -> wire.Answer:
    """What the cards that a person points at would do; nothing is done."""
    seat = table.seat_of(person)
    seen = table.playing().seen_by(seat)
    gesture = Gesture(ask.zone, tuple(ask.cards), ask.place, ask.spot)
    moves, refusal = meant(table.game, seen, seat, gesture)
    if refusal is None:
        return wire.Answer(ask.id, moves)
    said = Said(f"refused-{refusal.reason}", refusal.facts)
    return wire.Answer(ask.id, (), refusal.rule, said)


def seen(events: Iterable[Event], viewer: int) -> tuple[EventView, ...]:
    return tuple([shown(event.seen_by(viewer)) for event in events])


def shown(event: Event) -> EventView:
    return EventView(event.kind, event.seat, event.cards, event.number)


# Who is told.


class Connection(Protocol):
    """A line to somebody at the table; who that is to the table, is asked each time anew."""

    person: str

    def send(self, message: bytes) -> None:
        """Take a message to be sent; never waits."""

    def refuse(self, command: commands.Command, error: Exception) -> None:
        """Tell why a command was not carried out."""


class Audience:
    """Whoever is connected is told what its viewer may know; and who of the people is there."""

    def __init__(
        self,
        table: Table,
        pace: Pace,
        now: Callable[[], float],
        seconds_left: Callable[[int], float],
        interval: Interval,
        soon: Callable[[Callable[[], None]], object],
    ) -> None:
        self.table = table
        self.pace = pace
        self.now = now
        self.seconds_left = seconds_left
        """How long a viewer still has to decide."""
        self.interval = interval
        self.soon = soon
        """Has something called when other tables have had their turn."""
        self.news: list[Event] = []
        self.untold: list[int] = []
        """The viewers who are still to be told the news."""
        self.waiting: deque[Callable[[], None]] = deque()
        """What is done once they are."""
        self.connections: set[Connection] = set()
        self.somebody_went = False
        """Whether the others are about to be told so."""
        self.told: dict[int, int] = {}
        """The lines that each viewer has been told of."""
        self.last_seen: dict[str, float] = {}
        """When the people who are away went."""
        self.empty_since = now()
        self.knocked = now()
        """When somebody last asked for the table."""

    def viewer_of(self, connection: Connection) -> int:
        """The seat of whoever is at the other end, now."""
        return self.table.seating.of(connection.person)

    def viewers(self) -> dict[Connection, int]:
        return {connection: self.viewer_of(connection) for connection in self.connections}

    @property
    def watching(self) -> int:
        """How many look on without a seat."""
        return sum(1 for one in self.connections if self.viewer_of(one) == GALLERY)

    # Coming and going.

    def enter(self, connection: Connection) -> None:
        self.finish()
        self.connections.add(connection)
        self.count_present()
        self.publish_lobby()
        if self.table.talk:
            connection.send(wire.encode(wire.Talked([*self.table.talk])))
        self.bring_up_to_date([connection])

    def leave(self, connection: Connection) -> None:
        self.finish()
        self.connections.discard(connection)
        self.count_present()
        if not self.connections:
            self.empty_since = self.now()
        elif not self.somebody_went:
            self.somebody_went = True
            self.soon(self.tell_who_went)

    def tell_who_went(self) -> None:
        """Once of all who went together: where a thousand do, each would be told of each."""
        self.somebody_went = False
        self.publish_lobby()

    def count_present(self) -> None:
        """Who is here; and who is near, having gone only a moment ago."""
        seating, now = self.table.seating, self.now() + SOON
        here = {c.person for c in self.connections if c.person in seating.owners}
        for person in seating.here - here:
            self.last_seen[person] = now
        self.last_seen = {
            person: at
            for person, at in self.last_seen.items()
            if person in seating.owners and person not in here and now < at + self.pace.away
        }
        seating.here = here
        seating.near = here | self.last_seen.keys()

    def due(self) -> list[float]:
        """When somebody is no longer near."""
        return [at + self.pace.away for at in self.last_seen.values()]

    def look_who_stays_away(self, now: float) -> None:
        """Somebody is no longer near: another may be host by that."""
        if any(at <= now for at in self.due()):
            self.count_present()
            self.publish_lobby()

    # Telling.

    def bring_up_to_date(self, connections: Iterable[Connection]) -> None:
        """All that whoever comes in, or sits elsewhere now, is told of the game."""
        if not self.table.started:
            return
        messages: dict[int, tuple[bytes, bytes]] = {}
        for connection in connections:
            viewer = self.viewer_of(connection)
            if viewer not in messages:
                now = view(self.table, viewer, deadline=self.seconds_left(viewer))
                past = history(self.table, viewer)
                messages[viewer] = wire.encode(past), wire.encode(now)
                self.told[viewer] = now.seq
            for message in messages[viewer]:
                connection.send(message)

    def publish(self, events: list[Event]) -> None:
        """Tell every viewer who may know of it; the answer to a secret question is told later.

        At a large table one after another, with other tables in between. Before anything else is
        told or done here, `finish` has all of them told.
        """
        self.news = events
        self.untold = sorted({self.viewer_of(one) for one in self.connections}, reverse=True)
        self.tell_some()

    def tell_some(self) -> None:
        each = 1 + len(self.table.steps)
        try:
            for _ in range(max(1, AT_ONCE // each)):
                if self.untold:
                    self.tell(self.untold.pop())
        finally:  # a view that cannot be made is not missed by the others
            if self.untold:
                self.soon(self.tell_some)
            elif self.waiting:
                self.soon(self.go_on)

    def finish(self) -> None:
        """Tell the news to whoever has not heard them yet."""
        while self.untold:
            self.tell(self.untold.pop())
        if self.waiting:
            self.soon(self.go_on)

    def when_told(self, do: Callable[[], None]) -> None:
        """Do something once everybody has heard the news, in the order in which it was wanted."""
        if self.untold or self.waiting:
            self.waiting.append(do)
        else:
            do()

    def go_on(self) -> None:
        if self.waiting and not self.untold:
            try:
                self.waiting.popleft()()
            finally:
                if self.waiting:
                    self.soon(self.go_on)

    def tell(self, viewer: int) -> None:
        message = self.news_for(viewer, self.news)
        if message is not None:
            for connection in self.connections:
                if self.viewer_of(connection) == viewer:
                    connection.send(message)

    def news_for(self, viewer: int, events: list[Event]) -> bytes | None:
        if not events and self.told.get(viewer) == self.table.known(viewer):
            return None
        now = view(self.table, viewer, events, self.seconds_left(viewer))
        self.told[viewer] = now.seq
        return wire.encode(now)

    def show_all(self) -> None:
        """Tell everybody how the table stands, though nothing has happened: time runs again."""
        self.finish()
        self.told.clear()
        self.publish([])

    def publish_lobby(self) -> None:
        self.finish()
        viewers, watching = self.viewers(), self.watching
        messages = {}
        for viewer in {*viewers.values()}:
            told = lobby(self.table, viewer, watching, self.interval)
            told.left = round(self.seconds_left(viewer), 1)
            messages[viewer] = wire.encode(told)
        for connection, viewer in viewers.items():
            connection.send(messages[viewer])

    def reseat(self, sat: Sat, before: Seat, viewers: dict[Connection, int]) -> None:
        """Tell everybody who plays for a seat now, and whoever got another place what is there."""
        if sat.why:
            name = sat.seat.name or before.name
            self.broadcast(wire.Reseated(sat.number, sat.why, name, sat.by))
        moved = [one for one, viewer in viewers.items() if self.viewer_of(one) != viewer]
        self.bring_up_to_date(moved)

    def nudge(self, seat: int) -> None:
        self.tell_seat(seat, wire.Nudge(round(self.seconds_left(seat), 1)))

    def tell_seat(self, seat: int, report: wire.Report) -> None:
        """Tell the person in one seat alone."""
        self.finish()
        message = wire.encode(report)
        for connection, viewer in self.viewers().items():
            if viewer == seat:
                connection.send(message)

    def say(self, line: wire.Spoken | wire.Remarked) -> None:
        """Everybody hears it, and who comes in later reads it."""
        talk = self.table.talk
        line.number = talk[-1].number + 1 if talk else 1
        talk.append(line)
        self.broadcast(line)

    def broadcast(self, report: wire.Report) -> None:
        self.finish()
        message = wire.encode(report)
        for connection in self.connections:
            connection.send(message)
