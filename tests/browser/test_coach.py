"""A first game with a coach, on a phone: a tip with its reason, a way back; and free play."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests import ours
from tests.browser.chromium import PHONE
from tests.browser.conftest import NewPlayer
from tests.browser.player import CARD, HAND, Player
from tests.browser.screens import speak
from tests.browser.test_lessons import LOOK

GAME = "twaalfstich"
KEEP_LINE = """(() => {
  const Plain = WebSocket
  window.WebSocket = class extends Plain {
    constructor(...where) {
      super(...where)
      window.line = this
    }
  }
})()"""


def hear(one: Player, report: dict[str, Any]) -> None:
    """Let the page hear something besides what the table tells."""
    one.received += 1
    told = json.dumps(report)
    one.page.evaluate(
        "told => line.dispatchEvent(new MessageEvent('message', { data: told }))", told
    )


def choice(one: Player) -> list[dict[str, Any]]:
    """Wait until there is something to choose; other turns are as the coach has them."""
    while True:
        one.wait_for_turn()
        moves: list[dict[str, Any]] = one.views()[-1]["table"]["moves"]
        if len(moves) > 1:
            return moves
        one.page.locator(".coach > .button").click()
        one.page.locator(".says.tip .main").click()


def test_a_first_game_has_a_coach_who_is_asked_and_takes_a_move_back(player: NewPlayer) -> None:
    one = player(PHONE)
    speak(one, "nl")
    one.page.add_init_script(KEEP_LINE)
    one.open()
    one.page.get_by_role("button", name=re.compile("Speel nu.*12er Stich")).click()
    expect(one.page.get_by_role("heading", name="Ken je 12er Stich al?")).to_be_visible()
    one.page.get_by_role("button", name="Een potje met een coach").click()
    moves = choice(one)
    expect(one.page.locator(".coach .may")).to_contain_text("Je kunt een kaart spelen")
    one.page.locator(".coach > .button").click()
    says = one.page.locator(".says.tip")
    expect(says).to_be_visible()
    told = [frame for frame in one.frames if frame["type"] == "tipped"][-1]
    assert told["move"]["attempt"] in [move["attempt"] for move in moves]
    expect(
        one.page.locator(f'.hand [data-card="{told["move"]["cards"][0]}"]').first
    ).to_have_attribute("data-lit", "")
    says.locator(".main").click()
    one.wait_for_turn()
    *_, played = [sent["move"] for sent in one.sent if sent["type"] == "play"]
    assert played == told["move"]["attempt"]
    expect(says).to_be_hidden()
    hear(one, {"type": "better", "seq": 1, "move": moves[0], "why": told["why"], "gain": 9})
    word = one.page.locator(".says.better")
    expect(word).to_contain_text("Beter was, denk ik")
    heard = one.heard()
    word.get_by_role("button", name="Neem terug").click()
    expect(word).to_be_hidden()
    one.wait_for_news(heard)
    choice(one)
    events = [event["kind"] for view in one.views() for event in view["table"]["events"]]
    assert "undone" in events
    # Who knows the game is not asked again.
    one.open()
    one.page.get_by_role("button", name=re.compile("Speel nu.*12er Stich")).click()
    expect(
        one.page.get_by_role("heading", name=re.compile("hoe goed spelen de bots"))
    ).to_be_visible()
    one.expect_no_errors()


@pytest.mark.parametrize("game", ours.NAMES)
def test_below_the_coach_the_cloth_holds_what_lies_on_it(player: NewPlayer, game: str) -> None:
    one = player(PHONE)
    one.play_bots(game, 4, coach=True)
    one.wait_for_turn()
    expect(one.page.locator(".coach .may")).to_be_visible()
    one.page.wait_for_function(f"() => ({LOOK})().length === 0")
    one.expect_no_errors()


def test_who_may_err_is_shown_nothing_and_told_why(player: NewPlayer) -> None:
    one = player(PHONE)
    speak(one, "nl")
    one.page.add_init_script("localStorage.setItem('speeltafel-free', 'on')")
    one.play_bots(GAME, 3)
    while True:
        one.wait_for_turn()
        view = one.views()[-1]["table"]
        hand = next(zone["cards"] for zone in view["zones"] if zone["kind"] == "hand")
        playable = {card for move in view["moves"] for card in move["cards"]}
        wrong = [card for card in hand if card not in playable]
        if wrong:
            break
        one.page.locator(f'{HAND}[data-card="{hand[0]}"]').first.click()
        one.page.get_by_role("button", name="Probeer").click()
    expect(one.page.locator(CARD)).to_have_count(0)
    expect(one.page.locator(f"{HAND}.idle")).to_have_count(0)
    one.page.locator(f'{HAND}[data-card="{wrong[0]}"]').first.click()
    one.page.get_by_role("button", name="Probeer").click()
    expect(one.page.locator("dialog.alert, dialog[open]")).to_contain_text("12-")
    one.expect_no_errors()


def test_a_puzzle_is_solved_and_its_answer_explained(player: NewPlayer) -> None:
    one = player(PHONE)
    speak(one, "nl")
    one.open(f"/learn/{GAME}")
    one.page.get_by_role("link", name="Puzzel 1").click()
    lesson = one.page.locator(".lesson")
    expect(lesson).to_contain_text("één zet is duidelijk de beste")
    cards = one.page.locator(CARD)
    expect(cards.first).to_be_visible()
    for number in range(cards.count()):
        cards.nth(number).click()
        one.page.locator(".actions button.main").click()
        expect(lesson).to_contain_text(re.compile("Precies!|Kijk nog eens"))
        if "Precies!" in (lesson.text_content() or ""):
            break
        one.page.reload()
        expect(lesson).not_to_contain_text("Kijk nog eens")
        expect(cards.first).to_be_visible()
    expect(lesson).to_contain_text("Van de 100 partijen")
    one.expect_no_errors()
