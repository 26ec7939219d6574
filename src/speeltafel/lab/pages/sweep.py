"""A sweep as a page, and as a table of all its figures in a file."""

import csv
from collections.abc import Sequence
from pathlib import Path

from speeltafel.engine.errors import BadInput
from speeltafel.engine.registry import game as game_named
from speeltafel.lab.pages.console import check_folder, writing
from speeltafel.lab.pages.differences import at_level, clearest, in_short
from speeltafel.lab.pages.page import Chapter, Chart, Listing, Page
from speeltafel.lab.pages.parts import broken_off, came_to, cards_in_play, method, thinking_time
from speeltafel.lab.pages.variants import axes_name, bounded, cell_name, chart_of, label
from speeltafel.lab.pages.words import DASH, SPACE, Words
from speeltafel.lab.studies.differences import FEWEST, Difference
from speeltafel.lab.studies.sweep import Sweep, differences, ranked, rows_of
from speeltafel.lab.studies.variants import value_of
from speeltafel.lab.studies.wish import Wish
from speeltafel.lab.work.extra import wanted

CHARTED = (
    "rounds",
    "minutes",
    "minutes-most",
    "choices-mean",
    "lead-changes",
    "starter",
    "comeback",
    "team-won",
    "tension",
    "skill",
    "hidden",
    "stake",
)
ABREAST = 4
"""So many variants stand side by side in one table."""
MOST_SAID = 30
"""Of more differences the others are only marked in the tables."""
FORMATS = (".csv", ".parquet")
STAR = f"{SPACE}*"


def check_table(file: Path) -> None:
    if file.suffix not in FORMATS:
        raise BadInput(f"a table is written as {' or '.join(FORMATS)}, not {file.name!r}")
    check_folder(file)
    if file.suffix == ".parquet":
        wanted("pyarrow.parquet")


def write_table(found: Sweep, file: Path) -> None:
    rows = rows_of(found)
    with writing(file):
        if file.suffix == ".parquet":
            arrow, parquet = wanted("pyarrow"), wanted("pyarrow.parquet")
            parquet.write_table(arrow.Table.from_pylist(rows), file)
            return
        with file.open("w", encoding="utf-8", newline="") as out:
            writer = csv.DictWriter(out, list(rows[0]), lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)


def page_of(found: Sweep, language: str, command: str = "", wish: Wish | None = None) -> Page:
    words = Words(game_named(found.order.game), language)
    every, z = differences(found)
    return Page(
        words("title-sweep", game=words.game_name),
        words(
            "sweep-lead",
            cells=len(found.grid.cells),
            players=words.numbers(found.grid.players_of(found.order)),
            games=words.whole(found.order.games),
            seed=str(found.order.seed),
        ),
        language,
        [
            *([ranking(words, found, wish)] if wish else []),
            in_short(words, found.grid, every, found.games),
            *told(words, found, every, z),
            Chapter(
                words("sweep-grid"),
                [
                    *([words.setting(found.grid.fixed)] if found.grid.fixed else []),
                    words("sweep-about", options=axes_name(words, found.grid)),
                    thinking_time(words),
                ],
                [one for level in found.tallies for one in grid_tables(words, found, level, every)],
                charts(words, found),
            ),
            method(words, found.levels, command),
        ],
        broken_off(words, found.games, found.order.games),
        words.rules(),
    )


def ranking(words: Words, found: Sweep, wish: Wish) -> Chapter:
    """The variants by what the designer wishes for, best first."""
    rows = [
        [str(place), words.setting(found.grid.cells[cell]), words.number(worth)]
        for place, (cell, worth) in enumerate(ranked(found, wish), 1)
    ]
    _, best, score = rows[0]
    told = words(
        "wish-about",
        wish=wish.text,
        level=words.level(found.levels[-1]),
        best=best,
        variants=len(rows),
        score=score,
    )
    return Chapter(
        words("wish"),
        [told],
        [Listing(["", words("compare-variant"), words("wish-score")], rows, words=2)],
    )


def told(words: Words, found: Sweep, every: Sequence[Difference], z: float) -> list[Chapter]:
    """What differs from the first variant beyond noise, the clearest first."""
    if found.games < FEWEST:
        return []
    clear = clearest(every)
    noise = words("sweep-noise", tests=words.whole(len(every)), z=words.number(z))
    more = len(clear) - MOST_SAID
    return [
        Chapter(
            words("compare-differences"),
            [noise, *([words("sweep-more", number=more)] if more > 0 else [])],
            points=[at_level(words, found.grid, one) for one in clear[:MOST_SAID]],
        )
    ]


def grid_tables(
    words: Words, found: Sweep, level: str, every: Sequence[Difference]
) -> list[Listing]:
    """The variants side by side; what happens in a game stands in the file alone."""
    clear = {(one.figure, one.variant) for one in every if one.beyond_noise and one.level == level}
    figures = [figure for figure in found.figures(found.tallies[level]) if figure.what != "event"]
    variants = [*enumerate(zip(found.grid.cells, found.tallies[level], strict=True))]
    listings = []
    for first in range(0, len(variants), ABREAST):
        some = variants[first : first + ABREAST]
        orders = [found.grid.order_of(found.order, cell) for _, (cell, _) in some]
        cards = [words.whole(cards_in_play(words.game, order)) for order in orders]
        autos = [came_to(words.game, order) for order in orders]
        games = [words.whole(tally.games) for _, (_, tally) in some]
        rows = [[words("column-games"), *games], [words("compare-cards"), *cards]]
        for name in dict.fromkeys(name for auto in autos for name in auto):
            values = [words.value(name, auto[name]) if name in auto else DASH for auto in autos]
            rows.append([words.option(name), *values])
        for figure in figures:
            values = [
                bounded(words, figure, value_of(tally, figure)) + STAR * ((figure, n) in clear)
                for n, (_, tally) in some
            ]
            rows.append([label(words, figure), *values])
        heads = [cell_name(words, cell) for _, (cell, _) in some]
        listings.append(Listing([words.level(level).capitalize(), *heads], rows))
    return listings


def charts(words: Words, found: Sweep) -> list[Chart]:
    """The figures that designers ask for first, along the grid."""
    return [
        chart_of(words, found.grid, found.tallies, figure)
        for figure in found.figures(found.all_tallies)
        if figure.name in CHARTED
    ]
