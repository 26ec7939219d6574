"""A comparison as a page: what differs, in plain words, and all figures beside each other."""

import math

from speeltafel.engine.registry import game as game_named
from speeltafel.lab.pages.page import Chapter, Chart, Listing, Page
from speeltafel.lab.pages.parts import broken_off, method
from speeltafel.lab.pages.variants import axes_name, cell_name, chart_of, label, said
from speeltafel.lab.pages.words import DASH, SPACE, Words
from speeltafel.lab.playing.order import Order
from speeltafel.lab.studies.compare import (
    FEWEST,
    LEAST,
    Comparison,
    Difference,
    differences,
    is_same,
)
from speeltafel.lab.studies.variants import SHARE, Figure, figures_of, value_of

CHARTS = 4
FINEST = 3
"""More decimals than these are never worth reading."""


def sentence(words: Words, found: Comparison, one: Difference) -> str:
    """A difference in plain words."""
    figure = one.figure
    event = figure.what == "event"
    kind = "share" if figure.kind == SHARE else "times" if event else "number"
    low, high = sorted((abs(one.difference.low), abs(one.difference.high)))
    before, after = amounts(words, figure, one.before, one.after)
    facts = {
        "with": with_this(words, found, one.variant),
        "what": label(words, figure) if event else phrase(words, figure),
        "before": before,
        "after": after,
        "of": words(f"fact-{figure.over.what}") if figure.kind == SHARE else "",
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
    if figure.what == "study":
        return words("fact-study", name=label(words, figure))
    return words(f"fact-{figure.what}", **({"rule": figure.of[0]} if figure.of else {}))


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
        key=lambda one: -sureness(one) if one.figure.what == "event" else -math.inf,
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


def told(words: Words, found: Comparison, level: str, clear: list[Difference]) -> Chapter:
    """The sentences of a level, variant by variant."""
    points = []
    for variant in range(1, len(found.grid.cells)):
        if is_same(found, level, variant):
            points.append(words("compare-same", **{"with": with_this(words, found, variant)}))
        mine = [one for one in clear if (one.level, one.variant) == (level, variant)]
        points += [sentence(words, found, one) for one in once(mine)]
    title = words("compare-level", level=words.level(level))
    return Chapter(title, [] if points else [words("compare-none")], points=points)


def page_of(found: Comparison, language: str, command: str = "") -> Page:
    """The comparison as a page."""
    words = Words(game_named(found.order.game), language)
    every, z = differences(found)
    clear = [one for one in every if one.beyond_noise]
    tests = words.whole(len(every))
    noise = words("compare-noise", tests=tests, z=words.number(z), least=LEAST)
    if found.games < FEWEST:
        about = [words("compare-few", games=FEWEST)]
    else:
        about = [noise] if clear else [words("compare-none"), noise]
    others = range(1, len(found.grid.cells))
    same = any(is_same(found, level, variant) for level in found.levels for variant in others)
    return Page(
        words("title-compare", game=words.game_name),
        words(
            "compare-lead",
            players=words.numbers(found.grid.players_of(found.order)),
            games=words.whole(found.games),
            seed=str(found.order.seed),
        ),
        language,
        [
            variants(words, found),
            Chapter(words("compare-differences"), about, charts=charts(words, found, clear)),
            *[told(words, found, level, clear) for level in reversed(found.shown) if clear or same],
            Chapter(
                words("compare-all"),
                [words("compare-all-about", options=axes_name(words, found.grid))],
                listings=[listing(words, found, level, every) for level in found.shown],
            ),
            method(words, found.levels, command),
        ],
        broken_off(words, found.games, found.order.games),
        words.rules(),
    )


def variants(words: Words, found: Comparison) -> Chapter:
    """What is compared: the options that are the same for all, and each variant's own."""
    grid = found.grid
    rows = [
        [
            str(n + 1),
            words.setting(cell),
            words.whole(cards_in_play(words, grid.order_of(found.order, cell))),
            words("compare-base") if n == 0 else "",
        ]
        for n, cell in enumerate(grid.cells)
    ]
    return Chapter(
        words("compare-variants"),
        [words.setting(grid.fixed)] if grid.fixed else [],
        [Listing(["", words("compare-variant"), words("compare-cards"), ""], rows, words=2)],
    )


def cards_in_play(words: Words, order: Order) -> int:
    """What `auto` came to shows in it: how many decks there are may follow from the players."""
    return sum(words.game.setup(order.players, order.options).counts)


def listing(words: Words, found: Comparison, level: str, every: list[Difference]) -> Listing:
    """All figures of a level: the base, then each variant with its difference."""
    tallies = found.tallies[level]
    figures = figures_of(words.game, found.grid.players_of(found.order), tallies)
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
    return Listing([words.level(level).capitalize(), *heads], rows)


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
