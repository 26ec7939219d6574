"""Variants ranked by a designer's own wish, and by numbers of players."""

import math

import pytest

import speeltafel
from speeltafel.engine.errors import BadInput
from speeltafel.lab.counting.facts import Fact
from speeltafel.lab.pages.html import html
from speeltafel.lab.pages.sweep import page_of
from speeltafel.lab.playing.order import Order
from speeltafel.lab.studies.extras import HIDDEN, STAKES, Beside
from speeltafel.lab.studies.sweep import Sweep, check_wish, ranked, rows_of, sweep
from speeltafel.lab.studies.variants import grid
from speeltafel.lab.studies.wish import Wish, word_of
from speeltafel.lab.work.crews import Crew

GAME = speeltafel.game("twaalfstich")


@pytest.fixture(scope="module")
def swept() -> Sweep:
    found = grid(GAME, 3, ["target=200,400"], lists=True, tables=(3, 4))
    order = Order(GAME.id, 3, 6, found.fixed, seed=2)
    return sweep(order, found, ("rule",), Crew(), beside=Beside(2, 2, 2))


def test_players_are_an_axis(swept: Sweep) -> None:
    assert [cell["players"] for cell in swept.grid.cells] == [3, 3, 4, 4]
    rows = rows_of(swept)
    assert {row["players"] for row in rows} == {3, 4}
    for place, cell in enumerate(swept.grid.cells):
        tally = swept.tallies["rule"][place]
        seats = {fact.of for fact in tally.sums if fact.what == "score" and fact.of != ""}
        assert seats == {*range(int(str(cell["players"])))}


def test_the_best_by_a_wish_comes_first(swept: Sweep) -> None:
    order = [cell for cell, _ in ranked(swept, Wish("-rounds"))]
    rounds = [swept.tallies["rule"][cell].sums for cell in order]
    lengths = [sum(n for fact, n in one.items() if str(fact) == "rounds") for one in rounds]
    assert lengths == sorted(lengths)
    page = page_of(swept, "nl", wish=Wish("-rounds"))
    first = page.chapters[0]
    best = first.listings[0].rows[0]
    assert f"is ‘{best[1]}’ de beste van 4 varianten: {best[2]}." in first.sentences[0]
    text = html(page_of(swept, "nl", wish=Wish("skill*2 - minutes/10")))
    assert "Naar eigen wens" in text
    assert "skill*2 - minutes/10" in text


def test_hidden_cards_and_stakes_stand_in_every_row_and_can_be_wished_for(swept: Sweep) -> None:
    for figure, name in (("hidden", HIDDEN), ("stake", STAKES)):
        for row, tally in zip(rows_of(swept), swept.tallies[name], strict=True):
            assert tally.games == 2
            assert row[f"{figure} low"] <= row[figure] <= row[f"{figure} high"]
    assert len(ranked(swept, Wish("stake - hidden"))) == 4


def test_what_never_came_up_can_be_wished_away(swept: Sweep) -> None:
    """An ending that no game had is none of them, and no mistake in the score."""
    never = next(rule for rule in GAME.rules if not swept.all_tallies[0].sums[Fact("ending", rule)])
    worth = ranked(swept, Wish(f"1 - {word_of(f'ending:{never}')}"))
    assert [one for _, one in worth] == [1.0] * 4


def test_a_wish_for_what_is_not_played_is_refused_beforehand(swept: Sweep) -> None:
    order, cells = swept.order, swept.grid
    check_wish(Wish("hidden - stake + skill"), order, cells, Beside(2, 2, 2))
    for beside in (Beside(0, 2, 2), Beside(2, 0, 2), Beside(2, 2, 0)):
        with pytest.raises(BadInput, match="nothing of it is played"):
            check_wish(Wish("hidden - stake + skill"), order, cells, beside)


def test_sums_are_reckoned() -> None:
    assert Wish("skill*2 - minutes/10")({"skill": 0.5, "minutes": 20}) == -1
    assert Wish("-(a + 1.5)")({"a": 1}) == -2.5
    assert math.isnan(Wish("1/a")({"a": 0}))


@pytest.mark.parametrize(
    "text",
    ["", "skill +", "__import__('os')", "skill.real", "skill ** 9", "True", "'a'", "a if b else c"],
)
def test_what_is_no_sum_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="a score is written like"):
        Wish(text)


def test_an_unknown_figure_is_refused_with_those_there_are(swept: Sweep) -> None:
    with pytest.raises(BadInput, match=r"there is no figure fun to score by; there are .*minutes"):
        ranked(swept, Wish("fun * 2"))
