"""What the lab is to play."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass

from speeltafel.bots import SEARCH
from speeltafel.bots import bot as bot_named
from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.engine.registry import game as game_named

UNWATCHED = 250
"""Games in one piece of work: small enough for a lively progress bar."""
WATCHED = 50
"""The same for games that take longer, so that little is lost when they are broken off."""
SEARCHED = 1
"""A game of bots that search takes seconds."""


@dataclass(frozen=True)
class Order:
    """So many games of one game: at which table, among which bots, from which seed."""

    game: str
    players: int
    games: int
    options: Mapping[str, object]
    bot: str = "random"
    seed: int = 0


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a series."""
    return int.from_bytes(hashlib.blake2b(b"%d:%d" % (seed, number), digest_size=7).digest(), "big")


def check(order: Order) -> Game:
    """The game of an order that makes sense; BadInput says what does not."""
    if order.games < 1:
        raise BadInput(f"the number of games has to be 1 or more, not {order.games}")
    game = game_named(order.game)
    game.setup(order.players, order.options)
    bot_named(game, order.bot)
    return game


def watched_at_once(level: str) -> int:
    """Games of this level in one piece of work."""
    return SEARCHED if level == SEARCH else WATCHED


def chunks(games: int, size: int) -> list[tuple[int, int]]:
    return [(a, min(a + size, games)) for a in range(0, games, size)]
