"""The boat or the Sint's own Piet: who carries out a Varen card."""

from typing import Final

from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.moves import Move, Refusal
from speeltafel.games.bootopstoom import events
from speeltafel.games.bootopstoom.rules import run
from speeltafel.games.bootopstoom.rules_agenda import BUSY
from speeltafel.games.bootopstoom.rules_map import BOAT, OFF, PIET, square_at
from speeltafel.games.bootopstoom.state import BootOpStoom

SAILS: Final[list[Move]] = [Move("sail", (), BOAT), Move("sail", (), PIET)]


class Pawn(OnTurn[BootOpStoom]):
    """BS-RP-02: the Sint may use the card on his own Piet."""

    def moves(self, table: BootOpStoom) -> list[Move]:
        return SAILS

    def refusal(self, table: BootOpStoom, move: Move) -> Refusal | None:
        return None if move in SAILS else Refusal("BS-RP-02", "not-now")

    def effect(self, table: BootOpStoom, move: Move) -> None:
        table.phase = BUSY
        if move.number == PIET:
            use_piet(table)
        run(table)


def use_piet(table: BootOpStoom) -> None:
    """BS-RP-03, BS-AMB-37, BS-AMB-61: a new Piet starts where the boat is, looking its way."""
    table.pawn = 1 + table.sint
    if table.pawns[table.pawn] == OFF:
        table.pawns[table.pawn] = table.pawns[BOAT]
        if not table.quiet:
            square = square_at(table.pawns[BOAT])
            table.tell(events.PIET_STARTS, table.sint, number=table.square_number(square))
