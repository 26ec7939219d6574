"""Every game conforms, under every option alone and under sampled pairs, for all seat counts."""

import pytest

import speeltafel
from speeltafel.engine.conformance import Setting, check_match, conform, settings
from speeltafel.engine.game import Game
from tests import outsider

GAMES = [*speeltafel.all_games().values(), outsider.GAME]
SETTINGS = [(game, setting) for game in GAMES for setting in settings(game, pairs=8)]


def name_of(game: Game, setting: Setting) -> str:
    options = ",".join(f"{name}={value}" for name, value in setting.options.items())
    return f"{game.id}-{setting.players}-{options}".replace(" ", "")


@pytest.mark.parametrize(
    ("game", "setting"), SETTINGS, ids=[name_of(game, setting) for game, setting in SETTINGS]
)
def test_a_match_under_this_setting_conforms(game: Game, setting: Setting) -> None:
    check_match(game, setting, seed=7, positions=6)


def test_one_call_checks_a_whole_game() -> None:
    assert conform(outsider.GAME, pairs=2, seed=3) == len(list(settings(outsider.GAME, 2)))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_settings_cover_every_seat_count_and_every_option(game: Game) -> None:
    found = list(settings(game, pairs=5))
    assert {setting.players for setting in found} >= {*game.seats, *game.unofficial}
    varied = {name for setting in found for name in setting.options}
    assert varied >= {option.name for option in game.options.all}
