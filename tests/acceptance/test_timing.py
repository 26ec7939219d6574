"""Times that differ are told apart, and those of a refusal do not differ by what others hold."""

import random

from tests.acceptance.timing import mann_whitney, refusals

LUCK = random.Random(4)


def sample(shift: float) -> list[float]:
    return [LUCK.gauss(shift, 1.0) for _ in range(500)]


def test_what_differs_is_told_apart_and_what_does_not_is_not() -> None:
    assert mann_whitney(sample(0.0), sample(0.5)) < 1e-6
    assert mann_whitney(sample(0.0), sample(0.0)) > 1e-3
    assert mann_whitney([1.0] * 9, [1.0] * 9) == 1.0


def test_how_long_a_refusal_takes_tells_nothing() -> None:
    assert mann_whitney(*refusals(300)) > 1e-6
