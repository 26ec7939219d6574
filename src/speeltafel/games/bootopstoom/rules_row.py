"""The Stoomrij: which Steam cards fit side by side, and the positions that they finish.

Type A is full on the left and half on the right, type B the other way round. Half meets half, and
the two make a joint position without an icon; full meets full. Half places at the ends do not
count (BS-ROW-03).
"""

from typing import Final

from speeltafel.games.bootopstoom.cards import ICON, NO_ICON, STEAM_TYPE, A, B

LEFT: Final = 0
RIGHT: Final = 1
SIDES: Final = ("left", "right")

MOST_POSITIONS: Final = 21
"""Of a row of all fourteen Steam cards."""


def end_of(row: list[int], side: int) -> int:
    return row[0] if side == LEFT else row[-1]


def fits(row: list[int], card: int, side: int) -> bool:
    """BS-STEAM-02, BS-STEAM-03: neighbours are of different types."""
    return STEAM_TYPE[end_of(row, side)] != STEAM_TYPE[card]


def positions_with(neighbour: int, card: int, side: int) -> int:
    """How many positions a card at this end of the row brings: its own, and perhaps a joint."""
    left, right = (card, neighbour) if side == LEFT else (neighbour, card)
    return 2 if STEAM_TYPE[left] == A and STEAM_TYPE[right] == B else 1


def positions_at_end(row: list[int], side: int) -> int:
    """How many positions go with the outermost card."""
    if len(row) == 1:
        return 1
    if side == LEFT:
        return positions_with(row[1], row[0], LEFT)
    return positions_with(row[-2], row[-1], RIGHT)


def icons_of(row: list[int]) -> list[int]:
    """BS-SET-05, BS-ROW-03: the finished positions from left to right, each with its icon."""
    icons: list[int] = []
    before = B
    for card in row:
        kind = STEAM_TYPE[card]
        if before == A and kind == B:
            icons.append(NO_ICON)
        icons.append(ICON[card])
        before = kind
    return icons
