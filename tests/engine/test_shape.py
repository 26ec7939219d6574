"""Whoever knows one game's folder knows all."""

import pytest

import speeltafel
from speeltafel.engine.game import Game
from speeltafel.lab.checks.bench import compiled

GAMES = [*speeltafel.all_games().values()]
PARTS = {"cards.py", "options.py", "rulebook.py", "events.py", "state.py", "rules.py", "view.py"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_folder_has_its_parts(game: Game) -> None:
    files = {path.relative_to(game.folder).as_posix() for path in game.modules}
    assert files >= PARTS | {"invariants.py", "decisions/__init__.py", "players/__init__.py"}


@pytest.mark.skipif(compiled(), reason="a compiled class has its places without being told")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_states_have_a_place_for_each_attribute(game: Game) -> None:
    """Found by name in a dictionary, they would cost a tenth of the uncompiled speed."""
    assert not hasattr(game.deal(game.seats[0]), "__dict__")
