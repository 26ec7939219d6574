"""Nobody is kept out: axe looks at every screen, on phone and desktop, in light and dark."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import NewPlayer
from tests.browser.player import HAND, PLAYABLE, Player
from tests.browser.screens import GAMES, screens

RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
IS_WHOLE = "(hand => hand.scrollHeight <= hand.clientHeight)(document.querySelector('.hand'))"


@pytest.mark.parametrize(
    ("device", "language", "dark", "games"),
    [
        ("phone", "nl", False, GAMES),
        ("phone", "en", True, ("pesten", "twaalfstich")),
        ("desktop", "nl", True, ("boot-op-stoom", "pietenpoker")),
    ],
    ids=["phone-nl", "phone-en-dark", "desktop-nl-dark"],
)
def test_axe_finds_nothing(
    device: str, language: str, dark: bool, games: tuple[str, ...], player: NewPlayer
) -> None:
    one = player(PHONE if device == "phone" else DESKTOP, dark=dark)
    found = [fault for screen in screens(one, language, games) for fault in faults(one, screen)]
    assert found == []
    one.expect_no_errors()


def test_each_card_of_a_large_hand_is_seen_and_tapped_on_a_phone(player: NewPlayer) -> None:
    one = player(PHONE)
    one.play_bots("pesten", 4, options={"decks": "4", "handSize": 28, "jokersPerDeck": 0})
    while one.wait_for_turn() == "turn" and not one.page.locator(PLAYABLE).count():
        one.take_turn()
    assert one.page.locator(HAND).count() >= 25
    assert one.page.evaluate(IS_WHOLE)
    assert faults(one, "large hand") == []
    assert one.press(one.page.locator(PLAYABLE).last)
    assert faults(one, "a card of a large hand lifted") == []


def faults(one: Player, screen: str) -> list[str]:
    results = Axe().run(one.page, options=RULES)
    assert results.response["passes"], screen
    return [
        f"{screen}: {violation['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for violation in results.response["violations"]
        for node in violation["nodes"][:3]
    ]
