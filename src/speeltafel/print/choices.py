"""What may be chosen of a printed game, read from words as people type them."""

from dataclasses import dataclass

from speeltafel.engine.components import Box, Component
from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.texts import LANGUAGES

PAPERS = {"a4": (210.0, 297.0), "a3": (297.0, 420.0), "letter": (215.9, 279.4)}
"""Each paper upright, in millimetres."""
CARDS = {"large": 1.0, "small": 0.7}
BACKS = ("none", "long", "short")
INKS = ("full", "thrifty")
PARTS = ("sheets", "rules", "score")
ALL = "all"


@dataclass(frozen=True)
class Wishes:
    """How a game is to be printed, as people say it."""

    language: str = "nl"
    paper: str = "a4"
    players: int = 0
    """For so many; 0: for as few as may play."""
    expansions: str = ""
    """By name, parted by commas, or `all`."""
    cards: str = "large"
    backs: str = "none"
    ink: str = "full"
    parts: str = ALL
    """Sheets, rules and score, parted by commas, or all of it."""


@dataclass(frozen=True)
class Choices:
    """How a game is printed: what can be."""

    language: str
    paper: str
    players: int
    expansions: tuple[str, ...]
    cards: str
    backs: str
    ink: str
    parts: tuple[str, ...]


def choices_of(game: Game, words: Wishes) -> Choices:
    """What was said, read; BadInput where it cannot be."""
    for what, value, known in (
        ("lang", words.language, LANGUAGES),
        ("paper", words.paper, tuple(PAPERS)),
        ("cards", words.cards, tuple(CARDS)),
        ("backs", words.backs, BACKS),
        ("ink", words.ink, INKS),
    ):
        if value not in known:
            raise BadInput(f"{what} is one of {', '.join(known)}, not {value!r}")
    players = words.players or game.seats[0]
    game.setup(players, {})
    sets = chosen_sets(game, words.expansions)
    parts = tuple(part.strip() for part in words.parts.split(","))
    if words.parts == ALL:
        parts = PARTS
    if not {*parts} <= {*PARTS}:
        raise BadInput(f"parts are some of {', '.join(PARTS)}, or all, not {words.parts!r}")
    return Choices(
        words.language, words.paper, players, sets, words.cards, words.backs, words.ink, parts
    )


def box_of(game: Game) -> Box:
    """What lies in the game's box; without one of its own, the cards as they are dealt."""
    return game.box or Box(lambda players: dealt_cards(game, players))


def dealt_cards(game: Game, players: int) -> list[Component]:
    counts = game.setup(players, {}).counts
    return [
        Component(name, counts[card], card=card, face=face, picture=face.picture)
        for card, (name, face) in enumerate(zip(game.notation.names, game.faces, strict=True))
        if counts[card]
    ]


def chosen_sets(game: Game, words: str) -> tuple[str, ...]:
    """Expansions by name, parted by commas, or all of them."""
    there = tuple(box_of(game).sets)
    if words == ALL:
        return there
    named = tuple(word.strip() for word in words.split(",") if word.strip())
    for name in named:
        if name not in there:
            known = ", ".join(there) or "none"
            raise BadInput(f"{game.id} has no expansion {name!r} to print; there are: {known}")
    return tuple(name for name in there if name in named)


def chosen_components(game: Game, choices: Choices) -> list[Component]:
    """What is printed: of the game itself, then of each expansion."""
    found = box_of(game).components(choices.players)
    order = ("", *choices.expansions)
    return sorted(
        [one for one in found if one.set in order and one.copies],
        key=lambda one: order.index(one.set),
    )
