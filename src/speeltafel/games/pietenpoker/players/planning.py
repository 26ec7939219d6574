"""What cards are worth to the rule-of-thumb player, and how much it dares to bid."""

from typing import Final

from mypy_extensions import i64

from speeltafel.games.pietenpoker.cards import (
    ACTEER,
    COLOUR,
    COLOURS,
    HIGHEST,
    KIND,
    NUMBER,
)
from speeltafel.games.pietenpoker.expansions.actiepiet import four_equal
from speeltafel.games.pietenpoker.expansions.biedregel import others_in
from speeltafel.games.pietenpoker.expansions.overschatting import is_asked_again
from speeltafel.games.pietenpoker.rules_bids import is_exempt, least_hand
from speeltafel.games.pietenpoker.rules_combinations import (
    CHIHUAHUA,
    COLOUR_KIND,
    KIND_OF,
    NONE,
    NUMBER_KIND,
    SIZE,
    STREET_KIND,
    value_of,
)
from speeltafel.games.pietenpoker.rules_marks import without
from speeltafel.games.pietenpoker.rules_scoring import has_wilds
from speeltafel.games.pietenpoker.state import (
    ANY,
    BIDDING,
    COLOURS_ONLY,
    NUMBERS_ONLY,
    Pietenpoker,
)

CARD: Final = 2.9
"""The points of an average card."""
ANY_BID: Final = 1_000


class HandPlan:
    """The cards that pay, and what those that stay in hand make of the room; or NONE."""

    def __init__(self, value: int, laid: list[int]) -> None:
        self.value: Final = value
        self.laid: Final = laid


def is_last_reveal(seen: Pietenpoker) -> bool:
    return seen.revealed == seen.house.reveals or not seen.stock


def has_to_fit(seen: Pietenpoker) -> bool:
    """PP-PREC-01: whether what is in hand now has to fit, since no card comes any more."""
    return seen.house.precies and seen.phase == BIDDING and is_last_reveal(seen)


def price(seen: Pietenpoker, card: int) -> int:
    """What a card adds to a bid."""
    return 1 if seen.counting else seen.most(card)


def most_followed(seen: Pietenpoker, seat: int) -> int:
    """PP-OVER-01: the highest bid that somebody else can probably follow.

    PP-AMB-63: whoever was asked already counts as able to.
    """
    if not seen.house.overschatting or seen.limit:
        return ANY_BID
    most = 0.0
    for other in others_in(seen, seat):
        if not is_asked_again(seen, other):
            return ANY_BID
        each = 1 if seen.counting else CARD
        most = max(most, seen.worth[other] + each * len(seen.hands[other]))
    return int(most)


# What cards are worth.


def value_with(seen: Pietenpoker, hand: list[int], room: list[int], crossings: int) -> int:
    """What a hand makes of a room; where all has to fit, when so many cards are crossed out."""
    if seen.chihuahua:
        number = four_equal(hand, room, has_wilds(seen))
        if number:
            return CHIHUAHUA + number
    if has_to_fit(seen):
        return value_crossed(seen, hand, room, crossings)
    return Count(hand, has_wilds(seen)).with_room(room).value(seen.only_kind)


def value_crossed(seen: Pietenpoker, hand: list[int], room: list[int], crossings: int) -> int:
    """PP-AMB-33: exactly so many are crossed out, by house rule also fewer."""
    fixed = room.copy()
    for card in hand:
        if KIND[card] != ACTEER or not has_wilds(seen):
            fixed.append(card)
    size = len(hand) + len(room)
    wilds = size - len(fixed)
    most = size - crossings
    if seen.house.may_cross:
        largest = Count(fixed, False).value(ANY) // SIZE + wilds
        most = min(size, max(largest, HIGHEST))
    for left in range(most, size - crossings - 1, -1):
        value = value_of_some(fixed, wilds, left, seen.only_kind)
        if value:
            return value  # the larger, the better
    return NONE


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


# The fields of a count: how many cards of a number or colour, and a colour's total.
COUNT: Final[i64] = 6
TOTAL: Final[i64] = 9
COUNTED: Final[i64] = (1 << COUNT) - 1
TOTALLED: Final[i64] = (1 << TOTAL) - 1
WILD: Final[i64] = 1 << COUNT * HIGHEST
NUMBER_BITS: Final[list[i64]] = [1 << COUNT * (number - 1) for number in NUMBER]
COLOUR_BITS: Final[list[i64]] = [
    ((1 << TOTAL) + number) << (TOTAL + COUNT) * COLOUR[card] for card, number in enumerate(NUMBER)
]


