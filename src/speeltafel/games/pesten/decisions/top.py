"""A combination has been laid: its top card, and what it does to the others."""

from typing import Final

from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.moves import Move, Refusal
from speeltafel.games.pesten import events
from speeltafel.games.pesten.cards import CARDS, EIGHT, JACK, KING, RANK
from speeltafel.games.pesten.decisions.held import distinct
from speeltafel.games.pesten.expansions.nines import has_four_nines, pass_hands
from speeltafel.games.pesten.rules import (
    after_skipped,
    begin_turn,
    king_gives_turn,
    pays_for_pest,
    win,
)
from speeltafel.games.pesten.state import ACT, COMBO, NO_SUIT, SUIT_CHOICE, Pesten

TOPS: Final[list[Move]] = [Move("top", (card,)) for card in range(CARDS)]


class Top(OnTurn[Pesten]):
    """PE-AMB-08: the order is free; PE-AMB-20: nobody jumps in on a combination."""

    def moves(self, table: Pesten) -> list[Move]:
        return distinct(table.combo, TOPS)

    def refusal(self, table: Pesten, move: Move) -> Refusal | None:
        if move.verb != "top":
            return Refusal("PE-AMB-08", "top-first")
        card = move.cards[0]
        return None if card in table.combo else Refusal("PE-AMB-08", "not-in-combo", {"card": card})

    def effect(self, table: Pesten, move: Move) -> None:
        seat = table.turn
        top = move.cards[0]
        nines = has_four_nines(tuple(table.combo))
        threaten(table, top)
        if not table.hands[seat]:
            if not table.house.pest[top]:
                win(table, [seat], "PE-END-01")
                return
            pays_for_pest(table, seat)  # PE-FIN-03: what lies under the top card is enough
        if nines:
            pass_hands(table)
        go_on_from_combo(table, top)


def threaten(table: Pesten, top: int) -> None:
    """PE-DRAW-02: every card of the combination is a die."""
    cards = table.combo.copy()
    size = len(cards)
    cards.remove(top)
    pile = table.own_pile()
    pile += cards
    pile.append(top)
    table.combo = []
    table.phase = ACT
    table.suit = NO_SUIT
    table.dice = []
    # PE-AMB-10: the last combination counts, by house rule all of a series
    stacked = table.weight if table.house.combo_sum and table.threat == COMBO else 0
    table.threat = COMBO
    table.weight = stacked + size  # PE-AMB-54
    if not table.quiet:
        table.tell(events.TOP, table.turn, (top,), table.weight)


def go_on_from_combo(table: Pesten, top: int) -> None:
    """PE-AMB-09: no effects; by house rule those of the top card.

    PE-AMB-53: what would bring the layer himself on turn lapses, for the threat comes first.
    """
    seat = table.turn
    if table.house.combo_effects:
        rank = RANK[top]
        if rank == JACK:
            table.phase = SUIT_CHOICE
            return
        if rank == KING and not king_gives_turn(table):
            table.clockwise = not table.clockwise
        if rank == EIGHT and len(table.in_game()) > 2:
            begin_turn(table, after_skipped(table, seat))
            return
    begin_turn(table, table.after(seat))
