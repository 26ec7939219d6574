"""A game in progress: what every state promises, and what a game has to say for itself."""

import json
from abc import ABC, abstractmethod
from typing import Final, NewType

from mypy_extensions import mypyc_attr

from speeltafel.engine.chance import NO_CHANCE, Chance
from speeltafel.engine.events import EVERYONE, MOST_SEATS, NOBODY, UNSEEN, Event
from speeltafel.engine.moves import NOTHING, IllegalMove, Move, Refusal
from speeltafel.engine.notation import Notation
from speeltafel.engine.questions import Question
from speeltafel.engine.zones import Zone, cards_missing, fill_unseen

EVERYTHING: Final = -1
"""The viewer of a full state."""

NOBODY_ACTS: Final[tuple[int, ...]] = ()
ONE_ACTS: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(MOST_SEATS)]

# Shapes of a state's fields, for records and scenarios.
INT: Final = "int"
SEAT: Final = "seat"
CARD: Final = "card"
FLAG: Final = "flag"
TEXT: Final = "text"
INTS: Final = "ints"
FLAGS: Final = "flags"
CARDS: Final = "cards"
CARD_LISTS: Final = "card lists"
ROWS: Final = "rows"
EACH: Final = "each "
"""Before the words of a choice: a list of such choices."""

COMMON_FIELDS: Final[dict[str, str]] = {"turn": SEAT, "round": INT, "ending": TEXT}


class Setup:
    """What is settled before the deal and shared by all copies of a state."""

    def __init__(
        self,
        game: str,
        version: str,
        players: int,
        options: dict[str, object],
        counts: list[int],
        notation: Notation,
        private: tuple[str, ...] = (),
    ) -> None:
        self.game: Final = game
        self.version: Final = version
        self.players: Final = players
        self.options: Final = options
        self.counts: Final = counts
        """How many copies of each card are in play."""
        self.notation: Final = notation
        self.private: Final = private
        """The options whose values, one a seat, are nobody else's business."""
        self.house: object = None
        """What the game made of the options, kept here so that it is made once for many deals."""
        self.seen: dict[int, Setup] = {}

    def seen_by(self, viewer: int) -> "Setup":
        """The same, without what others have told of themselves alone."""
        if not self.private:
            return self
        found = self.seen.get(viewer)
        if found is None:
            found = self.made_for(viewer)
            self.seen[viewer] = found
        return found

    def made_for(self, viewer: int) -> "Setup":
        options = self.options.copy()
        for name in self.private:
            values = options[name]
            assert isinstance(values, list)
            own = [value if seat == viewer else 0 for seat, value in enumerate(values)]
            options[name] = own
        if options == self.options:
            return self
        found = Setup(
            self.game,
            self.version,
            self.players,
            options,
            self.counts,
            self.notation,
            self.private,
        )
        found.seen[viewer] = found
        return found


