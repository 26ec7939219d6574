"""The report: every game, both languages, nothing from outside."""

import ast
import re
import sys
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from html import escape
from pathlib import Path

import pytest

import speeltafel
from speeltafel.engine import registry
from speeltafel.engine.errors import BadInput
from speeltafel.engine.events import Event
from speeltafel.engine.game import Game, Study
from speeltafel.engine.state import State
from speeltafel.lab.console import check_report, print_page, write_report
from speeltafel.lab.extra import wanted
from speeltafel.lab.html import html
from speeltafel.lab.page import BARS, LINES, Chart, Page, Series
from speeltafel.lab.plots import svg, terminal
from speeltafel.lab.report import report
from speeltafel.lab.simulate import Order, simulate
from speeltafel.lab.skill import gain, win_share
from speeltafel.lab.survey import Survey, as_data, levels_of, survey
from speeltafel.lab.tally import WHOLE, Tally
from speeltafel.lab.thinker import everything, thinker
from speeltafel.lab.words import TEXT, Words
from speeltafel.lab.work import Crew
from speeltafel.texts import LANGUAGES, message_ids
from tests.outsider import GAME as OUTSIDER

GAMES = [*speeltafel.all_games()]
LAB = TEXT.parent


def surveyed(name: str, games: int = 6, thinking: int = 0, players: int = 3) -> Survey:
    order = Order(name, players, games, {}, seed=3)
    return survey(order, ("random", "rule"), Crew(), thinking=thinking)


@pytest.fixture(scope="module")
def small() -> Survey:
    return surveyed("twaalfstich", 40, 2)


@pytest.fixture(scope="module")
def pages(small: Survey) -> dict[str, str]:
    return {language: html(report(small, language, "speeltafel")) for language in LANGUAGES}


def test_both_languages_have_the_same_messages_and_all_are_used() -> None:
    dutch, english = (message_ids(TEXT / f"{language}.ftl") for language in LANGUAGES)
    assert dutch == english
    words = set()
    for path in LAB.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words.add(node.value)
    built = ("figure", "fact", "short", "column", "endings", "hidden")
    for name in dutch:
        what, _, rest = name.removeprefix("lab-").partition("-")
        if what not in ("level", "differs"):
            assert name.removeprefix("lab-") in words or (what in built and rest in words), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_asks_nothing_of_the_network(
    pages: dict[str, str], language: str
) -> None:
    text = pages[language]
    assert text.startswith("<!DOCTYPE html>")
    assert text.count("<h2") == 12
    assert text.count("<svg") == 11
    assert "<script" not in text
    assert not re.findall(r'(?:src|href)="(?!#|data:,)', text.replace('xlink:href="#', 'href="#'))
    assert not re.findall(r"url\((?!#)", text)
    ids = re.findall(r' id="([^"]+)"', text)
    assert len(ids) == len(set(ids))  # pictures in one page do not share their parts
    assert "nan" not in re.sub(r"<svg.*?</svg>", "", text, flags=re.DOTALL)


def test_every_ending_shows_its_rule(small: Survey, pages: dict[str, str]) -> None:
    words = Words(speeltafel.game("twaalfstich"), "en")
    for rule in small.tallies["rule"].named("ending"):
        assert f"{rule}</abbr></td><td class=word>{escape(words.rule(rule))}</td>" in pages["en"]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_report(name: str) -> None:
    found = surveyed(name, 2, players=speeltafel.game(name).seats[0])
    assert len(html(report(found, "nl"))) > 10_000
    assert set(as_data(found)) == {"levels", "skill", "hidden"}


def test_skill_and_the_value_of_what_is_hidden(small: Survey) -> None:
    (step,) = small.steps
    assert (step.level, step.below) == ("rule", "random")
    assert small.steps[step].games == 2
    assert small.hidden.games == 2
    told = as_data(small)["hidden"]
    assert isinstance(told, dict)
    assert [*told] == ["deals", "plain", "fair", "cheating", "gain"]
    sums = small.hidden.sums
    for fair in ("fair", "plain"):
        assert sums[f"gain:{fair}"] == sums["cheating"] - sums[fair]


def test_the_value_of_what_is_hidden_is_beside_the_better_of_the_fair() -> None:
    """Of four deals the cheater wins all, the thinker none, the rule player one."""
    tally = Tally()
    for plain in (WHOLE, 0, 0, 0):
        tally.note(
            {
                "plain": plain,
                "fair": 0,
                "cheating": WHOLE,
                "gain:plain": WHOLE - plain,
                "gain:fair": WHOLE,
            }
        )
    assert gain(tally).value == 0.75
    assert gain(tally).low < 0.75 < gain(tally).high
    assert win_share(tally, "cheating").high == 1
    assert win_share(tally, "cheating").low < 0.6


