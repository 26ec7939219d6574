"""A browser and a server for all files that a process has, one after the other."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize, expect

from tests.browser.chromium import DESKTOP, chromium, person
from tests.browser.player import Player
from tests.browser.serving import Serving
from tests.process import PATIENCE

NewPlayer = Callable[..., Player]

# A machine that tests on all its cores is slow at times.
expect.set_options(timeout=PATIENCE * 1000)


# Not for the whole session: as long as it is open, no other test of the process can run a loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="package")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("browser")) as serving:
        yield serving


@pytest.fixture
def player(
    browser: Browser, serving: Serving, request: pytest.FixtureRequest
) -> Iterator[NewPlayer]:
    """Makes players, each with a device of their own; a test has the same deals each time."""
    contexts: list[BrowserContext] = []
    serving.deal_as(request.node.name)

    def new(viewport: ViewportSize = DESKTOP, *, calm: bool = True, dark: bool = False) -> Player:
        context = person(browser, viewport, calm=calm, dark=dark)
        contexts.append(context)
        return Player(context, serving.address)

    yield new
    for context in contexts:
        context.close()
