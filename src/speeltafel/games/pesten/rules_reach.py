"""What a hand promises: which totals its streets and sets may have, before any are looked for.

`promising` tells most hands without a combination from the rest, by a few operations on bits.

The faces of a hand are bits of one number: for each suit sixteen, of which thirteen are its line
(the Ace lowest) and the one above is a joker's. A rank's suits are four bits.
"""

from typing import Final

from mypy_extensions import i64

from speeltafel.games.pesten.cards import (
    ACES,
    CARDS,
    HIGH_ACE,
    KING,
    LEAST_OWN,
    MOST_DECKS,
    MOST_OWN,
    TWO,
    VALUE,
)
from speeltafel.games.pesten.rules_combos import (
    LEAST_CARDS,
    LEAST_CORE,
    LINES,
    STREET_TOTALS,
    ranks_in_row,
    row_total,
)

LANE: Final = 16
HIGHEST: Final[i64] = 1 << 62
"""Others are found from it: a 1 that is shifted left is a number of 32 bits once compiled."""
LINE: Final[i64] = 0x1FFF
EVERY_LINE: Final[i64] = 0x1FFF_1FFF_1FFF_1FFF
EVERY_FIRST: Final = 0x0001_0001_0001_0001
EVERY_LOW: Final[i64] = 0x0003_0003_0003_0003
"""The A and the 2 of every suit."""
CIRCLE: Final = 13
RED_PLACE: Final = 13
BLACK_PLACE: Final = 29
JOKERS: Final[i64] = 0x2000_2000
MOST_ACES: Final = ACES * MOST_DECKS


# What is looked up.


def lines_by_total(joker: bool, short: bool) -> list[list[int]]:
    """For every total the lines that are a street of it."""
    found: list[list[int]] = [[] for _ in range(MOST_OWN + 1)]
    for line, totals_of_line in enumerate(STREET_TOTALS[joker]):
        if (line.bit_count() + joker < LEAST_CARDS) == short:
            for total in totals_of_line:
                if total <= MOST_OWN:
                    found[total].append(line)
    return found


STREETS: Final[list[list[list[int]]]] = [
    lines_by_total(joker=False, short=False),
    lines_by_total(joker=True, short=False),
]
SHORT_STREETS: Final = lines_by_total(joker=False, short=True)
"""Two cards in a row: a street only together with Aces that fill up."""


# The totals that a hand may reach, as bits.


def reach_of_lines(streets: list[list[int]]) -> list[int]:
    """For every line the totals of all these streets in it."""
    reach = [0] * LINES
    for total, lines in enumerate(streets):
        for line in lines:
            reach[line] |= 1 << total
    shared: dict[int, int] = {}  # few different numbers, so that they stay at hand
    for line in range(LINES):
        found = reach[line]
        rest = line
        while rest:
            lowest = rest & -rest
            found |= reach[line - lowest]
            rest -= lowest
        reach[line] = shared.setdefault(found, found)
    return reach


STREET_REACH: Final[list[list[int]]] = [
    reach_of_lines(STREETS[0]),
    reach_of_lines([STREETS[0][total] + STREETS[1][total] for total in range(MOST_OWN + 1)]),
]


def fills_up(own: int, total: int, aces: int) -> bool:
    """PE-ACE-04: whether so many Aces, each 1 or 12, raise a total to the own number."""
    more = own - total - aces
    return 0 <= more <= (HIGH_ACE - 1) * aces and more % (HIGH_ACE - 1) == 0


def totals_wanted(own: int, aces: int) -> int:
    """The totals that just so many Aces raise to the own number, as bits."""
    return sum([1 << total for total in range(LEAST_OWN, own + 1) if fills_up(own, total, aces)])


WANTED: Final[list[list[int]]] = [
    [totals_wanted(own, aces) for aces in range(MOST_ACES + 1)] for own in range(MOST_OWN + 1)
]


def alone(own: int, aces: int, joker: int) -> bool:
    """Whether some of so many Aces, perhaps with a joker, may be the own number by themselves."""
    sizes = range(LEAST_CORE + joker, aces + joker + 1)
    return any(size >= LEAST_CARDS and fills_up(own, 0, size) for size in sizes)


