"""The rule-of-thumb player: get rid of points, keep pairs, give nothing away, call in time.

It looks one turn ahead for itself and counts the cards it has not seen, as a careful player does.
"""

from functools import lru_cache

from speeltafel.engine.chance import Chance
from speeltafel.engine.moves import Move
from speeltafel.engine.state import Projection, cards_missing
from speeltafel.games.edden.cards import JOKER, POINTS, RANK, hand_points
from speeltafel.games.edden.rules import CALL, SWAPPING_TOTAL, TAKE, Edden
from speeltafel.games.edden.rules_groups import add_discards

NOW, NEXT, LATER = 0.2, 0.5, 0.3
"""How much the points in hand weigh now, after the next discard, and after the one after that."""
BONUS = 1.0
GIFT = 0.12
"""What a point below the average card, left to the next player, costs."""
LOWERING = 0.03
"""How much less probable a card is in a rival's hand, for each of its points and of his turns."""
EAGERNESS = 1.0
"""Which part of the rivals' points, beside all of his own, makes a call worth a risk."""


def heuristic(seen: Projection, seat: int, chance: Chance) -> Move:
    """The move that this player makes in this seat."""
    assert isinstance(seen, Edden)
    moves = seen.legal_moves(seat)
    if len(moves) == 1:
        return moves[0]
    unseen = unseen_ranks(seen)
    if seen.phase == TAKE:
        return best_take(seen, seat, moves, unseen)
    if CALL in moves and (not seen.hands[seat] or should_call(seen, seat, unseen)):
        return CALL
    best, best_cost = moves[-1], 1e9
    for move in moves:
        if move.cards:
            cost = cost_of_discard(seen, seat, move.cards, unseen) + chance.below(100) / 1e4
            if cost < best_cost:
                best, best_cost = move, cost
    return best


# Discarding and taking.


def cost_of_discard(seen: Edden, seat: int, cards: tuple[int, ...], unseen: list[float]) -> float:
    """What the hand is worth after the best way to take a card, and what the others gain."""
    rest = seen.hands[seat].copy()
    for card in cards:
        rest.remove(card)
    cost = expected_cost(seen, rest, unseen)
    for card in seen.group:
        cost = min(cost, cost_of_hand(seen, rest, card))
    if not rest and seen.empties[seat] < seen.house.most_empty:
        cost -= BONUS
    return cost + gift(seen, seat, cards)


def best_take(seen: Edden, seat: int, moves: list[Move], unseen: list[float]) -> Move:
    hand = seen.hands[seat]
    best, best_cost = moves[0], 1e9
    for move in moves:
        if move.cards:
            cost = cost_of_hand(seen, hand, move.cards[0])
        else:
            cost = expected_cost(seen, hand, unseen)
        if cost < best_cost:
            best, best_cost = move, cost
    return best


def expected_cost(seen: Edden, rest: list[int], unseen: list[float]) -> float:
    """The cost of a hand together with a card of the stock."""
    return sum(
        share * cost_of_hand(seen, rest, min(4 * rank, JOKER))
        for rank, share in enumerate(unseen)
        if share
    )


def cost_of_hand(seen: Edden, rest: list[int], card: int) -> float:
    return cost_of_cards(tuple(sorted([*rest, card])), seen.house.sets, seen.house.runs)


@lru_cache(1 << 16)
def cost_of_cards(cards: tuple[int, ...], with_sets: bool, with_runs: bool) -> float:
    """The points of a hand, less what the next discards will take off."""
    now = hand_points(list(cards))
    hand = without_best_group(list(cards), with_sets, with_runs)
    then = hand_points(hand)
    if hand:
        hand = without_best_group(hand, with_sets, with_runs)
    return NOW * now + NEXT * then + LATER * hand_points(hand)


def without_best_group(hand: list[int], with_sets: bool, with_runs: bool) -> list[int]:
    groups: list[Move] = []
    add_discards(hand, with_sets, with_runs, groups)
    best = max(groups, key=lambda move: hand_points(list(move.cards)))
    rest = hand.copy()
    for card in best.cards:
        rest.remove(card)
    return rest


def gift(seen: Edden, seat: int, cards: tuple[int, ...]) -> float:
    """What a discard is worth to the next player, who takes the best card of it."""
    held = {RANK[card] for card in seen.known[seen.after(seat)]}
    best = 0.0
    for card in cards:
        worth = 6.0 - POINTS[card]
        if RANK[card] in held:
            worth = max(worth, 4.0)  # he makes a pair of it
        best = max(best, worth)
    return GIFT * best


def unseen_ranks(seen: Edden) -> list[float]:
    """The share of each rank among the cards that this player has not seen."""
    shares = [0.0] * (RANK[JOKER] + 1)
    unseen = cards_missing(seen.zones(), seen.setup.counts)
    for card in unseen:
        shares[RANK[card]] += 1 / len(unseen)
    return shares


# Calling.


def should_call(seen: Edden, seat: int, unseen: list[float]) -> bool:
    """Whether what the others score is worth the risk that some of them are lower."""
    house = seen.house
    mine = hand_points(seen.hands[seat])
    rivals = [other for other in seen.seats_in() if other != seat]
    lower = 0.0
    gain = 0.0
    for rival in rivals:
        chances = hand_chances(seen, seat, rival, unseen)
        lower += sum(share for points, share in chances.items() if points < mine)
        gain += sum(share * points for points, share in chances.items())
    risk = house.penalty * lower
    worth = mine + EAGERNESS * gain / len(rivals)
    total = seen.totals[seat]
    if total + house.penalty > house.last_in:
        risk *= 1.5
    if total + mine > house.last_in:
        risk *= 0.5  # whoever calls first, these points would be the end
    if house.rule_69 and total - seen.empties[seat] == SWAPPING_TOTAL:
        others = [seen.totals[rival] for rival in rivals]
        if total < min(others):
            return False
    return risk < worth


def hand_chances(seen: Edden, seat: int, rival: int, unseen: list[float]) -> dict[int, float]:
    """How probably a rival has so many points: he keeps low cards the longer he plays."""
    turns = (seen.turns + (rival - seat) % seen.players) // seen.players_in()
    weights: dict[int, float] = {}
    for rank, share in enumerate(unseen):
        points = POINTS[min(4 * rank, JOKER)]
        weights[points] = weights.get(points, 0.0) + share * (1 - LOWERING * points) ** turns
    whole = sum(weights.values())
    known = seen.known[rival]
    chances = {hand_points(known): 1.0}
    for _ in range(len(seen.hands[rival]) - len(known)):
        longer: dict[int, float] = {}
        for points, share in chances.items():
            for more, weight in weights.items():
                longer[points + more] = longer.get(points + more, 0.0) + share * weight / whole
        chances = longer
    return chances
