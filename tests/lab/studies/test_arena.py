"""The arena: honest intervals, and nothing done twice."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from speeltafel.engine.errors import BadInput
from speeltafel.lab.pages.arena import page_of
from speeltafel.lab.pages.markdown import markdown
from speeltafel.lab.pages.words import SPACE
from speeltafel.lab.playing.meetings import Contest, Deal, Meeting, meetings, play_deal, step_of
from speeltafel.lab.studies import arena as module
from speeltafel.lab.studies.arena import arena
from speeltafel.lab.work.crews import Crew
from speeltafel.lab.work.experiment import crew

CONTEST = Contest("twaalfstich", ("rule", "random"), 4, 3, seed=5)


def without_times(figures: dict[str, object]) -> str:
    table = figures["table"]
    assert isinstance(table, list)
    return json.dumps([{**row, "milliseconds": 0} for row in table] + [figures["strength"]])


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

    def noting(contest: Contest, meeting: Meeting, number: int) -> Deal:
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


def test_times_are_those_of_all_decisions() -> None:
    slow = Deal("a", "b", 0, 0.5, 0, 9 * 0.001 + 0.1, 0.1, {step_of(0.001): 9, step_of(0.1): 1})
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