class Outcome:
    """Who won, everybody's score, and the rule by which the game ended."""

    def __init__(self, winners: tuple[int, ...], scores: tuple[int, ...], reason: str) -> None:
        self.winners: Final = winners
        self.scores: Final = scores
        self.reason: Final = reason

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners}, scores={self.scores}, reason={self.reason!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One mutable table. The first half is the contract; the second half a game fills in.

    A seat on turn decides unless a question lies on the stack: then those asked do.
    """

    def __init__(self, setup: Setup, chance: Chance) -> None:
        self.setup: Setup = setup
        self.chance: Chance = chance
        self.players = setup.players
        self.turn = 0
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

    @property
    def events(self) -> list[Event]:
        """What happened since last asked: reading it empties it."""
        happened: list[Event] = []
        for stop in self.stops or ():
            happened += stop.happened or ()
        happened += self.happened or ()
        self.stops = None
        self.happened = None
        return happened

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
                "questions": [self.question_record(q) for q in self.questions or []],
            },
            sort_keys=True,
            separators=(",", ":"),
        )

    def question_record(self, question: Question) -> dict[str, object]:
        return {
            "kind": question.kind,
            "asked": list(question.asked),
            "secret": question.secret,
            "number": question.number,
            "answers": {str(s): self.write(move) for s, move in question.answers.items()},
        }

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
        counts = self.counts()
        names = self.setup.notation.names
        missing = counts.copy()
        found: list[str] = []
        for zone in self.zones():
            for card in zone.cards:
                if 0 <= card < len(missing):
                    missing[card] -= 1
                else:
                    found.append(f"a card of {zone.name} is not in the deck")
        for card, n in enumerate(missing):
            if n:
                there = counts[card] - n
                found.append(
                    f"card {names[card]} is there {there} times, the deck has {counts[card]}"
                )
        return found

    def all_fields(self) -> dict[str, str]:
        return {**COMMON_FIELDS, **self.fields()}

    # What the rules use.

    def ask(self, question: Question) -> None:
        """Put a question on the stack; the newest is answered first."""
        if self.questions is None:
            self.questions = []
        self.questions.append(question)

    def tell(
        self,
        kind: str,
        seat: int = NOBODY,
        cards: tuple[int, ...] = (),
        number: int = NOTHING,
        audience: int = EVERYONE,
    ) -> None:
        """Note an event. Rules call it behind `if not self.quiet`, to save its cost."""
        if self.happened is None:
            self.happened = []
        self.happened.append(Event(kind, seat, cards, number, audience))

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
    def begin(self) -> None:
        """Deal the first round."""

    @abstractmethod
    def copy(self) -> "State":
        """An independent state."""

    @abstractmethod
    def turn_rule(self) -> str:
        """The rule that says whose turn it is."""

    @abstractmethod
    def turn_moves(self) -> list[Move]:
        """The legal moves of the seat on turn."""

    def any_turn_move(self, chance: Chance) -> Move:
        """A legal move of the seat on turn, each as likely as the others.

        A game with long lists of moves may find one without making the list.
        """
        moves = self.turn_moves()
        return moves[chance.below(len(moves))] if len(moves) > 1 else moves[0]

    @abstractmethod
    def turn_refusal(self, move: Move) -> Refusal | None:
        """Why the seat on turn may not make this move."""

    def in_steps(self, move: Move) -> bool:
        """Whether this move of the seat on turn, though legal, is one of too many to be listed."""
        return False

    @abstractmethod
    def take_turn(self, move: Move) -> None:
        """The seat on turn makes this legal move."""

    def answers(self, seat: int, question: Question) -> list[Move]:
        """The legal answers of a seat that is asked; a game that asks nothing has none."""
        return []

    def answer_refusal(self, seat: int, question: Question, move: Move) -> Refusal | None:
        """Why this answer may not be given."""
        return None

    def answered(self, question: Question) -> None:
        """Everybody has answered: what follows."""

    def window_seconds(self) -> int:
        """How long the question on top waits for people, by options alone; 0: as long as it takes.

        Whoever has not answered when the time is up gives the answer of `reflex`.
        """
        return 0

    def reflex(self, seat: int, eager: bool) -> Move:
        """The answer to a window that can be given beforehand: let it be, or (eager) react."""
        return self.legal_moves(seat)[-1]

    def at_rest(self) -> bool:
        """Whether no turn is half done, so that the table can be judged as it is."""
        return True

    def too_late(self) -> Refusal:
        """Why an answer does not count that was given to a window which has closed since."""
        return Refusal(self.turn_rule(), "not-your-turn")

    def late_refusal(self, seat: int, move: Move) -> Refusal | None:
        """A friendlier reason than `not-your-turn`, for a reaction that came too late."""
        return None

    def leave(self, seat: int) -> None:
        """A player leaves for good; IllegalMove where the game has no rule for it."""
        raise IllegalMove(Refusal(self.turn_rule(), "nobody-leaves"))

    def give_up(self) -> None:
        """All people give the game up together; IllegalMove where the game has no rule for it."""
        raise IllegalMove(Refusal(self.turn_rule(), "nobody-gives-up"))

    @abstractmethod
    def outcome(self) -> Outcome:
        """The result, when the game is over."""

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

    def keep_in_step(self, move: Move) -> None:
        """For a search, after a move of a playout: where another move would have used up luck
        that this one did not, put it aside, so that both go on with the same."""

    def broken_invariants(self) -> list[str]:
        """The invariants of the game's specification that this state breaks."""
        return []

    def broken_since(self, before: "State") -> list[str]:
        """The invariants about a single move that going from `before` to here broke."""
        return []

    def placed(self) -> None:
        """A scenario has put cards and counters here: settle what follows from them."""


Projection = NewType("Projection", State)
"""What one seat may know. Whatever leaves the table is built from this."""

__all__ = ["UNSEEN", "Outcome", "Projection", "Setup", "State", "cards_missing"]
