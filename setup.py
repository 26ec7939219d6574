"""Compile the engine, the rules and the path of a move with mypyc when SPEELTAFEL_COMPILE=1.

Everything else about the package is in pyproject.toml. Without the switch, or without a C
compiler that works, the same sources are packaged as pure Python.
"""

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from setuptools import setup

ENGINE = (
    "chance",
    "decisions",
    "events",
    "fields",
    "moves",
    "notation",
    "playout",
    "questions",
    "setup",
    "state",
    "story",
    "underway",
    "zones",
)
BOTS = ("search", "worlds")
GAME = (
    "cards",
    "house",
    "events",
    "state",
    "rules",
    "rules_*",
    "decisions/*",
    "expansions/*",
    "invariants",
    "moments",
    "view",
    "view_*",
    "players/*",
)
TABLE = (
    "audience",
    "authority",
    "changes",
    "agreeing",
    "clock",
    "coach",
    "deciding",
    "interval",
    "minds",
    "seats",
    "turns",
    "undoing",
    "window",
)
SERVER = ("connection", "desk", "limiter", "outbox", "room", "store")
ADAPTERS = ("actions", "observations", "stepping")

FLAGS = (
    "-fvisibility=hidden",  # calls inside the library need not go through a table
    "-Wno-misleading-indentation",  # to look for it in one long file takes gcc two minutes
)


def modules() -> list[str]:
    patterns = [f"engine/{name}.py" for name in ENGINE]
    patterns += [f"bots/{name}.py" for name in BOTS]
    patterns += [f"games/*/{name}.py" for name in GAME]
    patterns += [f"table/{name}.py" for name in TABLE]
    patterns += [f"server/{name}.py" for name in SERVER]
    patterns += [f"adapters/{name}.py" for name in ADAPTERS]
    package = Path("src/speeltafel")
    found = {path for pattern in patterns for path in package.glob(pattern)}
    return sorted(path.as_posix() for path in found if path.name != "__init__.py")


def compiler_works() -> bool:
    """Compile a tiny extension source for real: a compiler without Python.h is of no use."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        include = f"-I{sysconfig.get_path('include')}"
        command = [*compiler, include, "-c", str(source), "-o", str(source.with_suffix(".o"))]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def extensions() -> list[Any]:
    only_asks = not {"egg_info", "dist_info"}.isdisjoint(sys.argv)  # what the package needs
    if os.environ.get("SPEELTAFEL_COMPILE") != "1" or only_asks:
        return []
    if not compiler_works():
        print("speeltafel: no working C compiler found, building pure Python instead")
        return []
    from mypyc.build import mypycify

    paths = modules()
    print(f"speeltafel: compiling {len(paths)} modules with mypyc")
    if not paths:
        return []
    level = os.environ.get("SPEELTAFEL_OPTIMISE", "3")
    built = mypycify(paths, opt_level=level, debug_level="0", group_name="speeltafel")
    if os.name == "posix":
        for extension in built:
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return built


setup(ext_modules=extensions())
