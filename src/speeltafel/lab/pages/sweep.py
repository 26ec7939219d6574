"""A sweep as a page, and as a table of all its figures in a file."""

import csv
from pathlib import Path

from speeltafel.engine.errors import BadInput
from speeltafel.engine.registry import game as game_named
from speeltafel.lab.pages.console import check_folder, writing
from speeltafel.lab.pages.page import Chapter, Chart, Listing, Page
from speeltafel.lab.pages.parts import broken_off, method
from speeltafel.lab.pages.variants import axes_name, bounded, cell_name, chart_of, label
from speeltafel.lab.pages.words import Words
from speeltafel.lab.studies.sweep import Sweep, ranked, rows_of
from speeltafel.lab.studies.variants import value_of
from speeltafel.lab.studies.wish import Wish
from speeltafel.lab.work.extra import wanted

CHARTED = (
    "rounds",
    "minutes",
    "choices-mean",
    "lead-changes",
    "starter",
    "team-won",
    "tension",
    "skill",
    "hidden",
    "stake",
)
ABREAST = 4
"""So many variants stand side by side in one table."""
FORMATS = (".csv", ".parquet")


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
            Chapter(
                words("sweep-grid"),
                [
                    *([words.setting(found.grid.fixed)] if found.grid.fixed else []),
                    words("sweep-about", options=axes_name(words, found.grid)),
                ],
                [one for level in found.tallies for one in grid_tables(words, found, level)],
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
    level = words.level(found.levels[-1])
    return Chapter(
        words("wish"),
        [words("wish-about", wish=wish.text, level=level)],
        [Listing(["", words("compare-variant"), words("wish-score")], rows, words=2)],
    )


def grid_tables(words: Words, found: Sweep, level: str) -> list[Listing]:
    """The variants side by side; what happens in a game stands in the file alone."""
    figures = [figure for figure in found.figures(found.tallies[level]) if figure.what != "event"]
    variants = [*zip(found.grid.cells, found.tallies[level], strict=True)]
    listings = []
    for first in range(0, len(variants), ABREAST):
        some = variants[first : first + ABREAST]
        rows = [[words("column-games"), *[words.whole(tally.games) for _, tally in some]]]
        for figure in figures:
            values = [bounded(words, figure, value_of(tally, figure)) for _, tally in some]
            rows.append([label(words, figure), *values])
        heads = [cell_name(words, cell) for cell, _ in some]
        listings.append(Listing([words.level(level).capitalize(), *heads], rows))
    return listings


def charts(words: Words, found: Sweep) -> list[Chart]:
    """The figures that designers ask for first, along the grid."""
    return [
        chart_of(words, found.grid, found.tallies, figure)
        for figure in found.figures(found.all_tallies)
        if figure.name in CHARTED
    ]
