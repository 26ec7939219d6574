"""What is counted of one game and of many: whole numbers only.

They can be added in any order, on any number of workers, with the same sum. Shares are counted in
parts of WHOLE.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from speeltafel.lab.counting.facts import Fact, Facts

WHOLE = 2520
"""A win; shared by so many as sit at any table it is still a whole number (a multiple of 1–10)."""


@dataclass
class Tally:
    """The facts of many games: their sums, the sums of their squares, and how some are spread."""

    games: int = 0
    sums: Counter[Fact] = field(default_factory=Counter)
    squares: Counter[Fact] = field(default_factory=Counter)
    products: Counter[tuple[Fact, Fact]] = field(default_factory=Counter)
    """The sums of products of two facts (see `ratios`)."""
    spreads: dict[str, Counter[int]] = field(default_factory=dict)
    """How often each value of a thing came up."""

    def note(self, facts: Facts) -> None:
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
        """The sums of all facts of this sort, by what they are of."""
        found = {str(fact.of): value for fact, value in self.sums.items() if fact.what == what}
        return dict(sorted(found.items()))

    def plain(self) -> dict[str, object]:
        """The same as plain data, to be kept in a file."""
        return {
            "games": self.games,
            "sums": [[*fact, n] for fact, n in self.sums.items()],
            "squares": [[*fact, n] for fact, n in self.squares.items()],
            "products": [[*one, *other, n] for (one, other), n in self.products.items()],
            "spreads": {name: [*counts.items()] for name, counts in self.spreads.items()},
        }


def tally_of(plain: Mapping[str, Any]) -> Tally:
    """The tally that `plain` gave; KeyError, TypeError or ValueError for anything else."""
    return Tally(
        int(plain["games"]),
        Counter({Fact(what, of): n for what, of, n in plain["sums"]}),
        Counter({Fact(what, of): n for what, of, n in plain["squares"]}),
        Counter({(Fact(a, b), Fact(c, d)): n for a, b, c, d, n in plain["products"]}),
        {name: Counter(dict(counts)) for name, counts in plain["spreads"].items()},
    )
