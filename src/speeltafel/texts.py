"""Texts: the messages of a game, and of the table, in Dutch and English."""

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from speeltafel.engine.errors import BadInput
from speeltafel.engine.events import UNSEEN, Event
from speeltafel.engine.game import Game
from speeltafel.engine.moves import NOTHING, Refusal
from speeltafel.engine.view import Said

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("nl", "en")
COMMON = Path(__file__).parent / "text"
"""The messages that belong to no game."""

START = re.compile(r"^(?=[a-zA-Z#-])", re.MULTILINE)
"""Where a message or a comment starts: whatever goes on with one starts otherwise."""
NAME = re.compile(r"-?[a-zA-Z][\w-]*")
WORDS = re.compile(r"[a-zA-Z][\w-]* *= *([^\s{}][^{}\n]*?) *\n*")
"""A message of one line that is just words: it is plain to see without a parser."""

MARKS = 4
"""So many marks may stand above and below a letter: no language has more."""

NameOf = Callable[[int], str]


def shown(text: str, instead: Callable[[str], str] = ascii) -> str:
    """A text of others as it may be shown: nothing steers what shows it, nor covers its neighbours.

    What cannot be printed is written out, or stands as `instead` has it.
    """
    kept, marks = [], 0
    for c in text:
        kind = unicodedata.category(c)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= MARKS:
            kept.append(c if c.isprintable() or kind == "Zs" else instead(c).strip("'"))
    return "".join(kept)


class Texts:
    """The messages of one game in one language, over those that every table shares.

    A client adds the folder with messages of its own. A message is read when it is first asked for,
    and what formats messages is loaded with the first that is not just words: a game has far more
    messages than anybody reads at once.
    """

    def __init__(self, game: Game, language: str, *more: Path) -> None:
        self.game = game
        self.language = language
        self.written: dict[str, str] = {}
        for folder in (*more[::-1], game.folder / "text", COMMON):  # the later goes first
            self.written |= written_in(folder / f"{language}.ftl")
        self.words: dict[str, str] = {}
        """The messages that are just words, once they were asked for."""

    @cached_property
    def bundle(self) -> "FluentBundle":
        """The messages that are not."""
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False)

    def has(self, name: str) -> bool:
        if name in self.words:
            return True
        if name not in self.written:
            return False
        if just := WORDS.fullmatch(self.written[name]):
            self.words[name] = just[1]
            return True
        if not self.bundle.has_message(name):
            self.put_in_bundle(name)
        return self.bundle.has_message(name)

    def put_in_bundle(self, name: str) -> None:
        """A message, and all that it may refer to."""
        from fluent.runtime import FluentResource

        names = [name]
        for one in names:  # and what these refer to
            mentioned = dict.fromkeys(NAME.findall(self.written[one]))
            names += [n for n in mentioned if n in self.written and n not in names]
        self.bundle.add_resource(FluentResource("".join([self.written[one] for one in names])))

    def __call__(self, name: str, /, **facts: object) -> str:
        """A message by name; a missing message or fact is a mistake of ours."""
        if not self.has(name):
            raise KeyError(f"{self.game.id} has no text {name!r} in {self.language!r}")
        if name in self.words:
            return self.words[name]
        pattern = self.bundle.get_message(name).value
        if pattern is None:
            raise KeyError(f"the text {name!r} of {self.game.id} is empty in {self.language!r}")
        text, errors = self.bundle.format_pattern(pattern, dict(facts))
        if errors:
            raise KeyError(f"the text {name!r} of {self.game.id}: {errors[0]}")
        return str(text)

    def card(self, card: int) -> str:
        """A card by its name; one of several parts, like `crime-b2`, by the names of its parts."""
        name = self.game.notation.names[card]
        if self.has(f"card-{name}"):
            return self(f"card-{name}")
        return " ".join(self(f"card-{part}") for part in name.split("-"))

    def cards(self, cards: tuple[int, ...]) -> str:
        """Several cards as a list in words."""
        names = [self.card(card) for card in cards]
        if len(names) < 2:
            return "".join(names)
        return self("list-and", first=", ".join(names[:-1]), last=names[-1])

    def facts(
        self, facts: Mapping[str, int], name_of: NameOf, named: Sequence[str] = ()
    ) -> dict[str, object]:
        """Facts as messages want them: cards and seats by their names, `named` by its text."""
        shown: dict[str, object] = {}
        for key, value in facts.items():
            if key.startswith("card"):
                shown[key] = self.card(value)
            elif key == "seat":
                shown["player"] = name_of(value)
            elif key == "named":
                shown[key] = text_at(named, value)
            else:
                shown[key] = value
        return shown

    def say(self, said: Said, name_of: NameOf = str, named: Sequence[str] = ()) -> str:
        return self(said.id, **self.facts(said.facts, name_of, named))

    def event(self, event: Event, viewer: int, name_of: NameOf, named: Sequence[str] = ()) -> str:
        """What happened, as this viewer is told it; empty where it goes without saying."""
        seen = UNSEEN not in event.cards
        sentence = self(
            f"event-{event.kind}",
            player=name_of(event.seat) if event.seat >= 0 else "",
            you="yes" if event.seat == viewer else "no",
            seen="yes" if seen else "no",
            cards=self.cards(event.cards) if seen else "",
            count=len(event.cards),
            number=event.number if event.number != NOTHING else 0,
            named=text_at(named, event.number),
            other=name_of(event.number) if 0 <= event.number < self.game.seats[-1] else "",
            toyou="yes" if event.number == viewer else "no",
        )
        return sentence[:1].upper() + sentence[1:]

    def refusal(self, refusal: Refusal, name_of: NameOf = str) -> str:
        """Why a move was refused: what is wrong with it, then the rule's own sentence."""
        reason = self(f"refused-{refusal.reason}", **self.facts(refusal.facts, name_of))
        return f"{reason} [{refusal.rule}] {self.rule(refusal.rule)}"

    def bad_input(self, error: BadInput) -> str:
        """What is wrong with what was given; in English where only that is known."""
        if not self.has(error.why):
            return str(error)
        facts: dict[str, object] = {**error.facts}
        if "option" in facts:
            facts["option"] = self(f"option-{facts['option']}")
        return self(error.why, **facts)

    def rule(self, rule: str) -> str:
        return self(f"rule-{rule}")


