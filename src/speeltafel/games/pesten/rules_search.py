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
    LEAST_OWN,
    RED_JOKER,
)
from speeltafel.games.pesten.rules_combos import (
    CONTINUED,
    LEAST_CARDS,
    LEAST_CORE,
    STREET_TOTALS,
)
from speeltafel.games.pesten.rules_parts import (
    ACE_CARDS,
    PARTS,
    SET_CARDS,
    SETS,
    STREET_CARDS,
    ace_choices,
    most_of_each,
    number_of_aces,
    of_two_suits,
)
from speeltafel.games.pesten.rules_reach import (
    BLACK_PLACE,
    LANE,
    LINE,
    RED_PLACE,
    SHORT_STREETS,
    STREET_REACH,
    STREETS,
    fills_up,
)

NO_STREETS: Final[list[int]] = []
ENDLESS: Final = 1 << 40
ONE: Final[i64] = 1
ALL: Final = -1
NONE: Final = -2
COPIES_ONLY: Final = -3


class SortedHand:
    """A hand, sorted by what combinations need of it.

    Which Aces fill up matters little, for each counts the same: what they fill up is looked for
    once for every number of them, and then stands for all choices of so many.
    """

    def __init__(self, hand: list[int], own: int, faces: i64) -> None:
        """The hand is sorted, and `faces` are its faces."""
        self.own = own
        self.number: i64 = 0
        """How many combinations were found."""
        self.wanted: i64 = ALL
        """Which of them is to be told, or ALL, or NONE, or COPIES_ONLY."""
        self.most: i64 = ENDLESS
        """There may be more than this, which is all that one wants to know then."""
        self.found: list[tuple[int, ...]] = []
        self.copies: list[int] | None = None
        """How often each card is in some combination at most, where that alone is wanted."""
        self.must: list[int] | None = None
        """Cards that a set or street has to hold."""
        self.must_aces: i64 = 0
        """Aces that it has to hold, in three bits for each suit."""
        self.must_joker = False
        self.fitting: list[bool] | None = None
        """The cards of which it has to hold one; Aces and jokers always fit."""
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
        """Look only for combinations with all these cards of the hand; only Aces come twice."""
        one: i64 = 1
        for card in must:
            if card < ACES:
                self.must_aces += one << 3 * card
            elif card >= FACES:
                self.must_joker = True
                self.joker_choice &= 1 << card - FACES
            elif self.must is None:
                self.must = [card]
            else:
                self.must.append(card)

    def list_some(self, most: int) -> list[tuple[int, ...]]:
        """All different combinations, each once; of more than `most` some more than that."""
        self.wanted = ALL
        self.most = most
        self.run()
        return self.found

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
        return self.found[0]

    def most_copies(self) -> list[int]:
        """How often each card is in some combination at most, without listing them."""
        copies = [0] * CARDS
        self.copies = copies
        self.wanted = COPIES_ONLY
        self.most = ENDLESS
        self.run()
        return copies

    def suits_of(self, rank: i64) -> i64:
        faces = self.faces >> rank
        return (
            faces & 1
            | (faces >> LANE & 1) << 1
            | (faces >> 2 * LANE & 1) << 2
            | (faces >> 3 * LANE & 1) << 3
        )

    def run(self) -> None:
        """Every number of Aces that fill up, and whatever they fill up."""
        self.number = 0
        self.found = []
        most = number_of_aces(self.aces)
        size: i64 = 0
        while size <= most and self.number <= self.most:
            self.fill_up(size)
            size += 1

    def fill_up(self, size: i64) -> None:
        """All combinations with so many Aces besides a set or street, or alone."""
        if size >= LEAST_CORE:
            self.add_aces(size)
        total: i64 = self.own - size
        high: i64 = 0
        while high <= size and total >= LEAST_OWN and self.number <= self.most:
            self.add_sets(total, size)
            self.add_streets(total, size)
            total -= HIGH_ACE - 1
            high += 1

    def add_aces(self, size: i64) -> None:
        """A set of Aces of two suits, which further Aces and a joker may join (PE-AMB-07)."""
        if size >= LEAST_CARDS and fills_up(self.own, 0, size):
            self.add(0, 0, size, False)
        if self.jokers and fills_up(self.own, 0, size + 1):
            self.add(0, 0, size, True)

    def add_sets(self, total: i64, aces: i64) -> None:
        """PE-COMBO-01: of one rank and of different suits; PE-VAL-03: a joker counts the same."""
        for one in SETS[total]:
            size: i64 = one >> 4
            rank: i64 = one & 15
            suits = self.suits_of(rank)
            if suits & (suits - 1) == 0 or (size == LEAST_CORE and not aces):
                continue
            for part in PARTS[suits][size]:
                self.add(part, 4 * rank, aces, False)
            if self.jokers and size > LEAST_CORE:
                for part in PARTS[suits][size - 1]:
                    self.add(part, 4 * rank, aces, True)

    def add_streets(self, total: i64, aces: i64) -> None:
        """PE-COMBO-02."""
        streets = STREETS[0][total]
        short = SHORT_STREETS[total] if aces else NO_STREETS
        with_joker = STREETS[1][total] if self.jokers else NO_STREETS
        if not streets and not short and not with_joker:
            return
        reaches = STREET_REACH[1 if self.jokers else 0]
        suit: i64 = 0
        while suit < 4:
            line = self.faces >> LANE * suit & LINE
            reach: i64 = reaches[line]
            if reach >> total & 1:
                for street in streets:
                    if line & street == street:
                        self.add_street(suit, street, total, aces, False)
                for street in with_joker:
                    if line & street == street:
                        self.add_street(suit, street, total, aces, True)
            for street in short:
                if line & street == street:
                    self.add_street(suit, street, total, aces, False)
            suit += 1

    def add_street(self, suit: i64, street: i64, total: int, aces: int, joker: bool) -> None:
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
        self.add(street, -1 - suit, aces, joker)

    # One set or street, and all choices of Aces with it.

    def add(self, bits: i64, place: i64, size: i64, joker: bool) -> None:
        """Cards that go together; `place` is a rank's first card, or −1 − suit."""
        if not self.may_be(bits, place, size, joker):
            return
        held, must = self.aces, self.must_aces
        if place < 0:
            suit = -1 - place
            if bits & 1:  # one is in the street itself, and may be the one required
                held -= ONE << 3 * suit
                must -= (ONE << 3 * suit) if must >> 3 * suit & 7 else 0
            elif not joker and CONTINUED[bits]:  # PE-AMB-05: those of its suit would belong to it
                if must >> 3 * suit & 7:
                    return
                held &= ~(7 << 3 * suit)
        spare = held - must
        more = size - number_of_aces(must) if must else size
        if more < 0:
            return
        if self.wanted == COPIES_ONLY and bits:
            if more <= number_of_aces(spare):
                self.note_copies(bits, place, must + most_of_each(spare, more), joker)
            return
        choices = ace_choices(spare, more)  # none where there are fewer
        if bits == 0:
            choices = [some for some in choices if of_two_suits(some + must)]
        self.note(bits, place, must, choices, joker)

    def may_be(self, bits: i64, place: i64, size: i64, joker: bool) -> bool:
        """Whether they hold what is required, but for Aces."""
        if self.must is not None and not self.holds_all(bits, place, self.must):
            return False
        if (self.must_joker and not joker) or (joker and not self.joker_choice):
            return False
        return self.fitting is None or joker or size > 0 or self.fits(bits, place)

    def note(self, bits: i64, place: i64, must: i64, choices: list[int], joker: bool) -> None:
        """Count these combinations, one for each choice of Aces and joker, or write them down."""
        number = self.number
        both = joker and self.joker_choice == 3
        self.number = number + len(choices) * (2 if both else 1)
        if self.wanted == ALL:
            self.note_all(bits, place, must, choices, joker)
        elif self.wanted >= 0:
            self.note_nth(bits, place, must, choices, joker, number)
        elif self.wanted == COPIES_ONLY:
            for some in choices:
                self.note_copies(bits, place, must + some, joker)

    def note_nth(
        self, bits: i64, place: i64, must: i64, choices: list[int], joker: bool, before: i64
    ) -> None:
        """Write down the one that is wanted, if it is among these."""
        if not before <= self.wanted < self.number:
            return
        at = self.wanted - before
        both = joker and self.joker_choice == 3
        cards = self.written(bits, place, must + choices[at >> 1 if both else at])
        black = self.joker_choice == 2 or (both and at & 1 == 1)
        if joker:
            cards = (*cards, BLACK_JOKER if black else RED_JOKER)
        self.found.append(cards)

    def note_all(self, bits: i64, place: i64, must: i64, choices: list[int], joker: bool) -> None:
        found = self.found
        for some in choices:
            cards = self.written(bits, place, must + some)
            if not joker:
                found.append(cards)
                continue
            if self.joker_choice & 1:
                found.append((*cards, RED_JOKER))
            if self.joker_choice & 2:
                found.append((*cards, BLACK_JOKER))

    def holds_all(self, bits: i64, place: i64, cards: list[int]) -> bool:
        """Whether a set or street has all these cards, none of which is an Ace or a joker."""
        for one in cards:
            card: i64 = one
            if place < 0:
                held = card & 3 == -1 - place and bits >> (card >> 2) & 1
            else:
                held = card & ~3 == place and bits >> (card & 3) & 1
            if not held:
                return False
        return True

    def fits(self, bits: i64, place: i64) -> bool:
        fitting = self.fitting
        assert fitting is not None
        for card in self.written(bits, place, 0):
            if fitting[card]:
                return True
        return False

    def note_copies(self, bits: i64, place: i64, aces: i64, joker: bool) -> None:
        copies = self.copies
        assert copies is not None
        last = number = 0
        for card in self.written(bits, place, aces):
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
