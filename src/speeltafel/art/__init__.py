"""Drawings, symbols and inks that all games share."""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
"""Where the drawings lie; those of a game's own lie in its folder, in `art` as well."""
