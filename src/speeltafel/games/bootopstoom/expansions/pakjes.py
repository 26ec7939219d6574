"""Prachtige Pakjes: special parcels, new Varen cards and icons on the Stoomrij."""

from typing import Final

from speeltafel.engine.events import NOBODY
from speeltafel.engine.moves import Move, Refusal
from speeltafel.games.bootopstoom import events
from speeltafel.games.bootopstoom.cards import (
    ACHTERUIT,
    ACHTERUIT2,
    ANKER,
    BOEK,
    DOUBLE,
    DUO_1,
    DUO_2,
    FACES,
    GROEN_PLUS,
    JOKER,
    KIND,
    LETTER,
    LINKS,
    ONLY_PARCELS,
    PAKJE,
    PEPERNOOT_PLUS,
    RECHTS,
    STAF,
    TELEFOON,
    VAREN,
    VOORUIT,
    VOORUIT2,
    ZAK,
)
from speeltafel.games.bootopstoom.rules import execute, turn_up
from speeltafel.games.bootopstoom.rules_agenda import (
    BUSY,
    DELIVERED,
    DRAW_UP,
    FILL_ON,
    LOSE_STEAM,
    PLAY_CARD,
    POWER,
    READ_LETTER,
    RESOLVE_POWERS,
    REVEALING,
    SHORTER,
    TASKS,
    TELEPORT,
    TILES,
    AgendaTask,
)
from speeltafel.games.bootopstoom.rules_drawing import draw_up
from speeltafel.games.bootopstoom.rules_expansion import Expansion
from speeltafel.games.bootopstoom.rules_row import icons_of
from speeltafel.games.bootopstoom.rules_varen import is_void
from speeltafel.games.bootopstoom.state import BootOpStoom

REVERSED: Final[list[int]] = list(range(FACES))
REVERSED[VOORUIT] = ACHTERUIT
REVERSED[ACHTERUIT] = VOORUIT
REVERSED[VOORUIT2] = ACHTERUIT2
REVERSED[ACHTERUIT2] = VOORUIT2
REVERSED[LINKS] = RECHTS
REVERSED[RECHTS] = LINKS


class PrachtigePakjes(Expansion[BootOpStoom]):
    """What Prachtige Pakjes changes. BS-PP-06: an icon holds only for the card in its position."""

    # Icons.

    def begin_round(self, table: BootOpStoom) -> None:
        if ONLY_PARCELS in icons_of(table.row):
            table.picky = True

    def may_lay(self, table: BootOpStoom, card: int, position: int) -> bool:
        """BS-IC-01: under a pepernoot only a Pakje."""
        return table.icons[position] != ONLY_PARCELS or KIND[card] == PAKJE

    def why_not_lay(self, table: BootOpStoom, card: int, position: int) -> Refusal | None:
        if self.may_lay(table, card, position):
            return None
        return Refusal("BS-IC-01", "only-parcels")

    def laid(self, table: BootOpStoom, seat: int, card: int, position: int) -> bool:
        icon = table.icons[position]
        if icon == BOEK:  # BS-IC-06
            table.plan(FILL_ON, table.after(seat))
            table.plan(DRAW_UP, seat)
            if not table.quiet:
                missing = table.house.hand_size - len(table.hands[seat])
                table.tell(events.BOOK, seat, number=max(0, missing))
            return True
        if icon == LETTER and KIND[card] == VAREN:
            table.plan(FILL_ON, table.after(seat))
            table.plan(READ_LETTER, position)
            return True
        return False

    def is_ignored(self, table: BootOpStoom, position: int) -> bool:
        """BS-IC-03: under a zak the card is ignored, also a parcel."""
        return table.icons[position] == ZAK

    def order(self, table: BootOpStoom, card: int, icon: int) -> int:
        """BS-IC-05: reversed by the staf; BS-IC-04: counted double by Amerigo's icon."""
        if icon == STAF:
            if not table.quiet:
                table.tell(events.REVERSED, NOBODY, (card,), REVERSED[card])
            card = REVERSED[card]
        if card == ANKER:  # BS-PP-05
            table.at = len(table.slots)
            if not table.quiet:
                table.tell(events.ANCHORED, table.sint)
            return NOBODY
        if icon == DOUBLE and not is_void(table, card):  # BS-AMB-73: with the same pawn
            table.plan(PLAY_CARD, card)
            if not table.quiet:
                table.tell(events.DOUBLED, NOBODY, (card,))
        return card

    def change_row(self, table: BootOpStoom, move: Move) -> None:
        """BS-AMB-24: counted double, a Steam card shortens twice, but does not lengthen twice."""
        if table.icons[table.at] == DOUBLE:
            shorter = move.verb == "cut"
            if shorter:
                table.plan(LOSE_STEAM, SHORTER)
            if not table.quiet:
                kind = events.DOUBLED_CUT if shorter else events.DOUBLED_ADD
                table.tell(kind, NOBODY, (table.slots[table.at][0],))

    # Special parcels.

    def tell_stand_ins(self, table: BootOpStoom, cards: tuple[int, ...], twice: bool) -> None:
        """BS-PP-02, BS-PP-03, BS-IC-04: a joker, a Double Gift, a parcel that counts double."""
        for card in cards:
            if card in (JOKER, DUO_1, DUO_2):
                table.tell(events.STANDS_IN, NOBODY, (card,))
        if twice:
            table.tell(events.COUNTED_DOUBLE)

    def delivered(self, table: BootOpStoom, cards: tuple[int, ...]) -> None:
        """BS-AMB-21: the printed power of each card; BS-AMB-24: once, also if counted double."""
        for card in cards:
            if card in (GROEN_PLUS, PEPERNOOT_PLUS, TELEFOON):
                table.powers = [*table.powers, card]
        if table.powers:
            table.plan(RESOLVE_POWERS)


