"""The rule-of-thumb player: get rid of points, keep pairs, give nothing away, call in time.

It looks one turn ahead for itself and counts the cards it has not seen, as a careful player does.
What it reads of a state is what its seat may know, so that it makes the same move on a projection
and in a playout.
"""

from typing import Final

from mypy_extensions import i64

from speeltafel.engine.chance import Chance
from speeltafel.engine.moves import Move
from speeltafel.engine.state import State
from speeltafel.engine.story import HOPELESS
from speeltafel.engine.zones import put_in_order
from speeltafel.games.edden.cards import (
    HIGHEST_IN_RUN,
    JOKER,
    LOWEST_IN_RUN,
    POINTS,
    RANK,
    SUIT,
    hand_points,
)
from speeltafel.games.edden.decisions.discard import CALL
from speeltafel.games.edden.players.calling import should_call
from speeltafel.games.edden.players.unseen import Unseen, unseen_by
from speeltafel.games.edden.rules_groups import RUN_LENGTH, add_runs, fits_in_run
from speeltafel.games.edden.state import TAKE, Edden

WHOLE: Final = 10
NEXT: Final = 8
LATER: Final = 3
"""Of all points in hand, how many tenths the next discard saves of its own, and the one after."""
BONUS: Final = 1.0
GIFT: Final = 0.12
"""What a point below the average card, left to the next player, costs."""
WHIM: Final = 0.01
"""Of discards that cost the same but for this, any is made."""
FAR: Final = 2.0
CHANCE_A_POINT: Final = 0.0045
NO_GROUP: Final = -100


def heuristic(seen: State, seat: int, chance: Chance) -> Move:
    """The move that this player makes in this seat."""
    assert isinstance(seen, Edden)
    moves = seen.legal_moves(seat)
    if len(moves) == 1:
        return moves[0]
    unseen = unseen_by(seen, seat)
    if seen.phase == TAKE:
        return best_take(seen, seat, moves, unseen)
    if moves[0] is CALL and (not seen.hands[seat] or should_call(seen, seat, unseen)):
        return CALL
    best, best_cost = moves[-1], 1e9
    for move in moves:
        if move.cards:
            cost = cost_of_discard(seen, seat, move.cards, unseen) + WHIM * chance.below(100) / 100
            if cost < best_cost:
                best, best_cost = move, cost
    return best


def is_best(seen: Edden, seat: int, move: Move, unseen: Unseen) -> bool:
    """Whether this player might make this move, one of several."""
    moves = seen.legal_moves(seat)
    if seen.phase == TAKE:
        hand = seen.hands[seat]
        cost = cost_of_take(seen, hand, move, unseen)
        for other in moves:
            if other is not move and cost_of_take(seen, hand, other, unseen) < cost:
                return False
        return True
    if moves[0] is CALL and should_call(seen, seat, unseen):
        return False
    cost = cost_of_discard(seen, seat, move.cards, unseen) - WHIM
    for other in moves:
        if other.cards and cost_of_discard(seen, seat, other.cards, unseen) < cost:
            return False
    return True


def opinions(seen: State, seat: int, moves: list[Move]) -> list[float]:
    """What this player thinks of each move, as a chance to win; a call is as good as any other.

    Held against playouts, nearly all that differs by more than two points is worse.
    """
    assert isinstance(seen, Edden)
    unseen = unseen_by(seen, seat)
    costs: list[float] = []
    least = 1e9
    for move in moves:
        cost = 0.0
        if seen.phase == TAKE:
            cost = cost_of_take(seen, seen.hands[seat], move, unseen)
        elif move.cards:
            cost = cost_of_discard(seen, seat, move.cards, unseen)
        costs.append(cost)
        if (move.cards or seen.phase == TAKE) and cost < least:
            least = cost
    found: list[float] = []
    for i, move in enumerate(moves):
        if not move.cards and seen.phase != TAKE:
            found.append(0.0)
        elif costs[i] > least + FAR or is_double(moves, costs, i):
            found.append(HOPELESS)
        else:
            found.append(CHANCE_A_POINT * (least - costs[i]))
    return found


