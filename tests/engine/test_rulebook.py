"""The rulebook by example: every scenario holds, every rule has code, a scenario and texts."""

import re

import pytest

import speeltafel
from speeltafel.engine.coverage import coverage
from speeltafel.engine.game import Game
from speeltafel.engine.scenario import Scenario, run, scenarios_of
from speeltafel.engine.tellings import kinds_with_text, rules_of_events

GAMES = [*speeltafel.all_games().values()]
SCENARIOS = [(game, scenario) for game in GAMES for scenario in scenarios_of(game)]


@pytest.mark.parametrize(
    ("game", "scenario"), SCENARIOS, ids=[f"{g.id}/{s.name}" for g, s in SCENARIOS]
)
def test_scenario(game: Game, scenario: Scenario) -> None:
    run(game, scenario)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_rule_has_code_and_a_scenario(game: Game) -> None:
    assert coverage(game)["missing"] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_kind_of_event_names_a_rule(game: Game) -> None:
    rules = rules_of_events(game)
    assert [*rules] == kinds_with_text(game)
    assert [kind for kind, named in rules.items() if not named] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_rule_ids_are_well_formed_and_unique(game: Game) -> None:
    assert len(game.rules) == len(set(game.rules))
    assert all(re.fullmatch(r"[A-Z0-9]{2}-[A-Z0-9]+-\d\d", rule) for rule in game.rules)
    rulings = [rule for rule in game.rules if "-AMB-" in rule]
    assert [int(rule[-2:]) for rule in rulings] == list(range(1, len(rulings) + 1))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_an_option_names_only_rules_of_the_game(game: Game) -> None:
    for option in game.options.all:
        assert option.rules
        assert set(option.rules) <= set(game.rules)
