"""A game that `speeltafel new-game` has just made, outside of the package."""

import importlib
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import speeltafel
from speeltafel.engine.game import Game

PACKAGE = Path(speeltafel.__file__).parents[1]


def make(folder: Path, name: str) -> Path:
    """The folder of its project."""
    command = [sys.executable, "-m", "speeltafel", "new-game", name, "--folder", str(folder)]
    subprocess.run(command, check=True, capture_output=True, text=True)
    return folder / f"speeltafel-{name}"


def name_in(project: Path) -> str:
    return project.name.removeprefix("speeltafel-")


def game_in(project: Path) -> Game:
    sys.path.insert(0, str(project))
    try:
        found = importlib.import_module(name_in(project)).GAME
    finally:
        sys.path.remove(str(project))
    assert isinstance(found, Game)
    return found


def installed(project: Path) -> Mapping[str, str]:
    """The environment in which it is found, as if pip had installed the project."""
    name = name_in(project)
    info = project / f"{name}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[speeltafel.games]\n{name} = {name}:GAME\n")
    return {"PYTHONPATH": os.pathsep.join([str(PACKAGE), str(project)])}
