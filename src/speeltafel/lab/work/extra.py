"""Libraries that only the lab's pictures, tables and clusters need: `speeltafel[lab]`."""

import importlib
from typing import Any

from speeltafel.engine.errors import BadInput


def wanted(module: str) -> Any:
    """A module of the extra; one clear sentence where it is missing."""
    try:
        return importlib.import_module(module)
    except ImportError:
        name = module.partition(".")[0]
        raise BadInput(
            f"this needs {name}, which is not installed: pip install 'speeltafel[lab]'"
        ) from None
