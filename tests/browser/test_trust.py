"""A table one can trust: seats that change hands, a line that breaks, luck that is checked."""

from playwright.sync_api import expect

from tests.browser.chromium import PHONE
from tests.browser.conftest import NewPlayer
from tests.browser.player import HAND, MAIN_ACTION, Player, play_out

BANNER = ".offline"


def table_for_two(host: Player, guest: Player, game: str = "twaalfstich") -> str:
    code = host.make_table(game, 3, bots=["rule"])
    sit(guest, code, "Wim")
    return code


def sit(one: Player, code: str, name: str) -> None:
    one.open(f"/t/{code}")
    one.page.get_by_label("Je naam").fill(name)
    one.page.get_by_role("button", name="Doe mee").click()
    expect(one.page.get_by_text("jij", exact=True)).to_be_visible()


def test_who_is_removed_is_told_so_sees_nothing_and_can_sit_again(player: NewPlayer) -> None:
    host, guest, other = player(), player(PHONE), player(PHONE)
    code = table_for_two(host, guest)
    host.page.get_by_role("button", name="Maak de stoel van Wim vrij").click()
    expect(guest.page.get_by_text("De gastheer heeft je stoel vrijgemaakt.")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Doe mee")).to_be_visible()
    sit(other, code, "Truus")
    host.page.get_by_role("button", name="Begin het spel").click()
    other.page.wait_for_selector(HAND)
    expect(guest.page.get_by_text("Je kijkt mee").first).to_be_visible()
    expect(guest.page.locator(HAND)).to_have_count(0)
    for one in (host, guest, other):
        one.expect_no_errors()


def test_people_stand_up_and_change_their_names_in_the_lobby(player: NewPlayer) -> None:
    host, guest = player(), player(PHONE)
    table_for_two(host, guest)
    guest.page.get_by_label("Je naam").fill("Toos")
    guest.page.get_by_label("Je naam").blur()
    expect(host.page.get_by_text("Toos 2", exact=True)).to_be_visible()
    guest.page.get_by_role("button", name="Sta op").click()
    expect(guest.page.get_by_text("Je bent opgestaan.")).to_be_visible()
    expect(host.page.get_by_text("Vrije stoel")).to_be_visible()


def test_what_one_tells_of_oneself_is_seen_by_nobody_else(player: NewPlayer) -> None:
    host, guest = player(), player(PHONE)
    table_for_two(host, guest, "edden")
    guest.page.get_by_text("Over jezelf").click()
    guest.page.get_by_label("Jouw geboortejaar").fill("1987")
    guest.page.get_by_label("Jouw leeftijd").fill("39")
    guest.page.get_by_role("button", name="Bewaar", exact=True).click()
    expect(guest.page.get_by_role("button", name="Bewaard")).to_be_visible()
    host.page.get_by_role("button", name="Begin het spel").click()
    host.page.wait_for_selector(HAND)
    assert not [frame for frame in host.frames if "1987" in str(frame)]
    guest.page.get_by_role("button", name="Menu").click()
    host.expect_no_errors()


def test_without_a_line_a_move_waits_and_arrives_afterwards(player: NewPlayer) -> None:
    one = player(PHONE)
    one.play_bots("twaalfstich")
    assert one.wait_for_turn() == "turn"
    one.page.context.set_offline(True)
    expect(one.page.locator(BANNER)).to_be_visible()
    one.page.locator(".play button.usable, .actions button.button").first.click()
    if one.page.locator(MAIN_ACTION).count():
        one.page.locator(MAIN_ACTION).first.click()
    expect(one.page.get_by_text("Nog niet verstuurd")).to_be_visible()
    expect(one.page.locator(BANNER)).to_contain_text("Wat je deed, wordt straks verstuurd.")
    one.page.context.set_offline(False)
    expect(one.page.locator(BANNER)).to_have_count(0)
    expect(one.page.get_by_text("Nog niet verstuurd")).to_have_count(0)
    one.until(lambda: any(frame["type"] == "ack" for frame in one.frames))
    one.expect_no_errors()


def test_a_double_tap_makes_one_move(player: NewPlayer) -> None:
    one = player(PHONE)
    one.play_bots("twaalfstich")
    assert one.wait_for_turn() == "turn"
    one.page.locator(".play button.usable").first.click()
    one.page.locator(MAIN_ACTION).first.dblclick()
    one.wait_for_turn()
    assert len([command for command in one.sent if command["type"] == "play"]) == 1
    expect(one.page.locator("dialog.alert")).to_have_count(0)


def test_who_leaves_for_good_is_asked_first_and_then_watches(player: NewPlayer) -> None:
    host, guest = player(), player(PHONE)
    table_for_two(host, guest, "edden")
    host.page.get_by_role("button", name="Begin het spel").click()
    guest.page.wait_for_selector(HAND)
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("button", name="Verlaat de tafel").click()
    guest.page.get_by_role("button", name="Ja, ik ga").click()
    expect(guest.page.get_by_text("Je hebt de tafel verlaten.")).to_be_visible()
    expect(guest.page.locator(HAND)).to_have_count(0)
    expect(host.page.get_by_text("Wim heeft de tafel verlaten.").first).to_be_attached()


def test_a_bot_plays_for_whoever_wants_it(player: NewPlayer) -> None:
    host, guest = player(), player(PHONE)
    table_for_two(host, guest)
    host.page.get_by_role("button", name="Begin het spel").click()
    guest.page.wait_for_selector(HAND)
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("button", name="Laat een bot voor mij spelen").click()
    expect(guest.page.get_by_text("Een bot speelt nu voor jou.").first).to_be_visible()
    expect(host.page.get_by_text("Een bot speelt nu voor Wim.").first).to_be_attached()
    guest.page.get_by_role("button", name="Ik speel zelf weer").click()
    expect(guest.page.get_by_role("button", name="Ik speel zelf weer")).to_have_count(0)


def test_luck_is_fixed_before_the_deal_and_checked_after_the_end(player: NewPlayer) -> None:
    host, guest = player(), player(PHONE)
    code = host.make_table("edden", 3, bots=["rule"], options={"maxRounds": 1})
    sit(guest, code, "Wim")
    host.page.get_by_text("Eerlijk geschud").click()
    expect(host.page.get_by_text("Meegeschud: Toos en Wim.")).to_be_visible()
    host.page.get_by_role("button", name="Begin het spel").click()
    play_out(host, guest)
    for one in (host, guest):
        one.page.get_by_text("Eerlijk geschud: nagekeken").click()
        expect(one.page.get_by_text("Nagekeken door jouw browser")).to_be_visible()
        one.expect_no_errors()
