"""Charts as pictures (SVG and PNG, by matplotlib) and in the terminal (by plotext).

One drawing serves page and picture. SVG inside the page needs no script and no network, stays sharp
on any screen and weighs a few kilobytes a chart, where a charting script weighs a megabyte.
"""

import io
import math
import re
import textwrap
from pathlib import Path
from typing import Any

from speeltafel.lab.pages.page import BARS, Chart, Page
from speeltafel.lab.pages.words import MINUS, SPACE
from speeltafel.lab.work.extra import wanted

COLOURS = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#555555"]
"""Okabe and Ito's: also for people who do not tell all colours apart."""
MARKERS = ["o", "s", "^", "D", "v", "P", "X"]
INK, FAINT = "#333333", "#bbbbbb"
WIDTH, HEIGHT = 6.4, 3.1
ROOM = 80
"""So many characters stand side by side below a chart; names that need more are broken."""
LEAST = 7
"""So many characters stand below each bar at least."""
LETTER = 0.065
"""About the inches of a small letter."""
NARROW, WIDE = 12, 24
"""With more bars the names stand upright, and with still more the chart is as wide as the page."""

STYLE = {
    "svg.fonttype": "none",
    "svg.hashsalt": "speeltafel",
    "font.family": "sans-serif",
    "font.size": 9.5,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.grid": True,
    "axes.grid.axis": "y",
    "grid.color": "#e6e6e6",
    "axes.axisbelow": True,
    "legend.frameon": False,
}


CLEAR = {"figure.facecolor": "none", "savefig.facecolor": "none", "axes.facecolor": "none"}
"""In a page its own ground shows, with the shadow where a chart goes on beyond the edge."""


def svg(chart: Chart, language: str, number: int) -> str:
    """A chart as an SVG element to stand inside a page; `number` sets it apart from the others."""
    matplotlib = wanted("matplotlib")
    figure_module = wanted("matplotlib.figure")
    with matplotlib.rc_context({**STYLE, **CLEAR, "svg.hashsalt": f"speeltafel-{number}"}):
        size = (1.6 * WIDTH if is_wide(chart) else WIDTH, HEIGHT + room_below(chart))
        figure = figure_module.Figure(figsize=size, layout="constrained")
        draw(figure.add_subplot(), chart, language)
        out = io.StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    # groups are named alike in every picture, and nothing refers to them
    return re.sub(r'<g id="[^"]*"', "<g", text[text.index("<svg") :].strip())


def is_wide(chart: Chart) -> bool:
    return chart.kind == BARS and len(chart.places) > WIDE


def room_below(chart: Chart) -> float:
    """The inches that upright names need more than a line of text does."""
    if chart.kind != BARS or not are_upright(chart):
        return 0.0
    return max(0.0, LETTER * max(len(str(place)) for place in chart.places) - 0.3)


