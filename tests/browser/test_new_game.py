"""A game that was just begun with `speeltafel new-game` is played in the browser to its end."""

from collections.abc import Iterator

import pytest

from tests import newcomer
from tests.browser.chromium import PHONE
from tests.browser.conftest import NewPlayer
from tests.browser.player import HAND, expect_end, play_out
from tests.browser.serving import Serving


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("begun")
    project = newcomer.make(folder, "kersvers")
    newcomer.installed(project)
    serving = Serving(folder)
    serving.paths.append(project)
    with serving:
        yield serving


def test_a_game_that_was_just_begun_plays_on_a_phone(player: NewPlayer) -> None:
    one = player(PHONE)
    one.play_bots("kersvers", 3)
    one.wait_for_turn()
    assert len(one.hand()) == one.page.locator(HAND).count() == 5
    play_out(one)
    expect_end(one)
    one.expect_no_errors()
