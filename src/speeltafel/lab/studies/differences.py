"""What of variants differs from the first beyond noise: every figure held to a bound for all."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from speeltafel.lab.counting.figures import SURE, Estimate
from speeltafel.lab.counting.ratios import total
from speeltafel.lab.counting.tally import Tally
from speeltafel.lab.studies.variants import Figure, value_of

NOISE = 0.05
"""How probably a whole page holds a sentence that chance alone made."""
FEWEST = 100
"""Games below which nothing is said to be beyond noise."""
LEAST = 20
"""The same for games in which a figure differs at all."""


@dataclass(frozen=True)
class Difference:
    """What one figure of a variant is, beside the base's."""

    level: str
    variant: int
    figure: Figure
    before: float
    after: float
    difference: Estimate
    beyond_noise: bool


@dataclass(frozen=True)
class Contrast:
    """By how much a figure of two variants differs."""

    difference: Estimate
    strict: Sequence[Estimate]
    """The same with the bounds that all are held to, in each way in which it has to differ."""
    comes_up: bool
    """Whether what it counts was seen often enough."""


def held_to_all(
    tallies: Mapping[str, Sequence[Tally]],
    figures: Callable[[Sequence[Tally]], list[Figure]],
    measure: Callable[[str, int, Figure, float], Contrast],
) -> tuple[list[Difference], float]:
    """Every figure of every variant beside the base's, and how sure each has to be.

    Among many comparisons some are large by chance: each is held to Bonferroni's bound.
    """
    cases = [
        (level, variant, figure)
        for level, row in tallies.items()
        if row[0].games
        for figure in figures(row)
        for variant in range(1, len(row))
    ]
    sure = 1 - NOISE / max(1, len(cases))
    found = []
    for level, variant, figure in cases:
        base, other = tallies[level][0], tallies[level][variant]
        before, after = value_of(base, figure).value, value_of(other, figure).value
        one = measure(level, variant, figure, sure)
        games = min(total(tally, figure.over) for tally in (base, other))
        beyond = games >= FEWEST and one.comes_up and one_way(one.strict)
        found.append(Difference(level, variant, figure, before, after, one.difference, beyond))
    return found, sure


def tails_apart(base: Tally, other: Tally, figure: Figure, sure: float = SURE) -> Estimate:
    """By how much a quantile differs, from the bounds of both."""
    one, two = value_of(base, figure, sure), value_of(other, figure, sure)
    value = two.value - one.value
    below = math.hypot(two.value - two.low, one.high - one.value)
    above = math.hypot(two.high - two.value, one.value - one.low)
    return Estimate(value, value - below, value + above)


def one_way(strict: Sequence[Estimate]) -> bool:
    """Whether all of these say that it is more, or all that it is less."""
    return all(one.low > 0 for one in strict) or all(one.high < 0 for one in strict)
