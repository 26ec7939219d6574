"""Whatever is shown says what it is to who holds it, points at it or asks: name, deed and rule."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import speeltafel
from speeltafel.engine.view import Moment, Row
from speeltafel.table import wire
from tests import ours
from tests.browser.chromium import PHONE
from tests.browser.conftest import NewPlayer
from tests.browser.door import Door
from tests.browser.player import Player
from tests.browser.recorded import Setting, lobby
from tests.browser.serving import Serving
from tests.browser.sight import SCREENS, new_door
from tests.browser.test_pads import make

BARE = """() =>
  [...document.querySelectorAll('.play :is(.cloth, .felt > ul, .edge, .actions) *')]
    .filter(one => [...one.childNodes].some(part => part.nodeType === 3 && /\\w/.test(part.data)))
    .filter(one => one.checkVisibility() && one.getBoundingClientRect().width > 2)
    .filter(one => !one.closest('[data-card], [data-about], .hidden, .name, .presence, .hint'))
    .map(one => `${one.className}: ${one.textContent}`)"""
"""What is written on the table and has nothing to tell of itself, names of people aside."""
MUTE = """all => all
  .filter(one => one.checkVisibility() && one.getBoundingClientRect().width > 2)
  .filter(one => ![...one.querySelectorAll(':not(.hidden)'), one].some(part =>
    [...part.childNodes].some(text => text.nodeType === 3 && /\\p{L}{2}/u.test(text.data))))
  .filter(one => !one.closest('[data-card], [data-about]') && !one.querySelector('[data-about]'))
  .map(one => one.outerHTML)"""
"""Buttons with a drawing, a letter or a number alone that do not say what they are either."""
KINDS = "all => [...new Set(all.map(one => one.dataset.about))]"


def expect_told(page: Page, about: str) -> None:
    """A box with the name of what was asked about, what it does, and its rules."""
    panel = page.get_by_role("dialog").last
    expect(panel.get_by_role("heading").first).not_to_be_empty()
    # What every table has says what it does; the game has no rule of it.
    told = panel.locator("p") if about.startswith("ui-does-") else panel.get_by_role("link")
    expect(told.first).to_be_visible()


def ask_all(page: Page, where: str) -> list[str]:
    """Ask one thing of each kind what it is; which kinds there are."""
    assert page.locator(f"{where} :is(button, a)").evaluate_all(MUTE) == []
    shown = page.locator(f"{where} [data-about]:visible")
    kinds: list[str] = shown.evaluate_all(KINDS)
    boxes = page.locator("dialog").count()
    for about in kinds:
        one = page.locator(f'{where} [data-about="{about}"]:visible').first
        one.dispatch_event("contextmenu")
        expect(page.locator("dialog")).to_have_count(boxes + 1)
        expect_told(page, about)
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(boxes)
    return kinds


def middle(one: Locator) -> tuple[float, float]:
    """Where something is on the screen that lets pointers through."""
    one.scroll_into_view_if_needed()
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_says_what_it_does_when_it_is_asked(player: NewPlayer) -> None:
    one = player(PHONE)
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


@pytest.mark.parametrize("game", ours.NAMES)
def test_whatever_is_on_the_table_says_what_it_is(player: NewPlayer, game: str) -> None:
    """Places, counters, facts, scores, tiles and buttons: each has a name and a rule to read."""
    one = player()
    one.play_bots(game)
    one.wait_for_turn()
    assert one.page.evaluate(BARE) == []
    kinds = {name.partition("-")[0] for name in ask_all(one.page, ".screen")}
    assert kinds >= {"zone", "fact", "score"}
    one.expect_no_errors()


@pytest.mark.parametrize("panel", ["sheet", "menu", "talk"])
def test_a_panel_says_what_its_drawings_are(player: NewPlayer, panel: str) -> None:
    one = player()
    one.play_bots("edden")
    one.wait_for_turn()
    one.page.locator(f'.screen [data-about="ui-does-{panel}"]:visible').first.click()
    expect(one.page.get_by_role("dialog")).to_be_visible()
    assert "ui-does-close" in ask_all(one.page, "dialog")


@pytest.mark.parametrize("game", ours.NAMES)
def test_a_picture_of_the_book_says_what_is_on_it(player: NewPlayer, game: str) -> None:
    """It cannot be played with, and is asked about all the same."""
    one = player()
    one.open(f"/rules/{game}")
    page = one.page
    picture = page.locator("section.turn figure").first
    for what in ("[data-card]", "[data-about^=zone]", "[data-about^=fact]"):
        thing = picture.locator(f".felt {what}").first
        about = thing.get_attribute("data-about") or ""
        # A card that is only looked at is wrapped by something without a place of its own.
        drawn = thing.locator("svg").first if what == "[data-card]" else thing
        page.mouse.click(*middle(drawn), button="right")
        expect_told(page, about)
        one.close_dialog()
        expect(page.locator("dialog")).to_have_count(0)
        page.mouse.move(0, 0)
        page.mouse.move(*middle(drawn), steps=4)
        expect(page.locator(".note")).not_to_be_empty()
    page.keyboard.press("?")
    expect_told(page, about)
    one.close_dialog()
    page.locator(".cover [data-card]").first.click(button="right")
    expect_told(page, "")
    one.expect_no_errors()


@pytest.fixture
def door(browser: Browser, serving: Serving) -> Iterator[Door]:
    door = new_door(browser, serving.address)
    yield door
    door.page.context.close()


@pytest.mark.parametrize("screen", [SCREENS[0], SCREENS[-1]], ids=str)
def test_what_the_stage_shows_says_what_it_is(screen: tuple[int, int], door: Door) -> None:
    """The table below it can be played on meanwhile."""
    setting = Setting("pesten", 3)
    game = speeltafel.game(setting.game)
    table = game.view(game.deal(setting.players, seed=1).seen_by(0))
    door.size(*screen)
    door.show(lobby(setting, 0), wire.encode(wire.View(0, table)))
    page = door.page
    # From here on no time passes: what the stage shows stays.
    page.clock.install()
    page.clock.pause_at("2100-01-01")
    table.moment = Moment(rows=(Row(1, tuple(range(4))),), dice=(5,), turns=-1, great=True)
    door.feed(wire.encode(wire.View(1, table)))
    for what in ("[data-card]", "[data-about$=die]", "[data-about$=direction]"):
        thing = page.locator(f"[data-shown] {what}").last
        expect(thing).to_be_attached()
        x, y = middle(thing)
        under = "([x, y]) => !document.elementFromPoint(x, y).closest('[data-shown]')"
        assert page.evaluate(under, [x, y])
        page.mouse.click(x, y, button="right")
        expect_told(page, thing.get_attribute("data-about") or "")
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("game", ours.NAMES)
def test_whatever_is_on_a_score_pad_says_what_it_is(player: NewPlayer, game: str) -> None:
    one = player(PHONE)
    make(one.page, one.address, game)
    expect(one.page.locator(".round")).to_be_visible()
    kinds = ask_all(one.page, "main")
    # What people write down, and the keys for it: cards say it by themselves.
    assert "" in kinds
    if one.page.locator(".keyboard").count() and not one.page.locator(".keyboard .cards").count():
        assert "ui-does-digit" in kinds
    one.expect_no_errors()


def test_keys_of_a_pad_are_not_tapped_by_who_asks(player: NewPlayer) -> None:
    one = player(PHONE)
    page = one.page
    make(page, one.address, "edden")
    keys = {"ui-does-key": "A: 1 punt", "ui-does-digit": "1"}
    for key, name in keys.items():
        if key == "ui-does-digit":
            page.locator(".keyboard").get_by_role("button", name="Som typen").click()
        page.locator(f'.keyboard [data-about="{key}"]').first.click(delay=900)
        panel = page.get_by_role("dialog")
        expect(panel.get_by_role("heading")).to_have_text(name)
        expect(panel.get_by_role("link")).to_contain_text("ED-")
        one.close_dialog()
        expect(page.locator(".keyboard .shown strong")).to_have_text("–")


def test_a_replay_says_what_its_buttons_do(player: NewPlayer) -> None:
    one = player()
    replay(one)
    assert {"ui-does-first", "ui-does-next", "ui-does-end"} <= {*ask_all(one.page, ".watch")}


def replay(one: Player) -> None:
    code = one.play_bots("twaalfstich", 3, options={"target": "200"})
    one.wait_for_turn()
    one.finish()
    one.open(f"/t/{code}/replay")
    expect(one.page.locator("input[type=range]")).to_be_visible()
