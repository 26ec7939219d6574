"""Jobs for the clerk's process in the tests of copies; it has little to import for them."""

import sys
from pathlib import Path


def noted(book: Path, name: str, size: int = 1) -> bytes:
    """In the clerk's process: a copy, and a note that it was made."""
    with book.open("a") as file:
        print(name, file=file)
    return name.encode() * size


def failing(book: Path) -> bytes:
    raise ValueError(noted(book, "failing"))


def loaded() -> set[str]:
    """The modules of ours that are there before this one."""
    return {name for name in sys.modules if name.startswith("speeltafel.")}
