"""Combinations: as many cards as possible of one number or of one colour.

A combination's value is one number, so that the better combination has the higher one.
PP-SCO-03: more cards beat fewer, then numbers beat colours, then high beats low.
"""

from typing import Final

from speeltafel.games.pietenpoker.cards import ACTEER, COLOUR, COLOURS, HIGHEST, KIND, NUMBER

SIZE: Final = 10_000
KIND_OF: Final = 1_000
COLOUR_KIND: Final = 0
STREET_KIND: Final = 1  # PP-AMB-34: only under Pietje Precies
NUMBER_KIND: Final = 2
CHIHUAHUA: Final = 10_000_000
NONE: Final = 0


def value_of(size: int, kind: int, strength: int) -> int:
    return size * SIZE + kind * KIND_OF + strength


def size_of(value: int) -> int:
    return 4 if value > CHIHUAHUA else value // SIZE


def kind_of(value: int) -> int:
    return value % SIZE // KIND_OF


def strength_of(value: int) -> int:
    return value % KIND_OF


def best_value(hand: list[int], room: list[int], wild: bool, numbers: bool, colours: bool) -> int:
    """PP-SCO-01, PP-SCO-02: the best of all cards; PP-AMB-51: a single card is both kinds.

    With `wild` an Acteerpiet in hand is whatever helps, and a 6 in a colour's total (PP-AMB-22);
    in the room it is as printed.
    """
    of_number = [0] * (HIGHEST + 1)
    of_colour = [0] * len(COLOURS)
    totals = [0] * len(COLOURS)
    wilds = 0
    for card in hand:
        if wild and KIND[card] == ACTEER:
            wilds += 1
        else:
            of_number[NUMBER[card]] += 1
            of_colour[COLOUR[card]] += 1
            totals[COLOUR[card]] += NUMBER[card]
    for card in room:
        of_number[NUMBER[card]] += 1
        of_colour[COLOUR[card]] += 1
        totals[COLOUR[card]] += NUMBER[card]
    best = NONE
    if numbers:
        for number in range(1, HIGHEST + 1):
            size = of_number[number] + wilds
            if size:
                best = max(best, size * SIZE + NUMBER_KIND * KIND_OF + number)
    if colours:
        for colour in range(len(COLOURS)):
            size = of_colour[colour] + wilds
            if size:
                # PP-SCO-04: of two colours the higher total wins
                best = max(best, size * SIZE + totals[colour] + HIGHEST * wilds)
    return best


def cards_in(value: int, hand: list[int], room: list[int], wild: bool) -> tuple[int, ...]:
    """The cards that make up the best combination of a hand and the room."""
    wilds = [card for card in hand if wild and KIND[card] == ACTEER]
    cards = [card for card in hand if not (wild and KIND[card] == ACTEER)] + room
    if kind_of(value) == NUMBER_KIND:
        return tuple([card for card in cards if NUMBER[card] == strength_of(value)] + wilds)
    for colour in range(len(COLOURS)):
        found = [card for card in cards if COLOUR[card] == colour]
        total = sum([NUMBER[card] for card in found]) + HIGHEST * len(wilds)
        if value == value_of(len(found) + len(wilds), COLOUR_KIND, total):
            return tuple(found + wilds)
    return ()
