"""x"""

from speeltafel.engine.chance import Chance
from speeltafel.engine.moves import Move
from speeltafel.engine.state import Projection


def heuristic(seen: Projection, seat: int, chance: Chance) -> Move:
    return seen.legal_moves(seat)[0]
