"""A program is known by all that decides what is played and counted."""

import shutil
from pathlib import Path

import pytest

import speeltafel
from speeltafel.lab.work.program import PARTS, program

FOLDER = Path(speeltafel.__file__).parent


def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changed: str) -> tuple[str, str]:
    """The program before and after a file of one part has changed."""
    for part in PARTS:
        shutil.copytree(FOLDER / part, tmp_path / part, ignore=shutil.ignore_patterns("*.pyc"))
    monkeypatch.setattr(speeltafel, "__file__", str(tmp_path / "__init__.py"))
    program.cache_clear()
    before = program("edden")
    file = max((tmp_path / changed).rglob("*.py"))
    file.write_text(file.read_text("utf-8") + "# changed", "utf-8")
    program.cache_clear()
    after = program("edden")
    program.cache_clear()
    return before, after


@pytest.mark.parametrize("part", ["engine", "bots", "lab"])
def test_a_change_in_any_part_makes_another_program(
    part: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, after = programs(tmp_path, monkeypatch, part)
    assert before != after
