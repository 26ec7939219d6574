"""A card is offered for another: to whom."""

from typing import Final

from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.questions import Question
from speeltafel.games.pesten import events
from speeltafel.games.pesten.decisions.offer import WITHDRAW, withdraw
from speeltafel.games.pesten.state import ACT, Pesten

TO_ALL: Final = 0
ADDRESSEES: Final = ("all", "a", "b", "c", "d", "e", "f", "g", "h")

TOS: Final[list[Move]] = [Move("to", (), number) for number in range(len(ADDRESSEES))]


class To(OnTurn[Pesten]):
    """PE-TRADE-01: to somebody in the game, or to all of them."""

    def moves(self, table: Pesten) -> list[Move]:
        moves = [TOS[seat + 1] for seat in table.in_game() if seat != table.turn]
        return [TOS[TO_ALL], *moves, WITHDRAW]

    def refusal(self, table: Pesten, move: Move) -> Refusal | None:
        if move.verb == "withdraw":
            return None
        if move.verb != "to":
            return Refusal("PE-AMB-68", "to-whom-first")
        seat = move.number - 1
        if move.number == TO_ALL or (seat != table.turn and seat in table.in_game()):
            return None
        return Refusal("PE-AMB-64", "not-a-partner")

    def effect(self, table: Pesten, move: Move) -> None:
        if move.verb == "to":
            put_offer(table, move.number)
        else:
            withdraw(table)


def put_offer(table: Pesten, number: int) -> None:
    """PE-TRADE-03: both must agree, so those who are asked may always decline."""
    table.phase = ACT
    seat = number - 1
    asked = table.in_game() if number == TO_ALL else (seat,)
    if not table.quiet:
        if number == TO_ALL:
            table.tell(events.ASKS_ALL, table.turn)
        else:
            table.tell(events.ASKS_ONE, seat)
    table.ask(Question("trade", tuple([s for s in asked if s != table.turn]), secret=True))
