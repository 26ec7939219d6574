"""Around the game: talk, taking back, pausing, changing the table, being called, looking back."""

import re

from playwright.sync_api import Browser, expect

from tests.browser.chromium import PHONE, person
from tests.browser.conftest import NewPlayer
from tests.browser.player import HAND, Player, play_out
from tests.browser.serving import Serving
from tests.browser.sight import SCREENS


def two_at(player: NewPlayer, game: str = "twaalfstich", start: bool = True) -> tuple[Player, ...]:
    """A host, a guest on a phone, and a bot."""
    host, guest = player(), player(PHONE)
    code = host.make_table(game, 3, bots=["rule"])
    guest.open(f"/t/{code}")
    guest.page.get_by_label("Je naam").fill("Wim")
    guest.page.get_by_role("button", name="Doe mee").click()
    expect(guest.page.get_by_text("jij", exact=True)).to_be_visible()
    if start:
        host.page.get_by_role("button", name="Begin het spel").click()
        for one in (host, guest):
            one.page.wait_for_selector(HAND)
    return host, guest


def test_talk_is_in_the_lobby_counted_on_a_phone_and_there_again_after_a_reload(
    player: NewPlayer,
) -> None:
    host, guest = two_at(player, start=False)
    host.page.get_by_role("textbox", name="Zeg iets").fill("Welkom!")
    host.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("log", name="Praten")).to_contain_text("Welkom!")
    host.page.get_by_role("button", name="Begin het spel").click()
    guest.page.wait_for_selector(HAND)
    host.page.get_by_role("button", name="Applaus").first.click()
    unread = guest.page.get_by_role("button", name="Praten: 1 nieuw bericht")
    expect(unread).to_be_visible()
    expect(guest.page.locator(".bubbles")).to_contain_text("Toos")
    guest.page.reload()
    guest.page.wait_for_selector(HAND)
    guest.page.get_by_role("button", name=re.compile("^Praten")).click()
    told = guest.page.get_by_role("dialog").get_by_role("log")
    expect(told.locator("li")).to_have_count(2)
    expect(told).to_contain_text("Welkom!")
    expect(told).to_contain_text("Applaus")
    guest.close_dialog()
    expect(guest.page.get_by_role("button", name="Praten", exact=True)).to_be_visible()
    for one in (host, guest):
        one.expect_no_errors()


