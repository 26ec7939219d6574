"""A game's book as it is read: its pictures from the projection of a seat, in a language."""

from speeltafel.chapters import line_does, line_name
from speeltafel.engine import book as kept
from speeltafel.engine.book import Book, CardLine, Paragraph, Picture
from speeltafel.engine.game import Game
from speeltafel.engine.scenario import scenario_named
from speeltafel.table import reading
from speeltafel.table.arranging import values_of
from speeltafel.table.audience import view_with
from speeltafel.table.lessons import NAMES
from speeltafel.texts import Texts, texts


def written(game: Game, book: Book, language: str) -> reading.BookView:
    """The whole book, in a language."""
    text = texts(game, language, game.folder / "book")
    return reading.BookView(
        numbers(game, book.cover),
        [part_of(game, part, text) for part in book.parts],
        [line_of(game, line, text) for line in book.cards],
        [part_of(game, part, text) for part in book.expansions],
        [
            reading.BookAnswer(
                text(f"book-ask-{one.say}"), text(f"book-answer-{one.say}"), [*one.rules]
            )
            for one in book.questions
        ],
        {name: [*rules] for name, rules in book.things.items()},
    )


def part_of(game: Game, part: Paragraph, text: Texts) -> reading.BookPart:
    picture = drawn(game, part.picture) if part.picture else None
    brings = [brought(game, name, [*rules], text) for name, rules in part.brings.items()]
    return reading.BookPart(part.say, text(f"book-{part.say}"), [*part.rules], picture, brings)


def brought(game: Game, name: str, rules: list[str], text: Texts) -> reading.BookCards:
    """What comes with an expansion; a tile or an event has no card."""
    names = enumerate(game.notation.names)
    about = [number for number, whole in names if kept.is_named(name, whole)]
    title = text(f"card-{name}" if text.has(f"card-{name}") else f"thing-{name}")
    return reading.BookCards(about[:1], about, title, text(f"effect-{name}"), rules)


def numbers(game: Game, names: tuple[str, ...]) -> list[int]:
    return [game.notation.read_card(name) for name in names]


def line_of(game: Game, line: CardLine, text: Texts) -> reading.BookCards:
    cards = numbers(game, line.cards)
    name, does = line_name(line, text), line_does(line, text)
    about = [
        number
        for number, whole in enumerate(game.notation.names)
        if kept.is_about(line, whole) and (number in cards or not text.has(f"effect-{whole}"))
    ]
    return reading.BookCards(cards, about, name, does, [*line.rules])


def drawn(game: Game, picture: Picture) -> reading.BookPicture:
    position = scenario_named(game, picture.scenario)
    views = []
    for state in kept.shown(game, picture):
        view = view_with(game, state, picture.seat, (), ())
        view.hold_still()
        views.append(view)
    names = [NAMES[seat % len(NAMES)] for seat in range(position.players)]
    options = values_of(game, position.players, position.options)
    return reading.BookPicture(views, names, options)
