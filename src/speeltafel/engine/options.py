"""Options: the switches of a game, as typed data."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
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
class PerSeat(Option):
    """A number for each seat, 0 where there is none; as text `1988,0,2005`."""

    least: int = 0
    most: int = 0
    example: int = 0
    personal: bool = False
    shown: bool = False

    kind = "per seat"
    commas = True

    def read(self, value: object, players: int) -> list[int]:
        if isinstance(value, str):
            value = [part.strip() or "0" for part in value.split(",")] if value else []
        if not isinstance(value, list | tuple):
            raise self.refuse(value)
        if not value:
            return [0] * players
        numbers = [whole_number(part) for part in value]
        if len(numbers) != players:
            sentence = f"option {self.name} has {len(numbers)} numbers for {players} players"
            facts = {"count": len(numbers), "players": players}
            raise self.bad(sentence, "wrong-per-seat-count", facts)
        for number in numbers:
            if number is None or not (number == 0 or self.least <= number <= self.most):
                raise self.refuse(value)
        return [number or 0 for number in numbers]

    def allowed(self) -> str:
        return f"for each seat 0 or a whole number from {self.least} to {self.most}"

    def values_in_short(self) -> str:
        return f"0 | {self.least}–{self.most}, …"

    def samples(self, players: int) -> list[object]:
        return [[], [self.example] * players]

    def describe(self) -> dict[str, object]:
        return {**super().describe(), "least": self.least, "most": self.most}


@dataclass(frozen=True)
class Several(Option):
    """How many of each thing, in the things' order; as text `staf,crime:2`, `all` or `none`."""

    copies: tuple[tuple[str, int], ...] = ()
    """The things, each with how many there are."""
    times: int = 1
    """How many times as many there may be; a thing that is only named is there as often as that
    once."""

    kind = "several"
    commas = True

    def read(self, value: object, players: int) -> list[int]:
        if isinstance(value, str):
            value = self.named(value)
        if isinstance(value, Mapping):
            value = [f"{key}:{number}" for key, number in value.items()]
        if isinstance(value, set | frozenset):
            value = sorted(value, key=str)
        if isinstance(value, list | tuple) and all(isinstance(part, str) for part in value):
            value = self.named(",".join(map(str, value)))
        if not isinstance(value, list | tuple) or len(value) != len(self.copies):
            raise self.refuse(value)
        numbers = [whole_number(part) for part in value]
        for number, (_, most) in zip(numbers, self.copies, strict=True):
            if number is None or not 0 <= number <= most * self.times:
                raise self.refuse(value)
        return [number or 0 for number in numbers]

    def named(self, text: str) -> list[int | None]:
        if text in ("", "none"):
            return [0 for _ in self.copies]
        if text == "all":
            return [most for _, most in self.copies]
        wanted: dict[str, int | None] = {}
        for part in text.split(","):
            key, _, number = part.strip().partition(":")
            if key not in dict(self.copies):
                raise self.refuse(text)
            wanted[key] = whole_number(number) if number else dict(self.copies)[key]
        return [wanted.get(key, 0) for key, _ in self.copies]

    def allowed(self) -> str:
        return f"all, none, or some of {', '.join(key for key, _ in self.copies)} (like key:2)"

    def values_in_short(self) -> str:
        return "all | none | " + ",".join(
            key if most * self.times == 1 else f"{key}:{most * self.times}"
            for key, most in self.copies
        )

    def samples(self, players: int) -> list[object]:
        """All, every other thing, and the rest; each thing alone is for the game's own tests."""
        every = [most for _, most in self.copies]
        even = [most * (at % 2 == 0) for at, most in enumerate(every)]
        odd = [most - kept for most, kept in zip(every, even, strict=True)]
        return [[0] * len(every), every, even, odd]

    def describe(self) -> dict[str, object]:
        values = [key for key, _ in self.copies]
        copies = [most * self.times for _, most in self.copies]
        return {**super().describe(), "values": values, "copies": copies}


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


@dataclass(frozen=True)
class Names(Option):
    """Short texts that the table makes up itself, in its own order; as text `book;ball`."""

    most: int = 60
    longest: int = 40

    kind = "names"

    def read(self, value: object, players: int) -> list[str]:
        if isinstance(value, str):
            value = value.split(";") if value.strip() else []
        if not isinstance(value, list | tuple) or len(value) > self.most:
            raise self.refuse(value)
        names = [self.name_in(part) for part in value]
        if len(set(names)) != len(names):
            raise self.refuse(value)
        return names

    def name_in(self, part: object) -> str:
        name = " ".join(part.split()) if isinstance(part, str) else ""
        if not 0 < len(name) <= self.longest or not name.isprintable() or ";" in name:
            raise self.refuse(part)
        return name

    def allowed(self) -> str:
        return f"up to {self.most} names of up to {self.longest} characters, separated by ;"

    def values_in_short(self) -> str:
        return "…; …"

    def samples(self, players: int) -> list[object]:
        return [[], ["een", "twee", "drie"], [f"nr. {n}" for n in range(1, 13)]]

    def describe(self) -> dict[str, object]:
        return {**super().describe(), "most": self.most, "longest": self.longest}


@dataclass(frozen=True)
class Numbers(Option):
    """Any number of whole numbers; as text `0,2,1`."""

    least: int = 0
    most: int = 0
    longest: int = 60

    kind = "numbers"

    def read(self, value: object, players: int) -> list[int]:
        if isinstance(value, str):
            value = value.split(",") if value.strip() else []
        if not isinstance(value, list | tuple) or len(value) > self.longest:
            raise self.refuse(value)
        found = []
        for part in value:
            number = whole_number(part.strip() if isinstance(part, str) else part)
            if number is None or not self.least <= number <= self.most:
                raise self.refuse(value)
            found.append(number)
        return found

    def allowed(self) -> str:
        return f"up to {self.longest} whole numbers from {self.least} to {self.most}"

    def values_in_short(self) -> str:
        return f"{self.least}–{self.most}, …"

    def samples(self, players: int) -> list[object]:
        return [[], [self.least, self.least + 1]]

    def describe(self) -> dict[str, object]:
        return {**super().describe(), "least": self.least, "most": self.most}


@dataclass(frozen=True)
class Carried(Numbers):
    """Numbers that a game hands on to the next one."""

    carried = True


def whole_number(value: object) -> int | None:
    if isinstance(value, str) and value.removeprefix("-").isdecimal() and len(value) < 10:
        return int(value)
    return value if isinstance(value, int) and not isinstance(value, bool) else None


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

    def named(self, name: str) -> Option:
        return next(option for option in self.all if option.name == name)

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
