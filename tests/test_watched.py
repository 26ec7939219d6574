"""Copies and random moves are as they should be along all scenarios."""

from types import ModuleType

import pytest

from speeltafel.engine.registry import all_games
from speeltafel.engine.registry import game as game_named
from speeltafel.engine.scenario import scenarios_of
from speeltafel.games.pesten.decisions.drawn import END, Drawn
from speeltafel.games.pesten.expansions import nines
from speeltafel.games.pesten.state import Pesten
from speeltafel.lab.checks.bench import compiled
from tests.watched import Watched, watch


@pytest.mark.parametrize("name", sorted(all_games()))
def test_scenarios_hold_when_they_are_watched(name: str) -> None:
    game = game_named(name)
    for scenario in scenarios_of(game):
        watch(game, scenario)


@pytest.mark.skipif(compiled(), reason="what is compiled cannot be changed")
@pytest.mark.parametrize(
    ("part", "function", "broken", "scenario"),
    [
        (Drawn, "any_move", lambda _decision, _table, _chance: END, "drawn/a-drawn-joker"),
        (Pesten, "own_pot", lambda state: state.pot, "drawn/a-drawn-joker"),
        (nines, "EVERY_HAND", 0, "special/nines-of-the-second-player"),
    ],
)
def test_what_is_not_so_is_told(
    part: type | ModuleType,
    function: str,
    broken: object,
    scenario: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(part, function, broken)
    game = game_named("pesten")
    found = next(one for one in scenarios_of(game) if one.name == scenario)
    with pytest.raises(Watched):
        watch(game, found)
