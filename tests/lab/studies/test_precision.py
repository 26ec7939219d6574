"""A survey that goes on until it is precise enough, or its time is over."""

import math

import pytest

from speeltafel.engine.errors import BadInput
from speeltafel.lab.pages.report import report
from speeltafel.lab.playing.order import Order
from speeltafel.lab.studies import precision
from speeltafel.lab.studies.precision import (
    FIRST,
    Precision,
    precision_of,
    rows_of,
    standing,
    survey_until,
)
from speeltafel.lab.studies.survey import Survey, as_data
from speeltafel.lab.work.crews import Crew, Processes

ORDER = Order("pietenpoker", 3, 0, {}, "easy", 5)


def until(wanted: Precision, crew: Crew, seconds: float = 0.0) -> Survey:
    """Each batch takes so many seconds."""
    now = -seconds

    def clock() -> float:
        nonlocal now
        now += seconds
        return now

    with crew:
        return survey_until(ORDER, ("random", "easy"), crew, wanted, clock=clock)


@pytest.fixture(scope="module")
def found() -> Survey:
    return until(Precision(0.06), Crew())


def test_it_ends_when_all_is_as_precise_as_was_asked_for(found: Survey) -> None:
    assert {*found.reached} == {"random", "easy", "easy over random", "stakes"}
    assert all(0.01 < width <= 0.06 for width in found.reached.values())
    page = report(found, "nl")
    assert page.notes == [note for note in page.notes if note.startswith("Zo nauwkeurig")]
    assert as_data(found)["precision"] == {"wanted": 0.06, "reached": found.reached}


def test_the_same_figures_on_any_workers(found: Survey) -> None:
    other = until(Precision(0.06), Processes(2))
    assert (other.tallies, other.rungs) == (found.tallies, found.rungs)
    assert other.stakes == found.stakes


def test_work_goes_where_the_least_is_known(found: Survey) -> None:
    rows = rows_of(found)
    for row in rows:
        row.planned = 100
    assert all(row.next(0.5) for row in rows)
    needed = [row.planned - 100 for row in rows]
    for row in rows:
        row.planned = 100
        row.next(row.width / 1.2)
    assert needed == [5, 5, 5, 5]  # precise enough: hardly more
    assert [row.planned - 100 for row in rows] == [44, 44, 44, 44]


def test_what_the_games_of_two_levels_tell_is_not_played_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A team of a level plays with its like, at a rung as in games of its own."""
    for first in ("FIRST", "FIRST_SEARCHED"):
        monkeypatch.setattr(precision, first, 2)
    order = Order("boot-op-stoom", 2, 0, {}, "rule", 5)
    with Crew() as crew:
        found = survey_until(order, ("easy", "rule"), crew, Precision(0.45))
    assert {*found.reached} == {"easy", "rule", "stakes"}
    assert "Winning together" in [one.title for one in report(found, "en").chapters]


def test_the_bar_shows_how_precise_it_is_and_shall_be(found: Survey) -> None:
    rows = rows_of(found)
    widest = f"± {100 * max(found.reached.values()):.1f} %"
    assert standing(rows, Precision(0.02)) == f"{widest} → ± 2 %"
    assert standing(rows, Precision(0.02, 10)) == f"{widest} → ± 2 %, ≤ 10 min"
    assert standing(rows, Precision(minutes=10)) == f"{widest}, ≤ 10 min"


def test_time_alone_ends_it_too_and_the_page_says_so() -> None:
    short = until(Precision(0.01, minutes=1.5), Crew(), seconds=60)
    assert short.tallies["random"].games == 2 * FIRST
    page = report(short, "en")
    assert page.notes[-1].startswith("Not everything is as precise as was asked for (± 1.0")
    timed = until(Precision(minutes=1.5), Crew(), seconds=60)
    assert report(timed, "en").notes[-1].startswith("In the time that was given: ")
    widths = dict(timed.reached.items())
    assert all(math.isfinite(width) for width in widths.values())


@pytest.mark.parametrize(("text", "value"), [("2%", 0.02), ("0.05", 0.05), (" 1.5 % ", 0.015)])
def test_precisions_are_read(text: str, value: float) -> None:
    assert precision_of(text) == pytest.approx(value)


@pytest.mark.parametrize("text", ["", "%", "two", "-1%", "0", "2%%", "nan"])
def test_what_is_no_precision_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="a precision is written like 2%"):
        precision_of(text)


@pytest.mark.parametrize(
    "wanted",
    [Precision(0.5), Precision(0.00001), Precision(0.1, -1), Precision(0.1, 0), Precision()],
)
def test_impossible_wishes_are_refused(wanted: Precision) -> None:
    with pytest.raises(BadInput):
        wanted.check()
