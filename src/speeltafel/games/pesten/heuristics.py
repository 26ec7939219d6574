"""The rule-of-thumb player."""

from speeltafel.engine.chance import Chance
from speeltafel.engine.moves import Move
from speeltafel.engine.state import Projection


def heuristic(seen: Projection, seat: int, chance: Chance) -> Move:
    """The move that this player makes in this seat."""
    return seen.legal_moves(seat)[0]
