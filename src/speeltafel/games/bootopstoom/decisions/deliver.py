"""A house is reached and what it wishes lies ready: the Sint delivers, or keeps the parcels."""

from typing import Final

from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.moves import Move, Refusal
from speeltafel.games.bootopstoom import events
from speeltafel.games.bootopstoom.rules import run
from speeltafel.games.bootopstoom.rules_agenda import BUSY
from speeltafel.games.bootopstoom.rules_delivering import deliver, deliveries
from speeltafel.games.bootopstoom.state import BootOpStoom

MOST_IN_HOUSE: Final = 3
"""Parcels of one delivery: two wishes, and one more under `boekkwijt`."""
KEEP: Final = Move("keep")


class Deliver(OnTurn[BootOpStoom]):
    """BS-DEL-01; BS-AMB-17: delivering is optional."""

    def moves(self, table: BootOpStoom) -> list[Move]:
        return [*[Move("deliver", cards) for cards in deliveries(table)], KEEP]

    def refusal(self, table: BootOpStoom, move: Move) -> Refusal | None:
        if move in self.moves(table):
            return None
        return Refusal("BS-DEL-01", "not-wished" if move.verb == "deliver" else "not-now")

    def effect(self, table: BootOpStoom, move: Move) -> None:
        if move.cards:
            deliver(table, move.cards)
        else:
            keep(table)
        run(table)


def keep(table: BootOpStoom) -> None:
    """BS-AMB-17: delivering is optional."""
    table.phase = BUSY
    if not table.quiet:
        table.tell(events.KEPT, table.sint, number=table.square_number(table.target))
