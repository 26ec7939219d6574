"""The strongest player there is, with open cards: the yardstick for what a game hides.

It is the search, given a full state as if that were what its seat sees: every world that it
imagines is the true one, but for the luck to come. What it wins more than the same search without
open cards is the value of what is hidden. It is no opponent for people.
"""

from collections.abc import Callable

from speeltafel.bots import DEPTH
from speeltafel.bots.search import Budget, Search
from speeltafel.engine.chance import NO_CHANCE, Chance
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move
from speeltafel.engine.state import Projection, State

Cheats = Callable[[State, int, Chance], Move]
"""Is given the full state."""


def with_open_cards(game: Game, budget: Budget) -> Cheats:
    def plays(state: State, seat: int, chance: Chance) -> Move:
        moves = state.legal_moves(seat)
        if len(moves) == 1:
            return moves[0]
        search = Search(
            Projection(everything(state)),  # the one forged projection: this is what cheating is
            seat,
            chance,
            game.heuristic,
            game.opinions,
            game.prospects,
            None,
            0 if game.horizon else DEPTH,
            game.horizon,
        )
        return search.best(budget)

    return plays


def everything(state: State) -> State:
    """A full state without its luck to come."""
    seen = state.copy()
    seen.chance = NO_CHANCE
    seen.quiet = True
    seen.happened = None
    return seen
