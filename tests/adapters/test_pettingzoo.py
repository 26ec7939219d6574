"""PettingZoo's own tests of every game."""

import pickle

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from speeltafel.adapters import pettingzoo
from tests.adapters.settings import TABLES


# A mask beside the observation is PettingZoo's own way; it knows its own games by name.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably")
@pytest.mark.filterwarnings("ignore:Observation is not")
@pytest.mark.parametrize("table", TABLES)
def test_the_api_is_kept(table: str) -> None:
    api_test(pettingzoo.env(*TABLES[table]), num_cycles=60)


@pytest.mark.parametrize("table", TABLES)
def test_equal_seeds_give_equal_games(table: str) -> None:
    seed_test(lambda: pettingzoo.env(*TABLES[table]), num_cycles=10)


def test_a_whole_game_pays_out_once() -> None:
    env = pettingzoo.env("twaalfstich", 3)
    env.reset(seed=5)
    paid = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        paid[agent] += reward
        env.step(None if over else int(seen["action_mask"].argmax()))
    assert not env.agents
    assert list(paid.values()) == env.play.returns()
    assert max(paid.values()) > 0


def test_an_observation_is_of_the_table_as_it_was_however_late_it_is_looked_at() -> None:
    env, other = pettingzoo.env("edden"), pettingzoo.env("edden")
    for one in (env, other):
        one.reset(seed=5)
    agent = env.agent_selection
    late, soon = env.observe(agent), other.observe(agent)["observation"]
    env.step(int(late["action_mask"].argmax()))
    assert np.array_equal(dict(late)["observation"], soon)
    assert np.array_equal(late.get("observation"), soon)
    assert not np.array_equal(env.observe(agent)["observation"], soon)
    assert type(pickle.loads(pickle.dumps(late))["observation"]) is np.ndarray


def test_an_action_that_is_not_legal_is_refused() -> None:
    env = pettingzoo.env("edden")
    env.reset(seed=5)
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(ValueError, match="may not choose"):
        env.step(int(mask.argmin()))


@pytest.mark.parametrize("table", TABLES)
def test_the_parallel_api_is_kept(table: str) -> None:
    parallel_api_test(pettingzoo.parallel_env(*TABLES[table]), num_cycles=30)


@pytest.mark.parametrize("table", TABLES)
def test_all_at_once_the_same_choices_make_the_same_game(table: str) -> None:
    """Secrets are kept either way: who answers later in turns chooses from the same."""
    turns, at_once = pettingzoo.env(*TABLES[table]), pettingzoo.parallel_env(*TABLES[table])
    turns.reset(seed=3)
    seen, _ = at_once.reset(seed=3)
    steps = 0
    while at_once.agents and steps < 40:
        chosen = {agent: int(one["action_mask"].argmax()) for agent, one in seen.items()}
        asked = [agent for agent, one in seen.items() if one["action_mask"].any()]
        assert asked == [f"seat_{seat}" for seat in at_once.play.state.to_act()]
        seen, *_ = at_once.step(chosen)
        steps += 1
    while at_once.play.state.record() != turns.play.state.record():
        assert not turns.play.is_over
        turns.play.step(int(turns.play.mask(turns.play.seat).argmax()))
