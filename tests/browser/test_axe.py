"""Nobody is kept out: axe looks at every screen, on phone and desktop, in light and dark."""

from collections.abc import Callable, Iterator
from itertools import chain

import pytest

from tests.browser.axe import CONTRAST, faults
from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import NewPlayer
from tests.browser.player import HAND, PLAYABLE, Player
from tests.browser.screens import (
    GAMES,
    form_screens,
    house_screens,
    panel_screens,
    speak,
    table_screens,
)

IS_STILL = "document.scrollingElement.scrollHeight <= innerHeight"
"""The largest hand may scroll in its place, never the page."""
IN_ENGLISH = ("pesten", "twaalfstich")


def test_axe_finds_nothing_in_the_house(player: NewPlayer) -> None:
    check(player(PHONE), house_screens)


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_the_tables_of(game: str, player: NewPlayer) -> None:
    one = player(PHONE)
    speak(one, "en" if game in IN_ENGLISH else "nl")
    check(one, lambda one: chain(form_screens(one, game), table_screens(one, game)))


def test_axe_finds_nothing_in_what_opens_over_a_table_and_goes_with_a_game(
    player: NewPlayer,
) -> None:
    check(player(PHONE), lambda one: panel_screens(one, "edden"))


def check(one: Player, screens: Callable[[Player], Iterator[str]]) -> None:
    """Every screen on a phone by day and by night, and the tables on a desktop too."""
    found = []
    for screen in screens(one):
        found += faults(one.page, screen)
        one.page.emulate_media(color_scheme="dark")
        found += faults(one.page, f"{screen} in the dark", CONTRAST)
        if screen.startswith("table-"):
            one.page.set_viewport_size(DESKTOP)
            found += faults(one.page, f"{screen} on a desktop")
            one.page.set_viewport_size(PHONE)
        one.page.emulate_media(color_scheme="light")
    assert found == []
    one.expect_no_errors()


def test_each_card_of_a_large_hand_is_seen_and_tapped_on_a_phone(player: NewPlayer) -> None:
    one = player(PHONE)
    one.play_bots("pesten", 4, options={"decks": "4", "handSize": 28, "jokersPerDeck": 0})
    while one.wait_for_turn() == "turn" and not one.page.locator(PLAYABLE).count():
        one.take_turn()
    assert one.page.locator(HAND).count() >= 25
    assert one.page.evaluate(IS_STILL)
    assert faults(one.page, "large hand") == []
    assert one.press(one.page.locator(PLAYABLE).last)
    assert faults(one.page, "a card of a large hand lifted") == []
