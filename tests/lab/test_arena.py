"""The arena: same deals, every seat, honest intervals, and nothing done twice."""

import json
import math
from dataclasses import replace
from pathlib import Path

import pytest

from speeltafel.engine.errors import BadInput
from speeltafel.engine.events import Event
from speeltafel.engine.state import State
from speeltafel.lab import arena as module
from speeltafel.lab.arena import (
    Contest,
    Meeting,
    arena,
    meetings,
    play_deal,
    step_of,
)
from speeltafel.lab.arena_page import page_of
from speeltafel.lab.company import Company
from speeltafel.lab.figures import errors, interval, luce
from speeltafel.lab.html import html
from speeltafel.lab.markdown import markdown
from speeltafel.lab.words import SPACE
from speeltafel.lab.work import Crew, crew

CONTEST = Contest("twaalfstich", ("rule", "random"), 4, 3, seed=5)


def without_times(figures: dict[str, object]) -> str:
    table = figures["table"]
    assert isinstance(table, list)
    return json.dumps([{**row, "milliseconds": 0} for row in table] + [figures["strength"]])


def test_everybody_meets_everybody_alone() -> None:
    three = replace(CONTEST, bots=("rule", "easy", "random"))
    assert len(meetings(three)) == 6
    assert Meeting("easy", "random") in meetings(three)


def test_a_deal_is_played_from_every_seat_with_the_same_cards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tables: list[tuple[list[str], str]] = []

    class Noting(Company):
        def after(self, state: State, events: list[Event]) -> None:
            if state.round == 1 and len(tables) < 3 and self not in seen:
                seen.append(self)
                tables.append((list(self.levels), state.record()))
            super().after(state, events)

    seen: list[Company] = []
    monkeypatch.setattr(module, "Company", Noting)
    play_deal(CONTEST, Meeting("rule", "random"), 2)
    assert [levels.index("rule") for levels, _ in tables] == [0, 1, 2]
    assert len({record for _, record in tables}) == 1


def test_the_same_seed_gives_the_same_table_on_any_number_of_workers() -> None:
    assert without_times(arena(CONTEST, Crew())) == without_times(arena(CONTEST, crew(2)))


def test_a_rule_player_beats_random_ones() -> None:
    figures = arena(replace(CONTEST, deals=12), crew(2))
    rows = {(row["bot"], row["against"]): row for row in figures["table"]}  # type: ignore[attr-defined]
    assert rows["rule", "random"]["win_rate"]["mean"] > 1 / 3
    assert rows["random", "rule"]["win_rate"]["mean"] < 1 / 3
    strength = figures["strength"]
    assert isinstance(strength, dict)
    assert strength["rule"] == 1 > strength["random"]


def test_an_arena_goes_on_where_it_was_broken_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "kept.jsonl"
    whole = arena(CONTEST, Crew())
    arena(replace(CONTEST, deals=2), Crew(), kept=file)
    with file.open("a") as out:
        out.write('{"bot": "rule", "riv')  # killed while it wrote
    played = []
    real = play_deal

    def noting(contest: Contest, meeting: Meeting, number: int) -> module.Deal:
        played.append(number)
        return real(contest, meeting, number)

    monkeypatch.setattr(module, "play_deal", noting)
    again = arena(CONTEST, Crew(), kept=file)
    assert sorted(played) == [2, 2, 3, 3]
    assert without_times(again) == without_times(whole)


def test_a_file_of_another_contest_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    arena(replace(CONTEST, deals=1), Crew(), kept=file)
    with pytest.raises(BadInput, match="is of other work"):
        arena(replace(CONTEST, seed=6), Crew(), kept=file)


