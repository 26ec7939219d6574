"""What people do besides playing: sums, sounds, thinking too long, leaving, inviting."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.chromium import PHONE
from tests.browser.conftest import NewPlayer
from tests.browser.player import HAND, MAIN_ACTION, PLAYABLE, Player

SIDEWAYS: ViewportSize = {"width": 640, "height": 360}

COUNT_SOUNDS = """
  window.sounds = { made: 0, states: [] }
  const Plain = window.AudioContext
  window.AudioContext = class extends Plain {
    createOscillator() {
      window.sounds.made++
      window.sounds.states.push(this.state)
      return super.createOscillator()
    }
  }
"""


def test_sounds_are_silent_until_wanted_and_then_made(player: NewPlayer) -> None:
    one = player(PHONE)
    one.page.add_init_script(COUNT_SOUNDS)
    one.play_bots("twaalfstich")
    for _ in range(2):
        assert one.wait_for_turn() == "turn"
        one.take_turn()
    assert one.page.evaluate("window.sounds.made") == 0
    one.wait_for_turn()
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_role("group", name="Geluid").get_by_label("aan").check()
    one.close_dialog()
    one.take_turn()
    one.wait_for_turn()
    one.page.wait_for_function("window.sounds.made > 0")
    assert "suspended" not in one.page.evaluate("window.sounds.states").pop()
    one.page.reload()
    one.page.wait_for_selector(HAND)
    one.page.get_by_role("button", name="Menu").click()
    expect(one.page.get_by_role("group", name="Geluid").get_by_label("aan")).to_be_checked()
    one.expect_no_errors()


def play_with_sum(one: Player, wrong: bool) -> str:
    """Play a card whose sum has to be said first; the right answer."""
    while not one.page.locator(PLAYABLE).count():
        one.take_turn()
        assert one.wait_for_turn() == "turn"
    one.page.locator(PLAYABLE).first.click()
    one.page.locator(MAIN_ACTION).first.click()
    dialog = one.page.get_by_role("dialog", name="Reken even mee")
    expect(dialog).to_be_visible()
    before = one.heard()
    moves = {tuple(move["cards"]): move["quiz"] for move in one.views()[-1]["table"]["moves"]}
    chosen: int = moves[(dialog_card(one.page),)]["answer"]
    dialog.get_by_role("spinbutton").fill(str(chosen + 1 if wrong else chosen))
    dialog.get_by_role("button", name="Speel").click()
    expect(dialog).to_have_count(0)
    one.wait_for_news(before)
    return str(chosen)


def dialog_card(page: Page) -> int:
    """The card that the sum is about."""
    field = page.locator("dialog input").get_attribute("id") or ""
    return int(field.removeprefix("quiz-play-"))


def test_a_sum_is_asked_before_the_card_counts_and_wrong_is_only_corrected(
    player: NewPlayer,
) -> None:
    one = player(PHONE)
    one.play_bots("twaalfstich", options={"sayTheSum": "type"})
    assert one.wait_for_turn() == "turn"
    answer = play_with_sum(one, wrong=True)
    expect(one.page.get_by_text(f"het is {answer}. Je zet telt gewoon.")).to_be_visible()
    assert one.wait_for_turn() == "turn"
    play_with_sum(one, wrong=False)
    expect(one.page.get_by_text("Goed gerekend!")).to_be_visible()
    one.expect_no_errors()


def test_who_thinks_too_long_is_nudged_and_then_an_ordinary_move_is_made(
    player: NewPlayer,
) -> None:
    one = player(PHONE)
    one.play_bots("twaalfstich", 3, clock=8)
    assert one.wait_for_turn() == "turn"
    expect(one.page.locator(".clock")).to_have_text(re.compile(r"nog [0-8]\ss"))
    before = len(one.page.locator("aside .log .mine").all())
    expect(one.page.locator(".prompt.nudged")).to_be_visible()
    one.until(lambda: any(frame["type"] == "nudge" for frame in one.frames))
    nudge = next(frame for frame in one.frames if frame["type"] == "nudge")
    assert 0 < nudge["seconds"] < 4
    own = one.page.locator("aside .log .mine")
    expect(own).not_to_have_count(before)
    assert not [frame for frame in one.frames if frame["type"] == "ack"]
    notice = one.page.locator(".notice[role=alert]")
    expect(notice).to_contain_text("de klok heeft voor je gespeeld")
    one.expect_no_errors()


def test_a_bot_keeps_the_seat_of_who_left_and_gives_it_back(player: NewPlayer) -> None:
    host, guest = player(), player(PHONE)
    code = host.make_table("twaalfstich", 3, bots=["rule"])
    guest.open(f"/t/{code}")
    guest.page.get_by_label("Je naam").fill("Wim")
    guest.page.get_by_role("button", name="Doe mee").click()
    expect(guest.page.get_by_text("jij", exact=True)).to_be_visible()
    host.page.get_by_role("button", name="Begin het spel").click()
    guest.page.wait_for_selector(HAND)
    guest.page.goto("about:blank")
    keep = host.page.get_by_role("button", name="Wim is weg. Laat een bot spelen")
    keep.click()
    expect(keep).to_have_count(0)
    # The game goes on without waiting for the one who left.
    for _ in range(3):
        assert host.wait_for_turn() in ("turn", "ended", "over")
        host.take_turn()
    guest.open(f"/t/{code}")
    expect(guest.page.get_by_text("Een bot speelt nu voor jou.")).to_be_visible()
    guest.page.get_by_role("button", name="Ik speel zelf weer").click()
    expect(guest.page.get_by_text("Een bot speelt nu voor jou.")).to_have_count(0)

    def has_played() -> bool:
        host.try_turn()
        guest.try_turn()
        return any(frame["type"] == "ack" for frame in guest.frames)

    host.until(has_played)
    for one in (host, guest):
        one.expect_no_errors()


@pytest.mark.parametrize("game", ["edden", "twaalfstich"])
def test_a_phone_on_its_side_shows_hand_and_actions_together(game: str, player: NewPlayer) -> None:
    one = player(SIDEWAYS)
    one.play_bots(game)
    for _ in range(4):
        if one.wait_for_turn() != "turn":
            break
        playable = one.page.locator(PLAYABLE)
        if playable.count():
            expect(playable.first).to_be_in_viewport(ratio=0.9)
            playable.first.click(position={"x": 10, "y": 20})  # the next card lies over the rest
            expect(one.page.locator(MAIN_ACTION).first).to_be_in_viewport(ratio=1)
            expect(one.page.locator(".prompt")).to_be_in_viewport(ratio=1)
            expect(one.page.locator(".cloth")).to_be_in_viewport(ratio=0.3)
            one.page.keyboard.press("Escape")
        one.take_turn()
    assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    one.expect_no_errors()


def test_a_host_on_localhost_invites_with_the_address_that_phones_reach(
    player: NewPlayer,
) -> None:
    one = player()
    there = "http://192.0.2.7:8000"
    one.page.route("**/api/here", lambda route: route.fulfill(json={"address": there}))
    code = one.make_table("edden")
    expect(one.page.get_by_role("textbox", name="Link van de tafel")).to_have_value(
        f"{there}/t/{code}"
    )
    expect(one.page.get_by_text("alleen op dit apparaat")).to_have_count(0)


def test_a_server_that_no_phone_reaches_says_so(player: NewPlayer) -> None:
    one = player()
    code = one.make_table("edden")
    expect(one.page.get_by_role("textbox", name="Link van de tafel")).to_have_value(
        f"{one.address}/t/{code}"
    )
    expect(one.page.get_by_text("alleen op dit apparaat")).to_be_visible()
