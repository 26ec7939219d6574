"""The rule-of-thumb player: take good tricks, leave sums that are hard to close, get rid of cards.

It counts the cards it has not seen, as a careful player with a good memory does.
"""

from speeltafel.engine.chance import Chance
from speeltafel.engine.moves import Move
from speeltafel.engine.state import Projection, cards_missing
from speeltafel.games.twaalfstich.cards import (
    BLACK,
    COLOUR,
    POINTS,
    RED,
    VALUE,
    total_points,
)
from speeltafel.games.twaalfstich.rules import BONUS, DRAWN, FITS, LIMIT, PLACES, Twaalfstich


def heuristic(seen: Projection, seat: int, chance: Chance) -> Move:
    """The move that this player makes in this seat."""
    assert isinstance(seen, Twaalfstich)
    moves = seen.legal_moves(seat)
    if len(moves) == 1:
        return moves[0]
    if moves[0].verb == "sign":
        return best_sign(seen, seat, moves)
    unseen = cards_missing(seen.zones(), seen.setup.counts)
    best, best_score = moves[0], -1e9
    for move in moves:
        score = score_of(seen, seat, move, unseen) + chance.below(100) / 1000
        if score > best_score:
            best, best_score = move, score
    return best


def score_of(seen: Twaalfstich, seat: int, move: Move, unseen: list[int]) -> float:
    """What a move is worth in points, roughly."""
    hand = seen.hands[seat]
    if move.verb == "keep":
        # the drawn card comes back later, but the turn is lost
        return -4.0 - danger(seen, seat, seen.sum, unseen) * pot(seen, 0)
    card = move.cards[0]
    left = [*hand] if seen.phase == DRAWN else without(hand, card)
    new_sum = seen.sum + seen.worth(card)
    takes = bool(seen.open) and new_sum in (0, LIMIT)
    score = 0.0
    if takes:
        score += total_points(seen.open) + POINTS[card]
    if not left:
        return score + BONUS + 20
    if takes:
        # the lead follows: a plus card to lead with is needed
        score += 4 if any(COLOUR[other] == seen.plus for other in left) else -3
    else:
        score -= danger(seen, seat, new_sum, unseen) * pot(seen, POINTS[card])
        score += 0.4 * stops_next(seen, seat, new_sum, unseen)
    score += awkward(card) + keeps_lead(seen, left)
    if seen.house.hand_penalty:
        score += POINTS[card] / 4
    if len(left) == 1:
        score += 5
    return score


def without(hand: list[int], card: int) -> list[int]:
    left = hand.copy()
    left.remove(card)
    return left


def pot(seen: Twaalfstich, more: int) -> float:
    """What the trick on the table is worth to whoever takes it next, his own card included."""
    return total_points(seen.open) + more + 7.0


def danger(seen: Twaalfstich, seat: int, new_sum: int, unseen: list[int]) -> float:
    """The chance that the next player can close this sum, from the cards nobody has shown."""
    if not unseen:
        return 0.0
    plus = seen.plus
    closing = 0
    for card in unseen:
        worth = VALUE[card] if COLOUR[card] == plus else -VALUE[card]
        if new_sum + worth in (0, LIMIT):
            closing += 1
    size = len(seen.hands[seen.after(seat)])
    return 1.0 - float((1.0 - closing / len(unseen)) ** size)


def stops_next(seen: Twaalfstich, seat: int, new_sum: int, unseen: list[int]) -> float:
    """How probably a next player with few cards cannot play at all."""
    rival = seen.after(seat)
    size = len(seen.hands[rival])
    if size > 2 or not unseen or not 0 < new_sum <= LIMIT:
        return 0.0
    fits = FITS[PLACES * seen.plus + new_sum]
    fitting = sum(1 for card in unseen if fits[card])
    return BONUS * float((1.0 - fitting / len(unseen)) ** size)


def awkward(card: int) -> float:
    """High cards are harder to place later, so they go first; twelves wait for their moment."""
    value = VALUE[card]
    return -1.5 if value == LIMIT else 0.25 * value


def keeps_lead(seen: Twaalfstich, left: list[int]) -> float:
    """A hand without a plus card cannot lead after a trick."""
    return 1.5 if any(COLOUR[card] == seen.plus and VALUE[card] != LIMIT for card in left) else 0.0


def best_sign(seen: Twaalfstich, seat: int, moves: list[Move]) -> Move:
    """Prof rule: let the colour add of which more is in hand."""
    hand = seen.hands[seat]
    blacks = sum(1 for card in hand if COLOUR[card] == BLACK)
    reds = len(hand) - blacks
    colour = seen.plus if blacks == reds else (BLACK if blacks > reds else RED)
    return next(move for move in moves if move.number == colour)
