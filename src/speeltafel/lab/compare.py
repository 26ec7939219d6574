"""Variants side by side on common deals: what differs, and by how much."""

import math
from dataclasses import dataclass, replace
from typing import Any

from speeltafel.engine.errors import BadInput
from speeltafel.engine.registry import game as game_named
from speeltafel.lab.figures import Estimate, errors, rounded
from speeltafel.lab.page import Chart, Page, Section, Table
from speeltafel.lab.parts import broken_off, method
from speeltafel.lab.progress import Tell, silence
from speeltafel.lab.ratios import GAMES, LENGTH, Apart, ratio_apart, total
from speeltafel.lab.simulate import Order, check, chunks, play_pairs, watched_at_once
from speeltafel.lab.survey import side_by_side
from speeltafel.lab.tally import Tally
from speeltafel.lab.variants import (
    SHARE,
    TIMES,
    Figure,
    Grid,
    axes_name,
    cell_name,
    chart_of,
    figures_of,
    label,
    said,
    value_of,
)
from speeltafel.lab.words import DASH, SPACE, Words
from speeltafel.lab.work import Crew, Job

PAIRED = 20
"""Games of all variants in one piece of work."""
NOISE = 0.05
"""How probably a whole page holds a sentence that chance alone made."""
FEWEST = 100
"""Games below which nothing is said to be beyond noise."""
LEAST = 20
"""The same for games in which a figure differs at all."""
CHARTS = 4
FINEST = 3
"""More decimals than these are never worth reading."""


@dataclass
class Comparison:
    """Variants, the first of which is the base, at several levels."""

    order: Order
    grid: Grid
    levels: tuple[str, ...]
    tallies: dict[str, list[Tally]]
    apart: dict[str, list[Apart]]

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
    progress: Tell = silence,
) -> Comparison:
    """Play all variants on the same deals; `progress` is told how many pieces are done."""
    found = Comparison(
        order,
        grid,
        levels,
        {level: [Tally() for _ in grid.cells] for level in levels},
        {level: [Apart() for _ in grid.cells] for level in levels},
    )
    done = 0

    def take(job: Job, parts: tuple[list[Tally], list[Apart]]) -> None:
        nonlocal done
        level = str(job.key[1])
        for tally, more in zip(found.tallies[level], parts[0], strict=True):
            tally.add(more)
        for apart, further in zip(found.apart[level], parts[1], strict=True):
            apart.add(further)
        done += 1
        progress(done, len(jobs))

    jobs = jobs_of(order, grid, levels)
    crew.results(jobs, take)
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
                for a, b in chunks(order.games, min(PAIRED, watched_at_once(level)))
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
    sure = 1 - NOISE / max(1, len(cases))
    return [case(found, *one, sure) for one in cases], errors(sure, found.games)


def case(found: Comparison, level: str, variant: int, figure: Figure, sure: float) -> Difference:
    base, other = found.tallies[level][0], found.tallies[level][variant]
    apart = found.apart[level][variant]
    difference = ratio_apart(base, other, apart, figure.fact, figure.over)
    # More happens in a longer game: what happens has to differ for its length, too.
    overs = (GAMES, *LENGTH) if figure.kind == TIMES else (figure.over,)
    strict = [ratio_apart(base, other, apart, figure.fact, over, sure) for over in overs]
    one_way = all(one.low > 0 for one in strict) or all(one.high < 0 for one in strict)
    games = min(total(tally, figure.over) for tally in (base, other))
    return Difference(
        level,
        variant,
        figure,
        value_of(base, figure).value,
        value_of(other, figure).value,
        difference.scaled(figure.scale),
        min(games, apart.games) >= FEWEST and apart.differs[figure.fact] >= LEAST and one_way,
    )


