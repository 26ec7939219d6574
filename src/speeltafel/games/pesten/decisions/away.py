"""Somebody is out: who has a large hand puts cards away, one at a time."""

from typing import Final

from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.questions import Asked, Question
from speeltafel.engine.zones import put_in_order, take_out
from speeltafel.games.pesten import events
from speeltafel.games.pesten.cards import CARDS
from speeltafel.games.pesten.decisions.held import distinct, why_not_held
from speeltafel.games.pesten.expansions.halving import ask_away
from speeltafel.games.pesten.state import Pesten

AWAY: Final[list[Move]] = [Move("away", (card,)) for card in range(CARDS)]


class Away(Asked[Pesten]):
    """PE-OUT-03, PE-AMB-68: any card of his hand."""

    def moves(self, table: Pesten, seat: int, question: Question) -> list[Move]:
        return distinct(table.hands[seat], AWAY)

    def refusal(self, table: Pesten, seat: int, question: Question, move: Move) -> Refusal | None:
        if move.verb != "away":
            return Refusal("PE-OUT-03", "put-away-first", {"count": table.quota[seat]})
        return why_not_held(table, seat, move.cards[0])

    def effect(self, table: Pesten, question: Question) -> None:
        """PE-OUT-04: these cards have left the game."""
        table.quota = table.quota.copy()
        away = table.own_away()
        for seat, move in question.answers.items():
            card = move.cards[0]
            take_out(table.own_hand(seat), card)
            put_in_order(away[seat], card)
            table.quota[seat] -= 1
        if not table.quiet:
            table.tell(events.PUT_AWAY, number=len(question.answers))
        ask_away(table)
