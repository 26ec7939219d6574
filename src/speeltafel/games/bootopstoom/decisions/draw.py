"""Drawing: from which pile."""

from typing import Final

from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.moves import Move, Refusal
from speeltafel.games.bootopstoom.cards import KINDS, PAKJE
from speeltafel.games.bootopstoom.rules import run
from speeltafel.games.bootopstoom.rules_agenda import BUSY
from speeltafel.games.bootopstoom.rules_drawing import draw, go_on_drawing
from speeltafel.games.bootopstoom.state import BootOpStoom

DRAWS: Final[list[Move]] = [Move("draw", (), kind) for kind in range(len(KINDS))]
DRAW_CHOICES: Final[list[list[Move]]] = [
    [DRAWS[kind] for kind in range(len(KINDS)) if mask >> kind & 1] for mask in range(8)
]


class Draw(OnTurn[BootOpStoom]):
    """BS-SET-04, BS-REF-01: each card from a pile of his choice."""

    def moves(self, table: BootOpStoom) -> list[Move]:
        return DRAW_CHOICES[table.drawable]

    def refusal(self, table: BootOpStoom, move: Move) -> Refusal | None:
        if move in DRAW_CHOICES[table.drawable]:
            return None
        if move.verb == "draw":
            return why_not_draw(table, move.number)
        return Refusal("BS-SET-04" if table.round == 0 else "BS-REF-01", "not-now")

    def effect(self, table: BootOpStoom, move: Move) -> None:
        draw(table, move.number)
        go_on_drawing(table)
        if table.phase == BUSY:
            run(table)


def why_not_draw(table: BootOpStoom, kind: int) -> Refusal:
    if kind == PAKJE:
        for expansion in table.house.expansions:
            refusal = expansion.why_no_parcels(table)
            if refusal is not None:
                return refusal
    return Refusal("BS-DISC-01", "pile-empty", {"kind": kind})
