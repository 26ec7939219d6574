"""The authority of one table, without transport, clock or store.

What a seat asks for is first decided on, which checks it, changes nothing and gives the change.
Whoever runs the table stores the change, then applies it, and only then tells anybody. The same
changes applied again, in order, give the same table.
"""

from collections import Counter, deque
from dataclasses import dataclass, field, replace
from typing import Final

from speeltafel.bots import Stories, bot, wants_story
from speeltafel.bots.retelling import Told, prepare, told
from speeltafel.engine.chance import Chance, Seal, fast_of_bot
from speeltafel.engine.events import GALLERY, NOBODY, Event
from speeltafel.engine.game import Game
from speeltafel.engine.journal import GIVE_UP, LEAVE, UNDO, Journal, go_back, make
from speeltafel.engine.moves import IllegalMove, Move
from speeltafel.engine.state import State
from speeltafel.table import http, wire
from speeltafel.table.arranging import facts_of, personal
from speeltafel.table.bounds import Value
from speeltafel.table.changes import (
    Arranged,
    Begun,
    Change,
    Continued,
    Founding,
    Left,
    Line,
    Opening,
    Passing,
    Paused,
    Undoing,
    Yielded,
)
from speeltafel.table.seats import WORD_LENGTH, Sat, Seat, Seating, Trouble, clean
from speeltafel.table.undoing import Undos, answered_since

TALK, PAST = 60, 200
"""How much of what was said, and how many events, somebody who comes in later is told."""
SEEN_AGAIN = 20
"""How many steps of a round can be seen again: in some games a round is the whole game."""
ORDINARY = "rule"
"""The level whose move is made when a clock has run out, and that plays on for who left."""
NO_BOT: Final = -1
NO_VIEW: Final = -1
"""For a move that is meant for whatever the table is like."""


