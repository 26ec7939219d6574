"""Variants side by side on common deals: what differs, and by how much."""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from statistics import NormalDist
from typing import Any

from speeltafel.engine.errors import BadInput
from speeltafel.engine.registry import game as game_named
from speeltafel.lab.figures import Estimate, mean_of
from speeltafel.lab.page import BARS, Chart, Page, Section, Table
from speeltafel.lab.progress import silence
from speeltafel.lab.report import series_of
from speeltafel.lab.simulate import Order, check, chunks, play_pairs
from speeltafel.lab.survey import side_by_side
from speeltafel.lab.tally import Tally
from speeltafel.lab.variants import (
    NUMBER,
    SHARE,
    Figure,
    Grid,
    axes_name,
    cell_name,
    figures_of,
    label,
    phrase,
    said,
    value_of,
)
from speeltafel.lab.words import Words
from speeltafel.lab.work import Crew, Job

PAIRED = 20
"""Games of all variants in one piece of work."""
NOISE = 0.05
"""How probably a whole page holds a sentence that chance alone made."""
FEWEST = 30
"""Games below which nothing is said to be beyond noise."""
CHARTS = 4


@dataclass
class Comparison:
    """Variants, the first of which is the base, at several levels."""

    order: Order
    grid: Grid
    levels: tuple[str, ...]
    tallies: dict[str, list[Tally]]
    differences: dict[str, list[Tally]]

    @property
    def games(self) -> int:
        return min(tallies[0].games for tallies in self.tallies.values())


@dataclass(frozen=True)
class Difference:
    """What one figure of a variant is, beside the base's."""

    level: str
    variant: int
    figure: Figure
    before: float
    after: float
    difference: Estimate
    beyond_noise: bool


def compare(
    order: Order,
    grid: Grid,
    levels: tuple[str, ...],
    crew: Crew,
    progress: Callable[[int], None] = silence,
) -> Comparison:
    """Play all variants on the same deals; `progress` is told how many pieces are done."""
    found = Comparison(
        order,
        grid,
        levels,
        {level: [Tally() for _ in grid.cells] for level in levels},
        {level: [Tally() for _ in grid.cells] for level in levels},
    )
    done = 0

    def take(job: Job, parts: tuple[list[Tally], list[Tally]]) -> None:
        nonlocal done
        level = str(job.key[1])
        for whole, part in zip((found.tallies, found.differences), parts, strict=True):
            for tally, more in zip(whole[level], part, strict=True):
                tally.add(more)
        done += 1
        progress(done)

    crew.results(jobs_of(order, grid, levels), take)
    if not found.games:
        raise BadInput("broken off before the first games were done")
    return found


def jobs_of(order: Order, grid: Grid, levels: tuple[str, ...]) -> list[Job]:
    series = []
    for level in levels:
        orders = [replace(order, bot=level, options={**grid.fixed, **cell}) for cell in grid.cells]
        for one in orders:
            check(one)
        series.append(
            [
                Job(("pairs", level, a), play_pairs, (orders, a, b))
                for a, b in chunks(order.games, PAIRED)
            ]
        )
    return side_by_side(series)


def differences(found: Comparison) -> tuple[list[Difference], float]:
    """Every figure of every variant beside the base's, and the standard errors held to.

    Among many comparisons some are large by chance: each is held to Bonferroni's bound.
    """
    game = game_named(found.order.game)
    cases = []
    for level in found.levels:
        tallies = found.tallies[level]
        for figure in figures_of(game, found.order.players, tallies):
            cases += [(level, variant, figure) for variant in range(1, len(tallies))]
    z = NormalDist().inv_cdf(1 - NOISE / 2 / max(1, len(cases)))
    return [case(found, *one, z) for one in cases], z


def case(found: Comparison, level: str, variant: int, figure: Figure, z: float) -> Difference:
    base, other = found.tallies[level][0], found.tallies[level][variant]
    apart = found.differences[level][variant]
    total, squares = apart.sums[figure.fact], apart.squares[figure.fact]
    strict = mean_of(total, squares, apart.games, z)
    return Difference(
        level,
        variant,
        figure,
        figure.scale * base.sums[figure.fact] / base.games,
        figure.scale * other.sums[figure.fact] / other.games,
        mean_of(total, squares, apart.games).scaled(figure.scale),
        apart.games >= FEWEST and (strict.low > 0 or strict.high < 0),
    )


def sentence(words: Words, found: Comparison, one: Difference) -> str:
    """A difference in plain words."""
    tallies = found.tallies[one.level]
    base, cell = found.grid.cells[0], found.grid.cells[one.variant]
    other = {name: value for name, value in cell.items() if value != base[name]}
    with_this = words("with", variant=words.setting(other))
    what = phrase(words, one.figure, tallies)
    before, after = said(words, one.figure, one.before), said(words, one.figure, one.after)
    if one.figure.kind == NUMBER:
        bounds = sorted((abs(one.difference.low), abs(one.difference.high)))
        more = one.difference.value > 0
        return words(
            "differs-more" if more else "differs-less",
            **{"with": with_this, "what": what, "before": before, "after": after},
            by=apart(words, one.figure, abs(one.difference.value)),
            low=said(words, one.figure, bounds[0]),
            high=said(words, one.figure, bounds[1]),
        )
    games = "-games" if one.figure.kind == SHARE else ""
    facts = {"with": with_this, "what": what, "before": before, "after": after}
    if not one.before:
        return words(f"differs-new{games}", **facts)
    if not one.after:
        return words(f"differs-gone{games}", **facts)
    name = "differs-games" if one.figure.kind == SHARE else "differs-often"
    return words(name, **facts, ratio=words.number(one.after / one.before))


