"""What a person meets at the table, in a real browser."""

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.chromium import PHONE, person
from tests.browser.conftest import NewPlayer
from tests.browser.player import HAND, MAIN_ACTION, TURN, Player
from tests.browser.serving import CLIENT, Serving

FIRST_PAGE = 135_000
"""The most bytes of compressed script for the first page."""


def test_a_game_against_bots_is_two_taps_away(player: NewPlayer) -> None:
    one = player(PHONE)
    one.open()
    one.page.get_by_role("button", name=re.compile("Speel nu tegen bots.*Edden")).click()
    one.page.get_by_role("button", name=re.compile("^makkelijk")).click()
    expect(one.page.locator(HAND)).to_have_count(5)
    assert one.wait_for_turn() == "turn"
    expect(one.page.locator(TURN)).to_contain_text("Jij bent aan de beurt")
    one.expect_no_errors()


def test_house_rules_are_chosen_by_form_and_shown(player: NewPlayer) -> None:
    one = player(PHONE)
    one.open("/new/edden")
    one.page.locator(".counts label", has_text="3").first.click()
    one.page.get_by_text("Roepen", exact=True).click()
    one.page.get_by_label("Roepgrens").fill("12")
    one.page.get_by_label("Roepgrens").blur()
    one.page.get_by_role("button", name="Tafel dekken").click()
    expect(one.page.get_by_text("Roepgrens: 12")).to_be_visible()
    expect(one.page.locator("ol li")).to_have_count(3)
    one.page.get_by_role("link", name="Spelregels").click()
    expect(one.page.locator("#ED-CALL-01 .option.changed")).to_have_text("◆ Roepgrens: 12")


def test_options_that_contradict_each_other_are_refused_with_a_sentence(player: NewPlayer) -> None:
    one = player()
    one.open("/new/boot-op-stoom")
    one.page.get_by_role("radio", name="6").check(force=True)
    one.page.get_by_role("switch", name="Rebelse Pietjes").check()
    one.page.get_by_role("button", name="Tafel dekken").click()
    expect(one.page.get_by_role("alert").get_by_role("link")).to_have_text("BS-RP-01")


def test_a_reload_in_mid_turn_changes_nothing(player: NewPlayer) -> None:
    one = player(PHONE)
    one.play_bots("twaalfstich")
    one.wait_for_turn()
    hand = one.hand()
    one.page.locator(HAND).first.click()
    one.page.reload()
    one.page.wait_for_selector(HAND)
    assert one.wait_for_turn() == "turn"
    assert one.hand() == hand
    expect(one.page.locator("aside .log li").nth(1)).to_be_attached()
    one.take_turn()
    expect(one.page.locator(MAIN_ACTION)).to_have_count(0)
    one.expect_no_errors()


def test_a_server_killed_in_mid_game_is_found_again(browser: Browser, tmp_path: Path) -> None:
    serving = Serving(tmp_path)
    serving.start()
    context = person(browser, PHONE)
    try:
        one = Player(context, serving.address)
        one.play_bots("twaalfstich")
        one.wait_for_turn()
        one.take_turn()
        one.wait_for_turn()
        hand = one.hand()
        serving.kill()
        expect(one.page.get_by_text("Geen verbinding")).to_be_visible()
        serving.start()
        expect(one.page.get_by_text("Geen verbinding")).to_have_count(0)
        assert one.hand() == hand
        one.take_turn()
        assert one.wait_for_turn() in ("turn", "over")
        one.expect_no_errors()
    finally:
        context.close()
        serving.stop()


def unplayable(one: Player) -> None:
    """Play on until a card of the hand cannot be played, and try it."""
    idle = one.page.locator(".hand button.idle")
    for _ in range(60):
        assert one.wait_for_turn() == "turn"
        if idle.count():
            idle.first.click()
            one.page.get_by_role("button", name=re.compile(r"Mag dit\?|Is this allowed\?")).click()
            return
        one.take_turn()
    pytest.fail("every card could always be played")


def test_a_refused_move_shows_its_rule_and_leads_to_the_rulebook(player: NewPlayer) -> None:
    one = player(PHONE)
    one.play_bots("twaalfstich")
    unplayable(one)
    panel = one.page.get_by_role("dialog", name="Dat mag niet")
    expect(panel).to_be_visible()
    rule = panel.locator("blockquote strong").inner_text()
    sentence = panel.locator("blockquote p").inner_text()
    assert rule.startswith("12-")
    panel.get_by_role("link").click()
    expect(one.page.locator(f'[id="{rule}"]')).to_contain_text(sentence)
    expect(one.page.locator(f'[id="{rule}"]')).to_be_in_viewport()
    # It lies beside the table, which goes on: it is still this person's turn.
    book = one.page.get_by_role("complementary", name="Spelregels")
    expect(book.get_by_role("status").filter(has_text="Jij bent aan de beurt")).to_be_visible()
    book.get_by_role("button", name="Naar de tafel").click()
    expect(book).to_have_count(0)
    assert one.wait_for_turn() == "turn"
    one.expect_no_errors()


