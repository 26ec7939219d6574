"""One is never lost: the way back to one's tables, and pages that are not there."""

import re

from playwright.sync_api import Browser, expect

from tests.browser.chromium import PHONE
from tests.browser.conftest import NewPlayer
from tests.browser.player import HAND, Player
from tests.browser.serving import Serving

ON = re.compile("Verder spelen")


def test_home_leads_back_to_a_game_that_goes_on_and_leaving_it_asks(player: NewPlayer) -> None:
    one = player(PHONE)
    code = one.play_bots("twaalfstich", 3)
    assert one.wait_for_turn() == "turn"
    one.page.get_by_role("link", name="Naar het begin").click()
    asked = one.page.get_by_role("dialog", name="Ga je weg?")
    expect(asked).to_contain_text(code.upper())
    asked.get_by_role("button", name="Blijf spelen").click()
    expect(asked).to_have_count(0)
    one.page.get_by_role("link", name="Naar het begin").click()
    asked.get_by_role("button", name="Ga weg").click()
    expect(one.page.get_by_role("heading", name=ON)).to_be_visible()
    back = one.page.get_by_role("link", name=re.compile("12er Stich.*Jij bent aan de beurt"))
    expect(back).to_contain_text("met")
    # It comes before everything else on the page.
    assert one.page.locator("main a, main button, main input").first.get_attribute("href") == (
        f"/t/{code}"
    )
    back.click()
    expect(one.page.locator(HAND).first).to_be_visible()
    one.page.go_back()
    expect(asked).to_be_visible()
    assert one.page.url.endswith(f"/t/{code}")
    one.expect_no_errors()


def test_a_game_that_is_over_is_remembered_on_this_device(player: NewPlayer) -> None:
    one = player(PHONE)
    one.play_bots("edden", 3, options={"outAbove": 30})
    one.finish()
    one.page.locator("dialog.feast").get_by_role("link", name="Naar het begin").click()
    played = one.page.locator(
        "section", has=one.page.get_by_role("heading", name="Eerder gespeeld")
    )
    expect(played.locator("li.panel")).to_have_count(1)
    played.get_by_text("Jouw cijfers").click()
    expect(played.get_by_text("1 gespeeld")).to_be_visible()
    expect(played.get_by_role("link", name="Kijk het spel terug")).to_be_visible()
    played.get_by_role("button", name="Vergeet dit").click()
    expect(played).to_have_count(0)
    one.expect_no_errors()


def test_an_address_at_which_nothing_is_says_so_in_ones_own_language(
    browser: Browser, serving: Serving
) -> None:
    for locale, sentence in (("nl-BE", "Hier is niets"), ("en-GB", "There is nothing here")):
        context = browser.new_context(locale=locale)
        one = Player(context, serving.address)
        for path in ("/nergens", "/t/%E0%A4%A", "/t/abc.def.html", "/rules/ganzenbord"):
            if path.endswith(".html"):
                answer = one.page.goto(serving.address + path)
                assert answer is not None
                assert answer.status == 404
                expect(one.page.get_by_role("alert")).to_be_visible()
            else:
                one.open(path)
                expect(one.page.get_by_role("heading", name=sentence)).to_be_visible()
        one.expect_no_errors()
        context.close()
