"""Taking back one card: from the stock, or of what the player before laid."""

from typing import Final

from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.events import UNSEEN
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.zones import put_in_order
from speeltafel.games.edden import events
from speeltafel.games.edden.cards import NAMES
from speeltafel.games.edden.rules import end_turn
from speeltafel.games.edden.state import Edden

DRAW: Final = Move("draw")
TAKES: Final[list[Move]] = [Move("take", (card,)) for card in range(len(NAMES))]


class Take(OnTurn[Edden]):
    """ED-TURN-02, ED-AMB-01: after a discard exactly one card is taken back."""

    def at_rest(self, table: Edden) -> bool:
        return False

    def moves(self, table: Edden) -> list[Move]:
        moves: list[Move] = []
        if table.stock:
            moves.append(DRAW)  # ED-DRAW-01
        previous = UNSEEN
        for card in table.group:  # ED-DRAW-02, ED-SET-03
            if card != previous:
                moves.append(TAKES[card])
            previous = card
        return moves

    def refusal(self, table: Edden, move: Move) -> Refusal | None:
        if move.verb == "draw":
            return None if table.stock else Refusal("ED-AMB-12", "stock-empty")
        if move.verb == "take":
            return why_not_take(table, move.cards[0])
        if move.verb == "call":
            return Refusal("ED-AMB-24", "call-too-late")
        return Refusal("ED-TURN-02", "take-first")

    def effect(self, table: Edden, move: Move) -> None:
        if move.cards:
            take(table, move.cards[0])
        else:
            draw(table)


def why_not_take(table: Edden, card: int) -> Refusal | None:
    if card in table.group:
        return None
    if card in table.laid:
        return Refusal("ED-AMB-01", "own-discard", {"card": card})
    if not table.group:
        return why_no_group_to_take(table)
    if card in table.pile:
        return Refusal("ED-AMB-21", "older-group", {"card": card})
    return Refusal("ED-DRAW-02", "not-in-group", {"card": card})


def why_no_group_to_take(table: Edden) -> Refusal:
    if table.turns == 0:
        return Refusal("ED-AMB-02", "first-turn")
    return Refusal("ED-AMB-29", "nothing-laid")


def draw(table: Edden) -> None:
    """ED-DRAW-01: the top card of the stock."""
    seat = table.turn
    card = table.stock.pop()
    put_in_order(table.hands[seat], card)
    table.pile += table.group
    if not table.quiet:
        table.tell(events.DREW, seat, (card,))
    end_turn(table)


def take(table: Edden, card: int) -> None:
    """ED-DRAW-02, ED-SET-03: one card of the group before, of the taker's choice."""
    seat = table.turn
    taken = False
    for other in table.group:
        if other == card and not taken:
            taken = True
        else:
            table.pile.append(other)
    put_in_order(table.hands[seat], card)
    known = table.known[seat].copy()
    put_in_order(known, card)
    table.note_known(seat, known)
    if not table.quiet:
        table.tell(events.TOOK, seat, (card,))
    end_turn(table)
