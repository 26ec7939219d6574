"""Whole games in real browsers: people with each other, and a person with bots."""

from typing import Any

import pytest
from playwright.sync_api import expect

import speeltafel
from speeltafel.engine.events import GALLERY, UNSEEN
from tests import ours
from tests.browser.chromium import PHONE
from tests.browser.conftest import NewPlayer
from tests.browser.player import HAND, PLAYABLE, Player, expect_end, play_out
from tests.whole import whole

GAMES = ours.NAMES
LONGER = {"boot-op-stoom", "pietenpoker"}
"""Two people play these below and in `test_boat`, with more in them."""
SHORT: dict[str, dict[str, object]] = {
    "edden": {"outAbove": 40, "callBelow": 30},
    "pesten": {"handSize": 4, "mismatch": "strict", "trade": False},
    "twaalfstich": {"target": "200", "maxRounds": 5},
}
SHORTER: dict[str, dict[str, object]] = {
    "boot-op-stoom": {"calendarSize": 3},
    "edden": {"maxRounds": 2},
    "pesten": {"handSize": 4, "mismatch": "strict", "trade": False},
    "twaalfstich": {"target": "200"},
}
"""Options that make a game short; a game without an entry is played as it is."""


@pytest.mark.parametrize("game", [game for game in GAMES if game not in LONGER])
def test_two_people_play_a_whole_game_while_somebody_watches(game: str, player: NewPlayer) -> None:
    least = speeltafel.game(game).seats[0]
    host, guest, watcher = player(), player(PHONE), player(PHONE)
    code = host.make_table(game, max(2, least), options=SHORT.get(game, {}))
    guest.open(f"/t/{code}")
    guest.page.get_by_label("Je naam").fill("Wim")
    guest.page.get_by_role("button", name="Doe mee").click()
    expect(guest.page.get_by_text("jij", exact=True)).to_be_visible()
    free = host.page.get_by_role("button", name="Zet er een bot neer")
    for left in range(max(0, least - 2), 0, -1):
        expect(free).to_have_count(left)
        free.first.click()
    watcher.open(f"/t/{code}")
    host.page.get_by_role("button", name="Begin het spel").click()
    play_out(host, guest)
    expect_end(host)
    expect_end(guest)
    expect_end(watcher)
    title = host.page.locator("dialog.feast h2").inner_text()
    assert title
    for seat, one in ((0, host), (1, guest), (GALLERY, watcher)):
        check_secrets(one, seat)
        one.expect_no_errors()
    assert watcher.page.locator(HAND).count() == 0


EVENING: dict[str, object] = {"actiepiet": "all", "biedregel": True, "wieKent": True}


def test_two_people_and_a_bot_play_pietenpoker_with_action_cards_money_and_two_sints(
    player: NewPlayer,
) -> None:
    host, guest, watcher = player(), player({"width": 360, "height": 640}), player(PHONE)
    code = host.make_table("pietenpoker", 3, options=EVENING)
    guest.open(f"/t/{code}")
    guest.page.get_by_label("Je naam").fill("Wim")
    guest.page.get_by_role("button", name="Doe mee").click()
    free = host.page.get_by_role("button", name="Zet er een bot neer")
    expect(free).to_have_count(1)
    free.click()
    watcher.open(f"/t/{code}")
    host.page.get_by_role("button", name="Begin het spel").click()
    play_out(host, guest)
    for seat, one in ((0, host), (1, guest), (GALLERY, watcher)):
        expect_end(one)
        check_secrets(one, seat)
        one.expect_no_errors()
    # several cards chosen together went one after another, and a bid was ended with them
    events = [event for frame in host.frames for event in frame_events(frame)]
    for seat in (0, 1):
        own = [event["kind"] for event in events if event["seat"] == seat]
        assert {"laid", "went"} <= set(own)
    assert {"blind", "big-sint"} <= {event["kind"] for event in events}


def test_what_a_brilpiet_shows_is_seen_until_it_is_put_away(player: NewPlayer) -> None:
    one = player(PHONE)
    bril = [0] * 17
    bril[9] = 2
    for _ in range(60):
        one.play_bots("pietenpoker", 3, options={"actiepiet": bril, "deck": "canonical50"})
        if one.wait_for_turn() == "turn" and lay_brilpiet(one):
            break
    else:
        raise AssertionError("nobody got a Brilpiet")
    one.page.get_by_role("button", name="Gluur bij Bram").click()
    dialog = one.page.get_by_role("dialog", name="Kijk goed")
    expect(dialog).to_contain_text("Gezien bij Bram")
    view = one.views()[-1]["table"]
    zone = next(zone for zone in view["zones"] if zone["secret"])
    expect(dialog.locator("li")).to_have_count(len(zone["cards"]))
    dialog.locator("li").first.click(button="right")
    told = one.page.get_by_role("dialog").last
    expect(told.get_by_role("link").first).to_contain_text("PP-")
    one.page.reload()
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Gezien").click()
    expect(dialog).to_have_count(0)
    # on the table it stays
    expect(one.page.locator(".cloth").get_by_text("Gezien bij Bram")).to_have_count(1)
    one.expect_no_errors()


