"""One count over another, and how that differs between variants on the same deals.

How many comebacks there are for each game with a leader, or discards for each decision, is no mean
over games: both counts change from game to game. What follows from a ratio's error being almost a
mean (its linearisation) needs the sums of products of the two counts, which are noted here, whole
numbers like everything else.
"""

import math
from collections import Counter
from dataclasses import dataclass, field

from speeltafel.engine.game import Game
from speeltafel.lab.counting.facts import (
    CHOICES,
    COMEBACK,
    DECISIONS,
    FORCED_DECISIONS,
    GAMES,
    HALF_LEADER_WON,
    HALF_LED,
    LEAD_CHANGES,
    MARGIN,
    MARGINED,
    ROUNDS,
    RUNAWAY,
    STAKE,
    STAKED,
    STARTED,
    TENSE,
    TENSION,
    TOLD,
    Fact,
    Facts,
)
from speeltafel.lab.counting.figures import SURE, Estimate, errors
from speeltafel.lab.counting.tally import Tally

LENGTH = (ROUNDS, DECISIONS)
"""What a longer game has more of: over these, something that happens is also counted."""
OVER = {
    FORCED_DECISIONS: DECISIONS,
    CHOICES: DECISIONS,
    LEAD_CHANGES: TOLD,
    MARGIN: MARGINED,
    RUNAWAY: HALF_LED,
    HALF_LEADER_WON: HALF_LED,
    COMEBACK: HALF_LED,
    TENSION: TENSE,
    STAKE: STAKED,
}
BEGUN = (STARTED,)
NONE = Estimate(math.nan, math.nan, math.nan)


class Overs:
    """Over what, besides games, the facts of a game are counted."""

    def __init__(self, game: Game) -> None:
        self.own: dict[Fact, tuple[Fact, ...]] = {fact: (over,) for fact, over in OVER.items()}
        if game.study:
            for count in game.study.times.values():
                self.own[Fact("study", count)] = LENGTH
            for count, over in game.study.means.values():
                fact = Fact("study", count)
                if over:
                    self.own[fact] = (*self.own.get(fact, ()), Fact("study", over))

    def __call__(self, fact: Fact) -> tuple[Fact, ...]:
        if fact.what == "place":
            return BEGUN
        return LENGTH if fact.what == "event" else self.own.get(fact, ())

    def note(self, tally: Tally, facts: Facts) -> None:
        """Add the products of one game to its tally's."""
        for fact, value in facts.items():
            for over in self(fact):
                tally.products[fact, over] += value * facts.get(over, 0)


@dataclass
class Apart:
    """How the games of a variant differ from the base's games with the same deals."""

    games: int = 0
    differing: int = 0
    """In how many games any fact differs."""
    differs: Counter[Fact] = field(default_factory=Counter)
    """In how many games each fact differs."""
    products: Counter[tuple[Fact, Fact]] = field(default_factory=Counter)
    """A fact of the base times one of the variant, over all games."""

    def note(self, base: Facts, facts: Facts, overs: Overs) -> None:
        """Count one more deal."""
        self.games += 1
        self.differing += base != facts
        for fact in {**base, **facts}:
            before, after = base.get(fact, 0), facts.get(fact, 0)
            self.differs[fact] += before != after
            self.products[fact, fact] += before * after
            for over in overs(fact):
                self.products[fact, over] += before * facts.get(over, 0)
                self.products[over, fact] += base.get(over, 0) * after

    def add(self, other: "Apart") -> None:
        self.games += other.games
        self.differing += other.differing
        self.differs.update(other.differs)
        self.products.update(other.products)


def ratio(tally: Tally, fact: Fact, over: Fact = GAMES, sure: float = SURE) -> Estimate:
    """One fact over another, all games taken together."""
    below = total(tally, over)
    if not below:
        return NONE
    value = tally.sums[fact] / below
    return bounded(value, off_squared(tally, fact, over) / below**2, tally.games, sure)


def ratio_apart(
    base: Tally, other: Tally, apart: Apart, fact: Fact, over: Fact = GAMES, sure: float = SURE
) -> Estimate:
    """By how much the ratio of a variant exceeds the base's, on the same deals."""
    before, after = total(base, over), total(other, over)
    if not before or not after:
        return NONE
    if not apart.differs[fact] and not apart.differs[over]:
        return bounded(0.0, 0.0, apart.games, sure)
    first, second = base.sums[fact] / before, other.sums[fact] / after

    def both(one: Fact, another: Fact) -> int:
        """The product of a fact of the base and one of the variant, over all games."""
        if GAMES in (one, another):
            return total(other, another) if one == GAMES else total(base, one)
        return apart.products[one, another]

    off_both = both(fact, fact) - second * both(fact, over)
    off_both -= first * (both(over, fact) - second * both(over, over))
    squares = off_squared(base, fact, over) / before**2 + off_squared(other, fact, over) / after**2
    squares -= 2 * off_both / (before * after)
    return bounded(second - first, squares, apart.games, sure)


def ratio_between(
    base: Tally, other: Tally, fact: Fact, over: Fact = GAMES, sure: float = SURE
) -> Estimate:
    """The same where nothing is known of single deals: each by its own games, so less precise."""
    before, after = total(base, over), total(other, over)
    if not before or not after:
        return NONE
    squares = off_squared(base, fact, over) / before**2 + off_squared(other, fact, over) / after**2
    value = other.sums[fact] / after - base.sums[fact] / before
    return bounded(value, squares, min(base.games, other.games), sure)


def total(tally: Tally, fact: Fact) -> int:
    return tally.games if fact == GAMES else tally.sums[fact]


def off_squared(tally: Tally, fact: Fact, over: Fact) -> float:
    """How far the games are off the common ratio: the sum of squares of `fact - ratio * over`."""
    value = tally.sums[fact] / total(tally, over)
    if over == GAMES:
        return tally.squares[fact] - value * tally.sums[fact]
    product = tally.products[fact, over]
    return tally.squares[fact] - 2 * value * product + value * value * tally.squares[over]


def bounded(value: float, squares: float, games: int, sure: float) -> Estimate:
    """A sum over games with the bounds that the squares of its parts give."""
    if games < 2:
        return Estimate(value, math.nan, math.nan)
    half = errors(sure, games) * math.sqrt(max(0.0, squares) * games / (games - 1))
    return Estimate(value, value - half, value + half)
