"""While something goes on by itself, or a question is open, the seat on turn decides nothing."""

from typing import Final

from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.moves import Move, Refusal
from speeltafel.games.bootopstoom.state import BootOpStoom

NO_MOVES: Final[list[Move]] = []


class Busy(OnTurn[BootOpStoom]):
    """A step in the middle of a move: nobody is asked."""

    def moves(self, table: BootOpStoom) -> list[Move]:
        return NO_MOVES

    def refusal(self, table: BootOpStoom, move: Move) -> Refusal | None:
        return Refusal("BS-EXE-03", "not-now")

    def effect(self, table: BootOpStoom, move: Move) -> None:
        """No move is legal here: nothing follows."""
