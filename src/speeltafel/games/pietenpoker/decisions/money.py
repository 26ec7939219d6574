"""The Money rule: more bid, or more hand cards."""

from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.questions import Asked, Question
from speeltafel.games.pietenpoker.expansions.biedregel import money_choices, spend_money
from speeltafel.games.pietenpoker.rules import work_on
from speeltafel.games.pietenpoker.state import Pietenpoker


class Money(Asked[Pietenpoker]):
    """PP-GELD-01, PP-AMB-20: a choice for each money card."""

    def moves(self, table: Pietenpoker, seat: int, question: Question) -> list[Move]:
        return money_choices(table)

    def refusal(
        self, table: Pietenpoker, seat: int, question: Question, move: Move
    ) -> Refusal | None:
        legal = move in self.moves(table, seat, question)
        return None if legal else Refusal("PP-GELD-01", "money")

    def effect(self, table: Pietenpoker, question: Question) -> None:
        spend_money(table, question.answers[question.asked[0]])
        work_on(table)
