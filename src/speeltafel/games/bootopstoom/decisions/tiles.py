"""A special pepernoot was delivered: three tiles change places."""

from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.moves import Move, Refusal
from speeltafel.games.bootopstoom import events
from speeltafel.games.bootopstoom.rules import run
from speeltafel.games.bootopstoom.rules_agenda import BUSY
from speeltafel.games.bootopstoom.rules_map import (
    MOVED_TILES,
    OFF,
    moved_around,
    square_at,
    square_of,
)
from speeltafel.games.bootopstoom.state import BootOpStoom


class Tiles(OnTurn[BootOpStoom]):
    """BS-AMB-23: tiles without pawns, and not chosen already."""

    def moves(self, table: BootOpStoom) -> list[Move]:
        return [Move("tile", (), table.square_number(square)) for square in loose_squares(table)]

    def refusal(self, table: BootOpStoom, move: Move) -> Refusal | None:
        if move in self.moves(table):
            return None
        return Refusal("BS-AMB-23", "not-that-square" if move.verb == "tile" else "not-now")

    def effect(self, table: BootOpStoom, move: Move) -> None:
        lift(table, square_of(table.house.size, move.number))
        run(table)


def loose_squares(table: BootOpStoom) -> list[int]:
    taken = [square_at(pose) for pose in table.pawns if pose != OFF]
    return [
        square
        for square in range(table.house.squares)
        if square not in taken and square not in table.lifted
    ]


def lift(table: BootOpStoom, square: int) -> None:
    """BS-AMB-23: the first goes where the second lies, that where the third lies, and so on."""
    table.lifted = [*table.lifted, square]
    if not table.quiet:
        table.tell(events.LIFTED, table.sint, number=table.square_number(square))
    if len(table.lifted) < MOVED_TILES:
        return
    table.phase = BUSY
    table.map = moved_around(table.map, table.lifted)
    for expansion in table.house.expansions:
        expansion.tiles_moved(table)
    table.lifted = []
    if not table.quiet:
        table.tell(events.TILES_MOVED, table.sint)
