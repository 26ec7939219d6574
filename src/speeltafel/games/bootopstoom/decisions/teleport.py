"""The boat leaps, by a green parcel or for cards that were handed in: where to."""

from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.moves import Move, Refusal
from speeltafel.games.bootopstoom import events
from speeltafel.games.bootopstoom.rules import run
from speeltafel.games.bootopstoom.rules_agenda import BUSY, HANDED_OVER
from speeltafel.games.bootopstoom.rules_map import BOAT, heading_at, square_at, square_of
from speeltafel.games.bootopstoom.rules_varen import arrive
from speeltafel.games.bootopstoom.state import BootOpStoom


class Teleport(OnTurn[BootOpStoom]):
    """BS-AMB-57: every tile but the boat's own, also a rock."""

    def moves(self, table: BootOpStoom) -> list[Move]:
        here = square_at(table.pawns[BOAT])
        squares = [square for square in range(table.house.squares) if square != here]
        return [Move("teleport", (), table.square_number(square)) for square in squares]

    def refusal(self, table: BootOpStoom, move: Move) -> Refusal | None:
        if move in self.moves(table):
            return None
        if move.verb == "teleport":
            return Refusal("BS-AMB-57", "not-that-square")
        return Refusal("BS-PL-06" if table.cause == HANDED_OVER else "BS-AMB-22", "not-now")

    def effect(self, table: BootOpStoom, move: Move) -> None:
        teleport(table, square_of(table.house.size, move.number))
        run(table)


def teleport(table: BootOpStoom, square: int) -> None:
    """BS-AMB-22: the heading stays; it is an arrival, and never a crash."""
    table.phase = BUSY
    table.pawns[BOAT] = 1 + 4 * square + heading_at(table.pawns[BOAT])
    if not table.quiet:
        table.tell(events.TELEPORTED, table.sint, number=table.square_number(square))
    arrive(table, square)
