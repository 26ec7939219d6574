"""The table view in characters: the seats, and the zones side by side."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from textwrap import wrap

from rich.cells import cell_len
from textual.content import Content
from textual.renderables.digits import DIGITS, DIGITS3X3_BOLD

from speeltafel.art.faces import ink
from speeltafel.engine.events import UNSEEN
from speeltafel.engine.game import Game
from speeltafel.engine.view import GRID, HAND, PILE, ROW, Face, SeatView, Spot, TableView, ZoneView
from speeltafel.terminal.faces import BACK, BACK_PAPER, PAPER, QUIET, figure, small_card
from speeltafel.terminal.picking import own_hand
from speeltafel.terminal.signs import piece_sign, spot_sign
from speeltafel.terminal.voice import Voice

GAP = 2
LONGEST_ROW = 36
"""A row of spots that would be longer stands in several lines, where there is no more room."""
LINES = 3
"""The height of a zone of cards below its label."""
CARD = 5
RULED, CLOSE, FLAT = 2, 1, 0
"""How a board is drawn: with lines between its spots, without, or each spot in one line."""
OVERLAP = 4
"""How much of a covered card is seen: its text and symbol."""


def seats(view: TableView, voice: Voice, width: int, columns: int) -> Content:
    """A line for each seat, in the order of play, the viewer's own last; in one or two columns."""
    around = sorted(view.seats, key=lambda seat: (seat.seat - view.seat - 1) % len(view.seats))
    if columns == 1:
        return Content("\n").join(
            seat_line(seat, view, voice, voice.score(view.unit, seat.score)).truncate(
                width, ellipsis=True
            )
            for seat in around
        )
    half = (len(around) + 1) // 2
    column = (width - GAP) // 2
    cells = [
        seat_line(seat, view, voice, f"{figure(seat.score):>4}").truncate(
            column, ellipsis=True, pad=True
        )
        for seat in around
    ]
    cells += [Content("")] * (2 * half - len(cells))
    return Content("\n").join(
        left + " " * GAP + right for left, right in zip(cells[:half], cells[half:], strict=True)
    )


def seat_line(seat: SeatView, view: TableView, voice: Voice, score: str) -> Content:
    names = [cell_len(voice.player(other.seat)) for other in view.seats]
    name = voice.player(seat.seat).ljust(max(names))
    facts = [voice.say(fact) for fact in (*seat.badges, *seat.facts)]
    mark = "★" if seat.seat in view.winners else "▶" if seat.acts else "✗" if seat.out else " "
    style = "bold $accent" if seat.acts or seat.seat in view.winners else "bold"
    if seat.out:
        style = QUIET
    return Content.assemble(
        (f" {mark} {name}  ", style),
        (score.rjust(10 if len(score) > 4 else 4), "bold" if not seat.out else QUIET),
        ("   " + " · ".join(facts), QUIET),
    )


@dataclass(frozen=True)
class Block:
    """A zone to be drawn: its label in lines, the least width, whether it takes more, and how."""

    label: list[str]
    least: int
    grows: bool
    draw: Callable[[int], list[Content]]


def zones(
    view: TableView, voice: Voice, faces: Sequence[Face], width: int, room: float = inf
) -> Content:
    """All zones but the viewer's hand; boards take less where there is no room for all."""
    ways = (zone_lines(view, voice, faces, width, air) for air in (RULED, CLOSE, FLAT))
    lowest: list[Content] = []
    for lines in ways:
        if not lowest or len(lines) < len(lowest):
            lowest = lines
        if len(lines) <= room:
            break
    return Content("\n").join(lowest)


def zone_lines(
    view: TableView, voice: Voice, faces: Sequence[Face], width: int, air: int
) -> list[Content]:
    """The zones line by line; labels take two lines if all then stand side by side."""
    hand = own_hand(view)
    shown = [zone for zone in view.zones if zone is not hand]
    rows = flow([block(zone, voice, faces, 1, air) for zone in shown], width)
    if len(rows) > 1:
        rows = flow([block(zone, voice, faces, 2, air) for zone in shown], width)
    return [line for row in rows for line in row_lines(row, width)]


def flow(blocks: list[Block], width: int) -> list[list[Block]]:
    """As many blocks beside each other as there is room for."""
    rows: list[list[Block]] = []
    room = 0
    for one in blocks:
        if not rows or room < one.least:
            rows.append([])
            room = width
        rows[-1].append(one)
        room -= one.least + GAP
    return rows


