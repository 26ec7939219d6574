"""The compiled package plays the same games as the uncompiled one, byte for byte."""

import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BUILD = Path("build", "test")
"""A build of its own: not optimised, it is there in half the time, and checks itself."""
COMPILED = ROOT / BUILD / "compiled"
PURE = ROOT / "src" / "speeltafel" / "lab" / "checks" / "pure.py"

PLAY = """
import sys
import speeltafel
from speeltafel.bots.search import Budget
from speeltafel.engine.journal import load
from speeltafel.lab.checks import bench
from speeltafel.lab.checks.fuzz import fuzz_chunk
from speeltafel.lab.checks.golden import playthrough
from speeltafel.lab.playing.games import play_games
from speeltafel.lab.playing.order import Order

print("compiled" if bench.compiled() else "pure", file=sys.stderr)
for game in speeltafel.all_games().values():
    for file in sorted((game.folder / "playthroughs").glob("*.jsonl")):
        journal = load(file.read_text("utf-8"))
        journal.close()
        print(journal.dump())
    for number in range(20, 24):
        print(playthrough(game, number).dump())
    print(play_games(Order(game.id, game.seats[0], 200, {}, seed=5), 0, 200))
    print(fuzz_chunk(game.id, 9, 0, 40))
    print([s.seen.write(s.best(Budget(worlds=3))) for s in bench.searches(game, 5)])
"""


def output(*command: str, path: Path) -> tuple[str, str]:
    done = subprocess.run(
        [sys.executable, *command],
        env={**os.environ, "PYTHONPATH": str(path)},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout, done.stderr.strip()


@pytest.fixture(scope="module")
def compiled() -> Path:
    """The compiled package, built anew where the sources are newer."""
    make = shutil.which("make")
    if make is None:
        pytest.skip("there is no make to build the compiled package")
    clean = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    clean["SPEELTAFEL_OPTIMISE"] = "0"
    order = [make, "compiled", f"BUILD={BUILD}"]
    lock = ROOT / BUILD.with_suffix(".lock")
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)  # tests run side by side: one builds, the others wait
        subprocess.run(order, cwd=ROOT, env=clean, check=True, capture_output=True)
    if not [*COMPILED.glob("**/*.so")]:
        pytest.skip("there is no C compiler: the package was built as pure Python")
    return COMPILED


def test_compiled_and_uncompiled_play_the_same_games(compiled: Path) -> None:
    fast, kind = output("-c", PLAY, path=compiled)
    assert kind == "compiled"
    slow, kind = output("-c", PLAY, path=ROOT / "src")
    assert kind == "pure"
    assert fast == slow


def test_the_compiled_package_can_run_uncompiled(compiled: Path) -> None:
    """So that one installed package is measured both ways."""
    code = "from speeltafel.lab.checks import bench; print(bench.compiled(), bench.__file__)"
    script = compiled / "speeltafel" / "lab" / "checks" / "pure.py"
    said, _ = output(str(script), code, path=compiled)
    assert said.split() == ["False", str(compiled / "speeltafel" / "lab" / "checks" / "bench.py")]
    said, _ = output("-c", code, path=compiled)
    assert said.split()[0] == "True"
