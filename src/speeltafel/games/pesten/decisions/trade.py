"""Those to whom a card is offered accept, or decline."""

from typing import Final

from speeltafel.engine.events import UNSEEN
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.questions import Asked, Question
from speeltafel.engine.zones import holds, take_out
from speeltafel.games.pesten import events
from speeltafel.games.pesten.decisions.held import why_not_held
from speeltafel.games.pesten.decisions.offer import clear_offer
from speeltafel.games.pesten.state import Pesten

DECLINE: Final = Move("decline")
ACCEPT: Final = Move("accept")
ONLY_DECLINE: Final[list[Move]] = [DECLINE]
ACCEPT_OR_DECLINE: Final[list[Move]] = [ACCEPT, DECLINE]


class Trade(Asked[Pesten]):
    """PE-TRADE-03: both must agree."""

    def moves(self, table: Pesten, seat: int, question: Question) -> list[Move]:
        return ACCEPT_OR_DECLINE if holds(table.hands[seat], table.wanting) else ONLY_DECLINE

    def refusal(self, table: Pesten, seat: int, question: Question, move: Move) -> Refusal | None:
        if move.verb == "decline":
            return None
        if move.verb != "accept":
            return Refusal("PE-TRADE-03", "answer-offer", {"seat": table.turn})
        return why_not_held(table, seat, table.wanting)

    def effect(self, table: Pesten, question: Question) -> None:
        """PE-AMB-57: of several who accept it is the nearest clockwise."""
        partner = UNSEEN
        for seat in table.clockwise_from(table.turn):
            move = question.answers.get(seat)
            if move is None:
                continue
            accepts = move.verb == "accept"
            if accepts:
                table.heard_of(seat, table.wanting)
                if partner == UNSEEN:
                    partner = seat
            if not table.quiet:
                table.tell(events.ACCEPTS if accepts else events.DECLINES, seat)
        if partner != UNSEEN:
            table.trades += 1
            hand_over(table, table.turn, partner, table.giving)
            hand_over(table, partner, table.turn, table.wanting)
        clear_offer(table)


def hand_over(table: Pesten, giver: int, taker: int, card: int) -> None:
    """PE-TRADE-01: one side of the trade."""
    table.forget(giver, card)
    take_out(table.own_hand(giver), card)
    table.put_in_hand(taker, card)
    table.saw_arrive(taker, card)
    if not table.quiet:
        table.tell(events.TRADED, giver, (card,))
