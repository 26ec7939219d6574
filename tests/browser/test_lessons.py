"""Courses can be learnt by who only takes what is lit, and reads nothing."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

import speeltafel
from speeltafel.engine.lesson import course_of
from tests import ours
from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import NewPlayer
from tests.browser.player import SURE, Player
from tests.browser.screens import speak

TAKEN = (
    "dialog[open] footer .main",
    SURE,
    ".lesson .on",
    "[data-move][data-lit]",
    "[data-lit] .tap",
    "[data-card][data-lit][aria-pressed=false]",
)
"""What a learner takes of what is lit: the way on, the button of the move, a spot, a card."""
MOST = 200
"""Taps that no lesson needs."""
LOOK = (Path(__file__).parent / "learner.js").read_text("utf-8")
NARROW = (
    (PHONE, "pietenpoker/aim?task=0"),
    (DESKTOP, "pietenpoker/decide?task=0"),
    (DESKTOP, "pesten/streak?task=3"),
    (DESKTOP, "pesten/counter?task=1"),
    (DESKTOP, "pesten/trade?task=1"),
    (DESKTOP, "boot-op-stoom/weather?task=0"),
    (DESKTOP, "boot-op-stoom/two?task=1"),
)
"""Where much stands on a screen."""


STANDS = "document.querySelector('.table').getBoundingClientRect().top"
"""Where the table begins."""


def learn(one: Player, look: Callable[[], object] = lambda: None) -> int:
    """Do a lesson, from wherever it is, with a look before each tap; how many these were."""
    page = one.page
    lesson = page.url.partition("?")[0]
    for taps in range(MOST):
        found = page.wait_for_function(
            """([before, taken]) => location.href.split('?')[0] !== before ? 'done'
              : taken.find(one => document.querySelector(one))""",
            arg=[lesson, [*TAKEN]],
        ).json_value()
        if found == "done":
            return taps
        look()
        page.locator(found).first.click()
    raise AssertionError(f"{lesson} comes to no end")


@pytest.mark.parametrize("game", ours.NAMES)
def test_a_learner_who_takes_what_is_lit_finishes_the_course(player: NewPlayer, game: str) -> None:
    one = player(PHONE)
    one.page.add_init_script("localStorage['speeltafel-pace'] = 'none'")
    one.open(f"/learn/{game}")
    lessons = one.page.locator("main ol a")
    course = course_of(speeltafel.game(game))
    ids = [lesson.id for lesson in course if not lesson.expansion]
    expect(lessons).to_have_count(len(course))
    lessons.first.click()
    for name in ids:
        one.page.wait_for_url(re.compile(f"/learn/{game}/{name}($|[?])"))
        assert learn(one) > 1
    # The base game is known, the expansions are still there to be learnt.
    expect(one.page.get_by_role("status")).to_contain_text("Je kent het spel")
    one.page.reload()
    expect(one.page.get_by_text("(gedaan)")).to_have_count(len(ids))
    one.expect_no_errors()


def test_all_lessons_are_done(player: NewPlayer) -> None:
    one = player(PHONE)
    ids = [lesson.id for lesson in course_of(speeltafel.game("twaalfstich"))]
    done = json.dumps({"done": [f"twaalfstich/{name}" for name in ids[:-1]]})
    one.page.add_init_script(f"localStorage['speeltafel-learnt'] ??= {done!r}")
    one.open(f"/learn/twaalfstich/{ids[-1]}")
    learn(one)
    expect(one.page.get_by_role("status")).to_contain_text("alle lessen gedaan")
    one.expect_no_errors()


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_table_stays_where_it_is_while_words_come_and_go(
    player: NewPlayer, screen: ViewportSize
) -> None:
    one = player(screen)
    one.page.add_init_script("localStorage['speeltafel-pace'] = 'none'")
    one.open("/learn/pesten/number")
    stands = set()
    learn(one, lambda: stands.add(one.page.evaluate(STANDS)))
    assert len(stands) == 1
    one.expect_no_errors()


def test_cards_of_one_bid_are_chosen_in_any_order(player: NewPlayer) -> None:
    one = player(PHONE)
    one.open("/learn/pietenpoker/hand?task=2")
    page, lesson = one.page, one.page.locator(".lesson")
    expect(page.locator(".hand [data-lit]")).to_have_count(3)
    # Too few of them, and one that is not asked for.
    page.locator(".hand").get_by_role("button", name="paarse 2").click()
    page.locator(".hand").get_by_role("button", name="blauwe 2").click()
    page.locator(".hand").get_by_role("button", name="oranje 2").click()
    page.get_by_role("button", name="Ga mee met 6").click()
    expect(lesson.locator(".words > .other")).to_contain_text("Leg je drie enen")
    for name in ("groene 1", "paarse 1", "blauwe 1"):
        page.locator(".hand").get_by_role("button", name=name).click()
    page.locator("[data-series][data-lit]").click()
    expect(lesson).to_contain_text("Weer omhoog")
    one.expect_no_errors()


@pytest.mark.parametrize(
    "lit", ["number?task=1 [data-move]", "trade?task=1 .cloth [data-card]"], ids=["move", "card"]
)
def test_what_is_lit_is_brought_into_sight(player: NewPlayer, lit: str) -> None:
    one = player(PHONE)
    where, what = lit.split(" ", 1)
    one.open(f"/learn/pesten/{where}")
    expect(one.page.locator(f"{what}[data-lit]")).to_be_in_viewport(ratio=0.9)
    one.expect_no_errors()


@pytest.mark.parametrize(("screen", "where"), NARROW, ids=[where for _, where in NARROW])
def test_nothing_is_cut_off(player: NewPlayer, screen: ViewportSize, where: str) -> None:
    one = player(screen)
    one.page.add_init_script("localStorage['speeltafel-pace'] = 'none'")
    one.open(f"/learn/{where}")
    expect(one.page.locator(".lesson .words")).to_be_visible()
    one.page.wait_for_function(f"() => ({LOOK})().length === 0")
    one.expect_no_errors()


@pytest.mark.parametrize("language", ["nl", "en"])
def test_four_long_buttons_are_seen_whole_on_a_phone(player: NewPlayer, language: str) -> None:
    one = player(PHONE)
    speak(one, language)
    one.open("/learn/boot-op-stoom/parcels?task=3")
    buttons = one.page.locator(".actions button")
    expect(buttons).to_have_count(4)
    for button in buttons.all():
        expect(button).to_be_in_viewport(ratio=1)
    one.page.wait_for_function(f"() => ({LOOK})().length === 0")
    one.expect_no_errors()


def test_the_first_lesson_is_two_taps_from_home(player: NewPlayer) -> None:
    one = player(PHONE)
    one.open("/")
    one.page.get_by_role("link", name=re.compile("Leer het spel.*12er Stich")).click()
    one.page.locator("main ol a").first.click()
    lesson = one.page.locator(".lesson")
    expect(lesson.get_by_role("heading")).to_have_text("Les 1: Precies twaalf")
    expect(lesson).to_contain_text("Welkom")
    expect(one.page.locator("[data-lit]")).to_have_count(1)
    # A figure alone says nothing to who never played.
    expect(one.page.locator(".own .score")).to_have_text("totaal 0")
    one.expect_no_errors()


def test_the_last_button_of_a_lesson_says_what_comes(player: NewPlayer) -> None:
    one = player(PHONE)
    one.open("/learn/edden/aim?task=4")
    one.page.get_by_role("button", name="Volgende les").click()
    heading = one.page.locator(".lesson").get_by_role("heading")
    expect(heading).to_have_text("Les 2: Wat een ander wegdoet")
    one.open("/learn/edden/totals?task=2")
    expect(one.page.get_by_role("button", name="Klaar")).to_be_visible()
    # An expansion has no number, and nothing to go on to.
    one.open("/learn/edden/run")
    expect(heading).to_have_text("Een straat")
    one.expect_no_errors()


def test_something_else_is_answered_and_a_step_can_be_taken_back(player: NewPlayer) -> None:
    one = player(DESKTOP)
    one.open("/learn/twaalfstich/aim?task=2")
    page, lesson = one.page, one.page.locator(".lesson")
    expect(lesson).to_contain_text("zwarte 9")
    stands = page.evaluate(STANDS)
    # Legal, and not clever.
    page.get_by_role("button", name="zwarte 6").click()
    page.get_by_role("button", name="Speel zwarte 6").click()
    expect(lesson.locator(".words > .other")).to_contain_text("3 en 9 is 12")
    assert page.evaluate(STANDS) == stands
    # Not legal: the refusal's own sentence.
    page.locator(".hand").get_by_role("button", name="rode 4").click()
    page.get_by_role("button", name="Mag dit?").click()
    refused = page.get_by_role("dialog")
    expect(refused).to_contain_text("12-SUM-02")
    refused.get_by_role("button", name="Begrepen").click()
    # What was asked for.
    page.get_by_role("button", name="zwarte 9").click()
    page.locator("[data-move][data-lit]").click()
    expect(lesson).to_contain_text("Raak!")
    lesson.get_by_role("button", name="Terug").click()
    expect(lesson).to_contain_text("Tik hem aan")
    expect(page.locator(".hand [data-card]")).to_have_count(4)
    one.expect_no_errors()


def test_who_plays_for_the_first_time_is_asked_once(player: NewPlayer) -> None:
    one = player(PHONE)
    one.open("/")
    page = one.page
    page.get_by_role("button", name=re.compile("Speel nu.*12er Stich")).click()
    asked = page.get_by_role("dialog")
    expect(asked).to_contain_text("Ken je 12er Stich al?")
    asked.get_by_role("link", name="Begin met les 1").click()
    expect(page.locator(".lesson")).to_contain_text("Welkom")
    learn(one)
    one.open("/")
    page.get_by_role("button", name=re.compile("Speel nu.*12er Stich")).click()
    expect(asked).to_be_visible()
    expect(asked).not_to_contain_text("Ken je 12er Stich al?")
    one.expect_no_errors()
