"""A projection cannot be forged: nobody but the state makes one, and a full state is refused."""

import ast
from pathlib import Path

import pytest

import speeltafel
from speeltafel.bots import bot, budget_of
from speeltafel.engine.chance import fast
from speeltafel.engine.events import GALLERY
from speeltafel.engine.state import EVERYTHING, Projection, as_seen
from tests.outsider import GAME

MAKER = "engine/state.py"


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
            case ast.alias(name="Projection", asname=str()):
                found.append(node.lineno)
    return found


def disguised(path: Path) -> list[int]:
    """The lines in which a file calls a state that of some viewer, and not of nobody."""
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Assign(targets=[ast.Attribute(attr="viewer")], value=value):
                if ast.unparse(value) != "EVERYTHING":
                    found.append(node.lineno)
            case ast.Call(func=ast.Name(id="setattr"), args=[_, ast.Constant(value="viewer"), _]):
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


def test_a_full_state_is_refused_at_every_door() -> None:
    full = GAME.deal(3, 1)
    assert full.viewer == EVERYTHING
    forgery = Projection(full)
    with pytest.raises(ValueError, match="full state"):
        as_seen(full)
    with pytest.raises(ValueError, match="full state"):
        GAME.view(forgery)
    for level in ("rule", "search"):
        plays = bot(GAME, level, budget_of("5worlds"))
        with pytest.raises(ValueError, match="full state"):
            plays(forgery, full.turn, fast(1))


def test_a_record_of_a_projection_is_one_again() -> None:
    state = GAME.deal(3, 1)
    for viewer in (0, 2, GALLERY):
        seen = state.seen_by(viewer)
        again = as_seen(GAME.restore(seen.record()))
        assert again.record() == seen.record()
        assert GAME.view(again) == GAME.view(seen)
