"""The surprise evening: which present to take."""

from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.questions import Asked, Question
from speeltafel.games.pietenpoker.expansions.surprise import ENDINGS, ask_next_winner, choices, give
from speeltafel.games.pietenpoker.rules import start_round
from speeltafel.games.pietenpoker.rules_scoring import finish, leaders
from speeltafel.games.pietenpoker.state import Pietenpoker


class Surprise(Asked[Pietenpoker]):
    """PP-AMB-73: a present that is still there; the game waits."""

    def moves(self, table: Pietenpoker, seat: int, question: Question) -> list[Move]:
        return choices(table)

    def refusal(
        self, table: Pietenpoker, seat: int, question: Question, move: Move
    ) -> Refusal | None:
        legal = move in self.moves(table, seat, question)
        return None if legal else Refusal("PP-AMB-73", "surprise")

    def effect(self, table: Pietenpoker, question: Question) -> None:
        give(table, question)
        rule = ENDINGS[question.number]
        if not rule:
            start_round(table)
        elif not ask_next_winner(table, question, rule, leaders(table)):
            finish(table, rule)
