"""A wheel in an environment in which nothing else is: it serves the table, pages and all."""

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from speeltafel.server.static import client_folder
from tests import ours
from tests.process import Process
from tests.server.people import get

ROOT = Path(__file__).parents[1]


class Installed(Process):
    """The command of an environment."""

    name = "the wheel"

    def __init__(self, program: Path, db: Path) -> None:
        super().__init__()
        self.program = program
        self.db = db

    def command(self) -> list[str]:
        serve = [str(self.program), "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        return [*serve, "--db", str(self.db)]

    def environment(self) -> dict[str, str]:
        # It is run once: nothing of it is kept.
        return {"PYTHONPATH": "", "PYTHONSAFEPATH": "1", "PYTHONDONTWRITEBYTECODE": "1"}


def built(folder: Path) -> Path:
    """A wheel of the sources as they are, not compiled: that takes minutes."""
    source = folder / "source"
    source.mkdir()
    for name in ("LICENSE", "pyproject.toml", "setup.py"):
        shutil.copy(ROOT / name, source)
    shutil.copytree(ROOT / "src", source / "src", ignore=shutil.ignore_patterns("*.egg-info"))
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder)]
    environment = {**os.environ, "SPEELTAFEL_COMPILE": "0"}
    subprocess.run([*build, str(source)], check=True, capture_output=True, env=environment)
    [wheel] = folder.glob("*.whl")
    return wheel


@pytest.mark.skipif(client_folder() is None, reason="the client is not built (make client)")
def test_a_wheel_serves_the_table_with_nothing_else_installed(tmp_path: Path) -> None:
    wheel = built(tmp_path)
    venv.create(tmp_path / "empty", with_pip=False)
    there = tmp_path / "empty" / ("Scripts" if os.name == "nt" else "bin")
    uv = Path(sys.executable).parent / "uv"
    install = [str(uv), "pip", "install", "--quiet", "--python", str(there / "python")]
    pinned = ["--constraint", str(ROOT / "requirements.lock")]
    done = subprocess.run([*install, *pinned, str(wheel)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    with Installed(there / "speeltafel", tmp_path / "tables.db") as server:
        page = get(f"{server.address}/")
        assert page.status_code == 200
        assert "<script" in page.text
        games = get(f"{server.address}/api/games").json()
        assert {*ours.NAMES} <= {game["id"] for game in games}
        script = page.text.partition('src="')[2].partition('"')[0]
        assert get(server.address + script).status_code == 200
