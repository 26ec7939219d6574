"""The readable part of a rulebook in words, for paper and terminals."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from speeltafel.engine.book import Book, CardLine, book_of
from speeltafel.engine.game import Game
from speeltafel.texts import Texts, texts


@dataclass(frozen=True)
class Passage:
    """A paragraph: what it is about, where it has a name, and the rules that it tells in short."""

    text: str
    rules: tuple[str, ...] = ()
    name: str = ""


@dataclass(frozen=True)
class BookChapter:
    key: str
    title: str
    passages: tuple[Passage, ...]
    is_numbered: bool = False
    """Whether its paragraphs are steps, one after another."""


def chapters(game: Game, language: str) -> list[BookChapter]:
    """A game's book in order; none where it has no book."""
    book = book_of(game)
    if book is None:
        return []
    text = texts(game, language, game.folder / "book")
    return [*told(book, text), *listed(book, text)]


def told(book: Book, text: Texts) -> Iterator[BookChapter]:
    """How the game is played."""
    for kind, group in groupby(book.parts, lambda part: part.kind):
        parts = [*group]
        passages = tuple([Passage(text(f"book-{part.say}"), part.rules) for part in parts])
        steps = parts[0].say.removeprefix(f"{kind}-").isdigit()
        yield BookChapter(kind, text(f"chapter-{kind}"), passages, steps)


def listed(book: Book, text: Texts) -> Iterator[BookChapter]:
    """What is looked up: cards, expansions, questions."""
    lists = {
        "cards": [
            Passage(line_does(line, text), line.rules, line_name(line, text)) for line in book.cards
        ],
        "expansions": [
            Passage(text(f"book-{part.say}"), part.rules, text(f"option-{part.option}"))
            for part in book.expansions
        ],
        "questions": [
            Passage(text(f"book-answer-{one.say}"), one.rules, text(f"book-ask-{one.say}"))
            for one in book.questions
        ],
    }
    for key, passages in lists.items():
        if passages:
            yield BookChapter(key, text(f"chapter-{key}"), tuple(passages))


def line_name(line: CardLine, text: Texts) -> str:
    """The name of what a line of the cards is about."""
    if line.say:
        return text(f"book-card-{line.say}")
    return text.card(text.game.notation.read_card(line.cards[0]))


def line_does(line: CardLine, text: Texts) -> str:
    return text(f"book-does-{line.say}" if line.say else f"effect-{line.cards[0]}")
