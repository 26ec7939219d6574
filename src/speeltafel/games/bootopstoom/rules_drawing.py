"""Drawing: hands are completed at the set-up and after each round."""

from speeltafel.engine.events import EVERYONE, only
from speeltafel.engine.zones import put_in_order
from speeltafel.games.bootopstoom import events
from speeltafel.games.bootopstoom.cards import PAKJE
from speeltafel.games.bootopstoom.rules_agenda import (
    BUSY,
    DRAW,
    MOST_SEATS,
    NEW_ROUND,
    REFILL,
    TASKS,
    AgendaTask,
    round_from,
)
from speeltafel.games.bootopstoom.rules_table import (
    drawable_kinds,
    has_cards,
    note_drawn,
    take_from,
    tell_top,
)
from speeltafel.games.bootopstoom.state import BootOpStoom


class Refill(AgendaTask[BootOpStoom]):
    """BS-REF-01, BS-AMB-15: from the Sint clockwise, each completes his hand.

    BS-SET-04, BS-SET-06, BS-AMB-14: always up to the number of the start.
    """

    def carry_out(self, table: BootOpStoom, about: int) -> None:
        size = table.house.hand_size
        first, seat = about // MOST_SEATS, about % MOST_SEATS
        while True:
            missing = size - len(table.hands[seat])
            following = table.after(seat)
            if following == first:
                table.plan(NEW_ROUND)
            elif missing > 0:
                table.plan(REFILL, round_from(first, following))
            if missing > 0 or following == first:
                draw_up(table, seat, missing)
                return
            seat = following


TASKS[REFILL] = Refill()


def draw_up(table: BootOpStoom, seat: int, cards: int) -> None:
    """A player draws so many cards, each from a pile of his choice."""
    if cards <= 0 or table.gone[seat]:
        return
    table.turn = seat
    table.wanted = cards
    find_drawable(table)
    go_on_drawing(table)


def find_drawable(table: BootOpStoom) -> None:
    """From which piles can be drawn now."""
    kinds = drawable_kinds(table)
    if kinds >> PAKJE & 1 and not may_draw_parcels(table):
        kinds ^= 1 << PAKJE
    table.drawable = kinds


def may_draw_parcels(table: BootOpStoom) -> bool:
    """Whether the rules allow everybody parcels now."""
    for expansion in table.house.expansions:
        if not expansion.may_draw_parcels(table):
            return False
    return True


def go_on_drawing(table: BootOpStoom) -> None:
    """BS-AMB-46: from the only pile that is left a card is drawn unasked."""
    while table.wanted > 0 and table.drawable:
        mask = table.drawable
        if mask & (mask - 1):
            table.phase = DRAW
            return
        draw(table, mask >> 1)
    table.phase = BUSY


def draw(table: BootOpStoom, kind: int) -> None:
    """BS-SET-04, BS-REF-01: one card, from the pile of his choice."""
    seat = table.turn
    card = take_from(table, kind)
    put_in_order(table.hands[seat], card)
    opened = table.house.open_piles
    if not has_cards(table, kind):
        table.drawable ^= 1 << kind  # that was the last one
    table.wanted -= 1
    if table.house.memory_aid and opened:
        note_drawn(table, seat, [*table.drawn[seat], card])
    if not table.quiet:
        table.tell(events.DREW, seat, (card,), kind, EVERYONE if opened else only(seat))
        if opened and table.drawable >> kind & 1:
            tell_top(table, kind)
