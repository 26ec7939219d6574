"""A game with a rule of somebody's own: its folder, with a few things changed by a patch.

A patch is a file with functions that are called like modules of the game: `cards`, `rules`,
`decisions_take`. The game is loaded anew from its sources, under another name and uncompiled, and
each of these functions is given its module as soon as that is loaded, before anything has used it.
The game itself stays as it is.
"""

import importlib
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from difflib import get_close_matches
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import FunctionType, ModuleType

from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.engine.options import Options
from speeltafel.engine.sources import Source, known, module_of, read

PATCHED = "+"
"""What stands between the name of a game and that of its patch."""

Change = Callable[[ModuleType], None]


def patched_name(game: str, file: str) -> str:
    """The name under which a patched game goes everywhere; it has the digest of the patch."""
    source = read(file, "the patch")
    return f"{game}{PATCHED}{source.file}@{source.digest}"


@cache
def patched(game: Game, patch: str) -> Game:
    """The game as this patch, `file@digest`, makes it; BadInput says what is wrong with it."""
    file, _, digest = patch.rpartition("@")
    source = known.get(digest)
    if source is None:
        raise BadInput(f"the patch {file} is not known here, or is of another version")
    package = str(game.state.__module__).rpartition(".")[0]
    copy = f"speeltafel_patched_{digest}_{game.folder.name}"
    finder = Patching(package, copy, game.folder, changes_in(source, game))
    sys.meta_path.insert(0, finder)
    try:
        made: Game = importlib.import_module(copy).GAME
    except BadInput:
        raise
    except Exception as error:
        raise BadInput(f"{file} breaks {game.id}: {type(error).__name__}: {error}") from error
    finally:
        sys.meta_path.remove(finder)
    return replace(made, version=f"{game.version}{PATCHED}{patch}")


def changes_in(source: Source, game: Game) -> dict[str, Change]:
    """By module: what the patch does with it."""
    parts = {
        ".".join(path.relative_to(game.folder).with_suffix("").parts).removesuffix(".__init__")
        for path in game.modules
    }
    by_word = {part.replace(".", "_"): part for part in sorted(parts - {"__init__"})}
    module = module_of(source)
    given = {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, FunctionType)
        and value.__module__ == module.__name__  # what it imports is there to help
        and not name.startswith("_")
    }
    if not given:
        raise BadInput(
            f"{source.file} changes nothing: it has no function like `def rules(module)`"
        )
    for name in given:
        if name not in by_word:
            raise BadInput(
                f"{source.file}: {game.id} has no module {name}; it has {', '.join(by_word)}"
            )
    return {by_word[name]: change for name, change in given.items()}


class Patching(MetaPathFinder):
    """Finds the modules of the copy in the game's folder."""

    def __init__(self, package: str, copy: str, folder: Path, changes: dict[str, Change]) -> None:
        self.package = package
        self.copy = copy
        self.folder = folder
        self.changes = changes

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != self.copy and not name.startswith(self.copy + "."):
            return None
        part = name.removeprefix(self.copy).removeprefix(".")
        place = self.folder.joinpath(*part.split(".")) if part else self.folder
        is_package = place.is_dir()
        file = place / "__init__.py" if is_package else place.with_suffix(".py")
        return spec_from_file_location(
            name,
            file,
            loader=Copied(name, str(file), self, self.changes.get(part)),
            submodule_search_locations=[str(place)] if is_package else None,
        )


class Copied(SourceFileLoader):
    """Loads a module of the copy, and lets the patch change it."""

    def __init__(self, name: str, file: str, patching: Patching, change: Change | None) -> None:
        super().__init__(name, file)
        self.patching = patching
        self.change = change

    def get_code(self, fullname: str) -> object:  # type: ignore[override]
        """Always from the text: what was compiled before imports from the game itself."""
        text = self.get_data(self.path).decode("utf-8")
        return compile(text.replace(self.patching.package, self.patching.copy), self.path, "exec")

    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        if self.change:
            before = set(vars(module))
            self.change(module)
            check_names(module, before)


def check_names(module: ModuleType, before: set[str]) -> None:
    """What a patch sets has to be there: a name that nothing reads would change nothing."""
    for name in set(vars(module)) - before:
        if not name.startswith("_"):
            part, like = module.__name__.partition(".")[2], get_close_matches(name, before, 1)
            meant = f" (is {like[0]} meant?)" if like else ""
            raise BadInput(
                f"the patch sets {name} in {part}, which has no such name{meant}; "
                "one of your own begins with _"
            )


def with_default(options: Options, name: str, value: object) -> Options:
    """The same options, of which one has another usual value; for patches."""
    if name not in {option.name for option in options.all}:
        raise BadInput(f"there is no option {name}")
    return replace(
        options,
        all=tuple(
            replace(option, default=value) if option.name == name else option
            for option in options.all
        ),
    )
