"""A new game: the example's folder under a name of its own, with playthroughs of its own."""

import importlib
import keyword
import re
import sys
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from speeltafel.engine.errors import BadInput
from speeltafel.engine.registry import all_games
from speeltafel.lab.checks.golden import write_playthroughs

EXAMPLE = Path(__file__).parents[1] / "example"
GAMES = Path(__file__).parents[1] / "games"
CHECKOUT = GAMES.parents[2] / "pyproject.toml"
"""There where the games lie in a checkout, and not in an installed package."""
NAME = re.compile(r"[a-z][a-z0-9]{1,19}")
COPIED = {".py", ".ftl", ".toml", ".svg"}

PROJECT = """\
[build-system]
requires = ["setuptools>=80"]
build-backend = "setuptools.build_meta"

[project]
name = "speeltafel-{name}"
version = "1"
dependencies = ["speeltafel"]

[project.entry-points."speeltafel.games"]
{name} = "{name}:GAME"

[tool.setuptools.packages.find]
namespaces = true
include = ["{name}*"]
exclude = ["*.tests"]

[tool.setuptools.package-data]
"*" = ["*.ftl", "*.toml", "*.jsonl", "*.svg"]
"""

TEST = '''\
"""{title} keeps every promise of a game; what scenarios cannot show is tested here too."""

from speeltafel.conformance import conform
from {package} import GAME


def test_it_conforms() -> None:
    assert conform(GAME, pairs=4).counts["matches"] > 4
'''


def new_game(name: str, folder: Path | None) -> None:
    """Beside our own games in a checkout, else in a project of its own, found by its entry.

    The project's folder is called otherwise than the game: Python, started beside it, would take
    it for the game.
    """
    check_name(name)
    among_ours = folder is None and CHECKOUT.exists()
    home = GAMES if among_ours else (folder or Path()) / f"speeltafel-{name}"
    package = f"speeltafel.games.{name}" if among_ours else name
    if not among_ours and find_spec(name) is not None:
        raise BadInput(f"Python has a module {name!r} already: choose another name")
    if (home / name).exists() or (home / "pyproject.toml").exists():
        raise BadInput(f"{home / name} is there already: choose another name or folder")
    try:
        write(home / name, name, package)
        if not among_ours:
            (home / "pyproject.toml").write_text(PROJECT.format(name=name), "utf-8")
    except OSError as error:
        raise BadInput(f"{home / name} cannot be written: {error.strerror}") from None
    write_playthroughs(imported(package, home).GAME)
    print(home / name)
    if not among_ours:
        print(f"pip install --editable {home}")
    print(f"speeltafel play {name}")


def imported(package: str, home: Path) -> ModuleType:
    """What was just written: nobody has installed it yet."""
    importlib.invalidate_caches()
    sys.path.insert(0, str(home.resolve()))
    try:
        return importlib.import_module(package)
    finally:
        sys.path.pop(0)


def check_name(name: str) -> None:
    """A name is a module's, and with a capital the class of its states."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise BadInput(
            f"a game cannot be called {name!r}: 2 to 20 small letters and digits, "
            "a letter first, and no word of Python"
        )
    words = "".join(path.read_text("utf-8") for path in EXAMPLE.rglob("*.py"))
    if re.search(rf"\b{name.capitalize()}\b", words.replace("Voorbeeld", "")):
        raise BadInput(f"a game cannot be called {name!r}: its rules use that word themselves")
    if name in all_games():
        raise BadInput(f"there is a game {name!r} already; games: {', '.join(all_games())}")


def write(folder: Path, name: str, package: str) -> None:
    """The example's files, in which its names give way to the new ones."""
    title = name.capitalize()
    for path in sorted(EXAMPLE.rglob("*")):
        if path.suffix in COPIED:
            text = path.read_text("utf-8").replace("speeltafel.example", package)
            text = text.replace("voorbeeld", name).replace("Voorbeeld", title)
            put(folder / path.relative_to(EXAMPLE), text.replace("VB-", f"{name[:2].upper()}-"))
    test = TEST.format(title=title, package=package)
    put(folder / "tests" / f"test_{name}.py", test)


def put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
