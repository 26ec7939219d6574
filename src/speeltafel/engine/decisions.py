"""Decisions as objects: each kind of decision is one small class with one instance.

A state finds the decision of the seat on turn by its `phase`, a number, in the list of its game's
`Course`; questions have theirs in `engine/questions.py`. The type of table stays open here, so
that the state can know decisions and these need not know it.
"""

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from speeltafel.engine.chance import Chance
from speeltafel.engine.moves import Move, Refusal

StateT = TypeVar("StateT")


@mypyc_attr(allow_interpreted_subclasses=True)
class OnTurn(ABC, Generic[StateT]):
    """A decision of the seat on turn: what it may do, why not something else, what follows."""

    @abstractmethod
    def moves(self, table: StateT) -> list[Move]:
        """All legal moves, for reading: the list may be shared."""

    def any_move(self, table: StateT, chance: Chance) -> Move:
        """One of them, each as likely as the others; where lists are long, without the list."""
        moves = self.moves(table)
        return moves[chance.below(len(moves))] if len(moves) > 1 else moves[0]

    @abstractmethod
    def refusal(self, table: StateT, move: Move) -> Refusal | None:
        """Why the seat on turn may not make this move."""

    def in_steps(self, table: StateT, move: Move) -> bool:
        """Whether this move, though legal, is one of too many to be listed."""
        return False

    @abstractmethod
    def effect(self, table: StateT, move: Move) -> None:
        """The seat on turn makes this legal move."""

    def at_rest(self, table: StateT) -> bool:
        """Whether the turn has not begun yet, so that the table can be judged as it is."""
        return True
