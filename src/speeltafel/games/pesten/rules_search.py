"""Finding combinations: what a hand can lay for an own number.

Streets and sets are looked up by the total that is wanted, so that what cannot add up is never
tried.
"""

from typing import Final

from mypy_extensions import i64

from speeltafel.games.pesten.cards import (
    ACES,
    BLACK_JOKER,
    CARDS,
    FACES,
    HIGH_ACE,
    KING,
    RANKS,
    RED_JOKER,
    TWO,
    VALUE,
)
from speeltafel.games.pesten.rules_combos import (
    CONTINUED,
    LARGEST_SET,
    LEAST_CARDS,
    LEAST_CORE,
    LEAST_OWN,
    LINES,
    MOST_OWN,
    STREET_TOTALS,
)
from speeltafel.games.pesten.rules_reach import (
    BLACK_PLACE,
    LANE,
    LINE,
    RED_PLACE,
    SHORT_STREETS,
    STREETS,
    fills_up,
    promising,
)

# What is looked up.


def parts_of(suits: int, size: int) -> list[int]:
    return [part for part in range(suits + 1) if part & suits == part and part.bit_count() == size]


PARTS: Final[list[list[list[int]]]] = [
    [parts_of(suits, size) for size in range(5)] for suits in range(16)
]
SETS: Final[list[list[int]]] = [
    [
        LANE * size + rank
        for size in range(LEAST_CORE, LARGEST_SET + 1)
        for rank in range(TWO, KING + 1)
        if VALUE[rank] * size == total
    ]
    for total in range(MOST_OWN + 1)
]
"""For every total the sets of it: the size and the rank of each."""


# What is written down.


def ace_cards(extras: int) -> tuple[int, ...]:
    return tuple([suit for suit in range(4) for _ in range(extras >> 3 * suit & 7)])


ACE_CARDS: Final[list[tuple[int, ...]]] = [ace_cards(extras) for extras in range(1 << 12)]
"""For each number of Aces of each suit, in three bits each."""


def street_cards(suit: int) -> list[tuple[int, ...]]:
    """For each street of a suit its cards but for the Ace."""
    found: list[tuple[int, ...]] = [()] * LINES
    for line in range(LINES):
        if STREET_TOTALS[0][line] or STREET_TOTALS[1][line]:
            ranks = [rank for rank in range(TWO, len(RANKS)) if line >> rank & 1]
            found[line & ~1] = tuple([4 * rank + suit for rank in ranks])
    return found


STREET_CARDS: Final[list[list[tuple[int, ...]]]] = [street_cards(suit) for suit in range(4)]
SET_CARDS: Final[list[tuple[int, ...]]] = [
    tuple([4 * rank + suit for suit in range(4) if suits >> suit & 1])
    for rank in range(len(RANKS))
    for suits in range(16)
]

NO_STREETS: Final[list[int]] = []
ENDLESS: Final = 1 << 40
ALL: Final = -1
NONE: Final = -2
COPIES_ONLY: Final = -3


