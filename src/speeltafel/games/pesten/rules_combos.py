"""Combinations: sets and streets, Aces that fill up, at most one joker.

`totals` says of any cards what they can add up to: that is the rule. `combinations` lists what a
hand can lay for an own number; it looks streets and sets up by the total that is wanted, so that
what cannot add up is never tried.

A line is the ranks of one suit as bits, the Ace being bit 0; a rank's suits are four bits too.
"""

from typing import Final

from mypy_extensions import i64

from speeltafel.games.pesten.cards import (
    ACE,
    ACES,
    BLACK_JOKER,
    FACES,
    HIGH_ACE,
    KING,
    NINE,
    RANK,
    RANKS,
    RED_JOKER,
    SUIT,
    SUITS,
    TWO,
    VALUE,
)

LEAST_CARDS: Final = 3  # PE-COMBO-01, PE-COMBO-02: more than two
LEAST_CORE: Final = 2  # PE-ACE-03: what Aces are added to, and what a joker completes
LARGEST_SET: Final = len(SUITS)  # PE-AMB-04
LEAST_OWN: Final = 3  # PE-PREP-01
MOST_OWN: Final = 60
"""PE-AMB-67: the highest own number that an option allows."""

LINES: Final = 1 << len(RANKS)
NO_TOTALS: Final[list[int]] = []


# Streets.


def window(start: int, length: int) -> list[int]:
    """PE-COMBO-02, PE-AMB-06: consecutive ranks on the circle A-2-…-K-(A)."""
    return [(start + step) % len(RANKS) for step in range(length)]


def window_total(ranks: list[int]) -> int:
    """PE-ACE-06: an A behind the K, as the last card, counts 12; before the 2 it counts 1."""
    total = sum([VALUE[rank] for rank in ranks])
    return total + HIGH_ACE - 1 if ranks[-1] == ACE else total


def line_of(ranks: list[int]) -> int:
    return sum([1 << rank for rank in ranks])


def street_totals(joker: bool) -> list[list[int]]:
    """For every line what it adds up to as a street, a joker in the place of one of its cards.

    PE-VAL-03, PE-AMB-07: the joker stands for the missing card, beside two natural ones at least.
    """
    found: list[list[int]] = [NO_TOTALS] * LINES
    for length in range(LEAST_CORE + joker, len(RANKS) + 1):
        for start in range(len(RANKS)):
            ranks = window(start, length)
            line = line_of(ranks)
            lines = [line & ~(1 << rank) for rank in ranks] if joker else [line]
            for natural in lines:
                found[natural] = sorted({*found[natural], window_total(ranks)})
    return found


STREET_TOTALS: Final[list[list[list[int]]]] = [street_totals(False), street_totals(True)]


def lines_by_total(joker: bool, short: bool) -> list[list[int]]:
    """The other way round: for every total the lines that are a street of it."""
    found: list[list[int]] = [[] for _ in range(MOST_OWN + 1)]
    for line, totals_of_line in enumerate(STREET_TOTALS[joker]):
        if (line.bit_count() + joker < LEAST_CARDS) == short:
            for total in totals_of_line:
                if total <= MOST_OWN:
                    found[total].append(line)
    return found


STREETS: Final[list[list[list[int]]]] = [lines_by_total(False, False), lines_by_total(True, False)]
SHORT_STREETS: Final = lines_by_total(False, True)
"""Two cards in a row: a street only together with Aces that fill up."""


def own_ace_continues(line: int) -> bool:
    """PE-AMB-05: the A of its suit belongs to a street of two that it continues."""
    return line in (line_of([TWO, TWO + 1]), line_of([KING - 1, KING]))


CONTINUED: Final[list[bool]] = [own_ace_continues(line) for line in range(LINES)]


# What given cards can add up to.


