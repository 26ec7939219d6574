"""The strongest player there is, with open cards: the yardstick for what a game hides.

It is the search, given a full state as if that were what its seat sees: every world that it
imagines is the true one, but for the luck to come. What it wins more than the same search without
open cards is the value of what is hidden. It is no opponent for people.
"""

from collections.abc import Callable

from speeltafel.bots import DEPTH
from speeltafel.bots.search import Budget, Search
from speeltafel.engine.chance import Chance
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move
from speeltafel.engine.state import State, with_open_cards

Cheats = Callable[[State, int, Chance], Move]
"""Is given the full state."""


def cheating(game: Game, budget: Budget) -> Cheats:
    def plays(state: State, seat: int, chance: Chance) -> Move:
        moves = state.legal_moves(seat)
        if len(moves) == 1:
            return moves[0]
        search = Search(
            with_open_cards(state),
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
