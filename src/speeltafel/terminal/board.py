"""The table view in characters: the seats, and the zones side by side."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from textual.content import Content
from textual.renderables.digits import DIGITS, DIGITS3X3_BOLD

from speeltafel.engine.events import UNSEEN
from speeltafel.engine.view import COUNTER, GRID, PILE, Face, SeatView, TableView, ZoneView
from speeltafel.terminal.faces import small_card
from speeltafel.terminal.picking import own_hand
from speeltafel.terminal.voice import Voice

GAP = 2
LINES = 3
"""The height of a zone below its label."""
CARD = 5
OVERLAP = 4
"""How much of a covered card is seen: its text and symbol."""
ONE_COLUMN = 7
"""So many seats have a line each; more stand in two columns."""


def seats(view: TableView, voice: Voice, width: int) -> Content:
    """A line for each seat, in the order of play, the viewer's own last."""
    around = sorted(view.seats, key=lambda seat: (seat.seat - view.seat - 1) % len(view.seats))
    if len(around) <= ONE_COLUMN:
        return Content("\n").join(
            seat_line(seat, view, voice, voice("points", count=seat.score)).truncate(
                width, ellipsis=True
            )
            for seat in around
        )
    half = (len(around) + 1) // 2
    column = (width - GAP) // 2
    cells = [
        seat_line(seat, view, voice, f"{seat.score:4}").truncate(column, ellipsis=True, pad=True)
        for seat in around
    ]
    cells += [Content("")] * (2 * half - len(cells))
    return Content("\n").join(
        left + " " * GAP + right for left, right in zip(cells[:half], cells[half:], strict=True)
    )


def seat_line(seat: SeatView, view: TableView, voice: Voice, score: str) -> Content:
    names = [cell_len(voice.player(other.seat)) for other in view.seats]
    name = voice.player(seat.seat).ljust(max(names))
    facts = [voice.say(fact) for fact in seat.facts]
    if seat.out:
        facts.append(voice("out"))
    mark = "★" if seat.seat in view.winners else "▶" if seat.acts else "✗" if seat.out else " "
    style = "bold $accent" if seat.acts or seat.seat in view.winners else "bold"
    if seat.out:
        style = "$text-muted"
    return Content.assemble(
        (f" {mark} {name}  ", style),
        (score.rjust(10 if len(score) > 4 else 4), "bold" if not seat.out else "$text-muted"),
        ("   " + " · ".join(facts), "$text-muted"),
    )


@dataclass(frozen=True)
class Block:
    """A zone to be drawn: the least width it needs, whether it takes more, and how."""

    label: str
    least: int
    grows: bool
    draw: Callable[[int], list[Content]]


def zones(view: TableView, voice: Voice, faces: Sequence[Face], width: int) -> Content:
    """All zones but the viewer's hand, as many beside each other as there is room."""
    hand = own_hand(view)
    blocks = [block(zone, voice, faces) for zone in view.zones if zone is not hand]
    rows: list[list[Block]] = []
    room = 0
    for one in blocks:
        if not rows or room < one.least:
            rows.append([])
            room = width
        rows[-1].append(one)
        room -= one.least + GAP
    return Content("\n").join(line for row in rows for line in row_lines(row, width))


