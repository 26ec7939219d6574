"""A bid in the making: the most that it can come to with the cards that may still be moved.

The law judges a bid as a whole: cards taken back, laid face down and laid open, measured as bids
are once it lies there (PP-AMB-26, PP-AMB-62). It is made card by card, so what matters of a card
is whether some whole that counts can still come of it (PP-AMB-79).
"""

from typing import Final

from speeltafel.games.pietenpoker.cards import CELEBRI, KIND, NUMBER, OMDENK
from speeltafel.games.pietenpoker.rules_cards import is_spent
from speeltafel.games.pietenpoker.rules_marks import without
from speeltafel.games.pietenpoker.rules_worth import bid_in, highest_beside, stood_in
from speeltafel.games.pietenpoker.state import (
    BIG_BLIND,
    BY_CARDS,
    BY_NUMBERS,
    BY_PRINT,
    Pietenpoker,
)

IMPOSSIBLE: Final = -1
ANY_BID: Final = -1
"""A highest bid that everybody reaches."""


class Making:
    """What stays in the bid, and the cards of which so many may lie in it too."""

    def __init__(self, measure: int) -> None:
        self.measure = measure
        """How bids are measured when what stays in it works."""
        self.totals = [0, 0, 0]
        """What stays in it, in each measure."""
        self.cards: list[int] = []
        self.values: list[int] = []
        self.works: list[bool] = []
        self.spare = 0
        """How many of the other cards may lie in the bid."""

    def keep(self, card: int, value: int, works: bool) -> None:
        self.totals[BY_NUMBERS] += value
        self.totals[BY_CARDS] += 1
        self.totals[BY_PRINT] += NUMBER[card]
        if works:
            self.measure = max(self.measure, measure_with(card))

    def offer(self, card: int, value: int, works: bool) -> None:
        self.cards.append(card)
        self.values.append(value)
        self.works.append(works)

    def without(self, at: int) -> "Making":
        """The same, but for one of the other cards, which lies face down."""
        left = Making(self.measure)
        left.totals = self.totals.copy()
        left.cards = self.cards[:at] + self.cards[at + 1 :]
        left.values = self.values[:at] + self.values[at + 1 :]
        left.works = self.works[:at] + self.works[at + 1 :]
        left.spare = self.spare - 1
        return left

    def joined(self, at: int) -> "Making":
        """The same, when one of the other cards is laid open and stays."""
        left = self.without(at)
        left.keep(self.cards[at], self.values[at], self.works[at])
        return left

    def worth_of(self, at: int, measure: int) -> int:
        if measure == BY_CARDS:
            return 1
        return NUMBER[self.cards[at]] if measure == BY_PRINT else self.values[at]

    def most(self, measure: int) -> int:
        """The most that it can come to and be measured so, or IMPOSSIBLE."""
        spare = self.spare
        total = self.totals[measure]
        changer = IMPOSSIBLE
        worths: list[int] = []
        for at in range(len(self.cards)):
            leads_to = measure_with(self.cards[at]) if self.works[at] else BY_NUMBERS
            if leads_to <= measure:
                worths.append(self.worth_of(at, measure))
                if leads_to == measure:
                    changer = max(changer, worths[-1])
        if self.measure < measure and changer != IMPOSSIBLE:
            worths.remove(changer)
            total += changer
            spare -= 1
        elif self.measure != measure:
            return IMPOSSIBLE
        return total + sum_of_best(worths, spare) if spare >= 0 else IMPOSSIBLE

    def most_idle(self, measure: int) -> int:
        """The same where none of its cards takes effect any more (PP-AMB-57)."""
        worths = [self.worth_of(at, measure) for at in range(len(self.cards))]
        return self.totals[measure] + sum_of_best(worths, self.spare)


def measure_with(card: int) -> int:
    """How bids are measured with this card, at least: PP-AMB-26, PP-AMB-31."""
    kind = KIND[card]
    if kind == CELEBRI:
        return BY_PRINT
    return BY_CARDS if kind == OMDENK else BY_NUMBERS


def sum_of_best(worths: list[int], count: int) -> int:
    worths.sort()
    total = 0
    for worth in worths[max(0, len(worths) - count) :]:
        total += worth
    return total


# The cards of a player.


def bid_values(table: Pietenpoker, seat: int) -> list[int]:
    """What each open card of a bid counts for, an Acteerpiet in its role."""
    values = []
    roles = table.roles[seat]
    for card in table.bids[seat]:
        value = NUMBER[card]
        for role in roles:
            if role // 8 == card:
                value = role % 8
                roles = without(roles, (role,))
                break
        values.append(value)
    return values


def offer_hand(table: Pietenpoker, making: Making, seat: int, hand: list[int]) -> None:
    """A sorted hand; PP-AMB-80: of equal cards the last ones are those that are spent."""
    for at in range(len(hand)):
        works = not is_spent(table, seat, hand[at:], hand[at])
        making.offer(hand[at], most_of(table, hand[at], works), works)


def most_of(table: Pietenpoker, card: int, works: bool) -> int:
    """PP-AMB-22, PP-AMB-81: an Acteerpiet is a 6 at most, a spent one what is printed on it."""
    return table.most(card) if works else NUMBER[card]


def making_of(table: Pietenpoker, seat: int, hand: list[int], keep: int) -> Making:
    """Of a player who is not on turn, or has not begun: a hand, of which he keeps so many."""
    making = Making(table.measure())
    bid, values = table.bids[seat], bid_values(table, seat)
    for at in range(len(bid)):
        if table.house.inwissel:
            making.offer(bid[at], values[at], works=False)
        else:
            making.keep(bid[at], values[at], works=False)
    offer_hand(table, making, seat, hand)
    making.spare = len(making.cards) - keep
    return making


def making_now(table: Pietenpoker, hand: list[int], takes: bool) -> Making:
    """Of the player on turn; with `takes` he may still take cards back."""
    seat = table.turn
    making = Making(table.measure())
    bid, values = table.bids[seat], bid_values(table, seat)
    old = len(bid) - table.fresh
    idle = table.idle.copy()
    for at in range(len(bid)):
        card = bid[at]
        if at < old and takes:
            making.offer(card, values[at], works=False)
        elif at < old:
            making.keep(card, values[at], works=False)
        else:
            keep_fresh(table, making, card, idle)
    offer_hand(table, making, seat, hand)
    return making


def keep_fresh(table: Pietenpoker, making: Making, card: int, idle: list[int]) -> None:
    """A card that was laid in this turn; those that do nothing are taken off the list."""
    works = card not in idle
    if not works:
        idle.remove(card)
    making.keep(card, most_of(table, card, works), works)


# What it has to come to.


def needed(table: Pietenpoker, seat: int, measure: int, highest: int) -> int:
    """PP-BID-02: the highest bid, and PP-WISSEL-01: the own bid as it was.

    PP-SINT-03: for the Big Sint the double of the small blind.
    """
    if table.phase == BIG_BLIND:
        return 2 * bid_in(table, table.opener, measure)
    if measure != table.measure() and highest != ANY_BID:
        highest = highest_beside(table, seat, measure)
    stood = stood_in(table, measure) if seat == table.turn else bid_in(table, seat, measure)
    return max(highest, stood)


def reaches(table: Pietenpoker, seat: int, making: Making, highest: int) -> bool:
    """Whether it can come to enough, in whichever measure; to ANY_BID: to the own bid as it was."""
    for measure in range(table.measure(), BY_PRINT + 1):
        most = making.most(measure)
        if most != IMPOSSIBLE and most >= needed(table, seat, measure, highest):
            return True
    return False
