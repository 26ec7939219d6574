"""A total of 123: four cards from then on."""

from typing import Final

from speeltafel.games.edden import events
from speeltafel.games.edden.state import Edden

SMALL_HAND_TOTAL: Final = 123  # ED-123-01


def note_123(table: Edden) -> None:
    """ED-123-01, ED-AMB-11: however the total came there, and for good."""
    if not table.house.rule_123:
        return
    for seat in range(table.players):
        reached = table.totals[seat] == SMALL_HAND_TOTAL and not table.out[seat]
        if reached and not table.four_cards[seat]:
            table.four_cards = table.four_cards.copy()
            table.four_cards[seat] = True
            if not table.quiet:
                table.tell(events.FOUR_CARDS, seat)
