"""Who will win, judged by the totals alone: what a round's points are worth in the match."""

import math
from typing import Final

from speeltafel.engine.state import State
from speeltafel.games.edden.rules import Edden

MARGIN: Final = 20 / 150
POWER: Final = 3.5
FOUR_CARDS: Final = 2.7
"""Fitted to 900 games of rule-of-thumb players at tables of 3, 4 and 5."""


def prospects(state: State) -> list[float]:
    """Each seat's chance to win the match: by how far it is from going out."""
    assert isinstance(state, Edden)
    if state.ending:
        winners = state.winners
        return [1 / len(winners) if s in winners else 0.0 for s in range(state.players)]
    limit = max(1, state.house.last_in)
    weights: list[float] = []
    for seat in range(state.players):
        weight = 0.0
        if not state.out[seat]:
            far = (limit - state.totals[seat]) / limit + MARGIN
            weight = math.exp(POWER * math.log(max(0.01, far)))
            if state.four_cards[seat]:
                weight *= FOUR_CARDS
        weights.append(weight)
    whole = sum(weights)
    return [weight / whole for weight in weights]
