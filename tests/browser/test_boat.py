"""Boot op Stoom in real browsers: people and bots with all expansions, and sailing step by step."""

import json
import re
from typing import Any

from playwright.sync_api import expect

import speeltafel
from speeltafel.engine.events import GALLERY
from speeltafel.engine.journal import load, make
from speeltafel.table.audience import shown
from speeltafel.table.wire import encode
from tests.browser.axe import faults
from tests.browser.chromium import PHONE
from tests.browser.conftest import NewPlayer
from tests.browser.player import HAND, SKIP, SPOT, Player, expect_end, play_out
from tests.browser.test_games import check_secrets
from tests.whole import whole

GAME = "boot-op-stoom"
EXPANSIONS: dict[str, object] = {
    "krappeKalender": True,
    "prachtigePakjes": True,
    "pepernootPlekken": True,
    "rebelsePietjes": True,
}
AGAIN = "Bekijk het nog eens"


def test_two_people_and_two_bots_play_with_all_expansions(player: NewPlayer) -> None:
    host, guest, watcher = player(), player(PHONE), player(PHONE)
    code = host.make_table(
        GAME, 4, bots=["rule", "rule"], options={**EXPANSIONS, "calendarSize": 4}
    )
    guest.open(f"/t/{code}")
    guest.page.get_by_label("Je naam").fill("Wim")
    guest.page.get_by_role("button", name="Doe mee").click()
    expect(guest.page.get_by_text("jij", exact=True)).to_be_visible()
    watcher.open(f"/t/{code}")
    host.page.get_by_role("button", name="Begin het spel").click()
    play_out(host, guest)
    for one, seat in ((host, 0), (guest, 3), (watcher, GALLERY)):
        expect_end(one)
        check_secrets(one, seat)
        check_steps(one, seat)
        one.expect_no_errors()
    assert expansions_seen(host) >= {*EXPANSIONS}


def expansions_seen(player: Player) -> set[str]:
    """The expansions of which something happened."""
    views = [*steps_of(player), *(frame["table"] for frame in player.views())]
    told = {event["kind"] for view in views for event in view["events"]}
    return {kind.needs for kind in speeltafel.game(GAME).events if kind.name in told}


def steps_of(player: Player) -> list[dict[str, Any]]:
    """Every step that came over the wire."""
    return [step for frame in player.frames for step in frame.get("steps", ())]


def check_steps(player: Player, viewer: int) -> None:
    """Every step is what its viewer may know, by the engine's own projection of the true game."""
    code = next(frame["code"] for frame in player.frames if frame["type"] == "lobby")
    journal = load(player.context.request.get(f"{player.address}/api/tables/{code}/journal").text())
    game = speeltafel.game(GAME)
    state = journal.start()
    allowed: list[dict[str, Any]] = []
    for seat, text in journal.moves:
        make(state, seat, text)
        for step in state.steps or ():
            now = [event.seen_by(viewer) for event in step.happened or ()]
            before = [event.seen_by(viewer) for event in step.told_before()]
            view = game.shown(step.seen_by(viewer), now, before)
            view.events = tuple(map(shown, now))
            allowed.append(whole(json.loads(encode(view)), "TableView"))
        state.take_events()
    steps = steps_of(player)
    assert steps
    for frame in steps:
        assert frame in allowed
        assert frame["moves"] == []
        assert not any(seat["acts"] for seat in frame["seats"])


def at_sail(one: Player, **options: object) -> None:
    """A table where the boat has begun to sail, and the first steps are being shown."""
    one.play_bots(GAME, 2, options=options)

    def sails() -> bool:
        state = one.state()
        if state == "turn":
            one.try_turn()
        return state == "steps"

    one.until(sails)


def news(one: Player) -> str:
    """What the step on the screen says; nothing where no steps are shown."""
    text: str = one.page.evaluate(
        "document.querySelector('.asked .news > span:last-child')?.innerText ?? ''"
    )
    return text


def test_sailing_is_shown_card_by_card_with_a_pause_and_once_more(player: NewPlayer) -> None:
    one = player(PHONE)
    page = one.page
    page.clock.install()
    at_sail(one)
    expect(page.locator(".hand button.usable")).to_have_count(0)
    page.get_by_role("button", name="Pauze").click()
    paused = news(one)
    page.clock.run_for(2500)
    assert news(one) == paused
    assert faults(page, "sailing") == []
    page.get_by_role("button", name="Speel af").click()
    seen = {paused}

    def is_over() -> bool:
        seen.add(news(one))
        return "" in seen

    one.until(is_over)
    # One step says that the row is full, the next what the first card is.
    assert len(seen) > 1
    assert any(re.match(r"Positie \d: ", line) for line in seen)
    assert one.wait_for_turn() == "turn"
    prompt = page.locator(".prompt").inner_text()
    page.get_by_role("button", name=AGAIN).click()
    expect(page.locator(".asked .news > span").last).to_contain_text("De Stoomrij is klaar")
    page.locator(SKIP).click()
    expect(page.locator(".prompt")).to_have_text(prompt)
    # Who comes in later can see it too.
    page.reload()
    page.wait_for_selector(".prompt")
    expect(page.locator(SKIP)).to_have_count(0)
    page.get_by_role("button", name=AGAIN).click()
    expect(page.locator(".asked .news > span").last).to_contain_text("De Stoomrij is klaar")
    one.expect_no_errors()


