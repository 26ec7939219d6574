"""Wie kent hem niet?: the Small Sint names the Big Sint."""

from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.questions import Asked, Question
from speeltafel.games.pietenpoker.decisions.crime import picks
from speeltafel.games.pietenpoker.expansions.wie_kent import choose_big
from speeltafel.games.pietenpoker.rules import deal
from speeltafel.games.pietenpoker.state import Pietenpoker


class BigSint(Asked[Pietenpoker]):
    """PP-SINT-01, PP-AMB-37: anybody else, before the deal."""

    def moves(self, table: Pietenpoker, seat: int, question: Question) -> list[Move]:
        return picks([other for other in range(table.players) if other != table.sint])

    def refusal(
        self, table: Pietenpoker, seat: int, question: Question, move: Move
    ) -> Refusal | None:
        legal = move in self.moves(table, seat, question)
        return None if legal else Refusal("PP-SINT-01", "big")

    def effect(self, table: Pietenpoker, question: Question) -> None:
        choose_big(table, question.answers[question.asked[0]].number)
        deal(table)
