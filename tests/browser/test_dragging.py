"""Cards under a finger: dragged along the hand they lie otherwise, dragged to the table they are played."""

from playwright.sync_api import Locator, expect

from tests.browser.chromium import PHONE
from tests.browser.conftest import NewPlayer
from tests.browser.player import HAND, Player

USABLE = f"{HAND}.usable"


def carry(one: Player, card: Locator, goal: Locator, *, drop: bool = True) -> None:
    """Drag a card, by its corner, onto something."""
    mouse, start, end = one.page.mouse, card.bounding_box(), goal.bounding_box()
    assert start and end
    mouse.move(start["x"] + 8, start["y"] + 12)
    mouse.down()
    mouse.move(start["x"] + 8, start["y"] - 6)
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    if drop:
        mouse.up()


def plays(one: Player) -> list[dict[str, object]]:
    return [command["move"] for command in one.sent if command["type"] == "play"]


def test_a_card_that_is_dragged_to_the_table_is_played(player: NewPlayer) -> None:
    one = player(PHONE)
    one.play_bots("twaalfstich")
    one.wait_for_turn()
    card = one.page.locator(USABLE).last
    name = card.get_attribute("data-card")
    heard = one.heard()
    carry(one, card, one.page.locator(".cloth"), drop=False)
    expect(one.page.locator(".carried")).to_be_visible()
    expect(one.page.locator(f"{HAND}.chosen")).to_have_attribute("data-card", str(name))
    one.page.mouse.up()
    one.wait_for_news(heard)
    assert [move["cards"] for move in plays(one)] == [[int(str(name))]]
    expect(one.page.locator(".carried")).to_have_count(0)
    one.expect_no_errors()


def test_a_card_is_dragged_to_its_place_on_the_table(player: NewPlayer) -> None:
    one = player()
    one.play_bots("boot-op-stoom", 3)
    one.wait_for_turn()
    while not one.page.locator(USABLE).count():
        one.take_turn()
        one.wait_for_turn()
    before = len(plays(one))
    card = one.page.locator(USABLE).first
    carry(one, card, one.page.locator(".cloth .board"), drop=False)
    carry(one, card, one.page.locator(".tracks .tap").first)
    one.until(lambda: len(plays(one)) > before or bool(one.page.locator(".choice button").count()))
    one.expect_no_errors()


def test_a_card_that_comes_back_into_the_hand_is_not_played(player: NewPlayer) -> None:
    one = player()
    one.play_bots("edden")
    one.wait_for_turn()
    card = one.page.locator(HAND).first
    carry(one, card, one.page.locator(".cloth"), drop=False)
    expect(one.page.locator(".carried")).to_be_visible()
    home = one.page.locator(".hand").bounding_box()
    assert home
    one.page.mouse.move(home["x"] + home["width"] / 2, home["y"] + home["height"] / 2)
    one.page.mouse.up()
    expect(one.page.locator(".carried")).to_have_count(0)
    expect(one.page.locator(f"{HAND}.chosen")).to_have_count(0)
    assert plays(one) == []


def test_a_card_that_is_dragged_along_the_hand_lies_there_after_a_reload(player: NewPlayer) -> None:
    one = player()
    one.play_bots("edden")
    one.wait_for_turn()
    hand = one.hand()
    carry(one, one.page.locator(HAND).first, one.page.locator(HAND).last)
    moved = [*hand[1:], hand[0]]
    one.until(lambda: one.hand() == moved)
    one.page.reload()
    one.page.wait_for_selector(HAND)
    assert one.hand() == moved
    assert plays(one) == []
