"""Skill against luck."""

from dataclasses import replace

from speeltafel.lab.counting.facts import Fact
from speeltafel.lab.counting.tally import WHOLE, Tally
from speeltafel.lab.pages.report import report
from speeltafel.lab.playing.order import Order
from speeltafel.lab.studies.skill import (
    CHEATING,
    FAIR,
    GAIN,
    PART,
    PLAIN,
    Rung,
    effort,
    gain,
    rungs,
    win_share,
)
from speeltafel.lab.studies.survey import (
    Survey,
    as_data,
    deals_to_think,
)


def test_skill_and_the_value_of_what_is_hidden(small: Survey) -> None:
    assert [(rung.level, rung.below) for rung in small.rungs] == [
        ("easy", "random"),
        ("rule", "easy"),
    ]
    assert {tally.games for tally in small.rungs.values()} == {2}
    assert small.hidden.games == 2
    told = as_data(small)["hidden"]
    assert isinstance(told, dict)
    assert [*told] == ["deals", "plain", "fair", "cheating", "gain"]
    sums = small.hidden.sums
    for fair in ("fair", "plain"):
        assert sums[Fact(GAIN, fair)] == sums[Fact(PART, CHEATING)] - sums[Fact(PART, fair)]


def test_the_value_of_what_is_hidden_is_beside_the_better_of_the_fair() -> None:
    """Of four deals the cheater wins all, the search none, the rule player one."""
    tally = Tally()
    for plain in (WHOLE, 0, 0, 0):
        tally.note(
            {
                Fact(PART, PLAIN): plain,
                Fact(PART, FAIR): 0,
                Fact(PART, CHEATING): WHOLE,
                Fact(GAIN, PLAIN): WHOLE - plain,
                Fact(GAIN, FAIR): WHOLE,
            }
        )
    assert gain(tally).value == 0.75
    assert gain(tally).low < 0.75 < gain(tally).high
    assert win_share(tally, "cheating").high == 1
    assert win_share(tally, "cheating").low < 0.6


def hidden_of(deals: int, cheating: int, fair: int) -> Tally:
    """So many deals, of which the cheater won some and the fair ones others."""
    tally = Tally()
    for number in range(deals):
        parts = {CHEATING: WHOLE * (number < cheating), FAIR: WHOLE * (number >= deals - fair)}
        facts = {Fact(PART, who): part for who, part in {**parts, PLAIN: 0}.items()}
        facts[Fact(GAIN, PLAIN)] = parts[CHEATING]
        tally.note(facts | {Fact(GAIN, FAIR): parts[CHEATING] - parts[FAIR]})
    return tally


def test_the_value_of_what_is_hidden_lies_within_a_whole() -> None:
    for deals, cheating, fair in ((2, 1, 1), (3, 0, 2), (3, 3, 0), (12, 12, 0)):
        found = gain(hidden_of(deals, cheating, fair))
        assert -1 <= found.low <= found.value <= found.high <= 1


def test_few_deals_say_nothing_and_chance_is_called_chance(small: Survey) -> None:
    def said(tally: Tally) -> str:
        return str(report(replace(small, hidden=tally, stakes=Tally()), "en").chapters)

    few, unsure, sure = (
        said(hidden_of(9, 9, 0)),
        said(hidden_of(12, 6, 6)),
        said(hidden_of(30, 30, 0)),
    )
    assert "cannot be told from 9 deals" in few
    assert "value of hidden information" not in few
    assert "Zero lies within the bounds" in unsure
    assert "value of hidden information" in sure
    assert "Zero lies within" not in sure
    assert "with 30worlds for a move" in sure


def test_more_deals_where_they_are_cheap() -> None:
    few, many = (Order(name, 3, 10_000, {}, seed=3) for name in ("boot-op-stoom", "twaalfstich"))
    assert effort(few) > 3 * effort(many)
    assert 20 <= deals_to_think(few) < deals_to_think(many) <= 400
    assert deals_to_think(replace(few, games=10)) == 20


def test_each_level_meets_the_one_below_also_where_only_the_ends_are_named() -> None:
    assert rungs(("random", "rule")) == [Rung("easy", "random"), Rung("rule", "easy")]
    assert rungs(("easy", "rule")) == [Rung("rule", "easy")]
    assert rungs(("rule",)) == [Rung("rule", "easy")]
    assert rungs(("rule", "search")) == [Rung("rule", "easy"), Rung("search", "rule")]
