"""One card of a hand: a move for each face, and why not one that is not there."""

from speeltafel.engine.events import UNSEEN
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.zones import holds
from speeltafel.games.pesten.state import Pesten


def distinct(hand: list[int], moves: list[Move]) -> list[Move]:
    """One move for each face of a sorted hand."""
    last = UNSEEN
    return [moves[last := card] for card in hand if card != last]


def is_new(hand: list[int], at: int) -> bool:
    """Whether the card at this place of a sorted hand is the first of its face."""
    return at == 0 or hand[at - 1] != hand[at]


def why_not_held(table: Pesten, seat: int, card: int) -> Refusal | None:
    if holds(table.hands[seat], card):
        return None
    return Refusal("PE-PREP-02", "not-in-hand", {"card": card})
