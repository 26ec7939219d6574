"""Under `verdwaald` the Sint says where the next card is laid."""

from typing import Final

from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.moves import Move, Refusal
from speeltafel.games.bootopstoom.expansions.kalender import choose_spot, spots
from speeltafel.games.bootopstoom.rules_row import MOST_POSITIONS
from speeltafel.games.bootopstoom.state import BootOpStoom

SPOTS: Final[list[Move]] = [Move("spot", (), n + 1) for n in range(MOST_POSITIONS)]


class Pointing(OnTurn[BootOpStoom]):
    """BS-AMB-62: a free position for which the player may have a card."""

    def moves(self, table: BootOpStoom) -> list[Move]:
        return [SPOTS[position] for position in spots(table)]

    def refusal(self, table: BootOpStoom, move: Move) -> Refusal | None:
        if move in self.moves(table):
            return None
        if move.verb == "spot":
            return Refusal("BS-AMB-62", "no-position", {"number": move.number})
        return Refusal("BS-KK-02", "not-now")

    def effect(self, table: BootOpStoom, move: Move) -> None:
        choose_spot(table, move.number - 1)
