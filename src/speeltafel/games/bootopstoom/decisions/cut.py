"""A card of the row is lost: the Sint chooses the end."""

from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.moves import Move, Refusal
from speeltafel.games.bootopstoom.rules import run
from speeltafel.games.bootopstoom.rules_agenda import BUSY, DAMAGE, SUNK
from speeltafel.games.bootopstoom.rules_stoomrij import CUT, cut
from speeltafel.games.bootopstoom.state import BootOpStoom


class Cut(OnTurn[BootOpStoom]):
    """BS-AMB-28: by damage; BS-AMB-30: by `gezonken`; BS-AMB-24: by a Steam card counted double."""

    def moves(self, table: BootOpStoom) -> list[Move]:
        return CUT

    def refusal(self, table: BootOpStoom, move: Move) -> Refusal | None:
        if move in CUT:
            return None
        rule = {DAMAGE: "BS-AMB-28", SUNK: "BS-AMB-30"}.get(table.cause, "BS-AMB-24")
        return Refusal(rule, "not-now")

    def effect(self, table: BootOpStoom, move: Move) -> None:
        table.phase = BUSY
        cut(table, move.number, table.cause)
        run(table)
