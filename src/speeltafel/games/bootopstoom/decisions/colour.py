"""Which Piet is whose."""

from typing import Final

from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.moves import Move, Refusal
from speeltafel.games.bootopstoom.expansions.pietjes import choose_colour, free_colours
from speeltafel.games.bootopstoom.rules import run
from speeltafel.games.bootopstoom.rules_map import COLOURS
from speeltafel.games.bootopstoom.state import BootOpStoom

PIETEN: Final[list[Move]] = [Move("piet", (), colour) for colour in range(len(COLOURS))]


class Colour(OnTurn[BootOpStoom]):
    """BS-RP-01: everybody chooses a Piet of his own."""

    def moves(self, table: BootOpStoom) -> list[Move]:
        return [PIETEN[colour] for colour in free_colours(table)]

    def refusal(self, table: BootOpStoom, move: Move) -> Refusal | None:
        if move in self.moves(table):
            return None
        return Refusal("BS-RP-01", "colour-taken" if move.verb == "piet" else "not-now")

    def effect(self, table: BootOpStoom, move: Move) -> None:
        choose_colour(table, move.number)
        run(table)
