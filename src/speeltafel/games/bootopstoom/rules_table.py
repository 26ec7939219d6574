"""What many rules ask of the table and do with it: piles, played cards, time, and the end."""

from typing import Final

from speeltafel.engine.events import NOBODY
from speeltafel.engine.setup import Outcome
from speeltafel.engine.zones import put_in_order
from speeltafel.games.bootopstoom import events
from speeltafel.games.bootopstoom.cards import KIND, KINDS
from speeltafel.games.bootopstoom.rules_agenda import MOST_SEATS, OVER, round_from
from speeltafel.games.bootopstoom.rules_map import FIRST_HOUSE, WAITS, is_settled
from speeltafel.games.bootopstoom.state import BootOpStoom

ALL_KINDS: Final = 7

# Seats.


def still_here(table: BootOpStoom, seat: int) -> int:
    """BS-AMB-44: this player or, if he left, the next clockwise."""
    while table.gone[seat]:
        seat = table.after(seat)
    return seat


def following(table: BootOpStoom, about: int) -> int:
    """BS-ROUND-01: who is next round the table, or NOBODY where everybody has been.

    It ends where it began, also if that player has left or is no longer Sint (BS-AMB-44).
    """
    seat = table.after(about % MOST_SEATS)
    return NOBODY if seat == about // MOST_SEATS else round_from(about // MOST_SEATS, seat)


def take_card(cards: list[int], card: int) -> None:
    """Take a card from a hand, if it is there; `list.remove` compares slowly."""
    for i in range(len(cards)):
        if cards[i] == card:
            cards.pop(i)
            return


# Piles.


def turn_top(table: BootOpStoom, kind: int) -> None:
    """BS-AMB-01: the top card of a pile lies open, unless the house wants it closed."""
    pile = table.piles[kind]
    if table.house.open_piles and pile:
        card = pile.pop()
        table.tops.insert(top_place(table, kind), card)
        if not table.quiet:
            table.tell(events.TOP, NOBODY, (card,), kind)


def top_place(table: BootOpStoom, kind: int) -> int:
    """Where the open card of a kind lies among the others, which lie in the order of kinds."""
    tops = table.tops
    place = 0
    while place < len(tops) and KIND[tops[place]] < kind:
        place += 1
    return place


def tell_top(table: BootOpStoom, kind: int) -> None:
    for card in table.tops:
        if KIND[card] == kind:
            table.tell(events.TOP, NOBODY, (card,), kind)


def has_cards(table: BootOpStoom, kind: int) -> bool:
    if table.piles[kind]:
        return True
    for card in table.tops:
        if KIND[card] == kind:
            return True
    return False


def renew(table: BootOpStoom, kind: int) -> None:
    """BS-DISC-01, BS-AMB-40: the discards of a kind are shuffled into a new draw pile."""
    pile = table.discards[kind]
    if pile:
        table.chance.shuffle(pile)
        table.piles[kind] = pile
        table.discards[kind] = []
        if not table.quiet:
            table.tell(events.RENEWED, number=kind)


def take_from(table: BootOpStoom, kind: int) -> int:
    """The top card of a pile; BS-AMB-47: an empty pile is renewed at once."""
    pile = table.piles[kind]
    if not table.house.open_piles:
        card = pile.pop()
        if not pile:
            renew(table, kind)
        return card
    tops = table.tops
    at = kind if len(tops) == len(KINDS) else top_place(table, kind)
    card = tops[at]
    if not pile:
        renew(table, kind)
        pile = table.piles[kind]
    if pile:
        tops[at] = pile.pop()
    else:
        tops.pop(at)
    return card


def drawable_kinds(table: BootOpStoom) -> int:
    """The kinds of which there are cards, as bits; BS-AMB-47: renewed now if need be."""
    if len(table.tops) == len(KINDS):
        return ALL_KINDS
    found = 0
    for card in table.tops:
        found |= 1 << KIND[card]
    for kind in range(len(KINDS)):
        if not found >> kind & 1:
            if not table.piles[kind]:
                renew(table, kind)
            if table.piles[kind]:
                found |= 1 << kind
                turn_top(table, kind)
    return found


def discard(table: BootOpStoom, card: int) -> None:
    table.discards[KIND[card]].append(card)


# The memory aid.


def note_drawn(table: BootOpStoom, seat: int, cards: list[int]) -> None:
    table.drawn = table.drawn.copy()
    table.drawn[seat] = cards


def forget(table: BootOpStoom, seat: int, card: int) -> None:
    """A drawn card has been seen again: the memory aid need not remember it."""
    if card in table.drawn[seat]:
        cards = table.drawn[seat].copy()
        cards.remove(card)
        note_drawn(table, seat, cards)


# Played cards.


def is_free(table: BootOpStoom, position: int) -> bool:
    return 0 <= position < len(table.marks) and table.marks[position] == 0


def has_unused(table: BootOpStoom) -> bool:
    for slot in table.slots:
        if slot:
            return True
    return bool(table.swept)


def unused(table: BootOpStoom) -> list[int]:
    """BS-AMB-08: played cards that were neither delivered nor added to the row."""
    found: list[int] = []
    for slot in table.slots:
        if slot:
            put_in_order(found, slot[0])
    for slot in table.swept:
        put_in_order(found, slot[0])
    return found


# How far the evening is, and its end.


def days(table: BootOpStoom) -> int:
    """How far the evening is."""
    return len(table.calendar) + table.blanks


def houses_served(table: BootOpStoom) -> int:
    served = 0
    for tile in table.map:
        if tile >= FIRST_HOUSE and is_settled(tile):
            served += 1
    return served


def all_settled(table: BootOpStoom) -> bool:
    """BS-AMB-11: every house on the board is served."""
    for tile in table.map:
        if WAITS[tile]:
            return False
    return True


def is_won(table: BootOpStoom) -> bool:
    return table.ending in ("BS-GOAL-02", "BS-PL-04")


def end(table: BootOpStoom, rule: str) -> None:
    """BS-GOAL-01: all win or lose together."""
    table.ending = rule
    table.phase = OVER
    if not table.quiet:
        kind = events.WON if is_won(table) else events.LOST
        table.tell(kind, number=houses_served(table))


def outcome(table: BootOpStoom) -> Outcome:
    """BS-GOAL-01: everybody wins or everybody loses; the score is the houses served.

    BS-AMB-75: who left does not win along.
    """
    winners: tuple[int, ...] = ()
    if is_won(table):
        winners = tuple([seat for seat in range(table.players) if not table.gone[seat]])
    return Outcome(winners, (houses_served(table),) * table.players, table.ending)
