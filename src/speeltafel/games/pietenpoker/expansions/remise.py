"""The Draw rule: of equal combinations the higher bid wins."""

from speeltafel.engine.events import NOBODY
from speeltafel.games.pietenpoker import events
from speeltafel.games.pietenpoker.state import Pietenpoker


def highest_bidder(table: Pietenpoker, tied: list[int]) -> int:
    """PP-REMISE-01, PP-AMB-38: in the measure that is valid; still equal, nobody."""
    best = max([table.worth[seat] for seat in tied])
    bidders = [seat for seat in tied if table.worth[seat] == best]
    if len(bidders) > 1:
        return NOBODY
    if not table.quiet:
        table.tell(events.WON_REMISE, bidders[0], number=best)
    return bidders[0]
