"""A grid of variants: all combinations, and nothing played twice."""

from dataclasses import replace
from pathlib import Path

import pytest

import speeltafel
from speeltafel.engine.errors import BadInput
from speeltafel.lab.counting.tally import Tally
from speeltafel.lab.pages.html import html
from speeltafel.lab.pages.sweep import page_of
from speeltafel.lab.playing.games import play_games
from speeltafel.lab.playing.order import Order
from speeltafel.lab.studies import sweep as module
from speeltafel.lab.studies.sweep import rows_of, sweep
from speeltafel.lab.studies.variants import Grid, grid
from speeltafel.lab.work.crews import Crew

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
