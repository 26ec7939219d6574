"""The invariants of the specification, held against every state and every move."""

from speeltafel.engine.events import NOBODY
from speeltafel.games.bootopstoom.cards import (
    FIRST_STEAM,
    KIND,
    KINDS,
    LETTER,
    NAMES,
    ONLY_PARCELS,
    PAKJE,
    STEAM_TYPE,
    STOOMBOOT,
    VAREN,
)
from speeltafel.games.bootopstoom.rules_agenda import BUSY, DRAW, INTOCHT_ADD, PLACE, REVEALING
from speeltafel.games.bootopstoom.rules_map import (
    FIRST_HOUSE,
    FIRST_WISH,
    KASTEEL,
    OFF,
    ROTS,
    SECOND_WISH,
    TILE,
    is_settled,
)
from speeltafel.games.bootopstoom.rules_row import icons_of
from speeltafel.games.bootopstoom.rules_table import (
    all_settled,
    days,
    has_cards,
    houses_served,
    is_won,
)
from speeltafel.games.bootopstoom.state import OPEN, SEAT_UNIT, BootOpStoom


def broken_invariants(table: BootOpStoom) -> list[str]:
    """Invariants 1, 2, 3, 5, 6, 7 and 11 of the specification."""
    positions = len(icons_of(table.row)) + table.hung_left + table.hung_right
    if not len(table.slots) == len(table.marks) == len(table.icons) == positions:
        return [f"{positions} positions, {len(table.slots)} slots, {len(table.marks)} marks"]
    faults = row_faults(table) + map_faults(table) + pile_faults(table)
    return faults + ending_faults(table) + icon_faults(table) + calendar_faults(table)


def row_faults(table: BootOpStoom) -> list[str]:
    """What the row and what lies under it do not allow."""
    faults: list[str] = []
    row = table.row
    types = [STEAM_TYPE[card] for card in row]
    if any(types[i] == types[i + 1] for i in range(len(row) - 1)):
        faults.append(f"the row does not fit together: {[NAMES[card] for card in row]}")
    if not row and not table.ending:
        faults.append("the row is empty")
    if any(len(slot) > 1 for slot in table.slots):
        faults.append("two cards lie under one position")
    pairs = zip(table.slots, table.marks, strict=True)
    if any(slot and mark < SEAT_UNIT for slot, mark in pairs):
        faults.append("nobody laid a card that lies under the row")
    if not table.house.hanging and (table.hung_left or table.hung_right):
        faults.append("cards hang beside the row")
    return faults


def ending_faults(table: BootOpStoom) -> list[str]:
    """A game that should be over, or should not, or in which nobody decides."""
    faults: list[str] = []
    full = days(table) >= table.house.calendar_size
    if all_settled(table) != is_won(table) and not table.ending:
        faults.append("everything is settled and the game goes on")
    if table.ending == "BS-CAL-02" and not full:
        faults.append("the calendar is not full")
    if not table.ending and full:
        faults.append("the calendar is full and the game goes on")
    if not table.ending and table.phase == BUSY and not table.questions:
        faults.append("nobody has to decide")
    return faults


def icon_faults(table: BootOpStoom) -> list[str]:
    """What icons do not allow."""
    faults: list[str] = []
    for i in range(len(table.slots)):
        if table.slots[i]:
            kind = KIND[table.slots[i][0]]
            if table.icons[i] == ONLY_PARCELS and kind != PAKJE:
                faults.append("something else than a parcel lies under the pepernoot")
            unread = not table.marks[i] & OPEN and table.phase not in (BUSY, REVEALING)
            if table.icons[i] == LETTER and kind == VAREN and unread:
                faults.append("a Varen card lies face down under the letter")
    return faults