def test_map_row_and_hand_fit_on_a_phone_and_two_taps_lay_a_card(player: NewPlayer) -> None:
    one = player(PHONE)
    one.play_bots(GAME, 4)
    page = one.page
    for _ in range(12):
        assert one.wait_for_turn() == "turn"
        if page.locator(f"{HAND}.usable").count():
            break
        one.take_turn()
    # Before and after a card is chosen.
    for _ in range(2):
        for part in (".board", ".spots:not(.board)", ".prompt", ".hand"):
            expect(page.locator(part).first).to_be_in_viewport(ratio=0.95)
        if not page.locator(SPOT).count():
            page.locator(HAND).first.click()
            expect(page.locator(SPOT).first).to_be_visible()
    boxes = page.evaluate(
        """() => ['.board ul', '.spots:not(.board) ul', '.mine'].map(what => {
          const box = document.querySelector(what).getBoundingClientRect()
          return [box.top, box.bottom]
        })"""
    )
    assert boxes[0][1] <= boxes[1][0]
    assert boxes[1][1] <= boxes[2][0]
    before = page.locator(".hand .room li").count()
    hidden = page.locator(".spots:not(.board) .spot:not(:has(.marks)) .tap")
    (hidden if hidden.count() else page.locator(SPOT)).first.click()
    if page.locator(".actions button.main").count():
        page.locator(".actions button.main").first.click()
    expect(page.locator(".hand .room li")).to_have_count(before - 1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    one.expect_no_errors()


def test_a_pile_that_may_not_be_drawn_from_tells_its_rule(player: NewPlayer) -> None:
    one = player(PHONE)
    page = one.page
    for _ in range(20):  # until a board has a castle, and the boat is not next to it
        one.play_bots(GAME, 2, options={"pepernootPlekken": True, "kasteelAtSetup": True})
        assert one.wait_for_turn() == "turn"
        if page.locator(".pile .ask").count():
            break
    expect(page.locator(".prompt")).to_contain_text("geen pion naast een kasteel")
    page.get_by_role("button", name="Pakje, nu niet; hoor waarom").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Er staat geen pion naast een kasteel.")
    expect(dialog).to_contain_text("BS-PL-02")
    page.keyboard.press("Escape")
    before = page.locator(".hand .room li").count()
    page.locator(".pile .tap").first.click()
    expect(page.locator(".hand .room li")).to_have_count(before + 1)
    one.expect_no_errors()


def test_a_position_that_is_taken_tells_why_and_squares_show_their_numbers(
    player: NewPlayer,
) -> None:
    one = player(PHONE)
    one.play_bots(GAME, 4)
    page = one.page
    numbers = [f"{row}{column}" for row in range(1, 6) for column in range(1, 6)]
    assert page.locator(".board .tag").all_inner_texts() == numbers
    # What a mouse that rests on a square is told of it, by us or by the browser.
    names = page.locator(".board .spot").evaluate_all(
        "all => all.map(one => one.dataset.name ?? one.querySelector('.print').title)"
    )
    assert [re.match(r"Vak (\d\d): ", name)[1] for name in names] == numbers  # type: ignore[index]
    for _ in range(40):
        assert one.wait_for_turn() == "turn"
        if page.locator(f"{HAND}.usable").count():
            page.locator(f"{HAND}.usable").first.click()
            if page.locator(".spot .ask").count():
                break
        one.take_turn()
    page.locator(".spot .ask").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("BS-ROW-01")
    one.expect_no_errors()


def test_only_fixed_phrases_are_said_while_it_matters(player: NewPlayer) -> None:
    host, guest = player(), player(PHONE)
    code = host.make_table(GAME, 2)
    guest.open(f"/t/{code}")
    guest.page.get_by_label("Je naam").fill("Wim")
    guest.page.get_by_role("button", name="Doe mee").click()
    expect(guest.page.get_by_text("jij", exact=True)).to_be_visible()
    host.page.get_by_role("button", name="Begin het spel").click()
    for one in (host, guest):
        one.page.wait_for_selector(".prompt")
        expect(one.page.get_by_role("textbox", name="Zeg iets")).to_have_count(0)
    guest.page.get_by_role("button", name="Zeg iets wat mag").click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Spannend!").click()
    expect(host.page.locator("aside .log")).to_contain_text("Wim: Spannend!")
    said = [frame for frame in host.frames if frame["type"] == "remarked"]
    assert [list(frame) for frame in said] == [["type", "seat", "phrase", "name", "number"]]
