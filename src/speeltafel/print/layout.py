"""Where things lie on sheets: sizes, grids, and the backs that meet their fronts. All in mm."""

from dataclasses import dataclass
from itertools import groupby

from speeltafel.engine.components import CARD, DIE, PAWN, TILE, Component
from speeltafel.print.choices import CARDS, PAPERS, Choices

BLEED = 3.0
MARGIN = 8.0
"""Of the paper around what is printed, for cut marks and the printer's grip."""
SIZES = {CARD: (63.0, 88.0), TILE: (63.0, 63.0), PAWN: (30.0, 92.0), DIE: (72.0, 56.0)}
SMALL_CARD = (44.0, 63.0)
SMALL_TILE = (44.0, 44.0)


@dataclass(frozen=True)
class Slot:
    """One copy of a component at its place; the place is what remains after cutting."""

    component: Component
    copy: int
    x: float
    y: float


@dataclass(frozen=True)
class Sheet:
    """A page of things of one kind and set."""

    kind: str
    set: str
    width: float
    height: float
    columns: tuple[float, ...]
    """The left edges of what is cut out, and the upper ones."""
    rows: tuple[float, ...]
    size: tuple[float, float]
    slots: tuple[Slot, ...]


def size_of(kind: str, choices: Choices) -> tuple[float, float]:
    if choices.cards == "small":
        if kind == CARD:
            return SMALL_CARD
        if kind == TILE:
            return SMALL_TILE
    scale = CARDS[choices.cards] if kind == PAWN else 1.0
    width, height = SIZES[kind]
    return width * scale, height * scale


def fits(paper: tuple[float, float], size: tuple[float, float]) -> tuple[int, int]:
    """How many lie side by side, and one above the other."""
    across, down = [
        int((whole - 2 * MARGIN) // (part + 2 * BLEED))
        for whole, part in zip(paper, size, strict=True)
    ]
    return across, down


def edges(whole: float, part: float, number: int) -> tuple[float, ...]:
    """Where each of so many begins, all of them in the middle of the paper."""
    cell = part + 2 * BLEED
    first = (whole - number * cell) / 2 + BLEED
    return tuple(first + cell * n for n in range(number))


def sheets(components: list[Component], choices: Choices) -> list[Sheet]:
    found: list[Sheet] = []
    for (group, kind), parts in groupby(
        sorted_by_kind(components), key=lambda one: (one.set, one.kind)
    ):
        copies = [(one, n) for one in parts for n in range(1, one.copies + 1)]
        found += sheets_of(copies, kind, group, choices)
    return found


def sorted_by_kind(components: list[Component]) -> list[Component]:
    """What belongs together stays together: by set in their order, then by kind."""
    order: dict[tuple[str, str], int] = {}
    sets = list(dict.fromkeys(one.set for one in components))
    for one in components:
        order.setdefault((one.set, one.kind), len(order))
    return sorted(components, key=lambda one: (sets.index(one.set), order[one.set, one.kind]))


def sheets_of(
    copies: list[tuple[Component, int]], kind: str, group: str, choices: Choices
) -> list[Sheet]:
    size = size_of(kind, choices)
    upright = PAPERS[choices.paper]
    lying = (upright[1], upright[0])
    paper = max(upright, lying, key=lambda one: fits(one, size)[0] * fits(one, size)[1])
    across, down = fits(paper, size)
    columns, rows = edges(paper[0], size[0], across), edges(paper[1], size[1], down)
    places = [(x, y) for y in rows for x in columns]
    found = []
    for start in range(0, len(copies), len(places)):
        some = copies[start : start + len(places)]
        slots = tuple(Slot(one, n, x, y) for (one, n), (x, y) in zip(some, places, strict=False))
        found.append(Sheet(kind, group, *paper, columns, rows, size, slots))
    return found


def behind(sheet: Sheet, slot: Slot, backs: str) -> tuple[float, float, bool]:
    """Where the back of a slot lies on the other side, and whether it stands on its head.

    A sheet is turned over its long or its short edge. Turned sideways, left and right change
    places; turned over its top, above and below do, and what is upright comes upside down.
    """
    upright = sheet.height > sheet.width
    sideways = (backs == "long") == upright
    if sideways:
        return sheet.width - slot.x - sheet.size[0], slot.y, False
    return slot.x, sheet.height - slot.y - sheet.size[1], True
