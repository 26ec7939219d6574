"""The Stoomrij as a seat sees it: as it lies, and as a choice of the Sint would leave it."""

from speeltafel.engine.events import NOBODY
from speeltafel.engine.moves import Move
from speeltafel.engine.view import GONE, NEW, ROW, Piece, Said, Spot, ZoneView
from speeltafel.games.bootopstoom.cards import STEAM_TYPE, A
from speeltafel.games.bootopstoom.rules_agenda import (
    CALENDAR,
    DRAW,
    INTOCHT_ADD,
    PLACE,
    SHORTER,
)
from speeltafel.games.bootopstoom.rules_row import (
    LEFT,
    fits,
    icons_of,
    positions_at_end,
)
from speeltafel.games.bootopstoom.rules_stoomrij import add_steam, cut
from speeltafel.games.bootopstoom.state import EMPTY, SEAT_UNIT, BootOpStoom

ICON_NAMES = ("niks", "oog", "pepernoot", "letter", "zak", "amerigo", "staf", "boek")
ICON_EFFECTS = ("", "oog", *[f"m-{name}" for name in ICON_NAMES[2:]])
"""What explains each icon."""


def row_zone(seen: BootOpStoom) -> ZoneView:
    shapes = position_pictures(seen.row)
    shapes = ["steam-gone"] * seen.hung_left + shapes + ["steam-gone"] * seen.hung_right
    printed = icons_of(seen.row)
    icons = [0] * seen.hung_left + printed + [0] * seen.hung_right
    spots = []
    for i, slot in enumerate(seen.slots):
        works = seen.icons[i] == icons[i]
        label = Said(
            "position",
            {"number": i + 1, "icon": icons[i], "works": int(works), "filled": int(slot != EMPTY)},
        )
        marks = (f"icon-{ICON_NAMES[icons[i]]}",) if icons[i] else ()
        sailing = seen.at == i and seen.phase not in (PLACE, DRAW)
        marker = (Piece("boat", Said("sailing-here"), 1),) if sailing else ()
        tag, about = str(i + 1), ICON_EFFECTS[icons[i]]
        by = seen.marks[i] // SEAT_UNIT - 1 if slot else NOBODY
        spots.append(
            Spot(
                label, shapes[i], marks, marker, tuple(slot), not works, tag=tag, about=about, by=by
            )
        )
    choosing = seen.phase in (PLACE, CALENDAR)
    return ZoneView(
        "row",
        ROW,
        Said("zone-row"),
        cards=tuple(seen.row),
        count=len(spots),
        selectable=choosing,
        spots=tuple(spots),
        now=True,
    )


def position_pictures(row: list[int]) -> list[str]:
    """The drawing of each position: the full place of a card, or the joint of two halves."""
    found = []
    for i, card in enumerate(row):
        found.append("steam-full-a" if STEAM_TYPE[card] == A else "steam-full-b")
        if i + 1 < len(row) and STEAM_TYPE[card] == A:
            found.append("steam-joint")
    return found


def row_after(seen: BootOpStoom, move: Move) -> ZoneView | None:
    """How the row would lie: what is new, and what would go with the cards under it.

    None where the card does not fit, or where the last card would go.
    """
    side = move.number
    after = seen.copy()
    after.unshare()
    if move.verb == "add":
        card = seen.aside[-1] if seen.phase == INTOCHT_ADD else seen.slots[seen.at][0]
        if not fits(seen.row, card, side):
            return None
        add_steam(after, card, side)
        new = len(after.slots) - len(seen.slots)
        zone = row_zone(after)
        at = after.hung_left if side == LEFT else len(after.slots) - after.hung_right - new
        for spot in zone.spots[at : at + new]:
            spot.fate = NEW
        return zone
    if len(seen.row) == 1:
        return None
    lost = positions_at_end(seen.row, side)
    at = seen.hung_left if side == LEFT else len(seen.slots) - seen.hung_right - lost
    gone = row_zone(seen).spots[at : at + lost]
    cut(after, side, SHORTER)
    zone = row_zone(after)
    if not seen.house.hanging:  # else the cards keep their places beside the row
        for spot in gone:
            spot.fate = GONE
        zone.spots = (*zone.spots[:at], *gone, *zone.spots[at:])
    return zone
