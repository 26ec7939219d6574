"""The rule-of-thumb player: take good tricks, leave sums that are hard to close, get rid of cards.

It counts the cards it has not seen, as a careful player with a good memory does. What it reads of
a state is what its seat may know, so that it makes the same move on a projection and in a playout.
"""

from typing import Final

from speeltafel.engine.chance import Chance
from speeltafel.engine.moves import Move
from speeltafel.engine.state import State
from speeltafel.engine.story import HOPELESS
from speeltafel.games.twaalfstich.cards import (
    BLACK,
    COLOUR,
    POINTS,
    RED,
    VALUE,
    total_points,
)
from speeltafel.games.twaalfstich.rules import BONUS
from speeltafel.games.twaalfstich.rules_fits import FITS, LIMIT, PLACES, worth
from speeltafel.games.twaalfstich.state import DRAWN, Twaalfstich

FAR: Final = 20.0
CHANCE_A_POINT: Final = 0.0005


def closing_cards(plus: int, new_sum: int) -> list[int]:
    """The cards that take the trick at this sum."""
    return [c for c in range(len(VALUE)) if new_sum + worth(c, plus) in (0, LIMIT)]


CLOSING: Final[list[list[int]]] = [
    closing_cards(plus, new_sum) for plus in (BLACK, RED) for new_sum in range(LIMIT + 1)
]


class Unseen:
    """How often each card may still lie somewhere that a seat does not see."""

    def __init__(self, seen: Twaalfstich, seat: int) -> None:
        left = seen.setup.counts.copy()
        for card in seen.open:
            left[card] -= 1
        for pile in seen.tricks:
            for card in pile:
                left[card] -= 1
        for card in seen.hands[seat]:
            left[card] -= 1
        if seen.phase == DRAWN and seen.turn == seat:
            left[seen.drawn[0]] -= 1
        total = 0
        for count in left:
            total += count
        self.left: Final = left
        self.total: Final = total


def heuristic(seen: State, seat: int, chance: Chance) -> Move:
    """The move that this player makes in this seat."""
    assert isinstance(seen, Twaalfstich)
    moves = seen.legal_moves(seat)
    if len(moves) == 1:
        return moves[0]
    if moves[0].verb == "sign":
        return best_sign(seen, seat, moves)
    unseen = Unseen(seen, seat)
    best, best_score = moves[0], -1e9
    for move in moves:
        score = score_of(seen, seat, move, unseen) + chance.below(100) / 1000
        if score > best_score:
            best, best_score = move, score
    return best


def opinions(seen: State, seat: int, moves: list[Move]) -> list[float]:
    """What this player thinks of each move, as a chance to win.

    Held against playouts, small differences of the score mean little and large ones much.
    """
    assert isinstance(seen, Twaalfstich)
    if moves[0].verb == "sign":
        return [0.0] * len(moves)
    unseen = Unseen(seen, seat)
    scores = [score_of(seen, seat, move, unseen) for move in moves]
    best = max(scores)
    return [HOPELESS if score < best - FAR else CHANCE_A_POINT * score for score in scores]


def score_of(seen: Twaalfstich, seat: int, move: Move, unseen: Unseen) -> float:
    """What a move is worth in points, roughly."""
    if not move.cards:
        # the drawn card comes back later, but the turn is lost
        return -4.0 - danger(seen, seat, seen.sum, unseen) * pot(seen, 0)
    card = move.cards[0]
    hand = seen.hands[seat]
    left = hand if seen.phase == DRAWN else without(hand, card)
    new_sum = seen.sum + worth(card, seen.plus)
    takes = bool(seen.open) and (new_sum == 0 or new_sum == LIMIT)
    score = 0.0
    if takes:
        score += total_points(seen.open) + POINTS[card]
    if not left:
        return score + BONUS + 20
    if takes:
        # the lead follows: a plus card to lead with is needed
        score += 4.0 if can_lead(seen, left, True) else -3.0
    else:
        score -= danger(seen, seat, new_sum, unseen) * pot(seen, POINTS[card])
        score += 0.4 * stops_next(seen, seat, new_sum, unseen)
    score += awkward(card)
    if can_lead(seen, left, False):
        score += 1.5  # a hand without a plus card cannot lead after a trick
    if seen.house.hand_penalty:
        score += POINTS[card] / 4
    if len(left) == 1:
        score += 5.0
    return score


def without(hand: list[int], card: int) -> list[int]:
    left = hand.copy()
    left.remove(card)
    return left


def can_lead(seen: Twaalfstich, left: list[int], twelve_too: bool) -> bool:
    """Whether a hand has a plus card to lead with, or even one besides a twelve."""
    for card in left:
        if COLOUR[card] == seen.plus and (twelve_too or VALUE[card] != LIMIT):
            return True
    return False


def pot(seen: Twaalfstich, more: int) -> float:
    """What the trick on the table is worth to whoever takes it next, his own card included."""
    return total_points(seen.open) + more + 7.0


def danger(seen: Twaalfstich, seat: int, new_sum: int, unseen: Unseen) -> float:
    """The chance that the next player can close this sum, from the cards nobody has shown."""
    if not unseen.total:
        return 0.0
    closing = 0
    for card in CLOSING[(LIMIT + 1) * seen.plus + new_sum]:
        closing += unseen.left[card]
    return 1.0 - none_among(closing, unseen.total, len(seen.hands[seen.after(seat)]))


def none_among(some: int, all_of_them: int, size: int) -> float:
    """How probably so many cards hold none of some."""
    other = 1.0 - some / all_of_them
    chance = 1.0
    for _ in range(size):
        chance *= other
    return chance


def stops_next(seen: Twaalfstich, seat: int, new_sum: int, unseen: Unseen) -> float:
    """How probably a next player with few cards cannot play at all, in points."""
    size = len(seen.hands[seen.after(seat)])
    if size > 2 or not unseen.total or not 0 < new_sum <= LIMIT:
        return 0.0
    fits = FITS[PLACES * seen.plus + new_sum]
    fitting = 0
    for card, count in enumerate(unseen.left):
        if fits[card]:
            fitting += count
    return BONUS * none_among(fitting, unseen.total, size)


def awkward(card: int) -> float:
    """High cards are harder to place later, so they go first; twelves wait for their moment."""
    value = VALUE[card]
    return -1.5 if value == LIMIT else 0.25 * value


def best_sign(seen: Twaalfstich, seat: int, moves: list[Move]) -> Move:
    """Prof rule: let the colour add of which more is in hand."""
    hand = seen.hands[seat]
    blacks = 0
    for card in hand:
        if COLOUR[card] == BLACK:
            blacks += 1
    reds = len(hand) - blacks
    colour = seen.plus if blacks == reds else (BLACK if blacks > reds else RED)
    for move in moves:
        if move.number == colour:
            return move
    return moves[0]
