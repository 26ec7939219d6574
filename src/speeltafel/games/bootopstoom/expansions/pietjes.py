"""Rebelse Pietjes: everybody has a Piet, who may carry out a Varen card instead of the boat."""

from speeltafel.engine.events import NOBODY
from speeltafel.games.bootopstoom import events
from speeltafel.games.bootopstoom.rules_agenda import (
    ASK_COLOUR,
    BUSY,
    COLOUR,
    MOST_SEATS,
    PAWN,
    TASKS,
    AgendaTask,
    round_from,
)
from speeltafel.games.bootopstoom.rules_expansion import Expansion
from speeltafel.games.bootopstoom.rules_map import COLOURS, OFF
from speeltafel.games.bootopstoom.rules_table import following
from speeltafel.games.bootopstoom.state import BootOpStoom


class RebelsePietjes(Expansion[BootOpStoom]):
    """What Rebelse Pietjes changes; BS-RP-04: a Piet moves like the boat."""

    def prepare(self, table: BootOpStoom) -> None:
        """BS-RP-01, BS-AMB-69: from the Sint clockwise everybody chooses a Piet."""
        table.pawns = table.pawns + [OFF] * table.players
        table.plan(ASK_COLOUR, round_from(table.sint, table.sint))

    def choose_pawn(self, table: BootOpStoom) -> None:
        """BS-RP-02, BS-RP-05, BS-AMB-61: the Sint may use the card on his own Piet."""
        table.ask_sint(PAWN)

    def decide_without(self, table: BootOpStoom, seat: int) -> bool:
        if table.turn != seat or table.phase != COLOUR:
            return False
        table.phase = BUSY
        return True


class AskColour(AgendaTask[BootOpStoom]):
    """BS-RP-01: where more than one Piet is left, the next player chooses."""

    def carry_out(self, table: BootOpStoom, about: int) -> None:
        seat = about % MOST_SEATS
        after = following(table, about)
        if after != NOBODY:
            table.plan(ASK_COLOUR, after)
        if table.gone[seat]:
            return
        table.turn = seat
        free = free_colours(table)
        if len(free) > 1:
            table.phase = COLOUR
        else:
            choose_colour(table, free[0])


TASKS[ASK_COLOUR] = AskColour()


def free_colours(table: BootOpStoom) -> list[int]:
    return [colour for colour in range(len(COLOURS)) if colour not in table.colours]


def choose_colour(table: BootOpStoom, colour: int) -> None:
    """BS-RP-01, BS-AMB-69: a Piet of his own."""
    table.phase = BUSY
    table.colours = table.colours.copy()
    table.colours[table.turn] = colour
    if not table.quiet:
        table.tell(events.CHOSE_PIET, table.turn, number=colour)
