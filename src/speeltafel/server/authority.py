"""The authority of one table, without transport, clock or store.

What a seat asks for is first decided on: `decide` checks it, changes nothing and gives the change.
Whoever runs the table stores the change, then applies it, and only then tells anybody. The same
changes applied again, in order, give the same table.
"""

import hashlib
import json
import secrets
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from speeltafel.bots import LEVELS, Stories, bot, wants_story
from speeltafel.bots.retelling import Told, told
from speeltafel.engine.chance import Chance, Seal, Sealed
from speeltafel.engine.events import GALLERY, Event
from speeltafel.engine.game import Game
from speeltafel.engine.journal import Journal, make
from speeltafel.engine.moves import IllegalMove, Move
from speeltafel.engine.state import State
from speeltafel.engine.view import EventView, TableView
from speeltafel.server import wire
from speeltafel.server.wire import Value

NAME_LENGTH = 24
WORD_LENGTH = 60
TALK_LENGTH = 300
PAST = 200
"""How many events somebody who comes in later is told."""
ORDINARY = "rule"
"""The level whose move is made when a clock has run out."""
NO_BOT = -1


class Trouble(Exception):
    """What is asked for cannot be done now; `why` names a message of the client's texts."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


@dataclass(frozen=True)
class Seat:
    """A person by the hash of a token, a bot by its level, both where it keeps a seat warm."""

    name: str = ""
    token: str = ""
    bot: str = ""
    word: str = ""

    @property
    def taken(self) -> bool:
        return bool(self.token or self.bot)


@dataclass(frozen=True)
class Sat:
    """A change of who sits where."""

    number: int
    seat: Seat


@dataclass(frozen=True)
class Begun:
    """The cards are dealt."""


@dataclass
class Line:
    """A line of the journal; `client` is the id under which a person sent it."""

    seq: int
    seat: int
    move: str
    client: str | None = None
    checked: Move | None = None
    """The move where it is known to be legal; a line from the store is read and checked."""


@dataclass(frozen=True)
class Continued:
    """The rematch has a table of its own."""

    code: str


Change = Sat | Begun | Line | Continued


@dataclass(frozen=True)
class Founding:
    """What is settled when a table is made."""

    code: str
    game: Game
    players: int
    options: Mapping[str, Value]
    secret: bytes
    clock: int = 0
    origin: str = ""
    """The code of the first table of a row of rematches: its cookies count at all of them."""

    @property
    def cookie(self) -> str:
        return f"seat_{self.origin or self.code}"


@dataclass
class Table:
    """Seats, the journal and the state."""

    founding: Founding
    seats: list[Seat]
    next: str = ""
    here: set[int] = field(default_factory=set)
    """The seats whose person is at the table now."""
    journal: Journal | None = None
    state: State | None = None
    clients: dict[str, int] = field(default_factory=dict)
    """The lines that persons sent, by their ids."""
    past: deque[Event] = field(default_factory=lambda: deque(maxlen=PAST))
    luck: Chance = field(default_factory=lambda: Sealed(secrets.token_bytes(32)))
    """The bots' own chance."""
    steps: list[State] = field(default_factory=list)
    """How the table stood on the way of the last line."""
    round_steps: list[State] = field(default_factory=list)
    """The same of all lines of the last round that had any, to be seen again."""
    stories: Stories = field(default_factory=lambda: Stories(()))
    """What the seats of searching bots have seen."""

    # Questions.

    @property
    def game(self) -> Game:
        return self.founding.game

    @property
    def code(self) -> str:
        return self.founding.code

    @property
    def started(self) -> bool:
        return self.state is not None

    @property
    def over(self) -> bool:
        return self.state is not None and not self.state.to_act()

    @property
    def seal(self) -> Seal:
        return Seal(self.founding.secret, tuple(seat.word for seat in self.seats))

    @property
    def host(self) -> int:
        """The first person at the table; who made it, as long as that one is there."""
        persons = [number for number, seat in enumerate(self.seats) if seat.token]
        return next((n for n in persons if n in self.here), persons[0] if persons else 0)

    def seat_of(self, token: str) -> int:
        """The seat of whoever holds this token; the gallery for everybody else."""
        if token:
            hashed = hash_of(token)
            for number, seat in enumerate(self.seats):
                if secrets.compare_digest(seat.token, hashed):
                    return number
        return GALLERY

    def next_bot(self) -> int:
        """The bot that moves next, also while persons are asked."""
        if self.state is not None:
            for seat in self.state.to_act():
                if self.seats[seat].bot:
                    return seat
        return NO_BOT

    def is_searched(self, seat: int) -> bool:
        """Whether a bot plays for this seat that needs time to search."""
        return wants_story(self.seats[seat].bot)

    def riddle(self, seat: int) -> Told | None:
        """What a searching bot has to know about its move; None where no such bot plays.

        Whether it has a choice is not looked at: the time that would save could be felt.
        """
        story = self.stories.of(seat)
        return None if story is None else told(story)

    # Deciding: nothing changes.

    def sit(self, name: str, number: int | None, token: str) -> Sat:
        """A person takes a free seat."""
        if self.started:
            raise Trouble("trouble-started")
        free = [n for n, seat in enumerate(self.seats) if not seat.taken]
        if number is None and free:
            number = free[0]
        if number is None or not 0 <= number < len(self.seats):
            raise Trouble("trouble-no-seat")
        if number not in free:
            raise Trouble("trouble-seat-taken")
        return Sat(number, Seat(clean(name, NAME_LENGTH), hash_of(token)))

    def decide(self, seat: int, command: wire.Command) -> Change:
        """The change that a seat asks for; Trouble, IllegalMove or BadInput where it cannot be."""
        if not 0 <= seat < len(self.seats):
            raise Trouble("trouble-not-seated")
        match command:
            case wire.Play():
                return self.move(seat, command.move, client_id(seat, command.id))
            case wire.AddBot():
                self.only_host(seat)
                self.only_before_start(command.seat)
                if self.seats[command.seat].taken:
                    raise Trouble("trouble-seat-taken")
                return Sat(command.seat, Seat(bot=level(command.level)))
            case wire.ClearSeat():
                self.only_before_start(command.seat)
                if command.seat != seat or seat == self.host:
                    self.only_host(seat)
                if command.seat == self.host:
                    raise Trouble("trouble-seat-here")
                return Sat(command.seat, Seat())
            case wire.Start():
                self.only_host(seat)
                return self.start()
            case wire.Word():
                self.only_before_start(seat)
                word = clean(command.text, WORD_LENGTH)
                return Sat(seat, replace(self.seats[seat], word=word))
            case wire.HandOver():
                self.only_host(seat)
                return self.hand_over(command.seat, command.level)
            case wire.TakeBack():
                return Sat(seat, replace(self.seats[seat], bot=""))
            case _:
                raise Trouble("trouble-not-understood")

    def start(self) -> Begun:
        if self.started:
            raise Trouble("trouble-started")
        if not all(seat.taken for seat in self.seats):
            raise Trouble("trouble-seats-free")
        return Begun()

    def hand_over(self, number: int, bot_level: str) -> Sat:
        """A bot keeps the seat of somebody who is away."""
        if not self.started:
            raise Trouble("trouble-not-started")
        if not 0 <= number < len(self.seats):
            raise Trouble("trouble-no-seat")
        if number in self.here or not self.seats[number].token:
            raise Trouble("trouble-seat-here")
        return Sat(number, replace(self.seats[number], bot=level(bot_level)))

    def move(self, seat: int, text: str, client: str) -> Line:
        """A person's move."""
        state = self.playing()
        if self.seats[seat].bot:
            raise Trouble("trouble-bot-plays")
        move = state.read(seat, text)
        refusal = state.why_not(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        return self.line(seat, move, client)

    def bot_choice(self, seat: int) -> Move:
        """The move of a bot; of one that searches what it plays without having thought."""
        return self.choice(seat, ORDINARY if self.is_searched(seat) else self.seats[seat].bot)

    def ordinary_move(self, seat: int) -> Line:
        """What is played for somebody whose time has run out."""
        return self.line(seat, self.choice(seat, ORDINARY))

    def reflex_move(self, seat: int, eager: bool) -> Line:
        """The answer to a reaction window that a person settled beforehand."""
        return self.line(seat, self.playing().reflex(seat, eager))

    def choice(self, seat: int, bot_level: str) -> Move:
        return bot(self.game, bot_level)(self.playing().seen_by(seat), seat, self.luck)

    def line(self, seat: int, move: Move, client: str | None = None) -> Line:
        seq = len(self.played().moves) + 1
        return Line(seq, seat, self.playing().write(move), client, move)

    def rematch(self, seat: int, code: str) -> "Table":
        """The same people and bots at a new table, with a secret of its own."""
        if not 0 <= seat < len(self.seats):
            raise Trouble("trouble-not-seated")
        if not self.over:
            raise Trouble("trouble-not-over")
        options = self.game.options_after(self.playing())
        founding = replace(
            self.founding,
            code=code,
            options=values_of(self.game, self.founding.players, options),
            secret=secrets.token_bytes(32),
            origin=self.founding.origin or self.code,
        )
        # A seat that a bot kept warm is its owner's again.
        seats = [replace(s, word="", bot="" if s.token else s.bot) for s in self.seats]
        return Table(founding, seats)

    def remark(self, seat: int, phrase: str) -> wire.Remarked:
        """A phrase that a seat may say now, also where talking is closed."""
        if not 0 <= seat < len(self.seats):
            raise Trouble("trouble-not-seated")
        if self.state is None or phrase not in self.table(seat).phrases:
            raise Trouble("trouble-no-phrase")
        return wire.Remarked(seat, phrase)

    def speech(self, seat: int, text: str) -> wire.Spoken:
        """What a seat says to the table, where the rules allow talking."""
        if not 0 <= seat < len(self.seats):
            raise Trouble("trouble-not-seated")
        if self.state is not None and not self.over and not self.table(seat).talk:
            raise Trouble("trouble-no-talk")
        return wire.Spoken(seat, clean(text, TALK_LENGTH))

    def only_host(self, seat: int) -> None:
        if seat != self.host:
            raise Trouble("trouble-not-host")

    def only_before_start(self, number: int) -> None:
        if self.started:
            raise Trouble("trouble-started")
        if not 0 <= number < len(self.seats):
            raise Trouble("trouble-no-seat")

    def playing(self) -> State:
        if self.state is None:
            raise Trouble("trouble-not-started")
        return self.state

    def played(self) -> Journal:
        if self.journal is None:
            raise Trouble("trouble-not-started")
        return self.journal

    # Applying: the change has been decided on and stored.

    def apply(self, change: Change) -> list[Event]:
        """Make a change; what happened by it."""
        match change:
            case Sat():
                self.seats[change.number] = change.seat
                self.follow(change.number)
            case Continued():
                self.next = change.code
            case Begun():
                founding = self.founding
                self.journal = Journal(self.game, founding.players, founding.options, self.seal)
                self.state = self.journal.start()
                searching = [n for n in range(len(self.seats)) if self.is_searched(n)]
                self.stories = Stories(searching, self.game.recalled)
                return self.remember(self.state)
            case Line():
                state = self.playing()
                if change.checked is not None:
                    state.play(change.seat, change.checked)
                else:
                    make(state, change.seat, change.move)
                self.played().moves.append((change.seat, change.move))
                if change.client is not None:
                    self.clients[change.client] = change.seq
                return self.remember(state)
        return []

    def remember(self, state: State) -> list[Event]:
        self.steps = steps = state.stops or []
        if steps:
            same = self.round_steps and self.round_steps[-1].round == steps[0].round
            self.round_steps = [*self.round_steps, *steps] if same else steps
        events = state.events
        self.past.extend(events)
        self.stories.note(state, events)
        return events

    def follow(self, seat: int) -> None:
        """Somebody else plays for a seat: a searching bot notes what the seat sees from now on.

        What it has seen before is worked out elsewhere, and comes after.
        """
        if self.state is None:
            return
        self.stories.forget(seat)
        if self.is_searched(seat):
            self.stories.begin(seat, self.state)

    # Telling: all of it from projections.

    def table(self, viewer: int) -> TableView:
        return self.game.table(self.playing().seen_by(viewer), viewer)

    def step(self, step: State, viewer: int) -> TableView:
        """How a viewer saw a step, and what had led to it."""
        table = self.game.table(step.seen_by(viewer), viewer)
        table.events = seen(step.happened or (), viewer)
        return table

    def known(self, viewer: int) -> int:
        """How many lines of the journal a viewer knows of: answers may still be secret."""
        known = len(self.played().moves)
        for question in self.playing().questions or ():
            if question.secret:
                known -= sum(1 for seat in question.answers if seat != viewer)
        return known

    def view(self, viewer: int, events: Sequence[Event] = (), deadline: float = 0.0) -> wire.View:
        """What a viewer sees now; after events also the steps that led here, each with its own."""
        table = self.table(viewer)
        steps = [self.step(step, viewer) for step in self.steps] if events else []
        for step in steps:
            events = events[len(step.events) :]
        table.events = seen(events, viewer)
        return wire.View(self.known(viewer), table, round(deadline, 1), steps)

    def history(self, viewer: int) -> wire.Past:
        """The newest events, for the log of somebody who comes in."""
        return wire.Past(
            seen(self.past, viewer), [self.step(step, viewer) for step in self.round_steps]
        )

    def lobby(self, viewer: int, watching: int = 0) -> wire.Lobby:
        host = self.host
        return wire.Lobby(
            code=self.code,
            game=self.game.id,
            options=dict(self.founding.options),
            seats=[
                wire.SeatInfo(
                    seat.name, seat.taken, n in self.here, seat.bot, n == host, bool(seat.word)
                )
                for n, seat in enumerate(self.seats)
            ],
            you=viewer,
            started=self.started,
            over=self.over,
            commitment=self.seal.commitment(),
            watching=watching,
            clock=self.founding.clock,
            next=self.next,
            seal=self.founding.secret.hex() if self.over else "",
        )

    def download(self, viewer: int) -> str:
        """The journal while the game goes on: without its seed and others' moves."""
        journal = self.played()
        own = [(seat, text) for seat, text in journal.moves if seat == viewer]
        head, *lines = replace(journal, seed=0, moves=own).dump().splitlines(keepends=True)
        facts = json.loads(head)
        del facts["seed"]
        facts["commitment"] = self.seal.commitment()
        return "".join([json.dumps(facts, sort_keys=True) + "\n", *lines])


def seen(events: Iterable[Event], viewer: int) -> tuple[EventView, ...]:
    return tuple([shown(event.seen_by(viewer)) for event in events])


def shown(event: Event) -> EventView:
    return EventView(event.kind, event.seat, event.cards, event.number)


def found(
    code: str, game: Game, players: int, options: Mapping[str, object], clock: int = 0
) -> Table:
    """A new table with free seats; BadInput where there can be none like it."""
    values = values_of(game, players, options)
    founding = Founding(code, game, players, values, secrets.token_bytes(32), clock)
    return Table(founding, [Seat() for _ in range(players)])


def values_of(game: Game, players: int, options: Mapping[str, object]) -> dict[str, Value]:
    """Every option's value as it goes over the wire."""
    values: dict[str, Value] = {}
    for name, value in game.setup(players, options).options.items():
        assert isinstance(value, bool | int | str | list)
        values[name] = value
    return values


def level(name: str) -> str:
    if name not in LEVELS:
        raise Trouble("trouble-no-level")
    return name


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def client_id(seat: int, own: str) -> str:
    """A client's id as the table keeps it: no seat can use up the id of another."""
    return f"{seat}:{own}"


def clean(text: str, longest: int) -> str:
    """Plain text on one line: nothing that cannot be printed, not too long."""
    printable = "".join(c if c.isprintable() else " " for c in text)
    return " ".join(printable.split())[:longest].strip()
