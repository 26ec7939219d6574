"""Charts as pictures and in the terminal."""

import re
from dataclasses import replace

import pytest

from speeltafel.lab.pages.page import BARS, LINES, Chart, Values
from speeltafel.lab.pages.plots import plain_ticks, svg, terminal, whole_ticks


@pytest.mark.parametrize("kind", [BARS, LINES])
def test_the_same_chart_gives_the_same_picture(kind: str) -> None:
    places: list[str] | list[float] = ["a", "b"] if kind == BARS else [1.0, 2.0]
    bounded = Values("one", [0.2, 0.4], [0.1, 0.3], [0.3, 0.5])
    chart = Chart(kind, "Title & more", places, [bounded, bounded], shares=True, mark=0.3)
    assert svg(chart, "nl", 1) == svg(chart, "nl", 1)
    assert "Title &amp; more" in svg(chart, "nl", 1)
    assert "Title & more" in terminal(chart, "nl", 80, coloured=False)


def test_a_word_is_never_broken_below_a_bar() -> None:
    names = ["Vooruit", "Achteruit", "Pepernootpakje", "Stoombootkaart A met oog", "een", "twee"]
    chart = Chart(BARS, "Title", names * 2, [Values("one", [0.5] * 12)])
    drawn = svg(chart, "nl", 1)
    assert all(f">{name}<" in drawn for name in names)


def test_axes_count_in_whole_numbers_as_the_language_writes_them() -> None:
    values = Values("one", [0.125, 0.125, 0.75])
    chart = Chart(LINES, "Title", [2.0, 3.0, 4.0], [values], "x", "y", shares=True)
    ticks = re.findall(r">([\d.,]+)(?:\N{NARROW NO-BREAK SPACE}%)?</text>", svg(chart, "nl", 1))
    assert {"2", "3", "4"} <= {*ticks}
    assert not [tick for tick in ticks if "." in tick or tick == "2,5"]
    shown = terminal(chart, "nl", 80, coloured=False)
    assert re.search(r"^\W*2 +3 +4\W*$", shown, flags=re.MULTILINE)
    assert not re.search(r"\d\.\d", shown)
    bars = replace(chart, kind=BARS, places=["a", "b", "c"])
    assert "12,5" in terminal(bars, "nl", 80, coloured=False)
    assert "12.5" in terminal(bars, "en", 80, coloured=False)
    assert whole_ticks(0, 99) == [0, 20, 40, 60, 80]
    assert plain_ticks(0.3) == [0, 0.1, 0.2, 0.3]
