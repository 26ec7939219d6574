"""The rule-of-thumb player (for now any legal move)."""

from speeltafel.engine.chance import Chance
from speeltafel.engine.moves import Move
from speeltafel.engine.state import Projection


def heuristic(seen: Projection, seat: int, chance: Chance) -> Move:
    moves = seen.legal_moves(seat)
    return moves[chance.below(len(moves))]
