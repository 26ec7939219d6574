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
    CARDS,
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


def reach_of_lines(joker: bool) -> list[int]:
    """For every line the totals of all streets in it, as bits: what else is not looked for."""
    reach = [0] * LINES
    shared: dict[int, int] = {}  # few different numbers, so that they stay at hand
    for line in range(LINES):
        found = 0
        for total in STREET_TOTALS[0][line] + (STREET_TOTALS[1][line] if joker else []):
            if total <= MOST_OWN:
                found |= 1 << total
        rest = line
        while rest:
            lowest = rest & -rest
            found |= reach[line - lowest]
            rest -= lowest
        reach[line] = shared.setdefault(found, found)
    return reach


def reach_of_sets(ranks: int) -> int:
    """The same for sets, of the ranks of which a hand has two suits or more."""
    reach = 0
    for rank in range(TWO, KING + 1):
        if ranks >> rank & 1:
            for size in range(LEAST_CORE, LARGEST_SET + 1):
                reach |= 1 << VALUE[rank] * size
    return reach


def totals_wanted(own: int, aces: int) -> int:
    """The totals that so many Aces, or fewer, raise to the own number, as bits."""
    wanted = 0
    for size in range(aces + 1):
        for high in range(size + 1):
            total = own - size - (HIGH_ACE - 1) * high
            if total >= LEAST_OWN:
                wanted |= 1 << total
    return wanted


STREET_REACH: Final[list[list[int]]] = [reach_of_lines(False), reach_of_lines(True)]
LOW_RANKS: Final = 7
LOW_SET_REACH: Final[list[int]] = [reach_of_sets(ranks) for ranks in range(1 << LOW_RANKS)]
HIGH_SET_REACH: Final[list[int]] = [
    reach_of_sets(ranks << LOW_RANKS) for ranks in range(1 << len(RANKS) - LOW_RANKS)
]
WANTED: Final[list[list[int]]] = [
    [totals_wanted(own, aces) for aces in range(LEAST_CORE)] for own in range(MOST_OWN + 1)
]


def fills_up(own: int, total: int, aces: int) -> bool:
    """PE-ACE-04: whether so many Aces, each 1 or 12, raise a total to the own number."""
    more = own - total - aces
    return 0 <= more <= (HIGH_ACE - 1) * aces and more % (HIGH_ACE - 1) == 0


def promises_street(line: i64, loose: bool) -> bool:
    """Three in a row; or, with an Ace or a joker at hand, two that lie close together."""
    next_to: i64 = line & (line >> 1 | line << 12)
    next_but_one: i64 = line >> 2 | line << 11
    if loose:
        return next_to != 0 or line & next_but_one != 0
    return next_to & next_but_one != 0


BITS: Final[list[int]] = [line.bit_count() for line in range(LINES)]
ENDLESS: Final = 1 << 40
ALL: Final = -1
NONE: Final = -2
COPIES_ONLY: Final = -3


