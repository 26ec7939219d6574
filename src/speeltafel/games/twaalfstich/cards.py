"""The 46 cards: 20 faces, black and red, each in two to four copies."""

from typing import Final

BLACK: Final = 0
RED: Final = 1
COLOURS: Final = ("z", "r")
"""Zwart and rood, as the card ids begin."""

VALUES: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 12)
COPIES: Final = (4, 3, 2, 2, 2, 2, 2, 2, 2, 2)  # 12-CARD-03

FACES: Final = len(VALUES)
"""Faces of one colour: a card's number is colour * FACES + the place of its value."""

NAMES: Final = tuple([f"{c}{value}" for c in COLOURS for value in VALUES])
VALUE: Final[list[int]] = [value for _ in COLOURS for value in VALUES]
COLOUR: Final[list[int]] = [colour for colour in (BLACK, RED) for _ in VALUES]
COUNTS: Final[list[int]] = [copies for _ in COLOURS for copies in COPIES]
DECK: Final[list[int]] = [card for card, copies in enumerate(COUNTS) for _ in range(copies)]

BLACK_TWELVE: Final = FACES - 1
RED_TWELVE: Final = 2 * FACES - 1

DIE: Final = (2, 3, 3, 4, 4, 5)


def points_of(card: int) -> int:
    """12-SCORE-01: what a card counts in a trick pile."""
    if card == BLACK_TWELVE:
        return 15
    if card == RED_TWELVE:
        return 20
    return 5 if VALUE[card] <= 5 else 10


POINTS: Final[list[int]] = [points_of(card) for card in range(2 * FACES)]


def total_points(cards: list[int]) -> int:
    total = 0
    for card in cards:
        total += POINTS[card]
    return total
