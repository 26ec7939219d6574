"""The registry: finds the games, so that nobody names one."""

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points

from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game

ENTRY_POINTS = "speeltafel.games"
"""The group under which an installed package offers a game of its own."""


@cache
def all_games() -> dict[str, Game]:
    """All games by id: the folders of `speeltafel.games`, and what other packages offer."""
    package = importlib.import_module("speeltafel.games")
    modules = [
        importlib.import_module(f"{package.__name__}.{info.name}")
        for info in pkgutil.iter_modules(package.__path__)
        if info.ispkg
    ]
    found = [module.GAME for module in modules]
    found += [point.load() for point in entry_points(group=ENTRY_POINTS)]
    return {game.id: game for game in sorted(found, key=lambda game: game.id)}


def game(name: str) -> Game:
    """The game with this id."""
    try:
        return all_games()[name]
    except KeyError:
        raise BadInput(f"there is no game {name!r}; games: {', '.join(all_games())}") from None
