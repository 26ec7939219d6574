"""The parts of combinations, as they are looked up and written down.

Aces that fill up are one number of three bits for each suit.
"""

from typing import Final

from mypy_extensions import i64

from speeltafel.games.pesten.cards import KING, MOST_OWN, RANKS, TWO, VALUE
from speeltafel.games.pesten.rules_combos import LARGEST_SET, LEAST_CORE, LINES, STREET_TOTALS
from speeltafel.games.pesten.rules_reach import LANE

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


# Choices of Aces.

ACE_CHOICES: Final[dict[int, list[int]]] = {}
"""Once somebody has asked for them: see `ace_choices`."""


def ace_choices(held: i64, size: i64) -> list[int]:
    """Every choice of so many Aces from those held, in three bits for each suit."""
    key: int = held << 5 | size
    found = ACE_CHOICES.get(key)
    if found is None:
        found = []
        clubs: i64 = 0
        while clubs <= (held & 7):
            diamonds: i64 = 0
            while diamonds <= (held >> 3 & 7):
                hearts: i64 = 0
                while hearts <= (held >> 6 & 7):
                    spades = size - clubs - diamonds - hearts
                    if 0 <= spades <= (held >> 9 & 7):
                        found.append(clubs | diamonds << 3 | hearts << 6 | spades << 9)
                    hearts += 1
                diamonds += 1
            clubs += 1
        ACE_CHOICES[key] = found
    return found


def number_of_aces(held: i64) -> i64:
    return (held & 7) + (held >> 3 & 7) + (held >> 6 & 7) + (held >> 9 & 7)


def most_of_each(held: i64, size: i64) -> i64:
    """Of each suit as many Aces as a choice of so many may have."""
    return (
        min(held & 7, size)
        | min(held >> 3 & 7, size) << 3
        | min(held >> 6 & 7, size) << 6
        | min(held >> 9 & 7, size) << 9
    )


def of_two_suits(aces: int) -> bool:
    """Whether they are not all of one suit."""
    suits = 0
    for suit in range(4):
        if aces >> 3 * suit & 7:
            suits += 1
    return suits > 1
