"""Who thinks for a table's bots: elsewhere, and for as long as it may take."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from speeltafel.bots.retelling import Told
from speeltafel.table import wire
from speeltafel.table.match import Match

T_co = TypeVar("T_co", covariant=True)

Failed = Callable[[str, BaseException], None]
"""Is told what did not come of somebody's thinking, and why."""


class Later(Protocol[T_co]):
    """Something that is being found out elsewhere."""

    def done(self) -> bool: ...
    def cancel(self) -> bool: ...
    def cancelled(self) -> bool: ...
    def result(self) -> T_co: ...
    def exception(self) -> BaseException | None: ...
    def add_done_callback(self, told: Callable[["Later[T_co]"], object], /) -> None: ...


class Thinkers(Protocol):
    """Who thinks for bots that search, without keeping a table waiting."""

    def wake(self) -> None:
        """Bots that search are there: be ready."""

    def begin(
        self, game: str, level: str, told: Told, seed: int, within: float
    ) -> Later[str | None]:
        """Think about a seat's move; the answer is its notation, or None if too late."""

    def prepare(self, game: str) -> None:
        """A coach of this game is there: be ready, also the first time that he is asked."""

    def advise(
        self, game: str, told: Told, own_id: str, seq: int, deep: bool
    ) -> Later[wire.Tipped]:
        """Find out what a coach would do in a seat; `deep` by trying it out."""

    def judge(self, game: str, told: Told, move: str, seq: int) -> Later[wire.Better | None] | None:
        """Find out whether a seat's move was a clear mistake; None when there is no time for it."""

    def recall(self, match: Match, seat: int) -> Later[Told] | None:
        """Find out what a seat has seen of a match; None when there is no time for it."""
