"""Names and talk of whoever means no good, on the page of somebody else."""

import pytest
from playwright.sync_api import expect

from speeltafel.table.audience import TALK_LENGTH
from tests.acceptance.test_strange_texts import LONGEST_NAME, STRANGE
from tests.browser.chromium import PHONE
from tests.browser.conftest import NewPlayer
from tests.browser.serving import Serving
from tests.server.people import Person, connected

OUTSIDE = """() => [...document.querySelectorAll('body *')].filter(one => {
  const box = one.getBoundingClientRect()
  return box.width && (box.right > innerWidth + 1 || box.left < -1) && one.checkVisibility()
}).map(one => one.outerHTML.slice(0, 200))"""
TALL = """name => [...document.querySelectorAll('body *')]
  .filter(one => !one.children.length && one.textContent.includes(name))
  .map(one => one.getBoundingClientRect().height)"""


@pytest.mark.parametrize("strange", STRANGE.values(), ids=STRANGE)
def test_strange_names_and_talk_leave_the_page_whole(
    player: NewPlayer, serving: Serving, strange: str
) -> None:
    anna = (
        Person(serving.port).make("edden", 3, name=strange[:LONGEST_NAME], bots=["rule"]).connect()
    )
    with connected(anna):
        anna.hear_until("lobby")
        name = anna.lobby["seats"][0]["name"]
        bram = player(PHONE)
        bram.open(f"/t/{anna.code}")
        bram.page.get_by_label("Je naam").fill("Bram")
        bram.page.get_by_role("button", name="Doe mee").click()
        expect(bram.page.get_by_text("jij", exact=True)).to_be_visible()
        expect(bram.page.get_by_text(name, exact=True).first).to_be_visible()
        anna.send("say", text=strange[:TALK_LENGTH])
        anna.hear_until("said")
        heights = bram.page.evaluate(TALL, name)
        assert heights
        assert max(heights) < PHONE["height"] / 4
        assert bram.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert bram.page.evaluate(OUTSIDE) == []
        assert bram.page.locator("img[src='x']").count() == 0
        bram.expect_no_errors()
