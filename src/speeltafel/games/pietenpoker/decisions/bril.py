"""Brilpiet: whose hand to look at."""

from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.questions import Asked, Question
from speeltafel.games.pietenpoker.decisions.crime import picks
from speeltafel.games.pietenpoker.expansions.actiepiet import peek, suspects
from speeltafel.games.pietenpoker.rules import work_on
from speeltafel.games.pietenpoker.state import Pietenpoker


class Bril(Asked[Pietenpoker]):
    """PP-ACT-01: two hands of others; the question's number is 1 more than the first, or 0."""

    def moves(self, table: Pietenpoker, seat: int, question: Question) -> list[Move]:
        return picks(suspects(table, question.number))

    def refusal(
        self, table: Pietenpoker, seat: int, question: Question, move: Move
    ) -> Refusal | None:
        legal = move in self.moves(table, seat, question)
        return None if legal else Refusal("PP-ACT-01", "bril")

    def effect(self, table: Pietenpoker, question: Question) -> None:
        peek(table, question.answers[question.asked[0]].number, question.number)
        work_on(table)
