"""All options of a game together, and what does not go together."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from speeltafel.engine.errors import BadInput
from speeltafel.engine.options.option import Option


@dataclass(frozen=True)
class Exclusion:
    """Options that do not go together: the rule, the sentence, and when it strikes."""

    rule: str
    sentence: str
    strikes: Callable[[Mapping[str, object], int], bool]


@dataclass(frozen=True)
class Options:
    """All options of a game, in the order in which they are shown."""

    all: tuple[Option, ...]
    exclusions: tuple[Exclusion, ...] = ()
    expansions: tuple[str, ...] = ()
    """What adds something to the game, by name: a form offers it first."""
    needs: Mapping[str, str] = field(default_factory=dict)
    """By name: the option without which this one does nothing, if need be with its value.

    A flag has to be on, of several things there has to be one, a choice must not be the usual one.
    """
    presets: Mapping[str, Mapping[str, object]] = field(default_factory=dict)
    """Values that go well together, under the name of a message `preset-<name>`."""

    def named(self, name: str) -> Option:
        return next(option for option in self.all if option.name == name)

    def is_met(self, need: str, values: Mapping[str, object]) -> bool:
        """Whether something does anything that needs this, or one of several parted by `|`."""
        return not need or any(self.is_on(one, values) for one in need.split("|"))

    def is_on(self, needed: str, values: Mapping[str, object]) -> bool:
        name, equals, wanted = needed.partition("=")
        option, value = self.named(name), values[name]
        if equals:
            return str(value) == wanted
        if isinstance(value, list):
            return any(value)
        return value != option.default if option.kind == "choice" else bool(value)

    @property
    def personal(self) -> tuple[str, ...]:
        """The names of the options that each person settles alone."""
        return tuple(option.name for option in self.all if option.personal)

    @property
    def private(self) -> tuple[str, ...]:
        """The names of those whose values nobody else gets to see."""
        return tuple(option.name for option in self.all if option.personal and not option.shown)

    def read(self, given: Mapping[str, object], players: int) -> dict[str, object]:
        """Every option's value; BadInput for an unknown name, a bad value or a contradiction."""
        names = [option.name for option in self.all]
        for name in given:
            if name not in names:
                known = ", ".join(names)
                raise BadInput(
                    f"there is no option {name!r}; options: {known}",
                    why="wrong-option",
                    facts={"name": name[:60], "names": known},
                )
        values = {
            option.name: option.read(given.get(option.name, option.default), players)
            for option in self.all
        }
        for exclusion in self.exclusions:
            if exclusion.strikes(values, players):
                raise BadInput(exclusion.sentence, exclusion.rule)
        return values
