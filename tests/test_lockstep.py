"""A short run of every game beside its model; `make fuzz` has the long one."""

import random
from dataclasses import replace

import pytest

from speeltafel.engine.conformance import Setting
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move
from speeltafel.engine.registry import game as game_named
from speeltafel.lab.checks.bench import compiled
from tests import lockstep
from tests.lockstep import Bout, Difference, Match, Played, mixtures, modelled

ENOUGH = 5000
"""Decisions in each part: about two seconds of the slowest model."""


@pytest.mark.parametrize("name", [game.id for game in modelled()])
@pytest.mark.parametrize("part", range(2))
def test_the_rules_agree_with_the_second_reading(name: str, part: int) -> None:
    game = game_named(name)
    played = Played()
    for bout in lockstep.random_bouts(seed=100 + part, number=200):
        played.add(Match(game, bout).play())
        if played.decisions > ENOUGH:
            break
    assert played.decisions > ENOUGH
    assert played.met.total() > played.decisions


def test_the_command_tells_how_often_each_rule_was_compared(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert lockstep.main(["--game", "twaalfstich", "--matches", "25", "--workers", "2"]) == 0
    said = capsys.readouterr().out
    assert "twaalfstich: 25 matches, " in said
    assert "least often: 12-" in said


def test_a_game_without_a_model_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert lockstep.main(["--game", "chess"]) == 2
    assert "there is no game 'chess'" in capsys.readouterr().err


def test_mixtures_are_of_three_options_or_more() -> None:
    game = game_named("twaalfstich")
    found = list(mixtures(game, 200, random.Random(1)))
    assert len(found) == 200
    assert min(len(setting.options) for setting in found) == 3
    assert len({len(setting.options) for setting in found}) > 3


@pytest.mark.skipif(compiled(), reason="nothing can be made of a compiled class")
def test_a_broken_rule_is_told_with_the_way_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    from speeltafel.games.twaalfstich import rules
    from tests.engine import test_mutants  # not for a compiled package

    game = game_named("twaalfstich")
    expect_difference(replace(game, state=test_mutants.OffersTooMuch), "the rules alone")
    monkeypatch.setattr(rules, "take_trick", test_mutants.pays_during_the_round)
    expect_difference(game, "the totals: the model has")


def expect_difference(game: Game, says: str) -> None:
    with pytest.raises(Difference) as caught:
        Match(game, Bout(3)).play()
    assert says in str(caught.value)
    assert "again: --game twaalfstich --repeat 3 --players" in str(caught.value)


def test_a_crash_is_a_difference_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def pick(*_arguments: object) -> Move:
        raise ZeroDivisionError("by nothing")

    match = Match(game_named("twaalfstich"), Bout(1, Setting(3, {})))
    monkeypatch.setattr(match, "pick", pick)
    with pytest.raises(Difference, match="ZeroDivisionError: by nothing"):
        match.play()