def test_who_is_not_to_move_is_told_so(player: NewPlayer) -> None:
    one, two = player(), player(PHONE)
    code = one.make_table("edden", 3)
    two.open(f"/t/{code}")
    two.page.get_by_role("button", name="Doe mee").click()
    free = one.page.get_by_role("button", name="Zet er een bot neer")
    expect(free).to_have_count(1)
    free.click()
    one.page.get_by_role("button", name="Begin het spel").click()
    one.page.wait_for_selector(HAND)
    two.page.wait_for_selector(HAND)
    one.until(lambda: "turn" in (one.state(), two.state()))
    waiting = two if one.state() == "turn" else one
    waiting.page.locator(HAND).first.click()
    waiting.page.get_by_role("button", name="Mag dit?").click()
    expect(waiting.page.get_by_role("dialog")).to_contain_text("Je bent niet aan de beurt")


def test_the_language_is_one_tap_away_and_stays(player: NewPlayer) -> None:
    """On a phone, where a table has little room above it, it is in the menu."""
    one = player()
    one.play_bots("edden")
    one.wait_for_turn()
    expect(one.page.locator(".prompt")).to_contain_text("Jij bent aan de beurt")
    one.page.get_by_role("button", name="Switch to English").click()
    expect(one.page.locator(".prompt")).to_contain_text("It is your turn")
    assert one.page.locator("html").get_attribute("lang") == "en"
    one.page.reload()
    expect(one.page.locator(".prompt")).to_contain_text("It is your turn")
    one.page.get_by_role("button", name="Schakel naar Nederlands").click()
    expect(one.page.locator(".prompt")).to_contain_text("Jij bent aan de beurt")


def test_a_whole_turn_by_keyboard_alone(player: NewPlayer) -> None:
    one = player()
    one.open()
    press_until(one, "Tab", "Speel nu tegen bots: 12er Stich")
    one.page.keyboard.press("Enter")
    expect(one.page.get_by_role("button", name=re.compile("^gewoon"))).to_be_focused()
    one.page.keyboard.press("Enter")
    one.page.wait_for_selector(HAND)
    for _ in range(6):
        if one.wait_for_turn() == "over":
            break
        usable = one.page.locator(".hand button.usable")
        heard = one.heard()
        if usable.count():
            place = [*one.page.locator(HAND).all()]
            classes = [button.get_attribute("class") or "" for button in place]
            at = next(n for n, words in enumerate(classes) if "usable" in words.split())
            one.page.keyboard.press(str((at + 1) % 10))
            expect(one.page.locator(f"{HAND}.chosen")).to_have_count(1)
            one.page.keyboard.press("Enter")
        else:
            label = one.page.locator(".actions button").first.inner_text()
            press_until(one, "Tab", label)
            one.page.keyboard.press("Enter")
        one.wait_for_news(heard)
    one.expect_no_errors()


def test_the_focus_is_not_lost_when_a_card_is_played(player: NewPlayer) -> None:
    one = player()
    one.play_bots("twaalfstich")
    for _ in range(4):
        if one.wait_for_turn() != "turn":
            break
        usable = one.page.locator(".hand button.usable")
        if not usable.count():
            one.take_turn()
            continue
        heard = one.heard()
        usable.first.focus()
        one.page.keyboard.press("Space")
        one.page.keyboard.press("Enter")
        one.wait_for_news(heard)
        assert one.page.evaluate("document.activeElement !== document.body")


def press_until(one: Player, key: str, name: str) -> None:
    """Press a key until what has this name has the focus."""
    for _ in range(60):
        one.page.keyboard.press(key)
        text = one.page.evaluate("document.activeElement.textContent")
        if " ".join(text.split()).startswith(" ".join(name.split())):
            return
    pytest.fail(f"the focus never came to {name!r}")


def test_what_is_said_is_heard_by_the_others(player: NewPlayer) -> None:
    one, two = player(), player()
    code = one.make_table("edden", 3, bots=["rule"])
    two.open(f"/t/{code}")
    two.page.get_by_role("button", name="Doe mee").click()
    one.page.get_by_role("button", name="Begin het spel").click()
    two.page.wait_for_selector(HAND)
    one.page.locator("aside").get_by_label("Zeg iets").fill("<b>Hoi!</b>")
    one.page.keyboard.press("Enter")
    expect(two.page.locator("aside .log")).to_contain_text("Toos: <b>Hoi!</b>")


def test_there_is_no_such_table(player: NewPlayer) -> None:
    one = player(PHONE)
    one.open()
    one.page.get_by_label("Heb je een code gekregen?").fill("nietes")
    one.page.get_by_role("button", name="Schuif aan").click()
    expect(one.page.get_by_role("alert")).to_contain_text("bestaat niet")


def test_the_rulebook_can_be_searched(player: NewPlayer) -> None:
    one = player(PHONE)
    one.open("/rules/twaalfstich")
    expect(one.page.locator(".book[aria-busy=false]")).to_be_visible()
    everything = one.page.locator("article").count()
    one.page.get_by_role("searchbox").fill("profregel")
    found = one.page.locator("article").count()
    assert 0 < found < everything
    one.page.get_by_role("searchbox").fill("zwaluw")
    expect(one.page.get_by_role("status")).to_contain_text("Geen regel met ‘zwaluw’")


def test_the_first_page_is_light() -> None:
    page = (CLIENT / "index.html").read_text("utf-8")
    scripts = re.findall(r'"/(assets/[^"]+\.js)"', page)  # what a later page needs comes with it
    assert scripts
    sizes = [len(gzip.compress((CLIENT / script).read_bytes())) for script in scripts]
    assert sum(sizes) <= FIRST_PAGE
