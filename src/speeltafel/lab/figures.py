"""Figures from observations: means with intervals, quantiles, strengths."""

import math
from collections.abc import Mapping, Sequence
from statistics import NormalDist, fmean, stdev

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
