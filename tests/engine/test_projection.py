"""A projection cannot be forged: nobody but the state makes one, and a full state is refused."""

import ast
import copy
import json
import pickle
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import cast

import pytest

import speeltafel
from speeltafel.bots import bot
from speeltafel.bots.coaching import thought
from speeltafel.bots.search import Budget
from speeltafel.engine.advice import advice
from speeltafel.engine.asking import Gesture, meant
from speeltafel.engine.chance import NO_CHANCE, fast
from speeltafel.engine.errors import BadInput
from speeltafel.engine.events import GALLERY
from speeltafel.engine.game import Game
from speeltafel.engine.registry import all_games
from speeltafel.engine.state import EVERYTHING, HidingState, Projection, State, as_seen
from tests.outsider import GAME

MAKER = "engine/state.py"
GAMES = [pytest.param(game, id=game.id) for game in (GAME, *all_games().values())]


PACKAGE = Path(speeltafel.__file__).parent
SETS_VIEWER = {MAKER, "engine/restoring.py", "engine/conformance/noninterference.py"}
"""Who says which viewer a state is for: the maker, a record that is read, and the proof of it."""


def forged(path: Path) -> list[int]:
    """The lines in which a file makes a projection of something, under whatever name."""
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Call(func=ast.Name(id="Projection") | ast.Attribute(attr="Projection")):
                found.append(node.lineno)
            case ast.Call(func=ast.Name(id="cast"), args=[wanted, _]):
                if "Projection" in ast.unparse(wanted):
                    found.append(node.lineno)
            case ast.alias(name="Projection", asname=str()) | ast.alias(name="HidingState"):
                found.append(node.lineno)
    return found


def disguised(path: Path) -> list[int]:
    """The lines in which a file says for which viewer a state is."""
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Attribute(attr="_viewer", ctx=ast.Store()):
                found.append(node.lineno)
            case ast.Call(func=ast.Name(id="setattr"), args=[_, ast.Constant(value=name), _]):
                if name in ("viewer", "_viewer"):
                    found.append(node.lineno)
    return found


def test_only_the_state_makes_projections() -> None:
    makers = {
        path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py") if forged(path)
    }
    assert makers == {MAKER}


def test_nobody_else_says_for_whom_a_state_is() -> None:
    makers = {
        path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py") if disguised(path)
    }
    assert makers == SETS_VIEWER


def test_only_a_copy_is_for_whom_its_original_was() -> None:
    """A state's class copies itself, by lines that a program writes; nobody else gives a viewer."""
    users = {
        path.name for path in PACKAGE.rglob("*.py") if "copy_common" in path.read_text("utf-8")
    }
    assert users == {"state.py", "fields.py"}


def test_a_full_state_is_refused_at_every_door() -> None:
    full = GAME.deal(3, 1)
    assert full.viewer == EVERYTHING
    taken = cast(Projection, full)
    seat = full.turn
    doors: list[Callable[[], object]] = [
        lambda: as_seen(full),
        lambda: GAME.view(taken),
        lambda: GAME.shown(taken, [], []),
        lambda: meant(GAME, taken, seat, Gesture()),
        lambda: advice(GAME, taken, seat),
        lambda: thought(GAME, taken, seat, None, Budget(worlds=2)),
        *[
            partial(bot(GAME, level, Budget(worlds=2)), taken, seat, fast(1), None)
            for level in ("rule", "search")
        ],
    ]
    for door in doors:
        with pytest.raises(ValueError, match="full state"):
            door()


@pytest.mark.parametrize("game", GAMES)
def test_nobody_can_say_that_a_full_state_hides_something(game: Game) -> None:
    full = game.deal(max(game.seats), 1)
    with pytest.raises(AttributeError):
        full.viewer = 0  # type: ignore[misc]
    with pytest.raises(AttributeError):
        setattr(full, "viewer", 0)  # noqa: B010
    assert full.viewer == EVERYTHING
    for other in (full.copy(), copy.copy(full), copy.deepcopy(full), again(full), full.as_world()):
        with pytest.raises(ValueError, match="full state"):
            as_seen(other)
    with pytest.raises((AttributeError, TypeError)):
        as_seen(type(full).__new__(type(full)))


def again(state: State) -> State:
    """The state after a journey to another process."""
    back = pickle.loads(pickle.dumps(state))
    assert isinstance(back, State)
    return back


def test_a_copy_of_a_projection_is_one_and_a_world_made_of_it_is_none() -> None:
    seen = GAME.deal(3, 1).seen_by(2)
    for other in (seen.copy(), copy.copy(seen), copy.deepcopy(seen), again(seen)):
        assert as_seen(other).record() == seen.record()
    for world in (seen.as_world(), seen.imagined(fast(1))):
        with pytest.raises(ValueError, match="full state"):
            as_seen(world)


@pytest.mark.parametrize("game", GAMES)
def test_a_full_record_with_a_viewer_written_into_it_is_refused(game: Game) -> None:
    record = json.loads(game.deal(max(game.seats), 1).record())
    for viewer in (0, 1, GALLERY):
        with pytest.raises(BadInput, match="shows more than its viewer can know"):
            game.restore(json.dumps(record | {"viewer": viewer}))
        luckless = record | {"viewer": viewer, "chance": NO_CHANCE.record()}
        with pytest.raises(BadInput, match="shows more than its viewer can know"):
            game.restore(json.dumps(luckless))


def test_the_type_checker_refuses_a_state_where_a_projection_is_asked() -> None:
    """By the two exemptions: mypy is strict, and one that it did not need would be an error."""
    full = GAME.deal(3, 1)
    with pytest.raises(ValueError, match="full state"):
        GAME.view(full)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="seen_by"):
        Projection(full)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="seen_by"):
        HidingState(full)


def test_a_record_of_a_projection_is_one_again() -> None:
    state = GAME.deal(3, 1)
    for viewer in (0, 2, GALLERY):
        seen = state.seen_by(viewer)
        again = as_seen(GAME.restore(seen.record()))
        assert again.record() == seen.record()
        assert GAME.view(again) == GAME.view(seen)