# A letter, and the book.


class ReadLetter(AgendaTask[BootOpStoom]):
    """BS-IC-02, BS-AMB-25: a Varen card is carried out when it is laid, and then done."""

    def carry_out(self, table: BootOpStoom, about: int) -> None:
        if table.talking:
            table.plan(READ_LETTER, about)
            table.ask_sint(REVEALING)
            return
        table.at = about
        waits = table.slots[about][0] == ANKER  # BS-AMB-51: it stops the boat later
        turn_up(table, about)
        if not table.quiet:
            kind = events.LETTER_WAITS if waits else events.LETTER
            table.tell(kind, NOBODY, (table.slots[about][0],))
            table.let_see()
        if not waits:
            execute(table, about)


class DrawUp(AgendaTask[BootOpStoom]):
    """BS-IC-06: who laid a card under the book completes his hand."""

    def carry_out(self, table: BootOpStoom, about: int) -> None:
        draw_up(table, about, table.house.hand_size - len(table.hands[about]))


# Powers.


class ResolvePowers(AgendaTask[BootOpStoom]):
    """BS-PP-01: in an order that the Sint chooses.

    BS-AMB-77: what a power leads to comes first; powers that it adds wait with the others.
    """

    def carry_out(self, table: BootOpStoom, about: int) -> None:
        if not table.powers:
            return
        for card in table.powers:
            if card != table.powers[0]:
                table.ask_sint(POWER)
                return
        use_power(table, table.powers[0])


def use_power(table: BootOpStoom, card: int) -> None:
    powers = table.powers.copy()
    powers.remove(card)
    table.powers = powers
    table.phase = BUSY
    table.plan(RESOLVE_POWERS)
    if not table.quiet:
        table.tell(events.POWER, table.sint, (card,), card)
    if card == GROEN_PLUS:
        table.cause = DELIVERED
        table.ask_sint(TELEPORT)  # BS-AMB-22
    elif card == PEPERNOOT_PLUS:
        table.ask_sint(TILES)  # BS-AMB-23: on every map there are three tiles without pawns
    else:
        table.talking = True  # BS-PP-04, BS-AMB-64
        if not table.quiet:
            table.tell(events.TALK, table.sint)


TASKS[READ_LETTER] = ReadLetter()
TASKS[DRAW_UP] = DrawUp()
TASKS[RESOLVE_POWERS] = ResolvePowers()
