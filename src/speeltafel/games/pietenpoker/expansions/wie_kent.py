"""Wie kent hem niet?: the Small Sint, the Big Sint, and their blinds."""

from speeltafel.engine.events import NOBODY
from speeltafel.engine.questions import Question
from speeltafel.games.pietenpoker import events
from speeltafel.games.pietenpoker.rules_worth import raise_highest
from speeltafel.games.pietenpoker.state import BIG_BLIND, SMALL_BLIND, Pietenpoker

# Who is Sint.


def ask_big(table: Pietenpoker) -> None:
    """PP-SINT-01, PP-AMB-37: before the deal."""
    table.ask(Question("big", (table.sint,)))


def choose_big(table: Pietenpoker, seat: int) -> None:
    """PP-AMB-55: the blind stays his duty, wherever the card goes."""
    table.big = seat
    table.duty = seat
    if not table.quiet:
        table.tell(events.BIG_SINT, seat)


def ask_staf(table: Pietenpoker) -> None:
    """Stafpiet; PP-SINT-04: with two Sints the player chooses which one he becomes."""
    if table.house.two_sints:
        table.ask(Question("staf", (table.turn,)))
    else:
        make_sint(table, table.turn)


def make_sint(table: Pietenpoker, seat: int) -> None:
    """He gets the Small Sint; if he had the Big one, they change places (PP-AMB-37)."""
    if table.big == seat and table.sint != seat:
        table.big = table.sint
    table.sint = seat
    if not table.quiet:
        table.tell(events.SINT, seat)


def make_big(table: Pietenpoker, seat: int) -> None:
    """PP-AMB-37: if the Small Sint takes the Big one, the other gets the Small one."""
    if table.sint == seat and table.big not in (seat, NOBODY):
        table.sint = table.big
    table.big = seat
    if not table.quiet:
        table.tell(events.BIG_SINT, seat)


# Blinds.


def begin_blinds(table: Pietenpoker) -> None:
    table.phase = SMALL_BLIND
    table.opener = table.sint
    table.turn = table.sint


def next_blind(table: Pietenpoker) -> bool:
    """After the small blind the big one; False when both are done."""
    raise_highest(table)
    if table.phase == SMALL_BLIND and table.duty != NOBODY:
        table.clear_turn()
        table.phase = BIG_BLIND
        table.turn = table.duty
        return True
    return False
