"""Whatever a page says is text: nothing of it becomes part of the page's own markup."""

from speeltafel.lab.html import html
from speeltafel.lab.page import Page, Section, Table

NASTY = '<img src=x onerror="alert(1)"> & X-1'


def test_everything_on_a_page_is_escaped() -> None:
    table = Table([NASTY, "n", NASTY], [[NASTY, "1", NASTY]], words=2)
    section = Section(NASTY, [NASTY], [table], [], [NASTY])
    page = html(Page(NASTY, NASTY, "en", [section], [NASTY], {"X-1": NASTY}))
    assert "<img" not in page
    assert 'onerror="' not in page
    assert page.count("&lt;img src=x") >= 10
