"""What cards are worth to the rule-of-thumb player, and how much it dares to bid."""

from typing import Final

from speeltafel.games.pietenpoker.cards import (
    ACTEER,
    COLOUR,
    COLOURS,
    HIGHEST,
    KIND,
    NUMBER,
)
from speeltafel.games.pietenpoker.rules import Pietenpoker
from speeltafel.games.pietenpoker.rules_actiepiet import four_equal
from speeltafel.games.pietenpoker.rules_combinations import (
    CHIHUAHUA,
    COLOUR_KIND,
    NONE,
    NUMBER_KIND,
    STREET_KIND,
    best_value,
    value_of,
)
from speeltafel.games.pietenpoker.rules_overschatting import is_asked_again
from speeltafel.games.pietenpoker.rules_state import (
    BIDDING,
    COLOURS_ONLY,
    NUMBERS_ONLY,
    PietenTable,
)

CARD: Final = 2.9
"""The points of an average card."""
ANY_BID: Final = 1_000


def is_last_reveal(seen: PietenTable) -> bool:
    return seen.revealed == seen.house.reveals or not seen.stock


def has_to_fit(seen: PietenTable) -> bool:
    """PP-PREC-01: whether what is in hand now has to fit, since no card comes any more."""
    return seen.house.precies and seen.phase == BIDDING and is_last_reveal(seen)


def price(seen: PietenTable, card: int) -> int:
    """What a card adds to a bid."""
    return 1 if seen.counting else seen.most(card)


def most_followed(seen: Pietenpoker, seat: int) -> int:
    """PP-OVER-01: the highest bid that somebody else can probably follow.

    PP-AMB-63: whoever was asked already counts as able to.
    """
    if not seen.house.overschatting or seen.limit:
        return ANY_BID
    most = 0.0
    for other in seen.others_in(seat):
        if not is_asked_again(seen, other):
            return ANY_BID
        each = 1 if seen.counting else CARD
        most = max(most, seen.worth[other] + each * len(seen.hands[other]))
    return int(most)


# What cards are worth.


def value_with(seen: Pietenpoker, hand: list[int], room: list[int], crossings: int) -> int:
    """What a hand makes of a room; where all has to fit, when so many cards are crossed out."""
    wild = seen.has_wilds()
    if seen.chihuahua:
        number = four_equal(hand, room, wild)
        if number:
            return CHIHUAHUA + number
    if has_to_fit(seen):
        return value_crossed(seen, hand, room, crossings)
    numbers, colours = seen.only_kind != COLOURS_ONLY, seen.only_kind != NUMBERS_ONLY
    return best_value(hand, room, wild, numbers, colours)


def value_crossed(seen: Pietenpoker, hand: list[int], room: list[int], crossings: int) -> int:
    """PP-AMB-33: exactly so many are crossed out, by house rule also fewer."""
    fixed = room.copy()
    for card in hand:
        if KIND[card] != ACTEER or not seen.has_wilds():
            fixed.append(card)
    size = len(hand) + len(room)
    best = NONE
    for crossed in range(0 if seen.house.may_cross else crossings, crossings + 1):
        value = value_of_some(fixed, size - len(fixed), size - crossed, seen.only_kind)
        best = max(best, value)
    return best


def value_of_some(cards: list[int], wilds: int, size: int, only_kind: int) -> int:
    """The best combination of exactly so many of these cards and of wild ones."""
    best = NONE
    if size > 0 and only_kind != COLOURS_ONLY:
        best = some_of_a_number(cards, wilds, size)
    if size > 0 and only_kind != NUMBERS_ONLY and best == NONE:  # PP-SCO-03: else it is better
        for colour in range(len(COLOURS)):
            values = [HIGHEST] * wilds + [NUMBER[card] for card in cards if COLOUR[card] == colour]
            if len(values) >= size:
                values.sort()
                best = max(best, value_of(size, COLOUR_KIND, sum(values[len(values) - size :])))
    return best


def some_of_a_number(cards: list[int], wilds: int, size: int) -> int:
    """So many of one number, or else a street of them (PP-PREC-03)."""
    copies = [0] * (HIGHEST + 1)
    for card in cards:
        copies[NUMBER[card]] += 1
    for number in range(HIGHEST, 0, -1):
        if copies[number] + wilds >= size:
            return value_of(size, NUMBER_KIND, number)
    for top in range(HIGHEST, size - 1, -1):
        missing = 0
        for number in range(top - size + 1, top + 1):
            missing += 0 if copies[number] else 1
        if missing <= wilds and size >= 2:
            return value_of(size, STREET_KIND, top)
    return NONE
