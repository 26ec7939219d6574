"""Drawings for paper: a game's own, those that all games share, and the symbols of faces."""

import re
from pathlib import Path

from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game

SHARED = Path(__file__).parents[1] / "art"
"""Drawings for any game, such as those of playing cards."""

SYMBOLS = {
    "♥": "M12 21.5C4 15 1.8 11.2 1.8 7.8 1.8 4.8 4 2.7 6.8 2.7c2.2 0 4.2 1.3 5.2 3.5 1-2.2 3-3.5 "
    "5.2-3.5 2.8 0 5 2.1 5 5.1 0 3.4-2.2 7.2-10.2 13.7z",
    "♦": "M12 1.2Q15.5 7.5 20.2 12 15.5 16.5 12 22.8 8.5 16.5 3.8 12 8.5 7.5 12 1.2z",
    "♠": "M12 1.5C9 6.3 2.6 9.4 2.6 14.3c0 2.8 2.1 4.7 4.5 4.7 1.6 0 3-.8 3.9-2-.2 2.2-.9 3.9-2.4 "
    "5.5h6.8c-1.5-1.6-2.2-3.3-2.4-5.5.9 1.2 2.3 2 3.9 2 2.4 0 4.5-1.9 4.5-4.7 0-4.9-6.4-8"
    "-9.4-12.8z",
    "♣": "M12 1.6a4.8 4.8 0 0 0-3.6 8A4.9 4.9 0 1 0 7 19c1.7 0 3.2-.8 4.1-2.1-.2 2.1-.9 3.9-2.4 "
    "5.6h6.6c-1.5-1.7-2.2-3.5-2.4-5.6A5 5 0 0 0 17 19a4.9 4.9 0 1 0-1.4-9.4 4.8 4.8 0 0 0-3.6-8z",
    "★": "M12 1.8l3.1 6.6 7.1.9-5.2 5 1.3 7.1L12 17.9l-6.3 3.5L7 14.3l-5.2-5 7.1-.9z",
    "+": "M9.3 2.5h5.4v6.8h6.8v5.4h-6.8v6.8H9.3v-6.8H2.5V9.3h6.8z",
    "\N{MINUS SIGN}": "M2.5 9.3h19v5.4h-19z",
    "●": "M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20z",
    "■": "M3 3h18v18H3z",
    "▲": "M12 2.5 22 21H2z",
}
"""On a field of 24 by 24."""

INKS = {
    "black": "#1b2430",
    "red": "#bf1e2e",
    "blue": "#1c54c8",
    "green": "#17703a",
    "yellow": "#856000",
    "gold": "#856000",
    "orange": "#ad4f08",
    "purple": "#7a2fa0",
    "pink": "#b02a70",
    "brown": "#6b4423",
    "grey": "#5a5f66",
}
"""Readable on white paper."""

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
        for folder in (self.game.folder / "art", SHARED):
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


def ink(colour: str) -> str:
    return INKS.get(colour, INKS["black"])


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
