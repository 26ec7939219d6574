"""Variants in words: their names, their figures, a chart along them."""

import math
from collections.abc import Mapping, Sequence

from speeltafel.lab.counting.figures import Estimate
from speeltafel.lab.counting.tally import Tally
from speeltafel.lab.pages.page import BARS, Chart
from speeltafel.lab.pages.parts import values_of
from speeltafel.lab.pages.words import Words
from speeltafel.lab.studies.variants import LONGEST, Figure, Grid, value_of


def cell_name(words: Words, cell: Mapping[str, object]) -> str:
    """A variant by the values of its options alone, for below a chart."""
    return " / ".join(words.value(name, value) for name, value in cell.items())


def axes_name(words: Words, grid: Grid) -> str:
    return " / ".join(words.option(name) for name in grid.axes)


def label(words: Words, figure: Figure) -> str:
    """A figure as the head of a row."""
    if figure.what == "event":
        return words.kind(*figure.of)
    if figure.what == "study":
        return words.figure(*figure.of)
    return words(f"figure-{figure.what}", **facts_of(words, figure))


def facts_of(words: Words, figure: Figure) -> dict[str, object]:
    """Of what it is a figure, for a message: an ending by its name, a place by its number."""
    if figure.what == "ending":
        return {"name": words.ending(*figure.of)}
    if figure.what == "minutes-most":
        return {"percent": LONGEST}
    return {"at": figure.of[0]} if figure.of else {}


def chart_of(
    words: Words, grid: Grid, tallies: Mapping[str, Sequence[Tally]], figure: Figure
) -> Chart:
    """A figure along a grid, at every level."""
    title = words("compare-chart", figure=label(words, figure))
    return Chart(
        BARS,
        title[:1].upper() + title[1:],
        [cell_name(words, cell) for cell in grid.cells],
        [
            values_of(words.level(level), [value_of(tally, figure) for tally in row])
            for level, row in tallies.items()
            if any(tally.sums[figure.fact] for tally in row)
        ],
        axes_name(words, grid),
        words("compare-times") if figure.what == "event" else "",
        shares=figure.shares,
        main=True,
    )


def said(words: Words, figure: Figure, value: float) -> str:
    return words.share(value) if figure.shares else words.number(value)


def bounded(words: Words, figure: Figure, found: Estimate) -> str:
    """A figure with its bounds, in one cell of a table."""
    if math.isnan(found.low):
        return said(words, figure, found.value)
    low, high = (said(words, figure, end) for end in (found.low, found.high))
    bounds = words("compare-between", low=low, high=high)
    return f"{said(words, figure, found.value)} ({bounds})"
