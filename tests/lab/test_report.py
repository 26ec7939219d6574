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
from speeltafel.lab.figures import share_of
from speeltafel.lab.html import html
from speeltafel.lab.page import BARS, LINES, Chart, Page, Series
from speeltafel.lab.plots import plain_ticks, svg, terminal, whole_ticks
from speeltafel.lab.report import report
from speeltafel.lab.report_wins import seats
from speeltafel.lab.rules import kinds_by_rules, kinds_off
from speeltafel.lab.simulate import Order, play_games, simulate
from speeltafel.lab.skill import CHEATING, FAIR, PLAIN, Step, effort, gain, steps, win_share
from speeltafel.lab.survey import (
    Survey,
    as_data,
    deals_to_think,
    figures_of,
    levels_of,
    survey,
)
from speeltafel.lab.tally import WHOLE, Tally
from speeltafel.lab.thinker import everything, thinker
from speeltafel.lab.words import TEXT, Words
from speeltafel.lab.work import Crew
from speeltafel.lab.writer import Writer
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
    data = as_data(found)
    assert data["bot"] == "random"
    assert {*data} == {*figures_of(found, "random"), "levels", "skill", "hidden"}


def test_skill_and_the_value_of_what_is_hidden(small: Survey) -> None:
    assert [(step.level, step.below) for step in small.steps] == [
        ("easy", "random"),
        ("rule", "easy"),
    ]
    assert {tally.games for tally in small.steps.values()} == {2}
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


def hidden_of(deals: int, cheating: int, fair: int) -> Tally:
    """So many deals, of which the cheater won some and the fair ones others."""
    tally = Tally()
    for number in range(deals):
        facts = {CHEATING: WHOLE * (number < cheating), FAIR: WHOLE * (number >= deals - fair)}
        facts |= {PLAIN: 0, "gain:plain": facts[CHEATING]}
        tally.note(facts | {"gain:fair": facts[CHEATING] - facts[FAIR]})
    return tally


def test_the_value_of_what_is_hidden_lies_within_a_whole() -> None:
    for deals, cheating, fair in ((2, 1, 1), (3, 0, 2), (3, 3, 0), (12, 12, 0)):
        found = gain(hidden_of(deals, cheating, fair))
        assert -1 <= found.low <= found.value <= found.high <= 1


def test_few_deals_say_nothing_and_chance_is_called_chance(small: Survey) -> None:
    def said(tally: Tally) -> str:
        return str(report(replace(small, hidden=tally), "en").sections)

    few, unsure, sure = (
        said(hidden_of(9, 9, 0)),
        said(hidden_of(12, 6, 6)),
        said(hidden_of(30, 30, 0)),
    )
    assert "cannot be told from 9 deals" in few
    assert "value of hidden information" not in few
    assert "Zero lies within the interval" in unsure
    assert "value of hidden information" in sure
    assert "Zero lies within" not in sure
    assert "at most 8 in all, in 4 imagined deals" in sure


def test_more_deals_where_they_are_cheap() -> None:
    few, many = (Order(name, 3, 10_000, {}, seed=3) for name in ("boot-op-stoom", "twaalfstich"))
    assert effort(few) > 3 * effort(many)
    assert 20 <= deals_to_think(few) < deals_to_think(many) <= 400
    assert deals_to_think(replace(few, games=10)) == 20


def test_each_level_meets_the_one_below_also_where_only_the_ends_are_named() -> None:
    assert steps(("random", "rule")) == [Step("easy", "random"), Step("rule", "easy")]
    assert steps(("easy", "rule")) == [Step("rule", "easy")]
    assert steps(("rule", "search")) == [Step("search", "rule")]


# Rules and moves.


@pytest.mark.parametrize("name", GAMES)
def test_a_rule_has_one_row_and_one_that_was_seen_is_not_called_unseen(name: str) -> None:
    found = surveyed(name, 2, players=speeltafel.game(name).seats[0])
    section = next(s for s in report(found, "en").sections if s.title.startswith("How often each"))
    by_rule, single, *never = section.tables
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
            tally.sums[f"event-games:{kind}"] / tally.games for tally in found.tallies.values()
        ]
        name = words.kind(kind)
        assert {**alone, **parted}[name][::2] == [words.share(share) for share in shares]


def found_game(found: Survey) -> Game:
    return speeltafel.game(found.order.game)


def test_a_rule_is_counted_in_the_games_in_which_any_of_its_events_came() -> None:
    tally = play_games(Order("pesten", 3, 6, {}, "rule", 3), 0, 6, watched=True)
    for kinds, rules in kinds_by_rules(speeltafel.game("pesten")).items():
        games = [tally.sums[f"event-games:{kind}"] for kind in kinds]
        assert max(games) <= tally.sums[f"rule-games:{rules[0]}"] <= min(6, sum(games))


