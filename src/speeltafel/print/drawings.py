"""Drawings for paper: a game's own, those that all games share, and the symbols of faces."""

import re
from pathlib import Path

from speeltafel import art
from speeltafel.art.faces import SYMBOLS, ink
from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game

"""Drawings for any game, such as those of playing cards."""

LINE = "#333"
PAINT = re.compile(r"""\b(fill|stroke)=(["'])(?!none)[^"']*\2""")
FADED = re.compile(r"""\s(?:fill-|stroke-)?opacity=(["'])[^"']*\1""")
THICK = re.compile(r"""\bstroke-width=(["'])([^"']*)\1""")
GROUND = re.compile(r"""\bfill=["'](#[0-9a-fA-F]{3,6})["']""")
ROOT = re.compile(r"<svg\b[^>]*>")
BOX = re.compile(r"""\bviewBox=["']([^"']*)["']""")


class Drawings:
    """The drawings that one document needs, each once and by a name."""

    def __init__(self, game: Game, thrifty: bool) -> None:
        self.game = game
        self.thrifty = thrifty
        self.used: dict[str, str] = {}

    def path(self, name: str) -> Path | None:
        for folder in (self.game.folder / "art", art.FOLDER):
            path = folder / f"{name}.svg"
            if path.is_file():
                return path
        return None

    def picture(self, name: str) -> str:
        """The name under which the document finds a drawing of the game."""
        if not name:
            return ""
        path = self.path(name)
        if path is None:
            raise BadInput(f"{self.game.id} has no drawing art/{name}.svg")
        return self.keep(name, path.read_text("utf-8"))

    def ground(self, name: str) -> str:
        """The colour below a drawing, for the paper around it."""
        path = self.path(name)
        return ground_of(path.read_text("utf-8")) if path and not self.thrifty else "#ffffff"

    def is_square(self, name: str) -> bool:
        path = self.path(name)
        return path is not None and len({*field_of(path.read_text("utf-8"))}) == 1

    def symbol(self, symbol: str, colour: str) -> str:
        """Of a face's symbol; empty where it is none that can be drawn."""
        if symbol not in SYMBOLS:
            return ""
        svg = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
            f'<path fill="{ink(colour)}" d="{SYMBOLS[symbol]}"/></svg>'
        )
        return self.keep(f"{symbol} {colour}", svg)

    def keep(self, name: str, svg: str) -> str:
        self.used[name] = outlined(svg) if self.thrifty else svg
        return name


def field_of(svg: str) -> tuple[float, float]:
    """How wide and how high a drawing is, in its own measure."""
    box = BOX.search(svg)
    assert box is not None
    _, _, width, height = [float(part) for part in re.split(r"[ ,]+", box[1])]
    return width, height


def ground_of(svg: str) -> str:
    """The colour that a drawing begins with, which lies below all others."""
    found = GROUND.search(svg)
    return found[1] if found else "#ffffff"


def outlined(svg: str) -> str:
    """The same drawing in lines: every surface is paper, every line dark and not too thick."""
    width, _ = field_of(svg)
    most = width / 55
    lines = PAINT.sub(lambda paint: f'{paint[1]}="{"#fff" if paint[1] == "fill" else LINE}"', svg)
    lines = FADED.sub("", lines)
    lines = THICK.sub(lambda line: f'stroke-width="{min(float(line[2]), most):.3g}"', lines)
    root = ROOT.search(lines)
    assert root is not None
    inner = lines[root.end() :].strip().removesuffix("</svg>")
    unfilled = 'fill="none"' in root[0]
    fill = "none" if unfilled else "#fff"
    around = f'<g fill="{fill}" stroke="{LINE}" stroke-width="{width / 90:.3g}">'
    return f"{root[0]}{around}{inner}</g></svg>"