def sentence(words: Words, found: Comparison, one: Difference) -> str:
    """A difference in plain words."""
    figure = one.figure
    event = figure.message == "event"
    kind = "share" if figure.kind == SHARE else "times" if event else "number"
    low, high = sorted((abs(one.difference.low), abs(one.difference.high)))
    before, after = amounts(words, figure, one.before, one.after)
    facts = {
        "with": with_this(words, found, one.variant),
        "what": label(words, figure) if event else phrase(words, figure),
        "before": before,
        "after": after,
        "of": words(f"fact-{figure.over}") if figure.kind == SHARE else "",
    }
    if kind != "number" and not (one.before and one.after):
        least, most = amounts(words, figure, low, min(1.0, high) if figure.shares else high)
        never = "gone" if one.before else "new"
        return words(f"differs-{kind}-{never}", **facts, low=least, high=most)
    facts["apart"] = more_or_less(words, one)
    if kind == "number":
        return words("differs-number", **facts)
    ratio = one.after / one.before
    if 0.1 <= ratio <= 10 and round(ratio, 2) != 1:  # else it says less than the figures
        return words(f"differs-{kind}-ratio", **facts, ratio=words.number(ratio))
    return words(f"differs-{kind}", **facts)


def with_this(words: Words, found: Comparison, variant: int) -> str:
    """A variant, by the options in which it differs from the base."""
    base, cell = found.grid.cells[0], found.grid.cells[variant]
    other = {name: value for name, value in cell.items() if value != base[name]}
    return words("with", variant=words.setting(other))


def phrase(words: Words, figure: Figure) -> str:
    """A figure as part of a sentence."""
    what, _, name = figure.name.partition(":")
    if what == "study":
        return words("fact-study", name=label(words, figure))
    return words(f"fact-{what}", **({"rule": name} if name else {}))


def more_or_less(words: Words, one: Difference) -> str:
    """By how much a figure differs, with bounds; percentages differ by percentage points."""
    low, high = sorted((abs(one.difference.low), abs(one.difference.high)))
    scale = 100 if one.figure.shares else 1
    least, by, most = apart_from_each_other(
        words, [scale * value for value in (low, abs(one.difference.value), high)], scale
    )
    way = "more" if one.difference.value > 0 else "less"
    name = f"differs-points-{way}" if one.figure.shares else f"differs-{way}"
    return words(name, by=by, low=least, high=most)


def amounts(words: Words, figure: Figure, *values: float) -> list[str]:
    """Values of a figure, told apart."""
    if not figure.shares:
        return apart_from_each_other(words, [*values])
    shown = apart_from_each_other(words, [100 * value for value in values], 100)
    return [f"{value}{SPACE}%" for value in shown]


def once(some: list[Difference]) -> list[Difference]:
    """Without what is the same under another name; what happens stands last, the clearest first."""
    found: dict[tuple[object, ...], Difference] = {}
    for one in some:
        numbers = (one.before, one.after, one.difference.low, one.difference.high)
        key = (one.level, one.variant, *[round(number, 6) for number in numbers])
        found.setdefault(key, one)
    return sorted(
        found.values(),
        key=lambda one: -sureness(one) if one.figure.message == "event" else -math.inf,
    )


def apart_from_each_other(words: Words, values: list[float], scale: int = 1) -> list[str]:
    """Numbers with so many decimals that those that differ look different."""
    usual = 1 if scale == 100 else None
    shown = [words.number(value, usual) for value in values]
    for digits in range(2, FINEST + 1):
        if len(set(shown)) == len(set(values)):
            break
        shown = [words.number(value, digits) for value in values]
    return shown


def is_same(found: Comparison, level: str, variant: int) -> bool:
    """Whether a variant made no difference at all in any game."""
    apart = found.apart[level][variant]
    return apart.games >= FEWEST and not apart.differing


def told(words: Words, found: Comparison, level: str, clear: list[Difference]) -> Section:
    """The sentences of a level, variant by variant."""
    points = []
    for variant in range(1, len(found.grid.cells)):
        if is_same(found, level, variant):
            points.append(words("compare-same", **{"with": with_this(words, found, variant)}))
        mine = [one for one in clear if (one.level, one.variant) == (level, variant)]
        points += [sentence(words, found, one) for one in once(mine)]
    title = words("compare-level", level=words.level(level))
    return Section(title, [] if points else [words("compare-none")], points=points)


