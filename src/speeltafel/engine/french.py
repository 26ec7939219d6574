"""Faces of French playing cards, for any game that plays with them; `art/` has the drawings."""

from typing import Final

from speeltafel.engine.view import Face

SUITS: Final = {
    "c": ("♣", "black", "clubs"),
    "d": ("♦", "red", "diamonds"),
    "h": ("♥", "red", "hearts"),
    "s": ("♠", "black", "spades"),
}
"""Each suit by its letter: its symbol, its colour, and what its drawings are called."""


def playing_card(suit: str, rank: str) -> Face:
    """A card by the letter of its suit and by its rank: `a`, `2` to `10`, `j`, `q`, `k`."""
    symbol, colour, name = SUITS[suit]
    return Face(rank.upper(), symbol, colour, ornament=f"{name}-{rank}")


def joker(colour: str) -> Face:
    return Face("X", "★", colour, ornament="joker")
