"""A command loads what it uses: told by what is imported and read, not by time."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import speeltafel
from speeltafel.bots import LEVELS
from speeltafel.cli import asked
from speeltafel.lab.pages.console import FORMATS
from speeltafel.lab.playing.company import LAB_BUDGET
from speeltafel.texts import COMMON, Texts
from tests.process import PATIENCE

HEAVY = {"alembic", "babel", "distributed", "matplotlib", "numpy", "pyarrow", "pydantic"}
HEAVY |= {"sqlalchemy", "starlette", "structlog", "textual", "uvicorn", "uvloop", "websockets"}


def imported_by(*arguments: str) -> set[str]:
    """The modules that a command imports."""
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "speeltafel", *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    return set(re.findall(r"^import time:.*\| +(\S+)$", done.stderr, re.MULTILINE))


@pytest.mark.parametrize("arguments", [["--help"], ["arena", "--help"]], ids=" ".join)
def test_help_loads_neither_engine_nor_games(arguments: list[str]) -> None:
    found = imported_by(*arguments)
    ours = {name for name in found if name.startswith("speeltafel")}
    assert "typer" in found
    assert not found & (HEAVY | {"fluent", "msgspec", "rich"})
    assert ours == {
        "speeltafel",
        "speeltafel.cli",
        "speeltafel.cli.asked",
        "speeltafel.engine",
        "speeltafel.engine.errors",
    }


def test_the_list_of_games_loads_no_server_lab_or_bots() -> None:
    found = imported_by("games")
    assert {"speeltafel.games.edden.options", "speeltafel.texts"} <= found
    assert not found & (HEAVY | {"fluent", "rich"})
    rooms = ("server", "lab", "terminal", "table", "bots", "engine.scenario", "engine.journal")
    assert not found & {f"speeltafel.{room}" for room in rooms}


@pytest.mark.parametrize("name", ["edden", "boot-op-stoom"])
def test_a_command_about_one_game_loads_no_other(name: str) -> None:
    found = imported_by("rules", name, speeltafel.game(name).rules[0])
    games = {module.split(".")[2] for module in found if module.startswith("speeltafel.games.")}
    assert games == {name.replace("-", "")}


def test_help_says_what_there_is() -> None:
    assert (asked.LEVELS, asked.LAB_BUDGET, asked.REPORTS) == (LEVELS, LAB_BUDGET, FORMATS)


def test_the_texts_of_a_game_read_no_file_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    game = speeltafel.game("edden")
    read: list[Path] = []
    really = Path.read_text

    def noting(path: Path, encoding: str) -> str:
        read.append(path)
        return really(path, encoding)

    monkeypatch.setattr(Path, "read_text", noting)
    text = Texts(game, "en")
    assert text("game-name") == "Edden"
    assert sorted(read) == sorted([COMMON / "en.ftl", game.folder / "text" / "en.ftl"])
