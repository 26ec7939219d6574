"""The arena: same deals, every seat, honest intervals, and nothing done twice."""

import json
import math
from dataclasses import replace
from pathlib import Path

import pytest

from speeltafel.engine.errors import BadInput
from speeltafel.lab import arena as module
from speeltafel.lab.arena import Contest, Meeting, arena, as_table, meetings, play_deal
from speeltafel.lab.figures import interval, luce, quantile_of
from speeltafel.lab.simulate import game_seed

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
    seen = []
    real = module.play_seat

    def noting(game, contest, meeting, number, own):  # type: ignore[no-untyped-def]
        deal = game.deal(contest.players, game_seed(contest.seed, number), quiet=True)
        seen.append((own, deal.record()))
        return real(game, contest, meeting, number, own)

    monkeypatch.setattr(module, "play_seat", noting)
    play_deal(CONTEST, Meeting("rule", "random"), 2)
    assert [own for own, _ in seen] == [0, 1, 2]
    assert len({record for _, record in seen}) == 1


def test_the_same_seed_gives_the_same_table_on_any_number_of_workers() -> None:
    assert without_times(arena(CONTEST, workers=1)) == without_times(arena(CONTEST, workers=2))


def test_a_rule_player_beats_random_ones() -> None:
    figures = arena(replace(CONTEST, deals=12), workers=2)
    rows = {(row["bot"], row["against"]): row for row in figures["table"]}  # type: ignore[attr-defined]
    assert rows["rule", "random"]["win_rate"]["mean"] > 1 / 3
    assert rows["random", "rule"]["win_rate"]["mean"] < 1 / 3
    strength = figures["strength"]
    assert isinstance(strength, dict)
    assert strength["rule"] == 1 > strength["random"]
    assert "| rule | random | 12 |" in as_table(figures)


def test_an_arena_goes_on_where_it_was_broken_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "kept.jsonl"
    whole = arena(CONTEST, workers=1)
    arena(replace(CONTEST, deals=2), workers=1, kept=file)
    with file.open("a") as out:
        out.write('{"bot": "rule", "riv')  # killed while it wrote
    played = []
    real = play_deal

    def noting(contest: Contest, meeting: Meeting, number: int) -> module.Deal:
        played.append(number)
        return real(contest, meeting, number)

    monkeypatch.setattr(module, "play_deal", noting)
    again = arena(CONTEST, workers=1, kept=file)
    assert sorted(played) == [2, 2, 3, 3]
    assert without_times(again) == without_times(whole)


def test_a_file_of_another_contest_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    arena(replace(CONTEST, deals=1), workers=1, kept=file)
    with pytest.raises(BadInput, match="is of other work"):
        arena(replace(CONTEST, seed=6), workers=1, kept=file)


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
        arena(contest)


def test_an_interval_holds_the_mean_of_a_known_sample() -> None:
    found = interval([0.0, 1.0] * 50)
    half = 1.959964 * 0.5025189 / 10
    assert found["mean"] == 0.5
    assert math.isclose(found["low"], 0.5 - half, abs_tol=1e-4)
    assert interval([0.3]) == {"mean": 0.3}


def test_quantiles_of_a_sorted_row() -> None:
    assert [quantile_of([1, 2, 3, 4], share) for share in (0.25, 0.5, 0.95, 1)] == [1, 2, 4, 4]


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
    first, again = arena(contest, workers=1), arena(contest, workers=1)
    assert without_times(first) == without_times(again)
    assert "| search | rule | 1 |" in as_table(first)


def test_teams_of_a_cooperative_game_are_compared_by_what_they_win() -> None:
    contest = Contest("boot-op-stoom", ("rule", "random"), 6, 4, seed=3)
    figures = arena(contest, workers=1)
    table = figures["table"]
    assert isinstance(table, list)
    rule, random = table
    assert rule["games"] == rule["deals"] == 6
    assert rule["margin"]["mean"] > random["margin"]["mean"]
    assert random["win_rate"]["mean"] == random["win_rate"]["low"] == 0 < random["win_rate"]["high"]
    assert "chance" not in figures
    told = as_table(figures)
    assert "teams of 4" in told
    assert "| random | 6 | 0.0% | 0.0% – 39.0% |" in told


def test_a_budget_has_to_make_sense() -> None:
    with pytest.raises(BadInput, match="budget"):
        arena(replace(CONTEST, budget="soon"), workers=1)
