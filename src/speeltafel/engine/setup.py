"""What is settled before the deal: options, cards, and the course that the game will take."""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.notation import Notation
from speeltafel.engine.questions import Asked

Table = TypeVar("Table")


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


class Course(Generic[Table]):
    """How a game goes: what the engine asks of its rules, named once for all its states."""

    def __init__(
        self,
        turn_rule: str,
        decisions: list[OnTurn[Table]],
        begin: Callable[[Table], None],
        outcome: Callable[[Table], Outcome],
        questions: dict[str, Asked[Table]] | None = None,
        leave: Callable[[Table, int], None] | None = None,
        give_up: Callable[[Table], None] | None = None,
        late_refusal: Callable[[Table, int, Move], Refusal | None] | None = None,
        keep_in_step: Callable[[Table, Move], None] | None = None,
        placed: Callable[[Table], None] | None = None,
        broken_invariants: Callable[[Table], list[str]] | None = None,
        broken_since: Callable[[Table, Table], list[str]] | None = None,
    ) -> None:
        self.turn_rule: Final = turn_rule
        """The rule that says whose turn it is."""
        self.decisions: Final = decisions
        """Of the seat on turn, by the state's `phase`."""
        self.begin: Final = begin
        self.outcome: Final = outcome
        self.questions: Final[dict[str, Asked[Table]]] = {} if questions is None else questions
        """Of those who are asked, by the question's kind."""
        self.leave: Final = leave
        self.give_up: Final = give_up
        self.late_refusal: Final = late_refusal
        self.keep_in_step: Final = keep_in_step
        self.placed: Final = placed
        self.broken_invariants: Final = broken_invariants
        self.broken_since: Final = broken_since


def no_beginning(_table: object) -> None:
    raise NotImplementedError("this game has neither a course nor a beginning of its own")


def no_outcome(_table: object) -> Outcome:
    raise NotImplementedError("this game has neither a course nor an outcome of its own")


NO_COURSE: Final[Course[Any]] = Course("", [], no_beginning, no_outcome)
"""Of a game whose state overrides what a course would say."""


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
        course: Course[Any] = NO_COURSE,
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
        self.course: Final = course
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
        found = self.under(options)
        found.seen[viewer] = found
        return found

    def under(self, options: dict[str, object]) -> "Setup":
        """The same table under other options."""
        return Setup(
            self.game,
            self.version,
            self.players,
            options,
            self.counts,
            self.notation,
            self.private,
            self.course,
        )
