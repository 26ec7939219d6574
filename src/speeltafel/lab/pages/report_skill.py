"""What skill is worth beside luck, and what the game counts itself."""

from speeltafel.lab.counting.facts import STAKED
from speeltafel.lab.counting.figures import SAID, Estimate
from speeltafel.lab.counting.tally import Tally
from speeltafel.lab.pages.page import BARS, Chapter, Chart, Listing
from speeltafel.lab.pages.parts import values_of
from speeltafel.lab.pages.words import DASH
from speeltafel.lab.pages.writer import Writer
from speeltafel.lab.playing.company import LAB_BUDGET
from speeltafel.lab.playing.stakes import SAMPLED
from speeltafel.lab.studies.skill import BELOW, CHEATING, FAIR, PLAIN, gain, win_share
from speeltafel.lab.studies.survey import stake_of

FEWEST = 10
"""From fewer deals nothing is said about what hidden cards are worth."""


def skill(writer: Writer) -> Chapter:
    words = writer.words
    team = writer.game.cooperative
    fair = words.share(1 / writer.players)
    found = rungs(writer)
    sentences = [words("skill-about-team") if team else words("skill-about", fair=fair)]
    sentences += hidden_about(writer)
    hidden = writer.found.hidden
    enough = hidden.games >= FEWEST
    if enough:
        three = (PLAIN, FAIR, CHEATING)
        found += [(words(f"hidden-{who}"), hidden, win_share(hidden, who)) for who in three]
    shares = values_of(words("skill-wins"), [share for _, _, share in found])
    names = [name for name, _, _ in found]
    if enough:
        found.append((words("hidden-gain"), hidden, gain(hidden)))
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


def hidden_about(writer: Writer) -> list[str]:
    """What hidden cards are worth, and whether that is more than chance."""
    words, hidden = writer.words, writer.found.hidden
    if not hidden.games:
        return []
    if hidden.games < FEWEST:
        return [words("hidden-few", deals=hidden.games, fewest=FEWEST)]
    strict = gain(hidden, SAID)
    unsure = [words("hidden-unsure")] if strict.low <= 0 <= strict.high else []
    return [words("hidden-about", budget=LAB_BUDGET), *unsure]


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


def stakes(writer: Writer) -> list[Chapter]:
    """How much it matters what one chooses, where that was weighed."""
    words, tally = writer.words, writer.found.stakes
    if not tally.sums[STAKED]:
        return []
    found = stake_of(tally)
    row = [
        words("figure-stake"),
        words.whole(tally.games),
        words.share(found.value),
        words.between(found, True),
    ]
    heads = ["", words("column-games"), words("stakes-points"), words("column-interval")]
    sentences = [words("stakes-about", number=SAMPLED, budget=LAB_BUDGET)]
    if stake_of(tally, SAID).low <= 0:
        sentences.append(words("stakes-unsure"))
    return [Chapter(words("stakes"), sentences, [Listing(heads, [row])])]


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