def is_double(moves: list[Move], costs: list[float], i: int) -> bool:
    """Whether an earlier move is the same but for suits that matter to nobody."""
    for j in range(i):
        if costs[j] == costs[i] and alike(moves[j], moves[i]):
            return True
    return False


def alike(one: Move, other: Move) -> bool:
    """Whether two moves differ in suits at most: to the rule of thumb these are all one."""
    if one.verb != other.verb or len(one.cards) != len(other.cards):
        return False
    for i, card in enumerate(one.cards):
        if RANK[card] != RANK[other.cards[i]]:
            return False
    return True


# Discarding and taking.


def cost_of_discard(seen: Edden, seat: int, cards: tuple[int, ...], unseen: Unseen) -> float:
    """What the hand is worth after the best way to take a card, and what the others gain."""
    rest = seen.hands[seat].copy()
    for card in cards:
        rest.remove(card)
    cost = expected_cost(seen, rest, unseen)
    for card in seen.group:
        with_it = cost_of_hand(seen, rest, card)
        if with_it < cost:
            cost = with_it
    if not rest and seen.empties[seat] < seen.house.most_empty:
        cost -= BONUS
    return cost + gift(seen, seat, cards)


def best_take(seen: Edden, seat: int, moves: list[Move], unseen: Unseen) -> Move:
    hand = seen.hands[seat]
    best, best_cost = moves[0], 1e9
    for move in moves:
        cost = cost_of_take(seen, hand, move, unseen)
        if cost < best_cost:
            best, best_cost = move, cost
    return best


def cost_of_take(seen: Edden, hand: list[int], move: Move, unseen: Unseen) -> float:
    if move.cards:
        return cost_of_hand(seen, hand, move.cards[0])
    return expected_cost(seen, hand, unseen)


def cost_of_hand(seen: Edden, rest: list[int], card: int) -> float:
    """The points of a hand with this card, less what the next two discards will take off."""
    return tenths_of_hand(seen, rest, card) / WHOLE


def tenths_of_hand(seen: Edden, rest: list[int], card: int) -> i64:
    hand = rest.copy()
    put_in_order(hand, card)
    return tenths_of(seen, hand)


def tenths_of(seen: Edden, hand: list[int]) -> i64:
    first, second = best_groups(hand, seen.house.sets)
    cost = tenths(hand_points(hand), first, second)
    return cost - saved_by_run(hand, cost) if seen.house.runs else cost


def expected_cost(seen: Edden, rest: list[int], unseen: Unseen) -> float:
    """The cost of a hand together with a card of the stock."""
    if not unseen.total:
        return 0.0
    total: i64 = 0
    points: i64 = hand_points(rest)
    first, second = best_groups(rest, seen.house.sets)
    more: i64 = -1
    for count in unseen.worth:  # each card of the stock as if it fitted with nothing
        if count:
            total += count * tenths_with_single(points, first, second, more)
        more += 1
    if seen.house.sets:
        total -= saved_by_sets(rest, points, first, second, unseen)
    if seen.house.runs and len(rest) >= RUN_LENGTH - 1:
        total -= saved_by_runs(seen, rest, unseen)
    return total / (WHOLE * unseen.total)


def saved_by_sets(rest: list[int], points: i64, first: i64, second: i64, unseen: Unseen) -> i64:
    """How much less a hand costs because cards of the stock make sets with its own."""
    saved: i64 = 0
    at: i64 = 0
    size: i64 = len(rest)
    while at < size:
        card = rest[at]
        rank = RANK[card]
        copies: i64 = 1
        at += 1
        while at < size and RANK[rest[at]] == rank:
            copies += 1
            at += 1
        left: i64 = unseen.left[rank]
        if copies >= 3 or card == JOKER or not left:
            continue
        more: i64 = POINTS[card]
        alone = tenths_with_single(points, first, second, more)
        value = copies * more
        grown = value + more
        if value == first:
            together = tenths(points + more, grown, second)
        elif grown > first:
            together = tenths(points + more, grown, first)
        else:
            together = tenths(points + more, first, max(grown, second))
        saved += left * (alone - together)
    return saved


