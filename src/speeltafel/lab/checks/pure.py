"""Run Python code with the package uncompiled, from a place where it is compiled.

    python pure.py "import speeltafel; …"

A script of its own: it decides how the package is found before the package is imported.
"""

import sys
from importlib.abc import PathEntryFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2]


def sources_only(path: str) -> PathEntryFinder:
    """Finds no extension modules inside the package; other folders are found as usual."""
    if not Path(path).resolve().is_relative_to(PACKAGE):
        raise ImportError
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


if __name__ == "__main__":
    sys.path.pop(0)
    sys.path_hooks.insert(0, sources_only)
    sys.path_importer_cache.clear()
    exec(compile(sys.argv[1], "<code>", "exec"), {"__name__": "__main__"})