@dataclass
class Table:
    """Seats, the journal and the state."""

    founding: Founding
    seating: Seating
    next: str = ""
    next_by: int = NOBODY
    """Who wanted the rematch."""
    journal: Journal | None = None
    state: State | None = None
    opening: bool = False
    """The game is to start: people open the words that they have pledged."""
    yielding: set[int] = field(default_factory=set)
    """The seats whose person would give the game up."""
    undos: Undos = field(default_factory=Undos)
    paused: int = NOBODY
    """Who has paused the game."""
    clients: dict[str, int] = field(default_factory=dict)
    """The lines that persons sent, by their ids."""
    made: Counter[int] = field(default_factory=Counter)
    """How many lines each seat has made."""
    acted: dict[int, int] = field(default_factory=dict)
    """How much each seat knew of when it had moved last, or something was taken back."""
    past: deque[Event] = field(default_factory=lambda: deque(maxlen=PAST))
    past_rounds: deque[int] = field(default_factory=lambda: deque(maxlen=PAST))
    """The round of each of them."""
    steps: list[State] = field(default_factory=list)
    """How the table stood on the way of the last line."""
    round_steps: list[State] = field(default_factory=list)
    """The same of the last lines of the last round that had any, to be seen again."""
    talk: deque[wire.Spoken | wire.Remarked] = field(default_factory=lambda: deque(maxlen=TALK))
    """What people said last: it is known as long as the table is run."""
    reckoned: bool = False
    """Whether the last line ended a round, and not the game."""
    stories: Stories = field(default_factory=lambda: Stories(()))
    """What the seats have seen of which somebody needs to know it."""

    # Questions.

    @property
    def game(self) -> Game:
        return self.founding.game

    @property
    def code(self) -> str:
        return self.founding.code

    @property
    def seats(self) -> list[Seat]:
        return self.seating.seats

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
    def is_sealed(self) -> bool:
        """Whether somebody's word is still to be opened."""
        return any(seat.is_sealed for seat in self.seats)

    def known(self, viewer: int) -> int:
        """How many lines of the journal a viewer knows of: answers may still be secret."""
        moves = self.played().moves
        number = len(moves)
        for question in self.playing().questions or ():
            if question.secret:
                others = {seat for seat in question.answers if seat != viewer}
                number -= answered_since(moves, others)
        return number

    def luck_of(self, seat: int) -> Chance:
        """The luck of whoever plays for a seat in its next move."""
        if self.founding.seed is not None:
            return fast_of_bot(self.founding.seed, seat, self.made[seat])
        return self.seal.chance_of_bot(seat, self.made[seat])

    @property
    def has_bots(self) -> bool:
        for seat in self.seats:  # a plain loop: it is asked after every move
            if seat.bot:
                return True
        return False

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

    def is_riddle_ready(self, seat: int) -> bool:
        """Whether `riddle` takes no long; each time it is asked it takes less."""
        story = self.stories.of(seat)
        return story is None or prepare(story)

    def is_followed(self, seat: int) -> bool:
        """Whether who plays for this seat needs its story: a search, or a person with a coach."""
        one = self.seats[seat]
        return self.is_searched(seat) or (self.founding.coach and bool(one.token) and not one.bot)

    def riddle(self, seat: int) -> Told | None:
        """What a searching bot has to know about its move; None where no such bot plays.

        Whether it has a choice is not looked at: the time that would save could be felt.
        """
        story = self.stories.of(seat)
        return None if story is None else told(story)

    # Deciding: nothing changes.

    def sit(self, order: http.Join | http.NewTable, number: int | None, person: str) -> Sat:
        """A person takes a free seat, with what is his."""
        self.only_before_start()
        facts = personal(self.game, self.founding.players, self.founding.options, order.facts)
        return self.seating.sit(Seat(order.name, person, pledge=order.pledge, facts=facts), number)

    def start(self) -> Begun | Opening:
        """Deal; or have the words opened first that people have pledged."""
        if not all(seat.taken for seat in self.seats):
            raise Trouble("trouble-seats-free")
        return Opening() if self.is_sealed else Begun()

    def open(self, seat: int, word: str) -> Sat:
        if not self.opening or self.started:
            raise Trouble("trouble-not-opening")
        return self.seating.open(seat, clean(word, WORD_LENGTH))

    def people(self) -> set[int]:
        """Who plays for himself."""
        return {n for n, one in enumerate(self.seats) if one.token and not one.bot}

    def move(self, seat: int, move: Move, client: str | None = None, seen: int = NO_VIEW) -> Line:
        """A person's move, as what was seen then; IllegalMove where a rule forbids it."""
        state = self.playing()
        if self.seats[seat].bot:
            raise Trouble("trouble-bot-plays")
        if NO_VIEW < seen < self.acted.get(seat, 0):
            raise Trouble("trouble-too-late")
        if self.paused != NOBODY:
            raise Trouble("trouble-paused")
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
        seen = self.playing().seen_by(seat)
        story = self.stories.of(seat)
        return bot(self.game, bot_level)(seen, seat, self.luck_of(seat), story)

    def line(self, seat: int, move: Move, client: str | None = None) -> Line:
        text = self.playing().write(move)
        return Line(len(self.played().moves) + 1, seat, text, client, move)

    def written(self, seat: int, text: str) -> Line:
        return Line(len(self.played().moves) + 1, seat, text)

    def seat_of(self, person: str) -> int:
        seat = self.seating.of(person)
        if seat == GALLERY:
            raise Trouble("trouble-not-seated")
        return seat

    def only_host(self, seat: int) -> None:
        if seat != self.seating.host:
            raise Trouble("trouble-not-host")

    def only_before_start(self) -> None:
        if self.started or self.opening:
            raise Trouble("trouble-started")

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
            case Line():
                return self.write(change)
            case Begun():
                return self.begin()
            case Left():
                self.apply(change.sat)
                return self.apply(change.line) if change.line is not None else []
            case Sat():
                self.seating.change(change)
                self.yielding.discard(change.number)
                self.undos.drop()
                self.follow(change.number)
            case Continued():
                self.next, self.next_by = change.code, change.by
            case Arranged():
                self.arrange(change)
            case _:
                self.note(change)
        return []

    def arrange(self, change: Arranged) -> None:
        self.founding = replace(
            self.founding,
            players=change.players,
            options=change.options,
            clock=change.clock,
            interval=change.interval,
            coach=change.coach,
        )
        self.seating.seats[:] = change.seats
        self.seating.look_up()

    def note(self, change: Passing) -> None:
        match change:
            case Opening():
                self.opening = True
            case Yielded():
                (self.yielding.add if change.agree else self.yielding.discard)(change.seat)
            case Undoing():
                self.undos.answer(change.seat, change.agree)
            case Paused():
                self.paused = change.seat if change.on else NOBODY

    def begin(self) -> list[Event]:
        """Deal."""
        self.opening = False
        self.journal = Journal(
            self.game,
            self.founding.players,
            self.dealt_options(),
            self.seal if self.founding.seed is None else self.founding.seed,
            pledges=tuple(seat.pledge for seat in self.seats),
            bots=tuple(seat.bot for seat in self.seats),
        )
        self.state = self.journal.start()
        followed = [n for n in range(len(self.seats)) if self.is_followed(n)]
        self.stories = Stories(followed, self.game.recalled)
        return self.remember(self.state)

    def write(self, line: Line) -> list[Event]:
        """Make what a line says, and note it."""
        state = self.playing()
        if line.client is not None:
            self.undos.note(line.seat, len(self.played().moves), state)
            self.clients[line.client] = line.seq
        if line.checked is not None:
            state.play(line.seat, line.checked)
        elif line.move.startswith(UNDO):
            lines = int(line.move.removeprefix(UNDO))
            before = self.undos.go_back(lines, self.played().moves)
            self.state = state = go_back(state, before, line.seat)
            self.round_steps = []
            for seat in range(len(self.seats)):
                self.follow(seat)
        else:
            make(state, line.seat, line.move)
            if line.client is None and line.move in (LEAVE, GIVE_UP):
                self.undos.forget()
        self.played().moves.append((line.seat, line.move))
        self.made[line.seat] += 1
        concerned = range(len(self.seats)) if line.move.startswith(UNDO) else (line.seat,)
        for seat in concerned:
            self.acted[seat] = self.known(seat)
        return self.remember(state)

    def dealt_options(self) -> dict[str, Value]:
        """The table's options, and what each person has told for those that are personal."""
        return {**self.founding.options, **facts_of(self.game, self.seats)}

    def remember(self, state: State) -> list[Event]:
        self.steps = steps = state.steps or []
        if steps:
            same = self.round_steps and self.round_steps[-1].round == steps[0].round
            all_steps = [*self.round_steps, *steps] if same else steps
            self.round_steps = all_steps[-SEEN_AGAIN:]
        ended = bool(steps) and state.round > steps[0].round
        self.reckoned = ended and self.game.is_reckoned(steps)
        for step in steps:
            self.past_rounds.extend([step.round] * len(step.happened or ()))
        self.past_rounds.extend([state.round] * len(state.happened or ()))
        events = state.take_events()
        self.past.extend(events)
        self.stories.note(state, events)
        return events

    def follow(self, seat: int) -> None:
        """Somebody else plays for a seat: who needs its story notes what it sees from now on.

        What it has seen before is worked out elsewhere, and comes after.
        """
        if self.state is None:
            return
        self.stories.forget(seat)
        if self.is_followed(seat):
            self.stories.begin(seat, self.state)
