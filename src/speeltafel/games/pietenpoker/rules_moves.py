"""Bids as moves: every different selection of hand cards once, made fast.

Hands are sorted, so that equal cards lie side by side: of several copies a selection takes the
first ones, and no two selections are the same move.
"""

from typing import Final

from mypy_extensions import i64

from speeltafel.engine.moves import Move
from speeltafel.games.pietenpoker.cards import BASE_FACES, NUMBER

DEEPEST: Final = 4
"""Selections of up to so many base cards are made once and shared: about 20,000."""


class Branch:
    """A selection of base cards, with the selections that one more card makes of it."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.move: Final = Move("go", cards)
        self.next: Final[list[Branch | None]] = [None] * BASE_FACES if len(cards) < DEEPEST else []

    def grown(self, card: int) -> "Branch":
        """The selection with one more card, which is not lower than the others."""
        if card >= BASE_FACES or not self.next:
            return Branch((*self.move.cards, card))
        branch = self.next[card]
        if branch is None:
            branch = Branch((*self.move.cards, card))
            self.next[card] = branch
        return branch


ROOT: Final = Branch(())
CHECK: Final = ROOT.move
"""Going along without another card."""


def add_bids(
    moves: list[Move], hand: list[int], branch: Branch, start: i64, total: i64, need: i64
) -> None:
    """Add every selection from `start` on that brings the total to what is needed."""
    if total >= need:
        moves.append(branch.move)
    size: i64 = len(hand)
    previous = -1
    i = start
    while i < size:
        card = hand[i]
        i += 1
        if card != previous:
            previous = card
            number: i64 = NUMBER[card]
            add_bids(moves, hand, branch.grown(card), i, total + number, need)


def bid_of(hand: list[int], mask: i64) -> Move:
    """The selection of these places of the hand."""
    branch = ROOT
    i = 0
    while mask:
        if mask & 1:
            branch = branch.grown(hand[i])
        mask >>= 1
        i += 1
    return branch.move


NO_BID: Final[i64] = -1


def total_of(hand: list[int], mask: i64) -> i64:
    """What the cards at these places add up to; NO_BID where it passes over an equal card."""
    total: i64 = 0
    passed = -1
    i = 0
    while mask:
        card = hand[i]
        if mask & 1:
            if card == passed:
                return NO_BID
            number: i64 = NUMBER[card]
            total += number
        else:
            passed = card
        mask >>= 1
        i += 1
    return total


def selections(hand: list[int]) -> list[tuple[int, ...]]:
    """Every different selection of a sorted hand's cards, the empty one too."""
    found: list[tuple[int, ...]] = [()]
    start = 0
    while start < len(hand):
        card = hand[start]
        end = start
        while end < len(hand) and hand[end] == card:
            end += 1
        copies = range(end - start + 1)
        found = [cards + (card,) * count for cards in found for count in copies]
        start = end
    return found
