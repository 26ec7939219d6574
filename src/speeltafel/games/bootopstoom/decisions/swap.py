"""The bakery: everybody may swap a pepernoot for a parcel of the pile or the discards."""

from typing import Final

from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.zones import put_in_order
from speeltafel.games.bootopstoom import events
from speeltafel.games.bootopstoom.cards import FACES, PAKJE, is_pepernoot
from speeltafel.games.bootopstoom.decisions.place import PASS
from speeltafel.games.bootopstoom.expansions.plekken import findable, shuffle_parcels
from speeltafel.games.bootopstoom.rules import run
from speeltafel.games.bootopstoom.rules_agenda import BUSY, SEARCH
from speeltafel.games.bootopstoom.rules_table import forget, take_card
from speeltafel.games.bootopstoom.state import BootOpStoom

SWAPS: Final[list[Move]] = [Move("swap", (card,)) for card in range(FACES)]


class Swap(OnTurn[BootOpStoom]):
    """BS-PL-03, BS-AMB-55: a plain or a special pepernoot; who is asked may pass."""

    def moves(self, table: BootOpStoom) -> list[Move]:
        hand = table.hands[table.turn]
        return [*[SWAPS[card] for card in sorted(set(hand)) if is_pepernoot(card)], PASS]

    def refusal(self, table: BootOpStoom, move: Move) -> Refusal | None:
        if move in self.moves(table):
            return None
        return Refusal("BS-PL-03", "no-pepernoot" if move.verb == "swap" else "not-now")

    def effect(self, table: BootOpStoom, move: Move) -> None:
        if move.cards:
            swap(table, move.cards[0])
        else:
            table.phase = BUSY
            if not table.quiet:
                table.tell(events.NO_SWAP, table.turn)
        run(table)


def swap(table: BootOpStoom, card: int) -> None:
    """BS-AMB-27: he searches draw pile and discards; BS-AMB-71: the pepernoot lies open."""
    seat = table.turn
    take_card(table.hands[seat], card)
    if table.house.memory_aid:
        forget(table, seat, card)
    table.given = [card]
    table.phase = SEARCH
    table.piles[PAKJE].sort()  # who searches learns what is there; it is shuffled afterwards
    if not table.quiet:
        table.tell(events.SWAPS, seat, (card,))
        table.tell(events.SEARCHED, seat, tuple(table.piles[PAKJE]))
    if not findable(table):
        put_in_order(table.hands[seat], card)
        table.given = []
        shuffle_parcels(table)
        table.phase = BUSY
        if not table.quiet:
            table.tell(events.FOUND_NOTHING, seat)
