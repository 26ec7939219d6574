"""A report in the terminal, and where a report goes."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.cells import cell_len
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from speeltafel.engine.errors import BadInput
from speeltafel.lab.pages.html import html
from speeltafel.lab.pages.markdown import markdown
from speeltafel.lab.pages.page import Listing, Page, harmless
from speeltafel.lab.pages.plots import picture, terminal
from speeltafel.lab.work.extra import wanted

FORMATS = (".html", ".png", ".md")
GAP = 2
"""Between two columns."""
NARROWEST = 8
"""A column of words."""


def check_report(file: Path | None, plot: bool) -> None:
    """Before hours of play: whether the report can be written at all."""
    if file is not None:
        if file.suffix not in FORMATS:
            *some, last = FORMATS
            known = f"{', '.join(some)} or {last}"
            raise BadInput(f"a report is written as {known}, not {file.name!r}")
        check_folder(file)
        if file.suffix != ".md":
            wanted("matplotlib")
    if plot:
        wanted("plotext")


def check_folder(file: Path) -> None:
    if not file.absolute().parent.is_dir():
        raise BadInput(f"there is no folder {file.absolute().parent}")


@contextmanager
def writing(file: Path) -> Iterator[None]:
    """While a file is written: one clear sentence where it cannot be."""
    try:
        yield
    except OSError as error:
        raise BadInput(f"{file} cannot be written: {error.strerror}") from None


def write_report(page: Page, file: Path) -> None:
    page = harmless(page)
    with writing(file):
        if file.suffix == ".png":
            picture(page, file)
        else:
            file.write_text(html(page) if file.suffix == ".html" else markdown(page), "utf-8")


def print_page(page: Page, plot: bool) -> None:
    """Sentences and tables, and charts where they are asked for."""
    page, out = harmless(page), Console(highlight=False)
    out.print(f"[bold]{escape(page.title)}[/]\n{escape(page.lead)}")
    for note in page.notes:
        out.print(f"[yellow]{escape(note)}[/]")
    for chapter in page.chapters:
        out.print(f"\n[bold cyan]{escape(chapter.title)}[/]")
        for sentence in chapter.sentences:
            out.print(escape(sentence))
        for point in chapter.points:
            out.print(f"• {escape(point)}")
        for listing in chapter.listings:
            for part in grids(listing, out.width):
                out.print(part)
        for chart in chapter.charts if plot else []:
            print(terminal(chart, page.language, out.width, out.is_terminal))


def grids(listing: Listing, width: int) -> list[Table]:
    """A listing in the width of the terminal: words are broken into lines, a figure never is.

    Columns that do not fit beside each other stand in blocks below each other.
    """
    wide = [widest(listing, n) for n in range(len(listing.columns))]
    words, figures = wide[: listing.words], wide[listing.words :]
    room = width - sum(n + GAP for n in figures)  # for the words, beside all figures
    if room < width // 3:
        room = min(width // 2, width - GAP - max(figures, default=0))
    room = max(room - GAP * (len(words) - 1), NARROWEST * len(words))
    while sum(words) > room:  # the widest gives way
        words[words.index(max(words))] -= 1
    room = width - sum(n + GAP for n in words)
    blocks: list[list[int]] = [[]]
    for n, needs in enumerate(figures, listing.words):
        if blocks[-1] and sum(wide[m] + GAP for m in blocks[-1]) + needs > room:
            blocks.append([])
        blocks[-1].append(n)
    return [block(listing, words, some) for some in blocks]


def widest(listing: Listing, n: int) -> int:
    """What a column needs: all of a text, of the head of a figure its longest word."""
    head = listing.columns[n]
    heads = [head] if n < listing.words else head.split()
    return max([cell_len(text) for text in [*heads, *(row[n] for row in listing.rows)]], default=0)


def block(listing: Listing, words: list[int], figures: list[int]) -> Table:
    """The columns of words, and some of the figures."""
    shown = Table(box=None, pad_edge=False, header_style="bold")
    for n, width in enumerate(words):
        shown.add_column(escape(listing.columns[n]), width=width, overflow="fold")
    for n in figures:
        shown.add_column(escape(listing.columns[n]), justify="right", width=widest(listing, n))
    for row in listing.rows:
        cells = [*row[: listing.words], *[unbroken(row[n]) for n in figures]]
        shown.add_row(*[escape(cell) for cell in cells])
    return shown


def unbroken(text: str) -> str:
    return text.replace(" ", "\N{NO-BREAK SPACE}")
