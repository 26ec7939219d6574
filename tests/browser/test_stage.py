"""What the stage shows is on the screen, whole, and nothing of it lies over something else."""

import json
import random
import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import speeltafel
from speeltafel.engine.view import BAD, Moment, Note, Row, Said
from speeltafel.table import wire
from tests import ours
from tests.browser.door import Door
from tests.browser.recorded import Setting, decisions, lobby, view_of
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


def at_choice(setting: Setting) -> tuple[bytes, bytes]:
    """Where one chooses between three things, each of which can be looked at first."""
    for around, view in decisions(setting, seed=1):
        moves = whole(json.loads(view))["table"]["moves"]
        if len(moves) == 3 and all(move["preview"] for move in moves):
            return around, view
    raise AssertionError


WHOLE = """() => {
  const line = document.querySelector('.actions .line').getBoundingClientRect()
  return [...document.querySelectorAll('.actions button')].map(one => {
    const box = one.getBoundingClientRect()
    return (
      box.left >= line.left - 1 && box.right <= line.right + 1 &&
      box.top >= line.top - 1 && box.bottom <= line.bottom + 1 &&
      one.scrollWidth <= one.clientWidth + 1 && one.scrollHeight <= one.clientHeight + 1
    )
  })
}"""
SMALL = (667, 375)
"""The smallest phone on its side."""


@pytest.mark.parametrize("screen", [*SCREENS[:3], SMALL], ids=str)
def test_three_things_to_choose_from_are_seen_whole(screen: Screen, door: Door) -> None:
    frames = at_choice(Setting("boot-op-stoom", 4))
    door.size(*screen)
    door.show(*frames)
    assert door.page.evaluate(WHOLE) == [True] * 3


LINES = """() => {
  const range = document.createRange()
  range.selectNodeContents(document.querySelector('h1'))
  const middles = [...range.getClientRects()].map(box => Math.round((box.top + box.bottom) / 2))
  return new Set(middles.map(one => Math.round(one / 4))).size
}"""


@pytest.mark.parametrize("language", ["nl", "en"])
def test_name_and_round_take_two_lines_at_most(
    language: str, browser: Browser, serving: Serving
) -> None:
    door = new_door(browser, serving.address, language)
    door.size(*SCREENS[0])
    for name in ours.NAMES:
        door.show(*next(decisions(Setting(name, 4), seed=1)))
        assert door.page.evaluate(LINES) <= 2, name
    door.page.context.close()


def test_scores_that_are_no_points_say_what_they_count(door: Door) -> None:
    door.size(*SCREENS[0])
    door.show(*next(decisions(Setting("pesten", 4), seed=1)))
    door.page.get_by_role("button", name="De stand").click()
    for figure in door.page.locator("dialog td").all_inner_texts():
        assert re.fullmatch(r"nog \d+ kaarten", figure)


def test_the_end_shows_every_house_and_lights_those_that_were_served(door: Door) -> None:
    setting, chance = Setting("boot-op-stoom", 2), random.Random(1)
    game, served = speeltafel.game(setting.game), 0
    for seed in range(20):
        state = game.deal(setting.players, seed, setting.options)
        while acting := state.to_act():
            seat = chance.choice(acting)
            state.play(seat, game.heuristic(state.seen_by(seat), seat, state.chance.copy()))
        if served := game.view(state.seen_by(0)).seats[0].score:
            break
    assert served
    door.show(lobby(setting, 0), view_of(state, 0, 1))
    houses = door.page.locator("dialog.feast figure li")
    expect(houses).to_have_count(8)
    expect(houses.and_(door.page.locator(".served"))).to_have_count(served)
