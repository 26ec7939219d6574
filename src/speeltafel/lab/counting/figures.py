"""Figures from observations: means with intervals, quantiles, strengths."""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean, stdev

from speeltafel.lab.counting.facts import Fact
from speeltafel.lab.counting.tally import Tally

SURE = 0.95
"""How often the bounds of a figure hold the true one."""
SAID = 0.99
"""The same, where a sentence claims that a figure is more than chance: a page has several."""


@dataclass(frozen=True)
class Estimate:
    """A figure and the bounds that hold the true one in 95 of 100 runs."""

    value: float
    low: float
    high: float

    def scaled(self, by: float) -> "Estimate":
        return Estimate(self.value * by, self.low * by, self.high * by)


def errors(sure: float, observations: float = math.inf) -> float:
    """Standard errors on either side of a mean that hold the true one so often.

    Few observations know their own spread badly: that is Student's distribution, by its expansion
    around the normal one, and exactly for two and three observations.
    """
    free = observations - 1
    if free < 1:
        return math.inf
    if free == 1:
        return math.tan(math.pi * sure / 2)
    if free == 2:
        return sure * math.sqrt(2 / (1 - sure * sure))
    z = NormalDist().inv_cdf((1 + sure) / 2)
    return (
        z
        + (z**3 + z) / (4 * free)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * free**3)
    )


def share_of(part: float, whole: float, sure: float = SURE) -> Estimate:
    """A share of so many games, with Wilson's interval; also for wins that were shared."""
    if not whole:
        return Estimate(math.nan, math.nan, math.nan)
    share, z = part / whole, errors(sure) ** 2 / whole
    middle = (share + z / 2) / (1 + z)
    half = math.sqrt(share * (1 - share) * z + z * z / 4) / (1 + z)
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half))


def share_by_deals(found: Estimate, deals: int) -> Estimate:
    """A mean of shares, one a deal, whose bounds are shares too.

    That all deals went alike is not yet certainty: each counts as one game then.
    """
    if found.low == found.high:
        return share_of(found.value * deals, deals)
    return Estimate(found.value, max(0.0, found.low), min(1.0, found.high))


def interval(observed: Sequence[float]) -> Estimate:
    """The mean of independent observations."""
    number = len(observed)
    return around(fmean(observed), stdev(observed) if number > 1 else math.nan, number)


def mean_of(total: int, squares: int, number: int, sure: float = SURE) -> Estimate:
    """The mean of so many whole numbers, from their sum and the sum of their squares."""
    if not number:
        return Estimate(math.nan, math.nan, math.nan)
    spread = math.nan
    if number > 1:
        spread = math.sqrt(variance(total, squares, number) * number / (number - 1))
    return around(total / number, spread, number, sure)


def around(mean: float, spread: float, number: int, sure: float = SURE) -> Estimate:
    """A mean of so many observations with this spread; a single one has neither nor bounds."""
    half = errors(sure, number) * spread / math.sqrt(number)
    return Estimate(mean, mean - half, mean + half)


def variance(total: int, squares: int, number: int) -> float:
    return max(0, number * squares - total * total) / number**2


def luce(
    won: Mapping[str, float], tables: Mapping[tuple[str, str], float], copies: int
) -> dict[str, float]:
    """Strengths by which one of a table's seats wins in proportion to them, the first bot's 1.

    `tables` counts games of one bot against so many copies of another. Hunter's minorisation
    raises the likelihood in every step. One game more at each table, won by all of its seats in
    equal parts, keeps who never won above 0.
    """
    wins = dict(won)
    for one, other in tables:
        wins[one] += 1 / (copies + 1)
        wins[other] += copies / (copies + 1)
    strength = dict.fromkeys(wins, 1.0)
    for _ in range(1000):
        drawn = dict.fromkeys(wins, 0.0)
        for (one, other), games in tables.items():
            share = (games + 1) / (strength[one] + copies * strength[other])
            drawn[one] += share
            drawn[other] += copies * share
        new = {name: wins[name] / drawn[name] for name in wins}
        scale = 1 / math.exp(fmean(math.log(value) for value in new.values()))
        new = {name: value * scale for name, value in new.items()}
        moved = max(abs(math.log(new[name] / strength[name])) for name in wins)
        strength = new
        if moved < 1e-9:
            break
    first = next(iter(strength.values()))
    return {name: round(value / first, 4) for name, value in strength.items()}


def estimate(tally: Tally, fact: Fact) -> Estimate:
    """The mean of a fact over the games."""
    return mean_of(tally.sums[fact], tally.squares[fact], tally.games)


def mean(tally: Tally, fact: Fact) -> float:
    return round(tally.sums[fact] / tally.games, 4)


def deviation(tally: Tally, fact: Fact) -> float:
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


def quantile_of(counts: Counter[int], percent: int, sure: float = SURE) -> Estimate:
    """A quantile with its bounds: which of the observations in order it may be in truth."""
    number = counts.total()
    if not number:
        return Estimate(math.nan, math.nan, math.nan)
    part = percent / 100
    half = errors(sure) * math.sqrt(number * part * (1 - part))
    first, last = math.floor(number * part - half), math.ceil(number * part + half) + 1
    ordered = sorted(counts.elements())
    bounds = [ordered[min(max(at, 1), number) - 1] for at in (first, last)]
    return Estimate(quantile(counts, percent), *bounds)


def rounded(value: float) -> float | None:
    """A figure as data; nothing where there is none."""
    return round(value, 6) if math.isfinite(value) else None
