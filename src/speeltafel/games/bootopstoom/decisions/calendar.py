"""The end of a round: the Sint puts a card on the calendar."""

from typing import Final

from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.events import NOBODY
from speeltafel.engine.moves import Move, Refusal
from speeltafel.games.bootopstoom.cards import FACES
from speeltafel.games.bootopstoom.rules import run
from speeltafel.games.bootopstoom.rules_calendar import put_on_calendar
from speeltafel.games.bootopstoom.rules_table import unused
from speeltafel.games.bootopstoom.state import BootOpStoom

CALENDARS: Final[list[Move]] = [Move("calendar", (card,)) for card in range(FACES)]


class Calendar(OnTurn[BootOpStoom]):
    """BS-CAL-01, BS-AMB-08, BS-AMB-39: any unused one, also a parcel that is still wished."""

    def moves(self, table: BootOpStoom) -> list[Move]:
        moves: list[Move] = []
        last = NOBODY
        for card in unused(table):
            if card != last:
                moves.append(CALENDARS[card])
            last = card
        return moves

    def refusal(self, table: BootOpStoom, move: Move) -> Refusal | None:
        if move in self.moves(table):
            return None
        if move.verb == "calendar":
            return Refusal("BS-AMB-08", "not-unused")
        return Refusal("BS-CAL-01", "not-now")

    def effect(self, table: BootOpStoom, move: Move) -> None:
        put_on_calendar(table, move.cards[0])
        run(table)
