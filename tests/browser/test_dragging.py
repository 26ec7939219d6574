"""Cards under a finger: along the hand they lie otherwise, on the table they are played."""

from playwright.sync_api import Locator, expect

from tests.browser.chromium import PHONE
from tests.browser.conftest import NewPlayer
from tests.browser.player import HAND, Player

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
