"""Drawings: those of playing cards are as they are made, and every game's table has its own."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import speeltafel
from speeltafel.art import playing
from speeltafel.art.faces import INK, ink
from speeltafel.engine.game import Game
from tests import ours

SHARED = Path(playing.__file__).parent
GAMES = [*speeltafel.all_games().values()]
NAMES = [game.id for game in GAMES]


def test_the_drawings_of_playing_cards_are_as_they_are_made() -> None:
    files = {path.stem: path.read_text("utf-8") for path in SHARED.glob("*.svg")}
    assert files == playing.drawings()
    assert len(files) == 53


def test_an_ink_that_there_is_not_is_black() -> None:
    assert ink("no such colour") == INK["black"]


@pytest.mark.parametrize("rank", playing.PIPS)
def test_a_card_has_as_many_pips_as_it_counts(rank: str) -> None:
    assert len(set(playing.PIPS[rank])) == int(rank)


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_every_drawing_that_a_game_names_is_there_and_has_no_words(game: Game) -> None:
    faces = {name for face in game.faces for name in (face.picture, face.ornament)}
    for name in {*faces, game.decor.back, game.decor.texture} - {""}:
        places = [folder / f"{name}.svg" for folder in (game.folder / "art", SHARED)]
        found = [path for path in places if path.exists()]
        assert found, name
        root = ET.parse(found[0]).getroot()
        assert not [one for one in root.iter() if one.tag.endswith("text")], name


@ours.EACH
def test_a_table_has_colours_by_day_and_by_night(game: Game) -> None:
    for colours in (game.decor.cloth, game.decor.edge, game.decor.rim, game.decor.accent):
        assert len(colours) == 2
        assert all(len(colour) == 7 and colour[0] == "#" for colour in colours)
