"""Which program played: figures of different programs do not belong together."""

import functools
import hashlib
from pathlib import Path

import speeltafel
from speeltafel.engine.registry import game as game_named

PARTS = ("engine", "bots", "lab")


@functools.cache
def program(name: str) -> str:
    """A digest of everything that decides what is played and counted in a game."""
    package = Path(speeltafel.__file__).parent
    parts = (*(package / part for part in PARTS), game_named(name).folder)
    digest = hashlib.blake2b(digest_size=8)
    for part in parts:
        tests = part / "tests"
        for file in sorted(p for p in part.rglob("*.py") if not p.is_relative_to(tests)):
            digest.update(file.relative_to(part).as_posix().encode())
            digest.update(file.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()
