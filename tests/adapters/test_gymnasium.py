"""Many games at once, by Gymnasium's contract."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from speeltafel.adapters import gymnasium
from speeltafel.adapters.batch import Batch
from speeltafel.engine.setup import returns
from tests.adapters.settings import TABLES, rules


@pytest.mark.parametrize("table", TABLES)
def test_all_tables_step_together(table: str) -> None:
    game, players, options = TABLES[table]
    told = []
    for _ in range(2):
        tables = gymnasium.tables(game, 3, players, options)
        tables.single_action_space.seed(1)
        seen, infos = tables.reset(seed=4)
        for _ in range(12):
            assert tables.observation_space.contains(seen)
            masks = tuple(infos["action_mask"])
            actions = [tables.single_action_space.sample(mask) for mask in masks]
            seen, rewards, over, broken_off, infos = tables.step(np.array(actions))
            assert rewards.shape == over.shape == broken_off.shape == (3,)
        told.append(seen.tobytes())
    assert told[0] == told[1]


def test_a_table_that_is_over_is_dealt_anew() -> None:
    tables = gymnasium.tables("twaalfstich", 2, 3)
    _, infos = tables.reset(seed=4)
    over = np.zeros(2, bool)
    while not over.any():
        plays = list(tables.batch.plays)
        _, rewards, over, _, infos = tables.step(infos["action_mask"].argmax(axis=1))
    at = int(over.argmax())
    assert plays[at].is_over
    assert tables.batch.plays[at] is not plays[at]
    assert infos["returns"][at] == pytest.approx(returns(plays[at].state.outcome()))
    assert rewards[at] in infos["returns"][at]
    assert infos["_returns"].tolist() == over.tolist()


@pytest.mark.filterwarnings("ignore:.*Box observation space m.*imum value is")
@pytest.mark.parametrize("table", TABLES)
def test_one_seat_among_bots_keeps_the_contract(table: str) -> None:
    game, players, options = TABLES[table]
    check_env(gymnasium.seat(game, players, options), skip_render_check=True)


def test_a_seat_plays_a_game_to_its_end_and_is_paid() -> None:
    env = gymnasium.seat("twaalfstich", 3, own=1, others="rule")
    _, infos = env.reset(seed=3)
    over, steps, reward = False, 0, 0.0
    while not over:
        assert env.play.seat == 1
        assert reward == 0
        _, reward, over, _, infos = env.step(infos["action_mask"].argmax())
        steps += 1
    assert steps > 10
    assert reward == env.play.returns()[1] != 0
    env.reset(seed=3)
    illegal = int(env.asked()["action_mask"].argmin())
    assert env.step(np.int64(illegal))[1:3] == (-1.0, True)


@pytest.mark.parametrize("table", TABLES)
def test_a_batch_tells_of_each_table_what_that_table_tells(table: str) -> None:
    batch = Batch(rules(table), 4, np.random.default_rng(2))
    for _ in range(25):
        first = np.cumsum(batch.counts) - batch.counts
        for at, play in enumerate(batch.plays):
            legal = batch.legal[first[at] :][: batch.counts[at]].tolist()
            assert legal == play.choice.legal() == batch.masks[at].nonzero()[0].tolist()
            assert batch.seats[at] == play.seat
        actions = batch.any_actions()
        assert batch.masks[range(4), actions].all()
        batch.step(actions)