def lay_brilpiet(one: Player) -> bool:
    """Bid with a Brilpiet, where there is one, and as many other cards as are needed."""
    card = one.page.locator(HAND).filter(has_text="Brilpiet").first
    if not card.count():
        return False
    card.click(position={"x": 8, "y": 8})
    bid = one.page.locator(".actions button.main").filter(has_text="Ga mee")
    others = one.page.locator(f"{PLAYABLE}:not(.chosen)")
    while not bid.count():
        if not others.count():
            return False
        chosen = one.page.locator(f"{HAND}.chosen").count()
        others.first.click(position={"x": 8, "y": 8})
        expect(one.page.locator(f"{HAND}.chosen")).to_have_count(chosen + 1)
    bid.click()
    expect(one.page.get_by_role("button", name="Gluur bij Bram")).to_be_visible()
    return True


def check_secrets(player: Player, viewer: int) -> None:
    """Every frame that came is just what its viewer may know, by the engine's own projection."""
    code = next(frame["code"] for frame in player.frames if frame["type"] == "lobby")
    answer = player.context.request.get(f"{player.address}/api/tables/{code}/replay/{viewer}")
    allowed = whole(answer.json(), "Replay")["views"]
    assert player.views()
    for frame in player.views():
        view = frame["table"]
        assert view["seat"] == viewer
        assert any(view["zones"] == other["zones"] for other in allowed)
        for zone in view["zones"]:
            if zone["kind"] == "hand" and zone["seat"] != viewer:
                assert set(zone["cards"]) <= {UNSEEN}
        if viewer == GALLERY:
            assert view["moves"] == []
    events = [e for frame in player.frames for e in frame_events(frame)]
    dealt = [e for e in events if e["kind"] == "hand" and e["seat"] != viewer]
    assert all(set(event["cards"]) <= {UNSEEN} for event in dealt)  # a hand may be empty


def frame_events(frame: dict[str, Any]) -> list[dict[str, Any]]:
    if frame["type"] == "view":
        events: list[dict[str, Any]] = frame["table"]["events"]
        return events
    return frame["events"] if frame["type"] == "past" else []


@pytest.mark.parametrize("game", GAMES)
def test_a_person_against_three_bots_by_keyboard_to_the_end_and_again(
    game: str, player: NewPlayer
) -> None:
    one = player(PHONE)
    one.types = True
    code = one.play_bots(game, 4, options=SHORTER.get(game, {}))
    play_out(one)
    expect_end(one)
    one.page.get_by_role("link", name="Kijk het spel terug").click()
    slider = one.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    one.page.get_by_role("button", name="Eén verder").click()
    expect(slider).to_have_value("1")
    one.page.get_by_role("button", name="Naar het einde").click()
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    one.page.get_by_label("Gezien door").select_option(label="een toeschouwer")
    expect(one.page.locator(HAND)).to_have_count(0)
    one.page.go_back()
    again = one.page.get_by_role("button", name="Nog een keer", exact=True)
    expect(again).to_be_visible()
    lines = one.lines
    again.click()
    one.page.wait_for_url(lambda url: "/t/" in url and code not in url)
    expect(one.page.locator("dialog.feast")).to_have_count(0)
    one.wait_for_turn()
    assert one.lines == lines, "the line goes on to the rematch"
    one.page.reload()
    one.wait_for_turn()
    one.expect_no_errors()


@pytest.mark.parametrize("game", GAMES)
def test_the_form_of_a_table_is_no_wider_than_a_small_phone(game: str, player: NewPlayer) -> None:
    page = (one := player({"width": 360, "height": 640})).page
    one.open(f"/new/{game}")
    for group in page.locator("details summary").all():
        group.click()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    if game == "pietenpoker":  # what only a finished game settles is not asked for
        page.get_by_label("Surprises", exact=True).select_option("De winnaar van elke ronde")
        for group in page.locator("details:not([open]) summary").all():
            group.click()
        expect(page.get_by_text("Surprises op tafel")).to_be_visible()
        expect(page.get_by_text("Al gekozen surprises")).to_have_count(0)
