"""How many ways lead through the first moves of a fixed deal: any change of a rule changes them."""

import pytest

from speeltafel.engine.chance import Seal
from speeltafel.engine.registry import game
from speeltafel.engine.state import State
from tests import ours

SEAL = Seal(bytes(range(32)))
WAYS = {
    "boot-op-stoom": [3, 9, 27, 81, 243, 729, 2186, 6544],
    "edden": [5, 5, 30, 60, 360, 780, 3900, 8450],
    "pesten": [20, 268, 444, 7477],
    "pietenpoker": [8, 52, 296, 1526, 7410],
    "twaalfstich": [4, 10, 29, 79, 174, 457, 975, 1734, 3398, 5902],
}
"""For the fewest players and without options, after one move, two, and so on."""


def ways(state: State, moves: int) -> int:
    """Whoever may decide, whatever he may do."""
    seats = state.to_act()
    if not moves or not seats:
        return 1
    found = 0
    for seat in seats:
        for move in state.legal_moves(seat):
            after = state.copy()
            after.play(seat, move)
            found += ways(after, moves - 1)
    return found


def test_every_game_is_counted() -> None:
    assert {*WAYS} == {*ours.NAMES}


@pytest.mark.parametrize("name", WAYS)
def test_there_are_as_many_ways_as_ever(name: str) -> None:
    start = game(name).deal(game(name).seats[0], SEAL, quiet=True)
    numbers = range(1, len(WAYS[name]) + 1)
    assert [ways(start, moves) for moves in numbers] == WAYS[name]
