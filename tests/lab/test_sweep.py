"""A grid of variants: all combinations, nothing played twice, figures in a table."""

import csv
import io
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import speeltafel
from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.engine.options import Options, PerSeat, Several
from speeltafel.lab import sweep as module
from speeltafel.lab.console import grids
from speeltafel.lab.html import html
from speeltafel.lab.page import Table
from speeltafel.lab.simulate import Order, play_games
from speeltafel.lab.sweep import check_table, page_of, rows_of, sweep, write_table
from speeltafel.lab.tally import Tally
from speeltafel.lab.variants import Grid, grid
from speeltafel.lab.work import Crew
from speeltafel.texts import LANGUAGES
from tests.lab.test_compare import EVERY, assert_in_words

GAME = speeltafel.game("twaalfstich")
ORDER = Order(GAME.id, 3, 70, {}, seed=2)
LEVELS = ("random",)


def the_grid() -> Grid:
    return grid(GAME, 3, ["target=200,400", "profRule=false,true"], lists=True)


def test_all_combinations_are_played_at_every_level() -> None:
    found = sweep(replace(ORDER, games=3), the_grid(), ("random", "rule"), Crew())
    rows = rows_of(found)
    assert len(rows) == 8
    assert {(row["target"], row["profRule"], row["level"]) for row in rows} == {
        (target, prof, level)
        for target in ("200", "400")
        for prof in (False, True)
        for level in ("random", "rule")
    }
    assert all(row["rounds low"] <= row["rounds"] <= row["rounds high"] for row in rows)
    assert "Prof" in html(page_of(found, "nl"))


def test_values_that_hold_commas_are_parted_by_semicolons() -> None:
    options = (
        PerSeat("years", [], "a", (), 1900, 2020),
        Several("parts", "all", "a", (), (("staf", 1), ("crime", 2))),
    )
    game: Game = replace(GAME, options=Options(options), counts=lambda *_: [])
    found = grid(game, 3, ["years=1988,0,2005;1990,0,0", "parts=staf,crime:1;none"], lists=True)
    assert found.axes == {"years": ([1988, 0, 2005], [1990, 0, 0]), "parts": ([1, 1], [0, 0])}
    again = grid(game, 3, ["parts=staf,crime:1", "parts=none"], lists=True)
    assert again.axes == {"parts": ([1, 1], [0, 0])}
    single = grid(game, 3, ["parts=staf,crime", "years=1988,0,0;0,0,1999"], lists=True)
    assert single.fixed == {"parts": [1, 2]}


def test_values_of_several_parts_are_played_and_kept(tmp_path: Path) -> None:
    game = speeltafel.game("pietenpoker")
    found = grid(game, 3, ["actiepiet=all;none"], lists=True)
    order = Order(game.id, 3, 2, {}, seed=1)
    first = rows_of(sweep(order, found, LEVELS, Crew(), kept=tmp_path / "kept"))
    again = rows_of(sweep(order, found, LEVELS, Crew(), kept=tmp_path / "kept"))
    assert [row["games"] for row in first] == [2, 2]
    assert first == again


