"""Variants on common deals: what is said is true, and noise is not said."""

import random
import re
from collections import Counter
from functools import cache
from pathlib import Path
from statistics import fmean

import pytest

import speeltafel
from speeltafel.engine.errors import BadInput
from speeltafel.lab.company import LAB_BUDGET
from speeltafel.lab.compare import (
    FEWEST,
    Comparison,
    Difference,
    as_data,
    compare,
    differences,
    is_same,
    jobs_of,
    page_of,
    sentence,
)
from speeltafel.lab.console import write_report
from speeltafel.lab.figures import Estimate, estimate
from speeltafel.lab.html import html
from speeltafel.lab.page import Page
from speeltafel.lab.parts import method
from speeltafel.lab.ratios import Apart, Overs, ratio, ratio_apart
from speeltafel.lab.simulate import Order
from speeltafel.lab.tally import Facts, Tally
from speeltafel.lab.variants import NUMBER, SHARE, TIMES, Figure, Grid, figures_of, grid, value_of
from speeltafel.lab.words import Words
from speeltafel.lab.work import Crew
from speeltafel.texts import LANGUAGES

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
    return [point for section in page.sections for point in section.points]


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


def test_what_only_comes_of_a_longer_game_is_not_said_again(targets: Comparison) -> None:
    """Twice as many rounds have twice as many deals and tricks; the table holds them."""
    dealt = one(targets, "rule", "event:dealt")
    assert dealt.difference.low > 1
    assert not dealt.beyond_noise
    page = page_of(targets, "en")
    assert not any("is dealt" in point for point in points_of(page))
    assert any("a round is dealt" in row for row in page.sections[-2].tables[0].rows)


def test_differences_are_taken_deal_by_deal(targets: Comparison) -> None:
    """The same cards are dealt, so the difference is known better than either side is."""
    found = one(targets, "rule", "event:scored")
    base, other = (estimate(t, "event:scored") for t in targets.tallies["rule"])
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
    assert len(jobs_of(order, found, ("rule",))) == 1
    assert len(jobs_of(order, found, ("search",))) == 6


@pytest.mark.parametrize("language", ["nl", "en"])
def test_what_a_search_may_spend_is_said_where_one_plays(language: str) -> None:
    words = Words(GAME, language)
    assert not any(LAB_BUDGET in told for told in method(words, ("random", "rule"), "").sentences)
    assert any(LAB_BUDGET in told for told in method(words, ("rule", "search"), "").sentences)


def test_few_games_prove_nothing() -> None:
    found = compared("target=200", "target=500", games=5)
    assert not any(case.beyond_noise for case in differences(found)[0])


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


# Every game: what its pages say.

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
    for section in page.sections:
        found += [section.title, *section.sentences, *section.points]
        found += [text for chart in section.charts for text in (chart.title, chart.x, chart.y)]
        for table in section.tables:
            found += [*table.columns, *[cell for row in table.rows for cell in row]]
    return found


def assert_in_words(page: Page) -> None:
    for text in texts_of(page):
        assert not re.search(r"[a-z]_[a-z]", text), text
        assert not re.search(r"\b(lab|kind|event|figure|study|option|place)[-:]\w", text), text
        assert "nan" not in text.split(), text


def test_every_game_is_compared_here() -> None:
    assert set(EVERY) == set(speeltafel.all_games())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EVERY)
def test_the_page_of_every_game_is_in_words(name: str, language: str) -> None:
    found = compared_few(name)
    page = page_of(found, language)
    assert_in_words(page)
    heads = [row[0] for table in page.sections[-2].tables for row in table.rows]
    assert not any(re.search(r"\b[ABC]\b", head) for head in heads)
    for table in page.sections[-2].tables:
        twice = [head for head, n in Counter(row[0] for row in table.rows).items() if n > 1]
        assert not twice
    html(page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EVERY)
