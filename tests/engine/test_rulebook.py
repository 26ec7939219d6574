"""The rulebook by example: every scenario holds."""

import pytest

import speeltafel
from speeltafel.engine.game import Game
from speeltafel.engine.scenario import Scenario, run, scenarios_of

GAMES = [*speeltafel.all_games().values()]
SCENARIOS = [(game, scenario) for game in GAMES for scenario in scenarios_of(game)]


@pytest.mark.parametrize(
    ("game", "scenario"), SCENARIOS, ids=[f"{g.id}/{s.name}" for g, s in SCENARIOS]
)
def test_scenario(game: Game, scenario: Scenario) -> None:
    run(game, scenario)
