"""Levels of play beside each other, and what playing better is worth."""

from dataclasses import replace

import pytest

from speeltafel.engine.errors import BadInput
from speeltafel.lab.pages.page import Page
from speeltafel.lab.pages.report import report
from speeltafel.lab.playing.order import Order
from speeltafel.lab.studies.skill import Rung
from speeltafel.lab.studies.survey import VARIED, Plan, levels_of, settled, survey
from speeltafel.lab.work.crews import Crew


def test_only_the_levels_that_are_named_play() -> None:
    assert levels_of(None) == ("rule", "search")
    assert levels_of(None, VARIED) == ("rule",)
    assert levels_of("rule") == ("rule",)
    assert levels_of("rule, random,easy") == ("random", "easy", "rule")
    with pytest.raises(BadInput, match="no bot 'genius'"):
        levels_of("genius,rule")


def test_skill_is_told_from_many_deals_also_where_few_games_are_played() -> None:
    order = Order("twaalfstich", 3, 60, {}, seed=3)
    assert settled(order, ("rule",), Plan(thinking=0)) == Plan(0, None, 100, 6)
    assert settled(replace(order, games=900), ("rule",), Plan(0)).skill == 300
    assert settled(order, ("rule",), Plan(thinking=0, skill=7)).skill == 7


def test_search_plays_fewer_games_beside_others_and_all_of_them_alone() -> None:
    order = Order("twaalfstich", 3, 2000, {}, seed=3)
    beside = settled(order, ("rule", "search"), Plan(0)).searched
    assert beside is not None
    assert 10 <= beside <= 100
    assert settled(order, ("search",), Plan(0)).searched is None


def test_a_report_says_how_many_games_each_level_played_and_how_long_it_took() -> None:
    order = Order("twaalfstich", 3, 4, {}, "rule", 3)
    found = survey(order, ("rule", "search"), Crew(), plan=Plan(0, searched=1, skill=2))
    assert {level: tally.games for level, tally in found.tallies.items()} == {
        "rule": 4,
        "search": 1,
    }
    assert {rung: tally.games for rung, tally in found.rungs.items()} == {
        Rung("rule", "easy"): 2,
        Rung("search", "rule"): 1,
    }
    found.seconds = 90.0
    page = report(found, "en")
    assert page.notes == []
    assert "games at each level: rule of thumb 4, search 1;" in page.lead
    assert "Playing took 1.50 minutes here" in str(page.chapters[-1].sentences)


def test_a_survey_that_is_broken_off_tells_of_what_is_done() -> None:
    crew = Crew()
    order = Order("twaalfstich", 3, 150, {}, seed=3)

    def stop(done: int, _total: int) -> None:
        crew.broken_off = done >= 3

    found = survey(order, ("random", "easy"), crew, stop, Plan(0, skill=2))
    page: Page = report(found, "en")
    assert page.notes == ["Broken off: 50 of 150 games were played."]


def test_broken_off_before_anything_is_done() -> None:
    crew = Crew()
    order = Order("twaalfstich", 3, 150, {}, seed=3)

    def stop(_done: int, _total: int) -> None:
        crew.broken_off = True

    with pytest.raises(BadInput, match="before the first games"):
        survey(order, ("random", "easy"), crew, stop, Plan(0, skill=2))