def tenths_with_single(points: i64, first: i64, second: i64, more: i64) -> i64:
    """The cost of a hand, of which the two best groups are known, with one more single card."""
    if more > first:
        return tenths(points + more, more, first)
    return tenths(points + more, first, max(more, second))


def best_groups(hand: list[int], sets: bool) -> tuple[i64, i64]:
    """The most that a sorted hand can take off with one discard of a rank, and with the next.

    At most three go at once, and jokers one by one: they are worth keeping.
    """
    first: i64 = NO_GROUP
    second: i64 = NO_GROUP
    value: i64 = NO_GROUP
    copies: i64 = 0
    rank: i64 = -1
    for card in hand:
        points: i64 = POINTS[card]
        if RANK[card] == rank and copies < 3 and sets and card != JOKER:
            copies += 1
            value += points
            continue
        if value > first:
            first, second = value, first
        elif value > second:
            second = value
        rank = RANK[card]
        copies = 1
        value = points
    if value > first:
        return value, first
    return first, max(value, second)


def tenths(points: i64, first: i64, second: i64) -> i64:
    cost = WHOLE * points
    if first != NO_GROUP:
        cost -= NEXT * first
    if second != NO_GROUP:
        cost -= LATER * second
    return cost


def saved_by_runs(seen: Edden, rest: list[int], unseen: Unseen) -> i64:
    """How much less a hand costs because cards of the stock make runs with its own.

    A heart stands for every card of its rank: too good for hearts, too bad for other suits.
    """
    saved: i64 = 0
    ranks = ranks_for_run(rest)
    rank = LOWEST_IN_RUN
    while ranks >> rank:
        if ranks >> rank & 1 and unseen.left[rank]:
            hand = rest.copy()
            put_in_order(hand, 4 * rank)
            first, second = best_groups(hand, seen.house.sets)
            cost = tenths(hand_points(hand), first, second)
            saved += unseen.left[rank] * saved_by_run(hand, cost)
        rank += 1
    return saved


def ranks_for_run(hand: list[int]) -> int:
    """The ranks, one bit each, that make a run with three cards of a sorted hand."""
    found = 0
    size = len(hand)
    for i in range(size - 2):
        low = hand[i]
        if not fits_in_run(low):
            continue
        for j in range(i + 1, size - 1):
            middle = hand[j]
            if RANK[middle] == RANK[low] or SUIT[middle] == SUIT[low]:
                continue
            for k in range(j + 1, size):
                high = hand[k]
                if (
                    RANK[high] != RANK[middle]
                    and SUIT[high] != SUIT[middle]
                    and SUIT[high] != SUIT[low]
                    and RANK[high] - RANK[low] < RUN_LENGTH
                    and fits_in_run(high)
                ):
                    for rank in range(RANK[high] - RUN_LENGTH + 1, RANK[low] + RUN_LENGTH):
                        if LOWEST_IN_RUN <= rank <= HIGHEST_IN_RUN:
                            found |= 1 << rank
    return found


def saved_by_run(hand: list[int], cost: i64) -> i64:
    """How much less than this a hand costs if a run is its next discard."""
    if len(hand) < RUN_LENGTH:
        return 0
    runs: list[Move] = []
    add_runs(hand, runs)
    if not runs:
        return 0
    points: i64 = hand_points(hand)
    least = cost
    for run in runs:
        rest = hand.copy()
        for card in run.cards:
            rest.remove(card)
        left: i64 = hand_points(rest)
        least = min(least, tenths(points, points - left, left if rest else NO_GROUP))
    return cost - least


def gift(seen: Edden, seat: int, cards: tuple[int, ...]) -> float:
    """What a discard is worth to the next player, who takes the best card of it."""
    known = seen.known[seen.after(seat)]
    best = 0.0
    for card in cards:
        worth = 6.0 - POINTS[card]
        for held in known:
            if RANK[held] == RANK[card] and worth < 4.0:
                worth = 4.0  # he makes a pair of it
        if worth > best:
            best = worth
    return GIFT * best
