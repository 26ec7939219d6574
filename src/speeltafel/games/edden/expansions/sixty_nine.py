"""A total of 69: the highest and the lowest change places."""

from typing import Final

from speeltafel.games.edden import events
from speeltafel.games.edden.state import Edden

SWAPPING_TOTAL: Final = 69  # ED-69-01


def swap_at_69(table: Edden, before: list[int]) -> None:
    """ED-69-01, ED-69-02: all the highest and all the lowest change places.

    ED-AMB-09: everybody takes part who was in this round, also the one at 69.
    """
    if not table.house.rule_69 or not stands_at_69(table, before):
        return
    totals = [table.totals[seat] for seat in range(table.players) if not table.out[seat]]
    highest, lowest = max(totals), min(totals)
    if highest == lowest:
        return
    table.totals = table.totals.copy()
    for seat in range(table.players):
        total = table.totals[seat]
        if table.out[seat] or lowest < total < highest:
            continue
        table.totals[seat] = lowest if total == highest else highest
        if not table.quiet:
            kind = events.SWAP69_DOWN if total == highest else events.SWAP69_UP
            table.tell(kind, seat, number=highest - lowest)


def stands_at_69(table: Edden, before: list[int]) -> bool:
    """ED-AMB-10: after every round; ED-AMB-33: by house rule only who just came there."""
    for seat in range(table.players):
        stands = not table.out[seat] and table.totals[seat] == SWAPPING_TOTAL
        if stands and not (table.house.must_arrive and before[seat] == SWAPPING_TOTAL):
            return True
    return False
