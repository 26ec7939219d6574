"""Every move of Boot op Stoom, made once, and its notation.

Positions count from 1 on the left. A square is written by its row from the top and its column from
the left, both from 1: `teleport 34`.
"""

from typing import Final

from speeltafel.engine.moves import Move
from speeltafel.engine.notation import Notation, Verb
from speeltafel.games.bootopstoom.cards import COPIES, FACES, KINDS, NAMES
from speeltafel.games.bootopstoom.rules_row import LEFT, MOST_POSITIONS, RIGHT, SIDES

BOAT: Final = 0
PIET: Final = 1
PAWNS: Final = ("boat", "piet")
COLOURS: Final = ("rood", "olijf", "blauw", "paars")
SEAT_LETTERS: Final = ("a", "b", "c", "d", "e", "f", "g", "h")
MOST_IN_HOUSE: Final = 3
"""Parcels of one delivery: two wishes, and one more under `boekkwijt`."""
FIRST_SQUARE: Final = 11
HANDED_IN: Final = 4  # BS-PL-06

DRAWS: Final[list[Move]] = [Move("draw", (), kind) for kind in range(len(KINDS))]
PLACES: Final[list[list[Move]]] = [
    [Move("place", (card,), n + 1) for n in range(MOST_POSITIONS)] for card in range(FACES)
]
SHOWS: Final[list[list[Move]]] = [
    [Move("show", (card,), n + 1) for n in range(MOST_POSITIONS)] for card in range(FACES)
]
SPOTS: Final[list[Move]] = [Move("spot", (), n + 1) for n in range(MOST_POSITIONS)]
ADD: Final[list[Move]] = [Move("add", (), LEFT), Move("add", (), RIGHT)]
CUT: Final[list[Move]] = [Move("cut", (), LEFT), Move("cut", (), RIGHT)]
KEEP: Final = Move("keep")
PASS: Final = Move("pass")
REVEAL: Final = Move("reveal")
CALENDARS: Final[list[Move]] = [Move("calendar", (card,)) for card in range(FACES)]
POWERS: Final[list[Move]] = [Move("power", (card,)) for card in range(FACES)]
SWAPS: Final[list[Move]] = [Move("swap", (card,)) for card in range(FACES)]
TAKES: Final[list[Move]] = [Move("take", (card,)) for card in range(FACES)]
GIVES: Final[list[Move]] = [Move("give", (card,)) for card in range(FACES)]
SAILS: Final[list[Move]] = [Move("sail", (), BOAT), Move("sail", (), PIET)]
PIETEN: Final[list[Move]] = [Move("piet", (), colour) for colour in range(len(COLOURS))]
FAVOURS: Final[list[Move]] = [Move("favour", (), seat) for seat in range(len(SEAT_LETTERS))]

NOTATION: Final = Notation(
    NAMES,
    COPIES,
    (
        Verb("draw", words=KINDS),
        Verb("place", 1, 1, numbers=True),
        Verb("show", 1, 1, numbers=True),
        Verb("spot", numbers=True),
        Verb("add", words=SIDES),
        Verb("cut", words=SIDES),
        Verb("deliver", 1, MOST_IN_HOUSE),
        Verb("keep"),
        Verb("calendar", 1, 1),
        Verb("reveal"),
        Verb("power", 1, 1),
        Verb("teleport", numbers=True),
        Verb("tile", numbers=True),
        Verb("swap", 1, 1),
        Verb("take", 1, 1),
        Verb("hand-in", HANDED_IN, HANDED_IN),
        Verb("sail", words=PAWNS),
        Verb("piet", words=COLOURS),
        Verb("favour", words=SEAT_LETTERS),
        Verb("give", 1, 1),
        Verb("pass"),
    ),
)


def square_number(size: int, square: int) -> int:
    """A square as people write it: row and column."""
    return square // size * 10 + square % size + FIRST_SQUARE


def square_of(size: int, number: int) -> int:
    """The square of the map that a number names."""
    return (number // 10 - 1) * size + number % 10 - 1