def page_of(found: Comparison, language: str, command: str = "") -> Page:
    """The comparison as a page."""
    game = game_named(found.order.game)
    words = Words(game, language)
    every, z = differences(found)
    clear = [one for one in every if one.beyond_noise]
    variants = [
        [str(n + 1), words.setting(cell), words("compare-base") if n == 0 else ""]
        for n, cell in enumerate(found.grid.cells)
    ]
    tests = words.whole(len(every))
    noise = words("compare-noise", tests=tests, z=words.number(z), least=LEAST)
    if found.games < FEWEST:
        about = [words("compare-few", games=FEWEST)]
    else:
        about = [noise] if clear else [words("compare-none"), noise]
    same = any(is_same(found, level, v) for level in found.levels for v in range(1, len(variants)))
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
                about,
                charts=charts(words, found, clear),
            ),
            *[
                told(words, found, level, clear)
                for level in reversed(found.levels)
                if clear or same
            ],
            Section(
                words("compare-all"),
                [words("compare-all-about", options=axes_name(words, found.grid))],
                tables=[table(words, found, level, every) for level in found.levels],
            ),
            method(words, found.levels, command),
        ],
        broken_off(words, found.games, found.order.games),
        words.rules(),
    )


def table(words: Words, found: Comparison, level: str, every: list[Difference]) -> Table:
    """All figures of a level: the base, then each variant with its difference."""
    tallies = found.tallies[level]
    figures = figures_of(words.game, found.order.players, tallies)
    mine = {(one.figure.name, one.variant): one for one in every if one.level == level}
    rows = []
    for figure in figures:
        row = [label(words, figure), said(words, figure, value_of(tallies[0], figure).value)]
        for variant in range(1, len(tallies)):
            one = mine[figure.name, variant]
            row += [said(words, figure, one.after), difference_cell(words, one)]
        rows.append(row)
    heads = [cell_name(words, found.grid.cells[0])]
    for cell in found.grid.cells[1:]:
        heads += [cell_name(words, cell), words("compare-difference")]
    return Table([words.level(level).capitalize(), *heads], rows)


def difference_cell(words: Words, one: Difference) -> str:
    """A difference with its bounds, and a mark where it is beyond noise."""
    difference = one.difference
    if math.isnan(difference.value):
        return DASH
    scale = 100 if one.figure.shares else 1
    usual = 1 if one.figure.shares else None
    shown = words.number(scale * difference.value, usual)
    if difference.value > 0:
        shown = f"+{shown}"
    if one.figure.shares:
        shown += f"{SPACE}{words('compare-pp')}"
    if difference.low < difference.high:
        low, high = (words.number(scale * end, usual) for end in (difference.low, difference.high))
        shown += f" ({words('compare-between', low=low, high=high)})"
    return f"{shown}{f'{SPACE}*' * one.beyond_noise}"


def charts(words: Words, found: Comparison, clear: list[Difference]) -> list[Chart]:
    """The clearest differences as pictures."""
    by_size = sorted(once(clear), key=lambda one: -sureness(one))
    chosen = list(dict.fromkeys(one.figure for one in by_size))[:CHARTS]
    return [chart_of(words, found.grid, found.tallies, figure) for figure in chosen]


def sureness(one: Difference) -> float:
    """In how many standard errors a difference lies from none."""
    half = (one.difference.high - one.difference.low) / 2
    return abs(one.difference.value) / half if half else math.inf


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
        "standard_errors": rounded(z),
        "identical": [
            {"level": level, "variant": variant}
            for level in found.levels
            for variant in range(1, len(found.grid.cells))
            if is_same(found, level, variant)
        ],
        "differences": [
            {
                "level": one.level,
                "variant": one.variant,
                "figure": one.figure.name.rstrip(":"),
                "before": rounded(one.before),
                "after": rounded(one.after),
                "difference": {
                    key: rounded(value) for key, value in one.difference.__dict__.items()
                },
                "beyond_noise": one.beyond_noise,
            }
            for one in every
        ],
    }
