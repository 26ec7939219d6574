"""What is settled before the deal: options, cards, and the course that the game will take."""

from collections.abc import Callable
from typing import Any, Final, Generic

from speeltafel.engine.decisions import OnTurn, StateT
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.notation import Notation
from speeltafel.engine.questions import Asked


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

    def __reduce__(self) -> tuple[object, ...]:
        return Outcome, (self.winners, self.scores, self.reason)

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners}, scores={self.scores}, reason={self.reason!r})"


def returns(outcome: Outcome, cooperative: bool = False) -> list[float]:
    """What the end is worth to each seat, from -1 to 1.

    Where all play against the table (`Game.cooperative`), 1 for who wins along and -1 for who does
    not. Else the sum is 0: a sole winner has 1, winners share, nobody's win is worth 0 to all.
    """
    players = len(outcome.scores)
    won = [seat in outcome.winners for seat in range(players)]
    if cooperative:
        return [1.0 if wins else -1.0 for wins in won]
    if not outcome.winners or players < 2:
        return [0.0] * players
    share = 1.0 / len(outcome.winners)
    return [((share if wins else 0.0) * players - 1.0) / (players - 1) for wins in won]


class Course(Generic[StateT]):
    """How a game goes: what the engine asks of its rules, named once for all its states."""

    def __init__(
        self,
        turn_rule: str,
        decisions: list[OnTurn[StateT]],
        begin: Callable[[StateT], None],
        outcome: Callable[[StateT], Outcome],
        questions: dict[str, Asked[StateT]] | None = None,
        leave: Callable[[StateT, int], None] | None = None,
        give_up: Callable[[StateT], None] | None = None,
        late_refusal: Callable[[StateT, int, Move], Refusal | None] | None = None,
        keep_in_step: Callable[[StateT, Move], None] | None = None,
        placed: Callable[[StateT], None] | None = None,
        broken_invariants: Callable[[StateT], list[str]] | None = None,
        broken_since: Callable[[StateT, StateT], list[str]] | None = None,
        expansions: list[Any] | None = None,
    ) -> None:
        self.turn_rule: Final = turn_rule
        """The rule that says whose turn it is."""
        self.decisions: Final = decisions
        """Of the seat on turn, by the state's `phase`."""
        self.begin: Final = begin
        self.outcome: Final = outcome
        self.questions: Final[dict[str, Asked[StateT]]] = {} if questions is None else questions
        """Of those who are asked, by the question's kind."""
        self.leave: Final = leave
        self.give_up: Final = give_up
        self.late_refusal: Final = late_refusal
        self.keep_in_step: Final = keep_in_step
        self.placed: Final = placed
        self.broken_invariants: Final = broken_invariants
        self.broken_since: Final = broken_since
        self.expansions: Final[list[Any]] = [] if expansions is None else expansions
        """All there are, as objects of the game's own; its house knows which are in play."""


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
        private: tuple[str, ...],
        course: Course[Any],
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
        self.revive: Callable[..., Any] | None = None
        """How the game makes a state of what was left of it for a journey to another process."""
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
        other = Setup(
            self.game,
            self.version,
            self.players,
            options,
            self.counts,
            self.notation,
            self.private,
            self.course,
        )
        other.revive = self.revive
        return other