def test_every_figure_of_every_game_can_be_said(name: str, language: str) -> None:
    found = compared_few(name)
    words = Words(speeltafel.game(name), language)
    for figure in figures_of(words.game, 3, found.tallies["rule"]):
        for before, after in ((0.0, 0.3), (0.3, 0.0), (0.2, 0.3), (0.3, 0.01)):
            apart = after - before
            between = Estimate(apart, apart - 0.05, apart + 0.05)
            text = sentence(
                words, found, Difference("rule", 1, figure, before, after, between, True)
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
        own = [one for one in figures_of(game, 3, [tally]) if one.message == "study"]
        assert own
        for figure in own:
            _, whole, part = figure.name.split(":")
            value = told[whole][part] if part else told[whole]  # type: ignore[index]
            assert value_of(tally, figure).value == pytest.approx(value, abs=1e-3), figure.name


# Sentences.


def say(language: str, figure: Figure, before: float, after: float, half: float) -> str:
    found = Comparison(
        Order(GAME.id, 3, 100, {}), Grid({}, {"profRule": (False, True)}), ("rule",), {}, {}
    )
    apart = after - before
    between = Estimate(apart, apart - half, apart + half)
    words = Words(GAME, language)
    return sentence(words, found, Difference("rule", 1, figure, before, after, between, True))


COMEBACK = Figure("comeback", SHARE, "comeback", "half-led")
TRICK = Figure("event:trick", TIMES, "event:trick")


SAID = [
    (
        (COMEBACK, 0.1, 0.0, 0.01),
        """komt het niet meer voor dat er een inhaalrace is; anders in 10,0 % van de potjes met een
        koploper halverwege (95 %: 9,0 % tot 11,0 %).""",
        """it never happens that there is a comeback; otherwise it does in 10.0 % of the games with
        a leader half-way (95 %: 9.0 % to 11.0 %).""",
    ),
    (
        (COMEBACK, 0.1, 0.106, 0.0005),
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
        (Figure("rounds", NUMBER, "rounds"), 12.01, 12.04, 0.01),
        "is het aantal rondes 12,04 in plaats van 12,01 (0,03 meer; 95 %: 0,02 tot 0,04).",
        "the number of rounds is 12.04 instead of 12.01 (0.03 more; 95 %: 0.02 to 0.04).",
    ),
]


@pytest.mark.parametrize(("case", "dutch", "english"), SAID)
def test_sentences_fit(case: tuple[Figure, float, float, float], dutch: str, english: str) -> None:
    for language, wanted in (("nl", dutch), ("en", english)):
        plain = " ".join(say(language, *case).split())
        assert plain.endswith(" ".join(wanted.split()))


# Bounds.


def pairs(rows: list[tuple[Facts, Facts]]) -> tuple[Tally, Tally, Apart]:
    base, other, apart = Tally(), Tally(), Apart()
    overs = Overs(GAME)
    for before, after in rows:
        for tally, facts in ((base, before), (other, after)):
            tally.note(facts)
            overs.note(tally, facts)
        apart.note(before, after, overs)
    return base, other, apart


def test_a_ratio_and_its_difference_have_the_bounds_that_the_games_give() -> None:
    """Held against the linearised games themselves, one by one."""
    rng = random.Random(4)

    def facts() -> Facts:
        decisions = rng.randint(20, 60)
        return {
            "decisions": decisions,
            "event:laid": sum(rng.random() < 0.2 for _ in range(decisions)),
        }

    rows = [(facts(), facts()) for _ in range(80)]
    base, other, apart = pairs(rows)
    offs = []
    for tally, n in ((base, 0), (other, 1)):
        value = tally.sums["event:laid"] / tally.sums["decisions"]
        mean = tally.sums["decisions"] / 80
        offs.append([(row[n]["event:laid"] - value * row[n]["decisions"]) / mean for row in rows])
        assert ratio(tally, "event:laid", "decisions").value == pytest.approx(value)
    single = ratio(base, "event:laid", "decisions")
    spread = (sum(off * off for off in offs[0]) / 79 / 80) ** 0.5
    assert single.high - single.value == pytest.approx(1.9905 * spread, rel=1e-3)
    found = ratio_apart(base, other, apart, "event:laid", "decisions")
    both = [b - a for a, b in zip(*offs, strict=True)]
    assert fmean(both) == pytest.approx(0, abs=1e-12)
    spread = (sum(off * off for off in both) / 79 / 80) ** 0.5
    assert found.high - found.value == pytest.approx(1.9905 * spread, rel=1e-3)
    a_game = ratio_apart(base, other, apart, "event:laid")
    mean = (other.sums["event:laid"] - base.sums["event:laid"]) / 80
    assert a_game.value == pytest.approx(mean)


def test_chance_alone_makes_no_sentence_on_nineteen_pages_of_twenty() -> None:
    """Also where most games have none of something, or many at once."""
    rng = random.Random(11)
    kinds = [(f"event:{n}", 0.02 * 1.3**n, 1 + n % 4 * 5) for n in range(12)]

    def facts() -> Facts:
        came = {name: rng.randint(1, most) for name, often, most in kinds if rng.random() < often}
        return {"rounds": 1, "decisions": rng.randint(90, 110), **came}

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