NEIGHBOURS: Final[list[int]] = [row_total(ranks_in_row(n, LEAST_CORE)) for n in range(CIRCLE)]
"""The total of a street of two by its first card."""


class Need:
    """What a hand with so many Aces needs for an own number: one of these."""

    def __init__(self, own: int, aces: int) -> None:
        filled = 0
        for size in range(1, aces + 1):
            filled |= WANTED[own][size]
        self.totals: i64 = filled | WANTED[own][0]
        """Of streets and sets of three cards and more."""
        self.pairs: i64 = ranks_for(filled, LEAST_CORE)
        self.threes: i64 = ranks_for(filled | WANTED[own][0], 3)
        self.fours: i64 = ranks_for(filled | WANTED[own][0], 4)
        self.neighbours: i64 = 0
        """Of a street of two its first card, in every suit."""
        for start, total in enumerate(NEIGHBOURS):
            if filled >> total & 1:
                self.neighbours |= EVERY_FIRST << start
        self.aces: bool = alone(own, aces, 0)
        self.aces_and_joker: bool = alone(own, aces, 0) or alone(own, aces, 1)


def ranks_for(totals: int, size: int) -> int:
    """The ranks of which a set of this size has one of these totals."""
    ranks = range(TWO, KING + 1)
    return sum([1 << rank for rank in ranks if totals >> VALUE[rank] * size & 1])


WISHES: Final[list[list[Need]]] = [
    [Need(own, aces) for aces in range(MOST_ACES + 1)] for own in range(MOST_OWN + 1)
]


BELOW_HIGHEST: Final[list[int]] = [62 - LANE * (card & 3) - (card >> 2) for card in range(CARDS)]
"""How far each card's bit lies below it."""


def faces_in(hand: list[int]) -> i64:
    faces: i64 = 0
    for card in hand:
        below: i64 = BELOW_HIGHEST[card]
        faces |= HIGHEST >> below
    return faces


def street_reach(faces: i64, joker: bool) -> i64:
    """Of streets of three cards and more."""
    lines = faces & EVERY_LINE
    row = round_row(lines)
    starts = row & (row >> 1 | row >> 2) if joker else row & row >> 1 & row >> 2
    reach: i64 = 0
    if starts:
        reaches = STREET_REACH[joker]
        if starts & LINE:
            reach |= reaches[lines & LINE]
        if starts >> LANE & LINE:
            reach |= reaches[lines >> LANE & LINE]
        if starts >> 2 * LANE & LINE:
            reach |= reaches[lines >> 2 * LANE & LINE]
        if starts >> 3 * LANE & LINE:
            reach |= reaches[lines >> 3 * LANE & LINE]
    return reach


def round_row(lines: i64) -> i64:
    """The A and the 2 again behind the K, so that a street that goes round is in a row as well."""
    return lines | (lines & EVERY_LOW) << CIRCLE


def promising(hand: list[int], own: int) -> i64:
    """The faces of a sorted hand that may have a combination; 0 where it certainly has none."""
    faces = faces_in(hand)
    aces = 0
    if hand[0] < ACES:
        for card in hand:
            if card >= ACES:
                break
            aces += 1
    wish = WISHES[own][aces]
    joker = faces & JOKERS != 0
    black = faces & faces >> 3 * LANE
    red = faces >> LANE & faces >> 2 * LANE
    blacks = faces | faces >> 3 * LANE
    reds = faces >> LANE | faces >> 2 * LANE
    pairs = black | red | blacks & reds
    threes = black & reds | red & blacks
    if joker:
        found = pairs & wish.threes | threes & wish.fours
    else:
        found = threes & wish.threes | black & red & wish.fours
    if found:
        return faces
    if aces:
        row = round_row(faces & EVERY_LINE)
        if pairs & wish.pairs or row & row >> 1 & wish.neighbours:
            return faces
        if wish.aces_and_joker if joker else wish.aces:
            return faces
    return faces if street_reach(faces, joker) & wish.totals else 0
