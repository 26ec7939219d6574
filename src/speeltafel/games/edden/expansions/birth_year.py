"""Whoever comes to the magic number of his birth year may take off his age."""

from speeltafel.games.edden import events
from speeltafel.games.edden.house import YEAR_ZERO
from speeltafel.games.edden.state import Edden


def subtract_ages(table: Edden) -> None:
    """ED-YEAR-01, ED-AMB-22: for players with a birth year; ED-AMB-32: as often as it comes."""
    house = table.house
    if not house.rule_birth_year:
        return
    for seat in range(table.players):
        year = house.birth_years[seat]
        if year and not table.out[seat] and table.totals[seat] == year - YEAR_ZERO:
            table.totals = table.totals.copy()
            table.totals[seat] -= house.ages[seat]
            if not table.quiet:
                table.tell(events.BIRTHDAY, seat, number=house.ages[seat])
