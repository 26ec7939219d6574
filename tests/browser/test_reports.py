"""A page of the lab on a phone: nothing of it makes the page wider than the screen."""

from pathlib import Path

from playwright.sync_api import Browser

from speeltafel.lab.pages.html import html
from speeltafel.lab.pages.page import Chapter, Listing, Page
from tests.browser.chromium import PHONE, person

LONG = "With players of the level “rule of thumb, decisions weighed” among players by rule of thumb"


def test_a_page_is_as_wide_as_a_phone(browser: Browser, tmp_path: Path) -> None:
    heads = [f"variant {n}" for n in range(6)]
    listing = Listing([LONG, *heads], [[LONG, *["25.0 % (15.8 % – 34.3 %)" for _ in heads]]])
    chapters = [Chapter(LONG, [LONG], [listing], points=[LONG]), Chapter("In short", [LONG])]
    file = tmp_path / "report.html"
    file.write_text(html(Page(LONG, LONG, "en", chapters, [LONG])), "utf-8")
    with person(browser, PHONE) as someone:
        page = someone.new_page()
        page.goto(file.as_uri())
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
