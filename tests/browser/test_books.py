"""Rulebooks that are read: on a phone a picture and the aim first; and beside the table."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests import ours
from tests.browser.conftest import NewPlayer
from tests.browser.door import SETTLE

SMALL: ViewportSize = {"width": 360, "height": 640}
SCREENS = 6


@pytest.mark.parametrize("language", ["nl", "en"])
def test_a_game_is_read_on_six_screens(player: NewPlayer, language: str) -> None:
    one = player(SMALL)
    one.page.add_init_script(f"localStorage['speeltafel-language'] = '{language}'")
    for game in ours.NAMES:
        one.open(f"/rules/{game}")
        expect(one.page.locator("section.turn figure .cloth").first).to_be_attached()
        found = one.page.evaluate(
            """() => ({
              language: document.documentElement.lang,
              top: scrollY,
              picture: document.querySelector('.cover').getBoundingClientRect().bottom,
              aim: document.querySelector('section.aim p').getBoundingClientRect().bottom,
              end: document.querySelector('section.end').getBoundingClientRect().bottom,
              width: document.documentElement.scrollWidth,
            })"""
        )
        assert found["language"] == language
        assert found["top"] == 0
        assert found["picture"] < found["aim"] <= SMALL["height"]
        assert found["end"] <= SCREENS * SMALL["height"]
        assert found["width"] <= SMALL["width"]
        # The law is below it, folded.
        expect(one.page.locator("details[open]")).to_have_count(0)
    one.expect_no_errors()


def test_what_is_looked_for_is_marked_and_rules_are_links(player: NewPlayer) -> None:
    one = player(SMALL)
    one.open("/rules/twaalfstich")
    expect(one.page.locator(".short .cover")).to_be_visible()
    expect(one.page.locator(".short mark")).to_have_count(0)
    one.page.get_by_role("searchbox").fill("TREKSTAPEL")
    marks = one.page.locator("mark")
    assert marks.count() > 5
    assert {text.lower() for text in marks.all_inner_texts()} == {"trekstapel"}
    assert one.page.locator(".short mark").count() >= 1
    expect(one.page.locator("details:not([open])")).to_have_count(0)
    one.page.get_by_role("searchbox").fill("")
    one.page.locator("section.turn").get_by_role("link", name="12-SUM-02").click()
    rule = one.page.locator('[id="12-SUM-02"]')
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()


def test_a_picture_shows_how_it_goes_on(player: NewPlayer) -> None:
    one = player(SMALL)
    one.open("/rules/twaalfstich")
    picture = one.page.locator("section.turn figure")
    hand = picture.locator(".hand [data-card]")
    expect(hand).to_have_count(4)
    picture.get_by_role("button", name="Laat zien").click()
    expect(hand).to_have_count(2)
    expect(picture.get_by_role("button", name="Nog eens")).to_be_enabled()


def test_a_large_hand_in_a_picture_is_seen_whole(player: NewPlayer) -> None:
    one = player(SMALL)
    one.open("/rules/pesten")
    hand = one.page.locator("section.setup figure .hand")
    expect(hand.locator("[data-card]")).to_have_count(15)
    # Only when cards have the size of their place.
    expect(hand.locator("[data-card] svg").first).to_be_visible()
    one.page.evaluate(f"async () => {{ await ({SETTLE})(); await ({SETTLE})() }}")
    below = """hand => {
      const bottom = one => one.getBoundingClientRect().bottom
      const cards = [...hand.querySelectorAll('[data-card] svg')]
      return cards.filter(one => bottom(one) > bottom(hand) + 1).length
    }"""
    assert hand.evaluate(below) == 0


def test_the_book_beside_the_table_keeps_its_place(player: NewPlayer) -> None:
    one = player(SMALL)
    one.play_bots("edden")
    book = one.page.get_by_role("complementary", name="Spelregels")
    opener = one.page.get_by_role("banner").get_by_role("link", name="Spelregels")
    opener.click()
    book.get_by_role("link", name="De kaarten").click()
    expect(book.get_by_role("heading", name="De kaarten", exact=True)).to_be_in_viewport()
    one.page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    opener.click()
    expect(book.get_by_role("heading", name="De kaarten", exact=True)).to_be_in_viewport()
    book.get_by_role("button", name="Naar de tafel").click()
    assert one.wait_for_turn() == "turn"
    one.expect_no_errors()


def test_on_paper_it_is_one_page(player: NewPlayer) -> None:
    one = player()
    for game in ours.NAMES:
        one.open(f"/rules/{game}")
        expect(one.page.locator("section.end")).to_be_visible()
        paper = one.page.pdf(format="A4")
        assert paper.count(b"/Type /Page\n") == 1, game


def test_beside_the_book_what_is_ones_own_is_seen_whole(player: NewPlayer) -> None:
    one = player()
    one.open("/learn/pesten/aim")
    one.page.get_by_role("banner").get_by_role("link", name="Spelregels").click()
    expect(one.page.get_by_role("complementary", name="Spelregels")).to_be_visible()
    own = one.page.locator(".own")
    name, badge = (own.locator(part).bounding_box() for part in (".name", ".badge"))
    assert name is not None
    assert badge is not None
    assert name["x"] + name["width"] <= badge["x"]
    assert own.locator(".score").evaluate("one => one.scrollWidth <= one.clientWidth")


def test_expansions_are_folded_with_their_pictures_and_questions_are_answered(
    player: NewPlayer,
) -> None:
    one = player(SMALL)
    one.open("/rules/pesten")
    more = one.page.locator("section.more").first
    expect(more.locator("figure")).to_have_count(0)
    more.get_by_text("Inspringen", exact=True).click()
    expect(more.locator("figure .cloth")).to_be_visible()
    expect(more.get_by_role("link", name="PE-UNO-01")).to_be_visible()
    answers = one.page.locator("section.more dt")
    assert answers.count() >= 8
    one.page.get_by_role("searchbox").fill("op een joker")
    expect(answers).to_have_count(1)
    one.expect_no_errors()
