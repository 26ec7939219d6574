"""The tables at which somebody sits, by the tokens in the cookies of one request."""

from collections.abc import Mapping

from speeltafel.engine.events import GALLERY
from speeltafel.server.hall import Hall
from speeltafel.table import http
from speeltafel.table.audience import own_table
from speeltafel.table.seats import hash_of

MOST = 20
"""So many tables are told of at most, the newest."""


def own_tables(hall: Hall, cookies: Mapping[str, str]) -> list[http.OwnTable]:
    """Newest first; of a row of rematches only the last table at which one sits."""
    found: list[http.OwnTable] = []
    for cookie, token in [*cookies.items()][::-1]:
        if len(found) == MOST:
            break
        person = hash_of(token)
        for code in reversed(hall.rows.get(cookie, ())):
            table = hall.rooms[code].table
            seat = table.seating.of(person)
            if seat != GALLERY:
                found.append(own_table(table, seat))
                break
    return found + outdated_tables(hall, cookies)


def outdated_tables(hall: Hall, cookies: Mapping[str, str]) -> list[http.OwnTable]:
    """Those of an older version, unless one has gone on from there."""
    found = []
    for kept in hall.outdated.values():
        founding = kept.table.founding
        seat = kept.table.seating.of(hash_of(cookies.get(founding.cookie, "")))
        if seat != GALLERY and not kept.table.next:
            found.append(http.OwnTable(kept.lobby(seat)))
    return found[:MOST]
