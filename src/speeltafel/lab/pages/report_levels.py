"""Where levels of play disagree: what only one of them shows is a habit of these players."""

from itertools import combinations

from speeltafel.lab.counting.facts import TEAM_WON
from speeltafel.lab.counting.figures import SURE, Estimate, share_of
from speeltafel.lab.counting.ratios import total
from speeltafel.lab.counting.tally import Tally
from speeltafel.lab.pages.variants import label
from speeltafel.lab.pages.writer import Writer
from speeltafel.lab.studies.variants import SHARE, Figure, figures_of

ASKED = ("starter", "place", "half-leader-won", "comeback", "runaway", "team-won", "shared")
"""The shares that would be said of the game itself."""


def disagreements(writer: Writer) -> list[tuple[str, str]]:
    """Each share on which two levels differ beyond chance, and a sentence; the strongest last."""
    words = writer.words
    figures = [
        figure
        for figure in figures_of(writer.game, [writer.players], [*writer.tallies.values()])
        if figure.kind == SHARE and figure.what in ASKED
    ]
    pairs = [*combinations(writer.tallies, 2)]
    sure = 1 - (1 - SURE) / max(1, len(figures) * len(pairs))
    found = []
    for figure in figures:
        for low, high in pairs:
            weak, strong = (share(writer.tallies[level], figure, sure) for level in (low, high))
            if weak.high < strong.low or strong.high < weak.low:
                name = "levels-team" if figure.fact == TEAM_WON else "levels-differ"
                said = words(
                    name,
                    what=label(words, figure),
                    low=words.level(low),
                    weak=words.share(weak.value),
                    high=words.level(high),
                    strong=words.share(strong.value),
                )
                found.append((figure.what, said))
    return found


def share(tally: Tally, figure: Figure, sure: float) -> Estimate:
    return share_of(figure.scale * tally.sums[figure.fact], total(tally, figure.over), sure)
