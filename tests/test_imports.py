"""What engine and table import: little, so that they run wherever Python does."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "speeltafel"
ENGINE = PACKAGE / "engine"
ALLOWED = {"mypy_extensions"}


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").partition(".")[0]


def test_nothing_else_is_imported_by_any_module_of_the_engine() -> None:
    ours = {"speeltafel", *ALLOWED, *sys.stdlib_module_names}
    modules = sorted(ENGINE.rglob("*.py"))
    foreign = {
        (path.relative_to(ENGINE).as_posix(), name)
        for path in modules
        for name in imported(path)
        if name not in ours
    }
    assert len(modules) > 30
    assert foreign == {("view.py", "msgspec")}


def test_what_is_shipped_measures_nothing() -> None:
    """A game's tests lie beside it: they have the helpers of ours, and no benchmark."""
    users = [path for path in PACKAGE.rglob("*.py") if "benchmarks" in imported(path)]
    assert not users


OUTSIDE = {"asyncio", "datetime", "multiprocessing", "socket", "sqlite3", "threading", "time"}
"""Transport, store and clock are given to a table from outside."""


def test_a_table_has_no_transport_store_or_clock() -> None:
    modules = sorted((PACKAGE / "table").glob("*.py"))
    foreign = {
        (path.name, name)
        for path in modules
        for name in imported(path)
        if name in OUTSIDE or name not in {"speeltafel", "msgspec", *sys.stdlib_module_names}
    }
    assert len(modules) > 20
    assert not foreign


def test_everything_that_the_package_needs_is_kept_out_of_the_engine() -> None:
    data = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    (engine,) = [
        contract
        for contract in data["tool"]["importlinter"]["contracts"]
        if contract.get("source_modules") == ["speeltafel.engine"]
    ]
    project = data["project"]
    needed = [*project["dependencies"], *project["optional-dependencies"]["lab"]]
    names = {re.match(r"[a-z0-9_-]+", line.partition(".")[0])[0] for line in needed}  # type: ignore[index]
    modules = {name.replace("-", "_") for name in names}
    assert {*engine["forbidden_modules"]} == modules - ALLOWED
    assert engine["ignore_imports"] == ["speeltafel.engine.view -> msgspec"]