def told(words: Words, found: Comparison, level: str, clear: list[Difference]) -> Section:
    """The sentences of a level, variant by variant."""
    mine = sorted((one for one in clear if one.level == level), key=lambda one: one.variant)
    title = words("compare-level", level=words.level(level))
    points = [sentence(words, found, one) for one in mine]
    return Section(title, [] if points else [words("compare-none")], points=points)


def apart(words: Words, figure: Figure, value: float) -> str:
    """A difference: that of two percentages is in percentage points."""
    if figure.shares:
        return words("points", number=words.number(100 * value, 1))
    return words.number(value)


def page_of(found: Comparison, language: str, command: str = "") -> Page:
    """The comparison as a page."""
    game = game_named(found.order.game)
    words = Words(game, language)
    every, z = differences(found)
    clear = [one for one in every if one.beyond_noise]
    notes = []
    if found.games < found.order.games:
        done = words.whole(found.games)
        notes.append(words("lead-broken-off", done=done, games=words.whole(found.order.games)))
    variants = [
        [str(n + 1), words.setting(cell), words("compare-base") if n == 0 else ""]
        for n, cell in enumerate(found.grid.cells)
    ]
    noise = words("compare-noise", tests=words.whole(len(every)), z=words.number(z))
    return Page(
        words("title-compare", game=words.text("game-name")),
        words(
            "compare-lead",
            players=found.order.players,
            games=words.whole(found.games),
            seed=str(found.order.seed),
        ),
        language,
        [
            Section(
                words("compare-variants"),
                [words.setting(found.grid.fixed)] if found.grid.fixed else [],
                [Table(["", words("compare-variant"), ""], variants, words=3)],
            ),
            Section(
                words("compare-differences"),
                [noise] if clear else [words("compare-none"), noise],
                charts=charts(words, found, clear),
            ),
            *[told(words, found, level, clear) for level in reversed(found.levels) if clear],
            Section(
                words("compare-all"),
                tables=[table(words, found, level, every) for level in found.levels],
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


def table(words: Words, found: Comparison, level: str, every: list[Difference]) -> Table:
    """All figures of a level: the base, then each variant with its difference."""
    tallies = found.tallies[level]
    figures = figures_of(words.game, found.order.players, tallies)
    mine = {(one.figure.fact, one.variant): one for one in every if one.level == level}
    rows = []
    for figure in figures:
        base = value_of(tallies[0], figure).value
        row = [label(words, figure, tallies), said(words, figure, base)]
        for variant in range(1, len(tallies)):
            one = mine[figure.fact, variant]
            bounds = words.between(one.difference, figure.shares)
            row += [said(words, figure, one.after), f"{bounds}{' *' * one.beyond_noise}"]
        rows.append(row)
    heads = [words.setting(found.grid.cells[0])]
    for cell in found.grid.cells[1:]:
        heads += [words.setting(cell), words("compare-difference")]
    return Table([words.level(level).capitalize(), *heads], rows)


def charts(words: Words, found: Comparison, clear: list[Difference]) -> list[Chart]:
    """The clearest differences as pictures."""
    by_size = sorted(clear, key=lambda one: -sureness(one))
    chosen = list({one.figure.fact: one.figure for one in by_size})[:CHARTS]
    figures = {one.figure.fact: one.figure for one in clear}
    shown = []
    for figure in (figures[fact] for fact in chosen):
        series = [
            series_of(words.level(level), [value_of(t, figure) for t in found.tallies[level]])
            for level in found.levels
        ]
        name = label(words, figure, [t for level in found.levels for t in found.tallies[level]])
        shown.append(
            Chart(
                BARS,
                words("compare-chart", figure=shortened(name)),
                [cell_name(words, cell) for cell in found.grid.cells],
                series,
                axes_name(words, found.grid),
                shares=figure.shares,
                main=True,
            )
        )
    return shown


def sureness(one: Difference) -> float:
    """In how many standard errors a difference lies from none."""
    half = (one.difference.high - one.difference.low) / 2
    return abs(one.difference.value) / half if half else math.inf


def shortened(text: str, most: int = 44) -> str:
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def as_data(found: Comparison) -> dict[str, Any]:
    """The comparison as plain data."""
    every, z = differences(found)
    game = game_named(found.order.game)
    return {
        "game": game.id,
        "version": game.version,
        "players": found.order.players,
        "seed": found.order.seed,
        "games": found.games,
        "options": dict(found.grid.fixed),
        "variants": found.grid.cells,
        "standard_errors": round(z, 4),
        "differences": [
            {
                "level": one.level,
                "variant": one.variant,
                "figure": one.figure.fact,
                "before": round(one.before, 6),
                "after": round(one.after, 6),
                "difference": {
                    key: round(value, 6) for key, value in one.difference.__dict__.items()
                },
                "beyond_noise": one.beyond_noise,
            }
            for one in every
        ],
    }