class Search:
    """A hand, sorted by what combinations need of it."""

    def __init__(self, hand: list[int], own: int, faces: i64) -> None:
        """The hand is sorted, and `faces` are its faces."""
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
        self.faces: i64 = faces
        aces: i64 = 0
        one: i64 = 1
        for card in hand:
            if card >= ACES:
                break
            aces += one << 3 * card
        self.aces: i64 = aces
        """How many Aces there are of each suit, in three bits each."""
        jokers = faces >> RED_PLACE & 1 | (faces >> BLACK_PLACE & 1) << 1
        self.jokers: i64 = jokers
        """PE-AMB-19: the red and the black joker are two faces, and two bits."""
        self.joker_choice: i64 = jokers

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

    def list_some(self, most: int) -> list[tuple[int, ...]]:
        """The same; where there are more than `most`, some more than that."""
        self.wanted = ALL
        self.most = most
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

    def all_found(self) -> list[tuple[int, ...]]:
        if self.found is None:
            self.found = []
        return self.found

    def line(self, suit: i64) -> i64:
        return self.faces >> LANE * suit & LINE

    def suits_of(self, rank: i64) -> i64:
        faces = self.faces >> rank
        return (
            faces & 1
            | (faces >> LANE & 1) << 1
            | (faces >> 2 * LANE & 1) << 2
            | (faces >> 3 * LANE & 1) << 3
        )

    def run(self) -> None:
        """Every choice of Aces that fill up, and whatever they fill up."""
        self.number = 0
        self.found = None
        aces = self.aces
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
        if size >= LEAST_CORE:
            self.add_aces(extras, size)
        total: i64 = self.own - size
        high: i64 = 0
        while high <= size and total >= LEAST_OWN:
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
        for one in SETS[total]:
            size: i64 = one >> 4
            rank: i64 = one & 15
            suits = self.suits_of(rank)
            if suits & (suits - 1) == 0 or (size == LEAST_CORE and not aces):
                continue
            for part in PARTS[suits][size]:
                self.add(part, 4 * rank, extras, False)
            if self.jokers and size > LEAST_CORE:
                for part in PARTS[suits][size - 1]:
                    self.add(part, 4 * rank, extras, True)

    def add_streets(self, total: i64, extras: i64, aces: i64) -> None:
        """PE-COMBO-02; its own A is one of the street or fills up, and never both."""
        streets = STREETS[0][total]
        short = SHORT_STREETS[total] if aces else NO_STREETS
        with_joker = STREETS[1][total] if self.jokers else NO_STREETS
        if not streets and not short and not with_joker:
            return
        suit: i64 = 0
        while suit < 4:
            line = self.line(suit)
            fill_ups = extras >> (3 * suit) & 7
            if line & 1 and fill_ups == self.aces >> (3 * suit) & 7:
                line -= 1
            for street in streets:
                if line & street == street:
                    self.add_street(suit, street, total, extras, aces, False)
            for street in with_joker:
                if line & street == street:
                    self.add_street(suit, street, total, extras, aces, True)
            for street in short:
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
        both = joker and self.joker_choice == 3
        self.number = number + (2 if both else 1)
        if self.wanted == NONE:
            return
        if self.wanted == COPIES_ONLY:
            self.note_copies(self.written(bits, place, extras), joker)
        elif self.wanted == ALL or number <= self.wanted < self.number:
            cards = self.written(bits, place, extras)
            found = self.all_found()
            black = self.joker_choice == 2 or (both and self.wanted == number + 1)
            if not joker:
                found.append(cards)
            else:
                found.append((*cards, BLACK_JOKER if black else RED_JOKER))
                if both and self.wanted == ALL:
                    found.append((*cards, BLACK_JOKER))

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

    def note_copies(self, cards: tuple[int, ...], joker: bool) -> None:
        copies = self.copies
        assert copies is not None
        last = number = 0
        for card in cards:
            number = number + 1 if card == last else 1
            last = card
            if copies[card] < number:
                copies[card] = number
        if joker:
            copies[RED_JOKER] |= int(self.joker_choice & 1)
            copies[BLACK_JOKER] |= int(self.joker_choice >> 1)

    def written(self, bits: i64, place: i64, extras: i64) -> tuple[int, ...]:
        """Its cards in order, but for a joker."""
        if place >= 0:
            core = SET_CARDS[4 * place + bits]
        else:
            suit = -1 - place
            core = STREET_CARDS[suit][bits & ~1]
            if bits & 1:
                extras += 1 << 3 * suit
        return ACE_CARDS[extras] + core if extras else core


def combinations(hand: list[int], own: int) -> list[tuple[int, ...]]:
    """All different combinations of a hand that add up to the own number, each once."""
    faces = promising(hand, own)
    return Search(hand, own, faces).list_all() if faces else []
