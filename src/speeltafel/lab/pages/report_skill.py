"""What skill is worth beside luck, and what the game counts itself."""

from speeltafel.lab.counting.figures import Estimate
from speeltafel.lab.counting.tally import Tally
from speeltafel.lab.pages.page import BARS, Chapter, Chart, Listing
from speeltafel.lab.pages.parts import values_of
from speeltafel.lab.pages.words import DASH
from speeltafel.lab.pages.writer import Writer
from speeltafel.lab.playing.company import LAB_BUDGET
from speeltafel.lab.studies.skill import BELOW, CHEATING, FAIR, PLAIN, gain, win_share

FEWEST = 10
"""From fewer deals nothing is said about what hidden cards are worth."""


def skill(writer: Writer) -> Chapter:
    words = writer.words
    team = writer.game.cooperative
    fair = words.share(1 / writer.players)
    found = rungs(writer)
    sentences = [words("skill-about-team") if team else words("skill-about", fair=fair)]
    hidden = writer.found.hidden
    enough = hidden.games >= FEWEST
    if hidden.games and not enough:
        sentences.append(words("hidden-few", deals=hidden.games, fewest=FEWEST))
    if enough:
        sentences.append(words("hidden-about", budget=LAB_BUDGET))
        three = (PLAIN, FAIR, CHEATING)
        found += [(words(f"hidden-{who}"), hidden, win_share(hidden, who)) for who in three]
    shares = values_of(words("skill-wins"), [share for _, _, share in found])
    names = [name for name, _, _ in found]
    if enough:
        worth = gain(hidden)
        found.append((words("hidden-gain"), hidden, worth))
        if worth.low <= 0 <= worth.high:
            sentences.append(words("hidden-unsure"))
    rows = [
        [name, words.whole(tally.games), words.share(share.value), words.between(share, True)]
        for name, tally, share in found
    ]
    if not rows:
        return Chapter(words("skill"), [words("skill-none")])
    columns = ["", words("skill-deals"), words("skill-wins"), words("column-interval")]
    chart = Chart(
        BARS,
        words("skill-chart"),
        names,
        [shares],
        y=words("wins-axis"),
        shares=True,
        mark=None if team else 1 / writer.players,
        mark_name=words("fair"),
        main=True,
    )
    return Chapter(words("skill"), sentences, [Listing(columns, rows)], [chart])


def rungs(writer: Writer) -> list[tuple[str, Tally, Estimate]]:
    """Each level over the one below: its name, its deals, and its part of the wins."""
    words = writer.words
    found = []
    for rung, tally in writer.found.rungs.items():
        if not tally.games:
            continue
        level, below = words.level(rung.level), words.level(rung.below)
        if writer.game.cooperative:
            lower = words.share(win_share(tally, BELOW).value)
            name = words("skill-row-team", level=level, below=below, share=lower)
        else:
            name = words("skill-row", level=level, below=below)
        found.append((name, tally, win_share(tally)))
    return found


def study(writer: Writer) -> Chapter:
    """What the game itself wants to have counted."""
    assert writer.game.study
    figures = [
        writer.game.study.figures(tally.named("study"), tally.games)
        for tally in writer.tallies.values()
    ]
    rows = []
    for name in {name: None for one in figures for name in one}:
        rows += study_rows(writer, name, [one.get(name) for one in figures])
    return Chapter(writer.words("study"), listings=[Listing(["", *writer.names], rows)])


def study_rows(writer: Writer, name: str, values: list[object], part: str = "") -> list[list[str]]:
    """A figure, or a row for each part of it."""
    if any(isinstance(value, dict) for value in values):
        parts = [value if isinstance(value, dict) else {} for value in values]
        rows = []
        for part in {part: None for one in parts for part in one}:
            rows += study_rows(writer, name, [one.get(part) for one in parts], part)
        return rows
    shown = [
        writer.words.number(value) if isinstance(value, int | float) else str(value or DASH)
        for value in values
    ]
    return [[writer.words.figure(name, part), *shown]]
