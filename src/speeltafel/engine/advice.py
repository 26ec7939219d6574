"""Advice: what the rule of thumb would do in a seat, and why, in one sentence.

It is made of the seat's projection alone, and so is the luck by which the rule of thumb chooses
between moves that it likes equally: at tables that a seat cannot tell apart the advice is the same.
"""

from dataclasses import dataclass
from zlib import crc32

from speeltafel.engine.chance import Chance, fast
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move
from speeltafel.engine.state import Projection, as_seen
from speeltafel.engine.view import Said

ONLY = "why-only"
THUMB = "why-thumb"
"""What is said where there is no choice, and where a game gives no reasons."""


@dataclass(frozen=True)
class Advice:
    """A move, and the reason for it with its facts."""

    move: Move
    why: Said


def advice(game: Game, seen: Projection, seat: int) -> Advice:
    """The move of the rule of thumb, with its reason."""
    move = game.heuristic(seen, seat, luck_of(seen))
    return Advice(move, why(game, seen, seat, move))


def why(game: Game, seen: Projection, seat: int, move: Move) -> Said:
    """What speaks for a legal move."""
    if len(seen.legal_moves(seat)) == 1:
        return Said(ONLY)
    return Said(THUMB) if game.reason is None else game.reason(seen, seat, move)


def luck_of(seen: Projection) -> Chance:
    """A luck that follows from what the seat sees, so that who asks again is told the same."""
    return fast(crc32(as_seen(seen).record().encode()))
