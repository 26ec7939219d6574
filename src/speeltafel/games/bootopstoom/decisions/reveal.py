"""After a Telefoon people talk, until the Sint turns up the next card."""

from typing import Final

from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.moves import Move, Refusal
from speeltafel.games.bootopstoom import events
from speeltafel.games.bootopstoom.rules import run
from speeltafel.games.bootopstoom.rules_agenda import BUSY
from speeltafel.games.bootopstoom.state import BootOpStoom

REVEAL: Final = Move("reveal")
ONLY_REVEAL: Final[list[Move]] = [REVEAL]


class Reveal(OnTurn[BootOpStoom]):
    """BS-AMB-64: the Sint says when."""

    def moves(self, table: BootOpStoom) -> list[Move]:
        return ONLY_REVEAL

    def refusal(self, table: BootOpStoom, move: Move) -> Refusal | None:
        return None if move == REVEAL else Refusal("BS-AMB-64", "not-now")

    def effect(self, table: BootOpStoom, move: Move) -> None:
        table.talking = False
        table.phase = BUSY
        if not table.quiet:
            table.tell(events.HUSH, table.sint)
        run(table)
