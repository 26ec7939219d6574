"""What is counted of one game and of many: whole numbers only.

The facts of a game are whole numbers under names, so that they can be added in any order, on any
number of workers, with the same sum. A fact about something named is written `what:name`, like
`ending:ED-END-02`. Shares are counted in parts of WHOLE.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

WHOLE = 2520
"""A win; shared by so many as sit at any table it is still a whole number (a multiple of 1–10)."""

Facts = dict[str, int]


@dataclass
class Tally:
    """The facts of many games: their sums, the sums of their squares, and how some are spread."""

    games: int = 0
    sums: Counter[str] = field(default_factory=Counter)
    squares: Counter[str] = field(default_factory=Counter)
    products: Counter[str] = field(default_factory=Counter)
    """The sums of products of two facts, `one*other` (see `ratios`)."""
    spreads: dict[str, Counter[int]] = field(default_factory=dict)
    """How often each value of a thing came up."""

    def note(self, facts: Mapping[str, int]) -> None:
        """Count one more game."""
        self.games += 1
        sums, squares = self.sums, self.squares
        for name, value in facts.items():
            sums[name] += value
            squares[name] += value * value

    def note_spread(self, name: str, counts: Mapping[int, int]) -> None:
        self.spreads.setdefault(name, Counter()).update(counts)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.sums.update(other.sums)
        self.squares.update(other.squares)
        self.products.update(other.products)
        for name, counts in other.spreads.items():
            self.note_spread(name, counts)

    def named(self, what: str) -> dict[str, int]:
        """The sums of all facts `what:name`, by name."""
        start = f"{what}:"
        return {
            name.removeprefix(start): value
            for name, value in sorted(self.sums.items())
            if name.startswith(start)
        }

    def plain(self) -> dict[str, object]:
        """The same as plain data, to be kept in a file."""
        return {
            "games": self.games,
            "sums": dict(self.sums),
            "squares": dict(self.squares),
            "products": dict(self.products),
            "spreads": {
                name: {str(value): n for value, n in counts.items()}
                for name, counts in self.spreads.items()
            },
        }


def tally_of(plain: Mapping[str, object]) -> Tally:
    """The tally that `plain` gave; KeyError, TypeError or ValueError for anything else."""
    tally = Tally(int(str(plain["games"])))
    for name in ("sums", "squares", "products"):
        getattr(tally, name).update(dict(plain[name]))  # type: ignore[call-overload]
    for name, counts in dict(plain["spreads"]).items():  # type: ignore[call-overload]
        tally.note_spread(name, {int(value): n for value, n in counts.items()})
    return tally