def test_what_belongs_to_an_option_that_is_off_is_not_missed() -> None:
    game = speeltafel.game("boot-op-stoom")
    plain = dict(game.setup(3, {}).options)
    seen = {"sint", "moved", "served", "kept"}
    off = kinds_off(game, plain, seen)
    assert {"letter", "exploded", "bakery", "chose-piet"} <= off
    assert off.isdisjoint(seen | {"last-card", "no-effect"})
    assert "letter" not in kinds_off(game, {**plain, "prachtigePakjes": True}, seen)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_move_has_a_name(name: str, language: str) -> None:
    game = speeltafel.game(name)
    ids = message_ids(game.folder / "text" / f"{language}.ftl")
    verbs = [one.removeprefix("verb-") for one in ids if one.startswith("verb-")]
    assert verbs == [*game.notation.verbs]
    names = [Words(game, language).verb(verb) for verb in verbs]
    assert len(set(names)) == len(names)


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
    laid = found.tallies["rule"].sums["study:laid"]
    assert plain["laid_a_game"] == laid / 20 > 0
    if cooperative:
        assert found.tallies["rule"].sums["team-won"] == 20  # its rules always name a winner
        for who in (PLAIN, FAIR, CHEATING):  # a team's win is one win, however many share it
            assert found.hidden.sums[who] == 2 * WHOLE
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


# Drawing.


def test_a_report_is_a_page_a_picture_or_tables(small: Survey, tmp_path: Path) -> None:
    page = report(small, "nl")
    write_report(page, tmp_path / "it.png")
    assert (tmp_path / "it.png").read_bytes().startswith(b"\x89PNG")
    write_report(replace(page, sections=page.sections[:1]), tmp_path / "it.html")
    assert (tmp_path / "it.html").read_text("utf-8").startswith("<!DOCTYPE html>")
    write_report(page, tmp_path / "it.md")
    told = (tmp_path / "it.md").read_text("utf-8")
    assert told.startswith(f"# {page.title}\n\n{page.lead}\n")
    assert told.count("\n| ---") == sum(len(section.tables) for section in page.sections)
    with pytest.raises(BadInput, match=r"\.html, \.png or \.md, not 'it\.pdf'"):
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
    assert "Title & more" in terminal(chart, "nl", 80, coloured=False)


def test_a_word_is_never_broken_below_a_bar() -> None:
    names = ["Vooruit", "Achteruit", "Pepernootpakje", "Stoombootkaart A met oog", "een", "twee"]
    chart = Chart(BARS, "Title", names * 2, [Series("one", [0.5] * 12)])
    drawn = svg(chart, "nl", 1)
    assert all(f">{name}<" in drawn for name in names)


def test_axes_count_in_whole_numbers_as_the_language_writes_them() -> None:
    values = Series("one", [0.125, 0.125, 0.75])
    chart = Chart(LINES, "Title", [2.0, 3.0, 4.0], [values], "x", "y", shares=True)
    ticks = re.findall(r">([\d.,]+)(?:\N{NARROW NO-BREAK SPACE}%)?</text>", svg(chart, "nl", 1))
    assert {"2", "3", "4"} <= {*ticks}
    assert not [tick for tick in ticks if "." in tick or tick == "2,5"]
    shown = terminal(chart, "nl", 80, coloured=False)
    assert re.search(r"^\W*2 +3 +4\W*$", shown, flags=re.MULTILINE)
    assert not re.search(r"\d\.\d", shown)
    bars = replace(chart, kind=BARS, places=["a", "b", "c"])
    assert "12,5" in terminal(bars, "nl", 80, coloured=False)
    assert "12.5" in terminal(bars, "en", 80, coloured=False)
    assert whole_ticks(0, 99) == [0, 20, 40, 60, 80]
    assert plain_ticks(0.3) == [0, 0.1, 0.2, 0.3]


def test_values_that_are_taken_together_stand_where_they_begin(small: Survey) -> None:
    """Most scores are 0, and that is where they are drawn."""
    tally = Tally(games=100, sums=small.tallies["rule"].sums)
    tally.spreads = {**small.tallies["rule"].spreads, "score": Counter({0: 60, 1: 1, 99: 39})}
    found = replace(small, tallies={"random": tally, "rule": tally})
    page = report(found, "nl")
    (chart,) = next(section for section in page.sections if section.title == "Scores").charts
    assert chart.places[0] == 0
    assert chart.series[0].values[0] == 0.61
    assert chart.x == "score (0 staat voor 0 t/m 2, enzovoort)"


@pytest.mark.parametrize(("wins", "said"), [(1050, "none is further off"), (1150, "Beyond chance")])
def test_a_seat_is_said_to_be_off_only_beyond_the_chance_of_all_bars(
    small: Survey, wins: int, said: str
) -> None:
    """1050 of 3000 would be off as the only bar, but not as one of twelve."""
    tally = Tally(games=3000)
    tally.sums.update({"started": 3000})
    for n, won in enumerate((wins, 1000, 2000 - wins)):
        tally.sums.update({f"win:{n}": won * WHOLE, f"place:{n}": 1000 * WHOLE})
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

    def stop(done: int, _total: int) -> None:
        crew.broken_off = done >= 3

    found = survey(order, ("random", "easy"), crew, stop)
    page: Page = report(found, "en")
    assert page.notes == ["Broken off: 50 of 150 games were played."]


def test_broken_off_before_anything_is_done() -> None:
    crew = Crew()
    order = Order("twaalfstich", 3, 150, {}, seed=3)

    def stop(_done: int, _total: int) -> None:
        crew.broken_off = True

    with pytest.raises(BadInput, match="before the first games"):
        survey(order, ("random", "easy"), crew, stop)
