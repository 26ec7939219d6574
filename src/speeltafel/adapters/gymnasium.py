"""Games as environments of Gymnasium: many at once, or one seat of one.

Of many at once, at every table the seat that has to decide is asked, whoever that is: one policy
plays all seats. At one table the other seats are bots'.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import Env
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

import speeltafel
from speeltafel.adapters.batch import SEEDS, Batch
from speeltafel.adapters.play import Episode, Rules, Tensor
from speeltafel.bots import bot
from speeltafel.engine.chance import fast
from speeltafel.engine.game import Game

Infos = dict[str, Any]
Flags = NDArray[np.bool_]


def tables(
    game: str | Game,
    number: int,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
) -> "Tables":
    """So many tables of a game, with the fewest players where none are named."""
    found = speeltafel.game(game) if isinstance(game, str) else game
    return Tables(Rules(found, players or found.seats[0], options), number)


def seat(
    game: str | Game,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    own: int = 0,
    others: str = "random",
) -> "SeatEnv":
    """One seat among bots of a level that need no story."""
    found = speeltafel.game(game) if isinstance(game, str) else game
    return SeatEnv(Rules(found, players or found.seats[0], options), own, others)


class Tables(VectorEnv[Tensor, NDArray[np.int64], Any]):
    """Tables side by side; one that is over is dealt anew in the same step.

    The infos tell of each table: `seat`, who decides; `action_mask`, what it may choose; and where
    a game has just ended `returns`, what that is worth to each seat (`_returns`: where). The reward
    of a step is what an end is worth to the seat that brought it about.
    """

    batch: Batch
    """The tables, from the first `reset` on."""

    def __init__(self, rules: Rules, number: int) -> None:
        self.rules = rules
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = number
        self.single_observation_space = Box(-np.inf, np.inf, (rules.size,), np.float32)
        self.single_action_space = Discrete(len(rules.actions))
        self.observation_space = batch_space(self.single_observation_space, number)
        self.action_space = batch_space(self.single_action_space, number)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Infos | None = None
    ) -> tuple[Tensor, Infos]:
        """Deal at all tables; options belong to the tables, and were settled before."""
        if seed is not None:
            seeds = seed if isinstance(seed, list) else [seed]
            self.np_random = np.random.default_rng([one or 0 for one in seeds])
        self.batch = Batch(self.rules, self.num_envs, self.np_random)
        return self.batch.observations(), self.asked(self.batch)

    def step(self, actions: NDArray[np.int64]) -> tuple[Tensor, Tensor, Flags, Flags, Infos]:
        batch, number = self.batch, self.num_envs
        rewards: Tensor = np.zeros(number, np.float32)
        over: Flags = np.zeros(number, np.bool_)
        worth: Tensor = np.zeros((number, self.rules.players), np.float32)
        seats = batch.seats
        for at, found in batch.step(actions).items():
            over[at] = True
            worth[at] = found
            rewards[at] = found[seats[at]]
        infos = self.asked(batch)
        if over.any():
            infos |= {"returns": worth, "_returns": over.copy()}
        return batch.observations(), rewards, over, np.zeros(number, np.bool_), infos

    def asked(self, batch: Batch) -> Infos:
        return {"seat": batch.seats, "action_mask": batch.masks.copy()}


class SeatEnv(Env[Tensor, np.int64]):
    """One seat at a table of bots; `infos["action_mask"]` has its legal actions.

    The reward comes with the end. An action that is not legal ends the game, and is worth -1.
    """

    metadata = {"render_modes": []}  # noqa: RUF012 Gymnasium declares it so

    def __init__(self, rules: Rules, own: int, others: str) -> None:
        self.rules, self.own = rules, own
        self.bot = bot(rules.game, others)
        self.observation_space = Box(-np.inf, np.inf, (rules.size,), np.float32)
        self.action_space = Discrete(len(rules.actions))

    def reset(
        self, *, seed: int | None = None, options: Infos | None = None
    ) -> tuple[Tensor, Infos]:
        super().reset(seed=seed)
        self.play = Episode(self.rules, int(self.np_random.integers(SEEDS)))
        self.chance = fast(int(self.np_random.integers(SEEDS)))
        self.let_others()
        return self.play.observation(self.own), self.asked()

    def step(self, action: np.int64) -> tuple[Tensor, float, bool, bool, Infos]:
        play = self.play
        legal = int(action) in play.choice.legal()
        if legal:
            play.step(int(action))
            self.let_others()
        worth = play.returns()[self.own] if legal else -1.0
        return play.observation(self.own), worth, play.is_over or not legal, False, self.asked()

    def let_others(self) -> None:
        """The bots play until this seat has to decide, or the game is over."""
        play = self.play
        while not play.is_over and play.seat != self.own:
            play.make(self.bot(play.state.seen_by(play.seat), play.seat, self.chance))

    def asked(self) -> Infos:
        return {"action_mask": self.play.mask(self.own)}
