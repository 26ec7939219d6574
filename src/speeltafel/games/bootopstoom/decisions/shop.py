"""The toy shop: four different Varen cards move the boat anywhere."""

from itertools import combinations
from typing import Final

from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.moves import Move, Refusal
from speeltafel.games.bootopstoom import events
from speeltafel.games.bootopstoom.cards import KIND, VAREN
from speeltafel.games.bootopstoom.decisions.place import PASS
from speeltafel.games.bootopstoom.rules import run
from speeltafel.games.bootopstoom.rules_agenda import (
    ASK_SHOP,
    BUSY,
    ENTRY_BITS,
    HANDED_OVER,
    TASK,
    TELEPORT,
)
from speeltafel.games.bootopstoom.rules_table import discard, forget
from speeltafel.games.bootopstoom.state import BootOpStoom

HANDED_IN: Final = 4  # BS-PL-06


class Shop(OnTurn[BootOpStoom]):
    """BS-PL-06: four different Varen cards; BS-AMB-55: who is asked may pass."""

    def moves(self, table: BootOpStoom) -> list[Move]:
        cards = [card for card in sorted(set(table.hands[table.turn])) if KIND[card] == VAREN]
        return [*[Move("hand-in", chosen) for chosen in combinations(cards, HANDED_IN)], PASS]

    def refusal(self, table: BootOpStoom, move: Move) -> Refusal | None:
        if move in self.moves(table):
            return None
        return Refusal("BS-PL-06", "not-four-different" if move.verb == "hand-in" else "not-now")

    def effect(self, table: BootOpStoom, move: Move) -> None:
        if move.cards:
            hand_in(table, move.cards)
        else:
            table.phase = BUSY
            if not table.quiet:
                table.tell(events.NO_HAND_IN, table.turn)
        run(table)


def hand_in(table: BootOpStoom, cards: tuple[int, ...]) -> None:
    """BS-AMB-27: one player hands in, then the Sint moves the boat."""
    seat = table.turn
    for card in cards:
        table.hands[seat].remove(card)
        discard(table, card)
        if table.house.memory_aid:
            forget(table, seat, card)
    if not table.quiet:
        table.tell(events.HANDED_IN, seat, cards)
    if table.agenda & TASK == ASK_SHOP:
        table.agenda >>= ENTRY_BITS
    table.cause = HANDED_OVER
    table.ask_sint(TELEPORT)
