"""A score pad by thumb: an evening filled in, corrected, and by two at once."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.chromium import PHONE
from tests.browser.player import Player

NewPlayer = Callable[..., Player]
NAMES = ("Anna", "Bram", "Cato")
MOST_TAPS = 6
"""For one player in one round of Edden."""


def make(page: Page, address: str, game: str) -> str:
    """A pad for three, from the game's page on; its code."""
    page.goto(f"{address}/rules/{game}")
    page.get_by_role("link", name=re.compile("Met echte kaarten|With real cards")).click()
    page.get_by_role("radio", name="3", exact=True).check()
    for at, name in enumerate(NAMES):
        page.get_by_role("textbox").nth(at).fill(name)
    page.locator("button[type=submit]").click()
    expect(page).to_have_url(re.compile("/p/"))
    return page.url.rpartition("/")[2]


class Thumb:
    """Taps, and counts them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0

    def tap(self, name: str) -> None:
        self.page.locator(".keyboard").get_by_role("button", name=name, exact=True).click()
        self.taps += 1

    def go_on(self) -> None:
        self.page.locator(".keyboard .main").click()
        self.taps += 1


def call(page: Page, name: str) -> None:
    page.locator(".choices").get_by_role("button", name=name, exact=True).click()


def total(page: Page, at: int) -> str:
    return page.locator("tbody tr").nth(at).locator("td").last.inner_text()


def opening_over(page: Page) -> None:
    """Edden asks for birth years, which nobody has to give: a round may be written at once."""
    expect(page.locator(".keyboard")).to_be_visible()


def test_a_round_of_edden_takes_at_most_six_taps_a_player(player: NewPlayer) -> None:
    one = player(PHONE)
    page = one.page
    make(page, one.address, "edden")
    opening_over(page)
    call(page, "Bram")
    for hand in (("H", "10", "9", "9", "A"), ("A", "2", "2"), ("8", "8", "7", "5", "3")):
        thumb = Thumb(page)
        for card in hand:
            thumb.tap(card)
        thumb.go_on()
        assert thumb.taps <= MOST_TAPS
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Terecht geroepen")
    expect(dialog.get_by_role("link").first).to_have_attribute("href", re.compile("#ED-CALL-"))
    dialog.locator("footer button").click()
    assert [total(page, at) for at in range(3)] == ["39", "0", "31"]
    one.expect_no_errors()


def test_an_early_round_is_corrected_and_what_cannot_be_is_refused(player: NewPlayer) -> None:
    one = player(PHONE)
    page = one.page
    make(page, one.address, "twaalfstich")
    call(page, "200")
    call(page, "Cato")
    # Whoever holds a card is told what it does, and has not tapped it.
    page.locator(".keyboard [data-card]").first.click(delay=900)
    expect(page.get_by_role("dialog")).to_contain_text("12-CARD-01")
    one.close_dialog()
    expect(page.locator(".keyboard .taken span")).to_have_count(0)
    page.locator(".keyboard").get_by_text("Som typen").click()
    thumb = Thumb(page)
    for digits in ("200", "200", "0"):
        for digit in digits:
            thumb.tap(digit)
        thumb.go_on()
    expect(page.get_by_role("alert")).to_contain_text("alle kaarten zijn er maar 360 waard")
    page.locator("button.place", has_text="Anna").click()
    for _ in range(3):
        page.locator(".keyboard .icon").click()
    for digit in "50":
        thumb.tap(digit)
    thumb.go_on()
    page.get_by_role("dialog").locator("footer button").click()
    assert [total(page, at) for at in range(3)] == ["50", "200", "30"]
    expect(page.get_by_role("heading", name="Bram wint")).to_be_visible()
    one.expect_no_errors()


def test_two_fill_in_at_once_and_a_reload_loses_nothing(player: NewPlayer) -> None:
    anna, bram = player(PHONE), player(PHONE)
    code = make(anna.page, anna.address, "edden")
    bram.page.goto(f"{bram.address}/p/{code}")
    for page in (anna.page, bram.page):
        opening_over(page)
    thumb = Thumb(anna.page)
    thumb.tap("H")
    thumb.go_on()
    other = Thumb(bram.page)
    expect(bram.page.locator("button.place").first).to_contain_text("10")
    bram.page.locator("button.place", has_text="Cato").click()
    other.tap("5")
    other.go_on()
    call(bram.page, "Bram")
    expect(anna.page.locator("button.place").nth(2)).to_contain_text("5")
    anna.page.reload()
    thumb.tap("2")
    thumb.go_on()
    expect(bram.page.get_by_role("dialog")).to_contain_text("Terecht geroepen")
    assert [total(bram.page, at) for at in range(3)] == ["10", "0", "5"]
    anna.expect_no_errors()
    bram.expect_no_errors()


def test_a_dead_line_loses_and_doubles_nothing(player: NewPlayer) -> None:
    one = player(PHONE)
    page = one.page
    code = make(page, one.address, "edden")
    opening_over(page)
    thumb = Thumb(page)
    page.context.set_offline(True)
    for card in ("H", "2"):
        thumb.tap(card)
        thumb.go_on()
    waits = page.get_by_role("status").filter(has_text="blijft bewaard")
    expect(waits).to_be_visible()
    expect(page.locator("button.place").nth(1)).to_contain_text("2")
    page.context.set_offline(False)
    expect(waits).to_have_count(0)
    other = player(PHONE)
    other.page.goto(f"{other.address}/p/{code}")
    expect(other.page.locator("button.place").nth(0)).to_contain_text("10")
    expect(other.page.locator("button.place").nth(1)).to_contain_text("2")
    other.expect_no_errors()


def test_a_secret_number_a_referee_and_an_evening_to_take_along(player: NewPlayer) -> None:
    """Of Pesten: own numbers, two games, a question, the results as a picture and as a table."""
    one = player(PHONE)
    page = one.page
    names = ["Anna", "Bram", "Cato"]
    order = {"game": "pesten", "names": names, "options": {"ownNumberVisible": False}}
    answer = page.request.post(f"{one.address}/api/pads", data=order)
    page.goto(f"{one.address}/p/{answer.json()['code']}")
    for at in range(3):
        page.locator(".look").nth(at).click()
        dialog = page.get_by_role("dialog")
        expect(dialog.locator(".number")).to_have_count(0)
        dialog.locator("footer button").click()
        assert 3 <= int(dialog.locator(".number").inner_text()) <= 36
        dialog.locator("footer button").click()
    for winner in ("Anna", "Bram"):
        expect(page.get_by_role("heading", name="Ronde 1")).to_be_visible()
        call(page, winner)
        thumb = Thumb(page)
        for name in names:
            if name != winner:
                page.locator("button.place", has_text=name).click()
                thumb.tap("7")
                thumb.go_on()
        page.get_by_role("dialog").locator("footer button").click()
        expect(page.get_by_role("heading", name=f"{winner} wint")).to_be_visible()
        if winner == "Anna":
            page.get_by_role("button", name="Nog een spel").click()
            page.get_by_role("button", name="Naar de huidige ronde").click()
    expect(page.locator(".wins")).to_contain_text("Anna 1 · Bram 1 · Cato 0")
    ask_about_a_combination(page)
    page.get_by_role("button", name="Uitslag").click()
    dialog = page.get_by_role("dialog")
    with page.expect_download() as saved:
        dialog.get_by_role("button", name="Deel als plaatje").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    with page.expect_download() as saved:
        dialog.get_by_role("button", name="Bewaar als CSV").click()
    assert saved.value.path().read_text("utf-8").splitlines()[1] == "1,1,0,7,7,0,7,7"
    one.expect_no_errors()


def ask_about_a_combination(page: Page) -> None:
    """Three fives for the number 15, and then two of them."""
    page.get_by_role("button", name="Scheidsrechter").click()
    dialog = page.get_by_role("dialog")
    for digit in "15":
        dialog.get_by_role("button", name=digit, exact=True).click()
    dialog.locator(".told").nth(1).click()
    for suit in "♣♦♥":
        dialog.locator(".suits").get_by_role("button", name=suit).click()
        dialog.locator(".cards button").nth(4).click()
    dialog.locator("footer .main").click()
    expect(dialog.locator(".ruling")).to_contain_text("Ja.")
    expect(dialog.locator(".ruling")).to_contain_text("PE-COMBO-03")
    dialog.locator(".keys .icon").click()
    dialog.locator("footer .main").click()
    expect(dialog.locator(".ruling")).to_contain_text("Nee.")
    page.keyboard.press("Escape")
