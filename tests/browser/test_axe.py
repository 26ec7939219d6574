"""Nobody is kept out: axe looks at every screen, on phone and desktop, in light and dark."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import NewPlayer
from tests.browser.screens import GAMES, screens

RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}


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
    found = []
    for screen in screens(one, language, games):
        results = Axe().run(one.page, options=RULES)
        assert results.response["passes"], screen
        found += [
            f"{screen}: {violation['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
            for violation in results.response["violations"]
            for node in violation["nodes"][:3]
        ]
    assert found == []
    one.expect_no_errors()