def named_texts(game: Game, options: Mapping[str, object]) -> list[str]:
    """The texts that the people at a table have given by the game's option of kind names."""
    for option in game.options.all:
        value = options.get(option.name)
        if option.kind == "names" and isinstance(value, list):
            return [str(text) for text in value]
    return []


def text_at(named: Sequence[str], number: int) -> str:
    """A text by its number, from 0; where there is none, its place in the row."""
    return named[number] if 0 <= number < len(named) else str(number + 1)


@cache
def texts(game: Game, language: str, *more: Path) -> Texts:
    """The texts of a game in a language, and those of further folders, loaded once."""
    if language not in LANGUAGES:
        raise BadInput(f"there is no language {language!r}; languages: {', '.join(LANGUAGES)}")
    return Texts(game, language, *more)


def written_in(path: Path) -> dict[str, str]:
    """The messages and terms of a file by name, as they are written."""
    found: dict[str, str] = {}
    for part in START.split(path.read_text("utf-8")):
        if name := NAME.match(part):
            found.setdefault(name[0], part)
    return found


def message_ids(path: Path) -> list[str]:
    """The names of all messages of a text file; ValueError for what is no Fluent, or is twice."""
    from fluent.syntax import FluentParser, ast

    resource = FluentParser().parse(path.read_text("utf-8"))
    junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    if junk:
        raise ValueError(f"{path.name}: not understood: {junk[0].content!r}")
    names = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
    twice = [name for number, name in enumerate(names) if name in names[:number]]
    if twice:
        raise ValueError(f"{path.name}: {twice[0]} is there twice")
    return names
