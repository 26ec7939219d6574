"""Python that people bring along: the text of a file, known by the digest of that text.

Work is done in other processes and on other machines: what was read here is brought there as its
text, and has its digest in its name, so that figures of two versions never mix.
"""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType

from speeltafel.engine.errors import BadInput


@dataclass(frozen=True)
class Source:
    """The text of a file."""

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


def read(file: str, what: str) -> Source:
    """What a file holds, known from now on."""
    try:
        source = Source(Path(file).name, Path(file).read_text("utf-8"))
    except OSError as error:
        raise BadInput(f"{what} in {file} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{what} in {file} cannot be read: it is no text") from None
    bring([source])
    return source


@cache
def module_of(source: Source) -> ModuleType:
    """The file as a module, run once."""
    module = ModuleType(f"speeltafel_outside_{source.digest}")
    module.__file__ = source.file
    try:
        exec(compile(source.text, source.file, "exec"), module.__dict__)
    except Exception as error:
        raise BadInput(f"{source.file} does not load: {type(error).__name__}: {error}") from None
    return module
