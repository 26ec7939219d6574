"""Will the team win? Judged when a round begins, by what its plan serves and the time after it."""

import math
from typing import Final

from speeltafel.engine.state import State
from speeltafel.games.bootopstoom.rules_kalender import BootOpStoom
from speeltafel.games.bootopstoom.rules_map import WAITS
from speeltafel.games.bootopstoom.rules_table import PLACE
from speeltafel.games.bootopstoom.team import TeamPlan

# Fitted to 1,800 games of teams that follow the plan, of 2 to 8 players with default options.
TEAM: Final[list[float]] = [-6.04, -6.04, -6.04, -3.03, -3.20, -2.68]
"""By the number of players; more than five are like five."""
ROUND: Final = 1.87
HOUSE: Final = -1.68
ROUND_AND_HOUSE: Final = 0.238
ROUNDS_SQUARED: Final = -0.197
POSITION: Final = 0.452


def prospects(state: State) -> list[float]:
    """The team's chance to win, for every seat."""
    assert isinstance(state, BootOpStoom)
    if state.ending:
        winners = state.outcome().winners
        return [1.0 if seat in winners else 0.0 for seat in range(state.players)]
    return [chance_to_win(state)] * state.players


def chance_to_win(state: BootOpStoom) -> float:
    waiting = 0
    for tile in state.map:
        if WAITS[tile]:
            waiting += 1
    if state.phase == PLACE:
        waiting -= TeamPlan(state, state.hands).make().served
    if waiting <= 0:
        return 1.0
    rounds = state.house.calendar_size - state.days() - 1
    if rounds <= 0:
        return 0.0
    score = TEAM[min(state.players, len(TEAM) - 1)] + POSITION * len(state.slots)
    score += rounds * (ROUND + ROUNDS_SQUARED * rounds + ROUND_AND_HOUSE * waiting)
    score += HOUSE * waiting
    return 1 / (1 + math.exp(-score))
