"""Variants on common deals: what is said is true, and noise is not said."""

import random
from dataclasses import replace
from pathlib import Path

import pytest

import speeltafel
from speeltafel.lab.counting.facts import DECISIONS, ROUNDS, Fact, Facts
from speeltafel.lab.counting.figures import estimate
from speeltafel.lab.counting.ratios import Apart
from speeltafel.lab.counting.tally import Tally
from speeltafel.lab.pages.compare import page_of
from speeltafel.lab.pages.console import write_report
from speeltafel.lab.pages.html import html
from speeltafel.lab.pages.page import Page
from speeltafel.lab.playing.order import Order
from speeltafel.lab.playing.stakes import play_stakes
from speeltafel.lab.studies.compare import (
    Comparison,
    as_data,
    compare,
    differences,
    is_same,
    pieces_of,
)
from speeltafel.lab.studies.differences import FEWEST, LEAST, Difference
from speeltafel.lab.studies.extras import HIDDEN, STAKES, Beside
from speeltafel.lab.studies.skill import Rung, play_hidden, play_rung, win_share
from speeltafel.lab.studies.survey import stake_of
from speeltafel.lab.studies.variants import (
    Grid,
    grid,
)
from speeltafel.lab.work.crews import Crew
from tests.lab.surveyed import pairs

GAME = speeltafel.game("twaalfstich")


LEVELS = ("random", "rule")


def compared(*options: str, games: int = FEWEST) -> Comparison:
    found = grid(GAME, 3, options, lists=False)
    return compare(Order(GAME.id, 3, games, found.fixed, seed=6), found, LEVELS, Crew())


@pytest.fixture(scope="module")
def targets() -> Comparison:
    return compared("target=200", "target=400", "tie=shared")


def one(found: Comparison, level: str, fact: str) -> Difference:
    return next(d for d in differences(found)[0] if (d.level, d.figure.name) == (level, fact))


def points_of(page: Page) -> list[str]:
    return [point for chapter in page.chapters for point in chapter.points]


def test_a_longer_game_is_said_to_be_longer(targets: Comparison) -> None:
    found = one(targets, "rule", "rounds")
    assert found.beyond_noise
    assert found.difference.low < found.after - found.before < found.difference.high
    english, dutch = (html(page_of(targets, language)) for language in ("en", "nl"))
    assert "With “Target: 400 points” the number of rounds is" in english
    assert "Met ‘Doelscore: 400 punten’ is het aantal rondes" in dutch
    first = page_of(targets, "en").chapters[0]
    assert first.title == "In short"
    assert any(
        "Rule of thumb: With “Target: 400 points” the number of r" in p for p in first.points
    )


def test_the_tail_of_a_longer_game_is_longer(targets: Comparison) -> None:
    found = one(targets, "rule", "minutes-most")
    assert found.beyond_noise
    assert found.before + 5 < found.after
    assert found.difference.low < found.after - found.before < found.difference.high
    same = one(compared("maxRounds=100", "maxRounds=99"), "rule", "minutes-most")
    assert not same.beyond_noise
    assert same.difference.low < 0 == same.difference.value < same.difference.high


def test_what_only_comes_of_a_longer_game_is_not_said_again(targets: Comparison) -> None:
    """Twice as many rounds have twice as many deals and tricks; the table holds them."""
    dealt = one(targets, "rule", "event:dealt")
    assert dealt.difference.low > 1
    assert not dealt.beyond_noise
    page = page_of(targets, "en")
    assert not any("is dealt" in point for point in points_of(page))
    assert any("a round is dealt" in row for row in page.chapters[-2].listings[0].rows)


def test_differences_are_taken_deal_by_deal(targets: Comparison) -> None:
    """The same cards are dealt, so the difference is known better than either side is."""
    found = one(targets, "rule", "event:scored")
    base, other = (estimate(t, Fact("event", "scored")) for t in targets.tallies["rule"])
    apart = found.difference.high - found.difference.low
    unpaired = ((base.high - base.low) ** 2 + (other.high - other.low) ** 2) ** 0.5
    assert apart < unpaired


def test_players_who_make_nothing_of_an_option_are_said_to() -> None:
    found = compared("sayTheSum=auto", "sayTheSum=type")
    every, _ = differences(found)
    assert every
    assert not any(case.beyond_noise or case.difference.value for case in every)
    points = points_of(page_of(found, "en"))
    assert len(points) == len(LEVELS)
    assert all("every game goes exactly as in the first variant" in point for point in points)
    assert as_data(found)["identical"] == [{"level": level, "variant": 1} for level in LEVELS]


