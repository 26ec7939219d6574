"""Wie kent hem niet?: the Big Sint doubles the small blind."""

from typing import Final

from speeltafel.engine.chance import Chance
from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.moves import Move, Refusal
from speeltafel.games.pietenpoker import events
from speeltafel.games.pietenpoker.decisions.bid import lay_moves, one_of
from speeltafel.games.pietenpoker.decisions.blindly import GO
from speeltafel.games.pietenpoker.rules import begin_reveals, go, lay
from speeltafel.games.pietenpoker.rules_bids import why_not_go, why_not_lay
from speeltafel.games.pietenpoker.state import Pietenpoker

ONLY_PASS: Final[list[Move]] = [Move("pass")]


class BigBlind(OnTurn[Pietenpoker]):
    """PP-SINT-03: twice as much, if possible; PP-AMB-46: face up, and nothing else."""

    def moves(self, table: Pietenpoker) -> list[Move]:
        moves = lay_moves(table, exempt=False)
        if why_not_go(table) is None:
            moves.append(GO)
        return moves or ONLY_PASS

    def any_move(self, table: Pietenpoker, chance: Chance) -> Move:
        return one_of(self.moves(table), chance)

    def refusal(self, table: Pietenpoker, move: Move) -> Refusal | None:
        verb = move.verb
        if verb == "lay" and move.cards:
            return why_not_lay(table, move.cards[0])
        if verb == "go":
            return why_not_go(table)
        if verb == "pass":
            if self.moves(table) == ONLY_PASS:
                return None
            return Refusal("PP-SINT-03", "can-double")
        return Refusal("PP-SINT-03", "double-first")

    def effect(self, table: Pietenpoker, move: Move) -> None:
        if move.verb == "lay":
            lay(table, move.cards[0])
        elif move.verb == "go":
            go(table)
        else:
            pass_blind(table)


def pass_blind(table: Pietenpoker) -> None:
    """PP-AMB-36: who cannot double is let off."""
    if not table.quiet:
        table.tell(events.PASSED, table.turn)
    begin_reveals(table)
