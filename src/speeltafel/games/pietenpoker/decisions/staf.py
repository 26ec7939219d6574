"""Stafpiet with two Sints: which of them to become."""

from typing import Final

from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.questions import Asked, Question
from speeltafel.games.pietenpoker.expansions.wie_kent import make_big, make_sint
from speeltafel.games.pietenpoker.rules import work_on
from speeltafel.games.pietenpoker.state import Pietenpoker

SINTS: Final[list[Move]] = [Move("become", (), 0), Move("become", (), 1)]


class Staf(Asked[Pietenpoker]):
    """PP-SINT-04: the player chooses."""

    def moves(self, table: Pietenpoker, seat: int, question: Question) -> list[Move]:
        return SINTS

    def refusal(
        self, table: Pietenpoker, seat: int, question: Question, move: Move
    ) -> Refusal | None:
        legal = move in self.moves(table, seat, question)
        return None if legal else Refusal("PP-SINT-04", "staf")

    def effect(self, table: Pietenpoker, question: Question) -> None:
        if question.answers[question.asked[0]].number:
            make_big(table, table.turn)
        else:
            make_sint(table, table.turn)
        work_on(table)
