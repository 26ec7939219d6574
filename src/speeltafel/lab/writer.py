"""Shares, spreads and charts of a survey, at each level of play, in words of a language."""

import math
from collections import Counter
from collections.abc import Callable

from speeltafel.engine.game import Game
from speeltafel.lab.figures import Estimate, quantile, share_of
from speeltafel.lab.page import LINES, Chart, Series
from speeltafel.lab.survey import Survey
from speeltafel.lab.tally import Tally
from speeltafel.lab.words import DASH, Words

POINTS = 40
"""A line has at most about so many points; more values are taken together."""


class Writer:
    """A survey and the words to tell of it; the sections of a page are written with it."""

    def __init__(self, found: Survey, words: Words) -> None:
        self.found = found
        self.words = words
        self.game: Game = words.game
        self.players = found.order.players
        self.tallies = found.tallies
        self.names = [words.level(level) for level in found.levels]

    def per_level(self, value: Callable[[Tally], str]) -> list[str]:
        return [value(tally) for tally in self.tallies.values()]

    def share(self, tally: Tally, fact: str, of: str) -> Estimate:
        """A fact as a share of another, or of all games."""
        return share_of(tally.sums[fact], tally.games if of == "games" else tally.sums[of])

    def parts(self, fact: str, of: str) -> list[str]:
        return self.per_level(lambda tally: self.words.share(self.share(tally, fact, of).value))

    def bounded(self, fact: str, of: str) -> list[str]:
        return self.per_level(lambda tally: self.words.bounded(self.share(tally, fact, of), True))

    def forced(self, tally: Tally) -> float:
        return tally.sums["forced"] / tally.sums["decisions"]

    def choices_mean(self, tally: Tally) -> float:
        return tally.sums["choices"] / tally.sums["decisions"]

    def lead_changes(self, tally: Tally) -> str:
        told = tally.sums["told"]
        return self.words.number(tally.sums["lead-changes"] / told) if told else DASH

    def spread_chart(
        self, name: str, title: str, axis: str, main: bool = False, share: str = "games-axis"
    ) -> Chart:
        """How often each value comes up; many values are taken together in equal steps."""
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
            values = [sum(counts[at + n] for n in range(step)) / total for at in places]
            series.append(Series(self.words.level(level), values))
        if step > unit:  # a point stands where its values begin
            first, last = self.words.whole(least), self.words.whole(least + step - unit)
            axis = self.words("binned", axis=axis, first=first, last=last)
        starts = [float(at) for at in places]
        y = self.words(share)
        return Chart(LINES, title, starts, series, axis, y, shares=True, main=main)

    def kinds_seen(self) -> list[str]:
        return sorted({kind for tally in self.tallies.values() for kind in tally.named("event")})