class Count:
    """Some cards in two whole numbers: how many of each number, and of each colour its total too.

    With `wild` an Acteerpiet is counted apart, as it is whatever helps.
    """

    def __init__(self, cards: list[int], wild: bool) -> None:
        self.numbers: i64 = 0
        self.colours: i64 = 0
        self.add(cards, wild, 1)

    def add(self, cards: list[int], wild: bool, times: i64) -> None:
        for card in cards:
            if wild and KIND[card] == ACTEER:
                self.numbers += times * WILD
            else:
                self.numbers += times * NUMBER_BITS[card]
                self.colours += times * COLOUR_BITS[card]

    def with_room(self, room: list[int]) -> "Count":
        """PP-AMB-22: in the room an Acteerpiet is as printed."""
        other = Count(room, False)
        other.numbers += self.numbers
        other.colours += self.colours
        return other

    def without(self, cards: list[int], wild: bool) -> "Count":
        other = Count([], False)
        other.numbers = self.numbers
        other.colours = self.colours
        other.add(cards, wild, -1)
        return other

    def has(self, group: int) -> bool:
        if group >= 0:
            return self.numbers >> COUNT * group & COUNTED != 0
        return self.colours >> (TOTAL + COUNT) * (-1 - group) & TOTALLED != 0

    def value(self, only_kind: int) -> int:
        """PP-SCO-02, PP-SCO-03: what the rules' `best_value` says of these cards."""
        numbers, colours = self.numbers, self.colours
        wilds = numbers // WILD
        best: i64 = NONE
        if only_kind != COLOURS_ONLY:
            for number in range(1, HIGHEST + 1):
                size = (numbers & COUNTED) + wilds
                numbers >>= COUNT
                value = size * SIZE + NUMBER_KIND * KIND_OF + number
                if size and value > best:
                    best = value
        if only_kind != NUMBERS_ONLY:
            for _ in range(len(COLOURS)):
                size = (colours >> TOTAL & COUNTED) + wilds
                value = size * SIZE + (colours & TOTALLED) + HIGHEST * wilds
                colours >>= TOTAL + COUNT
                if size and value > best:
                    best = value
        return best


# What is left after paying.


def cheapest_rest(seen: Pietenpoker, hand: list[int], need: int) -> HandPlan:
    """The best hand that is left after paying so much, for all that can be collected.

    What does not belong to the number or colour pays, high cards first: they come back to whoever
    wins. Where that is not enough, all is laid and nothing is left.
    """
    dearest = dearest_first(hand)
    wild = has_wilds(seen)
    fewest, exempt = least_hand(seen), is_exempt(seen)
    held = Count(hand, False)
    whole = (Count(hand, wild) if wild else held).with_room(seen.room)
    best = HandPlan(NONE, hand)
    aimless = False
    for group in range(-len(COLOURS), HIGHEST):
        if not held.has(group):
            if aimless:
                continue  # it pays with the same cards as the one before
            aimless = True
        paying = pays(seen, dearest, group, need, fewest, exempt)
        if len(paying) < len(hand):
            worth = whole.without(paying, wild).value(seen.only_kind)
            if seen.chihuahua:
                worth = value_with(seen, without(hand, tuple(paying)), seen.room, 0)
            if worth > best.value:
                best = HandPlan(worth, paying)
    return best


def dearest_first(hand: list[int]) -> list[int]:
    found: list[int] = []
    for number in range(HIGHEST, 0, -1):
        found += [card for card in hand if NUMBER[card] == number]
    return found


def pays(
    seen: Pietenpoker, dearest: list[int], group: int, need: int, fewest: int, exempt: bool
) -> list[int]:
    """The cards that pay while a group is collected, or all where they are not enough.

    A group is a number counted from 0, or a colour counted down from -1.
    """
    paying: list[int] = []
    paid = 0
    for members in range(2):
        for card in dearest:
            if paid >= need or len(paying) >= len(dearest) - fewest:
                break
            if belongs(card, group) == (members == 1):
                paid += price(seen, card)
                paying.append(card)
    # PP-HAND-03: at the limit he may stay with less, if nothing would be enough
    return paying if paid >= need or exempt else dearest


def belongs(card: int, group: int) -> bool:
    return NUMBER[card] == group + 1 if group >= 0 else COLOUR[card] == -1 - group
