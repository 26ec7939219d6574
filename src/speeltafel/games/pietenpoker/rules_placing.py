"""What scenarios ask for: a position that is written by its cards."""

from speeltafel.engine.events import NOBODY
from speeltafel.engine.questions import Question
from speeltafel.games.pietenpoker.rules_worth import bid_in, highest_beside
from speeltafel.games.pietenpoker.state import BIDDING, Pietenpoker


def placed(table: Pietenpoker) -> None:
    """A position is written by its cards: what the bids are worth follows from them.

    With cards in the room, or in a phase of its own, the round has begun; else the Sint is
    asked whatever comes before.
    """
    table.deck = sorted(table.deck)
    table.worth = [bid_in(table, seat, table.measure()) for seat in range(table.players)]
    table.highest = max(table.highest, highest_beside(table, NOBODY, table.measure()))
    if table.revealed <= 1:
        table.revealed = min(table.house.reveals, len(table.room))
    if table.room or table.phase != BIDDING:
        table.questions = None
        table.clear_turn()
    elif table.questions:
        kind = table.questions[-1].kind
        table.questions = None
        table.ask(Question(kind, (table.sint,)))
