"""The contract about what the engine imports forbids whatever the package depends on."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
ALLOWED = {"mypy_extensions"}


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
