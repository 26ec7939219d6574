"""The Hand rule: at the end of a round, keep the hand or throw it away."""

from typing import Final

from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.questions import Asked, Question
from speeltafel.games.pietenpoker import events
from speeltafel.games.pietenpoker.rules import close_round
from speeltafel.games.pietenpoker.state import Pietenpoker

KEEPING: Final[list[Move]] = [Move("keep"), Move("throw")]


class Keep(Asked[Pietenpoker]):
    """PP-HAND-02, PP-AMB-17: those who still have their hand."""

    def moves(self, table: Pietenpoker, seat: int, question: Question) -> list[Move]:
        return KEEPING

    def refusal(
        self, table: Pietenpoker, seat: int, question: Question, move: Move
    ) -> Refusal | None:
        legal = move in self.moves(table, seat, question)
        return None if legal else Refusal("PP-HAND-02", "keep")

    def effect(self, table: Pietenpoker, question: Question) -> None:
        close_round(table, question.number - 1, throwers(table, question))


def throwers(table: Pietenpoker, question: Question) -> list[int]:
    """PP-HAND-02: who throws his hand away."""
    found = []
    for seat in question.asked:
        throws = question.answers[seat].verb == "throw"
        if throws:
            found.append(seat)
        if not table.quiet:
            table.tell(events.THREW if throws else events.KEPT, seat)
    return found
