"""Players that see only their seat's projection."""

from collections.abc import Callable

from speeltafel.engine.chance import Chance
from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move
from speeltafel.engine.state import Projection

Bot = Callable[[Projection, int, Chance], Move]
"""Picks the move of a seat; the chance is the bot's own, not that of the table."""

LEVELS = ("random", "easy", "rule")
"""All bots, weakest first."""

OPPONENTS = LEVELS[1:]
"""The bots that are worth meeting; a random one is for measuring."""

SLIPS = 3
"""An easy bot does not think about one decision in so many."""


def bot(game: Game, level: str) -> Bot:
    """A player of this level for a game."""
    if level == "random":
        return any_move
    if level == "rule":
        return game.heuristic
    if level == "easy":
        return careless(game.heuristic)
    raise BadInput(f"there is no bot {level!r}; bots: {', '.join(LEVELS)}")


def any_move(seen: Projection, seat: int, chance: Chance) -> Move:
    moves = seen.legal_moves(seat)
    return moves[chance.below(len(moves))]


def careless(thinks: Bot) -> Bot:
    """A player who plays well most of the time and now and then just something."""

    def plays(seen: Projection, seat: int, chance: Chance) -> Move:
        return (
            any_move(seen, seat, chance) if chance.below(SLIPS) == 0 else thinks(seen, seat, chance)
        )

    return plays
