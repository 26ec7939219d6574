"""Several special parcels were delivered: which power comes first."""

from typing import Final

from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.moves import Move, Refusal
from speeltafel.games.bootopstoom.cards import FACES
from speeltafel.games.bootopstoom.expansions.pakjes import use_power
from speeltafel.games.bootopstoom.rules import run
from speeltafel.games.bootopstoom.state import BootOpStoom

POWERS: Final[list[Move]] = [Move("power", (card,)) for card in range(FACES)]


class Power(OnTurn[BootOpStoom]):
    """BS-PP-01: in an order that the Sint chooses."""

    def moves(self, table: BootOpStoom) -> list[Move]:
        return [POWERS[card] for card in sorted(set(table.powers))]

    def refusal(self, table: BootOpStoom, move: Move) -> Refusal | None:
        return None if move in self.moves(table) else Refusal("BS-PP-01", "not-now")

    def effect(self, table: BootOpStoom, move: Move) -> None:
        use_power(table, move.cards[0])
        run(table)
