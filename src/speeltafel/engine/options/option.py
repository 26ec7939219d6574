"""What every option has: a name, a default, the group it is shown in and the rules it changes."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass

from speeltafel.engine.errors import BadInput


@dataclass(frozen=True)
class Option(ABC):
    """A name, a default, the group it is shown in and the rules it changes."""

    name: str
    default: object
    group: str
    rules: tuple[str, ...]

    kind = "option"
    carried = False
    """Whether only a finished game sets it, for the next one at the table: no form asks for it."""
    personal = False
    """Whether each person gives a value of their own, which is nobody else's business."""
    shown = False
    """Whether others may see it all the same: its owner agrees by giving it."""
    commas = False
    """Whether a value's text may hold commas, so that they cannot part values from each other."""

    @abstractmethod
    def read(self, value: object, players: int) -> object:
        """The typed value, or BadInput."""

    @abstractmethod
    def allowed(self) -> str:
        """The values it takes, in words."""

    @abstractmethod
    def values_in_short(self) -> str:
        """The values it takes, without words of any language."""

    @abstractmethod
    def samples(self, players: int) -> list[object]:
        """Values worth testing."""

    def describe(self) -> dict[str, object]:
        """Plain data for forms and for `speeltafel games --json`."""
        return {
            "name": self.name,
            "kind": self.kind,
            "default": self.default,
            "group": self.group,
            "rules": list(self.rules),
            "carried": self.carried,
            "personal": self.personal,
            "shown": self.shown,
        }

    def refuse(self, value: object) -> BadInput:
        sentence = f"option {self.name} takes {self.allowed()}, not {value!r}"
        return self.bad(
            sentence, f"wrong-{self.kind.replace(' ', '-')}", {"value": str(value)[:60]}
        )

    def bad(self, sentence: str, why: str, more: Mapping[str, str | int]) -> BadInput:
        facts: dict[str, str | int] = {"option": self.name, **more}
        for key, known in self.describe().items():
            if key in ("least", "most", "longest") and isinstance(known, int):
                facts[key] = known
            if key == "values" and isinstance(known, list):
                facts[key] = ", ".join(known)
        return BadInput(sentence, self.rules[-1] if self.rules else "", why, facts)


def whole_number(value: object) -> int | None:
    if isinstance(value, str) and value.removeprefix("-").isdecimal() and len(value) < 10:
        return int(value)
    return value if isinstance(value, int) and not isinstance(value, bool) else None
