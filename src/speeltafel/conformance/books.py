"""A book can be read: its sentences are there in every language, its rules and pictures exist."""

import re
from itertools import pairwise

from speeltafel.conformance.tried import Tried
from speeltafel.engine.book import KINDS, Book, book_of, is_about, is_named, shown
from speeltafel.engine.conformance import Nonconforming, require
from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.engine.positions import ScenarioFailed
from speeltafel.texts import LANGUAGES, message_ids, texts

THING = re.compile(r"(zone|fact|score|help|verb)-")
"""The messages of what can be pointed at."""
POINTS = "score-points"
"""What is pointed at where scores are points: the client names it for every game."""
NEEDED = {"about", "aim", "setup", "turn", "end"}
"""Without these nobody could play; not every game counts points."""


def check_book(game: Game, tried: Tried) -> None:
    """A game need not have one."""
    try:
        book = book_of(game)
        if book is None:
            return
        check_parts(game, book)
        check_pictures(game, book, tried)
        check_things(game, book, tried)
    except (ScenarioFailed, BadInput, KeyError, TypeError, ValueError) as error:
        raise Nonconforming(f"book: {error}") from None
    check_texts(game, book, tried)


def check_parts(game: Game, book: Book) -> None:
    kinds = [part.kind for part in book.parts]
    require({*kinds} >= NEEDED, "book", f"nothing about {sorted(NEEDED - {*kinds})}")
    require({*kinds} <= {*KINDS}, "book", f"unknown: {sorted({*kinds} - {*KINDS})[:3]}")
    order = [KINDS.index(kind) for kind in kinds]
    require(all(one <= other for one, other in pairwise(order)), "book", "another order")
    untold = {*game.options.expansions} - {part.option for part in book.expansions}
    require(not untold, "book", f"nothing about the expansion {sorted(untold)[:1]}")
    told = [part.rules for part in book.paragraphs] + [line.rules for line in book.cards]
    told += [one.rules for one in book.questions] + [*book.things.values()]
    told += [rules for part in book.expansions for rules in part.brings.values()]
    named = {rule for rules in told for rule in rules}
    require(named <= {*game.rules}, "book", f"no rule: {sorted(named - {*game.rules})[:3]}")
    for name in (*book.cover, *[name for line in book.cards for name in line.cards]):
        game.notation.read_card(name)
    silent = [name for name in game.notation.names if not is_told(book, name)]
    require(not book.cards or not silent, "book", f"nothing about the card {silent[:1]}")


def check_things(game: Game, book: Book, tried: Tried) -> None:
    """Whoever asks what something is gets its rules: of every place, fact and button."""
    if not book.things:
        return
    shown = [name for name in message_ids(game.folder / "text" / "en.ftl") if THING.match(name)]
    missing = [name for name in shown if name not in book.things]
    require(not missing, "book", f"no rules of {missing[:3]}")
    named = {*book.things} - {POINTS}
    unknown = [name for name in named if not texts(game, "en").has(name)]
    require(not unknown, "book", f"there is no {unknown[:3]}")
    tried.count("things", len(book.things))


def check_pictures(game: Game, book: Book, tried: Tried) -> None:
    for part in book.paragraphs:
        if part.picture:
            for state in shown(game, part.picture):
                game.view(state.seen_by(part.picture.seat))
            tried.count("pictures")


def is_told(book: Book, name: str) -> bool:
    """Whether a table of the book says what a card does: of the base game, or of an expansion."""
    brought = [one for part in book.expansions for one in part.brings]
    return any(is_about(line, name) for line in book.cards) or any(
        is_named(one, name) for one in brought
    )


def check_texts(game: Game, book: Book, tried: Tried) -> None:
    said = book.texts()
    require(len({*said}) == len(said), "book", "something is said twice")
    for language in LANGUAGES:
        path = game.folder / "book" / f"{language}.ftl"
        try:
            found = message_ids(path)
        except (OSError, ValueError) as error:
            raise Nonconforming(f"book: {error}") from None
        differing = {*found} ^ {*said}
        require(not differing, "book", f"{path.name}: {sorted(differing)[:3]} missing or unsaid")
        text = texts(game, language, path.parent)
        effects = [f"effect-{line.cards[0]}" for line in book.cards if not line.say]
        titles = [f"option-{part.option}" for part in book.expansions]
        effects += [f"effect-{one}" for part in book.expansions for one in part.brings]
        missing = [name for name in (*said, *effects, *titles) if not text.has(name)]
        require(not missing, "book", f"{missing[:3]} are missing")
    tried.count("texts", len(LANGUAGES) * len(said))
