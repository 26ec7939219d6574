"""A grid of variants: every combination played, kept as it is done, and written as a table."""

import csv
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from speeltafel.engine.errors import BadInput
from speeltafel.engine.registry import game as game_named
from speeltafel.lab.extra import wanted
from speeltafel.lab.kept import Kept
from speeltafel.lab.page import BARS, Chart, Page, Section, Table
from speeltafel.lab.progress import silence
from speeltafel.lab.report import series_of
from speeltafel.lab.simulate import WATCHED, Order, check, chunks, play_games
from speeltafel.lab.survey import side_by_side
from speeltafel.lab.tally import Tally, tally_of
from speeltafel.lab.variants import (
    TIMES,
    Figure,
    Grid,
    axes_name,
    cell_name,
    figures_of,
    label,
    said,
    value_of,
)
from speeltafel.lab.words import Words
from speeltafel.lab.work import Crew, Job

CHARTED = ("rounds", "seconds", "choices-mean", "lead-changes", "place:0", "team-won")
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
    progress: Callable[[int], None] = silence,
    kept: Path | None = None,
) -> Sweep:
    """Play the grid; what `kept` holds of an earlier run is not played again."""
    found = Sweep(order, grid, levels, {level: [Tally() for _ in grid.cells] for level in levels})
    jobs = {job.key: job for job in jobs_of(order, grid, levels)}
    keeping = Kept(kept, heading(order, grid)) if kept else None
    done = 0

    def count(key: tuple[Any, ...], part: Tally) -> None:
        nonlocal done
        level, cell, *_ = key
        found.tallies[level][grid.cells.index(dict(cell))].add(part)
        done += 1
        progress(done)

    for line in keeping.found if keeping else []:
        level, cell, *games = line["key"]
        key = (level, settled(dict(cell)), *games)
        if jobs.pop(key, None):
            count(key, tally_of(line["tally"]))

    def take(job: Job, part: Tally) -> None:
        if keeping:
            keeping.write({"key": job.key, "tally": part.plain()})
        count(job.key, part)

    crew.results(list(jobs.values()), take)
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
                    for a, b in chunks(order.games, WATCHED)
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
                name = column(figure)
                row[name] = round(one.value, 6)
                row[f"{name} low"] = round(one.low, 6)
                row[f"{name} high"] = round(one.high, 6)
            rows.append(row)
    return rows


def flat(value: object) -> object:
    """An option's value as one cell of a table."""
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else value


def column(figure: Figure) -> str:
    return "minutes" if figure.fact == "seconds" else figure.name or figure.fact


def check_table(file: Path) -> None:
    if file.suffix not in FORMATS:
        raise BadInput(f"a table is written as {' or '.join(FORMATS)}, not {file.name!r}")
    if file.suffix == ".parquet":
        wanted("pyarrow.parquet")


def write_table(found: Sweep, file: Path) -> None:
    rows = rows_of(found)
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
    notes = []
    if found.games < found.order.games:
        done = words.whole(found.games)
        notes.append(words("lead-broken-off", done=done, games=words.whole(found.order.games)))
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
                [words.setting(found.grid.fixed)] if found.grid.fixed else [],
                [grid_table(words, found, level) for level in found.levels],
                charts(words, found),
            ),
            Section(
                words("method"),
                [words("method-deals"), words("method-intervals")]
                + ([words("method-again", command=command)] if command else []),
            ),
        ],
        notes,
        words.rules(),
    )


def grid_table(words: Words, found: Sweep, level: str) -> Table:
    """The variants below each other; what is counted in times stands in the file alone."""
    figures = [
        figure
        for figure in figures_of(words.game, found.order.players, found.all_tallies)
        if figure.kind != TIMES
    ]
    rows = []
    for n, cell in enumerate(found.grid.cells):
        tally = found.tallies[level][n]
        values = [words.value(name, value) for name, value in cell.items()]
        shown = [said(words, figure, value_of(tally, figure).value) for figure in figures]
        rows.append([words.level(level), *values, words.whole(tally.games), *shown])
    options = [words.text(f"option-{name}") for name in found.grid.axes]
    heads = [label(words, figure, found.all_tallies) for figure in figures]
    return Table(
        [words("column-level"), *options, words("column-games"), *heads], rows, 1 + len(options)
    )


def charts(words: Words, found: Sweep) -> list[Chart]:
    """The figures that designers ask for first, along the grid."""
    shown = []
    for figure in figures_of(words.game, found.order.players, found.all_tallies):
        if figure.fact not in CHARTED:
            continue
        series = [
            series_of(
                words.level(level),
                [value_of(tally, figure) for tally in found.tallies[level]],
            )
            for level in found.levels
        ]
        shown.append(
            Chart(
                BARS,
                words("compare-chart", figure=label(words, figure, found.all_tallies)),
                [cell_name(words, cell) for cell in found.grid.cells],
                series,
                axes_name(words, found.grid),
                shares=figure.shares,
                main=True,
            )
        )
    return shown
