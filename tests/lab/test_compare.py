"""Variants on common deals: what is said is true, and noise is not said."""

from pathlib import Path

import pytest

import speeltafel
from speeltafel.engine.errors import BadInput
from speeltafel.lab.compare import Comparison, Difference, as_data, compare, differences, page_of
from speeltafel.lab.console import write_report
from speeltafel.lab.figures import estimate
from speeltafel.lab.html import html
from speeltafel.lab.simulate import Order
from speeltafel.lab.variants import grid
from speeltafel.lab.work import Crew

GAME = speeltafel.game("twaalfstich")
LEVELS = ("random", "rule")


def compared(*options: str, games: int = 60) -> Comparison:
    found = grid(GAME, 3, options, lists=False)
    return compare(Order(GAME.id, 3, games, found.fixed, seed=6), found, LEVELS, Crew())


@pytest.fixture(scope="module")
def targets() -> Comparison:
    return compared("target=200", "target=400", "tie=shared")


def one(found: Comparison, level: str, fact: str) -> Difference:
    return next(d for d in differences(found)[0] if (d.level, d.figure.fact) == (level, fact))


def test_an_option_named_twice_makes_variants_and_the_others_hold_for_all() -> None:
    found = grid(
        GAME,
        3,
        ["target=200", "drawnCard=may", "target=300", "drawnCard=must", "tie=shared"],
        lists=False,
    )
    assert found.fixed == {"tie": "shared"}
    assert found.cells == [
        {"target": "200", "drawnCard": "may"},
        {"target": "200", "drawnCard": "must"},
        {"target": "300", "drawnCard": "may"},
        {"target": "300", "drawnCard": "must"},
    ]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["target=200"], "two values or more"),
        (["target"], "written K=V"),
        (["colour=red", "colour=blue"], "no option 'colour'"),
        (["target=200", "target=many"], "not 'many'"),
        (["target=200", "target=200"], "'200' twice"),
    ],
)
def test_bad_variants_get_a_sentence(options: list[str], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        grid(GAME, 3, options, lists=False)


def test_a_longer_game_is_said_to_be_longer(targets: Comparison) -> None:
    found = one(targets, "rule", "rounds")
    assert found.beyond_noise
    assert found.difference.low < found.after - found.before < found.difference.high
    english, dutch = (html(page_of(targets, language)) for language in ("en", "nl"))
    assert "With “Target: 400 points” the number of rounds is" in english
    assert "Met ‘Doelscore: 400 punten’ is het aantal rondes" in dutch
    assert "With “Target: 400 points” “" in english
    assert "happens" in english


def test_differences_are_taken_deal_by_deal(targets: Comparison) -> None:
    """The same cards are dealt, so the difference is known better than either side is."""
    found = one(targets, "rule", "event:scored")
    base, other = (estimate(t, "event:scored") for t in targets.tallies["rule"])
    apart = found.difference.high - found.difference.low
    unpaired = ((base.high - base.low) ** 2 + (other.high - other.low) ** 2) ** 0.5
    assert apart < unpaired


def test_an_option_that_changes_nothing_makes_no_sentence() -> None:
    found = compared("sayTheSum=auto", "sayTheSum=type")
    every, _ = differences(found)
    assert every
    assert not any(case.beyond_noise or case.difference.value for case in every)
    assert "No difference between the variants is beyond noise" in html(page_of(found, "en"))


def test_few_games_prove_nothing() -> None:
    found = compared("target=200", "target=500", games=5)
    assert not any(case.beyond_noise for case in differences(found)[0])


def test_what_comes_up_only_in_one_variant_is_said_so() -> None:
    page = page_of(compared("profRule=false", "profRule=true"), "en")
    points = [point for section in page.sections for point in section.points]
    assert any("adds now” happens" in point and "instead of never" in point for point in points)
    back = page_of(compared("profRule=true", "profRule=false"), "nl")
    points = [point for section in back.sections for point in section.points]
    assert any("niet meer (dat was" in point for point in points)


def test_the_data_and_a_picture(targets: Comparison, tmp_path: Path) -> None:
    data = as_data(targets)
    assert data["games"] == 60
    assert {"level", "variant", "figure", "before", "after", "difference", "beyond_noise"} == set(
        data["differences"][0]
    )
    write_report(page_of(targets, "nl"), tmp_path / "it.png")
    assert (tmp_path / "it.png").stat().st_size > 10_000
