"""What the client says: the game's texts and its own, in the language of the moment."""

from collections.abc import Sequence
from pathlib import Path

from speeltafel.engine.events import Event
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Refusal
from speeltafel.engine.options import Option
from speeltafel.engine.view import Said
from speeltafel.texts import LANGUAGES, texts

FOLDER = Path(__file__).parent / "text"
BOT_NAMES = 9
"""So many bots have a name of their own."""


class Voice:
    """One language for one game, spoken to the person in one seat."""

    def __init__(self, game: Game, language: str, seat: int, named: Sequence[str] = ()) -> None:
        self.game = game
        self.language = language
        self.seat = seat
        self.named = named
        """The texts that the people at the table have given."""
        self.texts = texts(game, language, FOLDER)

    def __call__(self, name: str, **facts: object) -> str:
        """A message of the client itself."""
        return self.texts(f"ui-{name}", **facts)

    def other(self) -> "Voice":
        """The same in the next language."""
        at = LANGUAGES.index(self.language) + 1
        return Voice(self.game, LANGUAGES[at % len(LANGUAGES)], self.seat, self.named)

    def player(self, seat: int) -> str:
        if seat == self.seat:
            return self("you")
        bot = seat + 1 if seat < self.seat else seat
        return self(f"bot-{bot}") if bot <= BOT_NAMES else self("bot-more", number=bot)

    def players(self, seats: tuple[int, ...]) -> str:
        names = [self.player(seat) for seat in seats]
        if len(names) < 2:
            return "".join(names)
        return self.texts("list-and", first=", ".join(names[:-1]), last=names[-1])

    def score(self, unit: str, count: int) -> str:
        """What a seat has: points, or what the view counts instead."""
        return self.texts(unit, count=count) if unit else self("points", count=count)

    def say(self, said: Said) -> str:
        return self.texts.say(said, self.player, self.named)

    def event(self, event: Event) -> str:
        return self.texts.event(event, self.seat, self.player, self.named)

    def refusal(self, refusal: Refusal) -> str:
        return self.texts.refusal(refusal, self.player)

    def option(self, option: Option, value: object) -> str:
        """An option and the value it has at this table."""
        title = self.texts(f"option-{option.name}")
        return self("option", title=title, value=self.value(option, value))

    def value(self, option: Option, value: object) -> str:
        if isinstance(value, bool):
            return self("on") if value else self("off")
        if isinstance(value, list):
            return ", ".join(str(item) for item in value)
        name = f"option-{option.name}-{value}"
        return self.texts(name) if self.texts.has(name) else str(value)
