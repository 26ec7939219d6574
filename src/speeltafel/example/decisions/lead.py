"""The turn: lead a card."""

from typing import Final

from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.moves import Move, Refusal
from speeltafel.example.cards import NAMES
from speeltafel.example.rules import lead, may_lay
from speeltafel.example.state import Voorbeeld

LAYS: Final[list[Move]] = [Move("lay", (card,)) for card in range(len(NAMES))]
"""Made once: moves are for reading."""


def lays(table: Voorbeeld, seat: int) -> list[Move]:
    """Every card of a hand once, also where there are two copies."""
    return [LAYS[card] for card in sorted(set(table.hands[seat]))]


class Lead(OnTurn[Voorbeeld]):
    """VB-LEAD-01."""

    def moves(self, table: Voorbeeld) -> list[Move]:
        return lays(table, table.turn)

    def refusal(self, table: Voorbeeld, move: Move) -> Refusal | None:
        if may_lay(table, table.turn, move.verb, move.cards):
            return None
        return Refusal("VB-LEAD-01", "not-in-hand")

    def effect(self, table: Voorbeeld, move: Move) -> None:
        lead(table, move.cards[0])
