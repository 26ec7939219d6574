"""A comparison as a page: what differs, in plain words, and all figures beside each other."""

import math
from collections.abc import Sequence

from speeltafel.engine.registry import game as game_named
from speeltafel.lab.pages.differences import clearest, in_short, once, sentence, with_this
from speeltafel.lab.pages.page import Chapter, Chart, Listing, Page
from speeltafel.lab.pages.parts import broken_off, came_to, cards_in_play, method, thinking_time
from speeltafel.lab.pages.variants import axes_name, cell_name, chart_of, label, said
from speeltafel.lab.pages.words import DASH, SPACE, Words
from speeltafel.lab.studies.compare import Comparison, differences, is_same
from speeltafel.lab.studies.differences import FEWEST, LEAST, Difference
from speeltafel.lab.studies.variants import figures_of, value_of

CHARTS = 4


def told(words: Words, found: Comparison, level: str, clear: list[Difference]) -> Chapter:
    """The sentences of a level, variant by variant."""
    points = []
    for variant in range(1, len(found.grid.cells)):
        if is_same(found, level, variant):
            points.append(words("compare-same", **{"with": with_this(words, found.grid, variant)}))
        mine = [one for one in clear if (one.level, one.variant) == (level, variant)]
        points += [sentence(words, found.grid, one) for one in once(mine)]
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
            in_short(words, found.grid, every, found.games),
            variants(words, found),
            Chapter(words("compare-differences"), about, charts=charts(words, found, clear)),
            *[told(words, found, level, clear) for level in reversed(found.shown) if clear or same],
            Chapter(
                words("compare-all"),
                [
                    words("compare-all-about", options=axes_name(words, found.grid)),
                    thinking_time(words),
                ],
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
            words.setting(cell | came_to(words.game, grid.order_of(found.order, cell))),
            words.whole(cards_in_play(words.game, grid.order_of(found.order, cell))),
            words("compare-base") if n == 0 else "",
        ]
        for n, cell in enumerate(grid.cells)
    ]
    return Chapter(
        words("compare-variants"),
        [words.setting(grid.fixed)] if grid.fixed else [],
        [Listing(["", words("compare-variant"), words("compare-cards"), ""], rows, words=2)],
    )


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


def charts(words: Words, found: Comparison, every: Sequence[Difference]) -> list[Chart]:
    """The clearest differences as pictures."""
    chosen = list(dict.fromkeys(one.figure for one in clearest(every)))[:CHARTS]
    return [chart_of(words, found.grid, found.tallies, figure) for figure in chosen]
