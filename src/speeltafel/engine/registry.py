"""The registry: finds the games, so that nobody names one."""

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points

from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.engine.patching import PATCHED, patched

GAMES = "speeltafel.games"
ENTRY_POINTS = "speeltafel.games"
"""The group under which an installed package offers a game of its own."""


@cache
def all_games() -> dict[str, Game]:
    """All games by id: the folders of `speeltafel.games`, and what other packages offer."""
    found = [in_folder(folder) for folder in folders()]
    found += [point.load() for point in entry_points(group=ENTRY_POINTS)]
    return {game.id: game for game in sorted(found, key=lambda game: game.id)}


@cache
def folders() -> tuple[str, ...]:
    package = importlib.import_module(GAMES)
    return tuple(info.name for info in pkgutil.iter_modules(package.__path__) if info.ispkg)


def in_folder(folder: str) -> Game:
    game: Game = importlib.import_module(f"{GAMES}.{folder}").GAME
    return game


def game(name: str) -> Game:
    """The game with this id; where a folder is called like it, no other game is loaded.

    With a patch behind its name it is the game as that patch makes it.
    """
    name, plus, patch = name.partition(PATCHED)
    return patched(unpatched(name), patch) if plus else unpatched(name)


def unpatched(name: str) -> Game:
    folder = name.replace("-", "")
    if folder in folders():
        found = in_folder(folder)
        if found.id == name:
            return found
    try:
        return all_games()[name]
    except KeyError:
        raise BadInput(f"there is no game {name!r}; games: {', '.join(all_games())}") from None
