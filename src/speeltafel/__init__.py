"""Speeltafel: a digital table for five Dutch games."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from speeltafel.engine.game import Game

__all__ = ["all_games", "game"]


def all_games() -> "dict[str, Game]":
    """All games by id."""
    from speeltafel.engine import registry  # whoever asks for help does not wait for the engine

    return registry.all_games()


def game(name: str) -> "Game":
    """The game with this id."""
    from speeltafel.engine import registry

    return registry.game(name)
