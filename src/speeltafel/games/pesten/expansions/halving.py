"""Somebody is out: who has a large hand puts half of it away."""

from typing import Final

from speeltafel.engine.questions import Question
from speeltafel.games.pesten import events
from speeltafel.games.pesten.state import Pesten

LARGE_HAND: Final = 20  # PE-OUT-03


def halve(table: Pesten) -> None:
    """PE-OUT-03, PE-AMB-34: half of more than 20 cards, rounded up.

    PE-AMB-50: just before the next turn; PE-AMB-68: one card at a time, all at once.
    """
    table.halving = False
    quota = [0] * table.players
    for seat in range(table.players):
        size = len(table.hands[seat])
        if size > LARGE_HAND:
            quota[seat] = (size + 1) // 2
            table.forget_all(seat)
            if not table.quiet:
                table.tell(events.HALVES, seat, number=quota[seat])
    table.quota = quota
    ask_away(table)


def ask_away(table: Pesten) -> None:
    asked = tuple([seat for seat in range(table.players) if table.quota[seat]])
    if asked:
        table.ask(Question("away", asked, secret=True))
