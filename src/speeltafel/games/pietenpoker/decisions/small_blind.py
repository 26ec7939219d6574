"""Wie kent hem niet?: the Small Sint begins with one card."""

from typing import Final

from speeltafel.engine.chance import Chance
from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.moves import Move, Refusal
from speeltafel.games.pietenpoker.cards import NAMES
from speeltafel.games.pietenpoker.decisions.bid import one_of
from speeltafel.games.pietenpoker.rules import go, lay
from speeltafel.games.pietenpoker.state import Pietenpoker

BLINDS: Final[list[Move]] = [Move("blind", (card,)) for card in range(len(NAMES))]


class SmallBlind(OnTurn[Pietenpoker]):
    """PP-SINT-02: one card; PP-AMB-46: face up, and nothing else."""

    def moves(self, table: Pietenpoker) -> list[Move]:
        return [BLINDS[card] for card in sorted(set(table.hands[table.turn]))]

    def any_move(self, table: Pietenpoker, chance: Chance) -> Move:
        return one_of(self.moves(table), chance)

    def refusal(self, table: Pietenpoker, move: Move) -> Refusal | None:
        if move.verb != "blind":
            return Refusal("PP-SINT-02", "blind-first")
        if move.cards[0] not in table.hands[table.turn]:
            return Refusal("PP-BID-06", "not-in-hand", {"card": move.cards[0]})
        return None

    def effect(self, table: Pietenpoker, move: Move) -> None:
        lay(table, move.cards[0])
        go(table)
