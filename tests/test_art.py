"""Drawings: those of playing cards are as they are made, and every game's table has its own."""

import pytest

from speeltafel.art import FOLDER, playing
from speeltafel.art.faces import INK, ink
from speeltafel.engine.game import Game
from tests import ours


def test_the_drawings_of_playing_cards_are_as_they_are_made() -> None:
    files = {path.stem: path.read_text("utf-8") for path in FOLDER.glob("*.svg")}
    assert files == playing.drawings()
    assert len(files) == 53


def test_an_ink_that_there_is_not_is_black() -> None:
    assert ink("no such colour") == INK["black"]


@pytest.mark.parametrize("rank", playing.PIPS)
def test_a_card_has_as_many_pips_as_it_counts(rank: str) -> None:
    assert len(set(playing.PIPS[rank])) == int(rank)


@ours.EACH
def test_a_table_has_colours_by_day_and_by_night(game: Game) -> None:
    for colours in (game.decor.cloth, game.decor.edge, game.decor.rim, game.decor.accent):
        assert len(colours) == 2
        assert all(len(colour) == 7 and colour[0] == "#" for colour in colours)
