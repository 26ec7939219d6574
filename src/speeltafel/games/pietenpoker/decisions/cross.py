"""Pietje Precies: which card does not count."""

from typing import Final

from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.questions import Asked, Question
from speeltafel.games.pietenpoker.cards import NAMES
from speeltafel.games.pietenpoker.expansions.precies import ask_crossings, cards_left, cross_out
from speeltafel.games.pietenpoker.rules import judge
from speeltafel.games.pietenpoker.state import Pietenpoker

CROSSES: Final[list[Move]] = [Move("cross", (card,)) for card in range(len(NAMES))]
CROSS_NONE: Final = Move("cross")


class Cross(Asked[Pietenpoker]):
    """PP-AMB-33: a card of the room or the hand; by house rule also none any more."""

    def moves(self, table: Pietenpoker, seat: int, question: Question) -> list[Move]:
        moves = [CROSSES[card] for card in sorted(set(cards_left(table, seat)))]
        if table.house.may_cross:
            moves.append(CROSS_NONE)
        return moves

    def refusal(
        self, table: Pietenpoker, seat: int, question: Question, move: Move
    ) -> Refusal | None:
        legal = move in self.moves(table, seat, question)
        return None if legal else Refusal("PP-PREC-04", "cross")

    def effect(self, table: Pietenpoker, question: Question) -> None:
        cross_out(table, question)
        if not ask_crossings(table):
            judge(table)
