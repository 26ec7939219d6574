"""Whoever knows one game's folder knows all."""

import inspect
from importlib import import_module

import pytest

import speeltafel
from speeltafel.engine.game import Game
from speeltafel.engine.setup import NO_COURSE

SHAPED = [game for game in speeltafel.all_games().values() if game.course is not NO_COURSE]
PARTS = {"cards.py", "options.py", "rulebook.py", "events.py", "state.py", "rules.py", "view.py"}
LONGEST = 400


@pytest.mark.parametrize("game", SHAPED, ids=lambda game: game.id)
def test_the_folder_has_its_parts_and_none_is_long(game: Game) -> None:
    files = {path.relative_to(game.folder).as_posix(): path for path in game.modules}
    assert {*files} >= PARTS | {"invariants.py", "decisions/__init__.py", "players/__init__.py"}
    assert not [name for name in files if len(files[name].read_text().splitlines()) > LONGEST]


@pytest.mark.parametrize("game", SHAPED, ids=lambda game: game.id)
def test_no_class_of_a_game_inherits_from_another_of_it(game: Game) -> None:
    package = f"speeltafel.games.{game.folder.name}."
    found = []
    for path in game.modules:
        parts = path.relative_to(game.folder).with_suffix("").parts
        module = import_module(package + ".".join(parts))
        found += [
            one
            for one in vars(module).values()
            if inspect.isclass(one) and one.__module__.startswith(package)
        ]
    assert found
    assert not [c for c in found if any(b.__module__.startswith(package) for b in c.__bases__)]


@pytest.mark.parametrize("game", SHAPED, ids=lambda game: game.id)
def test_kinds_of_events_are_said_once_with_rules_in_order(game: Game) -> None:
    names = [kind.name for kind in game.events]
    assert len(set(names)) == len(names)
    for kind in game.events:
        assert kind.rules == tuple(rule for rule in game.rules if rule in kind.rules)
