"""Comparisons in plain words, of every game."""

import re
from collections import Counter
from functools import cache

import pytest

import speeltafel
from speeltafel.lab.counting.facts import COMEBACK, HALF_LED, ROUNDS, Fact
from speeltafel.lab.counting.figures import Estimate
from speeltafel.lab.pages.compare import page_of
from speeltafel.lab.pages.differences import sentence
from speeltafel.lab.pages.html import html
from speeltafel.lab.pages.page import Page
from speeltafel.lab.pages.parts import method
from speeltafel.lab.pages.words import Words
from speeltafel.lab.playing.company import LAB_BUDGET
from speeltafel.lab.playing.order import Order
from speeltafel.lab.studies.compare import Comparison, compare
from speeltafel.lab.studies.differences import FEWEST, Difference
from speeltafel.lab.studies.variants import (
    NUMBER,
    SHARE,
    TIMES,
    Figure,
    Grid,
    figures_of,
    grid,
    value_of,
)
from speeltafel.lab.work.crews import Crew
from speeltafel.texts import LANGUAGES
from tests import ours

GAME = speeltafel.game("twaalfstich")


LEVELS = ("random", "rule")


def compared(*options: str, games: int = FEWEST) -> Comparison:
    found = grid(GAME, 3, options, lists=False)
    return compare(Order(GAME.id, 3, games, found.fixed, seed=6), found, LEVELS, Crew())


EVERY = {
    "twaalfstich": ("profRule=false", "profRule=true"),
    "edden": ("callBelow=8", "callBelow=20"),
    "pesten": ("jumpIn=true", "jumpIn=false", "mismatch=challenge", "mismatch=strict"),
    "pietenpoker": ("precies=false", "precies=true", "actiepiet=all"),
    "boot-op-stoom": ("pepernootPlekken=false", "pepernootPlekken=true"),
}


FEW = 4


@cache
def compared_few(name: str) -> Comparison:
    game = speeltafel.game(name)
    found = grid(game, 3, EVERY[name], lists=False)
    return compare(Order(name, 3, FEW, found.fixed, seed=1), found, LEVELS, Crew())


def texts_of(page: Page) -> list[str]:
    """Everything that a page says, but for the command that makes it again."""
    found = [page.title, page.lead, *page.notes]
    for chapter in page.chapters:
        found += [chapter.title, *chapter.sentences, *chapter.points]
        found += [text for chart in chapter.charts for text in (chart.title, chart.x, chart.y)]
        for table in chapter.listings:
            found += [*table.columns, *[cell for row in table.rows for cell in row]]
    return found


def assert_in_words(page: Page) -> None:
    for text in texts_of(page):
        assert not re.search(r"[a-z]_[a-z]", text), text
        assert not re.search(r"\b(lab|kind|event|figure|study|option|place)[-:]\w", text), text
        assert "nan" not in text.split(), text


def test_every_game_is_compared_here() -> None:
    assert set(EVERY) == set(ours.NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EVERY)
def test_the_page_of_every_game_is_in_words(name: str, language: str) -> None:
    found = compared_few(name)
    page = page_of(found, language)
    assert_in_words(page)
    heads = [row[0] for table in page.chapters[-2].listings for row in table.rows]
    assert not any(re.search(r"\b[ABC]\b", head) for head in heads)
    for table in page.chapters[-2].listings:
        twice = [head for head, n in Counter(row[0] for row in table.rows).items() if n > 1]
        assert not twice
    html(page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EVERY)
def test_every_figure_of_every_game_can_be_said(name: str, language: str) -> None:
    found = compared_few(name)
    words = Words(speeltafel.game(name), language)
    for figure in figures_of(words.game, [3], found.tallies["rule"]):
        for before, after in ((0.0, 0.3), (0.3, 0.0), (0.2, 0.3), (0.3, 0.01)):
            apart = after - before
            between = Estimate(apart, apart - 0.05, apart + 0.05)
            text = sentence(
                words, found.grid, Difference("rule", 1, figure, before, after, between, True)
            )
            assert_in_words(Page(text, "", language, []))
            assert re.search(r"95\s%: [\d.,\s%]+ (tot|to) [\d.,\s%]+\)", text), text
            if figure.shares and before and after:
                assert re.search(r"\(\S+ (procentpunt|percentage points) ", text), text


