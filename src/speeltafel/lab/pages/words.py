"""The lab's words and numbers in a language."""

import math
from collections.abc import Mapping, Sequence
from pathlib import Path

from speeltafel.engine.game import Game
from speeltafel.engine.options import Choice
from speeltafel.engine.patching import PATCHED
from speeltafel.lab.counting.figures import Estimate
from speeltafel.lab.studies.skill import OVER
from speeltafel.lab.studies.variants import PLAYERS
from speeltafel.texts import texts

TEXT = Path(__file__).parent / "text"
SPACE = "\N{NARROW NO-BREAK SPACE}"
MINUS = "\N{MINUS SIGN}"
DASH = "–"


class Words:
    """Says things about a game in a language: texts, numbers, options, events."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.text = texts(game, language, TEXT)

    def __call__(self, name: str, /, **facts: object) -> str:
        return self.text(f"lab-{name}", **facts)

    @property
    def game_name(self) -> str:
        """What the game is called, with the patch that was played, if there is one."""
        name, (_, plus, patch) = self.text("game-name"), self.game.version.partition(PATCHED)
        return f"{name} + {patch}" if plus else name

    def level(self, level: str) -> str:
        above, over, below = level.partition(OVER)
        if over:
            return self("skill-row", level=self.level(above), below=self.level(below))
        name = f"lab-level-{level}"
        return self.text(name) if self.text.has(name) else level

    def figure(self, name: str, part: str) -> str:
        """What a game's own figure, or one part of it, is called."""
        for own in (f"figure-{name}-{part}", f"figure-{name}"):
            if self.text.has(own):
                return self.text(own, part=part)
        return f"{name} {part}".strip().replace("_", " ")

    def number(self, value: float, digits: int | None = None) -> str:
        """A number with as many decimals as are worth reading."""
        if math.isnan(value):
            return DASH
        if digits is None:
            size = abs(value)
            digits = 0 if size >= 1000 else 1 if size >= 10 else 2
        shown = f"{abs(value):,.{digits}f}"
        if self.language == "nl":
            shown = shown.translate({ord(","): ".", ord("."): ","})
        minus = value < 0 and any(digit in shown for digit in "123456789")
        return MINUS + shown if minus else shown

    def whole(self, value: float) -> str:
        return self.number(value, 0)

    def share(self, value: float) -> str:
        if math.isnan(value):
            return DASH
        digits = 2 if 0 < abs(value) < 0.001 else 1
        return f"{self.number(100 * value, digits)}{SPACE}%"

    def between(self, estimate: Estimate, shares: bool) -> str:
        say = self.share if shares else self.number
        if math.isnan(estimate.low):
            return DASH
        return f"{say(estimate.low)} {DASH} {say(estimate.high)}"

    def bounded(self, estimate: Estimate, shares: bool) -> str:
        """A figure with its bounds, where there are any."""
        shown = (self.share if shares else self.number)(estimate.value)
        bounds = "" if math.isnan(estimate.low) else f" ({self.between(estimate, shares)})"
        return shown + bounds

    def numbers(self, some: Sequence[int]) -> str:
        return ", ".join(map(str, some))

    def option(self, name: str) -> str:
        """What an option is called; how many play is an axis like an option."""
        return self(PLAYERS) if name == PLAYERS else self.text(f"option-{name}")

    def value(self, name: str, value: object) -> str:
        """An option's value."""
        if name == PLAYERS:
            return str(value)
        option = next(option for option in self.game.options.all if option.name == name)
        if isinstance(value, bool):
            return self("yes" if value else "no")
        if isinstance(option, Choice):
            return self.text(f"option-{name}-{value}")
        if isinstance(value, list | tuple):
            return ", ".join(map(str, value)) or DASH
        return str(value)

    def setting(self, options: Mapping[str, object]) -> str:
        """Some options with their values, as people say them."""
        return ", ".join(
            f"{self.option(name)}: {self.value(name, value)}" for name, value in options.items()
        )

    def kind(self, kind: str) -> str:
        """A kind of event in general, without a seat or a card: part of a sentence."""
        name = f"kind-{kind}"
        return self.text(name) if self.text.has(name) else kind.replace("-", " ").replace("_", " ")

    def verb(self, verb: str) -> str:
        """What a kind of move is called in general."""
        name = f"verb-{verb}"
        return self.text(name) if self.text.has(name) else verb

    def rule(self, rule: str) -> str:
        return self.text.rule(rule) if self.text.has(f"rule-{rule}") else rule

    def ending(self, rule: str) -> str:
        """How a game ends by this rule, in a few words where the game has them."""
        name = f"ending-{rule}"
        return self.text(name) if self.text.has(name) else self.rule(rule)

    def rules(self) -> dict[str, str]:
        return {rule: self.rule(rule) for rule in self.game.rules}
