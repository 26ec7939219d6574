"""A game in progress: what every state promises, and what a game has to say for itself."""

import json
from abc import ABC, abstractmethod
from typing import Final, NewType

from mypy_extensions import mypyc_attr

from speeltafel.engine.chance import NO_CHANCE, Chance
from speeltafel.engine.events import EVERYONE, MOST_SEATS, NOBODY, UNSEEN, Event, Kind
from speeltafel.engine.fields import (
    CARD,
    CARD_LISTS,
    CARDS,
    EACH,
    FLAG,
    FLAGS,
    INT,
    INTS,
    ROWS,
    SEAT,
    TEXT,
)
from speeltafel.engine.moves import NOTHING, IllegalMove, Move, Refusal
from speeltafel.engine.questions import Question
from speeltafel.engine.setup import Outcome, Setup
from speeltafel.engine.zones import Zone, card_faults, cards_missing, fill_unseen

EVERYTHING: Final = -1
"""The viewer of a full state."""

NOBODY_ACTS: Final[tuple[int, ...]] = ()
ONE_ACTS: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(MOST_SEATS)]

COMMON_FIELDS: Final[dict[str, str]] = {"turn": SEAT, "round": INT, "ending": TEXT}


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One mutable table. The first half is the contract; the second half a game fills in.

    A seat on turn decides unless a question lies on the stack: then those asked do.
    """

    def __init__(self, setup: Setup, chance: Chance) -> None:
        self.setup: Setup = setup
        self.chance: Chance = chance
        self.players = setup.players
        self.decisions = setup.course.decisions
        self.turn = 0
        self.phase = 0
        """What the seat on turn has to decide: the place in the course's list."""
        self.round = 0
        self.ending = ""
        """The rule by which the game ended; empty while it goes on."""
        self.viewer = EVERYTHING
        self.quiet = True
        self.happened: list[Event] | None = None
        self.stops: list[State] | None = None
        """How the table stood on the way here, since events were last asked for."""
        self.questions: list[Question] | None = None

    # The contract.

    def to_act(self) -> tuple[int, ...]:
        """The seats with a decision now; empty when the game is over."""
        if self.questions:
            return self.questions[-1].pending()
        if self.ending:
            return NOBODY_ACTS
        return ONE_ACTS[self.turn]

    def legal_moves(self, seat: int) -> list[Move]:
        """All legal moves of that seat; empty for a seat that has no decision.

        The list is for reading: it may be shared by all states of the game. Where there are too
        many moves of a kind, it has the steps that lead to them instead: see `in_steps`.
        """
        if self.questions:
            question = self.questions[-1]
            return self.answers(seat, question) if question.waits_for(seat) else []
        if seat != self.turn or self.ending:
            return []
        return self.turn_moves()

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        """None where the seat may make the move; else the rule against it and the facts."""
        if self.ending and not self.questions:
            return Refusal(self.ending, "game-over")
        if not self.setup.notation.accepts(move):
            return Refusal(self.turn_rule(), "not-a-move")
        if self.questions:
            question = self.questions[-1]
            if question.waits_for(seat):
                return self.answer_refusal(seat, question, move)
        elif seat == self.turn:
            return self.turn_refusal(move)
        return self.late_refusal(seat, move) or Refusal(self.turn_rule(), "not-your-turn")

    def submit(self, seat: int, move: Move) -> None:
        """The checked door: play the move, or raise IllegalMove and change nothing."""
        refusal = self.why_not(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        self.play(seat, move)

    def play(self, seat: int, move: Move) -> None:
        """The fast door: the move is known to be legal."""
        if self.questions:
            question = self.questions[-1]
            question.answers[seat] = move
            if len(question.answers) == len(question.asked):
                self.questions.pop()
                self.answered(question)
        else:
            self.take_turn(move)

    def take_events(self) -> list[Event]:
        """What happened since they were last taken; they are gone from the state then."""
        happened: list[Event] = []
        for stop in self.stops or ():
            happened += stop.happened or ()
        happened += self.happened or ()
        self.stops = None
        self.happened = None
        return happened

    @property
    def events(self) -> list[Event]:
        """The same as `take_events`, for callers that do not say yet that they take them."""
        return self.take_events()

    def seen_by(self, viewer: int) -> "Projection":
        """The same state with UNSEEN where this viewer (a seat, or GALLERY) cannot know."""
        seen = self.copy()
        seen.viewer = viewer
        setup = self.setup.seen_by(viewer)
        if setup is not self.setup:
            seen.setup = setup
            seen.adopt_options()
        seen.chance = NO_CHANCE
        seen.happened = None
        seen.stops = None
        seen.quiet = True
        for zone in seen.zones():
            zone.hide_from(viewer)
        if seen.questions:
            seen.questions = [question.seen_by(viewer) for question in seen.questions]
        seen.veil()
        return Projection(seen)

    def imagined(self, chance: Chance) -> "State":
        """Some full state that the viewer of this projection cannot tell from the true one."""
        full = self.copy()
        full.viewer = EVERYTHING
        full.chance = chance.copy()
        fill_unseen(full.zones(), full.counts(), full.may_hold, full.chance)
        full.unveil()
        return full

    def record(self) -> str:
        """Canonical JSON: equal states, equal records."""
        setup = self.setup
        body = {name: getattr(self, name) for name in self.all_fields()}
        return json.dumps(
            {
                "game": setup.game,
                "version": setup.version,
                "players": setup.players,
                "options": setup.options,
                "viewer": self.viewer,
                "chance": self.chance.record(),
                "state": body,
                "questions": [q.record(setup.notation) for q in self.questions or []],
            },
            sort_keys=True,
            separators=(",", ":"),
        )

    def write(self, move: Move) -> str:
        """The move's notation."""
        return self.setup.notation.write(move)

    def read(self, seat: int, text: str) -> Move:
        """The move that a text names; NotationError says what is wrong with it."""
        return self.setup.notation.read(text)

    def faults(self) -> list[str]:
        """What is wrong with this full state; empty for every state that play can reach."""
        found = [
            f"{name} is not a seat"
            for name, shape in self.all_fields().items()
            if shape == SEAT and not 0 <= getattr(self, name) < self.players
        ]
        return found or self.card_faults() or self.broken_invariants()

    def card_faults(self) -> list[str]:
        """Every card is somewhere, as often as the deck has it."""
        return card_faults(self.zones(), self.counts(), self.setup.notation.names)

    def all_fields(self) -> dict[str, str]:
        return {**COMMON_FIELDS, **self.fields()}

    # What the rules use.

    def ask(self, question: Question) -> None:
        """Put a question on the stack; the newest is answered first."""
        if self.questions is None:
            self.questions = []
        question.decision = self.setup.course.questions.get(question.kind)
        self.questions.append(question)

    def tell(
        self,
        kind: Kind | str,
        seat: int = NOBODY,
        cards: tuple[int, ...] = (),
        number: int = NOTHING,
        audience: int = EVERYONE,
    ) -> None:
        """Note an event. Rules call it behind `if not self.quiet`, to save its cost.

        A kind knows its audience itself; a game that tells by mere names says it each time.
        """
        if self.happened is None:
            self.happened = []
        if isinstance(kind, Kind):
            told = Event(kind.name, seat, cards, number, kind.audience(seat, number))
        else:
            told = Event(kind, seat, cards, number, audience)
        self.happened.append(told)

    def let_see(self) -> None:
        """Let everybody see how the table stands, before the move goes on by itself.

        Rules call it behind `if not self.quiet`. A stop holds what happened since the one before
        it, and where nothing happened there is none.
        """
        happened, stops = self.happened, self.stops
        if happened:
            self.happened = self.stops = None
            stop = self.snapshot()
            stop.happened = happened
            self.stops = [*stops, stop] if stops else [stop]

    def snapshot(self) -> "State":
        """A copy in the middle of a move."""
        return self.copy()

    def copy_common(self, other: "State") -> None:
        """Give a fresh state what every state has."""
        other.turn = self.turn
        other.phase = self.phase
        other.round = self.round
        other.ending = self.ending
        other.viewer = self.viewer
        other.quiet = self.quiet
        if self.happened is not None:
            other.happened = self.happened.copy()
        if self.stops is not None:
            other.stops = self.stops.copy()
        if self.questions:
            other.questions = [question.copy() for question in self.questions]

    # What a game fills in.

    def counts(self) -> list[int]:
        """How many copies of each card are in play; for reading. A game may deal its own deck."""
        return self.setup.counts

    @abstractmethod
    def adopt_options(self) -> None:
        """Read the options of the setup into plain typed attributes."""

    @abstractmethod
    def copy(self) -> "State":
        """An independent state."""

    @abstractmethod
    def zones(self) -> list[Zone]:
        """Every place where cards lie, around the state's own lists."""

    def may_lie(self, zone: Zone, card: int) -> bool:
        """Whether this card ever lies in a zone; a scenario fills in the rest by it."""
        return True

    def may_hold(self, zone: Zone, place: int, card: int) -> bool:
        """Whether everybody's knowledge allows this card in this unseen place of a zone."""
        return True

    def veil(self) -> None:
        """Hide from the viewer what is not a card and yet tells of cards."""

    def unveil(self) -> None:
        """All cards have been imagined: settle what `veil` had hidden."""

    @abstractmethod
    def fields(self) -> dict[str, str]:
        """The game's own fields that make up a record, with their shapes."""

    # What the course of the game says; a game without one says it itself.

    def begin(self) -> None:
        """Deal the first round."""
        self.setup.course.begin(self)

    def turn_rule(self) -> str:
        """The rule that says whose turn it is."""
        return self.setup.course.turn_rule

    def turn_moves(self) -> list[Move]:
        """The legal moves of the seat on turn."""
        return self.decisions[self.phase].moves(self)

    def any_turn_move(self, chance: Chance) -> Move:
        """A legal move of the seat on turn, each as likely as the others.

        A game with long lists of moves may find one without making the list.
        """
        if not self.decisions:
            moves = self.turn_moves()
            return moves[chance.below(len(moves))] if len(moves) > 1 else moves[0]
        return self.decisions[self.phase].any_move(self, chance)

    def turn_refusal(self, move: Move) -> Refusal | None:
        """Why the seat on turn may not make this move."""
        return self.decisions[self.phase].refusal(self, move)

    def in_steps(self, move: Move) -> bool:
        """Whether this move of the seat on turn, though legal, is one of too many to be listed."""
        if not self.decisions:
            return False
        return self.decisions[self.phase].in_steps(self, move)

    def take_turn(self, move: Move) -> None:
        """The seat on turn makes this legal move."""
        self.decisions[self.phase].effect(self, move)

    def answers(self, seat: int, question: Question) -> list[Move]:
        """The legal answers of a seat that is asked."""
        return question.decided().moves(self, seat, question)

    def answer_refusal(self, seat: int, question: Question, move: Move) -> Refusal | None:
        """Why this answer may not be given."""
        return question.decided().refusal(self, seat, question, move)

    def answered(self, question: Question) -> None:
        """Everybody has answered: what follows."""
        question.decided().effect(self, question)

    def window_seconds(self) -> int:
        """How long the question on top waits for people, by options alone; 0: as long as it takes.

        Whoever has not answered when the time is up gives the answer of `reflex`.
        """
        decision = self.questions[-1].decision if self.questions else None
        return 0 if decision is None else decision.seconds(self)

    def reflex(self, seat: int, eager: bool) -> Move:
        """The answer to a window that can be given beforehand: let it be, or (eager) react."""
        question = self.questions[-1] if self.questions else None
        if question is None or question.decision is None:
            return self.legal_moves(seat)[-1]
        return question.decision.reflex(self, seat, question, eager)

    def at_rest(self) -> bool:
        """Whether no turn is half done, so that the table can be judged as it is."""
        if self.ending or not self.decisions:
            return True
        return self.decisions[self.phase].at_rest(self)

    def too_late(self) -> Refusal:
        """Why an answer does not count that was given to a window which has closed since."""
        return Refusal(self.turn_rule(), "not-your-turn")

    def late_refusal(self, seat: int, move: Move) -> Refusal | None:
        """A friendlier reason than `not-your-turn`, for a reaction that came too late."""
        refuse = self.setup.course.late_refusal
        return None if refuse is None else refuse(self, seat, move)

    def leave(self, seat: int) -> None:
        """A player leaves for good; IllegalMove where the game has no rule for it."""
        leave = self.setup.course.leave
        if leave is None:
            raise IllegalMove(Refusal(self.turn_rule(), "nobody-leaves"))
        leave(self, seat)

    def give_up(self) -> None:
        """All people give the game up together; IllegalMove where the game has no rule for it."""
        give_up = self.setup.course.give_up
        if give_up is None:
            raise IllegalMove(Refusal(self.turn_rule(), "nobody-gives-up"))
        give_up(self)

    def outcome(self) -> Outcome:
        """The result, when the game is over."""
        return self.setup.course.outcome(self)

    def keep_in_step(self, move: Move) -> None:
        """For a search, after a move of a playout: where another move would have used up luck
        that this one did not, put it aside, so that both go on with the same."""
        keep = self.setup.course.keep_in_step
        if keep is not None:
            keep(self, move)

    def broken_invariants(self) -> list[str]:
        """The invariants of the game's specification that this state breaks."""
        broken = self.setup.course.broken_invariants
        return [] if broken is None else broken(self)

    def broken_since(self, before: "State") -> list[str]:
        """The invariants about a single move that going from `before` to here broke."""
        broken = self.setup.course.broken_since
        return [] if broken is None else broken(self, before)

    def placed(self) -> None:
        """A scenario has put cards and counters here: settle what follows from them."""
        placed = self.setup.course.placed
        if placed is not None:
            placed(self)


Projection = NewType("Projection", State)
"""What one seat may know. Whatever leaves the table is built from this."""

__all__ = [
    "CARD",
    "CARDS",
    "CARD_LISTS",
    "EACH",
    "FLAG",
    "FLAGS",
    "INT",
    "INTS",
    "ROWS",
    "SEAT",
    "TEXT",
    "UNSEEN",
    "Outcome",
    "Projection",
    "Setup",
    "State",
    "cards_missing",
]
