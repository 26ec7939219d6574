"""Options with one value: on or off, a word, a number, a span."""

from dataclasses import dataclass

from speeltafel.engine.options.option import Option, whole_number


@dataclass(frozen=True)
class Flag(Option):
    """On or off."""

    kind = "flag"

    def read(self, value: object, players: int) -> bool:
        if isinstance(value, str):
            value = {"true": True, "on": True, "false": False, "off": False}.get(value, value)
        if not isinstance(value, bool):
            raise self.refuse(value)
        return value

    def allowed(self) -> str:
        return "true or false"

    def values_in_short(self) -> str:
        return "true | false"

    def samples(self, players: int) -> list[object]:
        return [True, False]


@dataclass(frozen=True)
class Choice(Option):
    """One of a few words."""

    values: tuple[str, ...] = ()

    kind = "choice"

    def read(self, value: object, players: int) -> str:
        word = str(value)
        if isinstance(value, bool) or word not in self.values:
            raise self.refuse(value)
        return word

    def allowed(self) -> str:
        return "one of " + ", ".join(self.values)

    def values_in_short(self) -> str:
        return " | ".join(self.values)

    def samples(self, players: int) -> list[object]:
        return list(self.values)

    def describe(self) -> dict[str, object]:
        return {**super().describe(), "values": list(self.values)}


@dataclass(frozen=True)
class Number(Option):
    """A whole number in a range."""

    least: int = 0
    most: int = 0
    tried: tuple[int, ...] = ()
    """Values worth testing, where the extremes make a game too long for that."""

    kind = "number"

    def read(self, value: object, players: int) -> int:
        number = whole_number(value)
        if number is None or not self.least <= number <= self.most:
            raise self.refuse(value)
        return number

    def allowed(self) -> str:
        return f"a whole number from {self.least} to {self.most}"

    def values_in_short(self) -> str:
        return f"{self.least}–{self.most}"

    def samples(self, players: int) -> list[object]:
        return [*(self.tried or (self.least, self.default, self.most))]

    def describe(self) -> dict[str, object]:
        return {**super().describe(), "least": self.least, "most": self.most}


@dataclass(frozen=True)
class Span(Option):
    """Two numbers, the lower first; as text `3-36`."""

    least: int = 0
    most: int = 0

    kind = "span"

    def read(self, value: object, players: int) -> list[int]:
        if isinstance(value, str):
            value = value.split("-")
        if not isinstance(value, list | tuple) or len(value) != 2:
            raise self.refuse(value)
        low, high = whole_number(value[0]), whole_number(value[1])
        if low is None or high is None or not self.least <= low <= high <= self.most:
            raise self.refuse(value)
        return [low, high]

    def allowed(self) -> str:
        return f"two whole numbers from {self.least} to {self.most}, like {self.least}-{self.most}"

    def values_in_short(self) -> str:
        return f"{self.least}-{self.most}"

    def samples(self, players: int) -> list[object]:
        return [self.default, [self.least, self.least], [self.most, self.most]]

    def describe(self) -> dict[str, object]:
        return {**super().describe(), "least": self.least, "most": self.most}
