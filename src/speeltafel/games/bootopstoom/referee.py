"""Questions at a table of wood: whether a house can be served, and where a Steam card fits."""

from speeltafel.engine.events import NOBODY
from speeltafel.engine.moves import Refusal
from speeltafel.engine.pad import CARDS, CHOICE, WORDED, Field, Key, Query, Verdict, Written
from speeltafel.engine.view import Said
from speeltafel.games.bootopstoom.cards import (
    BOEKKWIJT,
    DOUBLE,
    KIND,
    NO_ICON,
    PAKJE,
    STOOMBOOT,
    WISHES,
)
from speeltafel.games.bootopstoom.rules_delivering import deliveries
from speeltafel.games.bootopstoom.rules_map import house_tile
from speeltafel.games.bootopstoom.rules_row import LEFT, RIGHT, fits, icons_of
from speeltafel.games.bootopstoom.state import OPEN, BootOpStoom

BASE_WISHES = 3
"""The wishes of plain houses; pink ones wish for others too."""


def keys(table: BootOpStoom, kind: int) -> tuple[Key, ...]:
    copies = table.setup.counts
    return tuple(
        Key(1, copies[card], card)
        for card in range(len(copies))
        if KIND[card] == kind and copies[card]
    )


def told(table: BootOpStoom, written: Written, name: str, kind: int) -> list[int]:
    """In the order in which they lie."""
    there = keys(table, kind)
    return [there[key].card for key in written.tapped(name) or []]


# May it be delivered?


def asked_of_house(table: BootOpStoom) -> tuple[Field, ...]:
    wishes = tuple(range(len(WISHES) if table.house.special_parcels else BASE_WISHES))
    found = [
        Field("wish", CHOICE, "BS-DEL-01", each=False, choices=wishes, shown=WORDED),
        Field(
            "second",
            CHOICE,
            "BS-DEL-01",
            each=False,
            usual=NOBODY,
            choices=(NOBODY, *wishes),
            shown=WORDED,
        ),
        Field("earlier", CARDS, "BS-DEL-01", each=False, keys=keys(table, PAKJE)),
    ]
    if table.house.pakjes:
        found.append(Field("doubled", CARDS, "BS-IC-04", each=False, keys=keys(table, PAKJE)))
    if table.house.kalender:
        lost = Field("lost", CHOICE, "BS-KK-02", each=False, usual=0, choices=(0, 1), shown=WORDED)
        found.append(lost)
    return tuple(found)


def may_deliver(table: BootOpStoom, written: Written) -> Verdict | Refusal:
    """BS-DEL-01: all that is wished for lies earlier; BS-IC-04: one parcel may count double."""
    parcels = told(table, written, "earlier", PAKJE)
    twice = told(table, written, "doubled", PAKJE) if table.house.pakjes else []
    if len(twice) > 1:
        return Refusal("BS-IC-04", "ask-one-doubled")
    table.map = table.map.copy()
    table.target = 0
    table.map[0] = house_tile(written.number("wish"), written.number("second"), special=False)
    if "lost" in written.fields:
        table.effect = BOEKKWIJT if written.number("lost") else NOBODY
    table.slots = [[card] for card in (*parcels, *twice)]
    table.marks = [OPEN] * len(table.slots)
    table.icons = [NO_ICON] * len(parcels) + [DOUBLE] * len(twice)
    table.since, table.until = NOBODY, len(table.slots) - 1
    found = deliveries(table)
    if not found:
        return Refusal("BS-DEL-01", "ask-not-ready")
    return Verdict(True, Said("says-deliver", {"count": len(found[0])}), "BS-DEL-01")


# Does it fit?


def asked_of_row(table: BootOpStoom) -> tuple[Field, ...]:
    cards = keys(table, STOOMBOOT)
    return (
        Field("row", CARDS, "BS-ROW-03", each=False, keys=cards),
        Field("steam", CARDS, "BS-STEAM-02", each=False, keys=cards),
    )


def where_fits(table: BootOpStoom, written: Written) -> Verdict | Refusal:
    """BS-STEAM-02, BS-STEAM-03; BS-SET-05: with so many positions afterwards."""
    row, steam = told(table, written, "row", STOOMBOOT), told(table, written, "steam", STOOMBOOT)
    if not row or len(steam) != 1:
        return Refusal("BS-STEAM-02", "ask-row")
    for at in range(1, len(row)):
        if not fits([row[at - 1]], row[at], RIGHT):
            return Refusal("BS-STEAM-02", "ask-no-row", {"number": at})
    left, right = fits(row, steam[0], LEFT), fits(row, steam[0], RIGHT)
    if not left and not right:
        return Refusal("BS-STEAM-03", "does-not-fit")
    facts = {
        "left": len(icons_of(steam + row)) if left else 0,
        "right": len(icons_of(row + steam)) if right else 0,
    }
    name = "says-both-ends" if left and right else "says-left" if left else "says-right"
    return Verdict(True, Said(name, facts), "BS-STEAM-02")


QUERIES = (
    Query("deliver", asked_of_house, may_deliver),
    Query("row", asked_of_row, where_fits),
)
