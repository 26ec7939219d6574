"""Will the team win? Judged when a round begins, by what its plan serves and the time after it."""

import math
from typing import Final

from speeltafel.engine.state import State
from speeltafel.games.bootopstoom.players.team import TeamPlan
from speeltafel.games.bootopstoom.rules_agenda import PLACE
from speeltafel.games.bootopstoom.rules_map import WAITS
from speeltafel.games.bootopstoom.rules_table import days
from speeltafel.games.bootopstoom.state import BootOpStoom

# Fitted to 600 games of two who follow the plan, with default options. Larger teams win nearly
# always when they follow it; which position is the better one is the same for them.
TEAM: Final = -3.26
ROUND: Final = 0.545
ROUNDS: Final = 1.63
HOUSE: Final = 0.111
HOUSES: Final = -3.06
POSITION: Final = 0.327
"""What each round and house counts, what their logarithms count, and what a position does."""

REMEMBERED: Final = 1000
SERVED: Final[dict[tuple[object, ...], int]] = {}
"""How many houses plans serve, for so many tables: a search comes to most of its tables again."""


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
        waiting -= served_by_plan(state)
    if waiting <= 0:
        return 1.0
    rounds = state.house.calendar_size - days(state) - 1
    if rounds <= 0:
        return 0.0
    score = TEAM + POSITION * len(state.slots)
    score += ROUND * rounds + ROUNDS * math.log(rounds)
    score += HOUSE * waiting + HOUSES * math.log(waiting)
    return 1 / (1 + math.exp(-score))


def served_by_plan(seen: BootOpStoom) -> int:
    """How many houses the plan serves, where all hands are known."""
    key = (
        seen.house,
        seen.pawns[0],
        seen.turn,
        seen.passed,
        seen.effect,
        tuple(seen.map),
        tuple(seen.icons),
        tuple(seen.marks),
        tuple([bool(slot) for slot in seen.slots]),
        tuple([tuple(hand) for hand in seen.hands]),
    )
    found = SERVED.get(key)
    if found is None:
        if len(SERVED) == REMEMBERED:
            SERVED.clear()
        found = TeamPlan(seen, seen.hands).found().served
        SERVED[key] = found
    return found