def row_lines(row: list[Block], width: int) -> list[Content]:
    """One row of blocks; those that can grow share the room that is left."""
    growing = [one for one in row if one.grows]
    spare = width - sum(one.least for one in row) - GAP * (len(row) - 1)
    lines: list[list[Content]] = [[] for _ in range(LINES + 1)]
    for one in row:
        share = one.least + (spare // len(growing) if one.grows else 0)
        drawn = [Content.styled(one.label, "$text-muted"), *one.draw(share)]
        drawn += [Content("")] * (LINES + 1 - len(drawn))
        for line, part in zip(lines, drawn, strict=True):
            line.append(part.truncate(share, pad=True))
    return [Content(" " * GAP).join(line) for line in lines]


def block(zone: ZoneView, voice: Voice, faces: Sequence[Face]) -> Block:
    label = voice.say(zone.label)
    if zone.kind == COUNTER:
        # A label that already tells the number needs no figure below it.
        told = zone.count in zone.label.facts.values()
        lines = [Content("")] if told else large(zone.count)
        return Block(label, widest(label, lines), False, lambda width: lines)
    if zone.kind == PILE:
        lines = pile(zone, faces)
        return Block(label, widest(label, lines), False, lambda width: lines)
    if zone.kind == GRID:
        lines = grid(zone, faces)
        return Block(label, widest(label, lines), False, lambda width: lines)
    least = max(cell_len(label), 2 * OVERLAP + CARD)
    return Block(label, least, True, lambda width: row(zone, voice, faces, width))


def widest(label: str, lines: list[Content]) -> int:
    return max(cell_len(label), *[line.cell_length for line in lines])


def large(number: int) -> list[Content]:
    """A number three lines high."""
    lines = [""] * LINES
    for figure in str(number):
        at = 3 * DIGITS.index(figure)
        for line in range(LINES):
            lines[line] += DIGITS3X3_BOLD[at + line].ljust(3)
    return [Content.styled(line, "bold $warning") for line in lines]


def pile(zone: ZoneView, faces: Sequence[Face]) -> list[Content]:
    """The top card, or a back, and how many there are."""
    if not zone.count:
        empty = ["╭┄┄┄╮", "┆   ┆ 0", "╰┄┄┄╯"]
        return [Content.styled(line, "$text-muted") for line in empty]
    top = zone.cards[-1] if zone.cards else UNSEEN
    lines = card_of(zone, top, faces)
    lines[1] = lines[1] + Content.styled(f" {zone.count}", "bold")
    return lines


def card_of(zone: ZoneView, card: int, faces: Sequence[Face]) -> list[Content]:
    meta = card if zone.selectable else UNSEEN
    return small_card(faces[card] if card != UNSEEN else None, meta)


def row(zone: ZoneView, voice: Voice, faces: Sequence[Face], width: int) -> list[Content]:
    """Cards side by side, covering each other where there are many, the last ones always seen."""
    cards = zone.cards or (UNSEEN,) * zone.count
    if not cards:
        return [Content(""), Content.styled("–", "$text-muted")]
    drawn = [card_of(zone, card, faces) for card in cards]
    hidden = Content("")
    if total(drawn, CARD) > width:
        while total(drawn, OVERLAP) > width and len(drawn) > 1:
            drawn.pop(0)
            text = voice("hidden-cards", count=len(cards) - len(drawn))
            hidden = Content.styled(f"{text} ", "$text-muted")
            if total(drawn, OVERLAP) + hidden.cell_length <= width:
                break
    covered = total(drawn, CARD) + hidden.cell_length > width
    lines = []
    for at in range(LINES):
        parts = [hidden if at == 1 else Content(" " * hidden.cell_length)]
        for number, card in enumerate(drawn, 1):
            last = number == len(drawn)
            whole = card[at]
            parts.append(whole if last or not covered else whole.truncate(whole.cell_length - 1))
        lines.append(Content("").join(parts))
    return lines


def total(drawn: list[list[Content]], step: int) -> int:
    """The width of cards of which all but the last show `step` of their five columns."""
    widths = [card[0].cell_length for card in drawn]
    return sum(width - (CARD - step) for width in widths[:-1]) + widths[-1]


def grid(zone: ZoneView, faces: Sequence[Face]) -> list[Content]:
    """Cards in three lines, without their edges."""
    columns = -(-len(zone.cards) // LINES) or 1
    lines = []
    for start in range(0, len(zone.cards), columns):
        cells = [
            card_of(zone, card, faces)[1] for card in zone.cards[start : start + columns]
        ]
        lines.append(Content(" ").join(cells))
    return lines or [Content("")]
