"""A story: what one seat has seen of the present round, from the deal until now.

Of earlier rounds it remembers the events that its game names.

It is made of that seat's projections and of the events as that seat saw them, and of nothing else.
Whoever sits in a seat, a person or a bot, could have written it down.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from speeltafel.engine.chance import Chance
from speeltafel.engine.events import Event
from speeltafel.engine.moves import Move
from speeltafel.engine.state import Projection, State

REMEMBERED: Final = 120
"""So many steps; what is longer ago is forgotten."""
NO_KINDS: Final[frozenset[str]] = frozenset()

EventData = tuple[str, int, tuple[int, ...], int, int]
StepData = tuple[str, tuple[EventData, ...], str]
"""A step as plain data: its tables are records."""


class Step:
    """What a seat saw happen: the table before, the events, the table after."""

    def __init__(self, before: Projection, events: list[Event], after: Projection) -> None:
        self.before: Final = before
        self.events: Final = events
        self.after: Final = after
        self.data: StepData | None = None
        """The same as plain data, once it has been told."""


class Story:
    """The last steps of the present round in order, and the table as the seat sees it now."""

    def __init__(self, seat: int, recalled: frozenset[str] = NO_KINDS) -> None:
        self.seat: Final = seat
        self.recalled: Final = recalled
        self.past: list[Event] = []
        """What the seat saw in earlier rounds, of the kinds that are recalled."""
        self.steps: list[Step] = []
        self.now: Projection | None = None
        self.recorded: Projection | None = None
        self.last_record = ""
        """The record of the table that was recorded last."""

    def note(self, state: State, events: list[Event]) -> None:
        """Something was done at the table, or it was dealt; `events` is what happened by it.

        Without an event nobody else can tell that something was done (an answer to a secret
        question), so there is nothing to note.
        """
        before = self.now
        after = state.seen_by(self.seat)
        self.now = after
        seen = [event.seen_by(self.seat) for event in events]
        if before is None or before.round != after.round:
            if self.recalled:
                for step in self.steps:
                    self.recall(step.events)
                self.recall(seen)
            self.steps = []
        elif events:
            if len(self.steps) == REMEMBERED:
                self.recall(self.steps.pop(0).events)
            self.steps.append(Step(before, seen, after))

    def recall(self, events: list[Event]) -> None:
        for event in events:
            if event.kind in self.recalled:
                self.past.append(event)

    def record(self, table: Projection) -> str:
        """The record of one of the story's tables, which are asked for in order.

        A table that ends a step mostly begins the next one, so the last record is kept.
        """
        if table is not self.recorded:
            self.recorded = table
            self.last_record = table.record()
        return self.last_record


@mypyc_attr(allow_interpreted_subclasses=True)
class Beliefs:
    """What a seat concludes about hidden cards from what others did; a game fills it in.

    Either it judges worlds that a walk proposes (`plausible`), or it makes them itself.
    """

    def makes_worlds(self) -> bool:
        return False

    def world(self, seen: State, chance: Chance) -> State:
        """A full state that agrees with all that the seat knows, likelier ones more often."""
        return seen.imagined(chance)

    def walk(self, seen: State, steps: int, chance: Chance) -> None:
        """Look for likelier worlds, as long as the steps go: for beliefs that find theirs so."""

    def is_settled(self) -> bool:
        """Whether the walk has found what explains all that others did: no further one is needed
        before the first world."""
        return False

    def choice(self, world: State, seat: int, chance: Chance) -> Move | None:
        """What a seat is expected to do, where that is not what the rule of thumb says."""
        return None

    def opinions(self, seen: State, seat: int, moves: list[Move]) -> list[float] | None:
        """What is thought of each of the own moves, where the game's `opinions` do not serve."""
        return None

    def plausible(self, world: State, seat: int, chance: Chance) -> float:
        """How likely this seat would have done what it did, with the cards it has in this world.

        Only ratios matter. A world that cannot be is very improbable rather than impossible, so
        that a search for good worlds finds its way.
        """
        return 1.0


IMPOSSIBLE: Final = 1e-6
"""How likely something is that could not be done."""

HOPELESS: Final = -1.0
"""The opinion about a move that is not worth trying."""
