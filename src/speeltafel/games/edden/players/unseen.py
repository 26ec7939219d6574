"""What a seat has not seen: the cards that may still lie anywhere."""

from typing import Final

from speeltafel.games.edden.cards import JOKER, JOKER_RANK, POINTS, RANK
from speeltafel.games.edden.state import Edden

RANK_POINTS: Final[list[int]] = [POINTS[min(4 * rank, JOKER)] for rank in range(JOKER_RANK + 1)]
MOST_POINTS: Final[int] = max(POINTS)


class Unseen:
    """How many cards of each rank, and of each number of points, a seat has not seen."""

    def __init__(self, left: list[int], hand: list[int]) -> None:
        left = left.copy()
        for card in hand:
            left[RANK[card]] -= 1
        worth = [0] * (MOST_POINTS + 2)
        total = 0
        for rank, count in enumerate(left):
            worth[RANK_POINTS[rank] + 1] += count
            total += count
        self.left: Final = left
        self.worth: Final = worth
        """From -1 point on."""
        self.total: Final = total


def not_shown(seen: Edden, seat: int) -> list[int]:
    """How many cards of each rank lie neither on the table nor, for all to know, with others."""
    left = seen.house.ranks.copy()
    for cards in (seen.group, seen.laid, seen.pile):
        for card in cards:
            left[RANK[card]] -= 1
    for other in range(seen.players):
        if other != seat:
            for card in seen.known[other]:
                left[RANK[card]] -= 1
    return left


def unseen_by(seen: Edden, seat: int) -> Unseen:
    return Unseen(not_shown(seen, seat), seen.hands[seat])