def are_upright(chart: Chart) -> bool:
    """Whether names stand upright: many, or with a word too long to stand beside the others."""
    words = [word for place in chart.places for word in str(place).split()]
    long = max(map(len, words), default=0)
    return len(chart.places) > NARROW or long > max(LEAST, ROOM // len(chart.places))


def picture(page: Page, file: Path) -> None:
    """The main charts of a page in one picture."""
    matplotlib = wanted("matplotlib")
    figure_module = wanted("matplotlib.figure")
    charts = [chart for chapter in page.chapters for chart in chapter.charts if chart.main]
    rows = math.ceil(len(charts) / 2)
    with matplotlib.rc_context(STYLE):
        figure = figure_module.Figure(
            figsize=(2 * WIDTH, rows * HEIGHT + 0.9), layout="constrained", dpi=110
        )
        figure.suptitle(f"{page.title}\n{page.lead}", fontsize=12, wrap=True)
        for place, chart in enumerate(charts, 1):
            draw(figure.add_subplot(rows, 2, place), chart, page.language)
        figure.savefig(file, format="png")


def draw(axes: Any, chart: Chart, language: str) -> None:
    if chart.kind == BARS:
        draw_bars(axes, chart)
    else:
        draw_lines(axes, chart)
    keyed = len(chart.series) > 1 or chart.mark is not None
    axes.set_title(
        chart.title, loc="left", fontsize=10.5, fontweight="bold", pad=22 if keyed else 6
    )
    axes.set_xlabel(chart.x)
    axes.set_ylabel(chart.y)
    axes.yaxis.set_major_formatter(lambda value, _: tick(value, chart.shares, language))
    if chart.kind != BARS:  # they count something
        axes.xaxis.set_major_locator(wanted("matplotlib.ticker").MaxNLocator("auto", integer=True))
        axes.xaxis.set_major_formatter(lambda value, _: tick(value, False, language))
    if chart.mark is not None:
        axes.axhline(chart.mark, color=INK, linewidth=1, linestyle="--", label=chart.mark_name)
    if keyed:  # above the drawing, where it hides nothing
        axes.legend(
            fontsize=8.5, loc="lower left", bbox_to_anchor=(-0.01, 0.99), ncols=4, borderpad=0.2
        )


def draw_bars(axes: Any, chart: Chart) -> None:
    width = 0.8 / len(chart.series)
    close = lie_close(chart)
    for n, series in enumerate(chart.series):
        at = [place + (n + 0.5) * width - 0.4 for place in range(len(chart.places))]
        colour = COLOURS[n % len(COLOURS)]
        if not close:
            axes.bar(at, series.values, 0.92 * width, color=colour, label=series.name)
        if series.low:
            reach = [
                [max(0.0, v - low) for v, low in zip(series.values, series.low, strict=True)],
                [max(0.0, high - v) for v, high in zip(series.values, series.high, strict=True)],
            ]
            look = {"fmt": MARKERS[n % len(MARKERS)], "label": series.name} if close else {}
            axes.errorbar(
                at,
                series.values,
                reach,
                **{"fmt": "none", **look},
                color=colour,
                ecolor=colour if close else INK,
                capsize=2,
                linewidth=1,
            )
    axes.set_xticks(range(len(chart.places)))
    upright = are_upright(chart)
    names = [str(place) for place in chart.places]
    if not upright:
        room = max(LEAST, ROOM // len(names))
        names = [textwrap.fill(name, room, break_long_words=False) for name in names]
    small = upright or any("\n" in name for name in names)
    axes.set_xticklabels(names, rotation=90 if upright else 0, fontsize=7.5 if small else 9)
    axes.margins(x=0.02 if not close else 0.08)


def lie_close(chart: Chart) -> bool:
    """Means that lie close together are shown close up, as points: bars have to start at zero."""
    lows = [low for series in chart.series for low in series.low]
    highs = [high for series in chart.series for high in series.high]
    return not chart.shares and bool(lows) and min(lows) > 0.5 * max(highs)


def draw_lines(axes: Any, chart: Chart) -> None:
    for n, series in enumerate(chart.series):
        points = len(chart.places)
        axes.plot(
            chart.places,
            series.values,
            color=COLOURS[n % len(COLOURS)],
            marker=MARKERS[n % len(MARKERS)] if points <= 40 else None,
            markersize=3.5,
            linewidth=1.6,
            label=series.name,
        )
        axes.fill_between(chart.places, series.values, color=COLOURS[n % len(COLOURS)], alpha=0.12)
    axes.set_ylim(bottom=0)


def tick(value: float, shares: bool, language: str) -> str:
    text = f"{100 * value:g}{SPACE}%" if shares else f"{value:g}"
    return text.replace(".", ",").replace("-", MINUS) if language == "nl" else text


def terminal(chart: Chart, language: str, width: int, coloured: bool) -> str:
    """A chart in characters."""
    plt = wanted("plotext")
    plt.clear_figure()
    plt.plotsize(min(width, 100), 15 if chart.kind != BARS else None)
    plt.theme("clear")
    scale = 100 if chart.shares else 1
    names = [series.name for series in chart.series]
    values = [[round(scale * value, 2) for value in series.values] for series in chart.series]
    title = f"{chart.title}{' (%)' if chart.shares else ''}"
    if chart.kind == BARS:
        colours = ["blue", "orange", "green", "magenta", "red", "cyan", "gray"]
        plt.simple_multiple_bar(
            [str(place) for place in chart.places],
            values,
            width=min(width, 100),
            colors=colours[: len(values)],
            labels=names,
            title=title,
        )
    else:
        markers = ["●", "■", "▲", "◆", "+", "x", "*"]
        for n, row in enumerate(values):
            plt.plot(chart.places, row, label=names[n], marker=markers[n % 7])
        numbers = [float(place) for place in chart.places]
        across = whole_ticks(min(numbers), max(numbers))
        plt.xticks(across, [tick(at, False, language) for at in across])
        up = plain_ticks(max(max(row) for row in values))
        plt.ylim(0, up[-1])
        plt.yticks(up, [tick(at, False, language) for at in up])
        plt.title(title)
        plt.xlabel(chart.x)
    shown = str(plt.build())
    if chart.kind == BARS and language == "nl":  # the value at the end of each bar
        shown = re.sub(r"\.(\d\d(?:\x1b\[[\d;]*m)*\s*)$", r",\1", shown, flags=re.MULTILINE)
    return shown if coloured else str(plt.uncolorize(shown))


def whole_ticks(low: float, high: float) -> list[float]:
    """At most a handful of whole numbers from the one to the other, in equal round steps."""
    step = round_step(max(1.0, (high - low) / 8))
    first = math.ceil(low / step)
    return [step * n for n in range(first, math.floor(high / step) + 1)] or [float(round(low))]


def plain_ticks(high: float) -> list[float]:
    """From zero to this number or a little beyond, in equal round steps."""
    step = round_step(high / 4) if high > 0 else 1.0
    return [round(step * n, 9) for n in range(math.ceil(high / step - 1e-9) + 1)]


def round_step(least: float) -> float:
    """The smallest of 1, 2, 5, 10, 20 … that is not below; also 0.5, 0.2 and so on."""
    power = 10.0 ** math.floor(math.log10(least))
    return next(power * n for n in (1, 2, 5, 10) if power * n >= least * (1 - 1e-9))
