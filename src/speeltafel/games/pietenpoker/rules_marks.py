"""Marks: a step, a seat and a card as one number; and lists that are the same but for one.

The lists of a table are replaced and never changed in place, so that copies can share them.
"""

from typing import Final

from speeltafel.games.pietenpoker.house import MOST_PLAYERS

SEAT_STEP: Final = 1_000
"""A seat and a card: seat * SEAT_STEP + the card."""
ROOM: Final = MOST_PLAYERS
"""The Pakjeskamer's place, beside the seats."""

# The steps of a card that takes effect; each names a card, a seat, or both.
STEP: Final = 100_000
VALUE: Final = 1
MONEY: Final = 2
ADD: Final = 3
ACT: Final = 4
STEAL: Final = 5
LOOK: Final = 6
TELL: Final = 7


def without(cards: list[int], gone: tuple[int, ...]) -> list[int]:
    """A list without these cards."""
    left = cards.copy()
    for card in gone:
        left.remove(card)
    return left


def with_one(lists: list[list[int]], seat: int, cards: list[int]) -> list[list[int]]:
    """The same lists, but for one seat's."""
    changed = lists.copy()
    changed[seat] = cards
    return changed


def with_number(numbers: list[int], seat: int, number: int) -> list[int]:
    changed = numbers.copy()
    changed[seat] = number
    return changed
