"""How quickly things go at a table: whoever runs it says so."""

from typing import Protocol

SOON = 0.001
"""A timer may come so much early."""


class Pace(Protocol):
    """Times in seconds, and shares of the rules' own times."""

    @property
    def pause(self) -> float:
        """How long bots wait before they move."""

    @property
    def windows(self) -> float:
        """The share of the rules' time for which reaction windows are open."""

    @property
    def think(self) -> float:
        """How long bots that search think."""

    @property
    def nudge(self) -> float:
        """After which share of the clock's time somebody is nudged."""

    @property
    def away(self) -> float:
        """How long somebody who went is still near."""

    @property
    def opening(self) -> float:
        """How long the words for the shuffle are waited for."""
