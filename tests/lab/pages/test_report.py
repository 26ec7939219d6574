"""Reports: whole pages of any game, in both languages."""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from html import escape
from pathlib import Path

import pytest

import speeltafel
from speeltafel.engine import registry
from speeltafel.engine.events import Event
from speeltafel.engine.game import Game, Study
from speeltafel.engine.state import State
from speeltafel.lab.counting.facts import STARTED, TEAM_WON, Fact
from speeltafel.lab.counting.figures import share_of
from speeltafel.lab.counting.rules import kinds_by_rules
from speeltafel.lab.counting.tally import WHOLE, Tally
from speeltafel.lab.pages.html import html
from speeltafel.lab.pages.report import report
from speeltafel.lab.pages.report_answers import answers
from speeltafel.lab.pages.report_wins import seats
from speeltafel.lab.pages.words import Words
from speeltafel.lab.pages.writer import Writer
from speeltafel.lab.playing.order import Order
from speeltafel.lab.studies.simulate import simulate
from speeltafel.lab.studies.skill import (
    CHEATING,
    FAIR,
    PART,
    PLAIN,
    win_share,
)
from speeltafel.lab.studies.survey import (
    Plan,
    Survey,
    as_data,
    figures_of,
    survey,
)
from speeltafel.lab.work.crews import Crew
from speeltafel.texts import LANGUAGES, message_ids
from tests import ours
from tests.lab.surveyed import surveyed
from tests.outsider import GAME as OUTSIDER

