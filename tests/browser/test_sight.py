"""A short look at every table on every screen: `make sight` looks longer."""

import itertools
import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.chromium import person
from tests.browser.door import Door
from tests.browser.recorded import SETTINGS, Setting, decisions
from tests.browser.serving import Serving
from tests.browser.sight import LOOK, SCREENS, look, new_door
from tests.whole import whole

DECISIONS = 5
LEAST_MAIN = 0.45
ZOOMED = (640, 400)
NAMES = [f"{one.game}-{one.players}-{at}" for at, one in enumerate(SETTINGS)]


@pytest.fixture(scope="module")
def door(browser: Browser, serving: Serving) -> Iterator[Door]:
    door = new_door(browser, serving.address)
    yield door
    door.page.context.close()


@pytest.mark.parametrize("setting", SETTINGS, ids=NAMES)
def test_what_one_needs_is_in_sight_and_lies_where_it_lay(setting: Setting, door: Door) -> None:
    for seen in look(door, setting, SCREENS, DECISIONS, seed=3).values():
        assert seen.faults == []
        assert seen.decisions == DECISIONS
        assert seen.smallest >= LEAST_MAIN


@pytest.mark.parametrize("setting", SETTINGS[::3], ids=NAMES[::3])
def test_a_desktop_at_twice_its_size_is_still_in_sight(setting: Setting, door: Door) -> None:
    """1280 × 800 at 200 %."""
    assert look(door, setting, [ZOOMED], DECISIONS, seed=3)[ZOOMED].faults == []


def offers_a_long_row(view: bytes) -> bool:
    """Whether one of many cards in a row is to be chosen."""
    zones = whole(json.loads(view))["table"]["zones"]
    return any(zone["kind"] == "row" and zone["selectable"] and zone["count"] > 8 for zone in zones)


@pytest.mark.parametrize("screen", [SCREENS[0], SCREENS[3]], ids=str)
def test_each_card_of_a_long_bid_is_seen_when_one_is_to_be_chosen(
    screen: tuple[int, int], door: Door
) -> None:
    [setting] = [one for one in SETTINGS if one.game == "pietenpoker" and one.players == 5]
    long = (frames for frames in decisions(setting, seed=1) if offers_a_long_row(frames[1]))
    door.size(*screen)
    for frames in itertools.islice(long, 4 * DECISIONS):
        door.show(*frames)
        assert door.run(LOOK, [frames])["faults"] == []


ADD_STYLE = """style => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets.push(sheet)
}"""
WRONG = {
    ".prompt { transform: translateY(-70vh) }": "to be known, but",
    ".hand { overflow: hidden !important; height: 10px !important }": "off the screen",
    ".told { position: fixed; inset: 0; height: auto !important; z-index: 9 }": "covered",
    ".actions .button { min-height: 20px !important; padding: 0 !important }": "too small",
    ".hand:has(.chosen) { translate: 0 9px }": "moved by",
    ".mains > * { zoom: 0.2; flex: none !important }": "of the cloth",
}
"""What is wrong with a page, as a style, and what is told of it."""


@pytest.mark.parametrize("style", WRONG)
def test_what_is_wrong_is_found(style: str, browser: Browser, serving: Serving) -> None:
    door = new_door(browser, serving.address)
    door.size(*SCREENS[0])
    found = decisions(Setting("edden", 4), seed=2)
    frames = [next(found) for _ in range(8)]
    door.show(*frames[0])
    assert door.run(LOOK, frames)["faults"] == []
    door.page.evaluate(ADD_STYLE, style)
    faults = [what for _, what in door.run(LOOK, frames)["faults"]]
    assert any(WRONG[style] in what for what in faults), faults
    door.page.context.close()


MOVES_FOR_EVER = """() => document.getAnimations().flatMap(one => {
  const { iterations } = one.effect.getTiming()
  if (iterations !== Infinity && one.timeline === document.timeline) return []
  const { target, pseudoElement } = one.effect
  const drawn = one.effect.getKeyframes().flatMap(frame => Object.keys(frame))
  return [[`${target.className} ${pseudoElement ?? ''}`, drawn]]
})"""
OF_A_KEYFRAME = {"offset", "computedOffset", "easing", "composite"}
CHEAP = {"opacity", "transform", "translate", "rotate", "scale"}
"""What moves without the page: whatever else the page has to do, it goes on."""


def test_what_moves_all_the_time_asks_nothing_of_the_page(
    browser: Browser, serving: Serving
) -> None:
    door = Door(person(browser, calm=False), serving.address)
    seen = 0
    for setting in SETTINGS[::4]:
        for frame in itertools.islice(decisions(setting, seed=3), DECISIONS):
            door.show(*frame)
            for what, drawn in door.page.evaluate(MOVES_FOR_EVER):
                seen += 1
                assert {*drawn} - OF_A_KEYFRAME <= CHEAP, what
    assert seen
    door.page.context.close()
