"""The answer: all others choose a card in secret, and show them together."""

from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.questions import Asked, Question
from speeltafel.example import events
from speeltafel.example.decisions.lead import lays
from speeltafel.example.rules import end_trick, lay, may_lay
from speeltafel.example.state import Voorbeeld


class Answering(Asked[Voorbeeld]):
    """VB-ANSWER-01."""

    def moves(self, table: Voorbeeld, seat: int, question: Question) -> list[Move]:
        return lays(table, seat)

    def refusal(
        self, table: Voorbeeld, seat: int, question: Question, move: Move
    ) -> Refusal | None:
        if may_lay(table, seat, move.verb, move.cards):
            return None
        return Refusal("VB-ANSWER-01", "not-in-hand")

    def effect(self, table: Voorbeeld, question: Question) -> None:
        for n in range(1, table.players):
            seat = (table.turn + n) % table.players
            card = question.answers[seat].cards[0]
            lay(table, seat, card)
            if not table.quiet:
                table.tell(events.ANSWERED, seat, (card,))
        end_trick(table)
