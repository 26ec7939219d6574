"""A game's sheets as a PDF: what is on them is put together here, and set by Typst."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Literal

import typst

from speeltafel.art.faces import ink
from speeltafel.engine.components import DIE, PAWN, Component
from speeltafel.engine.game import Game
from speeltafel.print import layout
from speeltafel.print.booklet import booklet, score_sheet
from speeltafel.print.choices import PAPERS, Choices, chosen_components
from speeltafel.print.drawings import Drawings
from speeltafel.print.layout import Sheet, Slot
from speeltafel.texts import Texts, texts

HERE = Path(__file__).parent
FONTS = HERE / "fonts"
SUITS = "♥♦♠♣"
FOLDED = (PAWN, DIE)
"""What has no other side when it is folded."""
SMALL = 60
"""Dots to the inch of a picture that is only to show how a sheet looks."""


def printed(game: Game, choices: Choices) -> bytes:
    """The PDF."""
    return typeset("game.typ", Typesetter(game, choices).document())


def first_sheet(game: Game, choices: Choices) -> bytes:
    """The first sheet as a small picture, a PNG."""
    alone = replace(choices, parts=("sheets",), backs="none")
    return typeset("game.typ", Typesetter(game, alone).document(most=1), "png", SMALL)


def typeset(
    template: str, data: dict[str, object], format_: Literal["pdf", "png"] = "pdf", dots: int = 144
) -> bytes:
    made = typst.compile(
        HERE / template,
        root=HERE,
        font_paths=[FONTS],
        ignore_system_fonts=True,
        sys_inputs={"data": json.dumps(data, ensure_ascii=False)},
        format=format_,
        ppi=dots,
    )
    assert isinstance(made, bytes)
    return made


class Typesetter:
    """Says what is on each sheet, in words and drawings."""

    def __init__(self, game: Game, choices: Choices) -> None:
        self.choices = choices
        self.text: Texts = texts(game, choices.language, HERE / "text")
        self.drawings = Drawings(game, choices.ink == "thrifty")
        self.game = game

    def document(self, most: int | None = None) -> dict[str, object]:
        """Everything that was chosen, or so many sheets of it."""
        parts, components = self.choices.parts, chosen_components(self.game, self.choices)
        sheets = layout.sheets(components, self.choices) if "sheets" in parts else []
        pages: list[dict[str, object]] = []
        for number, sheet in enumerate(sheets[:most], 1):
            pages.append(self.page(sheet, number, len(sheets)))
            if self.choices.backs != "none" and sheet.kind not in FOLDED:
                pages.append(self.page(sheet, number, len(sheets), behind=True))
        return {
            "title": self.text("game-name"),
            "language": self.choices.language,
            "thrifty": self.choices.ink == "thrifty",
            "bleed": layout.BLEED,
            "ruler": self.text("sheet-ruler"),
            "hints": {kind: self.text(f"{kind}-how") for kind in ("die", "pawn")},
            "pages": pages,
            "paper": PAPERS[self.choices.paper],
            "booklet": self.booklet(components) if "rules" in parts else None,
            "score": score_sheet(self.game, self.text, self.choices) if "score" in parts else None,
            "drawings": self.drawings.used,
        }

    def booklet(self, components: list[Component]) -> dict[str, object]:
        return booklet(self.game, self.text, components, self.looks)

    def page(
        self, sheet: Sheet, number: int, count: int, behind: bool = False
    ) -> dict[str, object]:
        text = self.text
        group = text(f"option-{sheet.set}") if sheet.set else text("sheet-base")
        head = [
            text("game-name"),
            group,
            text(f"kind-name-{sheet.kind}"),
            text("sheet-number", number=number, count=count),
        ]
        return {
            "kind": sheet.kind,
            "width": sheet.width,
            "height": sheet.height,
            "size": sheet.size,
            "columns": sheet.columns,
            "rows": sheet.rows,
            "head": " · ".join([*head, text("sheet-back")] if behind else head),
            "contents": self.contents(sheet),
            "behind": behind,
            "slots": [self.slot(sheet, slot, behind) for slot in sheet.slots],
        }

    def contents(self, sheet: Sheet) -> list[str]:
        """What is on it: names with how often each is there."""
        found: dict[str, int] = {}
        for slot in sheet.slots:
            name = self.name(slot.component)
            found[name] = found.get(name, 0) + 1
        return [f"{n} × {name}" for name, n in found.items()]

    def name(self, one: Component) -> str:
        return self.text(one.title) if one.title else self.text.card(one.card)

    def slot(self, sheet: Sheet, slot: Slot, behind: bool) -> dict[str, object]:
        one = slot.component
        if behind:
            x, y, turned = layout.behind(sheet, slot, self.choices.backs)
            back = one.back if self.drawings.path(one.back) else ""
            return {
                "x": x,
                "y": y,
                "turned": turned,
                "picture": self.drawings.picture(back),
                "ground": self.drawings.ground(back),
                "whole": self.drawings.is_square(back),
                "ink": ink(one.face.colour),
                "pile": self.text(one.pile) if one.pile else "",
            }
        label = f"{one.key} · {slot.copy}/{one.copies}"
        return {"x": slot.x, "y": slot.y, "label": label, **self.looks(one)}

    def looks(self, one: Component) -> dict[str, object]:
        face, drawings = one.face, self.drawings
        symbol = drawings.symbol(face.symbol, face.colour)
        return {
            "index": self.index(one),
            "symbol": symbol,
            "sign": "" if symbol else face.symbol,
            "ink": ink(face.colour),
            "picture": drawings.picture(one.picture),
            "playing": face.symbol in SUITS and bool(face.symbol) and bool(one.picture),
            "whole": one.whole,
            "signs": list(face.marks),
            "marks": [drawings.picture(mark) for mark in one.marks],
            "title": self.text(one.title) if one.title else "",
            "about": self.text(one.about) if one.about else "",
            "sides": [self.side(side) for side in one.sides],
        }

    def index(self, one: Component) -> str:
        """What stands in the corners; courts have the letters of the language."""
        name = f"court-{one.face.text.lower()}"
        if one.face.symbol in SUITS and self.text.has(name):
            return self.text(name)
        return one.face.text

    def side(self, side: str) -> dict[str, str]:
        if self.drawings.path(side):
            return {"picture": self.drawings.picture(side), "written": ""}
        return {"picture": "", "written": side}
