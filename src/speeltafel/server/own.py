"""The tables at which somebody sits, by the tokens in the cookies of one request."""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress

from speeltafel.engine.events import GALLERY
from speeltafel.server.cluster import Elsewhere
from speeltafel.server.hall import Hall
from speeltafel.table import http
from speeltafel.table.audience import own_table
from speeltafel.table.authority import Table
from speeltafel.table.seats import Trouble, hash_of

MOST = 20
"""So many tables are told of at most, the newest."""


async def own_tables(hall: Hall, cookies: Mapping[str, str]) -> list[http.OwnTable]:
    """Newest first; of a row of rematches only the last table at which one sits."""
    rows: dict[str, list[Table]] = {}
    for table in await elsewhere(hall, [cookie for cookie in cookies if cookie not in hall.rows]):
        rows.setdefault(table.founding.cookie, []).append(table)
    found: list[http.OwnTable] = []
    for cookie, token in [*cookies.items()][::-1]:
        if len(found) == MOST:
            break
        person = hash_of(token)
        own = await own_here(hall, cookie, person) or own_of(rows.get(cookie, ()), person)
        if own is not None:
            found.append(own)
            await asyncio.sleep(0)  # to look at many tables takes its time
    return found + outdated_tables(hall, cookies)


async def own_here(hall: Hall, cookie: str, person: str) -> http.OwnTable | None:
    for code in reversed([*hall.rows.get(cookie, ())]):
        with suppress(Trouble, Elsewhere):  # it may go while it is waited for
            await hall.fetch(code)
            own = own_of([hall.room(code).table], person)
            if own is not None:
                return own
    return None


def own_of(row: Sequence[Table], person: str) -> http.OwnTable | None:
    """The last table of a row at which somebody sits."""
    for table in reversed(row):
        seat = table.seating.of(person)
        if seat != GALLERY:
            return own_table(table, seat)
    return None


async def elsewhere(hall: Hall, cookies: Sequence[str]) -> list[Table]:
    """The tables of other servers that share the database, the first of a row first."""
    firsts = [cookie.removeprefix("seat_") for cookie in cookies[-MOST:]]
    if hall.cluster is None or not firsts:
        return []
    found = await hall.cluster.glance(firsts)
    return sorted(found, key=lambda table: in_row(table, found))


def in_row(table: Table, row: Sequence[Table]) -> int:
    """How many come before it in its row of rematches."""
    before = next((one for one in row if one.next == table.code), None)
    return 0 if before is None or before is table else 1 + in_row(before, row)


def outdated_tables(hall: Hall, cookies: Mapping[str, str]) -> list[http.OwnTable]:
    """Those of an older version, unless one has gone on from there."""
    found = []
    for kept in hall.outdated.values():
        founding = kept.table.founding
        seat = kept.table.seating.of(hash_of(cookies.get(founding.cookie, "")))
        if seat != GALLERY and not kept.table.next:
            found.append(http.OwnTable(kept.lobby(seat)))
    return found[:MOST]
