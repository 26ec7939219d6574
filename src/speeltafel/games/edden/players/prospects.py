"""Who will win: what the totals are worth in the match, with the points that the hands promise.

Both were fitted to 5,000 games of four rule-of-thumb players, some of them kept back. There the
hands told a third of the variance of a round's points, and with two players left the totals gave
the winner a chance of 0.58 on (geometric) average.
"""

import math
from typing import Final

from speeltafel.engine.state import State
from speeltafel.games.edden.cards import hand_points
from speeltafel.games.edden.players.heuristics import WHOLE, tenths_of
from speeltafel.games.edden.state import Edden

MANY: Final = 4
MARGIN: Final[list[float]] = [0.49, 0.49, 0.49, 0.27, 0.175]
POWER: Final[list[float]] = [5.6, 5.6, 5.6, 4.7, 3.8]
"""By how many players are left, up to four: the fewer, the less a lead is worth."""
FOUR_CARDS: Final = 2.7

# The points that a hand ends up with.
ALWAYS: Final = -0.85
COST: Final = 0.42
SMALL_COST: Final = 0.52
SMALL: Final = 8.0
A_CARD: Final = 0.58
A_POINT: Final = -0.20
NEAR: Final = -0.78
COST_NEAR: Final = 1.10
NEARNESS: Final = 5.0
"""The cost of the best rival's hand at which the round's end is near."""
RIVAL_MAY_CALL: Final = 2.2
FAR_OFF: Final = 1000


def prospects(state: State) -> list[float]:
    """Each seat's chance to win the match: by how far it will be from going out."""
    assert isinstance(state, Edden)
    if state.ending:
        winners = state.winners
        return [1 / len(winners) if s in winners else 0.0 for s in range(state.players)]
    left = min(state.players_in(), MANY)
    limit = max(1, state.house.last_in)
    points = promised(state) if state.turns else [0.0] * state.players
    weights: list[float] = []
    for seat in range(state.players):
        weight = 0.0
        if not state.out[seat]:
            far = (limit - state.totals[seat] - points[seat]) / limit + MARGIN[left]
            weight = math.exp(POWER[left] * math.log(max(0.01, far)))
            if state.four_cards[seat]:
                weight *= FOUR_CARDS
        weights.append(weight)
    whole = sum(weights)
    return [weight / whole for weight in weights]


def promised(state: Edden) -> list[float]:
    """The points that each seat may expect of this round, at the beginning of a turn."""
    costs: list[float] = []
    sums: list[int] = []
    for seat in range(state.players):
        hand = state.hands[seat]
        costs.append(tenths_of(state, hand) / WHOLE)
        sums.append(hand_points(hand))
    found: list[float] = []
    for seat in range(state.players):
        if state.out[seat]:
            found.append(0.0)
            continue
        least = 1e9
        fewest = FAR_OFF
        for rival in range(state.players):
            if rival != seat and not state.out[rival]:
                least = min(least, costs[rival])
                fewest = min(fewest, sums[rival])
        cost = costs[seat]
        near = math.exp(-max(-2.0, least) / NEARNESS)
        points = ALWAYS + COST * cost + SMALL_COST * min(SMALL, cost)
        points += A_CARD * len(state.hands[seat]) + A_POINT * sums[seat]
        points += (NEAR + COST_NEAR * cost) * near
        if fewest < state.house.call_below:
            points += RIVAL_MAY_CALL
        found.append(points - state.empties[seat])
    return found
