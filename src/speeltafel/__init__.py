"""Speeltafel: a digital table for five Dutch games."""

from speeltafel.engine.registry import all_games, game

__all__ = ["all_games", "game"]
