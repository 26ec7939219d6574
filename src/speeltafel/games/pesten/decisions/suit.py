"""A jack: its owner says which suit has to follow."""

from typing import Final

from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.moves import Move, Refusal
from speeltafel.games.pesten import events
from speeltafel.games.pesten.cards import SUITS
from speeltafel.games.pesten.rules import begin_turn
from speeltafel.games.pesten.state import Pesten

SUIT_MOVES: Final[list[Move]] = [Move("suit", (), suit) for suit in range(len(SUITS))]


class SuitChoice(OnTurn[Pesten]):
    """PE-JACK-01."""

    def moves(self, table: Pesten) -> list[Move]:
        return SUIT_MOVES

    def refusal(self, table: Pesten, move: Move) -> Refusal | None:
        return None if move.verb == "suit" else Refusal("PE-JACK-01", "suit-first")

    def effect(self, table: Pesten, move: Move) -> None:
        table.suit = move.number
        if not table.quiet:
            table.tell(events.SUIT, table.turn, number=move.number)
        begin_turn(table, table.after(table.turn))
