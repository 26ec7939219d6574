"""States, moves and games travel: pickles, deep copies, other processes."""

import copy
import pickle
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context

import pytest

import speeltafel
from speeltafel.engine.chance import Seal, fast
from speeltafel.engine.events import GALLERY, Event
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move
from speeltafel.engine.playout import play_randomly
from speeltafel.engine.setup import Outcome, returns
from speeltafel.engine.state import State
from tests import outsider

GAMES = [*speeltafel.all_games().values(), outsider.GAME]


def underway(game: Game, quiet: bool = False) -> State:
    state = game.deal(game.seats[0], Seal(bytes(32)), quiet=quiet)
    play_randomly(state, fast(3), 9)
    return state


def everything_about(game: Game) -> Iterator[State]:
    state = underway(game)
    yield state
    yield underway(game, quiet=True)
    yield from state.steps or ()
    yield state.seen_by(0)
    yield state.seen_by(GALLERY)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_arrives_is_what_was_sent(game: Game) -> None:
    for state in everything_about(game):
        for again in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
            assert again is not state
            assert again.record() == state.record()
            assert (again.quiet, again.viewer, again.is_step) == (
                state.quiet,
                state.viewer,
                state.is_step,
            )
            assert again.take_events() == state.copy().take_events()


def played_on(state: State) -> str:
    play_randomly(state, fast(5), 20)
    return state.record()


def test_another_process_plays_on_as_this_one_would() -> None:
    states = [underway(game, quiet=True) for game in GAMES]
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        there = list(pool.map(played_on, states))
    assert there == [played_on(state) for state in states]


def test_a_game_travels_as_itself() -> None:
    assert all(pickle.loads(pickle.dumps(game)) is game for game in GAMES)


def test_a_game_that_no_module_names_stays_where_it_is() -> None:
    state = underway(replace(outsider.GAME, version="mine"))
    with pytest.raises(pickle.PicklingError, match="no module names it"):
        pickle.dumps(state)
    assert copy.deepcopy(state).record() == state.record()


@pytest.mark.parametrize(
    "small", [Move("lay", (3,), 4), Event("laid", 1, (3,), 4, 7), Outcome((1,), (2, 3), "R")]
)
def test_small_things_travel(small: object) -> None:
    assert pickle.loads(pickle.dumps(small)) == small


def test_luck_travels() -> None:
    for luck in (fast(3), Seal(bytes(32)).chance()):
        luck.below(6)
        assert pickle.loads(pickle.dumps(luck)).record() == luck.record()


def test_what_is_not_there_is_refused() -> None:
    state = outsider.GAME.deal(3)
    with pytest.raises(ValueError, match="no outcome yet"):
        state.outcome()
    with pytest.raises(ValueError, match="there is no seat 9 among 3 players"):
        state.seen_by(9)


@pytest.mark.parametrize(
    ("winners", "cooperative", "worth"),
    [
        ((1,), False, [-0.5, 1.0, -0.5]),
        ((0, 1), False, [0.25, 0.25, -0.5]),
        ((0, 1, 2), False, [0.0, 0.0, 0.0]),
        ((), False, [0.0, 0.0, 0.0]),
        ((0, 1), True, [1.0, 1.0, -1.0]),
        ((), True, [-1.0, -1.0, -1.0]),
    ],
)
def test_returns(winners: tuple[int, ...], cooperative: bool, worth: list[float]) -> None:
    assert returns(Outcome(winners, (5, 7, 1), "R"), cooperative) == worth
