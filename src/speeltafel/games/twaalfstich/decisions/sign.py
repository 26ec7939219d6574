"""The Prof rule: the winner of a trick says which colour adds."""

from typing import Final

from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.moves import Move, Refusal
from speeltafel.games.twaalfstich import events
from speeltafel.games.twaalfstich.cards import BLACK, RED
from speeltafel.games.twaalfstich.rules import begin_turn
from speeltafel.games.twaalfstich.state import Twaalfstich

SIGNS: Final[list[Move]] = [Move("sign", (), BLACK), Move("sign", (), RED)]


class Sign(OnTurn[Twaalfstich]):
    """12-PROF-01: the winner of a trick decides which colour adds from now on."""

    def moves(self, table: Twaalfstich) -> list[Move]:
        return SIGNS

    def refusal(self, table: Twaalfstich, move: Move) -> Refusal | None:
        return None if move.verb == "sign" else Refusal("12-PROF-01", "sign-first")

    def effect(self, table: Twaalfstich, move: Move) -> None:
        table.plus = move.number
        if not table.quiet:
            table.tell(events.SIGN, table.turn, number=move.number)
        begin_turn(table, table.turn)
