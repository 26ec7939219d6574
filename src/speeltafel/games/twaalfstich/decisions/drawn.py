"""A drawn card that fits: play it, or keep it."""

from typing import Final

from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.moves import Move, Refusal
from speeltafel.games.twaalfstich.decisions.turn import PLAYS
from speeltafel.games.twaalfstich.rules import end_turn, keep, lay, why_no_sign, why_not_play
from speeltafel.games.twaalfstich.rules_fits import NEVER
from speeltafel.games.twaalfstich.state import Twaalfstich

KEEP: Final = Move("keep")


class Drawn(OnTurn[Twaalfstich]):
    """12-DRAW-02, 12-AMB-02: it may be played, or by house rule must."""

    def moves(self, table: Twaalfstich) -> list[Move]:
        drawn = PLAYS[table.drawn[0]]
        return [drawn, KEEP] if table.house.may_keep else [drawn]

    def refusal(self, table: Twaalfstich, move: Move) -> Refusal | None:
        if move.verb == "sign":
            return why_no_sign(table)
        if move.verb == "play":
            return why_not_play(table, move.cards[0])
        if move.verb == "draw":
            return Refusal("12-DRAW-01", "drew-already")
        if not table.house.may_keep:
            return Refusal("12-AMB-02", "must-play-drawn")
        return None if move.verb == "keep" else Refusal("12-AMB-29", "play-or-keep")

    def effect(self, table: Twaalfstich, move: Move) -> None:
        card = table.drawn.pop()
        if move.cards:
            lay(table, card)
        else:
            keep(table, card)
            table.stuck[table.turn] = NEVER  # it holds the drawn card, which would have fitted
            end_turn(table)
