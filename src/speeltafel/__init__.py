"""Speeltafel: a digital table for five Dutch games."""

from importlib import import_module
from typing import TYPE_CHECKING

__all__ = [
    "BadInput",
    "Chance",
    "Event",
    "Game",
    "IllegalMove",
    "Move",
    "Outcome",
    "Projection",
    "Refusal",
    "State",
    "all_games",
    "game",
]

if TYPE_CHECKING:
    from speeltafel.engine.chance import Chance
    from speeltafel.engine.errors import BadInput
    from speeltafel.engine.events import Event
    from speeltafel.engine.game import Game
    from speeltafel.engine.moves import IllegalMove, Move, Refusal
    from speeltafel.engine.setup import Outcome
    from speeltafel.engine.state import Projection, State
else:
    TYPES = {
        "BadInput": "errors",
        "Chance": "chance",
        "Event": "events",
        "Game": "game",
        "IllegalMove": "moves",
        "Move": "moves",
        "Outcome": "setup",
        "Projection": "state",
        "Refusal": "moves",
        "State": "state",
    }

    def __getattr__(name: str) -> object:
        """A type of the engine, which whoever asks for help does not wait for."""
        if name not in TYPES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(f"speeltafel.engine.{TYPES[name]}"), name)


def all_games() -> "dict[str, Game]":
    """All games by id."""
    from speeltafel.engine import registry  # whoever asks for help does not wait for the engine

    return registry.all_games()


def game(name: str) -> "Game":
    """The game with this id."""
    from speeltafel.engine import registry

    return registry.game(name)
