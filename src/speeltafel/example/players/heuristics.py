"""The rule-of-thumb player: it reads of a table only what its seat may know."""

from speeltafel.engine.chance import Chance
from speeltafel.engine.moves import Move
from speeltafel.engine.state import State
from speeltafel.example.rules import beats
from speeltafel.example.state import Voorbeeld


def heuristic(table: State, seat: int, _chance: Chance) -> Move:
    """Lead the strongest card; answer with the cheapest that beats it, or throw off the weakest."""
    assert isinstance(table, Voorbeeld)
    moves = table.legal_moves(seat)
    weakest_first = moves[::-1] if table.house.low_wins else moves
    if not table.trick:
        return weakest_first[-1]
    for move in weakest_first:
        if beats(table, move.cards[0], table.trick[0]):
            return move
    return weakest_first[0]
