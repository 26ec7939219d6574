"""OpenSpiel's own tests of every game."""

import json
import unittest

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms.generate_playthrough import playthrough_lines

from speeltafel.adapters import openspiel
from speeltafel.adapters.openspiel import TableGame
from tests.adapters.settings import GAMES, TABLES

openspiel.register(*GAMES)


def loaded(table: str, is_short: bool = False, **more: object) -> TableGame:
    game, players, options = TABLES[table]
    shorter = {**options, **(SHORT if is_short else SOONER).get(game.id, {})}
    parameters = {"players": players, "options": json.dumps(shorter).replace(",", ";"), **more}
    found: TableGame = pyspiel.load_game(openspiel.game_type(game).short_name, parameters)
    return found


SOONER = {"edden": {"maxRounds": 3}, "pesten": {"turnCap": 30}}
"""Options by which long games are sooner over; what is decided in them is the same."""
SHORT = {
    "boot-op-stoom": {"calendarSize": 1},
    "edden": {"maxRounds": 1, "turnCapPerPlayer": 5},
    "pesten": {"turnCap": 5},
    "pietenpoker": {"roundCap": 1},
}
"""As short as can be: every tensor of every step is written down."""
STATES = 40
"""So many states of each game go through OpenSpiel's test of the API, which looks at 400: those
hold, too, and take a minute."""
LARGE = {"pietenpoker, all on"}
"""Even so its tensors take over a minute to write."""


@pytest.mark.parametrize("table", TABLES)
def test_random_simulations_hold(table: str) -> None:
    pyspiel.random_sim_test(loaded(table, deals=20), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("table", TABLES)
def test_random_simulations_hold_with_all_luck_in_nodes(table: str) -> None:
    game = loaded(table, is_short=True, explicit_chance=True)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("table", ["edden", "twaalfstich"])
def test_with_all_luck_in_nodes_a_state_comes_back_and_a_playthrough_is_the_same(
    table: str,
) -> None:
    game = loaded(table, is_short=True, explicit_chance=True)
    luck, state = np.random.default_rng(4), game.new_initial_state()
    for _ in range(60):
        state.apply_action(int(luck.choice(state.legal_actions())))
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state)
    assert again.clone().legal_actions() == state.legal_actions()
    one, other = (playthrough_lines(str(game), seed=2) for _ in range(2))
    assert one == other


@pytest.mark.parametrize("is_explicit", [False, True])
@pytest.mark.parametrize("table", TABLES)
def test_openspiels_own_test_of_the_api_holds(
    table: str, is_explicit: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    sampling = api_test.sample_some_states
    some = sampling.sample_some_states
    fewer = lambda game, max_states: some(game, max_states=STATES)  # noqa: E731
    monkeypatch.setattr(sampling, "sample_some_states", fewer)
    game = loaded(table, is_short=True, deals=5, explicit_chance=is_explicit)
    tests = (api_test.EnforceAPIOnPartialTreeBase,)
    kind = type("Api", tests, {"game": game, "game_name": table})
    found = unittest.defaultTestLoader.loadTestsFromTestCase(kind).run(unittest.TestResult())
    assert found.testsRun == 5
    assert [*found.failures, *found.errors] == []


@pytest.mark.parametrize("table", TABLES)
def test_a_game_begins_with_the_deal_and_goes_on_by_turns(table: str) -> None:
    game = loaded(table)
    luck = np.random.default_rng(1)
    state = game.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(7)
    for _ in range(40):
        if state.is_terminal():
            break
        seat = state.current_player()
        mask = np.flatnonzero(state.legal_actions_mask())
        assert mask.tolist() == state.legal_actions()
        for size, tensor in (
            (game.observation_tensor_size(), state.observation_tensor(seat)),
            (game.information_state_tensor_size(), state.information_state_tensor(seat)),
        ):
            assert len(tensor) == size
        before = str(state)
        other = state.clone()
        assert str(other) == before
        assert other.information_state_string(seat) == state.information_state_string(seat)
        other.apply_action(luck.choice(other.legal_actions()))
        assert str(state) == before
        state = other


def test_an_opening_is_played_by_rule_of_thumb_and_the_same_each_time() -> None:
    game, whole = (loaded("edden", is_short=True, deals=5, opening=moves) for moves in (6, 100))
    for deal in range(5):
        one, other, over = (table.new_initial_state() for table in (game, game, whole))
        for state in (one, other, over):
            state.apply_action(deal)
        assert str(one) == str(other)
        assert one.information_state_string(1) == other.information_state_string(1)
        turns = json.loads(json.loads(str(one))[0])["state"]["turns"]
        assert turns == 3, "a turn is two moves"
        assert over.is_terminal()


@pytest.mark.parametrize("opening", [0, 6])
def test_who_asks_late_what_is_remembered_hears_the_same(opening: int) -> None:
    """Nothing is remembered until somebody asks; then the game is played again."""
    game = loaded("edden", is_short=True, deals=5, opening=opening)
    early, late = game.new_initial_state(), game.new_initial_state()
    for number in range(12):
        action = early.legal_actions()[-1]
        for state in (early, late):
            state.apply_action(action)
        early.information_state_string(number % 3)
    assert early.play is not None
    assert late.play is not None
    assert early.play.remembers
    assert not late.play.remembers
    copied, before = late.clone(), str(late)
    for seat in range(3):
        told = early.information_state_string(seat), early.information_state_tensor(seat)
        for state in (late, copied):
            assert (
                state.information_state_string(seat),
                state.information_state_tensor(seat),
            ) == told
    assert str(late) == before == str(early)


def test_a_state_comes_back_from_its_text() -> None:
    game = loaded("twaalfstich")
    state = game.new_initial_state()
    for action in (3, None, None, None):
        state.apply_action(state.legal_actions()[0] if action is None else action)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state)


@pytest.mark.parametrize("table", [table for table in TABLES if table not in LARGE])
def test_a_playthrough_comes_out_the_same_again(table: str) -> None:
    """OpenSpiel's own way to write down all that a game answers on the way."""
    one, other = (
        playthrough_lines(str(loaded(table, is_short=True, deals=5)), seed=2) for _ in range(2)
    )
    assert one == other
    assert any(line.startswith("LegalActions(") for line in one)
