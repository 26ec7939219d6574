"""What happens is seen happening, and between two rounds the table waits."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player

ROUND = "dialog[open]:has(.reckoning)"


def at_the_end_of_a_round(one: Player) -> None:
    """Play until everybody's score is reckoned, skipping what leads there."""
    page = one.page
    while not page.locator(ROUND).count():
        state = one.state()
        if state == "steps":
            one.skip_steps()
        elif state == "turn":
            one.take_turn()
        else:
            page.wait_for_timeout(5)


def test_a_round_is_reckoned_in_parts_and_the_table_waits_for_its_person(player: NewPlayer) -> None:
    one = player()
    one.play_bots("twaalfstich", 3, options={"target": "500"}, interval=600)
    at_the_end_of_a_round(one)
    page = one.page
    expect(page.locator(f"{ROUND} .reckoning > li")).to_have_count(3)
    expect(page.locator(f"{ROUND} .parts a").first).to_have_attribute(
        "href", re.compile("12-SCORE")
    )
    one.state()  # by now all has been heard that led here
    seen = len(one.views())
    page.locator(f"{ROUND} footer .main").click()
    expect(page.locator(ROUND)).to_have_count(0)
    one.wait_for_turn()
    one.until(lambda: any(command["type"] == "ready" for command in one.sent))
    # Nobody has moved before that: the views that came until then told of the round's end alone.
    rounds = [frame["table"]["round"] for frame in one.views()[:seen]]
    assert rounds[-1] == 2
    assert rounds.count(2) == 1
    one.expect_no_errors()


def test_a_trick_is_seen_step_by_step_and_a_tap_goes_on(player: NewPlayer) -> None:
    one = player()
    one.play_bots("twaalfstich", 3, options={"target": "500"})
    page = one.page
    while not page.locator(".stage .show").count():
        if one.state() == "turn":
            one.take_turn()
        page.wait_for_timeout(5)
    page.locator(".asked button").nth(1).click()
    expect(page.locator(".stage .figure")).to_be_visible()
    expect(page.locator("p.hidden[role=status]")).not_to_be_empty()
    assert page.locator(".actions button.button").count() == 0
    page.locator(".stage .over").click()
    expect(page.locator(".stage .figure")).to_have_count(0)
    one.skip_steps()
    one.wait_for_turn()
    one.expect_no_errors()
