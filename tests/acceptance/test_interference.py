"""The short version of `interference`: nobody can tell two tables apart by what is hidden."""

import pytest

from speeltafel.engine.registry import all_games, game
from tests.acceptance.interference import compare


@pytest.mark.parametrize("name", all_games())
def test_tables_that_differ_only_in_what_is_hidden_look_alike(name: str) -> None:
    assert compare(game(name), 60)
