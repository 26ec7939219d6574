"""The Stoomrij as it grows and shrinks by Steam cards, with the cards that lie under it."""

from typing import Final

from speeltafel.engine.events import EVERYONE, NOBODY, only
from speeltafel.engine.moves import Move
from speeltafel.games.bootopstoom import events
from speeltafel.games.bootopstoom.cards import NO_ICON, STEAM_TYPE, STOOMBOOT
from speeltafel.games.bootopstoom.rules_agenda import (
    BUSY,
    CUTTING,
    DAMAGE,
    LOSE_STEAM,
    SHORTER,
    STEAM,
    TASKS,
    AgendaTask,
)
from speeltafel.games.bootopstoom.rules_row import (
    LEFT,
    RIGHT,
    fits,
    icons_of,
    positions_at_end,
    positions_with,
)
from speeltafel.games.bootopstoom.rules_table import discard, end
from speeltafel.games.bootopstoom.state import DONE, EMPTY, OPEN, SEAT_UNIT, BootOpStoom

ADD: Final[list[Move]] = [Move("add", (), LEFT), Move("add", (), RIGHT)]
CUT: Final[list[Move]] = [Move("cut", (), LEFT), Move("cut", (), RIGHT)]

# What the Sint may do with a Steam card, as bits and as lists of moves.
FITS_LEFT: Final = 1
FITS_RIGHT: Final = 2
MAY_CUT: Final = 4
MAY_CUT_LAST: Final = 8


def steam_moves(may: int) -> list[Move]:
    """BS-AMB-66: with one card left there is one way to cut."""
    moves = [ADD[side] for side in (LEFT, RIGHT) if may >> side & 1]
    if may & MAY_CUT:
        moves += CUT
    elif may & MAY_CUT_LAST:
        moves.append(CUT[RIGHT])
    return moves


STEAM_CHOICES: Final[list[list[Move]]] = [steam_moves(may) for may in range(16)]

# The row.


def lay_row(table: BootOpStoom) -> None:
    """BS-SET-05, BS-SET-06, BS-AMB-04: the first A and B of the shuffled Steam pile."""
    pile = table.piles[STOOMBOOT]
    row: list[int] = []
    for place in range(2 * table.house.row_pairs):
        at = len(pile) - 1
        while STEAM_TYPE[pile[at]] != place % 2:
            at -= 1
        row.append(pile.pop(at))
    table.row = row


def clear_row(table: BootOpStoom) -> None:
    """No card lies under the positions of the row (BS-ROW-03)."""
    icons = icons_of(table.row)
    table.icons = icons
    if len(table.slots) != len(icons):
        table.slots = [EMPTY] * len(icons)
        table.marks = [0] * len(icons)
    else:
        for position in range(len(icons)):
            table.slots[position] = EMPTY
            table.marks[position] = 0
    table.hung_left = 0
    table.hung_right = 0
    if table.swept:
        table.swept = []
        table.swept_marks = []
    table.at = NOBODY


def add_steam(table: BootOpStoom, card: int, side: int) -> None:
    """BS-AMB-05: new positions stay empty until the next round.

    BS-AMB-65: what becomes of the card later in the round makes no difference.
    """
    row = table.row
    new = positions_with(row[0] if side == LEFT else row[-1], card, side)
    if side == LEFT:
        row.insert(0, card)
        at = table.hung_left
        if table.at >= at:
            table.at += new
    else:
        row.append(card)
        at = len(table.slots) - table.hung_right
    for _ in range(new):
        table.slots.insert(at, EMPTY)
        table.marks.insert(at, DONE)
        table.icons.insert(at, NO_ICON)
    for expansion in table.house.expansions:
        expansion.positions_shifted(table, at, new)
    if not table.quiet:
        table.tell(events.ADDED, NOBODY, (card,), side)


