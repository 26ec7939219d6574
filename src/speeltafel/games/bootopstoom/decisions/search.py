"""The bakery: which parcel is taken for the pepernoot."""

from typing import Final

from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.events import EVERYONE, only
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.zones import put_in_order
from speeltafel.games.bootopstoom import events
from speeltafel.games.bootopstoom.cards import FACES, PAKJE
from speeltafel.games.bootopstoom.expansions.plekken import (
    findable,
    may_find_parcels,
    shuffle_parcels,
)
from speeltafel.games.bootopstoom.rules import run
from speeltafel.games.bootopstoom.rules_agenda import BUSY, SWAP
from speeltafel.games.bootopstoom.rules_table import discard
from speeltafel.games.bootopstoom.state import BootOpStoom

TAKES: Final[list[Move]] = [Move("take", (card,)) for card in range(FACES)]


class Searching(OnTurn[BootOpStoom]):
    """BS-AMB-55: any parcel but a pepernoot."""

    def moves(self, table: BootOpStoom) -> list[Move]:
        return [TAKES[card] for card in findable(table)]

    def refusal(self, table: BootOpStoom, move: Move) -> Refusal | None:
        if move in self.moves(table):
            return None
        if move.verb == "take":
            return Refusal("BS-AMB-55", "not-to-be-found")
        return Refusal("BS-PL-03", "not-now")

    def effect(self, table: BootOpStoom, move: Move) -> None:
        take(table, move.cards[0])
        run(table)


def take(table: BootOpStoom, card: int) -> None:
    """BS-AMB-71: an open parcel is taken before one of the draw pile, which only he sees."""
    seat = table.turn
    seen = card in table.tops or card in table.discards[PAKJE]
    if card in table.discards[PAKJE]:
        table.discards[PAKJE].remove(card)
    elif card in table.tops:
        table.tops.remove(card)
    else:
        table.piles[PAKJE].remove(card)
    discard(table, table.given[0])
    table.given = []
    put_in_order(table.hands[seat], card)
    if not table.quiet:
        table.tell(events.TOOK, seat, (card,), audience=EVERYONE if seen else only(seat))
    shuffle_parcels(table)
    table.phase = SWAP
    if not may_find_parcels(table):
        table.phase = BUSY
