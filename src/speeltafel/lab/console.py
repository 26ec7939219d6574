"""A report in the terminal, and where a report goes."""

from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from speeltafel.engine.errors import BadInput
from speeltafel.lab.extra import wanted
from speeltafel.lab.html import html
from speeltafel.lab.page import Page, Table
from speeltafel.lab.plots import picture, terminal

FORMATS = (".html", ".png")


def check_report(file: Path | None, plot: bool) -> None:
    """Before hours of play: whether the report can be written at all."""
    if file is not None:
        if file.suffix not in FORMATS:
            raise BadInput(f"a report is written as {' or '.join(FORMATS)}, not {file.name!r}")
        if not file.absolute().parent.is_dir():
            raise BadInput(f"there is no folder {file.absolute().parent}")
        wanted("matplotlib")
    if plot:
        wanted("plotext")


def write_report(page: Page, file: Path) -> None:
    try:
        if file.suffix == ".png":
            picture(page, file)
        else:
            file.write_text(html(page), "utf-8")
    except OSError as error:
        raise BadInput(f"{file} cannot be written: {error.strerror}") from None


def print_page(page: Page, plot: bool) -> None:
    """Sentences and tables, and charts where they are asked for."""
    out = Console(highlight=False)
    out.print(f"[bold]{escape(page.title)}[/]\n{escape(page.lead)}")
    for note in page.notes:
        out.print(f"[yellow]{escape(note)}[/]")
    for section in page.sections:
        out.print(f"\n[bold cyan]{escape(section.title)}[/]")
        for sentence in section.sentences:
            out.print(escape(sentence))
        for point in section.points:
            out.print(f"• {escape(point)}")
        for table in section.tables:
            out.print(grid(table))
        for chart in section.charts if plot else []:
            print(terminal(chart, out.width, out.is_terminal))


def grid(table: Table) -> Grid:
    shown = Grid(box=None, pad_edge=False, header_style="bold")
    for n, column in enumerate(table.columns):
        shown.add_column(escape(column), justify="left" if n < table.words else "right")
    for row in table.rows:
        shown.add_row(*[escape(cell) for cell in row])
    return shown
