"""The Stoomrij as it grows and shrinks by Steam cards, with the cards that lie under it."""

from typing import Final

from speeltafel.engine.events import EVERYONE, NOBODY, only
from speeltafel.engine.moves import Move
from speeltafel.games.bootopstoom.cards import NO_ICON, STEAM_TYPE, STOOMBOOT
from speeltafel.games.bootopstoom.rules_moves import ADD, CUT
from speeltafel.games.bootopstoom.rules_row import (
    LEFT,
    RIGHT,
    fits,
    icons_of,
    positions_at_end,
    positions_with,
)
from speeltafel.games.bootopstoom.rules_table import (
    BUSY,
    CUTTING,
    DAMAGE,
    DONE,
    EMPTY,
    OPEN,
    SEAT_UNIT,
    SHORTER,
    STEAM,
    Table,
)

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


class Stoomrij(Table):
    """The row as it grows and shrinks, with the cards under it."""

    def lay_row(self) -> None:
        """BS-SET-05, BS-SET-06, BS-AMB-04: the first A and B of the shuffled Steam pile."""
        pile = self.piles[STOOMBOOT]
        row: list[int] = []
        for place in range(2 * self.house.row_pairs):
            at = len(pile) - 1
            while STEAM_TYPE[pile[at]] != place % 2:
                at -= 1
            row.append(pile.pop(at))
        self.row = row

    def clear_row(self) -> None:
        """No card lies under the positions of the row (BS-ROW-03)."""
        icons = icons_of(self.row)
        self.icons = icons
        if len(self.slots) != len(icons):
            self.slots = [EMPTY] * len(icons)
            self.marks = [0] * len(icons)
        else:
            for position in range(len(icons)):
                self.slots[position] = EMPTY
                self.marks[position] = 0
        self.hung_left = 0
        self.hung_right = 0
        if self.swept:
            self.swept = []
            self.swept_marks = []
        self.at = NOBODY

    def add_steam(self, card: int, side: int) -> None:
        """BS-AMB-05: new positions stay empty until the next round.

        BS-AMB-65: what becomes of the card later in the round makes no difference.
        """
        row = self.row
        new = positions_with(row[0] if side == LEFT else row[-1], card, side)
        if side == LEFT:
            row.insert(0, card)
            at = self.hung_left
            if self.at >= at:
                self.at += new
        else:
            row.append(card)
            at = len(self.slots) - self.hung_right
        for _ in range(new):
            self.slots.insert(at, EMPTY)
            self.marks.insert(at, DONE)
            self.icons.insert(at, NO_ICON)
        self.positions_shifted(at, new)
        if not self.quiet:
            self.tell("added", NOBODY, (card,), side)

    def cut(self, side: int, why: int) -> None:
        """Take away an outermost card; BS-AMB-48: it goes to the discards at once."""
        row = self.row
        lost = positions_at_end(row, side)
        card = row.pop(0) if side == LEFT else row.pop()
        self.discard(card)
        if not self.quiet:
            self.tell("cut", NOBODY, (card,), side)
        for _ in range(lost):
            if side == LEFT:
                self.take_position(self.hung_left, side)
            else:
                self.take_position(len(self.slots) - self.hung_right - 1, side)
        if not row:
            self.row_is_empty(why)

    def take_position(self, position: int, side: int) -> None:
        """BS-AMB-05: the card under it is swept; BS-AMB-49: by house rule it keeps its place.

        BS-AMB-74: a card that is being carried out goes on; what lay left of it lies earlier.
        """
        slot = self.slots[position]
        if slot and self.house.hanging:
            self.icons[position] = NO_ICON
            if not self.quiet:
                self.tell("hangs", self.marks[position] // SEAT_UNIT - 1, number=position + 1)
            if side == LEFT:
                self.hung_left += 1
            else:
                self.hung_right += 1
            return
        mark = self.marks[position]
        if slot:
            self.swept = [*self.swept, slot]
            self.swept_marks = [*self.swept_marks, mark]
            if not self.quiet:
                seat = mark // SEAT_UNIT - 1
                audience = EVERYONE if mark & OPEN else only(seat)
                self.tell("swept", seat, (slot[0],), position + 1, audience)
        self.slots.pop(position)
        self.marks.pop(position)
        self.icons.pop(position)
        if self.at >= position:
            self.at -= 1
        self.positions_shifted(position, -1)

    def positions_shifted(self, position: int, by: int) -> None:
        """So many positions came, or went, at this place."""

    # Steam cards.

    def steam(self, card: int, icon: int) -> None:
        """BS-STEAM-01, BS-AMB-07: the Sint lengthens or shortens the row, at an end of his choice.

        BS-AMB-06: the last card stays, so that a card that does not fit may have no effect.
        """
        choices = self.steam_choices()
        if len(choices) > 1:
            self.ask_sint(STEAM)
        elif choices:
            self.change_row(choices[0])
        elif not self.quiet:
            self.tell("no-effect", NOBODY, (card,))

    def steam_choices(self) -> list[Move]:
        """BS-STEAM-02, BS-STEAM-03: at an end where it fits; or an outermost card goes."""
        card = self.slots[self.at][0]
        found = 0
        if fits(self.row, card, LEFT):
            found = FITS_LEFT
        if fits(self.row, card, RIGHT):
            found |= FITS_RIGHT
        if len(self.row) > 1:
            found |= MAY_CUT
        elif self.house.may_empty_row:
            found |= MAY_CUT_LAST
        return STEAM_CHOICES[found]

    def change_row(self, move: Move) -> None:
        """BS-STEAM-02; BS-AMB-08: only a card that was added counts as used."""
        self.phase = BUSY
        side = move.number
        if move.verb == "add":
            card = self.slots[self.at][0]
            self.slots[self.at] = EMPTY
            self.add_steam(card, side)
            return
        self.cut(side, SHORTER)

    def row_is_empty(self, why: int) -> None:
        self.end("BS-AMB-06")  # BS-AMB-66

    def lose_steam(self, why: int) -> None:
        """BS-AMB-07, BS-AMB-28: the Sint chooses the end."""
        if len(self.row) > 1:
            self.cause = why
            self.ask_sint(CUTTING)
        elif why == DAMAGE or self.house.may_empty_row:
            self.cut(RIGHT, why)
        elif not self.quiet:
            self.tell("last-card")  # BS-AMB-06
