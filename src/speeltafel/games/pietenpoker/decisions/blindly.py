"""The turn under the Pokerpiet: lay cards without looking, or stop in between."""

from typing import Final

from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.questions import Question
from speeltafel.games.pietenpoker.cards import NUMBER
from speeltafel.games.pietenpoker.rules import go, lay, stop
from speeltafel.games.pietenpoker.rules_bids import least_hand, measured
from speeltafel.games.pietenpoker.rules_marks import SEAT_STEP
from speeltafel.games.pietenpoker.state import Pietenpoker

GO: Final = Move("go")
STOP: Final = Move("stop")
LAY_BLINDLY: Final = Move("lay")


class Blindly(OnTurn[Pietenpoker]):
    """PP-AMB-28: lay blind cards until the bid is high enough, or stop in between."""

    def moves(self, table: Pietenpoker) -> list[Move]:
        moves = [STOP]
        if why_not_lay_blindly(table) is None:
            moves.append(LAY_BLINDLY)
        if why_not_go_blind(table) is None:
            moves.append(GO)
        return moves

    def refusal(self, table: Pietenpoker, move: Move) -> Refusal | None:
        verb = move.verb
        if verb == "lay" and not move.cards:
            return why_not_lay_blindly(table)
        if verb == "go":
            return why_not_go_blind(table)
        return None if verb == "stop" else Refusal("PP-AMB-28", "bid-blindly")

    def effect(self, table: Pietenpoker, move: Move) -> None:
        if move.verb == "lay":
            lay_blindly(table)
        elif move.verb == "go":
            go(table)
        else:
            stop(table)


def why_not_lay_blindly(table: Pietenpoker) -> Refusal | None:
    if not table.hands[table.turn]:
        return Refusal("PP-AMB-28", "no-cards")
    if len(table.hands[table.turn]) <= least_hand(table):
        return Refusal("PP-HAND-01", "keep-limit", {"limit": table.limit})
    return None


def why_not_go_blind(table: Pietenpoker) -> Refusal | None:
    """PP-BID-02; PP-HAND-03, PP-AMB-84: at the limit he stays, as he cannot lay another card."""
    seat = table.turn
    total, highest = measured(table)
    if total >= highest or (table.limit and len(table.hands[seat]) <= least_hand(table)):
        return None
    return Refusal("PP-BID-02", "too-low", {"total": total, "highest": highest})


def lay_blindly(table: Pietenpoker) -> None:
    """PP-AMB-28: one card of the face-down hand, whichever it is."""
    hand = table.hands[table.turn]
    card = hand[table.chance.below(len(hand))]
    lay(table, card)
    ask_blind_value(table, card)


def ask_blind_value(table: Pietenpoker, card: int) -> None:
    """An Acteerpiet that was laid blindly gets its value at once, any value."""
    if card not in table.idle and table.most(card) != NUMBER[card] and not table.counting:
        table.ask(Question("blind-value", (table.turn,), number=SEAT_STEP + card))
