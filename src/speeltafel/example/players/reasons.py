"""Why the rule of thumb likes a move, in one sentence; read from what its seat may know."""

from speeltafel.engine.moves import Move
from speeltafel.engine.state import State
from speeltafel.engine.view import Said
from speeltafel.example.rules import beats
from speeltafel.example.state import Voorbeeld


def reason(table: State, _seat: int, move: Move) -> Said:
    """What speaks for a card: it is hard to beat, it beats what lies there, or it is no loss."""
    assert isinstance(table, Voorbeeld)
    card = move.cards[0]
    if not table.trick:
        return Said("why-lead", {"card": card})
    if beats(table, card, table.trick[0]):
        return Said("why-beats", {"card": table.trick[0]})
    return Said("why-throw", {"card": card})
