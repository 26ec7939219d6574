"""Parcels: what lies ready for a house, and how the Sint delivers it."""

from speeltafel.engine.events import NOBODY
from speeltafel.engine.zones import put_in_order
from speeltafel.games.bootopstoom.cards import DOUBLE, KIND, PAKJE
from speeltafel.games.bootopstoom.rules_map import (
    FIRST_WISH,
    OFF,
    SECOND_WISH,
    WISHING,
    settled,
    square_at,
)
from speeltafel.games.bootopstoom.rules_parcels import coverings
from speeltafel.games.bootopstoom.rules_stoomrij import Stoomrij
from speeltafel.games.bootopstoom.rules_table import BUSY, DELIVER, EMPTY, OFFER, OPEN


class Delivering(Stoomrij):
    """The houses, and the parcels that lie under the row for them."""

    def parcel_reached(self, at: int) -> None:
        """BS-PAK-01: a parcel does nothing by itself.

        BS-AMB-18, BS-AMB-53: by house rule a pawn that stands on a house may deliver it at once.
        """
        if self.house.deliver_on_stay:
            for pawn in range(len(self.pawns) - 1, -1, -1):
                pose = self.pawns[pawn]
                if pose != OFF:
                    self.plan(OFFER, square_at(pose))

    def offer(self, square: int, since: int, until: int) -> None:
        """BS-DEL-01: the Sint may deliver if all that is wished for lies earlier in the row."""
        if not WISHING[self.map[square]]:
            return
        self.target = square
        self.since = since
        self.until = min(until, len(self.slots) - 1)
        if self.deliveries():
            self.ask_sint(DELIVER)

    def deliveries(self) -> list[tuple[int, ...]]:
        """The selections of parcels by which the house can be served."""
        parcels: list[int] = []
        doubled = NOBODY
        for position in range(self.since + 1, self.until + 1):
            if self.counts_as_parcel(position):
                card = self.slots[position][0]
                put_in_order(parcels, card)
                if self.icons[position] == DOUBLE:  # BS-IC-04
                    doubled = card
        if not parcels:
            return []
        return coverings(self.wishes(self.target), parcels, doubled)

    def counts_as_parcel(self, position: int) -> bool:
        """Only what is turned up."""
        slot = self.slots[position]
        return bool(slot) and self.marks[position] & OPEN != 0 and KIND[slot[0]] == PAKJE

    def wishes(self, square: int) -> list[int]:
        """What a card may be to meet each wish of the house."""
        tile = self.map[square]
        meets = self.house.meets
        wishes = [meets[FIRST_WISH[tile]]]
        if SECOND_WISH[tile]:
            wishes.append(meets[SECOND_WISH[tile]])
        return wishes

    def deliver(self, cards: tuple[int, ...]) -> None:
        """BS-DEL-02: the parcels leave the game and the house is turned over."""
        twice = len(cards) < len(self.wishes(self.target))
        for card in cards:  # BS-AMB-72: the position stays taken for this round
            self.slots[self.parcel_to_give(card, twice)] = EMPTY
        square = self.target
        self.delivered = self.delivered + list(cards)
        self.settle(square)
        if not self.quiet:
            self.tell_stand_ins(cards, twice)
            self.tell("served", self.sint, cards, self.square_number(square))
        self.phase = BUSY
        if self.all_settled():
            self.end("BS-GOAL-02")  # BS-GOAL-02, BS-AMB-10, BS-AMB-11, BS-AMB-50
        else:
            self.use_powers(cards)

    def tell_stand_ins(self, cards: tuple[int, ...], twice: bool) -> None:
        """Why these parcels are what the house wishes, where that is not plain to see."""

    def parcel_to_give(self, card: int, twice: bool) -> int:
        """BS-AMB-70: of equal parcels the leftmost goes, and a doubled one only if it is needed."""
        found = NOBODY
        for position in range(self.since + 1, self.until + 1):
            if self.counts_as_parcel(position) and self.slots[position][0] == card:
                if (self.icons[position] == DOUBLE) == twice:
                    return position
                if found == NOBODY:
                    found = position
        return found

    def settle(self, square: int) -> None:
        """BS-DEL-02: a house is turned over."""
        tiles = self.map.copy()
        tiles[square] = settled(tiles[square])
        self.map = tiles

    def use_powers(self, cards: tuple[int, ...]) -> None:
        """Special parcels do something when they are delivered."""
