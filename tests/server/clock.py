"""A loop whose clock stands still while anything is done, and then leaps to what is due next.

So a test of moments is exact, does not wait, and comes out the same on a machine that is busy.
"""

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from typing import Any

PATIENCE = 300.0


class Leaping(selectors.DefaultSelector):
    """Where the loop would wait for a moment to come, it comes."""

    clock: "Clock"

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None or (timeout and any(is_busy() for is_busy in self.clock.outside)):
            found = super().select(PATIENCE)
            assert found, "what is waited for does not come"
            return found
        self.clock.now += timeout
        return super().select(0)


class Clock(asyncio.SelectorEventLoop):
    """Made anew for each plot."""

    def __init__(self) -> None:
        self.now = 0.0
        self.outside: list[Callable[[], bool]] = []
        """Whether something goes on in a thread or process that the clock has to wait for."""
        selector = Leaping()
        selector.clock = self
        super().__init__(selector)

    def time(self) -> float:
        return self.now


def wait_for_outside(is_busy: Callable[[], bool]) -> None:
    """Have the running clock stand still as long as this holds."""
    clock = asyncio.get_running_loop()
    assert isinstance(clock, Clock)
    clock.outside.append(is_busy)


def run_by_clock(plot: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=Clock) as runner:
        runner.run(plot)


class Still(asyncio.SelectorEventLoop):
    """A loop whose clock moves only when the test moves it; sockets are as ever."""

    def __init__(self) -> None:
        self.now = 0.0
        super().__init__()

    def time(self) -> float:
        return self.now


def run_still(plot: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=Still) as runner:
        runner.run(plot)


def pass_time(seconds: float) -> None:
    clock = asyncio.get_running_loop()
    assert isinstance(clock, Still)
    clock.now += seconds
