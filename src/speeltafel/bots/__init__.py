"""Players that see only their seat's projection, and the story of how it came about."""

import re
from collections.abc import Iterable
from typing import Protocol

from speeltafel.bots import outside
from speeltafel.bots.search import Budget, Search
from speeltafel.engine.chance import Chance
from speeltafel.engine.errors import BadInput
from speeltafel.engine.events import Event
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move
from speeltafel.engine.state import Projection, State, as_seen
from speeltafel.engine.story import NO_KINDS, Story


class Bot(Protocol):
    """Picks the move of a seat; the chance is the bot's own, not that of the table.

    A bot that searches plays better when it knows the story so far.
    """

    def __call__(
        self, seen: Projection, seat: int, chance: Chance, story: Story | None = None, /
    ) -> Move: ...


SEARCH = "search"
LEVELS = ("random", "easy", "rule", SEARCH)
"""All bots, weakest first."""

OPPONENTS = LEVELS[1:]
"""The bots that are worth meeting; a random one is for measuring."""

SLIPS = 3
"""An easy bot does not think about one decision in so many."""

DEPTH = 1
"""How many of its own decisions after this one a search looks into."""

USUAL_BUDGET = Budget(seconds=0.2)


def bot(game: Game, level: str, budget: Budget = USUAL_BUDGET) -> Bot:
    """A player of this level for a game; the budget is for those who search."""
    if level == "random":
        return any_move
    if level == "rule":
        return ordinary(game)
    if level == "easy":
        return careless(ordinary(game))
    if level == SEARCH:
        return searching(game, budget)
    made = outside.found(named(level))
    assert made is not None
    return guarded(level, outside.made_with(made, game, level))


def named(level: str) -> str:
    """A bot as people name it, by its full name; BadInput where there is none."""
    full = outside.full_name(level)
    if full not in LEVELS and outside.found(full) is None:
        known = ", ".join([*LEVELS, *outside.offered()])
        raise BadInput(f"there is no bot {level!r}; bots: {known}, or of a file like mine.py:Name")
    return full


def any_move(seen: Projection, seat: int, chance: Chance, _story: Story | None = None, /) -> Move:
    moves = seen.legal_moves(seat)
    return moves[chance.below(len(moves))]


def ordinary(game: Game) -> Bot:
    """A player by rules of thumb."""

    def plays(seen: Projection, seat: int, chance: Chance, _story: Story | None = None, /) -> Move:
        return game.heuristic(as_seen(seen), seat, chance)

    return plays


def careless(thinks: Bot) -> Bot:
    """A player who plays well most of the time and now and then just something."""

    def plays(seen: Projection, seat: int, chance: Chance, _story: Story | None = None, /) -> Move:
        return (
            any_move(seen, seat, chance) if chance.below(SLIPS) == 0 else thinks(seen, seat, chance)
        )

    return plays


def searching(game: Game, budget: Budget) -> Bot:
    """A player who tries every move in worlds that agree with what it has seen."""

    def plays(seen: Projection, seat: int, chance: Chance, story: Story | None = None, /) -> Move:
        start = budget.clock()
        moves = seen.legal_moves(seat)
        if len(moves) == 1:
            return moves[0]
        return search_of(game, as_seen(seen), seat, chance, story).best(budget, start)

    return plays


def search_of(
    game: Game,
    seen: Projection,
    seat: int,
    chance: Chance,
    story: Story | None,
    depth: int = DEPTH,
) -> Search:
    """The search for a seat's move."""
    beliefs = game.beliefs(story) if game.beliefs and story is not None else None
    return Search(
        seen,
        seat,
        chance,
        game.heuristic,
        game.opinions,
        game.prospects,
        beliefs,
        0 if game.horizon else depth,
        game.horizon,
    )


def guarded(name: str, thinks: Bot) -> Bot:
    """A bot of others: what goes wrong with it is told by its name."""

    def plays(seen: Projection, seat: int, chance: Chance, story: Story | None = None, /) -> Move:
        try:
            move: object = thinks(seen, seat, chance, story)
        except Exception as error:
            raise BadInput(f"the bot {name} failed: {type(error).__name__}: {error}") from error
        if not isinstance(move, Move):
            raise BadInput(
                f"the bot {name} gave {move!r}, which is no move: "
                "it has to give one of seen.legal_moves(seat)"
            )
        refusal = seen.why_not(seat, move)
        if refusal is not None:
            raise BadInput(f"the bot {name} wants {seen.write(move)!r}, against {refusal.rule}")
        return move

    return plays


def wants_story(level: str) -> bool:
    """Whether a bot of this level makes use of a story."""
    if not level or level in LEVELS:  # to look at what is installed takes milliseconds
        return level == SEARCH
    return bool(getattr(outside.found(level), "follows", False))


class Stories:
    """The stories of some seats of a table."""

    def __init__(self, seats: Iterable[int], recalled: frozenset[str] = NO_KINDS) -> None:
        self.recalled = recalled
        self.of_seat = {seat: Story(seat, recalled) for seat in seats}

    def note(self, state: State, events: list[Event]) -> None:
        """The table was dealt, or something was done: tell every seat what it saw of it."""
        for story in self.of_seat.values():
            story.note(state, events)

    def of(self, seat: int) -> Story | None:
        return self.of_seat.get(seat)

    def begin(self, seat: int, state: State) -> None:
        """One more seat has a story from now on, of a table that was dealt before."""
        self.of_seat[seat] = story = Story(seat, self.recalled)
        story.note(state, [])

    def forget(self, seat: int) -> None:
        self.of_seat.pop(seat, None)


def budget_of(text: str) -> Budget:
    """A budget as people write it: `200ms`, or `100worlds` for runs that can be repeated."""
    found = re.fullmatch(r"([1-9][0-9]{0,5}) ?(ms|worlds)", text)
    if not found:
        raise BadInput(f"a budget is written like 200ms or 100worlds, not {text!r}")
    number = int(found[1])
    return Budget(seconds=number / 1000) if found[2] == "ms" else Budget(worlds=number)
