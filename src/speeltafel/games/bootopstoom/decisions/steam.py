"""A Steam card: the Sint lengthens or shortens the row."""

from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.moves import Move, Refusal
from speeltafel.games.bootopstoom.rules import run
from speeltafel.games.bootopstoom.rules_stoomrij import change_row, steam_choices
from speeltafel.games.bootopstoom.state import BootOpStoom


class Steam(OnTurn[BootOpStoom]):
    """BS-STEAM-02, BS-STEAM-03: at an end where it fits; or an outermost card goes."""

    def moves(self, table: BootOpStoom) -> list[Move]:
        return steam_choices(table)

    def refusal(self, table: BootOpStoom, move: Move) -> Refusal | None:
        if move in self.moves(table):
            return None
        if move.verb == "add":
            return Refusal("BS-STEAM-03", "does-not-fit")
        if move.verb == "cut":
            return Refusal("BS-AMB-06", "only-one-left")
        return Refusal("BS-STEAM-02", "not-now")

    def effect(self, table: BootOpStoom, move: Move) -> None:
        change_row(table, move)
        run(table)
