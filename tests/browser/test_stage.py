"""What the stage shows is on the screen, whole, and nothing of it lies over something else."""

import json
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Browser

import speeltafel
from speeltafel.engine.view import BAD, Moment, Note, Row, Said
from speeltafel.table import wire
from tests.browser.door import Door
from tests.browser.recorded import Setting, decisions, lobby
from tests.browser.serving import Serving
from tests.browser.sight import SCREENS, Screen, new_door
from tests.whole import whole

Box = tuple[float, float, float, float]

BOXES = """async view => {
  window.door.feed(view)
  for (let left = 60; left; left--) await null
  const box = one => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    return [left, top, right, bottom]
  }
  const all = (what, around) =>
    [...around.querySelectorAll(what)].filter(one => one.innerText || one.children.length)
  const rows = all('.stage[aria-hidden] li', document)
  return {
    rows: rows.map(box),
    parts: rows.map(row => all(':scope > *', row).map(box)),
    wide: all('.stage[aria-hidden] li > *', document)
      .filter(one => one.scrollWidth > one.clientWidth + 1)
      .map(box),
    notes: all('.stage[aria-hidden] .note', document).map(box),
    told: box(document.querySelector('.told')),
    behind: all('.show', document).map(one => getComputedStyle(one).backgroundColor).join(),
  }
}"""
"""Where everything is, before it goes away again."""
PILES = """() => {
  const bottom = one => one.getBoundingClientRect().bottom
  const rest = document.querySelector('.rest')
  return [[...rest.querySelectorAll('.pile')].map(bottom), bottom(rest)]
}"""


@pytest.fixture
def door(browser: Browser, serving: Serving) -> Iterator[Door]:
    """A page of its own, since a moment stays for a while."""
    door = new_door(browser, serving.address)
    yield door
    door.page.context.close()


def shown(door: Door, screen: Screen, players: int, moment: Moment) -> dict[str, Any]:
    """The places of what a moment at a large table shows."""
    setting = Setting("edden", players)
    game = speeltafel.game(setting.game)
    table = game.view(game.deal(players, seed=1).seen_by(0))
    door.size(*screen)
    door.show(lobby(setting, 0), wire.encode(wire.View(0, table)))
    table.moment = moment
    found: dict[str, Any] = door.page.evaluate(BOXES, wire.encode(wire.View(1, table)).decode())
    return found


def are_apart(one: Box, other: Box) -> bool:
    return (
        one[2] <= other[0] + 1
        or other[2] <= one[0] + 1
        or one[3] <= other[1] + 1
        or other[3] <= one[1] + 1
    )


@pytest.mark.parametrize("players", [3, 5, 10])
@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_every_row_is_on_the_screen_and_its_words_lie_over_nothing(
    screen: Screen, players: int, door: Door
) -> None:
    says, why = Said("moment-scored", {"points": 50}), Said("moment-wrong", {"count": 2})
    cards = tuple(range(5))
    rows = [Row(seat, cards, says, 90, 140, 0, BAD, why) for seat in range(players)]
    found = shown(door, screen, players, Moment(rows=tuple(rows), great=True))
    assert len(found["rows"]) == players
    for left, top, right, bottom in found["rows"]:
        assert left >= 0
        assert top >= 0
        assert right <= screen[0]
        assert bottom <= screen[1]
    for parts in found["parts"]:
        assert all(are_apart(one, other) for one, other in combinations(parts, 2))
    assert not found["wide"]


@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_words_at_one_seat_stand_below_each_other(screen: Screen, door: Door) -> None:
    notes = [
        Note(Said("moment-call"), 1),
        Note(Said("moment-lower"), 1),
        Note(Said("moment-out"), 0),
    ]
    found = shown(door, screen, 4, Moment(notes=tuple(notes)))
    assert len(found["notes"]) == len(notes)
    assert all(are_apart(one, other) for one, other in combinations(found["notes"], 2))


@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_words_of_ones_own_leave_the_news_to_be_read(screen: Screen, door: Door) -> None:
    found = shown(door, screen, 4, Moment(notes=(Note(Said("moment-call"), 0),)))
    assert len(found["notes"]) == 1
    assert are_apart(found["notes"][0], found["told"])


def test_dice_roll_before_the_cloth_whatever_lies_on_it(door: Door) -> None:
    found = shown(door, SCREENS[-1], 4, Moment(dice=(3, 5)))
    assert found["behind"] not in ("", "rgba(0, 0, 0, 0)")


def is_marked(view: bytes) -> bool:
    """Whether a card lies there that holds for a round."""
    zones = whole(json.loads(view))["table"]["zones"]
    return any(zone["now"] and len(zone["cards"]) == 1 and not zone["spots"] for zone in zones)


def test_piles_are_whole_beside_what_holds_for_a_round(door: Door) -> None:
    """On the smallest phone what is drawn from is seen without scrolling to it."""
    setting = Setting("boot-op-stoom", 3, {"krappeKalender": True})
    around, view = next(frames for frames in decisions(setting, seed=1) if is_marked(frames[1]))
    door.size(*SCREENS[0])
    door.show(around, view)
    piles, edge = door.page.evaluate(PILES)
    assert len(piles) >= 3
    assert all(bottom <= edge + 1 for bottom in piles[:3])