def test_a_cheating_thinker_sees_the_cards_and_a_fair_one_does_not() -> None:
    """Other hands that the seat cannot see change nothing for the fair thinker."""
    from speeltafel.engine.chance import fast

    game = speeltafel.game("twaalfstich")
    think = thinker(game)
    state = game.deal(3, 4, quiet=True)
    seat = state.to_act()[0]
    others = [state.seen_by(seat).imagined(fast(n)) for n in range(1, 12)]
    fair = {think(other.seen_by(seat), seat, fast(9)) for other in others}
    cheating = {think(everything(other), seat, fast(9)) for other in others}
    assert len(fair) == 1
    assert len(cheating) > 1


def test_levels_are_at_least_two_and_weakest_first() -> None:
    assert levels_of(None) == ("random", "rule")
    assert levels_of("rule") == ("random", "rule")
    assert levels_of("easy") == ("random", "easy", "rule")
    assert levels_of("rule, random,easy") == ("random", "easy", "rule")
    with pytest.raises(BadInput, match="no bot 'genius'"):
        levels_of("genius,rule")


# A game that nobody knows here, also as a cooperative one with figures of its own.


def outsider(folder: Path, cooperative: bool) -> Game:
    (folder / "text").mkdir()
    names = ["game-name", *(f"rule-{rule}" for rule in OUTSIDER.rules), "option-cheering"]
    names += [f"event-{kind}" for kind in OUTSIDER.releases]
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
    assert "Event-laid en" in text
    plain = simulate(replace(found.order, bot="rule"), Crew())
    laid = found.tallies["rule"].sums["study:laid"]
    assert plain["laid_a_game"] == laid / 20 > 0
    if cooperative:
        assert found.tallies["rule"].sums["team-won"] == 20  # its rules always name a winner
        assert found.hidden.sums["fair"] > 0


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


# Drawing.


def test_a_report_is_a_page_or_a_picture(small: Survey, tmp_path: Path) -> None:
    page = report(small, "nl")
    write_report(page, tmp_path / "it.png")
    assert (tmp_path / "it.png").read_bytes().startswith(b"\x89PNG")
    write_report(replace(page, sections=page.sections[:1]), tmp_path / "it.html")
    assert (tmp_path / "it.html").read_text("utf-8").startswith("<!DOCTYPE html>")
    with pytest.raises(BadInput, match=r"\.html or \.png, not 'it\.pdf'"):
        check_report(tmp_path / "it.pdf", plot=False)
    with pytest.raises(BadInput, match="there is no folder"):
        check_report(tmp_path / "nowhere" / "it.html", plot=False)


def test_a_report_in_the_terminal(small: Survey, capsys: pytest.CaptureFixture[str]) -> None:
    print_page(report(small, "en"), plot=True)
    out = capsys.readouterr().out
    assert "Skill against luck" in out
    assert "▇" in out
    assert "\x1b[" not in out


@pytest.mark.parametrize("kind", [BARS, LINES])
def test_the_same_chart_gives_the_same_picture(kind: str) -> None:
    places: list[str] | list[float] = ["a", "b"] if kind == BARS else [1.0, 2.0]
    bounded = Series("one", [0.2, 0.4], [0.1, 0.3], [0.3, 0.5])
    chart = Chart(kind, "Title & more", places, [bounded, bounded], shares=True, mark=0.3)
    assert svg(chart, "nl", 1) == svg(chart, "nl", 1)
    assert "Title &amp; more" in svg(chart, "nl", 1)
    assert "Title & more" in terminal(chart, 80, coloured=False)


def test_a_library_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(BadInput, match=r"needs matplotlib.*speeltafel\[lab\]"):
        wanted("matplotlib")


def test_numbers_are_written_as_the_language_has_them() -> None:
    game = speeltafel.game(GAMES[0])
    dutch, english = Words(game, "nl"), Words(game, "en")
    assert dutch.number(1234.5) == "1.234" or dutch.number(1234.5) == "1.235"
    assert english.number(12.345) == "12.3"
    assert dutch.number(-0.25) == "−0,25"
    assert english.number(-0.001) == "0.00"
    assert dutch.number(float("nan")) == "–"


def test_a_survey_that_is_broken_off_tells_of_what_is_done() -> None:
    crew = Crew()
    order = Order("twaalfstich", 3, 150, {}, seed=3)

    def stop(done: int) -> None:
        crew.broken_off = done >= 3

    found = survey(order, ("random", "easy"), crew, stop)
    page: Page = report(found, "en")
    assert page.notes == ["Broken off: 50 of 150 games were played."]


def test_broken_off_before_anything_is_done() -> None:
    crew = Crew()
    order = Order("twaalfstich", 3, 150, {}, seed=3)

    def stop(_done: int) -> None:
        crew.broken_off = True

    with pytest.raises(BadInput, match="before the first games"):
        survey(order, ("random", "easy"), crew, stop)