def test_games_of_a_search_are_pieces_of_work_of_their_own() -> None:
    found = grid(GAME, 3, ["target=200", "target=400"], lists=False)
    order = Order(GAME.id, 3, 6, found.fixed)
    assert len(pieces_of(order, found, ("rule",))) == 1
    assert len(pieces_of(order, found, ("search",))) == 6


def test_few_games_prove_nothing() -> None:
    few = compared("target=200", "target=500", games=FEWEST - 1)
    assert not any(case.beyond_noise for case in differences(few)[0])
    assert max(few.apart["rule"][1].differs.values()) >= LEAST


def test_few_games_without_a_difference_do_not_make_two_variants_the_same() -> None:
    few = compared("maxRounds=100", "maxRounds=99", games=5)
    many = compared("maxRounds=100", "maxRounds=99", games=FEWEST)
    assert not few.apart["rule"][1].differing
    assert not is_same(few, "rule", 1)
    assert is_same(many, "rule", 1)


def test_what_comes_up_only_in_one_variant_is_said_so() -> None:
    points = points_of(page_of(compared("profRule=false", "profRule=true"), "en"))
    assert any("colour adds” comes up" in one and "otherwise never" in one for one in points)
    points = points_of(page_of(compared("profRule=true", "profRule=false"), "nl"))
    assert any("optelt’ niet meer voor; anders" in one for one in points)


def test_the_data_and_a_picture(targets: Comparison, tmp_path: Path) -> None:
    data = as_data(targets)
    assert data["games"] == FEWEST
    assert {"level", "variant", "figure", "before", "after", "difference", "beyond_noise"} == set(
        data["differences"][0]
    )
    write_report(page_of(targets, "nl"), tmp_path / "it.png")
    assert (tmp_path / "it.png").stat().st_size > 10_000


def test_chance_alone_makes_no_sentence_on_nineteen_pages_of_twenty() -> None:
    """Also where most games have none of something, or many at once."""
    rng = random.Random(11)
    kinds = [(Fact("event", n), 0.02 * 1.3**n, 1 + n % 4 * 5) for n in range(12)]

    def facts() -> Facts:
        came = {name: rng.randint(1, most) for name, often, most in kinds if rng.random() < often}
        return {ROUNDS: 1, DECISIONS: rng.randint(90, 110), **came}

    false = 0
    for _ in range(100):
        base, other, apart = pairs([(facts(), facts()) for _ in range(FEWEST)])
        order = Order(GAME.id, 3, FEWEST, {})
        found = Comparison(
            order,
            Grid({}, {"profRule": (False, True)}),
            ("rule",),
            {"rule": [base, other]},
            {"rule": [Apart(), apart]},
        )
        false += any(one.beyond_noise for one in differences(found)[0])
    assert false <= 5


def test_skill_is_compared_on_the_same_deals() -> None:
    found = grid(GAME, 3, ["profRule=false", "profRule=true"], lists=False)
    order = Order(GAME.id, 3, 2, found.fixed, seed=6)
    compared = compare(order, found, ("rule",), Crew(), beside=Beside(skill=4))
    assert compared.shown == ["rule", "rule over easy"]
    assert compared.games == 2
    rung = Rung("rule", "easy")
    for place, cell in enumerate(found.cells):
        alone = Tally()
        for number in range(4):
            alone.add(play_rung(Order(GAME.id, 3, 2, cell, seed=6), number, rung))
        assert compared.tallies[rung.name][place] == alone
    skill = one(compared, rung.name, "skill")
    wins = [win_share(tally).value for tally in compared.tallies[rung.name]]
    assert [skill.before, skill.after] == pytest.approx(wins)
    assert skill.difference.value == pytest.approx(wins[1] - wins[0])
    assert "gewonnen door de sterkere speler" in html(page_of(compared, "nl"))


def test_hidden_cards_and_stakes_are_compared_on_the_same_deals() -> None:
    found = grid(GAME, 3, ["target=200", "target=300"], lists=False)
    order = Order(GAME.id, 3, 2, found.fixed, seed=6)
    compared = compare(order, found, ("rule",), Crew(), beside=Beside(hidden=3, stakes=3))
    assert compared.shown == ["rule", HIDDEN, STAKES]
    second = replace(order, options=found.cells[1])
    for name, figure, play in (
        (HIDDEN, "hidden", play_hidden),
        (STAKES, "stake", play_stakes),
    ):
        alone = Tally()
        for number in range(3):
            alone.add(play(second, number))
        assert compared.tallies[name][1] == alone
        told = one(compared, name, figure)
        assert told.difference.value == pytest.approx(told.after - told.before)
    value = one(compared, STAKES, "stake").after
    assert value == pytest.approx(stake_of(compared.tallies[STAKES][1]).value)
    assert "waarde van verborgen informatie" in html(page_of(compared, "nl"))
