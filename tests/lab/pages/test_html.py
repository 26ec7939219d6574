"""Whatever a page says is text: nothing of it becomes part of the page's own markup."""

from speeltafel.lab.pages.html import html
from speeltafel.lab.pages.page import Chapter, Listing, Page

NASTY = '<img src=x onerror="alert(1)"> & X-1'


def test_everything_on_a_page_is_escaped() -> None:
    table = Listing([NASTY, "n", NASTY], [[NASTY, "1", NASTY]], words=2)
    chapter = Chapter(NASTY, [NASTY], [table], [], [NASTY])
    page = html(Page(NASTY, NASTY, "en", [chapter], [NASTY], {"X-1": NASTY}))
    assert "<img" not in page
    assert 'onerror="' not in page
    assert page.count("&lt;img src=x") >= 10


def test_a_table_too_wide_for_a_phone_has_its_figures_below_its_words() -> None:
    def shown(figures: int) -> str:
        heads, row = [f"variant {n}" for n in range(figures)], ["1"] * figures
        listing = Listing(["rule of thumb", *heads], [["rounds", *row]])
        return html(Page("", "", "en", [Chapter("", listings=[listing])]))

    assert "<table class=fixed>" in shown(2)
    assert "<table class=stacked>" in shown(3)
    assert '<td data-head="variant 2">1</td>' in shown(3)
    assert "<th class=word>rule of thumb</th>" in shown(3)
