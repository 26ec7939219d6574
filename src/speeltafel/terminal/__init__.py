"""The same tables in a terminal."""

from speeltafel.terminal.app import play

__all__ = ["play"]