def row_lines(row: list[Block], width: int) -> list[Content]:
    """One row of blocks; those that can grow share the room that is left."""
    growing = [one for one in row if one.grows]
    spare = max(0, width - sum(one.least for one in row) - GAP * (len(row) - 1))
    labels = max(len(one.label) for one in row)
    columns: list[tuple[int, list[Content]]] = []
    for one in row:
        share = one.least + (spare // len(growing) if one.grows else 0)
        drawn = [Content("")] * (labels - len(one.label))
        drawn += [Content.styled(part, QUIET) for part in one.label]
        columns.append((share, drawn + one.draw(share)))
    height = max(labels + LINES, *[len(drawn) for _, drawn in columns])
    return [
        Content(" " * GAP).join(
            (drawn[at] if at < len(drawn) else Content("")).truncate(share, pad=True)
            for share, drawn in columns
        )
        for at in range(height)
    ]


def block(zone: ZoneView, voice: Voice, faces: Sequence[Face], label_lines: int, air: int) -> Block:
    if zone.kind in (ROW, HAND) and not zone.spots:
        least, grows = 2 * OVERLAP + CARD, True
    elif zone.spots and not zone.columns:
        return spot_row(zone, voice, faces, label_lines, air)
    else:
        lines = picture(zone, voice.game, faces, air)
        least, grows = max(line.cell_length for line in lines), False
    label = wrapped(voice.say(zone.label), label_lines, least)
    least = max(least, *[cell_len(part) for part in label])
    if grows:
        return Block(label, least, grows, lambda width: row(zone, voice, faces, width))
    return Block(label, least, grows, lambda _: lines)


def spot_row(
    zone: ZoneView, voice: Voice, faces: Sequence[Face], label_lines: int, air: int
) -> Block:
    """A row of spots goes on in the next lines where it is longer than the room."""
    natural = max(line.cell_length for line in spots(zone, voice.game, faces, air))
    least = min(natural, LONGEST_ROW)
    label = wrapped(voice.say(zone.label), label_lines, least)
    least = max(least, *[cell_len(part) for part in label])
    return Block(label, least, True, lambda width: spots(zone, voice.game, faces, air, width))


def wrapped(text: str, lines: int, width: int) -> list[str]:
    """A text in at most so many lines, of this width or as little more as can be."""
    width = max(width, *[cell_len(word) for word in text.split()])
    while len(parts := wrap(text, width)) > lines:
        width += 1
    return parts


def picture(zone: ZoneView, game: Game, faces: Sequence[Face], air: int) -> list[Content]:
    """What is drawn of a zone that takes no more room than it needs."""
    if zone.spots:
        return spots(zone, game, faces, air)
    if zone.kind == PILE:
        return pile(zone, faces)
    if zone.kind == GRID:
        return grid(zone, faces)
    # A label that already tells the number needs no figure below it.
    return [Content("")] if zone.count in zone.label.facts.values() else large(zone.count)


def large(number: int) -> list[Content]:
    """A number three lines high, with room for two figures so that the rest stands still."""
    lines = [""] * LINES
    for digit in f"{number:<2}":
        at = 3 * DIGITS.index(digit)
        for line in range(LINES):
            lines[line] += DIGITS3X3_BOLD[at + line].ljust(3)
    return [Content.styled(line, "bold $warning") for line in lines]


def pile(zone: ZoneView, faces: Sequence[Face]) -> list[Content]:
    """The top card, or a back, and how many there are."""
    if not zone.count:
        empty = ["╭┄┄┄╮", "┆   ┆ 0", "╰┄┄┄╯"]
        return [Content.styled(line, QUIET) for line in empty]
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
        return [Content(""), Content.styled("–", QUIET)]
    drawn = [card_of(zone, card, faces) for card in cards]
    note = ""
    for hidden in range(len(cards)):
        note = voice("hidden-cards", count=hidden) + " " if hidden else ""
        if total(drawn[hidden:], OVERLAP) + cell_len(note) <= width:
            break
    drawn = drawn[hidden:]
    covered = total(drawn, CARD) + cell_len(note) > width
    lines = []
    for at in range(LINES):
        parts = [Content.styled(note if at == 1 else " " * cell_len(note), QUIET)]
        parts += [card[at][:-1] if covered else card[at] for card in drawn[:-1]]
        lines.append(Content("").join([*parts, drawn[-1][at]]))
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
        cells = [card_of(zone, card, faces)[1] for card in zone.cards[start : start + columns]]
        lines.append(Content(" ").join(cells))
    return lines or [Content("")]


def spots(
    zone: ZoneView, game: Game, faces: Sequence[Face], air: int, room: int = 0
) -> list[Content]:
    """A board: every spot with its sign and number, below it the pieces and cards on it."""
    drawn = [spot_lines(spot, game, faces, air) for spot in zone.spots]
    width = max(part.cell_length for parts in drawn for part in parts)
    columns = zone.columns or (room + 1) // (width + 1) or len(zone.spots)
    columns = min(columns, len(zone.spots))
    rule = Content.styled("┼".join(["─" * width] * columns), QUIET)
    lines: list[Content] = []
    for start in range(0, len(zone.spots), columns):
        if lines and air == RULED:
            lines.append(rule)
        for parts in zip(*drawn[start : start + columns], strict=True):
            cells = [part.pad_right(width - part.cell_length) for part in parts]
            lines.append(Content.styled("│", QUIET).join(cells))
    return lines


def spot_lines(spot: Spot, game: Game, faces: Sequence[Face], air: int) -> list[Content]:
    upper, things = printed(spot, game), Content("").join(spot_things(spot, game, faces))
    return [upper + things] if air == FLAT else [upper, Content(" ") + things + " "]


def printed(spot: Spot, game: Game) -> Content:
    tag = f"{spot.tag} " if spot.tag else ""
    sign = (f" {spot_sign(game, spot)} ", QUIET if spot.done else "bold")
    return Content.assemble(sign, (tag, QUIET))


def spot_things(spot: Spot, game: Game, faces: Sequence[Face]) -> list[Content]:
    parts = [Content.styled(piece_sign(game, one), "bold $warning") for one in spot.pieces]
    parts += [spot_card(faces[card] if card != UNSEEN else None) for card in spot.cards]
    return parts


def spot_card(face: Face | None) -> Content:
    if face is None:
        return Content.styled("░░░", f"{BACK} on {BACK_PAPER}")
    return Content.styled(
        face.text + face.marks + face.symbol, f"bold {ink(face.colour)} on {PAPER}"
    )
