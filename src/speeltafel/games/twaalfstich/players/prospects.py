"""Who will win, judged by the totals alone: what a round's points are worth in the match."""

import math
from typing import Final

from speeltafel.engine.state import State
from speeltafel.games.twaalfstich.rules import leaders
from speeltafel.games.twaalfstich.state import Twaalfstich

LEAD: Final = 0.2
SPREAD: Final = 58
"""Fitted to 6,000 games of rule-of-thumb players at tables of 3, 4 and 5."""


def prospects(state: State) -> list[float]:
    """Each seat's chance to win the match: a lead counts more the nearer the target is."""
    assert isinstance(state, Twaalfstich)
    if state.ending:
        winners = leaders(state)
        return [1 / len(winners) if s in winners else 0.0 for s in range(state.players)]
    best = max(state.totals)
    left = max(5, state.target - best)
    scale = LEAD / math.sqrt(left + SPREAD)
    weights = [math.exp(scale * (total - best)) for total in state.totals]
    whole = sum(weights)
    return [weight / whole for weight in weights]