def totals(cards: tuple[int, ...]) -> list[int]:
    """PE-COMBO-03: all totals of these cards as a combination; none where they are none."""
    aces = [card for card in cards if card < ACES]
    others = [card for card in cards if ACES <= card < FACES]
    jokers = len(cards) - len(aces) - len(others)
    if len(cards) < LEAST_CARDS or jokers > 1:  # PE-JOK-02
        return []
    found: set[int] = set()
    if not others:
        if len({*aces}) >= LEAST_CORE:  # PE-ACE-02: a set of two suits, and Aces that fill up
            with_aces(found, 0, len(cards))
        return sorted(found)
    ranks = {RANK[card] for card in others}
    suits = {SUIT[card] for card in others}
    size = len(others) + jokers
    if len(ranks) == 1 and len(suits) == len(others) >= LEAST_CORE and size <= LARGEST_SET:
        with_aces(found, VALUE[RANK[others[0]]] * size, len(aces))
    if len(suits) == 1 and len(ranks) == len(others):
        line = line_of([RANK[card] for card in others])
        own_ace = SUIT[others[0]] in aces
        if not (own_ace and not jokers and CONTINUED[line]):
            for total in STREET_TOTALS[jokers][line]:
                with_aces(found, total, len(aces))
        if own_ace:
            for total in STREET_TOTALS[jokers][line | 1]:
                with_aces(found, total, len(aces) - 1)
    return sorted(found)


def with_aces(found: set[int], total: int, aces: int) -> None:
    """PE-ACE-04, PE-ACE-05: any number of Aces, each 1 or 12."""
    for high in range(aces + 1):
        found.add(total + aces + (HIGH_ACE - 1) * high)


def is_combination(cards: tuple[int, ...], own: int) -> bool:
    return own in totals(cards)


def has_four_nines(cards: tuple[int, ...]) -> bool:
    """PE-NINE-01, PE-AMB-28: natural ones, so nothing else is in the combination."""
    return [RANK[card] for card in cards] == [NINE] * 4


# What a hand can lay.


def parts_of(suits: int, size: int) -> list[int]:
    return [part for part in range(suits + 1) if part & suits == part and part.bit_count() == size]


PARTS: Final[list[list[list[int]]]] = [
    [parts_of(suits, size) for size in range(5)] for suits in range(16)
]
RANKS_OF_VALUE: Final[list[list[int]]] = [
    [rank for rank in range(TWO, KING + 1) if VALUE[rank] == value] for value in range(HIGH_ACE)
]


