"""Too many cards in hand at the start of a round: one of them goes."""

from typing import Final

from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.questions import Asked, Question
from speeltafel.games.pietenpoker import events
from speeltafel.games.pietenpoker.cards import NAMES
from speeltafel.games.pietenpoker.rules import start_round
from speeltafel.games.pietenpoker.rules_cards import lose
from speeltafel.games.pietenpoker.state import Pietenpoker

DISCARDS: Final[list[Move]] = [Move("discard", (card,)) for card in range(len(NAMES))]


class Discard(Asked[Pietenpoker]):
    """PP-AMB-39: one card of their choice, of those who have too many."""

    def moves(self, table: Pietenpoker, seat: int, question: Question) -> list[Move]:
        return [DISCARDS[card] for card in sorted(set(table.hands[seat]))]

    def refusal(
        self, table: Pietenpoker, seat: int, question: Question, move: Move
    ) -> Refusal | None:
        legal = move in self.moves(table, seat, question)
        return None if legal else Refusal("PP-AMB-39", "discard")

    def effect(self, table: Pietenpoker, question: Question) -> None:
        for seat in question.asked:
            card = question.answers[seat].cards[0]
            table.hands[seat].remove(card)
            lose(table, [card], shown=False)
            if not table.quiet:
                table.tell(events.DISCARDED, seat, (card,))
        start_round(table)