def test_a_file_of_something_else_is_left_as_it_is(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("milk\nbread")
    with pytest.raises(BadInput, match="holds no kept results"):
        sweep(ORDER, the_grid(), LEVELS, Crew(), kept=notes)
    assert notes.read_text() == "milk\nbread"


def test_a_table_wants_a_folder(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="there is no folder"):
        check_table(tmp_path / "nowhere" / "it.csv")


def test_a_single_game_has_no_bounds(tmp_path: Path) -> None:
    found = sweep(replace(ORDER, games=1), the_grid(), LEVELS, Crew())
    assert rows_of(found)[0]["rounds low"] is None
    write_table(found, tmp_path / "it.csv")
    assert "nan" not in (tmp_path / "it.csv").read_text()


def test_a_grid_that_is_too_large_is_refused() -> None:
    numbers = ",".join(str(n) for n in range(5, 200))
    with pytest.raises(BadInput, match="variants; 500 are the most"):
        grid(GAME, 3, [f"maxRounds={numbers}", "target=200,300,400,500"], lists=True)


def test_a_sweep_goes_on_where_it_was_broken_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "kept.jsonl"
    whole = rows_of(sweep(ORDER, the_grid(), LEVELS, Crew()))
    sweep(replace(ORDER, games=50), the_grid(), LEVELS, Crew(), kept=file)
    with file.open("a") as out:
        out.write('{"key": ["random", [["tar')  # killed while it wrote
    played = []

    def noting(order: Order, first: int, last: int, watched: bool) -> Tally:
        played.append((first, last))
        return play_games(order, first, last, watched)

    monkeypatch.setattr(module, "play_games", noting)
    assert rows_of(sweep(ORDER, the_grid(), LEVELS, Crew(), kept=file)) == whole
    assert played == [(50, 70)] * 4
    wider = grid(GAME, 3, ["target=200,400,500", "profRule=false,true"], lists=True)
    sweep(ORDER, wider, LEVELS, Crew(), kept=file)
    assert len(played) == 4 + 2 * 2
    with pytest.raises(BadInput, match="is of other work"):
        sweep(replace(ORDER, seed=9), the_grid(), LEVELS, Crew(), kept=file)


def test_a_sweep_that_is_broken_off_keeps_what_is_done(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    crew = Crew()

    def stop_after_three(done: int, _total: int) -> None:
        crew.broken_off = done >= 3

    found = sweep(ORDER, the_grid(), LEVELS, crew, stop_after_three, file)
    assert sum(tally.games for tally in found.all_tallies) == 150
    assert len(file.read_text().splitlines()) == 1 + 3
    assert len(rows_of(found)) == 3  # the variant without a game is left out
    assert "Afgebroken" in html(page_of(found, "nl"))


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


# Every game: what its page says, and how it looks in a terminal.


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
        for table in (table for section in page.sections for table in section.tables):
            check_in_terminal(table, 80)


def check_in_terminal(table: Table, width: int) -> None:
    """Every figure stands whole on a line, and no line is too long."""
    out = Console(width=width, file=io.StringIO(), record=True)
    for part in grids(table, width):
        out.print(part)
    lines = out.export_text().replace("\N{NO-BREAK SPACE}", " ").splitlines()
    assert max(map(len, lines)) <= width
    for row in table.rows:
        for cell in row[table.words :]:
            assert any(cell in line for line in lines), cell
    assert "…" not in "".join(lines)


def test_many_columns_stand_in_blocks() -> None:
    rows = [
        [f"a row with the number {n}", *[f"{n},{m} (0,0 – 99,9)" for m in range(9)]]
        for n in range(3)
    ]
    table = Table(["", *[f"the variant {m}" for m in range(9)]], rows)
    for width in (40, 80, 200):
        check_in_terminal(table, width)
    assert len(grids(table, 80)) > len(grids(table, 200)) == 1


def test_long_words_give_way_before_short_ones() -> None:
    table = Table(
        ["rule", "what", "games"], [["12-END-02", "many words " * 30, "100.0 %"]], words=2
    )
    out = Console(width=80, file=io.StringIO(), record=True)
    (only,) = grids(table, 80)
    out.print(only)
    assert "12-END-02 " in out.export_text()


def test_intervals_stand_beside_the_figures() -> None:
    found = sweep(replace(ORDER, games=20), the_grid(), LEVELS, Crew())
    (table,) = page_of(found, "en").sections[0].tables
    rounds = next(row for row in table.rows if row[0] == "rounds")
    row = rows_of(found)[0]
    assert (
        " ".join(rounds[1].split())
        == f"{row['rounds']:.2f} ({row['rounds low']:.2f} to {row['rounds high']:.2f})"
    )
