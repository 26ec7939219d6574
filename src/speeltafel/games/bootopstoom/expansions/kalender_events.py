"""The events of Krappe Kalender, as far as they happen at once."""

from typing import Final

from speeltafel.engine.events import NOBODY
from speeltafel.games.bootopstoom import events
from speeltafel.games.bootopstoom.cards import (
    EXPLOSIE,
    GEZONKEN,
    GULZIG,
    INTOCHT,
    JOURNAAL,
    KIND,
    PAKJE,
    RUSTIG,
    SCHOENTJE,
    STOOMBOOT,
    is_pepernoot,
)
from speeltafel.games.bootopstoom.rules_agenda import (
    ADD_FREELY,
    BUSY,
    DRAW_OTHERS,
    FAVOUR,
    INTOCHT_ADD,
    LOSE_STEAM,
    MOST_SEATS,
    SUNK,
    TASKS,
    AgendaTask,
)
from speeltafel.games.bootopstoom.rules_drawing import draw_up
from speeltafel.games.bootopstoom.rules_row import LEFT, RIGHT, fits
from speeltafel.games.bootopstoom.rules_stoomrij import add_steam
from speeltafel.games.bootopstoom.rules_table import (
    discard,
    forget,
    has_cards,
    renew,
    take_from,
    tell_top,
    turn_top,
)
from speeltafel.games.bootopstoom.state import BootOpStoom

FREE_STEAM: Final = 2
SUNK_STEAM: Final = 2
FORETOLD: Final = 4


def happen(table: BootOpStoom, card: int) -> None:
    """BS-KK-02: the event of a calendar card; `rustig` has none."""
    if card == INTOCHT:
        for _ in range(FREE_STEAM):
            table.plan(ADD_FREELY)
    elif card == SCHOENTJE:
        table.ask_sint(FAVOUR)
    elif card == EXPLOSIE:
        explode(table)
    elif card == GEZONKEN:  # BS-AMB-30: never the last card
        for _ in range(SUNK_STEAM):
            table.plan(LOSE_STEAM, SUNK)
    elif card == JOURNAAL:
        foretell(table)
    elif card != RUSTIG:
        table.next_effect = card
        if card == GULZIG:
            bench(table)


class AddFreely(AgendaTask[BootOpStoom]):
    """BS-AMB-29, BS-AMB-59: Steam cards are turned up until one fits."""

    def carry_out(self, table: BootOpStoom, about: int) -> None:
        while True:
            if not has_cards(table, STOOMBOOT):
                renew(table, STOOMBOOT)
                turn_top(table, STOOMBOOT)
            if not has_cards(table, STOOMBOOT):
                drop_aside(table)
                if not table.quiet:
                    table.tell(events.NO_STEAM)
                return
            card = take_from(table, STOOMBOOT)
            table.aside = [*table.aside, card]
            if not table.quiet:
                table.tell(events.TURNED_STEAM, NOBODY, (card,))
                tell_top(table, STOOMBOOT)
            left, right = fits(table.row, card, LEFT), fits(table.row, card, RIGHT)
            if left and right:
                table.ask_sint(INTOCHT_ADD)
                return
            if left or right:
                add_for_free(table, LEFT if left else RIGHT)
                return


def add_for_free(table: BootOpStoom, side: int) -> None:
    table.phase = BUSY
    card = table.aside[-1]
    table.aside = table.aside[:-1]
    add_steam(table, card, side)
    drop_aside(table)


def drop_aside(table: BootOpStoom) -> None:
    """BS-AMB-59: what did not fit is discarded."""
    for card in table.aside:
        discard(table, card)
    if table.aside and not table.quiet:
        table.tell(events.UNFIT, NOBODY, tuple(table.aside))
    table.aside = []


def explode(table: BootOpStoom) -> None:
    """BS-AMB-32: parcels in hand are discarded, and as many other cards are drawn."""
    table.exploding = True
    seat = table.sint
    for _ in range(table.players):  # backwards: what is planned last is done first
        seat = table.players - 1 if seat == 0 else seat - 1
        parcels = [card for card in table.hands[seat] if KIND[card] == PAKJE]
        table.hands[seat] = [card for card in table.hands[seat] if KIND[card] != PAKJE]
        for card in parcels:
            discard(table, card)
            if table.house.memory_aid:
                forget(table, seat, card)
        if not table.quiet and not table.gone[seat]:
            table.tell(events.EXPLODED, seat, tuple(parcels))
        table.plan(DRAW_OTHERS, seat + MOST_SEATS * len(parcels))


class DrawOthers(AgendaTask[BootOpStoom]):
    """BS-AMB-32: as many cards as exploded."""

    def carry_out(self, table: BootOpStoom, about: int) -> None:
        draw_up(table, about % MOST_SEATS, about // MOST_SEATS)


TASKS[ADD_FREELY] = AddFreely()
TASKS[DRAW_OTHERS] = DrawOthers()


def foretell(table: BootOpStoom) -> None:
    """BS-AMB-63: everybody sees the next four cards; their order stays."""
    shown = table.deck[-FORETOLD:]
    shown.reverse()
    table.deck = table.deck[:-FORETOLD]
    table.coming = table.coming + shown
    if not table.quiet:
        table.tell(events.FORETOLD, NOBODY, tuple(table.coming))


def bench(table: BootOpStoom) -> None:
    """BS-AMB-33: who holds a pepernoot now sits out the next round."""
    table.benched = 0
    for seat in range(table.players):
        for card in table.hands[seat]:
            if is_pepernoot(card):
                table.benched |= 1 << seat
        if not table.quiet and not table.gone[seat]:
            kind = events.BENCHED if table.benched >> seat & 1 else events.SPARED
            table.tell(kind, seat)
