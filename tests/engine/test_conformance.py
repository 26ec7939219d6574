"""Every game conforms, under every option alone and under sampled pairs, for all seat counts."""

from dataclasses import replace

import pytest

import speeltafel
from speeltafel.engine.conformance import (
    Nonconforming,
    Setting,
    check_match,
    check_release,
    check_releases,
    settings,
)
from speeltafel.engine.events import Event, Kind
from speeltafel.engine.game import ACTOR, ALL, PAIR, Game
from tests import outsider

GAMES = [*speeltafel.all_games().values(), outsider.GAME]
SETTINGS = [(game, setting) for game in GAMES for setting in settings(game, pairs=4)]


def name_of(game: Game, setting: Setting) -> str:
    options = ",".join(f"{name}={value}" for name, value in setting.options.items())
    return f"{game.id}-{setting.players}-{options}".replace(" ", "")


@pytest.mark.parametrize(
    ("game", "setting"), SETTINGS, ids=[name_of(game, setting) for game, setting in SETTINGS]
)
def test_a_match_under_this_setting_conforms(game: Game, setting: Setting) -> None:
    check_match(game, setting, seed=7, positions=6)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_whatever_makes_something_known_is_needed(game: Game) -> None:
    check_releases(game, settings(game, pairs=8))


def test_a_release_that_nobody_needs_is_found() -> None:
    game = speeltafel.game("twaalfstich")
    trick = Kind("trick", ("12-TRICK-01",), makes_known=ALL)
    loose = replace(game, events=(*[kind for kind in game.events if kind.name != "trick"], trick))
    with pytest.raises(Nonconforming, match=r"^releases: .* trick$"):
        check_releases(loose, settings(loose, pairs=8))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_settings_cover_every_seat_count_and_every_option(game: Game) -> None:
    found = list(settings(game, pairs=5))
    assert {setting.players for setting in found} >= {*game.seats, *game.unofficial}
    varied = {name for setting in found for name in setting.options}
    assert varied >= {option.name for option in game.options.all}


@pytest.mark.parametrize(
    ("audience", "learn"), [(ALL, {0, 1, 2, 3}), (ACTOR, {1}), (PAIR, {1, 2}), ("", set())]
)
def test_what_tells_two_stories_apart_is_told_only_to_whom_the_game_declares(
    audience: str, learn: set[int]
) -> None:
    """Seat 1 does something with seat 2, which comes out otherwise in the other story."""
    gave = Kind("gave", ("OV-BEAT-01",), makes_known=audience)
    game = replace(outsider.GAME, events=(gave,))
    same = Event("led", 1, (3,))
    first, second = [same, Event("gave", 1, (5,), 2)], [same, Event("gave", 1, (6,), 2)]
    told = set()
    for viewer in range(4):
        try:
            check_release(game, first, second, viewer)
        except Nonconforming:
            continue
        told.add(viewer)
    assert told == learn
