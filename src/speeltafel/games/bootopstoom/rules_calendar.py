"""The calendar: a card that nobody needed any more says that an hour has passed."""

from speeltafel.engine.events import NOBODY
from speeltafel.games.bootopstoom import events
from speeltafel.games.bootopstoom.cards import PAKJE, STOOMBOOT, VAREN
from speeltafel.games.bootopstoom.rules_agenda import BUSY, CALENDAR
from speeltafel.games.bootopstoom.rules_table import (
    days,
    end,
    has_cards,
    take_from,
    tell_top,
    unused,
)
from speeltafel.games.bootopstoom.state import EMPTY, BootOpStoom


def choose_for_calendar(table: BootOpStoom) -> None:
    """BS-AMB-46: asked only where there is a choice."""
    cards = unused(table)
    if cards[0] != cards[-1]:
        table.ask_sint(CALENDAR)
    else:
        put_on_calendar(table, cards[0])


def put_on_calendar(table: BootOpStoom, card: int) -> None:
    table.phase = BUSY
    take_unused(table, card)
    table.calendar.append(card)
    time_passes(table, card)


def take_unused(table: BootOpStoom, card: int) -> None:
    for position in range(len(table.slots)):
        if table.slots[position] and table.slots[position][0] == card:
            table.slots[position] = EMPTY
            return
    for i in range(len(table.swept)):
        if table.swept[i][0] == card:
            table.swept = table.swept[:i] + table.swept[i + 1 :]
            table.swept_marks = table.swept_marks[:i] + table.swept_marks[i + 1 :]
            return


def nobody_played(table: BootOpStoom) -> None:
    """BS-AMB-09, BS-AMB-60: time passes all the same, with a card of the piles."""
    for kind in (VAREN, STOOMBOOT, PAKJE):
        if has_cards(table, kind):
            card = take_from(table, kind)
            if not table.quiet and not table.house.open_piles:
                table.tell(events.TOP, NOBODY, (card,), kind)
        elif table.discards[kind]:
            card = table.discards[kind].pop()
        else:
            continue
        table.calendar.append(card)
        time_passes(table, card)
        if not table.quiet:
            tell_top(table, kind)
        return
    table.blanks += 1
    time_passes(table, NOBODY)


def time_passes(table: BootOpStoom, card: int) -> None:
    """BS-GOAL-03, BS-CAL-02, BS-AMB-67: a full calendar loses the game."""
    if not table.quiet:
        table.tell(events.CALENDAR, NOBODY, () if card == NOBODY else (card,), days(table))
    if days(table) >= table.house.calendar_size:
        end(table, "BS-CAL-02")