def calendar_faults(table: BootOpStoom) -> list[str]:
    """Calendar cards are there with Krappe Kalender alone, as many as the calendar has room for."""
    faults: list[str] = []
    if table.house.kalender:
        cards = len(table.deck) + len(table.coming) + len(table.calendar)
        if cards != table.house.calendar_size:
            faults.append(f"{cards} calendar cards are in the game")
    elif table.deck or table.coming or table.effect != NOBODY:
        faults.append("calendar cards without Krappe Kalender")
    if table.aside and table.phase != INTOCHT_ADD and not table.ending:
        faults.append("a Steam card lies aside")
    return faults


def map_faults(table: BootOpStoom) -> list[str]:
    house = table.house
    faults: list[str] = []
    if len(table.map) != house.squares:
        faults.append(f"the map has {len(table.map)} tiles")
    if not house.plekken and any(ROTS < TILE[tile] < 7 for tile in table.map):
        faults.append("a special tile lies on the map")
    if table.pawns[0] == OFF or any(not OFF <= pose <= 4 * house.squares for pose in table.pawns):
        faults.append(f"pawns stand at {table.pawns}")
    wishes: list[int] = []
    for tile in table.map:
        if tile >= FIRST_HOUSE and is_settled(tile):
            wishes += [wish for wish in (FIRST_WISH[tile], SECOND_WISH[tile]) if wish]
    if house.pakjes or house.kalender:
        if not houses_served(table) <= len(table.delivered) <= 2 * len(wishes):
            faults.append(f"{len(table.delivered)} parcels for {len(wishes)} wishes")
    elif sorted(wishes) != sorted([1 << (card - 8) for card in table.delivered]):
        faults.append("the delivered parcels are not those that were wished for")
    return faults


def pile_faults(table: BootOpStoom) -> list[str]:
    faults: list[str] = []
    for kind in range(len(KINDS)):
        cards = table.piles[kind] + table.discards[kind]
        if any(KIND[card] != kind for card in cards):
            faults.append(f"a card of another kind lies among {KINDS[kind]}")
        tops = [card for card in table.tops if KIND[card] == kind]
        if len(tops) != int(table.house.open_piles and has_cards(table, kind)):
            faults.append(f"{len(tops)} open cards of {KINDS[kind]}")
    for seat in range(table.players):
        hand = table.hands[seat]
        if hand != sorted(hand):
            faults.append(f"the hand of seat {seat} is not sorted")
        if table.gone[seat] and hand:
            faults.append(f"seat {seat} left and holds cards")
    if any(KIND[card] != PAKJE for card in table.delivered):
        faults.append("something else than a parcel was delivered")
    if any(KIND[card] != STOOMBOOT or card < FIRST_STEAM for card in table.row):
        faults.append("something else than a Steam card lies in the row")
    return faults


def broken_since(table: BootOpStoom, before: BootOpStoom) -> list[str]:
    """Invariants 4, 6, 8 and 9: about a single move."""
    faults: list[str] = []
    rounds = table.round - before.round + 1  # one with nobody in it passes within a move
    if not 0 <= days(table) - days(before) <= rounds:
        faults.append(f"the calendar went from {days(before)} to {days(table)}")
    if houses_served(table) < houses_served(before):
        faults.append("a served house was turned back")
    if table.round > before.round and table.phase == PLACE:  # else it is over by now already
        faults += new_round_faults(table, before)
    return faults


def new_round_faults(table: BootOpStoom, before: BootOpStoom) -> list[str]:
    faults: list[str] = []
    stock = sum([len(pile) for pile in table.piles]) + len(table.tops)
    stock += sum([len(pile) for pile in table.discards])
    for seat in range(table.players):
        laid = [mark // SEAT_UNIT - 1 for mark in table.marks].count(seat)
        short = len(table.hands[seat]) + laid < table.house.hand_size
        if short and not table.gone[seat] and stock and KASTEEL not in table.map:
            faults.append(f"seat {seat} begins the round with {len(table.hands[seat])} cards")
    new_sint = before.last != NOBODY and before.phase == DRAW and not table.gone[before.last]
    if new_sint and table.sint != before.last:
        faults.append(f"the new Sint is {table.sint}, the last card was of {before.last}")
    return faults
