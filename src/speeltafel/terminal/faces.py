"""Cards in characters: always the text and the symbol, the colour besides."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from textual.content import Content
from textual.style import Style

from speeltafel.art.faces import ink
from speeltafel.engine.events import UNSEEN
from speeltafel.engine.view import Face

QUIET = "#a3b8aa"
"""The ink of what is only said besides."""
PAPER = "#f7f2e6"
SHADED = "#b9bdb0"
EDGE = "#8d8a7d"
GOLD = "#a86f00"
CHOSEN = "#ffd166"
BACK = "#d9e2f2"
BACK_PAPER = "#31518c"

HEAVY = ("┏", "━", "┓", "┃", "┗", "┛")
LIGHT = ("╭", "─", "╮", "│", "╰", "╯")

HAND_CARD = 5
"""The width of a card of the hand."""
HAND_HEIGHT = 5
"""A card of four lines, and one line more for raised ones."""


@dataclass(frozen=True)
class HandCard:
    """A card of the hand and how it lies there."""

    card: int
    key: str = ""
    usable: bool = False
    raised: bool = False
    chosen: bool = False
    cursor: bool = False


def figure(number: int) -> str:
    """A number with a real minus sign, as the cards and the sentences have it."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def small_card(face: Face | None, meta: int = UNSEEN) -> list[Content]:
    """A card of three lines; its back where there is no face. A meta of a card can be clicked."""
    if face is None:
        style = Style.parse(f"{BACK} on {BACK_PAPER}")
        return [Content.styled(line, style) for line in ("╭───╮", "│░░░│", "╰───╯")]
    text, symbol = face.text + face.marks, face.symbol
    inside = max(3, cell_len(text) + cell_len(symbol))
    middle = text + " " * (inside - cell_len(text) - cell_len(symbol)) + symbol
    link = Style.from_meta({"card": meta})
    edge = Style.parse(f"{EDGE} on {PAPER}") + link
    print_ = Style.parse(f"bold {ink(face.colour)} on {PAPER}") + link
    return [
        Content.styled("╭" + "─" * inside + "╮", edge),
        Content.assemble(("│", edge), (middle, print_), ("│", edge)),
        Content.styled("╰" + "─" * inside + "╯", edge),
    ]


def hand_lines(faces: Sequence[Face], cards: Sequence[HandCard], width: int) -> list[Content]:
    """The hand side by side; cards overlap, and at last leave the screen, where there are many."""
    step = next((s for s in (6, 5, 4) if s * (len(cards) - 1) + HAND_CARD <= width), 3)
    room = max(1, (width - HAND_CARD) // step + 1)
    cursor = next((place for place, card in enumerate(cards) if card.cursor), 0)
    first = max(0, min(cursor - room // 2, len(cards) - room))
    shown = range(first, min(len(cards), first + room))
    rows: list[list[Content]] = [[] for _ in range(HAND_HEIGHT)]
    for place in shown:
        visible = HAND_CARD if place == shown[-1] or step > HAND_CARD else step
        for row, line in zip(rows, big_card(faces, cards[place], place), strict=True):
            row.append(line.truncate(visible))
            if step > HAND_CARD and place != shown[-1]:
                row.append(Content(" "))
    return [Content("").join(row) for row in rows]


def big_card(faces: Sequence[Face], held: HandCard, place: int) -> list[Content]:
    """Five lines: the card, below or above an empty one."""
    paper = PAPER if held.usable or held.chosen else SHADED
    link = Style.from_meta({"place": place})
    edge = Style.parse(f"{'bold ' + GOLD if held.usable else EDGE} on {paper}") + link
    if held.chosen:
        edge = Style.parse(f"bold #3d2c00 on {CHOSEN}") + link
    label = Style.parse("bold #101010 on #ffffff" if held.cursor else f"bold #303030 on {paper}")
    if held.chosen and not held.cursor:
        label = edge
    left, line, right, side, low_left, low_right = HEAVY if held.usable else LIGHT
    face = Face("░░░", "░░░", "grey") if held.card == UNSEEN else faces[held.card]
    print_ = Style.parse(f"bold {ink(face.colour)} on {paper}") + link
    key = held.key or line
    bottom = ("▸" if held.cursor else line) + key + ("◂" if held.cursor else line)
    card = [
        Content.styled(left + line * 3 + right, edge),
        inner(side, set_cell_size(face.text + face.marks, 3), edge, print_),
        inner(side, set_cell_size(face.symbol, 3), edge, print_),
        Content.assemble((low_left, edge), (bottom, label + link), (low_right, edge)),
    ]
    nothing = Content(" " * HAND_CARD)
    return [*card, nothing] if held.raised else [nothing, *card]


def inner(side: str, text: str, edge: Style, print_: Style) -> Content:
    return Content.assemble((side, edge), (text, print_), (side, edge))
