"""Varen cards: how they move the boat or a Piet, and what that comes to."""

from typing import Final

from speeltafel.engine.events import NOBODY, Kind
from speeltafel.games.bootopstoom import events
from speeltafel.games.bootopstoom.cards import (
    ACHTERUIT,
    ACHTERUIT2,
    DRAAIOM,
    FACES,
    LINKS,
    RECHTS,
    VOORUIT,
    VOORUIT2,
)
from speeltafel.games.bootopstoom.rules_agenda import BUSY, PLAY_CARD, STEP, TASKS, AgendaTask
from speeltafel.games.bootopstoom.rules_delivering import reach_house
from speeltafel.games.bootopstoom.rules_map import (
    BOAT,
    OFF,
    ROTS,
    WISHING,
    heading_at,
    square_at,
    turned,
)
from speeltafel.games.bootopstoom.state import BootOpStoom

ASTERN: Final = 0
AHEAD: Final = 1

STEPS: Final[list[int]] = [0] * FACES
STEPS[VOORUIT] = STEPS[ACHTERUIT] = 1
STEPS[VOORUIT2] = STEPS[ACHTERUIT2] = 2
QUARTERS: Final[list[int]] = [0] * FACES
QUARTERS[LINKS] = 3
QUARTERS[RECHTS] = 1
QUARTERS[DRAAIOM] = 2


def order(table: BootOpStoom, card: int, icon: int) -> None:
    """BS-SAIL-01: the card moves a pawn as printed."""
    for expansion in table.house.expansions:
        card = expansion.order(table, card, icon)
        if card == NOBODY:
            return
    if is_void(table, card):
        if not table.quiet:
            table.tell(events.VOID, NOBODY, (card,))
        return
    table.pawn = BOAT
    for expansion in table.house.expansions:
        expansion.choose_pawn(table)
    if table.phase == BUSY:
        play_card(table, card)
    else:
        table.plan(PLAY_CARD, card)


def is_void(table: BootOpStoom, card: int) -> bool:
    """Whether a Varen card has no effect in this round."""
    for expansion in table.house.expansions:
        if expansion.is_void(table, card):
            return True
    return False


def play_card(table: BootOpStoom, card: int) -> None:
    """BS-AMB-19: a double move is two single steps."""
    times = 1
    for expansion in table.house.expansions:
        if expansion.sails_double(table):
            times = 2
            if not table.quiet:
                kind = of_pawn(table, events.SAILS_DOUBLE, events.PIET_SAILS_DOUBLE)
                table.tell(kind, pawn_seat(table), (card,))
    quarters = QUARTERS[card]
    if quarters:
        turn_pawn(table, quarters * times)
        return
    way = AHEAD if card in (VOORUIT, VOORUIT2) else ASTERN
    for _ in range(STEPS[card] * times - 1):
        table.plan(STEP, way)
    step(table, way)


class PlayCard(AgendaTask[BootOpStoom]):
    """A card that was carried out once already, or waited for a pawn to be chosen."""

    def carry_out(self, table: BootOpStoom, about: int) -> None:
        play_card(table, about)


class SailStep(AgendaTask[BootOpStoom]):
    """One of several steps."""

    def carry_out(self, table: BootOpStoom, about: int) -> None:
        if not table.quiet:
            table.let_see()
        step(table, about)


TASKS[PLAY_CARD] = PlayCard()
TASKS[STEP] = SailStep()


def turn_pawn(table: BootOpStoom, quarters: int) -> None:
    """BS-SAIL-01: turned as the card shows."""
    pose = turned(table.pawns[table.pawn], quarters)
    table.pawns[table.pawn] = pose
    if not table.quiet:
        kind = of_pawn(table, events.TURNED, events.PIET_TURNED)
        table.tell(kind, pawn_seat(table), number=heading_at(pose))


def of_pawn(table: BootOpStoom, boat: Kind, piet: Kind) -> Kind:
    """The event of the boat, or of a Piet."""
    return boat if table.pawn == BOAT else piet


def pawn_seat(table: BootOpStoom) -> int:
    """Whose Piet carries out the card; NOBODY for the boat."""
    return table.pawn - 1


def step(table: BootOpStoom, way: int) -> None:
    """BS-SAIL-01: a square as the card shows, where nothing is in the way."""
    house = table.house
    pose = table.pawns[table.pawn]
    pose = house.ahead[pose] if way == AHEAD else house.astern[pose]
    if pose == OFF:
        stop_at_edge(table)
        return
    square = square_at(pose)
    rock = table.map[square] == ROTS
    if rock and house.rocks_block:
        stop_at_rock(table, square)
        return
    table.pawns[table.pawn] = pose
    if not table.quiet:
        kind = of_pawn(table, events.MOVED, events.PIET_MOVED)
        table.tell(kind, pawn_seat(table), number=table.square_number(square))
    if rock:
        crash(table, square)
    else:
        arrive(table, square)


def stop_at_edge(table: BootOpStoom) -> None:
    """BS-EDGE-01: nobody sails off the board."""
    if not table.quiet:
        table.tell(of_pawn(table, events.EDGE, events.PIET_EDGE), pawn_seat(table))
    crash(table, NOBODY)


def stop_at_rock(table: BootOpStoom, square: int) -> None:
    """BS-AMB-03: a rock may be entered, or by option blocks."""
    if not table.quiet:
        kind = of_pawn(table, events.BLOCKED, events.PIET_BLOCKED)
        table.tell(kind, pawn_seat(table), number=table.square_number(square))
    crash(table, square)


def crash(table: BootOpStoom, square: int) -> None:
    """Into the rock on a square, or at NOBODY's square: the edge.

    BS-EDGE-01, BS-AMB-03: in the base game nothing comes of it.
    """
    for expansion in table.house.expansions:
        expansion.crash(table, square)


def arrive(table: BootOpStoom, square: int) -> None:
    """BS-DEL-01, BS-AMB-18: only who comes onto a house may deliver there."""
    if WISHING[table.map[square]]:
        reach_house(table, square)
        return
    for expansion in table.house.expansions:
        expansion.arrive(table, square)
