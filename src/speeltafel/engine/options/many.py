"""Options with many values: for each seat, of each thing, as many as people like."""

from collections.abc import Mapping
from dataclasses import dataclass

from speeltafel.engine.options.option import Option, whole_number


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