class Search:
    """A hand, sorted by what combinations need of it, and what was found in it."""

    def __init__(self, hand: list[int]) -> None:
        self.clubs: i64 = 0
        self.diamonds: i64 = 0
        self.hearts: i64 = 0
        self.spades: i64 = 0
        self.aces = 0
        """How many Aces there are, eight to a suit."""
        self.joker = False
        self.black_joker = False
        self.red_joker = False
        self.found: list[tuple[int, ...]] = []
        one: i64 = 1
        for card in hand:
            face: i64 = card
            if face < ACES:
                self.aces += 1 << (3 * card)
            elif face >= FACES:
                self.joker = True
                if face == RED_JOKER:
                    self.red_joker = True
                else:
                    self.black_joker = True
                continue
            bit = one << (face >> 2)
            suit = face & 3
            if suit == 0:
                self.clubs |= bit
            elif suit == 1:
                self.diamonds |= bit
            elif suit == 2:
                self.hearts |= bit
            else:
                self.spades |= bit

    def line(self, suit: int) -> i64:
        if suit == 0:
            return self.clubs
        if suit == 1:
            return self.diamonds
        return self.hearts if suit == 2 else self.spades

    def suits_of(self, rank: i64) -> i64:
        return (
            (self.clubs >> rank & 1)
            | (self.diamonds >> rank & 1) << 1
            | (self.hearts >> rank & 1) << 2
            | (self.spades >> rank & 1) << 3
        )

    def run(self, own: int) -> None:
        self.fill_up(own, [])
        if not self.aces:
            return
        aces = [self.aces >> (3 * suit) & 7 for suit in range(4)]
        for clubs in range(aces[0] + 1):
            for diamonds in range(aces[1] + 1):
                for hearts in range(aces[2] + 1):
                    for spades in range(aces[3] + 1):
                        extras = [0] * clubs + [1] * diamonds + [2] * hearts + [3] * spades
                        if extras:
                            self.fill_up(own, extras)
        self.found = sorted({*self.found})

    def fill_up(self, own: int, extras: list[int]) -> None:
        """PE-ACE-04: all combinations with just these Aces besides the set or street."""
        aces = len(extras)
        self.add_aces(own, extras)
        for high in range(aces + 1):
            total = own - aces - (HIGH_ACE - 1) * high
            if total < LEAST_OWN:
                return
            self.add_sets(total, extras)
            self.add_streets(total, extras)

    def add_aces(self, own: int, extras: list[int]) -> None:
        """A set of Aces: a total of 1 for each, and 11 more for those that count 12."""
        aces = len(extras)
        if aces < LEAST_CORE or extras[0] == extras[-1]:
            return
        for joker in range(2):
            size = aces + joker
            more = own - size
            if (
                size >= LEAST_CARDS
                and (not joker or self.joker)
                and 0 <= more <= (HIGH_ACE - 1) * size
                and more % (HIGH_ACE - 1) == 0
            ):
                self.add(extras, joker)

    def add_sets(self, total: int, extras: list[int]) -> None:
        """PE-COMBO-01: of one rank and of different suits; PE-VAL-03: a joker counts the same."""
        least = LEAST_CORE if extras else LEAST_CARDS
        for size in range(least, LARGEST_SET + 1):
            value = total // size
            if total % size or not 2 <= value < HIGH_ACE:
                continue
            for rank in RANKS_OF_VALUE[value]:
                suits = self.suits_of(rank)
                if not suits & (suits - 1):
                    continue
                for part in PARTS[suits][size]:
                    self.add([*set_cards(rank, part), *extras], 0)
                if self.joker and size > LEAST_CORE:
                    for part in PARTS[suits][size - 1]:
                        self.add([*set_cards(rank, part), *extras], 1)

    def add_streets(self, total: int, extras: list[int]) -> None:
        """PE-COMBO-02; its own A is one of the street or fills up, and never both."""
        for suit in range(4):
            line = self.line(suit)
            if not line & (line - 1):
                continue
            if line & 1 and extras.count(suit) == self.aces >> (3 * suit) & 7:
                line -= 1  # all Aces of the suit fill up
            for street in STREETS[0][total]:
                if line & street == street:
                    self.add([*street_cards(suit, street), *extras], 0)
            if self.joker:
                for street in STREETS[1][total]:
                    if line & street == street:
                        self.add([*street_cards(suit, street), *extras], 1)
            if extras:
                for street in SHORT_STREETS[total]:
                    if line & street == street and not (suit in extras and CONTINUED[street]):
                        self.add([*street_cards(suit, street), *extras], 0)

    def add(self, cards: list[int], joker: int) -> None:
        cards.sort()
        if not joker:
            self.found.append(tuple(cards))
            return
        # PE-AMB-19: the red and the black joker are two faces
        if self.red_joker:
            self.found.append((*cards, RED_JOKER))
        if self.black_joker:
            self.found.append((*cards, BLACK_JOKER))


def set_cards(rank: int, suits: int) -> list[int]:
    return [rank * 4 + suit for suit in range(4) if suits >> suit & 1]


def street_cards(suit: int, line: int) -> list[int]:
    return [rank * 4 + suit for rank in range(len(RANKS)) if line >> rank & 1]


def combinations(hand: list[int], own: int) -> list[tuple[int, ...]]:
    """All different combinations of a hand that add up to the own number, each once."""
    search = Search(hand)
    search.run(own)
    return search.found
