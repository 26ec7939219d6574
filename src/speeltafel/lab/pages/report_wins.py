"""Who wins, from which seat, and by how much."""

from collections.abc import Callable

from speeltafel.lab.counting.facts import (
    GAMES,
    LEFT_OUT,
    MARGIN,
    MARGINED,
    ROWS,
    STARTED,
    TEAM_WON,
    Fact,
)
from speeltafel.lab.counting.figures import SURE, Estimate, mean_of, share_of
from speeltafel.lab.counting.ratios import ratio
from speeltafel.lab.counting.tally import WHOLE, Tally
from speeltafel.lab.pages.page import BARS, Chapter, Chart, Listing
from speeltafel.lab.pages.parts import values_of
from speeltafel.lab.pages.writer import Writer


def seats(writer: Writer) -> Chapter:
    words = writer.words
    fair = 1 / writer.players
    seats = range(writer.players)
    by_seat = share_chart(
        writer,
        words("seats-chart"),
        [words("seat", number=seat + 1) for seat in seats],
        lambda tally, seat: share_of(tally.sums[Fact("win", seat)] / WHOLE, tally.games),
    )
    by_place = share_chart(
        writer,
        words("starter-chart"),
        [words("place", number=at) if at else words("starter") for at in seats],
        lambda tally, at: share_of(tally.sums[Fact("place", at)] / WHOLE, tally.sums[STARTED]),
    )
    charts = [by_seat]
    if any(tally.sums[STARTED] for tally in writer.tallies.values()):
        charts.append(by_place)
    sentences = [words("seats-about", fair=words.share(fair)), beyond_chance(writer, charts)]
    if any(tally.sums[ROWS] > tally.games for tally in writer.tallies.values()):
        charts.append(row_chart(writer))
        sentences.append(words("row-about", low="yes" if writer.game.lowest_wins else "no"))
    return Chapter(words("seats"), sentences, [interval_table(writer, charts)], charts)


def beyond_chance(writer: Writer, charts: list[Chart]) -> str:
    """Which bars are off the fair share, of so many that some would be by chance."""
    words = writer.words
    bars = sum(len(chart.places) * len(chart.series) for chart in charts)
    off = []
    for chart in charts:
        for series, tally in zip(chart.series, writer.tallies.values(), strict=True):
            whole = tally.games if chart is charts[0] else tally.sums[STARTED]
            for place, value in zip(chart.places, series.values, strict=True):
                bounds = share_of(value * whole, whole, 1 - (1 - SURE) / bars)
                if not bounds.low <= 1 / writer.players <= bounds.high:
                    off.append(f"{place} ({series.name}, {words.share(value)})")
    if not off:
        return words("seats-none", bars=bars)
    return words("seats-beyond", bars=bars, places=", ".join(off))


def share_chart(
    writer: Writer, title: str, places: list[str], value: Callable[[Tally, int], Estimate]
) -> Chart:
    words = writer.words
    found = [[value(tally, n) for n in range(len(places))] for tally in writer.tallies.values()]
    return Chart(
        BARS,
        title,
        places,
        [values_of(name, row) for name, row in zip(writer.names, found, strict=True)],
        y=words("wins-axis"),
        shares=True,
        mark=1 / writer.players,
        mark_name=words("fair"),
        main=True,
    )


def row_chart(writer: Writer) -> Chart:
    words = writer.words
    rows = [
        [
            mean_of(sums[Fact("row", at)], sums[Fact("row-square", at)], sums[ROWS])
            for at in range(writer.players)
        ]
        for sums in (tally.sums for tally in writer.tallies.values())
    ]
    return Chart(
        BARS,
        words("row-chart"),
        [words("place", number=at) if at else words("starter") for at in range(writer.players)],
        [values_of(name, row) for name, row in zip(writer.names, rows, strict=True)],
        y=words("row-axis"),
    )


def interval_table(writer: Writer, charts: list[Chart]) -> Listing:
    """The same figures as in charts, with their bounds."""
    words = writer.words
    rows = []
    for chart in charts:
        say = words.share if chart.shares else words.number
        for n, place in enumerate(chart.places):
            row = [chart.title if n == 0 else "", str(place)]
            for series in chart.series:
                bounds = Estimate(series.values[n], series.low[n], series.high[n])
                row += [say(bounds.value), words.between(bounds, chart.shares)]
            rows.append(row)
    heads = [head for name in writer.names for head in (name, words("column-interval"))]
    return Listing(["", "", *heads], rows, words=2)


def team(writer: Writer) -> Chapter:
    words = writer.words
    found = [writer.share(tally, TEAM_WON, GAMES) for tally in writer.tallies.values()]
    chart = Chart(
        BARS,
        words("team-chart"),
        list(writer.names),
        [values_of(words("team-chart"), found)],
        y=words("games-axis"),
        shares=True,
        main=True,
    )
    rows = [
        [name, words.share(one.value), words.between(one, True)]
        for name, one in zip(writer.names, found, strict=True)
    ]
    columns = [words("column-level"), words("team-chart"), words("column-interval")]
    return Chapter(
        words("team"), [words("team-about"), words("team-bound")], [Listing(columns, rows)], [chart]
    )


def scores(writer: Writer) -> Chapter:
    words = writer.words
    sentences = [words("scores-about", low="yes" if writer.game.lowest_wins else "no")]
    if any(tally.sums[LEFT_OUT] for tally in writer.tallies.values()):
        sentences.append(words("scores-out"))
    for level, tally in writer.tallies.items():
        if tally.sums[MARGINED]:
            margin = ratio(tally, MARGIN, MARGINED)
            sentences.append(
                words(
                    "scores-margin",
                    margin=words.number(margin.value),
                    bounds=words.between(margin, False),
                    level=words.level(level),
                )
            )
    team = writer.game.cooperative
    title = words("scores-chart-team") if team else words("scores-chart")
    share = "games-axis" if team else "scores-share"
    chart = writer.spread_chart("score", title, words("scores-axis"), main=True, share=share)
    return Chapter(words("scores"), sentences, charts=[chart])