def test_the_figures_of_a_study_are_those_of_the_report() -> None:
    for name in EVERY:
        game = speeltafel.game(name)
        if not game.study:
            continue
        tally = compared_few(name).tallies["rule"][0]
        told = game.study.figures(tally.named("study"), tally.games)
        own = [one for one in figures_of(game, [3], [tally]) if one.what == "study"]
        assert own
        for figure in own:
            whole, part = figure.of
            value = told[whole][part] if part else told[whole]  # type: ignore[index]
            assert value_of(tally, figure).value == pytest.approx(value, abs=1e-3), figure.name


def say(language: str, figure: Figure, before: float, after: float, half: float) -> str:
    found = Grid({}, {"profRule": (False, True)})
    apart = after - before
    between = Estimate(apart, apart - half, apart + half)
    words = Words(GAME, language)
    return sentence(words, found, Difference("rule", 1, figure, before, after, between, True))


CAME_BACK = Figure("comeback", (), SHARE, COMEBACK, HALF_LED)


TRICK = Figure("event", ("trick",), TIMES, Fact("event", "trick"))


SAID = [
    (
        (CAME_BACK, 0.1, 0.0, 0.01),
        """komt het niet meer voor dat er een inhaalrace is; anders in 10,0 % van de potjes met een
        koploper halverwege (95 %: 9,0 % tot 11,0 %).""",
        """it never happens that there is a comeback; otherwise it does in 10.0 % of the games with
        a leader half-way (95 %: 9.0 % to 11.0 %).""",
    ),
    (
        (CAME_BACK, 0.1, 0.106, 0.0005),
        """komt het 1,06 × zo vaak voor dat er een inhaalrace is: in 10,6 % van de potjes met een
        koploper halverwege in plaats van 10,0 % (0,60 procentpunt meer; 95 %: 0,55 tot 0,65).""",
        """it happens 1.06 × as often that there is a comeback: in 10.6 % of the games with a
        leader half-way instead of 10.0 % (0.60 percentage points more; 95 %: 0.55 to 0.65).""",
    ),
    (
        (TRICK, 0.02, 4.0, 0.25),
        """komt ‘iemand haalt een slag’ 4,00 keer per potje voor in plaats van 0,02 (3,98 meer;
        95 %: 3,73 tot 4,23).""",
        """“somebody takes a trick” comes up 4.00 times a game instead of 0.02 (3.98 more;
        95 %: 3.73 to 4.23).""",
    ),
    (
        (Figure("rounds", (), NUMBER, ROUNDS), 12.01, 12.04, 0.01),
        "is het aantal rondes 12,04 in plaats van 12,01 (0,03 meer; 95 %: 0,02 tot 0,04).",
        "the number of rounds is 12.04 instead of 12.01 (0.03 more; 95 %: 0.02 to 0.04).",
    ),
]


@pytest.mark.parametrize(("case", "dutch", "english"), SAID)
def test_sentences_fit(case: tuple[Figure, float, float, float], dutch: str, english: str) -> None:
    for language, wanted in (("nl", dutch), ("en", english)):
        plain = " ".join(say(language, *case).split())
        assert plain.endswith(" ".join(wanted.split()))


@pytest.mark.parametrize("language", ["nl", "en"])
def test_what_a_search_may_spend_is_said_where_one_plays(language: str) -> None:
    words = Words(GAME, language)
    assert not any(LAB_BUDGET in told for told in method(words, ("random", "rule"), "").sentences)
    assert any(LAB_BUDGET in told for told in method(words, ("rule", "search"), "").sentences)
