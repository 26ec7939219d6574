"""Figures from observations: means with intervals, quantiles, strengths."""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean, stdev

from speeltafel.lab.tally import Tally

SURE = NormalDist().inv_cdf(0.975)
"""Standard errors on either side of a mean that hold it in 95 of 100 runs."""


def interval(observed: Sequence[float]) -> dict[str, float]:
    """The mean of independent observations and its 95 % interval."""
    mean = fmean(observed)
    half = SURE * stdev(observed) / math.sqrt(len(observed)) if len(observed) > 1 else math.inf
    known = math.isfinite(half)
    return {
        "mean": round(mean, 5),
        **({"low": round(mean - half, 5), "high": round(mean + half, 5)} if known else {}),
    }


def quantile_of(ordered: Sequence[float], share: float) -> float:
    """The smallest value that at least this share of the values does not exceed."""
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]


def luce(
    won: Mapping[str, float], tables: Mapping[tuple[str, str], float], copies: int
) -> dict[str, float]:
    """Strengths by which one of a table's seats wins in proportion to them, the first bot's 1.

    `tables` counts games of one bot against so many copies of another. Hunter's minorisation
    raises the likelihood in every step. Half a win against everybody keeps who never won above 0.
    """
    strength = dict.fromkeys(won, 1.0)
    for _ in range(1000):
        drawn = dict.fromkeys(won, 0.0)
        for (one, other), games in tables.items():
            share = games / (strength[one] + copies * strength[other])
            drawn[one] += share
            drawn[other] += copies * share
        new = {name: (won[name] + 0.5) / max(drawn[name], 1e-12) for name in won}
        scale = 1 / math.exp(fmean(math.log(value) for value in new.values()))
        new = {name: value * scale for name, value in new.items()}
        moved = max(abs(math.log(new[name] / strength[name])) for name in won)
        strength = new
        if moved < 1e-9:
            break
    first = next(iter(strength.values()))
    return {name: round(value / first, 4) for name, value in strength.items()}


@dataclass(frozen=True)
class Estimate:
    """A figure and the bounds that hold the true one in 95 of 100 runs."""

    value: float
    low: float
    high: float

    def scaled(self, by: float) -> "Estimate":
        return Estimate(self.value * by, self.low * by, self.high * by)


def share_of(part: float, whole: float) -> Estimate:
    """A share of so many games, with Wilson's interval; also for wins that were shared."""
    if not whole:
        return Estimate(math.nan, math.nan, math.nan)
    share, z = part / whole, SURE * SURE / whole
    middle = (share + z / 2) / (1 + z)
    half = math.sqrt(share * (1 - share) * z + z * z / 4) / (1 + z)
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half))


def mean_of(total: int, squares: int, number: int, sure: float = SURE) -> Estimate:
    """The mean of so many whole numbers, from their sum and the sum of their squares."""
    if not number:
        return Estimate(math.nan, math.nan, math.nan)
    value = total / number
    if number == 1:
        return Estimate(value, math.nan, math.nan)
    half = sure * math.sqrt(variance(total, squares, number) / number)
    return Estimate(value, value - half, value + half)


def variance(total: int, squares: int, number: int) -> float:
    return max(0, number * squares - total * total) / number**2


def estimate(tally: Tally, fact: str) -> Estimate:
    """The mean of a fact over the games."""
    return mean_of(tally.sums[fact], tally.squares[fact], tally.games)


def mean(tally: Tally, fact: str) -> float:
    return round(tally.sums[fact] / tally.games, 4)


def deviation(tally: Tally, fact: str) -> float:
    return round(math.sqrt(variance(tally.sums[fact], tally.squares[fact], tally.games)), 4)


def spread_of(tally: Tally, name: str) -> dict[str, float]:
    """The mean of a spread, its deviation, and where its middle, its tail and its end lie."""
    counts = tally.spreads.get(name, Counter())
    number = counts.total()
    if not number:
        return {}
    total = sum(value * n for value, n in counts.items())
    squares = sum(value * value * n for value, n in counts.items())
    return {
        "mean": round(total / number, 4),
        "sd": round(math.sqrt(variance(total, squares, number)), 4),
        "p50": quantile(counts, 50),
        "p95": quantile(counts, 95),
        "max": max(counts),
    }


def quantile(counts: Counter[int], percent: int) -> int:
    """The smallest value that at least this share of the games does not exceed."""
    wanted = counts.total() * percent
    seen = 0
    for value in sorted(counts):
        seen += counts[value] * 100
        if seen >= wanted:
            return value
    return max(counts)
