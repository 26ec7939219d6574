"""The cards: the 52 faces of a French deck, and the red and the black joker.

A face's number is rank * 4 + suit, so that equal ranks lie side by side in a sorted hand and the
Aces come first. Copies of a face from several decks are the same number.
"""

from typing import Final

SUITS: Final = ("c", "d", "h", "s")
"""Clubs, diamonds, hearts and spades, as the card ids begin."""

RANKS: Final = ("a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k")

ACE: Final = 0
TWO: Final = 1
SEVEN: Final = 6
EIGHT: Final = 7
NINE: Final = 8
JACK: Final = 10
KING: Final = 12
JOKER_RANK: Final = 13

FACES: Final = len(RANKS) * len(SUITS)
RED_JOKER: Final = FACES
BLACK_JOKER: Final = FACES + 1
CARDS: Final = FACES + 2

NAMES: Final = (*[f"{suit}{rank}" for rank in RANKS for suit in SUITS], "xr", "xb")
RANK: Final[list[int]] = [*[card // 4 for card in range(FACES)], JOKER_RANK, JOKER_RANK]
SUIT: Final[list[int]] = [*[card % 4 for card in range(FACES)], len(SUITS), len(SUITS)]

ACES: Final = 4
"""The Aces are the cards below this number."""

LOW_CARDS: Final = 8
"""The Aces and twos are the cards below this number."""

TWO_OF_SPADES: Final = TWO * 4 + SUITS.index("s")

VALUE: Final[list[int]] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11, 11]
"""PE-VAL-01: what a rank counts in a combination; an Ace may count 12 as well (PE-VAL-02)."""

HIGH_ACE: Final = 12

LEAST_OWN: Final = 3  # PE-PREP-01
MOST_OWN: Final = 60
"""PE-AMB-67: the highest own number that an option allows."""

MOST_DECKS: Final = 4
MOST_JOKERS: Final = 4
"""PE-AMB-60: jokers of one deck are red, black, red, black."""

COPIES: Final = (*[MOST_DECKS] * FACES, *[MOST_DECKS * MOST_JOKERS // 2] * 2)
"""The copies of each face that an option may bring at most."""


def is_pest_card(card: int) -> bool:
    """PE-FIN-01: a joker, A, 7, 8, J or K; a 2 is none (PE-AMB-44: the king and the heer)."""
    return RANK[card] in (ACE, SEVEN, EIGHT, JACK, KING, JOKER_RANK)


IS_PEST: Final[list[bool]] = [is_pest_card(card) for card in range(CARDS)]


def answers_chain(card: int) -> bool:
    """PE-CHAIN-03: an A, a 2 and a joker may be laid on one another."""
    return RANK[card] in (ACE, TWO, JOKER_RANK)


ANSWERS_CHAIN: Final[list[bool]] = [answers_chain(card) for card in range(CARDS)]
"""They are also the cards that may be given in a trade: PE-TRADE-01."""


def matches(card: int, top: int, suit: int) -> bool:
    """PE-PLAY-01: the same suit or the same rank as the top card.

    PE-ACE-01, PE-JOK-01: an A and a joker may always be laid; PE-AMB-15: anything fits a joker.
    PE-AMB-16, PE-AMB-17: a jack and a 2 have to match like others. `suit` is the suit in force.
    """
    rank = RANK[card]
    return (
        rank in (ACE, JOKER_RANK)
        or rank == RANK[top]
        or SUIT[card] == suit
        or RANK[top] == JOKER_RANK
    )


def decks_for(players: int) -> int:
    """PE-MAT-01: two decks, and three for more than five players."""
    return 2 if players <= 5 else 3


def copies_in_play(decks: int, jokers: int) -> list[int]:
    """PE-MAT-01, PE-AMB-60: so many whole decks, each with so many jokers."""
    return [*[decks] * FACES, decks * ((jokers + 1) // 2), decks * (jokers // 2)]
