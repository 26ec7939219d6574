"""What a coach says by searching: the best move with its figures, and whether one was a mistake.

Both read the seat's projection and its story, and nothing else.
"""

import math
from dataclasses import dataclass

from speeltafel.bots import search_of
from speeltafel.bots.search import NO_END, NO_LIMIT, Budget, Search, Trial
from speeltafel.bots.worlds import fresh
from speeltafel.engine.advice import Advice, luck_of, why
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move
from speeltafel.engine.state import Projection
from speeltafel.engine.story import Story
from speeltafel.engine.view import Said

CLEAR = 0.03
"""A move is a clear mistake if another one wins so much more often, as a chance to win …"""
SURE = 3.0
"""… and if this is beyond doubt: so many times its standard error …"""
FEWEST = 12
"""… in no fewer worlds than these."""


@dataclass(frozen=True)
class Thought:
    """Advice, and how sure the search is of it: best of so many moves in so many worlds."""

    advice: Advice
    moves: int = 1
    worlds: int = 0
    share: int = 100
    """In so many of a hundred worlds nothing else that was tried did better."""

    @property
    def figures(self) -> Said | None:
        """The same as a message; None where there was nothing to compare."""
        if not self.worlds:
            return None
        facts = {"moves": self.moves, "worlds": self.worlds, "share": self.share}
        return Said("why-search", facts)


@dataclass(frozen=True)
class Mistake:
    """What would have been clearly better, and by how much, as a chance to win."""

    better: Advice
    gain: float


def thought(
    game: Game, seen: Projection, seat: int, story: Story | None, budget: Budget
) -> Thought:
    """The best move that a search finds, why, and its figures."""
    start = budget.clock()
    search = search_of(game, seen, seat, luck_of(seen), story)
    found = search.best_trial(budget, start)
    told = Advice(found.move, why(game, seen, seat, found.move))
    if not search.tried:
        return Thought(told)
    share = round(100 * found.best / search.tried)
    return Thought(told, search.choices, search.tried, share)


def mistake(
    game: Game, seen: Projection, seat: int, move: Move, story: Story | None, budget: Budget
) -> Mistake | None:
    """What would have been clearly better than this move; None where nothing would.

    The best move is looked for in half of the budget. In the other half both moves are made in the
    same new worlds, with the same luck to come: what counts is the difference.
    """
    luck = luck_of(seen)
    if len(seen.legal_moves(seat)) == 1 or game.heuristic(seen, seat, luck.copy()) == move:
        return None
    half = Budget(budget.seconds / 2, budget.worlds // 2, budget.clock)
    search = search_of(game, seen, seat, luck, story)
    best = search.best(half)
    if best == move:
        return None
    gains = differences(search, best, move, half)
    if len(gains) < FEWEST:
        return None
    gain = sum(gains) / len(gains)
    spread = math.sqrt(sum([(one - gain) ** 2 for one in gains]) / (len(gains) - 1))
    if gain < CLEAR or gain < SURE * spread / math.sqrt(len(gains)):
        return None
    return Mistake(Advice(best, why(game, seen, seat, best)), gain)


def differences(search: Search, one: Move, other: Move, budget: Budget) -> list[float]:
    """How much more often one move wins than another, world by world."""
    end = budget.clock() + (NO_END if budget.worlds else budget.seconds)
    worlds = search.worlds(budget, budget.clock())
    pair = (Trial(one, 0.0), Trial(other, 0.0))
    found: list[float] = []
    while len(found) < (budget.worlds or NO_LIMIT) and budget.clock() < end:
        world, luck = worlds.next(), fresh(search.chance)
        first, second = [search.value(world.copy(), trial, luck.copy()) for trial in pair]
        found.append(first - second)
    return found
