"""Several cards of a bid take effect: which of them is next."""

from typing import Final

from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.questions import Asked, Question
from speeltafel.games.pietenpoker.cards import NAMES
from speeltafel.games.pietenpoker.rules import work_on
from speeltafel.games.pietenpoker.rules_effects import begin_effect, in_question
from speeltafel.games.pietenpoker.state import Pietenpoker

FIRSTS: Final[list[Move]] = [Move("first", (card,)) for card in range(len(NAMES))]


class Ordering(Asked[Pietenpoker]):
    """PP-AMB-60: the bidder chooses the order."""

    def moves(self, table: Pietenpoker, seat: int, question: Question) -> list[Move]:
        return [FIRSTS[card] for card in in_question(table)]

    def refusal(
        self, table: Pietenpoker, seat: int, question: Question, move: Move
    ) -> Refusal | None:
        legal = move in self.moves(table, seat, question)
        return None if legal else Refusal("PP-AMB-60", "order")

    def effect(self, table: Pietenpoker, question: Question) -> None:
        begin_effect(table, question.answers[question.asked[0]].cards[0])
        work_on(table)
