"""Parcels: what lies ready for a house, and how the Sint delivers it."""

from speeltafel.engine.events import NOBODY
from speeltafel.engine.zones import put_in_order
from speeltafel.games.bootopstoom import events
from speeltafel.games.bootopstoom.cards import DOUBLE, KIND, PAKJE
from speeltafel.games.bootopstoom.rules_agenda import BUSY, DELIVER, OFFER, TASKS, AgendaTask
from speeltafel.games.bootopstoom.rules_map import (
    FIRST_WISH,
    OFF,
    SECOND_WISH,
    WISHING,
    settled,
    square_at,
)
from speeltafel.games.bootopstoom.rules_parcels import coverings
from speeltafel.games.bootopstoom.rules_table import all_settled, end
from speeltafel.games.bootopstoom.state import EMPTY, OPEN, BootOpStoom


def parcel_reached(table: BootOpStoom, at: int) -> None:
    """BS-PAK-01: a parcel does nothing by itself.

    BS-AMB-18, BS-AMB-53: by house rule a pawn that stands on a house may deliver it at once.
    """
    for expansion in table.house.expansions:
        if expansion.parcel_reached(table, at):
            return
    if table.house.deliver_on_stay:
        for pawn in range(len(table.pawns) - 1, -1, -1):
            pose = table.pawns[pawn]
            if pose != OFF:
                table.plan(OFFER, square_at(pose))


def reach_house(table: BootOpStoom, square: int) -> None:
    """BS-DEL-01: without the wished parcels nothing can be delivered."""
    for expansion in table.house.expansions:
        if expansion.reach_house(table, square):
            return
    offer(table, square, NOBODY, table.at - 1 if table.standing else table.at)
    if table.phase == BUSY and not table.quiet:
        table.tell(events.UNSERVED, number=table.square_number(square))


def offer(table: BootOpStoom, square: int, since: int, until: int) -> None:
    """BS-DEL-01: the Sint may deliver if all that is wished for lies earlier in the row."""
    if not WISHING[table.map[square]]:
        return
    table.target = square
    table.since = since
    table.until = min(until, len(table.slots) - 1)
    if deliveries(table):
        table.ask_sint(DELIVER)


class OfferDelivery(AgendaTask[BootOpStoom]):
    """What a parcel that was turned up makes possible: the square, and since when it counts."""

    def carry_out(self, table: BootOpStoom, about: int) -> None:
        squares = table.house.squares
        offer(table, about % squares, about // squares - 1, table.at)


TASKS[OFFER] = OfferDelivery()


def deliveries(table: BootOpStoom) -> list[tuple[int, ...]]:
    """The selections of parcels by which the house can be served."""
    parcels: list[int] = []
    doubled = NOBODY
    for position in range(table.since + 1, table.until + 1):
        if counts_as_parcel(table, position):
            card = table.slots[position][0]
            put_in_order(parcels, card)
            if table.icons[position] == DOUBLE:  # BS-IC-04
                doubled = card
    if not parcels:
        return []
    return coverings(wishes(table, table.target), parcels, doubled)


def counts_as_parcel(table: BootOpStoom, position: int) -> bool:
    """Only what is turned up, and not ignored."""
    slot = table.slots[position]
    if not slot or not table.marks[position] & OPEN or KIND[slot[0]] != PAKJE:
        return False
    return not is_ignored(table, position)


def is_ignored(table: BootOpStoom, position: int) -> bool:
    for expansion in table.house.expansions:
        if expansion.is_ignored(table, position):
            return True
    return False


def wishes(table: BootOpStoom, square: int) -> list[int]:
    """What a card may be to meet each wish of the house."""
    tile = table.map[square]
    meets = table.house.meets
    found = [meets[FIRST_WISH[tile]]]
    if SECOND_WISH[tile]:
        found.append(meets[SECOND_WISH[tile]])
    for expansion in table.house.expansions:
        expansion.add_wishes(table, found)
    return found


def deliver(table: BootOpStoom, cards: tuple[int, ...]) -> None:
    """BS-DEL-02: the parcels leave the game and the house is turned over."""
    twice = len(cards) < len(wishes(table, table.target))
    for card in cards:  # BS-AMB-72: the position stays taken for this round
        table.slots[parcel_to_give(table, card, twice)] = EMPTY
    square = table.target
    table.delivered = table.delivered + list(cards)
    settle(table, square)
    if not table.quiet:
        for expansion in table.house.expansions:
            expansion.tell_stand_ins(table, cards, twice)
        table.tell(events.SERVED, table.sint, cards, table.square_number(square))
    table.phase = BUSY
    if all_settled(table):
        end(table, "BS-GOAL-02")  # BS-GOAL-02, BS-AMB-10, BS-AMB-11, BS-AMB-50
        return
    for expansion in table.house.expansions:
        expansion.delivered(table, cards)


def parcel_to_give(table: BootOpStoom, card: int, twice: bool) -> int:
    """BS-AMB-70: of equal parcels the leftmost goes, and a doubled one only if it is needed."""
    found = NOBODY
    for position in range(table.since + 1, table.until + 1):
        if counts_as_parcel(table, position) and table.slots[position][0] == card:
            if (table.icons[position] == DOUBLE) == twice:
                return position
            if found == NOBODY:
                found = position
    return found


def settle(table: BootOpStoom, square: int) -> None:
    """BS-DEL-02: a house is turned over."""
    tiles = table.map.copy()
    tiles[square] = settled(tiles[square])
    table.map = tiles
