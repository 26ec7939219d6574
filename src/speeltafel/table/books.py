"""A game's book as it is read: its pictures from the projection of a seat, in a language."""

from speeltafel.engine import book as kept
from speeltafel.engine.book import Book, CardLine, Picture
from speeltafel.engine.game import Game
from speeltafel.table import reading
from speeltafel.table.arranging import values_of
from speeltafel.table.audience import view_with
from speeltafel.table.lessons import NAMES
from speeltafel.texts import Texts, texts


def written(game: Game, book: Book, language: str) -> reading.BookView:
    """The whole book, in a language."""
    text = texts(game, language, game.folder / "book")
    parts = [
        reading.BookPart(
            part.say,
            text(f"book-{part.say}"),
            [*part.rules],
            drawn(game, part.picture) if part.picture else None,
        )
        for part in book.parts
    ]
    lines = [line_of(game, line, text) for line in book.cards]
    return reading.BookView(numbers(game, book.cover), parts, lines)


def numbers(game: Game, names: tuple[str, ...]) -> list[int]:
    return [game.notation.read_card(name) for name in names]


def line_of(game: Game, line: CardLine, text: Texts) -> reading.BookCards:
    cards = numbers(game, line.cards)
    if line.say:
        name, does = text(f"book-card-{line.say}"), text(f"book-does-{line.say}")
    else:
        name, does = text.card(cards[0]), text(f"effect-{line.cards[0]}")
    about = [
        number
        for number, whole in enumerate(game.notation.names)
        if kept.is_about(line, whole) and (number in cards or not text.has(f"effect-{whole}"))
    ]
    return reading.BookCards(cards, about, name, does, [*line.rules])


def drawn(game: Game, picture: Picture) -> reading.BookPicture:
    position = kept.scenario_of(game, picture)
    views = []
    for state in kept.shown(game, picture):
        view = view_with(game, state, picture.seat, (), ())
        view.hold_still()
        views.append(view)
    names = [NAMES[seat % len(NAMES)] for seat in range(position.players)]
    options = values_of(game, position.players, position.options)
    return reading.BookPicture(views, names, options)