GAMES = [*speeltafel.all_games()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_asks_nothing_of_the_network(
    pages: dict[str, str], language: str
) -> None:
    text = pages[language]
    assert text.startswith("<!DOCTYPE html>")
    assert text.count("<h2") == 15
    assert text.count("<svg") == 12
    assert "<script" not in text
    assert not re.findall(r'(?:src|href)="(?!#|data:,)', text.replace('xlink:href="#', 'href="#'))
    assert not re.findall(r"url\((?!#)", text)
    ids = re.findall(r' id="([^"]+)"', text)
    assert len(ids) == len(set(ids))  # pictures in one page do not share their parts
    assert "nan" not in re.sub(r"<svg.*?</svg>", "", text, flags=re.DOTALL)


def test_every_ending_has_a_name_beside_its_rule(small: Survey, pages: dict[str, str]) -> None:
    words = Words(speeltafel.game("twaalfstich"), "en")
    for rule in small.tallies["rule"].named("ending"):
        assert f"{rule}</abbr></td><td class=word>{escape(words.ending(rule))}</td>" in pages["en"]


@pytest.mark.parametrize("name", GAMES)
def test_each_ending_that_comes_up_has_a_name_of_its_own(name: str) -> None:
    """A game without such names shows the rule's own sentence."""
    game = speeltafel.game(name)
    order = Order(name, game.seats[0], 20, {}, seed=3, bot="rule")
    seen = {*simulate(order, Crew())["endings"]} | game.caps  # type: ignore[misc]
    for language in LANGUAGES:
        words = Words(game, language)
        named = {rule: words.ending(rule) for rule in seen}
        assert len({*named.values()}) == len(named)
        assert all(name != words.rule(rule) for rule, name in named.items())
        other = game.rules[0]
        assert words.ending(other) == words.rule(other)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_report(name: str) -> None:
    found = surveyed(name, 2, players=speeltafel.game(name).seats[0])
    assert len(html(report(found, "nl"))) > 10_000
    data = as_data(found)
    assert data["bot"] == "random"
    more = {"levels", "skill", "hidden", "stakes", "precision"}
    assert {*data} == {*figures_of(found, "random"), *more}


@ours.EACH_NAME
def test_a_rule_has_one_row_and_one_that_was_seen_is_not_called_unseen(name: str) -> None:
    found = surveyed(name, 2, players=speeltafel.game(name).seats[0])
    chapter = next(s for s in report(found, "en").chapters if s.title.startswith("How often each"))
    by_rule, single, *never = chapter.listings
    rules = [
        rule for table in (by_rule, *never) for row in table.rows for rule in row[0].split(", ")
    ]
    assert len(rules) == len(set(rules))
    seen = {kind for tally in found.tallies.values() for kind in tally.named("event")}
    told = {
        rule
        for kinds, some in kinds_by_rules(found_game(found)).items()
        for rule in some
        if seen & {*kinds}
    }
    assert {rule for row in by_rule.rows for rule in row[0].split(", ")} == told
    # whatever happened has figures of its own, in one of the two
    alone = {row[1]: row[2:] for row in by_rule.rows if "; " not in row[1]}
    parted = {row[0]: row[1:] for row in single.rows}
    words = Words(found_game(found), "en")
    for kind in seen:
        shares = [
            tally.sums[Fact("event-games", kind)] / tally.games for tally in found.tallies.values()
        ]
        name = words.kind(kind)
        assert {**alone, **parted}[name][::2] == [words.share(share) for share in shares]


def test_a_histogram_says_where_its_tail_is_gathered(small: Survey) -> None:
    found = replace(small, tallies={"rule": Tally()}, levels=("rule",))
    found.tallies["rule"].spreads["rounds"] = Counter({**dict.fromkeys(range(1, 6), 100), 40: 3})
    chart = Writer(found, Words(found_game(found), "en")).spread_chart("rounds", "Rounds", "rounds")
    assert chart.x == "rounds; the last point stands for 5 and more"
    assert chart.places[-1] == 5
    assert sum(chart.series[0].values) == pytest.approx(1.0)
    assert chart.series[0].values[-1] == pytest.approx(103 / 503)
    found.tallies["rule"].spreads["rounds"] = Counter(dict.fromkeys(range(1, 6), 100))
    chart = Writer(found, Words(found_game(found), "en")).spread_chart("rounds", "Rounds", "rounds")
    assert chart.x == "rounds"


def test_what_the_game_says_of_its_length_stands_beside_what_was_measured(small: Survey) -> None:
    chapter = report(small, "en").chapters[1]
    levels = [one for one in chapter.sentences if one.startswith("The game itself names 30–60")]
    assert [("random" in one, "rule of thumb" in one) for one in levels] == [
        (True, False),
        (False, True),
    ]


def test_a_rule_that_is_off_is_not_called_unseen() -> None:
    order = Order("pesten", 3, 2, {"trade": False}, seed=3)
    found = survey(order, ("rule",), Crew(), plan=Plan(0, skill=0, stakes=0))
    chapter = next(s for s in report(found, "en").chapters if s.title.startswith("How often each"))
    unseen = chapter.listings[-1]
    assert unseen.columns[-1] == "never seen in these games"
    assert "PE-RUN-02" in str(unseen.rows)
    assert "PE-TRADE" not in str(unseen.rows)


def found_game(found: Survey) -> Game:
    return speeltafel.game(found.order.game)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_move_has_a_name(name: str, language: str) -> None:
    game = speeltafel.game(name)
    ids = message_ids(game.folder / "text" / f"{language}.ftl")
    verbs = [one.removeprefix("verb-") for one in ids if one.startswith("verb-")]
    assert verbs == [*game.notation.verbs]
    names = [Words(game, language).verb(verb) for verb in verbs]
    assert len(set(names)) == len(names)


def outsider(folder: Path, cooperative: bool) -> Game:
    (folder / "text").mkdir()
    names = ["game-name", *(f"rule-{rule}" for rule in OUTSIDER.rules), "option-cheering"]
    told = [kind.name for kind in OUTSIDER.events]
    names += [f"{what}-{kind}" for kind in told for what in ("event", "kind")]
    names += [f"card-{card}" for card in OUTSIDER.notation.names]
    for language in LANGUAGES:
        lines = "".join(f"{name} = {name} {language}\n" for name in names)
        (folder / "text" / f"{language}.ftl").write_text(lines, "utf-8")

    def count(state: State, events: list[Event]) -> Mapping[str, int]:
        return {"laid": sum(event.kind == "laid" for event in events)}

    def figures(counts: Mapping[str, int], games: int) -> dict[str, object]:
        return {"laid_a_game": counts["laid"] / games, "parts": {"one": 1.0, "word": "two"}}

    study = Study(count, figures)
    return replace(OUTSIDER, folder=folder, cooperative=cooperative, study=study)


@pytest.mark.parametrize("cooperative", [False, True])
def test_a_game_from_outside_has_a_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cooperative: bool
) -> None:
    game = outsider(tmp_path, cooperative)
    monkeypatch.setattr(registry, "all_games", lambda: {game.id: game})
    found = surveyed(game.id, 20, 2)
    text = html(report(found, "en"))
    assert "laid a game" in text
    assert ("Winning together" in text) == cooperative
    assert ("Wins by seat" in text) == (not cooperative)
    assert "kind-laid en" in text
    plain = simulate(replace(found.order, bot="rule"), Crew())
    laid = found.tallies["rule"].sums[Fact("study", "laid")]
    assert plain["laid_a_game"] == laid / 20 > 0
    if cooperative:
        assert found.tallies["rule"].sums[TEAM_WON] == 20  # its rules always name a winner
        for who in (PLAIN, FAIR, CHEATING):  # a team's win is one win, however many share it
            assert found.hidden.sums[Fact(PART, who)] == 2 * WHOLE
            assert win_share(found.hidden, who).value == 1


