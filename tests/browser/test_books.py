"""Rulebooks that are read: on a phone a picture and the aim first; and beside the table."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests import ours
from tests.browser.conftest import NewPlayer

SMALL: ViewportSize = {"width": 360, "height": 640}
SCREENS = 6
BARE = """() =>
  [...document.querySelectorAll('.play :is(.cloth, .felt > ul, .edge, .actions) *')]
    .filter(one => [...one.childNodes].some(part => part.nodeType === 3 && /\\w/.test(part.data)))
    .filter(one => one.checkVisibility() && one.getBoundingClientRect().width > 2)
    .filter(one => !one.closest('[data-card], [data-about], .hidden, .name, .presence, .hint'))
    .map(one => `${one.className}: ${one.textContent}`)"""
"""What is written on the table and has nothing to tell of itself, names of people aside."""
MUTE = """() =>
  [...document.querySelectorAll('.screen :is(button, a)')]
    .filter(one => one.checkVisibility() && one.getBoundingClientRect().width > 2)
    .filter(one => ![...one.querySelectorAll(':not(.hidden)'), one].some(part =>
      [...part.childNodes].some(text => text.nodeType === 3 && /\\w/.test(text.data))))
    .filter(one => !one.closest('[data-card], [data-about]') && !one.querySelector('[data-about]'))
    .map(one => one.outerHTML)"""
"""Buttons with a drawing alone that do not say what they are either."""


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
    one.page.wait_for_function("""() => {
      const bottom = one => one.getBoundingClientRect().bottom
      const hand = document.querySelector('section.setup .hand')
      return [...hand.querySelectorAll('[data-card]')].every(one => bottom(one) <= bottom(hand) + 1)
    }""")


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
    book.get_by_role("button", name="Terug naar de tafel").click()
    assert one.wait_for_turn() == "turn"
    one.expect_no_errors()


def test_on_paper_it_is_one_page(player: NewPlayer) -> None:
    one = player()
    for game in ours.NAMES:
        one.open(f"/rules/{game}")
        expect(one.page.locator("section.end")).to_be_visible()
        paper = one.page.pdf(format="A4")
        assert paper.count(b"/Type /Page\n") == 1, game


def test_a_card_says_what_it_does_when_it_is_asked(player: NewPlayer) -> None:
    one = player(SMALL)
    one.play_bots("pesten")
    one.wait_for_turn()
    card = one.page.locator(".hand [data-card]").first
    card.click(button="right")
    panel = one.page.get_by_role("dialog")
    expect(panel.get_by_role("link").first).to_contain_text("PE-")
    one.close_dialog()
    # Held with a finger: the same, and the card is not chosen by it.
    card.click(delay=900)
    expect(panel.get_by_role("link").first).to_be_visible()
    expect(card).to_have_attribute("aria-pressed", "false")
    one.close_dialog()
    card.focus()
    one.page.keyboard.press("?")
    rule = panel.get_by_role("link").first.inner_text()
    panel.get_by_role("link").first.click()
    book = one.page.get_by_role("complementary", name="Spelregels")
    expect(book.locator(f'[id="{rule}"]')).to_be_in_viewport()
    one.expect_no_errors()


def test_a_card_in_a_panel_says_what_it_is(player: NewPlayer) -> None:
    one = player()
    one.page.add_init_script("localStorage['speeltafel-pace'] = 'none'")
    one.open("/learn/pesten/number?task=1")
    one.page.get_by_role("button", name="Combinaties: 1").click()
    one.page.locator("dialog[open] [data-card]").first.click(button="right")
    expect(one.page.get_by_role("dialog").last.get_by_role("link").first).to_contain_text("PE-")


def test_a_mouse_that_rests_on_something_is_told_what_it_is(player: NewPlayer) -> None:
    one = player()
    one.open("/learn/pesten/aim")
    queen = one.page.locator(".hand [data-card]").last
    note = one.page.locator(".note")
    queen.hover()
    expect(note).to_contain_text("ruiten vrouw")
    expect(note).to_contain_text("PE-")
    one.page.locator(".own .badge").hover()
    expect(note).to_contain_text("eigen getal")
    # Elsewhere there is nothing to be told, and who goes on is in nobody's way.
    one.page.locator(".lesson").hover()
    expect(note).to_have_count(0)
    queen.hover()
    expect(note).to_be_visible()
    queen.click()
    expect(note).to_have_count(0)
    expect(one.page.get_by_role("dialog")).to_have_count(0)
    one.expect_no_errors()


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


@pytest.mark.parametrize("game", ours.NAMES)
def test_whatever_is_on_the_table_says_what_it_is(player: NewPlayer, game: str) -> None:
    """Places, counters, facts, scores, tiles and buttons: each has a name and a rule to read."""
    one = player()
    one.play_bots(game)
    one.wait_for_turn()
    assert one.page.evaluate(BARE) == []
    assert one.page.evaluate(MUTE) == []
    panel = one.page.get_by_role("dialog")
    shown = one.page.locator(".screen [data-about]:visible")
    about = shown.evaluate_all("all => [...new Set(all.map(one => one.dataset.about))]")
    kinds = {name.partition("-")[0] for name in about}
    assert kinds >= {"zone", "fact", "score"}
    for name in about:
        one.page.locator(f'.screen [data-about="{name}"]:visible').first.dispatch_event(
            "contextmenu"
        )
        expect(panel.get_by_role("heading").first).not_to_be_empty()
        # What every table has says what it does; the game has no rule of it.
        told = panel.locator("p") if name.startswith("ui-does-") else panel.get_by_role("link")
        expect(told.first).to_be_visible()
        one.close_dialog()
        expect(one.page.locator("dialog")).to_have_count(0)
    one.expect_no_errors()


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
