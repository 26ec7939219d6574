"""Speeltafel: a digital table for five Dutch games."""

from speeltafel.engine.registry import game, games

__all__ = ["game", "games"]
