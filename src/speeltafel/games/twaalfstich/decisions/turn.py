"""The turn: play a card that fits, or draw when none does."""

from typing import Final

from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.zones import take_out
from speeltafel.games.twaalfstich import events
from speeltafel.games.twaalfstich.cards import NAMES
from speeltafel.games.twaalfstich.rules import (
    can_play,
    end_turn,
    keep,
    lay,
    why_no_sign,
    why_not_play,
)
from speeltafel.games.twaalfstich.rules_fits import FITS, NEVER
from speeltafel.games.twaalfstich.state import DRAWN, Twaalfstich

PLAYS: Final[list[Move]] = [Move("play", (card,)) for card in range(len(NAMES))]
ONLY_DRAW: Final[list[Move]] = [Move("draw")]


class Turn(OnTurn[Twaalfstich]):
    """12-MUST-01, 12-AMB-01: play if you can; 12-DRAW-01, 12-AMB-03: else draw."""

    def moves(self, table: Twaalfstich) -> list[Move]:
        moves: list[Move] = []
        fits = FITS[table.situation()]
        last = NEVER
        for card in table.hands[table.turn]:
            if card != last and fits[card]:
                moves.append(PLAYS[card])
            last = card
        return moves or ONLY_DRAW

    def refusal(self, table: Twaalfstich, move: Move) -> Refusal | None:
        if move.verb == "sign":
            return why_no_sign(table)
        if move.verb == "play":
            return why_not_play(table, move.cards[0])
        able = can_play(table, table.turn)
        if move.verb == "draw":
            return Refusal("12-DRAW-01", "can-play") if able else None
        return Refusal("12-MUST-01", "must-play") if able else Refusal("12-AMB-03", "must-draw")

    def effect(self, table: Twaalfstich, move: Move) -> None:
        if move.cards:
            card = move.cards[0]
            take_out(table.hands[table.turn], card)
            lay(table, card)
        else:
            draw(table)


def draw(table: Twaalfstich) -> None:
    """12-DRAW-01, 12-AMB-21: one card for each inability; 12-DRAW-02: play it if it fits."""
    seat = table.turn
    card = table.stock.pop()
    situation = table.situation()
    table.stuck[seat] = situation
    if not table.quiet:
        table.tell(events.DREW, seat, (card,))
    if FITS[situation][card]:
        table.drawn.append(card)
        table.phase = DRAWN  # 12-AMB-27: also the winner of a trick may keep it
    else:
        keep(table, card)  # 12-PASS-01, 12-AMB-29: by itself
        end_turn(table)  # 12-AMB-04: after a trick the next player leads
