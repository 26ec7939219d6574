"""What people decide besides their moves: to leave, to give up, to take back, to pause.

Deciding changes nothing; where all have to agree, what one of them wants is a change too.
"""

from dataclasses import replace

from speeltafel.engine.events import NOBODY
from speeltafel.engine.journal import GIVE_UP, LEAVE, UNDO
from speeltafel.engine.moves import IllegalMove
from speeltafel.table.authority import ORDINARY, Table
from speeltafel.table.changes import Left, Line, Paused, Undoing, Yielded
from speeltafel.table.seats import Sat, Trouble
from speeltafel.table.undoing import is_open


def leave(table: Table, seat: int) -> Left | Sat:
    """For good: what the rules say about it happens, else a bot plays on."""
    if not table.started:
        table.only_before_start()  # nobody gets up while words are opened
        return table.seating.stand(seat)
    # The word and the facts stay: without them nobody could deal the same cards again.
    left = replace(table.seats[seat], token="", bot="")
    gone = Sat(seat, left, "left")
    if table.over:
        return gone
    try:
        table.playing().copy().leave(seat)
    except IllegalMove:
        return Sat(seat, replace(left, bot=ORDINARY), "left")
    return Left(gone, table.written(seat, LEAVE))


def give_up(table: Table, seat: int, agree: bool) -> Line | Yielded:
    """All people together, where the rules have something for it."""
    try:
        table.playing().copy().give_up()
    except IllegalMove:
        raise Trouble("trouble-nobody-yields") from None
    if agree and table.people() <= table.yielding | {seat}:
        return table.written(seat, GIVE_UP)
    return Yielded(seat, agree)


def undo(table: Table, seat: int, agree: bool, meant: int | None = None) -> Line | Undoing:
    """Back to before somebody's last move, once all people agree."""
    undos = table.undos
    asker = seat if undos.asker == NOBODY else undos.asker
    if agree and meant not in (None, asker):
        raise Trouble("trouble-not-now")
    if agree and not (asker in undos.before and is_open(table.playing())):
        raise Trouble("trouble-not-now")
    if agree and table.people() <= undos.agreed | {seat}:
        return table.written(asker, f"{UNDO}{undos.before[asker]}")
    return Undoing(seat, agree)


def pause(table: Table, seat: int, on: bool) -> Paused:
    """Anybody may, and anybody may go on; nobody while people react in a hurry."""
    if on and not is_open(table.playing()):
        raise Trouble("trouble-not-now")
    return Paused(seat, on)
