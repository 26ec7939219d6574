"""The cards: the 52 faces of a normal deck, and the joker.

A face's number is rank * 4 + suit, so that equal ranks lie side by side in a sorted hand.
ED-AMB-27: copies of a face from several decks, and all jokers, are the same number.
"""

from typing import Final

SUITS: Final = ("h", "c", "s", "d")
"""Hearts, clubs, spades and diamonds, as the card ids begin."""

RANKS: Final = ("a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k")

FACES: Final = len(RANKS) * len(SUITS)
JOKER: Final = FACES
JOKER_RANK: Final = len(RANKS)

NAMES: Final = (*[f"{suit}{rank}" for rank in RANKS for suit in SUITS], "x")
RANK: Final[list[int]] = [card // len(SUITS) for card in range(FACES + 1)]
SUIT: Final[list[int]] = [card % len(SUITS) for card in range(FACES + 1)]

LOWEST_IN_RUN: Final = RANKS.index("2")  # ED-RUN-02
HIGHEST_IN_RUN: Final = RANKS.index("10")

MOST_DECKS: Final = 3
MOST_JOKERS: Final = 4
COPIES: Final = (*[MOST_DECKS] * FACES, MOST_DECKS * MOST_JOKERS)
"""The copies of each face that an option may bring at most."""


def points_of(card: int) -> int:
    """ED-PTS-01: an ace is 1, a number itself, a picture 10 and a joker −1."""
    if card == JOKER:
        return -1
    return min(RANK[card] + 1, 10)


POINTS: Final[list[int]] = [points_of(card) for card in range(FACES + 1)]


def hand_points(cards: list[int]) -> int:
    total = 0
    for card in cards:
        total += POINTS[card]
    return total


def decks_for(players: int) -> int:
    """ED-PREP-01: with more than four players two decks."""
    return 1 if players <= 4 else 2


def copies_in_play(decks: int, jokers: int) -> list[int]:
    """ED-PREP-01, ED-AMB-16: so many whole decks, each with so many jokers.

    The smallest, 52 cards, is enough for ten players (ED-AMB-37): 5 each and 2 in the stock.
    """
    return [*[decks] * FACES, decks * jokers]
