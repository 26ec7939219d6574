"""A grid of variants: every combination played, kept as it is done, and written as a table."""

import csv
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from speeltafel.engine.errors import BadInput
from speeltafel.engine.registry import game as game_named
from speeltafel.lab.console import check_folder, writing
from speeltafel.lab.extra import wanted
from speeltafel.lab.figures import rounded
from speeltafel.lab.kept import Kept
from speeltafel.lab.page import Chart, Page, Section, Table
from speeltafel.lab.parts import broken_off, method
from speeltafel.lab.program import program
from speeltafel.lab.progress import Tell, silence
from speeltafel.lab.simulate import Order, check, chunks, play_games, watched_at_once
from speeltafel.lab.survey import side_by_side
from speeltafel.lab.tally import Tally, tally_of
from speeltafel.lab.variants import (
    Grid,
    axes_name,
    bounded,
    cell_name,
    chart_of,
    figures_of,
    label,
    value_of,
)
from speeltafel.lab.words import Words
from speeltafel.lab.work import Crew, Job

CHARTED = ("rounds", "minutes", "choices-mean", "lead-changes", "starter", "team-won")
ABREAST = 4
"""So many variants stand side by side in one table."""
FORMATS = (".csv", ".parquet")


@dataclass
class Sweep:
    """All variants of a grid at several levels."""

    order: Order
    grid: Grid
    levels: tuple[str, ...]
    tallies: dict[str, list[Tally]]

    @property
    def all_tallies(self) -> list[Tally]:
        return [tally for level in self.levels for tally in self.tallies[level]]

    @property
    def games(self) -> int:
        return min(tally.games for tally in self.all_tallies)


def sweep(
    order: Order,
    grid: Grid,
    levels: tuple[str, ...],
    crew: Crew,
    progress: Tell = silence,
    kept: Path | None = None,
) -> Sweep:
    """Play the grid; what `kept` holds of an earlier run is not played again."""
    found = Sweep(order, grid, levels, {level: [Tally() for _ in grid.cells] for level in levels})
    place = {settled(cell): n for n, cell in enumerate(grid.cells)}
    left = {job.key: job for job in jobs_of(order, grid, levels)}
    total = len(left)
    keeping = Kept(kept, heading(order, grid)) if kept else None
    done = 0

    def count(key: tuple[Any, ...], part: Tally) -> None:
        nonlocal done
        level, cell, *_ = key
        found.tallies[level][place[cell]].add(part)
        done += 1
        progress(done, total)

    for line in keeping.found if keeping else []:
        level, cell, *games = line["key"]
        key = (level, settled(dict(cell)), *games)
        if left.pop(key, None):
            count(key, tally_of(line["tally"]))

    def take(job: Job, part: Tally) -> None:
        if keeping:
            keeping.write({"key": job.key, "tally": part.plain()})
        count(job.key, part)

    crew.results(list(left.values()), take)
    if not any(tally.games for tally in found.all_tallies):
        raise BadInput("broken off before the first games were done")
    return found


def jobs_of(order: Order, grid: Grid, levels: tuple[str, ...]) -> list[Job]:
    series = []
    for level in levels:
        for cell in grid.cells:
            one = replace(order, bot=level, options={**grid.fixed, **cell})
            check(one)
            series.append(
                [
                    Job((level, settled(cell), a, b), play_games, (one, a, b, True))
                    for a, b in chunks(order.games, watched_at_once(level))
                ]
            )
    return side_by_side(series)


def settled(cell: dict[str, object]) -> tuple[tuple[str, object], ...]:
    """A variant as a key: values of several parts become tuples."""
    return tuple(
        (name, tuple(value) if isinstance(value, list) else value) for name, value in cell.items()
    )


def heading(order: Order, grid: Grid) -> dict[str, object]:
    """What has to be equal for results to belong together; values and games may be added."""
    game = game_named(order.game)
    return {
        "game": game.id,
        "version": game.version,
        "program": program(game.id),
        "players": order.players,
        "seed": order.seed,
        "options": dict(grid.fixed),
        "varied": list(grid.axes),
    }


# The table.


def rows_of(found: Sweep) -> list[dict[str, Any]]:
    """A row for each variant and level: its options, then every figure with its bounds."""
    game = game_named(found.order.game)
    figures = figures_of(game, found.order.players, found.all_tallies)
    rows = []
    for n, cell in enumerate(found.grid.cells):
        for level in found.levels:
            tally = found.tallies[level][n]
            if not tally.games:
                continue
            row: dict[str, Any] = {name: flat(value) for name, value in cell.items()}
            row |= {"level": level, "games": tally.games}
            for figure in figures:
                one = value_of(tally, figure)
                name = figure.name.rstrip(":")
                for part, value in (("", one.value), (" low", one.low), (" high", one.high)):
                    row[name + part] = rounded(value)
            rows.append(row)
    return rows


def flat(value: object) -> object:
    """An option's value as one cell of a table."""
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else value


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


# The page.


def page_of(found: Sweep, language: str, command: str = "") -> Page:
    words = Words(game_named(found.order.game), language)
    return Page(
        words("title-sweep", game=words.text("game-name")),
        words(
            "sweep-lead",
            cells=len(found.grid.cells),
            players=found.order.players,
            games=words.whole(found.order.games),
            seed=str(found.order.seed),
        ),
        language,
        [
            Section(
                words("sweep-grid"),
                [
                    *([words.setting(found.grid.fixed)] if found.grid.fixed else []),
                    words("sweep-about", options=axes_name(words, found.grid)),
                ],
                [one for level in found.levels for one in grid_tables(words, found, level)],
                charts(words, found),
            ),
            method(words, found.levels, command),
        ],
        broken_off(words, found.games, found.order.games),
        words.rules(),
    )


def grid_tables(words: Words, found: Sweep, level: str) -> list[Table]:
    """The variants side by side; what happens in a game stands in the file alone."""
    figures = [
        figure
        for figure in figures_of(words.game, found.order.players, found.all_tallies)
        if figure.message != "event"
    ]
    variants = [*zip(found.grid.cells, found.tallies[level], strict=True)]
    tables = []
    for first in range(0, len(variants), ABREAST):
        some = variants[first : first + ABREAST]
        rows = [[words("column-games"), *[words.whole(tally.games) for _, tally in some]]]
        for figure in figures:
            values = [bounded(words, figure, value_of(tally, figure)) for _, tally in some]
            rows.append([label(words, figure), *values])
        heads = [cell_name(words, cell) for cell, _ in some]
        tables.append(Table([words.level(level).capitalize(), *heads], rows))
    return tables


def charts(words: Words, found: Sweep) -> list[Chart]:
    """The figures that designers ask for first, along the grid."""
    return [
        chart_of(words, found.grid, found.tallies, figure)
        for figure in figures_of(words.game, found.order.players, found.all_tallies)
        if figure.name in CHARTED
    ]
