"""Figures from observations, held against known ones."""

import math
import random
from collections import Counter

import pytest

from speeltafel.lab.counting.figures import errors, interval, luce, quantile_of


def test_an_interval_holds_the_mean_of_a_known_sample() -> None:
    found = interval([0.0, 1.0] * 50)
    half = 1.984217 * 0.5025189 / 10  # Student's, with 99 degrees of freedom
    assert found.value == 0.5
    assert math.isclose(found.low, 0.5 - half, abs_tol=1e-6)
    assert math.isnan(interval([0.3]).low)


@pytest.mark.parametrize(
    ("observations", "sure", "expected"),
    [(2, 0.95, 12.7062), (3, 0.95, 4.3027), (30, 0.95, 2.0452), (30, 1 - 0.05 / 300, 4.3203)],
)
def test_few_observations_want_wider_bounds(
    observations: int, sure: float, expected: float
) -> None:
    assert math.isclose(errors(sure, observations), expected, rel_tol=1e-3)


def test_even_evidence_gives_even_strengths() -> None:
    found = luce({"a": 1.0, "b": 3.0}, {("a", "b"): 4.0}, copies=3)
    assert found == {"a": 1, "b": 1}


def test_luce_finds_the_strengths_behind_win_shares() -> None:
    """Of strength 3 among three of strength 1: 3 of 6 wins; the other way round 1 of 10."""
    won = {"a": 500.0 + 900.0, "b": 500.0 + 100.0}
    found = luce(won, {("a", "b"): 1000.0, ("b", "a"): 1000.0}, copies=3)
    assert found["a"] == 1
    assert math.isclose(found["b"], 1 / 3, rel_tol=0.01)


def test_the_bounds_of_a_quantile_hold_the_true_one() -> None:
    """Of numbers from 0 to 999, all equally likely, 95 of 100 are at most 949."""
    luck, held = random.Random(3), 0
    for _ in range(200):
        found = quantile_of(Counter(luck.randrange(1000) for _ in range(100)), 95)
        held += found.low <= 949 <= found.high
        assert found.low <= found.value <= found.high
    assert 0.93 < held / 200 < 1
    assert math.isnan(quantile_of(Counter(), 95).value)
