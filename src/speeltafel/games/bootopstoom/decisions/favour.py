"""Under `schoentje` the Sint says who is given a card by everybody else."""

from typing import Final

from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.questions import Question
from speeltafel.games.bootopstoom import events
from speeltafel.games.bootopstoom.rules import run
from speeltafel.games.bootopstoom.rules_agenda import ASKED, BUSY
from speeltafel.games.bootopstoom.state import BootOpStoom

SEAT_LETTERS: Final = ("a", "b", "c", "d", "e", "f", "g", "h")
FAVOURS: Final[list[Move]] = [Move("favour", (), seat) for seat in range(len(SEAT_LETTERS))]


class Favour(OnTurn[BootOpStoom]):
    """BS-AMB-31: anybody who is still here, also the Sint himself."""

    def moves(self, table: BootOpStoom) -> list[Move]:
        return [FAVOURS[seat] for seat in range(table.players) if not table.gone[seat]]

    def refusal(self, table: BootOpStoom, move: Move) -> Refusal | None:
        if move in self.moves(table):
            return None
        if move.verb == "favour":
            return Refusal("BS-AMB-68", "nobody-there")
        return Refusal("BS-AMB-31", "not-now")

    def effect(self, table: BootOpStoom, move: Move) -> None:
        favour(table, move.number)
        run(table)


def favour(table: BootOpStoom, seat: int) -> None:
    """BS-AMB-31: everybody else gives him a card of his own choice, in secret."""
    table.phase = BUSY
    table.receiver = seat
    if not table.quiet:
        table.tell(events.FAVOURED, seat)
    givers = [s for s in range(table.players) if s != seat and table.hands[s]]
    if givers:
        table.phase = ASKED
        table.ask(Question("give", tuple(givers), secret=True))
    elif not table.quiet:
        table.tell(events.NO_GIFTS, seat)
