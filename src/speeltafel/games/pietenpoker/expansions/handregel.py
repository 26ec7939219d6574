"""The Hand rule: a least number of hand cards, and keeping or throwing a hand at the end.

How many cards the player on turn has to keep is in `rules_bids.py`, where bids are judged.
"""

from speeltafel.engine.questions import Question
from speeltafel.games.pietenpoker import events
from speeltafel.games.pietenpoker.state import OVER, STOPPED, Pietenpoker


def ask_limit(table: Pietenpoker) -> None:
    """PP-HAND-01: the Small Sint may name it before anything is bid or revealed."""
    table.ask(Question("limit", (table.sint,)))


def set_limit(table: Pietenpoker, limit: int) -> None:
    """PP-HAND-01: what the Small Sint named."""
    table.limit = limit
    if not table.quiet:
        table.tell(events.LIMIT, table.sint, number=table.limit)


def keepers(table: Pietenpoker) -> list[int]:
    """PP-HAND-02, PP-AMB-17: those who still have their hand, by house rule everybody."""
    alone = len(table.contenders()) == 1
    found = []
    for seat in range(table.players):
        left = table.status[seat] == STOPPED or table.status[seat] == OVER
        spared = table.house.all_keep or (alone and table.house.sole_keeps)
        if table.hands[seat] and (left or spared):
            found.append(seat)
    return found
