"""Random games inside the compiled engine: the fastest loop over the contract."""

from speeltafel.engine.chance import Chance
from speeltafel.engine.state import State


def play_randomly(state: State, chance: Chance, limit: int = 1_000_000) -> int:
    """Play random legal moves to the end (or the limit); the number of decisions made."""
    decisions = 0
    while decisions < limit:
        seats = state.to_act()
        if not seats:
            break
        seat = seats[0] if len(seats) == 1 else seats[chance.below(len(seats))]
        moves = state.legal_moves(seat)
        state.play(seat, moves[chance.below(len(moves))] if len(moves) > 1 else moves[0])
        decisions += 1
    return decisions