class Search:
    """A hand, sorted by what combinations need of it."""

    def __init__(self, hand: list[int], own: int) -> None:
        self.own = own
        self.number: i64 = 0
        """How many combinations were found."""
        self.wanted: i64 = ALL
        """Which of them is to be told, or ALL, or NONE, or COPIES_ONLY."""
        self.most: i64 = ENDLESS
        """There may be more than this, which is all that one wants to know then."""
        self.found: list[tuple[int, ...]] | None = None
        self.copies: list[int] | None = None
        """How often each card is in some combination at most, where that alone is wanted."""
        self.must: list[int] | None = None
        """Cards that it has to hold."""
        self.fitting: list[bool] | None = None
        """The cards of which it has to hold one."""
        clubs: i64 = 0
        diamonds: i64 = 0
        hearts: i64 = 0
        spades: i64 = 0
        aces: i64 = 0
        ace_cards: i64 = 0
        jokers: i64 = 0
        one: i64 = 1
        for card in hand:
            face: i64 = card
            if face >= FACES:
                jokers |= one << (face - FACES)
                continue
            if face < ACES:
                aces += one << (3 * face)
                ace_cards += 1
            bit = one << (face >> 2)
            suit = face & 3
            if suit == 0:
                clubs |= bit
            elif suit == 1:
                diamonds |= bit
            elif suit == 2:
                hearts |= bit
            else:
                spades |= bit
        self.clubs: i64 = clubs
        self.diamonds: i64 = diamonds
        self.hearts: i64 = hearts
        self.spades: i64 = spades
        self.ace_cards: i64 = ace_cards
        self.aces: i64 = aces
        """How many Aces there are of each suit, in three bits each."""
        self.jokers: i64 = jokers
        """PE-AMB-19: the red and the black joker are two faces, and two bits."""
        self.joker_choice: i64 = jokers
        reach: i64 = 0
        reaches = STREET_REACH[1 if jokers else 0]
        loose = bool(aces | jokers)
        if promises_street(clubs, loose):
            reach |= reaches[clubs]
        if promises_street(diamonds, loose):
            reach |= reaches[diamonds]
        if promises_street(hearts, loose):
            reach |= reaches[hearts]
        if promises_street(spades, loose):
            reach |= reaches[spades]
        pairs = (
            clubs & (diamonds | hearts | spades) | diamonds & (hearts | spades) | hearts & spades
        )
        low: i64 = (1 << LOW_RANKS) - 1
        reach |= LOW_SET_REACH[pairs & low]
        reach |= HIGH_SET_REACH[pairs >> LOW_RANKS]
        self.reach: i64 = reach
        """The totals that sets and streets may have here, as bits."""

    def require(self, must: list[int]) -> None:
        """Look only for combinations with all these cards."""
        if must:
            self.must = must
            for color in range(2):
                if FACES + color in must:
                    self.joker_choice &= 1 << color

    def list_all(self) -> list[tuple[int, ...]]:
        """All different combinations, each once."""
        self.wanted = ALL
        self.most = ENDLESS
        self.run()
        return self.all_found()

    def count(self, most: int) -> int:
        """How many there are, or some number above `most` where there are more than that."""
        self.wanted = NONE
        self.most = most
        self.run()
        return int(self.number)

    def nth(self, number: int) -> tuple[int, ...]:
        """One of those that were counted."""
        self.wanted = number
        self.most = number
        self.run()
        return self.all_found()[0]

    def most_copies(self) -> list[int]:
        """How often each card is in some combination at most, without listing them."""
        copies = [0] * CARDS
        self.copies = copies
        self.wanted = COPIES_ONLY
        self.most = ENDLESS
        self.run()
        return copies

    def faces(self) -> int:
        """How many different cards the hand has."""
        lines = BITS[self.clubs] + BITS[self.diamonds] + BITS[self.hearts] + BITS[self.spades]
        return lines + BITS[self.jokers]

    def shields(self) -> int:
        """How many different Aces, twos and jokers."""
        low: i64 = 3
        lines = BITS[self.clubs & low] + BITS[self.diamonds & low]
        return lines + BITS[self.hearts & low] + BITS[self.spades & low] + BITS[self.jokers]

    def all_found(self) -> list[tuple[int, ...]]:
        if self.found is None:
            self.found = []
        return self.found

    def line(self, suit: i64) -> i64:
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

    def run(self) -> None:
        """Every choice of Aces that fill up, and whatever they fill up."""
        self.number = 0
        self.found = None
        aces = self.aces
        if self.ace_cards < LEAST_CORE:  # two might be a set by themselves
            wanted: i64 = WANTED[self.own][self.ace_cards]
            if self.reach & wanted == 0:
                return
        clubs: i64 = 0
        while clubs <= (aces & 7):
            diamonds: i64 = 0
            while diamonds <= (aces >> 3 & 7):
                hearts: i64 = 0
                while hearts <= (aces >> 6 & 7):
                    spades: i64 = 0
                    while spades <= (aces >> 9 & 7) and self.number <= self.most:
                        extras = clubs | diamonds << 3 | hearts << 6 | spades << 9
                        self.fill_up(extras, clubs + diamonds + hearts + spades)
                        spades += 1
                    hearts += 1
                diamonds += 1
            clubs += 1

    def fill_up(self, extras: i64, size: i64) -> None:
        """All combinations with just these Aces besides a set or street, or alone."""
        own: i64 = self.own
        if size >= LEAST_CORE:
            self.add_aces(extras, size)
        total = own - size
        high: i64 = 0
        while high <= size and total >= LEAST_OWN:
            if self.reach >> total & 1:
                self.add_sets(total, extras, size)
                self.add_streets(total, extras, size)
            total -= HIGH_ACE - 1
            high += 1

    def add_aces(self, extras: i64, size: i64) -> None:
        """A set of Aces of two suits, which further Aces and a joker may join (PE-AMB-07)."""
        for suit in range(4):
            if extras >> (3 * suit) & 7 == size:
                return
        if size >= LEAST_CARDS and fills_up(self.own, 0, size):
            self.add(0, 0, extras, False)
        if self.jokers and fills_up(self.own, 0, size + 1):
            self.add(0, 0, extras, True)

    def add_sets(self, total: i64, extras: i64, aces: i64) -> None:
        """PE-COMBO-01: of one rank and of different suits; PE-VAL-03: a joker counts the same."""
        size: i64 = LEAST_CORE if aces else LEAST_CARDS
        while size <= LARGEST_SET:
            if total % size == 0 and 2 * size <= total < HIGH_ACE * size:
                for rank in RANKS_OF_VALUE[total // size]:
                    suits = self.suits_of(rank)
                    if suits & (suits - 1):
                        for part in PARTS[suits][size]:
                            self.add(part, 4 * rank, extras, False)
                        if self.jokers and size > LEAST_CORE:
                            for part in PARTS[suits][size - 1]:
                                self.add(part, 4 * rank, extras, True)
            size += 1

    def add_streets(self, total: i64, extras: i64, aces: i64) -> None:
        """PE-COMBO-02; its own A is one of the street or fills up, and never both."""
        reaches = STREET_REACH[1 if self.jokers else 0]
        suit: i64 = 0
        while suit < 4:
            line = self.line(suit)
            reach: i64 = reaches[line]
            if reach >> total & 1:
                fill_ups = extras >> (3 * suit) & 7
                if line & 1 and fill_ups == self.aces >> (3 * suit) & 7:
                    line -= 1
                for street in STREETS[0][total]:
                    if line & street == street:
                        self.add_street(suit, street, total, extras, aces, False)
                if self.jokers:
                    for street in STREETS[1][total]:
                        if line & street == street:
                            self.add_street(suit, street, total, extras, aces, True)
                if aces:
                    for street in SHORT_STREETS[total]:
                        if line & street == street and not (fill_ups and CONTINUED[street]):
                            self.add_street(suit, street, total, extras, aces, False)
            suit += 1

    def add_street(
        self, suit: i64, street: i64, total: int, extras: i64, aces: int, joker: bool
    ) -> None:
        """Unless the same cards are found as another street, too."""
        own = self.own
        totals_of_line = STREET_TOTALS[joker]
        for other in totals_of_line[street]:
            if other < total and fills_up(own, other, aces):
                return  # the joker in another place
        if street & 1 and (joker or not CONTINUED[street - 1]):
            for other in totals_of_line[street - 1]:
                if fills_up(own, other, aces + 1):
                    return  # the A as one that fills up
        self.add(street, -1 - suit, extras, joker)

    def add(self, bits: i64, place: i64, extras: i64, joker: bool) -> None:
        """One combination, or one for each joker; `place` is a rank's first card, or −1 − suit."""
        if self.must is not None and not self.holds_all(bits, place, extras, joker, self.must):
            return
        if self.fitting is not None and not self.holds_one(bits, place, extras, joker):
            return
        number = self.number
        self.number = number + (BITS[self.joker_choice] if joker else 1)
        if self.wanted == NONE:
            return
        if self.wanted == COPIES_ONLY:
            self.note_copies(bits, place, extras, joker)
        elif self.wanted == ALL:
            self.all_found().extend(self.written(bits, place, extras, joker))
        elif number <= self.wanted < self.number:
            self.found = [self.written(bits, place, extras, joker)[self.wanted - number]]

    def number_of(self, card: i64, bits: i64, place: i64, extras: i64, joker: bool) -> i64:
        """How often a card is in a combination."""
        if card >= FACES:
            return 1 if joker and self.joker_choice >> (card - FACES) & 1 else 0
        number: i64 = extras >> (3 * card) & 7 if card < ACES else 0
        if place < 0:
            return number + (bits >> (card >> 2) & 1 if card & 3 == -1 - place else 0)
        return number + (bits >> (card & 3) & 1 if card & ~3 == place else 0)

    def holds_all(self, bits: i64, place: i64, extras: i64, joker: bool, cards: list[int]) -> bool:
        for card in cards:
            if self.number_of(card, bits, place, extras, joker) < cards.count(card):
                return False
        return True

    def holds_one(self, bits: i64, place: i64, extras: i64, joker: bool) -> bool:
        fitting = self.fitting
        assert fitting is not None
        for card in range(CARDS):
            if fitting[card] and self.number_of(card, bits, place, extras, joker):
                return True
        return False

    def note_copies(self, bits: i64, place: i64, extras: i64, joker: bool) -> None:
        copies = self.copies
        assert copies is not None
        for card in range(CARDS):
            number = self.number_of(card, bits, place, extras, joker)
            if copies[card] < number:
                copies[card] = int(number)

    def written(self, bits: i64, place: i64, extras: i64, joker: bool) -> list[tuple[int, ...]]:
        cards = [suit for suit in range(4) for _ in range(extras >> (3 * suit) & 7)]
        if place < 0:
            cards += [4 * rank - 1 - place for rank in range(len(RANKS)) if bits >> rank & 1]
        else:
            cards += [place + suit for suit in range(4) if bits >> suit & 1]
        cards.sort()
        if not joker:
            return [tuple(cards)]
        faces = [
            face for face in (RED_JOKER, BLACK_JOKER) if self.joker_choice >> (face - FACES) & 1
        ]
        return [(*cards, face) for face in faces]


def combinations(hand: list[int], own: int) -> list[tuple[int, ...]]:
    """All different combinations of a hand that add up to the own number, each once."""
    return Search(hand, own).list_all()
