"""Cards under a finger: along the hand they lie otherwise, on the table they are played."""

import pytest
from playwright.sync_api import Browser, Locator, expect

import speeltafel
from speeltafel.table import wire
from tests.browser.chromium import PHONE
from tests.browser.conftest import NewPlayer
from tests.browser.door import Door
from tests.browser.player import HAND, Player
from tests.browser.recorded import Setting, lobby
from tests.browser.serving import Serving
from tests.browser.sight import new_door

USABLE = f"{HAND}.usable"
CARRIED = ".carried"


def take(one: Player, card: Locator) -> None:
    """Press on a card, by its corner: of a full hand no more is seen."""
    box = card.bounding_box()
    assert box
    one.page.mouse.move(box["x"] + 8, box["y"] + 12)
    one.page.mouse.down()
    one.page.mouse.move(box["x"] + 8, box["y"] - 6)


def carry(one: Player, goal: Locator) -> None:
    box = goal.bounding_box()
    assert box
    one.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)


def plays(one: Player) -> list[dict[str, object]]:
    return [command["move"] for command in one.sent if command["type"] == "play"]


def test_a_card_that_is_dragged_to_the_table_is_played(player: NewPlayer) -> None:
    one = player(PHONE)
    one.play_bots("twaalfstich")
    one.wait_for_turn()
    card = one.page.locator(USABLE).last
    number = int(card.get_attribute("data-card") or -1)
    heard = one.heard()
    take(one, card)
    carry(one, one.page.locator(".cloth"))
    expect(one.page.locator(CARRIED)).to_be_visible()
    expect(one.page.locator(f"{HAND}.chosen")).to_have_attribute("data-card", str(number))
    one.page.mouse.up()
    one.wait_for_news(heard)
    assert [move["cards"] for move in plays(one)] == [[number]]
    expect(one.page.locator(CARRIED)).to_have_count(0)
    one.expect_no_errors()


def test_a_card_is_dragged_to_the_place_that_lights_up(player: NewPlayer) -> None:
    one = player()
    one.play_bots("boot-op-stoom", 3)
    one.wait_for_turn()
    while not one.page.locator(USABLE).count():
        one.take_turn()
        one.wait_for_turn()
    before = len(plays(one))
    take(one, one.page.locator(USABLE).first)
    carry(one, one.page.locator(".cloth .board"))
    carry(one, one.page.locator(".tracks .tap").first)
    one.page.mouse.up()
    # Under an eye it may be laid in two ways: then these are offered.
    one.until(lambda: len(plays(one)) > before or bool(one.page.locator(".choice .main").count()))
    one.expect_no_errors()


def test_a_card_that_comes_back_into_the_hand_is_not_played(player: NewPlayer) -> None:
    one = player()
    one.play_bots("edden")
    one.wait_for_turn()
    take(one, one.page.locator(HAND).first)
    carry(one, one.page.locator(".cloth"))
    expect(one.page.locator(CARRIED)).to_be_visible()
    carry(one, one.page.locator(".hand"))
    one.page.mouse.up()
    expect(one.page.locator(CARRIED)).to_have_count(0)
    expect(one.page.locator(f"{HAND}.chosen")).to_have_count(0)
    assert plays(one) == []


def test_a_card_that_is_dragged_along_the_hand_lies_there_after_a_reload(player: NewPlayer) -> None:
    one = player()
    one.play_bots("edden")
    one.wait_for_turn()
    hand = one.hand()
    take(one, one.page.locator(HAND).first)
    carry(one, one.page.locator(HAND).last)
    one.page.mouse.up()
    moved = [*hand[1:], hand[0]]
    one.until(lambda: one.hand() == moved)
    one.page.reload()
    one.page.wait_for_selector(HAND)
    assert one.hand() == moved
    assert plays(one) == []


SECOND_FINGER = """place => {
  const one = { bubbles: true, pointerId: 77, isPrimary: false, clientX: 300, clientY: 600 }
  const hand = document.querySelector('.hand ul')
  for (const kind of ['pointermove', place]) hand.dispatchEvent(new PointerEvent(kind, one))
}"""


@pytest.mark.parametrize("end", ["pointerup", "pointercancel"])
def test_a_second_finger_lets_nothing_go(end: str, player: NewPlayer) -> None:
    one = player(PHONE)
    one.play_bots("edden")
    one.wait_for_turn()
    take(one, one.page.locator(HAND).first)
    carry(one, one.page.locator(".cloth"))
    carried = one.page.locator(CARRIED)
    place = carried.bounding_box()
    one.page.evaluate(SECOND_FINGER, end)
    assert carried.bounding_box() == place
    carry(one, one.page.locator(".hand"))
    one.page.mouse.up()
    expect(carried).to_have_count(0)
    assert plays(one) == []


def test_a_hand_that_changes_meanwhile_keeps_its_order(browser: Browser, serving: Serving) -> None:
    """Where somebody holds fewer cards than before, the finger's card lies nowhere."""
    setting = Setting("edden", 3)
    game = speeltafel.game(setting.game)
    table = game.view(game.deal(setting.players, seed=1).seen_by(0))
    door: Door = new_door(browser, serving.address)
    door.show(lobby(setting, 0), wire.encode(wire.View(0, table)))
    page = door.page
    cards = page.locator(HAND)
    first, last = cards.first.bounding_box(), cards.last.bounding_box()
    assert first
    assert last
    page.mouse.move(first["x"] + 8, first["y"] + 12)
    page.mouse.down()
    page.mouse.move(last["x"] + 8, last["y"] + 12, steps=4)
    hand = next(zone for zone in table.zones if zone.selectable)
    hand.cards = hand.cards[:2]
    hand.count = len(hand.cards)
    door.show(lobby(setting, 0), wire.encode(wire.View(1, table)))
    page.mouse.up()
    kept = page.evaluate("Object.values(localStorage).join()")
    assert "-1" not in kept
    expect(cards).to_have_count(2)
    assert door.errors == []
    page.context.close()
