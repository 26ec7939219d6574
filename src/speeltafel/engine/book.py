"""The readable part of a rulebook, as data in a game's folder.

`book/book.toml` says in which order a game is explained, `book/<language>.ftl` has the sentences:

    cover = "z8 r5 z9"            the cards on the first picture

    [[parts]]
    say = "turn-1"                the text `book-turn-1`; what is before the number is its heading
    rules = ["12-SUM-01"]         the rules that it tells in short
    picture = { scenario = "play/a-trick", after = 3, seat = "C", until = 5 }

    [[cards]]
    cards = "hj cj sj dj"         the cards that one line of the table is about
    say = "jack"                  `book-card-jack` is their name, `book-does-jack` what they do
    rules = ["PE-JACK-01"]

    [[expansions]]
    option = "jumpIn"             what it adds: `book-expansion-jumpIn`; rules, picture as above
    brings.joker = ["BS-PP-02"]   a card, or whatever else has an `effect-`, that comes with it

    [[questions]]
    say = "first-card"            `book-ask-first-card` and `book-answer-first-card`
    rules = ["PE-AMB-02"]

    [things]
    zone-pot = ["PE-PLAY-02"]     the rules of whatever a table shows or offers, by its message;
    verb-draw = ["PE-PLAY-02"]    of a button by the verb of its move

A picture is the position of a scenario after so many of its moves, as a seat sees it; with `until`
the moves up to there can be watched. A line about cards that says nothing has the name of its first
card, and that card's `effect-`.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move
from speeltafel.engine.positions import LETTERS, ScenarioFailed
from speeltafel.engine.scenario import Scenario, opening, scenario_named, step
from speeltafel.engine.state import State

KINDS = ("about", "aim", "setup", "turn", "score", "end")
"""What a game is explained by, in this order."""


@dataclass(frozen=True)
class Picture:
    """A position of a scenario, as a seat sees it, and how many moves can be watched from there."""

    scenario: str
    seat: int = 0
    after: int = 0
    until: int = 0


@dataclass(frozen=True)
class Paragraph:
    """A paragraph, the rules that it tells in short, and what there is to see."""

    say: str
    rules: tuple[str, ...] = ()
    picture: Picture | None = None
    brings: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What comes with an expansion, by the name of its effect, and the rules of it."""

    @property
    def kind(self) -> str:
        return self.say.partition("-")[0]

    @property
    def option(self) -> str:
        """Of what is told of an expansion: the option that it is about."""
        return self.say.partition("-")[2]


@dataclass(frozen=True)
class CardLine:
    """What some cards do."""

    cards: tuple[str, ...]
    say: str = ""
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Asking:
    """What people ask, and the rules that say it."""

    say: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Book:
    cover: tuple[str, ...]
    parts: tuple[Paragraph, ...]
    cards: tuple[CardLine, ...] = ()
    expansions: tuple[Paragraph, ...] = ()
    questions: tuple[Asking, ...] = ()
    things: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The rules of what a table shows or offers."""

    @property
    def paragraphs(self) -> tuple[Paragraph, ...]:
        """Of the base game, then of the expansions."""
        return (*self.parts, *self.expansions)

    def texts(self) -> list[str]:
        """The names of its messages."""
        said = [f"book-{part.say}" for part in self.paragraphs]
        told = [line.say for line in self.cards if line.say]
        asked = [one.say for one in self.questions]
        return [
            *said,
            *[f"book-{what}-{say}" for say in told for what in ("card", "does")],
            *[f"book-{what}-{say}" for say in asked for what in ("ask", "answer")],
        ]


def book_of(game: Game) -> Book | None:
    """A game need not have one."""
    path = game.folder / "book" / "book.toml"
    if not path.is_file():
        return None
    data = tomllib.loads(path.read_text("utf-8"))
    parts = tuple([read_part(body) for body in data["parts"]])
    lines = tuple([read_line(**body) for body in data.get("cards", ())])
    more = tuple([read_expansion(**body) for body in data.get("expansions", ())])
    asked = tuple([read_question(**body) for body in data.get("questions", ())])
    things = read_rules(data.get("things", {}))
    return Book(tuple(data["cover"].split()), parts, lines, more, asked, things)


def read_rules(body: dict[str, list[str]]) -> dict[str, tuple[str, ...]]:
    return {name: tuple(rules) for name, rules in body.items()}


def read_expansion(option: str, **body: Any) -> Paragraph:
    return read_part({"say": f"expansion-{option}", **body})


def read_question(say: str, rules: list[str]) -> Asking:
    return Asking(say, tuple(rules))


def read_part(body: dict[str, Any]) -> Paragraph:
    picture = body.get("picture")
    return Paragraph(
        body["say"],
        tuple(body.get("rules", ())),
        read_picture(**picture) if picture else None,
        read_rules(body.get("brings", {})),
    )


def read_picture(scenario: str, seat: str = "A", after: int = 0, until: int = 0) -> Picture:
    return Picture(scenario, LETTERS.index(seat), after, max(after, until))


def read_line(cards: str, say: str = "", rules: tuple[str, ...] = ()) -> CardLine:
    return CardLine(tuple(cards.split()), say, tuple(rules))


def is_about(line: CardLine, name: str) -> bool:
    """Whether a line tells of a card, also of one with further signs."""
    return any(is_named(one, name) for one in line.cards)


def is_named(one: str, name: str) -> bool:
    """Whether a card's name begins with that of another: `p1-s` is a `p1`."""
    return name == one or name.startswith(f"{one}-")


def shown(game: Game, picture: Picture) -> Iterator[State]:
    """The position of a picture, and those that can be watched from there."""
    states = [*positions(game, scenario_named(game, picture.scenario))]
    if picture.until >= len(states):
        raise ScenarioFailed(f"{picture.scenario} has only {len(states) - 1} moves")
    yield from states[picture.after : picture.until + 1]


def positions(game: Game, scenario: Scenario) -> Iterator[State]:
    """The table at the beginning of a scenario and after each of its moves."""
    state = opening(game, scenario)
    happened = state.take_events()
    made: list[State] = []

    def note(before: State, _seat: int, _move: Move) -> None:
        made.append(before)

    for line in scenario.steps:
        happened = step(state, line, happened, note)
    yield from made
    yield state
