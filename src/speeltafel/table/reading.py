"""The readable part of a rulebook over HTTP: paragraphs, pictures, and what the cards do."""

import msgspec

from speeltafel.engine.view import TableView
from speeltafel.table.bounds import Value


class BookPicture(msgspec.Struct):
    """A table as somebody there sees it, and how it goes on where that can be watched."""

    views: list[TableView]
    names: list[str]
    """Those who sit there."""
    options: dict[str, Value]
    """What the table is played by."""


class BookCards(msgspec.Struct):
    """A line of the cards at a glance."""

    cards: list[int]
    about: list[int]
    """All cards of which it holds, those with signs on them too."""
    name: str
    does: str
    rules: list[str]


class BookPart(msgspec.Struct):
    """A paragraph, in the language that was asked for."""

    say: str
    """A heading, and where there are several paragraphs below it a number: `turn-2`; of an
    expansion its option: `expansion-jumpIn`."""
    text: str
    rules: list[str]
    picture: BookPicture | None = None
    brings: list[BookCards] = []
    """What comes with an expansion: cards, and what has no card."""


class BookAnswer(msgspec.Struct):
    """What people ask, and what the rules say to it."""

    ask: str
    answer: str
    rules: list[str]


class BookView(msgspec.Struct):
    """What one reads to play a game."""

    cover: list[int]
    """The cards on its first picture."""
    parts: list[BookPart]
    cards: list[BookCards]
    expansions: list[BookPart]
    answers: list[BookAnswer]
    things: dict[str, list[str]]
    """The rules of what a table shows or offers, by its message; of a button `verb-<verb>`."""
