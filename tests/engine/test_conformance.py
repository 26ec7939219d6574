"""The conformance suite passes for every game, and finds what is planted."""

import pytest

import speeltafel
from speeltafel.engine.conformance import Setting, check_match, conform, settings
from speeltafel.engine.game import Game
from tests import outsider

GAMES = [*speeltafel.games().values(), outsider.GAME]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("seed", range(2))
def test_every_game_conforms(game: Game, seed: int) -> None:
    assert conform(game, pairs=20, seed=1000 * seed, thoroughness=0.05) >= len(game.seats)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_settings_cover_every_seat_count_and_every_option(game: Game) -> None:
    found = list(settings(game, pairs=5))
    assert {setting.players for setting in found} >= {*game.seats, *game.unofficial}
    varied = {name for setting in found for name in setting.options}
    assert varied >= {option.name for option in game.options.all}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_one_match_in_full(game: Game) -> None:
    check_match(game, Setting(game.seats[-1], {}), seed=5, thoroughness=0.3)
