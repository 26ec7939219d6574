"""Shares, spreads and charts of a survey, at each level of play, in words of a language."""

import math
from collections import Counter
from collections.abc import Callable

from speeltafel.engine.game import Game
from speeltafel.lab.counting.facts import (
    CHOICES,
    DECISIONS,
    FORCED_DECISIONS,
    GAMES,
    LEAD_CHANGES,
    TOLD,
    Fact,
)
from speeltafel.lab.counting.figures import Estimate, quantile, share_of
from speeltafel.lab.counting.ratios import OVER, ratio, total
from speeltafel.lab.counting.tally import Tally
from speeltafel.lab.pages.page import LINES, Chart, Values
from speeltafel.lab.pages.words import DASH, Words
from speeltafel.lab.studies.survey import Survey

GAMES_TO_TELL = 100
"""Of levels that played fewer games the strongest is told of only where none played more."""
POINTS = 40
"""A line has at most about so many points; more values are taken together."""


class Writer:
    """A survey and the words to tell of it; the chapters of a page are written with it."""

    def __init__(self, found: Survey, words: Words) -> None:
        self.found = found
        self.words = words
        self.game: Game = words.game
        self.players = found.order.players
        self.tallies = found.tallies
        self.names = [words.level(level) for level in found.levels]

    @property
    def told(self) -> str:
        """The strongest level that played enough games to tell of."""
        many = [one for one, tally in self.tallies.items() if tally.games >= GAMES_TO_TELL]
        return (many or [*self.tallies])[-1]

    def per_level(self, value: Callable[[Tally], str]) -> list[str]:
        return [value(tally) for tally in self.tallies.values()]

    def share(self, tally: Tally, fact: Fact, of: Fact) -> Estimate:
        """A fact as a share of another, or of all games."""
        return share_of(tally.sums[fact], total(tally, of))

    def parts(self, fact: Fact, of: Fact) -> list[str]:
        return self.per_level(lambda tally: self.words.share(self.share(tally, fact, of).value))

    def bounded(self, fact: Fact, of: Fact) -> list[str]:
        return self.per_level(lambda tally: self.words.bounded(self.share(tally, fact, of), True))

    def mean(self, fact: Fact, shares: bool = False, scale: float = 1.0) -> list[str]:
        """A fact a game, or over what it is counted over, with its bounds."""
        over = OVER.get(fact, GAMES)
        return self.per_level(
            lambda tally: self.words.bounded(ratio(tally, fact, over).scaled(scale), shares)
        )

    def forced(self, tally: Tally) -> float:
        return tally.sums[FORCED_DECISIONS] / tally.sums[DECISIONS]

    def choices_mean(self, tally: Tally) -> float:
        return tally.sums[CHOICES] / tally.sums[DECISIONS]

    def lead_changes(self, tally: Tally) -> str:
        told = tally.sums[TOLD]
        return self.words.number(tally.sums[LEAD_CHANGES] / told) if told else DASH

    def spread_chart(
        self, name: str, title: str, axis: str, main: bool = False, share: str = "games-axis"
    ) -> Chart:
        """How often each value comes up; many values are taken together in equal steps.

        The last of them stands for the tail, too: one game in a hundred may be very long.
        """
        spreads = {
            level: tally.spreads.get(name, Counter()) for level, tally in self.tallies.items()
        }
        spreads = {level: counts for level, counts in spreads.items() if counts}
        least = min((min(counts) for counts in spreads.values()), default=0)
        most = max((quantile(counts, 99) for counts in spreads.values()), default=0)
        unit = math.gcd(*(value - least for counts in spreads.values() for value in counts)) or 1
        step = unit * max(1, math.ceil((most - least + 1) / (unit * POINTS)))
        places = list(range(least, most + 1, step))
        series = []
        for level, counts in spreads.items():
            total = counts.total()
            values = [sum(counts[at + n] for n in range(step)) / total for at in places[:-1]]
            values.append(sum(counts[one] for one in counts if one >= places[-1]) / total)
            series.append(Values(self.words.level(level), values))
        if step > unit:  # a point stands where its values begin
            first, last = self.words.whole(least), self.words.whole(least + step - unit)
            axis = self.words("binned", axis=axis, first=first, last=last)
        if max((max(counts) for counts in spreads.values()), default=0) >= places[-1] + step:
            axis = self.words("tail", axis=axis, first=self.words.whole(places[-1]))
        starts = [float(at) for at in places]
        y = self.words(share)
        return Chart(LINES, title, starts, series, axis, y, shares=True, main=main)

    def kinds_seen(self) -> list[str]:
        return sorted({kind for tally in self.tallies.values() for kind in tally.named("event")})
