"""The 24 cards: twelve faces, each in two copies. A card is the number of its face."""

from typing import Final

FACES: Final = 12
COPIES: Final = 2

NAMES: Final = tuple([f"k{value}" for value in range(1, FACES + 1)])
"""As moves and scenarios write them, and `card-k1` names them in the texts."""
DECK: Final[list[int]] = [card for card in range(FACES) for _ in range(COPIES)]
