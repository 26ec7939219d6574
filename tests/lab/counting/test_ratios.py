"""Ratios have the bounds that the games give."""

import random
from statistics import fmean

import pytest

from speeltafel.lab.counting.facts import DECISIONS, Fact, Facts
from speeltafel.lab.counting.ratios import ratio, ratio_apart, ratio_between
from tests.lab.surveyed import pairs

LAID = Fact("event", "laid")


def test_a_ratio_and_its_difference_have_the_bounds_that_the_games_give() -> None:
    """Held against the linearised games themselves, one by one."""
    rng = random.Random(4)

    def facts() -> Facts:
        decisions = rng.randint(20, 60)
        return {
            DECISIONS: decisions,
            LAID: sum(rng.random() < 0.2 for _ in range(decisions)),
        }

    rows = [(facts(), facts()) for _ in range(80)]
    base, other, apart = pairs(rows)
    offs = []
    for tally, n in ((base, 0), (other, 1)):
        value = tally.sums[LAID] / tally.sums[DECISIONS]
        mean = tally.sums[DECISIONS] / 80
        offs.append([(row[n][LAID] - value * row[n][DECISIONS]) / mean for row in rows])
        assert ratio(tally, LAID, DECISIONS).value == pytest.approx(value)
    single = ratio(base, LAID, DECISIONS)
    spread = (sum(off * off for off in offs[0]) / 79 / 80) ** 0.5
    assert single.high - single.value == pytest.approx(1.9905 * spread, rel=1e-3)
    found = ratio_apart(base, other, apart, LAID, DECISIONS)
    both = [b - a for a, b in zip(*offs, strict=True)]
    assert fmean(both) == pytest.approx(0, abs=1e-12)
    spread = (sum(off * off for off in both) / 79 / 80) ** 0.5
    assert found.high - found.value == pytest.approx(1.9905 * spread, rel=1e-3)
    alone = ratio_between(base, other, LAID, DECISIONS)
    spread = sum(off * off for side in offs for off in side) ** 0.5 / (79 * 80) ** 0.5
    assert alone.value == pytest.approx(found.value)
    assert alone.high - alone.value == pytest.approx(1.9905 * spread, rel=1e-3)
    a_game = ratio_apart(base, other, apart, LAID)
    mean = (other.sums[LAID] - base.sums[LAID]) / 80
    assert a_game.value == pytest.approx(mean)
