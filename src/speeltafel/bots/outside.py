"""Bots of others: from a file of one's own (`mine.py:Cautious`), or from an installed package.

A bot is a class that is made with its game, or a function; either is called like any other bot.
Whose attribute `follows` is true is told the story of its seat.
"""

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.engine.sources import known, module_of, read

ENTRY_POINTS = "speeltafel.bots"
"""The group under which an installed package offers a bot of its own."""


def full_name(name: str) -> str:
    """The name under which a bot goes everywhere: one from a file has the digest of its text.

    Names that are no file's stay what they are.
    """
    file, colon, wanted = name.rpartition(":")
    if not colon or "@" in wanted:
        return name
    source = read(file, "the bots")
    return f"{source.file}:{wanted}@{source.digest}"


def offered() -> list[str]:
    """The bots of installed packages."""
    return sorted(point.name for point in entry_points(group=ENTRY_POINTS))


@cache
def found(name: str) -> Callable[..., Any] | None:
    """The class or function of this name, if somebody has one."""
    where, at, digest = name.partition("@")
    file, _, wanted = where.rpartition(":")
    if not at:
        points = entry_points(group=ENTRY_POINTS, name=name)
        return callable_of(name, next(iter(points)).load()) if points else None
    source = known.get(digest)
    if source is None:
        raise BadInput(f"the bot {where} is of another version of {file}")
    return callable_of(where, getattr(module_of(source), wanted, None))


def made_with(one: Callable[..., Any], game: Game, name: str) -> Callable[..., Any]:
    """A class is made with the game; a function is a bot as it is."""
    if not isinstance(one, type):
        return one
    try:
        made: Callable[..., Any] = one(game)
    except Exception as error:
        raise BadInput(
            f"the bot {name} cannot be made with its game: {type(error).__name__}: {error}"
        ) from error
    return callable_of(name, made)


def callable_of(name: str, one: object) -> Callable[..., Any]:
    if not callable(one):
        raise BadInput(f"there is no bot {name}: it has to be a class or a function")
    return one
