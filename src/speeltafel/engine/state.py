"""A game in progress: what every state promises, and what a game has to say for itself."""

import json
from abc import ABC, abstractmethod
from typing import Final, cast

from mypy_extensions import mypyc_attr

from speeltafel.engine.chance import NO_CHANCE, Chance
from speeltafel.engine.events import EVERYONE, GALLERY, MOST_SEATS, NOBODY, Event, Kind
from speeltafel.engine.fields import (
    INT,
    SEAT,
    TEXT,
)
from speeltafel.engine.moves import NOTHING, IllegalMove, Move, Refusal
from speeltafel.engine.opaque import NewType
from speeltafel.engine.questions import Question
from speeltafel.engine.setup import Setup
from speeltafel.engine.underway import UnderWay
from speeltafel.engine.zones import Zone, card_faults, fill_unseen

EVERYTHING: Final = -1
"""The viewer of a full state."""

NOBODY_ACTS: Final[tuple[int, ...]] = ()
ONE_ACTS: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(MOST_SEATS)]

COMMON_FIELDS: Final[dict[str, str]] = {"turn": SEAT, "round": INT, "ending": TEXT}


@mypyc_attr(allow_interpreted_subclasses=True)
class State(UnderWay, ABC):
    """One mutable table: the contract, what rules use, and what a game fills in.

    A seat on turn decides unless a question lies on the stack: then those asked do.
    """

    # A place for each attribute, also uncompiled: found sooner than in a dictionary.
    __slots__ = (
        "_viewer",
        "chance",
        "happened",
        "is_step",
        "players",
        "quiet",
        "round",
        "shared",
        "steps",
        "turn",
    )

    def __init__(self, setup: Setup, chance: Chance) -> None:
        self.setup = setup
        self.chance: Chance = chance
        self.players = setup.players
        self.decisions = setup.course.decisions
        self.turn = 0
        self.phase = 0
        self.round = 0
        self.ending = ""
        self._viewer = EVERYTHING
        self.quiet = True
        self.happened: list[Event] | None = None
        self.steps: list[State] | None = None
        """How the table stood on the way here, since events were last asked for."""
        self.is_step = False
        """Whether this is such a step: nobody decides anything there."""
        self.questions = None
        self.shared = False
        """Whether a copy has the same lists, of those that are lent."""

    # The contract.

    @property
    def viewer(self) -> int:
        """For whom this is: a seat, GALLERY, or EVERYTHING. Nobody can say otherwise afterwards."""
        return self._viewer

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
        if self.is_step:
            return []
        if self.questions:
            question = self.questions[-1]
            if seat in question.answers or seat not in question.asked:
                return []
            decision = question.decision or question.decided()
            return decision.moves(self, seat, question)
        if seat != self.turn or self.ending:
            return []
        return self.decisions[self.phase].moves(self)

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        """None where the seat may make the move; else the rule against it and the facts."""
        if self.is_step:
            return Refusal(self.turn_rule(), "not-your-turn")
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
        if self.shared:
            self.unshare()
        if self.questions:
            question = self.questions[-1]
            answers = question.answers
            answers[seat] = move
            if len(answers) == len(question.asked):
                self.questions.pop()
                question.decided().effect(self, question)
        else:
            self.decisions[self.phase].effect(self, move)

    def take_events(self) -> list[Event]:
        """What happened since they were last taken; they are gone from the state then."""
        happened: list[Event] = []
        for step in self.steps or ():
            happened += step.happened or ()
        happened += self.happened or ()
        self.steps = None
        self.happened = None
        return happened

    def told_before(self) -> list[Event]:
        """What the same move had led to before this step."""
        return [event for step in self.steps or () for event in step.happened or ()]

    def seen_by(self, viewer: int) -> "Projection":
        """The same state with UNSEEN where this viewer (a seat, or GALLERY) cannot know."""
        if not 0 <= viewer < self.players and viewer != GALLERY:
            raise ValueError(f"there is no seat {viewer} among {self.players} players")
        seen = self.copy()
        seen._viewer = viewer
        setup = self.setup.seen_by(viewer)
        if setup is not self.setup:
            seen.setup = setup
            seen.adopt_options()
        seen.chance = NO_CHANCE
        seen.happened = None
        seen.steps = None
        seen.quiet = True
        for zone in seen.zones():
            zone.hide_from(viewer)
        if seen.questions:
            seen.questions = [question.seen_by(viewer) for question in seen.questions]
        seen.veil()
        return cast(Projection, seen)

    def as_world(self) -> "State":
        """A copy that passes for a full state: whoever asks for it lays out what is hidden."""
        world = self.copy()
        world._viewer = EVERYTHING
        return world

    def imagined(self, chance: Chance) -> "State":
        """Some full state that the viewer of this projection cannot tell from the true one."""
        full = self.as_world()
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
                "viewer": self._viewer,
                "chance": self.chance.record(),
                "state": body,
                "questions": [q.record(setup.notation) for q in self.questions or []],
            },
            sort_keys=True,
            separators=(",", ":"),
        )

    def __reduce__(self) -> tuple[object, ...]:
        """A state travels as its record; the game, found by its module, makes it anew."""
        left = (self.record(), self.quiet, self.is_step, self.happened, self.steps)
        return self.setup.revive, left

    def __deepcopy__(self, _memo: object) -> "State":
        return self.copy()

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

    def broken_since(self, before: "State") -> list[str]:
        """The invariants about a single move that going from `before` to here broke."""
        broken = self.setup.course.broken_since
        return [] if broken is None else broken(self, before)

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

        A kind knows its audience itself, and a rule may narrow it: where players hold their cards
        blindly, say. What belongs to no game is told by a mere name.
        """
        if self.happened is None:
            self.happened = []
        if isinstance(kind, Kind):
            told = Event(kind.name, seat, cards, number, kind.audience(seat, number) & audience)
        else:
            told = Event(kind, seat, cards, number, audience)
        self.happened.append(told)

    def let_see(self, silent: bool = False) -> None:
        """Let everybody see how the table stands, before the move goes on by itself.

        Rules call it behind `if not self.quiet`. A step holds what happened since the one before
        it, and where nothing happened there is none, unless what is seen is silent; it knows the
        steps before it.
        """
        happened, steps = self.happened, self.steps
        if happened or silent:
            self.happened = self.steps = None
            step = self.snapshot()
            step.happened = happened or []
            step.steps = steps
            step.is_step = True
            self.steps = [*steps, step] if steps else [step]

    def snapshot(self) -> "State":
        """A copy in the middle of a move."""
        return self.copy()

    def unshare(self) -> None:
        """Where copies share lists until one of them changes something: it takes lists of its own.

        `play` sees to it, and whoever has decisions take effect without it.
        """

    def copy_common(self, other: "State") -> None:
        """Give a fresh state what every state has."""
        other.turn = self.turn
        other.phase = self.phase
        other.round = self.round
        other.ending = self.ending
        other._viewer = self._viewer
        other.is_step = self.is_step
        other.quiet = self.quiet
        if self.happened is not None:
            other.happened = self.happened.copy()
        if self.steps is not None:
            other.steps = self.steps.copy()
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


HidingState = NewType("HidingState", State)
Projection = NewType("Projection", HidingState)
"""What one viewer may know. Whatever leaves the table is built from this.

No state is one by being called so: `seen_by` makes them, and `as_seen` knows them by their viewer,
which nobody can change. To the type checker there is no way from a state to here but those.
"""


def with_open_cards(state: State) -> Projection:
    """What somebody sees who sees all cards, and no luck to come: the lab's yardstick alone."""
    seen = state.copy()
    seen.chance = NO_CHANCE
    seen.quiet = True
    seen.happened = None
    return cast(Projection, seen)


def as_seen(state: State) -> Projection:
    """A state that hides what its viewer may not know; a full one is refused."""
    if state._viewer == EVERYTHING:
        raise ValueError("a full state was given where a projection belongs")
    return cast(Projection, state)
