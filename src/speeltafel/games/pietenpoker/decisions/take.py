"""Indipietje Jones: the card of the room that he takes for it."""

from typing import Final

from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.questions import Asked, Question
from speeltafel.games.pietenpoker.cards import NAMES
from speeltafel.games.pietenpoker.expansions.actiepiet import finish_swap
from speeltafel.games.pietenpoker.rules import work_on
from speeltafel.games.pietenpoker.state import Pietenpoker

TAKES: Final[list[Move]] = [Move("take", (card,)) for card in range(len(NAMES))]


class Take(Asked[Pietenpoker]):
    """PP-ACT-01: any but his own, which is the last one."""

    def moves(self, table: Pietenpoker, seat: int, question: Question) -> list[Move]:
        return [TAKES[card] for card in sorted(set(table.room[:-1]))]

    def refusal(
        self, table: Pietenpoker, seat: int, question: Question, move: Move
    ) -> Refusal | None:
        legal = move in self.moves(table, seat, question)
        return None if legal else Refusal("PP-ACT-01", "take")

    def effect(self, table: Pietenpoker, question: Question) -> None:
        finish_swap(table, question.answers[question.asked[0]].cards[0])
        work_on(table)
