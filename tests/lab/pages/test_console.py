"""A report in the terminal, and in files."""

import io
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

from speeltafel.engine.errors import BadInput
from speeltafel.lab.pages.console import check_report, grids, print_page, write_report
from speeltafel.lab.pages.page import Listing
from speeltafel.lab.pages.report import report
from speeltafel.lab.studies.survey import Survey


def test_a_report_is_a_page_a_picture_or_tables(small: Survey, tmp_path: Path) -> None:
    page = report(small, "nl")
    write_report(page, tmp_path / "it.png")
    assert (tmp_path / "it.png").read_bytes().startswith(b"\x89PNG")
    write_report(replace(page, chapters=page.chapters[:1]), tmp_path / "it.html")
    assert (tmp_path / "it.html").read_text("utf-8").startswith("<!DOCTYPE html>")
    write_report(page, tmp_path / "it.md")
    told = (tmp_path / "it.md").read_text("utf-8")
    assert told.startswith(f"# {page.title}\n\n{page.lead}\n")
    assert told.count("\n| ---") == sum(len(chapter.listings) for chapter in page.chapters)
    with pytest.raises(BadInput, match=r"\.html, \.png or \.md, not 'it\.pdf'"):
        check_report(tmp_path / "it.pdf", plot=False)
    with pytest.raises(BadInput, match="there is no folder"):
        check_report(tmp_path / "nowhere" / "it.html", plot=False)


def test_a_report_in_the_terminal(small: Survey, capsys: pytest.CaptureFixture[str]) -> None:
    print_page(report(small, "en"), plot=True)
    out = capsys.readouterr().out
    assert "Skill against luck" in out
    assert "▇" in out
    assert "\x1b[" not in out


def check_in_terminal(table: Listing, width: int) -> None:
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
    table = Listing(["", *[f"the variant {m}" for m in range(9)]], rows)
    for width in (40, 80, 200):
        check_in_terminal(table, width)
    assert len(grids(table, 80)) > len(grids(table, 200)) == 1


def test_long_words_give_way_before_short_ones() -> None:
    table = Listing(
        ["rule", "what", "games"], [["12-END-02", "many words " * 30, "100.0 %"]], words=2
    )
    out = Console(width=80, file=io.StringIO(), record=True)
    (only,) = grids(table, 80)
    out.print(only)
    assert "12-END-02 " in out.export_text()
