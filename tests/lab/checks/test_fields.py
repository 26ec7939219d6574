"""What is made from a state's fields is up to date."""

import pytest

import speeltafel
from speeltafel.engine.errors import BadInput
from speeltafel.engine.fields import Cards
from speeltafel.engine.game import Game
from speeltafel.lab.checks import fields
from speeltafel.lab.checks.bench import compiled

if compiled():
    pytest.skip("there is no source to make it from", allow_module_level=True)

MADE = [game for game in speeltafel.all_games().values() if fields.file_of(game)]


@pytest.mark.parametrize("game", MADE, ids=lambda game: game.id)
def test_record_and_copy_are_as_the_fields_say(game: Game) -> None:
    path = fields.file_of(game)
    assert path is not None
    assert path.read_text("utf-8") == fields.made(game, path), f"make it anew: {fields.__doc__}"


class Strange:
    house: object
    hand: Cards
    totals: list[dict[str, int]]


def test_what_no_record_can_hold_is_said_and_not_left_out() -> None:
    with pytest.raises(BadInput, match="no record can hold totals"):
        fields.made_from(Strange)
