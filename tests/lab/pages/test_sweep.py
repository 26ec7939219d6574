"""A sweep as a page and as a table in a file."""

import csv
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import speeltafel
from speeltafel.engine.errors import BadInput
from speeltafel.lab.pages.html import html
from speeltafel.lab.pages.sweep import check_table, page_of, write_table
from speeltafel.lab.playing.order import Order
from speeltafel.lab.studies.sweep import rows_of, sweep
from speeltafel.lab.studies.variants import Grid, grid
from speeltafel.lab.work.crews import Crew
from speeltafel.texts import LANGUAGES
from tests.lab.pages.test_compare import EVERY, assert_in_words
from tests.lab.pages.test_console import check_in_terminal

GAME = speeltafel.game("twaalfstich")


ORDER = Order(GAME.id, 3, 70, {}, seed=2)


LEVELS = ("random",)


def the_grid() -> Grid:
    return grid(GAME, 3, ["target=200,400", "profRule=false,true"], lists=True)


def test_a_table_wants_a_folder(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="there is no folder"):
        check_table(tmp_path / "nowhere" / "it.csv")


def test_a_single_game_has_no_bounds(tmp_path: Path) -> None:
    found = sweep(replace(ORDER, games=1), the_grid(), LEVELS, Crew())
    assert rows_of(found)[0]["rounds low"] is None
    write_table(found, tmp_path / "it.csv")
    assert "nan" not in (tmp_path / "it.csv").read_text()


def test_the_table_as_csv_and_parquet(tmp_path: Path) -> None:
    found = sweep(replace(ORDER, games=3), the_grid(), LEVELS, Crew())
    rows = rows_of(found)
    for name in ("it.csv", "it.parquet"):
        check_table(tmp_path / name)
        write_table(found, tmp_path / name)
    with (tmp_path / "it.csv").open() as file:
        read: list[dict[str, Any]] = [*csv.DictReader(file)]
    assert [float(row["rounds"]) for row in read] == [row["rounds"] for row in rows]
    parquet = pytest.importorskip("pyarrow.parquet")
    assert parquet.read_table(tmp_path / "it.parquet").to_pylist() == rows
    with pytest.raises(BadInput, match=r"\.csv or \.parquet, not 'it\.xls'"):
        check_table(tmp_path / "it.xls")


@pytest.mark.parametrize("name", EVERY)
def test_the_page_of_every_game_is_in_words(name: str) -> None:
    game = speeltafel.game(name)
    found = sweep(
        Order(name, 3, 2, {}, seed=1), grid(game, 3, EVERY[name], lists=False), ("rule",), Crew()
    )
    for language in LANGUAGES:
        page = page_of(found, language)
        assert_in_words(page)
        html(page)
        for table in (table for chapter in page.chapters for table in chapter.listings):
            check_in_terminal(table, 80)


def test_intervals_stand_beside_the_figures() -> None:
    found = sweep(replace(ORDER, games=20), the_grid(), LEVELS, Crew())
    page = page_of(found, "en")
    assert page.chapters[0].sentences[0].startswith("With fewer than 100 games nothing")
    (table,) = next(one for one in page.chapters if one.title == "The grid").listings
    assert table.rows[1] == ["cards", "46", "46", "46", "46"]
    rounds = next(row for row in table.rows if row[0] == "rounds")
    row = rows_of(found)[0]
    assert (
        " ".join(rounds[1].split())
        == f"{row['rounds']:.2f} ({row['rounds low']:.2f} to {row['rounds high']:.2f})"
    )


def test_what_differs_from_the_first_variant_is_said_and_marked() -> None:
    found = sweep(replace(ORDER, games=100), the_grid(), ("rule",), Crew())
    short, differences, table = page_of(found, "en").chapters[:3]
    assert any(
        point.startswith("Rule of thumb: With “Target: 400 points")
        and "the number of rounds is " in point
        for point in short.points
    )
    assert len(short.points) <= len(differences.points)
    rounds = next(row for row in table.listings[0].rows if row[0] == "rounds")
    assert [cell.endswith("*") for cell in rounds[1:]] == [False, False, True, True]


def test_an_ending_has_a_name_and_the_tail_a_row() -> None:
    found = sweep(replace(ORDER, games=3), the_grid(), ("rule",), Crew())
    table = next(one for one in page_of(found, "nl").chapters if one.title == "Het raster")
    heads = [row[0] for row in table.listings[0].rows]
    assert "het einde: één speler haalt de doelscore" in heads
    assert "minuten waarbinnen 95 van de 100 potjes klaar zijn" in heads
    assert rows_of(found)[0]["minutes-most"] >= rows_of(found)[0]["minutes"]