def cut(table: BootOpStoom, side: int, why: int) -> None:
    """Take away an outermost card; BS-AMB-48: it goes to the discards at once."""
    row = table.row
    lost = positions_at_end(row, side)
    card = row.pop(0) if side == LEFT else row.pop()
    discard(table, card)
    if not table.quiet:
        table.tell(events.CUT, NOBODY, (card,), side)
    for _ in range(lost):
        if side == LEFT:
            take_position(table, table.hung_left, side)
        else:
            take_position(table, len(table.slots) - table.hung_right - 1, side)
    if not row:
        end(table, "BS-DMG-04" if why == DAMAGE else "BS-AMB-06")  # BS-AMB-66


def take_position(table: BootOpStoom, position: int, side: int) -> None:
    """BS-AMB-05: the card under it is swept; BS-AMB-49: by house rule it keeps its place.

    BS-AMB-74: a card that is being carried out goes on; what lay left of it lies earlier.
    """
    slot = table.slots[position]
    mark = table.marks[position]
    if slot and table.house.hanging:
        hang(table, position, side)
        return
    if slot:
        table.swept = [*table.swept, slot]
        table.swept_marks = [*table.swept_marks, mark]
        if not table.quiet:
            seat = mark // SEAT_UNIT - 1
            audience = EVERYONE if mark & OPEN else only(seat)
            table.tell(events.SWEPT, seat, (slot[0],), position + 1, audience)
    table.slots.pop(position)
    table.marks.pop(position)
    table.icons.pop(position)
    if table.at >= position:
        table.at -= 1
    for expansion in table.house.expansions:
        expansion.positions_shifted(table, position, -1)


def hang(table: BootOpStoom, position: int, side: int) -> None:
    """BS-AMB-49: the card keeps its place beside the row."""
    table.icons[position] = NO_ICON
    if not table.quiet:
        seat = table.marks[position] // SEAT_UNIT - 1
        table.tell(events.HANGS, seat, number=position + 1)
    if side == LEFT:
        table.hung_left += 1
    else:
        table.hung_right += 1


# Steam cards.


def steam(table: BootOpStoom, card: int) -> None:
    """BS-STEAM-01, BS-AMB-07: the Sint lengthens or shortens the row, at an end of his choice.

    BS-AMB-06: the last card stays, so that a card that does not fit may have no effect.
    """
    choices = steam_choices(table)
    if len(choices) > 1:
        table.ask_sint(STEAM)
    elif choices:
        change_row(table, choices[0])
    elif not table.quiet:
        table.tell(events.NO_EFFECT, NOBODY, (card,))


def steam_choices(table: BootOpStoom) -> list[Move]:
    """BS-STEAM-02, BS-STEAM-03: at an end where it fits; or an outermost card goes."""
    card = table.slots[table.at][0]
    found = 0
    if fits(table.row, card, LEFT):
        found = FITS_LEFT
    if fits(table.row, card, RIGHT):
        found |= FITS_RIGHT
    if len(table.row) > 1:
        found |= MAY_CUT
    elif table.house.may_empty_row:
        found |= MAY_CUT_LAST
    return STEAM_CHOICES[found]


def change_row(table: BootOpStoom, move: Move) -> None:
    """BS-STEAM-02; BS-AMB-08: only a card that was added counts as used."""
    for expansion in table.house.expansions:
        expansion.change_row(table, move)
    table.phase = BUSY
    side = move.number
    if move.verb == "add":
        card = table.slots[table.at][0]
        table.slots[table.at] = EMPTY
        add_steam(table, card, side)
    else:
        cut(table, side, SHORTER)


class LoseSteam(AgendaTask[BootOpStoom]):
    """BS-AMB-07, BS-AMB-28: the Sint chooses the end."""

    def carry_out(self, table: BootOpStoom, about: int) -> None:
        if len(table.row) > 1:
            table.cause = about
            table.ask_sint(CUTTING)
        elif about == DAMAGE or table.house.may_empty_row:
            cut(table, RIGHT, about)
        elif not table.quiet:
            table.tell(events.LAST_CARD)  # BS-AMB-06


TASKS[LOSE_STEAM] = LoseSteam()
