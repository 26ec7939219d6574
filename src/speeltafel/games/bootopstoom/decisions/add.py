"""Under `intocht` a Steam card is added for free: the Sint chooses the end."""

from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.moves import Move, Refusal
from speeltafel.games.bootopstoom.expansions.kalender_events import add_for_free
from speeltafel.games.bootopstoom.rules import run
from speeltafel.games.bootopstoom.rules_stoomrij import ADD
from speeltafel.games.bootopstoom.state import BootOpStoom


class Add(OnTurn[BootOpStoom]):
    """BS-AMB-29: where it fits at both ends."""

    def moves(self, table: BootOpStoom) -> list[Move]:
        return ADD

    def refusal(self, table: BootOpStoom, move: Move) -> Refusal | None:
        return None if move in ADD else Refusal("BS-AMB-29", "not-now")

    def effect(self, table: BootOpStoom, move: Move) -> None:
        add_for_free(table, move.number)
        run(table)
