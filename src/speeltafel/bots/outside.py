"""Bots of others: from a file of one's own (`mine.py:Cautious`), or from an installed package.

A bot is a class that is made with its game, or a function; either is called like any other bot.
Whose attribute `follows` is true is told the story of its seat.

Work is done in other processes and on other machines: what was read here is brought there as its
text, and has the digest of that text in its name, so that figures of two versions never mix.
"""

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

from speeltafel.engine.errors import BadInput

ENTRY_POINTS = "speeltafel.bots"
"""The group under which an installed package offers a bot of its own."""


@dataclass(frozen=True)
class Source:
    """The text of a file with bots."""

    file: str
    text: str

    @property
    def digest(self) -> str:
        return hashlib.blake2b(self.text.encode(), digest_size=4).hexdigest()


known: dict[str, Source] = {}
"""What was read here or brought along, by its digest."""


def bring(sources: Iterable[Source]) -> None:
    """Make known in this process what was read in another one."""
    known.update({source.digest: source for source in sources})


def full_name(name: str) -> str:
    """The name under which a bot goes everywhere: one from a file has the digest of its text.

    Names that are no file's stay what they are.
    """
    file, colon, wanted = name.rpartition(":")
    if not colon or "@" in wanted:
        return name
    try:
        source = Source(Path(file).name, Path(file).read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"the bots in {file} cannot be read: {error}") from None
    bring([source])
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


def callable_of(name: str, one: object) -> Callable[..., Any]:
    if not callable(one):
        raise BadInput(f"there is no bot {name}: it has to be a class or a function")
    return one


@cache
def module_of(source: Source) -> ModuleType:
    module = ModuleType(f"speeltafel_outside_{source.digest}")
    module.__file__ = source.file
    try:
        exec(compile(source.text, source.file, "exec"), module.__dict__)
    except Exception as error:
        raise BadInput(f"{source.file} does not load: {type(error).__name__}: {error}") from None
    return module