def test_the_host_changes_the_table_and_everybody_sees_it(player: NewPlayer) -> None:
    host, guest = two_at(player, "boot-op-stoom", start=False)
    host.page.get_by_role("button", name="Verander").click()
    form = host.page.get_by_role("dialog", name="Verander")
    expect(form.get_by_text("Bijzondere huizen")).to_have_count(0)
    form.get_by_role("switch", name="Krappe Kalender").check()
    form.get_by_role("radio", name="5").check(force=True)
    form.get_by_label("Bedenktijd per zet").select_option("60")
    form.get_by_role("button", name="Zo spelen we").click()
    for one in (host, guest):
        expect(one.page.locator(".seats ol li")).to_have_count(5)
        expect(one.page.get_by_text("Krappe Kalender: aan")).to_be_visible()
        expect(one.page.get_by_text("60 seconden")).to_be_visible()
    expect(guest.page.get_by_text("De gastheer heeft iets veranderd")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Verander")).to_have_count(0)
    for one in (host, guest):
        one.expect_no_errors()


def test_a_move_is_taken_back_when_the_other_agrees(player: NewPlayer) -> None:
    host, guest = two_at(player)
    while not (host.views() and host.views()[-1]["undo"]):
        for one in (host, guest):
            one.try_turn()
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Neem mijn zet terug").click()
    asked = guest.page.get_by_text("Toos wil de laatste zet terugnemen")
    expect(asked).to_be_visible()
    guest.page.get_by_role("button", name="Dat mag").click()
    expect(asked).to_have_count(0)
    expect(host.page.locator("aside .log")).to_contain_text("Je neemt je zet terug.")
    made = host.made()
    while host.made() == made:
        for one in (host, guest):
            one.try_turn()
    for one in (host, guest):
        one.expect_no_errors()


def test_a_pause_is_for_all_and_anybody_ends_it(player: NewPlayer) -> None:
    host, guest = two_at(player)
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("button", name="Zet het spel stil voor iedereen").click()
    expect(host.page.get_by_text("Wim heeft het spel stilgezet")).to_be_visible()
    host.page.get_by_role("button", name="Speel verder").click()
    expect(guest.page.get_by_text("Je hebt het spel stilgezet")).to_have_count(0)
    for _ in range(2):
        for one in (host, guest):
            one.try_turn()
    for one in (host, guest):
        one.expect_no_errors()


def test_the_title_and_the_icon_call_whose_turn_it_is(player: NewPlayer) -> None:
    one = player(PHONE)
    one.play_bots("twaalfstich", 3)
    assert one.wait_for_turn() == "turn"
    expect(one.page).to_have_title(re.compile("● Jij bent aan de beurt – 12er Stich"))
    icon = one.page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    assert one.context.request.get(one.address + "/icon-turn.svg").ok
    one.page.get_by_role("link", name="Naar het begin").click()
    one.page.get_by_role("button", name="Ga weg").click()
    expect(one.page).to_have_title("Speeltafel")
    expect(icon).to_have_attribute("href", "/icon.svg")
    one.expect_no_errors()


CALLS = """
  window.notes = []
  window.Notification = class {
    static permission = 'default'
    static async requestPermission() { return (this.permission = 'granted') }
    constructor(title) { window.notes.push(title) }
    close() {}
  }
  window.elsewhere = false
  Object.defineProperty(document, 'hidden', { get: () => window.elsewhere })
"""


def test_a_notification_is_asked_for_by_a_tap_and_comes_to_who_is_elsewhere(
    player: NewPlayer,
) -> None:
    one = player(PHONE)
    one.page.add_init_script(CALLS)
    one.play_bots("twaalfstich", 3)
    assert one.wait_for_turn() == "turn"
    assert one.page.evaluate("Notification.permission") == "default"
    one.page.get_by_role("button", name="Menu").click()
    note = one.page.get_by_role("checkbox", name="Melding")
    expect(note).not_to_be_checked()
    note.check()
    assert one.page.evaluate("Notification.permission") == "granted"
    one.close_dialog()
    assert one.page.evaluate("window.notes") == []
    # The others go on while the person looks elsewhere.
    one.page.evaluate("window.elsewhere = true")
    one.take_turn()
    one.page.wait_for_function("() => window.notes.length > 0")
    assert one.page.evaluate("window.notes[0]") == "Jij bent aan de beurt"
    one.expect_no_errors()


def test_who_wants_to_be_sure_is_asked_about_every_move(player: NewPlayer) -> None:
    one = player(PHONE)
    one.play_bots("twaalfstich", 3)
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_role("checkbox", name="Vraag eerst of ik het zeker weet").check()
    one.close_dialog()
    assert one.wait_for_turn() == "turn"
    made = one.made()
    if one.page.locator(".hand button.usable").count():
        one.click(".hand button.usable")
    one.page.locator(".actions button.button:not(.clear)").first.click()
    asked = one.page.get_by_role("dialog")
    expect(asked).to_contain_text("Weet je het zeker?")
    assert one.made() == made
    asked.get_by_role("button", name="Ja, doen").click()
    one.until(lambda: one.made() == made + 1)
    expect(asked).to_have_count(0)
    one.expect_no_errors()


def test_reading_a_rule_keeps_the_form_and_a_wrong_number_is_told_in_our_words(
    player: NewPlayer,
) -> None:
    one = player(PHONE)
    one.open("/new/edden")
    one.page.get_by_role("radio", name="6").check(force=True)
    one.page.get_by_role("link", name="ED-69-01").first.click()
    rule = one.page.get_by_role("dialog", name="ED-69-01")
    expect(rule.locator("p")).not_to_be_empty()
    one.close_dialog()
    expect(one.page.get_by_role("radio", name="6")).to_be_checked()
    one.page.locator("summary", has_text=re.compile("^Roepen$")).click()
    field = one.page.get_by_role("spinbutton").first
    field.fill("99")
    field.blur()
    expect(one.page.get_by_role("alert")).to_contain_text("heel getal van 1 tot 50, niet 99")
    one.page.get_by_role("button", name="Tafel dekken").click()
    expect(field).to_be_focused()
    assert one.page.url.endswith("/new/edden")
    field.fill("9")
    one.page.get_by_role("button", name="Tafel dekken").click()
    expect(one.page.locator(".seats ol li")).to_have_count(6)
    one.expect_no_errors()


def test_a_preset_sets_all_at_once(player: NewPlayer) -> None:
    one = player(PHONE)
    one.open("/new/pietenpoker")
    usual = one.page.get_by_role("button", name="Gewoon")
    expect(usual).to_have_attribute("aria-pressed", "true")
    one.page.get_by_role("button", name="Alles aan").click()
    expect(usual).to_have_attribute("aria-pressed", "false")
    expect(one.page.get_by_role("switch", name="Pietje Precies")).to_be_checked()
    usual.click()
    expect(one.page.get_by_role("switch", name="Pietje Precies")).not_to_be_checked()
    one.expect_no_errors()


def test_a_rematch_is_announced_and_may_be_played_differently(player: NewPlayer) -> None:
    one = player(PHONE)
    one.play_bots("edden", 3, options={"maxRounds": 1})
    one.finish()
    feast = one.page.locator("dialog.feast")
    expect(feast.locator(".podium li")).to_have_count(3)
    feast.get_by_role("button", name="Nog een keer, maar anders").click()
    expect(one.page.get_by_role("button", name="Verander")).to_be_visible()
    one.page.get_by_role("button", name="Begin het spel").click()
    one.page.wait_for_selector(HAND)
    play_out(one)
    expect(feast.get_by_text("Deze avond")).to_be_visible()
    expect(feast.locator(".evening li")).to_have_count(3)
    one.expect_no_errors()


SEATS = ".felt > ul > li"
COVERING = """seats => {
  const cloth = document.querySelector('.cloth > .stage').getBoundingClientRect()
  return [...document.querySelectorAll(seats)].filter(one => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    return right > cloth.left && left < cloth.right && bottom > cloth.top && top < cloth.bottom
  }).map(one => one.innerText)
}"""
"""The seats that lie over what is on the cloth: on a large screen they sit in its margin."""


def test_a_replay_jumps_to_a_round_and_is_linked_to_a_step(
    player: NewPlayer, browser: Browser, serving: Serving
) -> None:
    one = player(PHONE)
    one.play_bots("edden", 3, options={"maxRounds": 2})
    one.finish()
    one.page.locator("dialog.feast a[href$=replay]").click()
    rounds = one.page.get_by_role("navigation", name="Ga naar een ronde").get_by_role("button")
    rounds.last.click()
    expect(rounds.last).to_have_attribute("aria-current", "step")
    assert one.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    one.page.wait_for_function("() => location.search.includes('step=')")
    address, prompt = one.page.url, one.page.locator(".slider span").inner_text()
    other = Player(person(browser), serving.address)
    other.page.goto(address)
    expect(other.page.locator(".slider span")).to_have_text(prompt)
    assert other.page.locator(SEATS).count() == 3
    assert other.page.evaluate(COVERING, SEATS) == []
    other.context.close()
    number = rounds.last.inner_text().split()[-1]
    one.page.get_by_role("button", name="Wat als").click()
    one.page.wait_for_selector(".actions")
    expect(one.page.locator("h1 small")).to_have_text(f"ronde {number}")
    one.expect_no_errors()


LEAST_CLOTH = 0.35
IN_SIGHT = """() => {
  const cloth = document.querySelector('.cloth')
  const { top, bottom, left, right, height } = cloth.getBoundingClientRect()
  const corners = [[left + 20, top + 20], [right - 20, bottom - 20]]
  const isFree = ([x, y]) => !!document.elementFromPoint(x, y)?.closest('.felt')
  const scrolls = document.documentElement.scrollHeight > innerHeight
  return [height / innerHeight, corners.every(isFree), scrolls]
}"""


def test_in_a_replay_all_cards_lie_at_their_seats_and_nothing_covers_the_table(
    player: NewPlayer,
) -> None:
    one = player(PHONE)
    one.play_bots("edden", 3, options={"maxRounds": 2})
    one.finish()
    one.page.locator("dialog.feast a[href$=replay]").click()
    one.page.get_by_role("button", name="Eén verder").click()
    for width, height in SCREENS:
        one.page.set_viewport_size({"width": width, "height": height})
        expect(one.page.locator(f"{SEATS} .row")).to_have_count(3)
        part, is_free, scrolls = one.page.evaluate(IN_SIGHT)
        assert part >= LEAST_CLOTH
        assert is_free
        assert not scrolls
    assert one.page.evaluate(COVERING, SEATS) == []
    # Whoever looks on may ask what something is as well.
    one.page.locator(".felt [data-card] svg").first.click(button="right")
    expect(one.page.get_by_role("dialog").get_by_role("link").first).to_contain_text("ED-")
    one.close_dialog()
    one.expect_no_errors()


def test_the_sheet_of_ten_players_fits_on_a_phone(player: NewPlayer) -> None:
    one = player(PHONE)
    one.play_bots("edden", 10)
    while not (one.views() and one.views()[-1]["table"]["sheet"]):
        one.try_turn()
    while one.state() == "dialog":
        one.close_dialog()
    one.page.get_by_role("button", name="De stand").first.dispatch_event("click")
    sheet = one.page.get_by_role("dialog").locator("table")
    expect(sheet.locator("tbody tr")).to_have_count(10)
    box = sheet.bounding_box()
    assert box is not None
    assert box["width"] <= 360
    for total in sheet.locator("td:last-child").all():
        expect(total).to_be_in_viewport(ratio=0.9)
    one.expect_no_errors()