@pytest.mark.parametrize("name", [name for name in GAMES if speeltafel.game(name).study])
def test_a_game_names_its_own_figures_in_both_languages(name: str) -> None:
    game = speeltafel.game(name)
    assert game.study
    found = simulate(Order(name, 3, 4, {}, seed=3, bot="rule"), Crew())
    empty = game.study.figures(Counter(), 1)
    used = set()
    for language in LANGUAGES:
        text = Words(game, language).text
        for figure in empty:
            value = found[figure]
            for part in value if isinstance(value, dict) else [""]:
                names = [f"figure-{figure}-{part}", f"figure-{figure}"]
                said = [one for one in names if text.has(one)]
                assert said, f"{language}: {figure} {part}"
                used.add(said[0])
    ids = message_ids(game.folder / "text" / "nl.ftl")
    assert used == {one for one in ids if one.startswith("figure-")}


def test_values_that_are_taken_together_stand_where_they_begin(small: Survey) -> None:
    """Most scores are 0, and that is where they are drawn."""
    tally = Tally(games=100, sums=small.tallies["rule"].sums)
    tally.spreads = {**small.tallies["rule"].spreads, "score": Counter({0: 60, 1: 1, 99: 39})}
    found = replace(small, tallies={"random": tally, "rule": tally})
    page = report(found, "nl")
    (chart,) = next(chapter for chapter in page.chapters if chapter.title == "Scores").charts
    assert chart.places[0] == 0
    assert chart.series[0].values[0] == 0.61
    assert chart.x == "score (0 staat voor 0 t/m 2, enzovoort)"


@pytest.mark.parametrize(("wins", "said"), [(1050, "none is further off"), (1150, "Beyond chance")])
def test_a_seat_is_said_to_be_off_only_beyond_the_chance_of_all_bars(
    small: Survey, wins: int, said: str
) -> None:
    """1050 of 3000 would be off as the only bar, but not as one of twelve."""
    tally = Tally(games=3000)
    tally.sums.update({STARTED: 3000})
    for n, won in enumerate((wins, 1000, 2000 - wins)):
        tally.sums.update({Fact("win", n): won * WHOLE, Fact("place", n): 1000 * WHOLE})
    assert share_of(wins, 3000).low > 1 / 3 - 0.001
    both = replace(small, tallies={"random": tally, "rule": tally})
    page = seats(Writer(both, words_of(small)))
    assert said in page.sentences[1]


def words_of(found: Survey) -> Words:
    return Words(found_game(found), "en")


def test_a_narrow_screen_has_figures_below_their_words(pages: dict[str, str]) -> None:
    """Tables with figures beside two columns of words are stacked; each figure names its head."""
    stacked = re.findall(r"<table class=stacked>.*?</table>", pages["en"], flags=re.DOTALL)
    assert stacked
    for table in stacked:
        figures = re.findall(r"<td(?! class)([^>]*)>", table)
        assert figures
        assert all(figure.startswith(" data-head=") for figure in figures)


def test_the_first_paragraph_answers_in_words(small: Survey) -> None:
    """What is clear is claimed, what is not is left open, and every sentence names its level."""
    tally = Tally(games=3000)
    tally.sums.update({STARTED: 3000, Fact("seconds"): 3000 * 600})
    tally.spreads = {"minutes": Counter({10: 3000})}
    for wins, said in ((1000, "cannot be told"), (1300, "beginning helps"), (700, "hurts")):
        tally.sums[Fact("place", 0)] = wins * WHOLE
        found = replace(small, tallies={"rule": tally}, levels=("rule",), rungs={})
        text = answers(Writer(found, words_of(small)), ())
        assert text[0].startswith("At the level “rule of thumb” a game takes 10.0 minutes")
        assert text[0].endswith("95 of 100 are over within 10 minutes.")
        assert text[1].startswith("At the level “rule of thumb” who begins wins ")
        assert said in text[1]
        assert len(answers(Writer(found, words_of(small)), {"starter"})) == len(text) - 1


def test_a_team_of_one_level_is_called_a_lower_bound() -> None:
    order = Order("boot-op-stoom", 2, 3, {}, seed=3)
    found = survey(order, ("rule",), Crew(), plan=Plan(0, skill=0, stakes=0))
    page = report(found, "en")
    assert "so this is a lower bound" in page.chapters[0].sentences[-1]
    team = next(one for one in page.chapters if one.title == "Winning together")
    assert "only a lower bound" in team.sentences[-1]