@pytest.mark.parametrize(
    ("contest", "sentence"),
    [
        (replace(CONTEST, bots=("rule",)), "two bots or more"),
        (replace(CONTEST, bots=("rule", "rule")), "named twice"),
        (replace(CONTEST, bots=("rule", "genius")), "no bot 'genius'"),
        (replace(CONTEST, deals=0), "1 or more"),
        (replace(CONTEST, players=9), "not 9"),
    ],
)
def test_bad_input_gets_a_sentence(contest: Contest, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        arena(contest, Crew())


def test_an_interval_holds_the_mean_of_a_known_sample() -> None:
    found = interval([0.0, 1.0] * 50)
    half = 1.984217 * 0.5025189 / 10  # Student's, with 99 degrees of freedom
    assert found.value == 0.5
    assert math.isclose(found.low, 0.5 - half, abs_tol=1e-6)
    assert math.isnan(interval([0.3]).low)


@pytest.mark.parametrize(
    ("observations", "sure", "expected"),
    [(2, 0.95, 12.7062), (3, 0.95, 4.3027), (30, 0.95, 2.0452), (30, 1 - 0.05 / 300, 4.3203)],
)
def test_few_observations_want_wider_bounds(
    observations: int, sure: float, expected: float
) -> None:
    assert math.isclose(errors(sure, observations), expected, rel_tol=1e-3)


def test_a_win_rate_is_never_beyond_all_games_and_never_certain() -> None:
    contest = Contest("edden", ("rule", "random"), 3, 3, seed=5)
    figures = arena(contest, Crew())
    table = figures["table"]
    assert isinstance(table, list)
    for row in table:
        rate = row["win_rate"]
        assert 0 <= rate["low"] <= rate["mean"] <= rate["high"] <= 1
        assert rate["low"] < rate["high"]
    rule, random = table
    assert rule["margin"]["mean"] > 0 > random["margin"]["mean"], "few points are ahead in Edden"


def test_even_evidence_gives_even_strengths() -> None:
    found = luce({"a": 1.0, "b": 3.0}, {("a", "b"): 4.0}, copies=3)
    assert found == {"a": 1, "b": 1}


def test_times_are_those_of_all_decisions() -> None:
    slow = module.Deal(
        "a", "b", 0, 0.5, 0, 9 * 0.001 + 0.1, 0.1, {step_of(0.001): 9, step_of(0.1): 1}
    )
    fast = replace(slow, seconds=0.1, longest=0.001, times={step_of(0.001): 100})
    found = module.milliseconds([slow, fast])
    assert found["p50"] == pytest.approx(1, rel=0.03)
    assert found["p95"] == pytest.approx(1, rel=0.03)
    assert found["max"] == 100


def test_ctrl_c_gives_the_table_of_what_is_done(tmp_path: Path) -> None:
    hands = Crew()

    def stop_after_three(done: int, _total: int) -> None:
        hands.broken_off = done >= 3

    figures = arena(CONTEST, hands, stop_after_three, tmp_path / "kept.jsonl")
    table = figures["table"]
    assert isinstance(table, list)
    assert [row["deals"] for row in table] == [2, 1]
    assert len((tmp_path / "kept.jsonl").read_text().splitlines()) == 1 + 3


def test_luce_finds_the_strengths_behind_win_shares() -> None:
    """Of strength 3 among three of strength 1: 3 of 6 wins; the other way round 1 of 10."""
    won = {"a": 500.0 + 900.0, "b": 500.0 + 100.0}
    found = luce(won, {("a", "b"): 1000.0, ("b", "a"): 1000.0}, copies=3)
    assert found["a"] == 1
    assert math.isclose(found["b"], 1 / 3, rel_tol=0.01)


def test_a_searching_bot_meets_rule_players_again_and_again_alike() -> None:
    contest = Contest(
        "twaalfstich", ("search", "rule"), 1, 3, seed=2, budget="2worlds", first_only=True
    )
    assert meetings(contest) == [Meeting("search", "rule")]
    first, again = arena(contest, Crew()), arena(contest, Crew())
    assert without_times(first) == without_times(again)
    told = markdown(page_of(contest, first, "en"))
    assert "| search | rule of thumb | 1 |" in told
    assert "A bot that searches has 2worlds a move." in told


def test_teams_of_a_cooperative_game_are_compared_by_what_they_win() -> None:
    contest = Contest("boot-op-stoom", ("rule", "random"), 6, 4, seed=3)
    figures = arena(contest, Crew())
    table = figures["table"]
    assert isinstance(table, list)
    rule, random = table
    assert rule["games"] == rule["deals"] == 6
    assert rule["margin"]["mean"] > random["margin"]["mean"]
    assert random["win_rate"]["mean"] == random["win_rate"]["low"] == 0 < random["win_rate"]["high"]
    assert "chance" not in figures
    told = markdown(page_of(contest, figures, "en")).replace(SPACE, " ")
    assert "teams of 4" in told
    assert "| random | 6 | 0.0 % (0.0 % – 39.0 %) |" in told


@pytest.mark.parametrize("language", ["nl", "en"])
def test_a_page_shows_who_beats_whom(language: str) -> None:
    contest = replace(CONTEST, bots=("rule", "easy", "random"), options={"target": "200"})
    figures = arena(contest, crew(2))
    page = page_of(contest, figures, language, "speeltafel arena")
    results, strengths, options, method = page.sections
    cross, all_figures = results.tables
    assert [row[at + 1] for at, row in enumerate(cross.rows)] == ["–"] * 3, "nobody meets himself"
    assert len(all_figures.rows) == len(results.charts[0].places) == 6
    assert cross.rows[0][1] in all_figures.rows[0][3]
    assert len(strengths.tables[0].rows) == 3
    assert "200" in options.points[0]
    assert "speeltafel arena" in method.sentences[-1]
    assert page.notes == []
    broken = page_of(replace(contest, deals=9), figures, language)
    assert "9" in broken.notes[0]
    assert html(page).count("<svg") == 1


def test_a_budget_has_to_make_sense() -> None:
    with pytest.raises(BadInput, match="budget"):
        arena(replace(CONTEST, budget="soon"), Crew())
