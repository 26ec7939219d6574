"""Indipietje Jones: the hand card that goes into the room."""

from typing import Final

from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.questions import Asked, Question
from speeltafel.games.pietenpoker.cards import NAMES
from speeltafel.games.pietenpoker.expansions.actiepiet import offer
from speeltafel.games.pietenpoker.state import Pietenpoker

GIVES: Final[list[Move]] = [Move("give", (card,)) for card in range(len(NAMES))]


class Give(Asked[Pietenpoker]):
    """PP-ACT-01: whichever he likes."""

    def moves(self, table: Pietenpoker, seat: int, question: Question) -> list[Move]:
        return [GIVES[card] for card in sorted(set(table.hands[table.turn]))]

    def refusal(
        self, table: Pietenpoker, seat: int, question: Question, move: Move
    ) -> Refusal | None:
        legal = move in self.moves(table, seat, question)
        return None if legal else Refusal("PP-ACT-01", "give")

    def effect(self, table: Pietenpoker, question: Question) -> None:
        offer(table, question.answers[question.asked[0]].cards[0])
