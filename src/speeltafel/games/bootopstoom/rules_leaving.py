"""Leaving for good, and giving up together."""

from speeltafel.engine.events import GALLERY
from speeltafel.engine.moves import IllegalMove, Move, Refusal
from speeltafel.games.bootopstoom import events
from speeltafel.games.bootopstoom.rules import fill_on, run
from speeltafel.games.bootopstoom.rules_agenda import BUSY, DRAW, PLACE
from speeltafel.games.bootopstoom.rules_drawing import find_drawable
from speeltafel.games.bootopstoom.rules_table import discard, end, note_drawn, still_here
from speeltafel.games.bootopstoom.state import BootOpStoom


def leave(table: BootOpStoom, seat: int) -> None:
    """BS-AMB-44, BS-AMB-68: his hand goes to the discards, and the others go on without him."""
    if table.ending:
        raise IllegalMove(Refusal(table.ending, "game-over"))
    if table.gone[seat]:
        raise IllegalMove(Refusal("BS-AMB-44", "already-gone"))
    table.unshare()
    table.gone = table.gone.copy()
    table.gone[seat] = True
    for expansion in table.house.expansions:
        expansion.leave(table, seat)
    hand = table.hands[seat]
    table.hands[seat] = []
    for card in hand:
        discard(table, card)
    if table.house.memory_aid:
        note_drawn(table, seat, [])
    if not table.quiet:
        table.tell(events.LEFT, seat, tuple(hand))
    if all(table.gone):
        end(table, "BS-AMB-68")
        return
    was_sint = seat == table.sint
    table.sint = still_here(table, table.sint)
    if was_sint and not table.quiet:
        table.tell(events.NEW_SINT, table.sint)
    decide_without(table, seat)


def late_refusal(table: BootOpStoom, seat: int, _move: Move) -> Refusal | None:
    """BS-AMB-44: who has left has no turn to wait for."""
    if seat == GALLERY or not table.gone[seat]:
        return None
    return Refusal("BS-AMB-44", "you-left")


def decide_without(table: BootOpStoom, seat: int) -> None:
    """Whatever the leaver was to decide goes to somebody else, or lapses."""
    for expansion in table.house.expansions:
        if expansion.decide_without(table, seat):
            run(table)
            return
    if table.turn != seat:
        if table.phase == DRAW:  # BS-AMB-47: his cards may be what a pile was waiting for
            find_drawable(table)
    elif table.phase == DRAW:
        table.phase = BUSY
        run(table)
    elif table.phase == PLACE:
        fill_on(table, table.after(seat))
        run(table)
    else:
        table.turn = table.sint


def give_up(table: BootOpStoom) -> None:
    """BS-AMB-76: all who play agree that it ends here, and it is lost."""
    if table.ending:
        raise IllegalMove(Refusal(table.ending, "game-over"))
    table.questions = None
    if not table.quiet:
        table.tell(events.GIVEN_UP)
    end(table, "BS-AMB-76")
