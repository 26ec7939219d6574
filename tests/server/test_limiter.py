"""Rates, without a server."""

import time

import pytest

from speeltafel.server.limiter import Limiter
from speeltafel.server.settings import Settings


class Clock:
    now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(time, "monotonic", clock.monotonic)
    return clock


def forget_all(rates: Limiter) -> None:
    for key in [*rates.buckets]:
        rates.forget(key)


def test_a_rate_is_each_address_s_own_and_comes_back(clock: Clock) -> None:
    rates = Limiter(Settings(join_rate="2/minute"))
    assert [rates.allows("join", "one") for _ in range(3)] == [True, True, False]
    assert rates.allows("join", "two")
    clock.now += 29
    assert not rates.allows("join", "one")
    clock.now += 1
    assert rates.allows("join", "one")
    assert not rates.allows("join", "one")


def test_only_addresses_that_make_no_difference_are_forgotten(clock: Clock) -> None:
    rates = Limiter(Settings(join_rate="2/minute"))
    for _ in range(3):
        rates.allows("join", "busy")
    rates.allows("join", "idle")
    clock.now += 30
    forget_all(rates)
    assert list(rates.buckets) == [("join", "busy")]
    clock.now += 30
    forget_all(rates)
    assert not rates.buckets
