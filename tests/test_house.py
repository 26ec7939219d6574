"""What holds for all that is shipped: small parts, one loop, one name for one thing."""

import ast
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from speeltafel.engine.game import Game
from speeltafel.lab.checks.fields import MARK
from tests import ours

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "speeltafel"
MODULES = sorted(SOURCE.rglob("*.py"))
SHIPPED = [path for path in MODULES if "tests" not in path.relative_to(SOURCE).parts]
LONGEST_MODULE = 400
LONGEST_FUNCTION = 40
CLIENT = ROOT / "web" / "src"
WRITTEN_BY_A_PROGRAM = CLIENT / "wire.ts"


def name(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def by_hand(path: Path) -> str:
    """A module without what is written by a program at its end."""
    return path.read_text("utf-8").partition(MARK)[0]


def test_modules_and_functions_are_short() -> None:
    texts = {name(path): by_hand(path) for path in MODULES}
    assert len(texts) > 300
    long = [path for path, text in texts.items() if text.count("\n") > LONGEST_MODULE]
    assert not long
    functions = [
        (f"{path}: {node.name}", (node.end_lineno or 0) - node.lineno + 1)
        for path, text in texts.items()
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    assert not [function for function, lines in functions if lines > LONGEST_FUNCTION]


def test_files_of_the_client_are_short() -> None:
    files = [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.css")]
    written = [path for path in files if path != WRITTEN_BY_A_PROGRAM]
    assert len(written) == len(files) - 1 > 100
    lines = {path: path.read_text("utf-8").count("\n") for path in written}
    assert not [path for path, count in lines.items() if count > LONGEST_MODULE]


def test_ruff_bounds_how_many_ways_lead_through_a_function() -> None:
    lint = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["ruff"]["lint"]
    assert "C90" in lint["select"]
    assert lint["mccabe"] == {"max-complexity": 10}
    but = [where for where, rules in lint["per-file-ignores"].items() if "C901" in rules]
    assert but == ["tests/**"]
    assert not [path for path in MODULES if "noqa: C901" in path.read_text("utf-8")]


# One loop.


def loops_over_decisions(path: Path) -> bool:
    """Whether a loop makes moves, `state.play(seat, move)`, or goes on while somebody decides."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.While | ast.For):
            makes_moves = any(len(call.args) == 2 for call in called(node, "play"))
            if makes_moves or (isinstance(node, ast.While) and called(node.test, "to_act")):
                return True
    return False


def called(within: ast.AST, method: str) -> list[ast.Call]:
    calls = [node for node in ast.walk(within) if isinstance(node, ast.Call)]
    return [
        call for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == method
    ]


def test_one_loop_and_the_exceptions_that_are_named() -> None:
    chapter = (ROOT / "docs" / "architecture.md").read_text("utf-8").partition("## One loop")[2]
    named = set(
        re.findall(r"`((?:engine|bots|lab|table)/[a-z_/]+\.py)`", chapter.split("\n## ")[0])
    )
    layers = [path for path in SHIPPED if not name(path).startswith("games/")]
    assert {name(path) for path in layers if loops_over_decisions(path)} == named
    assert "engine/drive.py" in named


# One projection.


def test_open_cards_are_for_the_yardstick_alone() -> None:
    users = {name(path) for path in SHIPPED if "with_open_cards" in path.read_text("utf-8")}
    assert users == {"engine/state.py", "lab/playing/yardstick.py"}


# One shape for every game.


def test_no_class_of_a_game_inherits_from_another_for_the_sake_of_files() -> None:
    """But for points at which somebody else has a say: those bases do nothing by themselves."""
    own: dict[str, dict[str, ast.ClassDef]] = defaultdict(dict)
    for path in [path for path in SHIPPED if owner(name(path)) != "layers"]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                own[owner(name(path))][node.name] = node
    assert len(own) > 5
    bases = {
        base.id: found[base.id]
        for found in own.values()
        for node in found.values()
        for part in node.bases
        for base in ast.walk(part)
        if isinstance(base, ast.Name) and base.id in found and not is_state(found[base.id])
    }
    assert {*bases} == {"AgendaTask", "Expansion"}
    for base in bases.values():
        methods = [part for part in base.body if isinstance(part, ast.FunctionDef)]
        assert not [method.name for method in methods if calls(method)]


def is_state(node: ast.ClassDef) -> bool:
    """What others name in brackets: `OnTurn[Edden]` is a decision about a table of Edden."""
    return any(isinstance(base, ast.Name) and base.id == "State" for base in node.bases)


def calls(method: ast.FunctionDef) -> bool:
    return any(isinstance(part, ast.Call) for part in ast.walk(method))


def asked_after(path: Path) -> set[str]:
    """The kinds of events and questions that a module compares by their mere names."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Compare(left=ast.Attribute(attr="kind"), comparators=[wanted]):
                parts = [part for part in ast.walk(wanted) if isinstance(part, ast.Constant)]
                found |= {str(part.value) for part in parts}
    return found


@ours.EACH
def test_no_kind_is_asked_after_that_never_comes(game: Game) -> None:
    events = {kind.name for kind in game.events}
    known = events | set(game.course.questions)
    assert game.recalled <= events
    assert not {
        (path.name, kind)
        for path in game.modules
        for kind in asked_after(path)
        if kind not in known
    }


# One name for one thing.


def classes() -> Iterator[tuple[str, str]]:
    for path in [path for path in SHIPPED if name(path) != AS_TOLD]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                yield node.name, name(path)


AS_TOLD = "table/teaching.py"
"""On the wire a lesson has the names that it has in its file."""


def owner(path: str) -> str:
    """Two games may call something alike; nobody else may."""
    game = re.match(r"(games/[a-z]+|example)/", path)
    return game[1] if game else "layers"


def test_one_class_name_for_one_thing() -> None:
    found = defaultdict(list)
    for class_name, path in classes():
        found[class_name].append(path)
    assert len(found) > 300
    twice = {
        class_name: paths
        for class_name, paths in found.items()
        if len(paths) > 1
        and ("layers" in map(owner, paths) or len({*map(owner, paths)}) < len(paths))
    }
    assert not twice


# Compiling.


@pytest.mark.parametrize("script", ["setup.py", "Makefile"])
def test_what_builds_the_package_names_no_game_and_no_file_of_one_game(script: str) -> None:
    text = (ROOT / script).read_text("utf-8").replace("GAME ?= edden", "").replace("GAME=edden", "")
    folders = [path for path in (SOURCE / "games").iterdir() if (path / "__init__.py").exists()]
    stems = [
        {path.relative_to(folder).with_suffix("").as_posix() for path in folder.rglob("*.py")}
        for folder in folders
    ]
    own = {stem for one in stems for stem in one if sum(stem in other for other in stems) == 1}
    assert len(folders) >= 5
    assert own
    words = set(re.findall(r"[\w/]+", text))
    assert not words & ({folder.name for folder in folders} | own)
