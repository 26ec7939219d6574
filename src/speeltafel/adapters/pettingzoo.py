"""Every game as an environment of PettingZoo: in turns (AEC), or all who are asked at once."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

import gymnasium
import numpy as np
from pettingzoo import AECEnv, ParallelEnv

import speeltafel
from speeltafel.adapters.batch import SEEDS
from speeltafel.adapters.play import AllAtOnce, Episode, Rules, observed
from speeltafel.engine.game import Game

TENSOR, MASK = "observation", "action_mask"


class Observation(dict[str, Any]):
    """What a seat observes: a tensor and a mask.

    The tensor takes most of the time, so it is made when somebody looks at it, of the table as it
    was. Who steps through a game by masks alone does without.
    """

    def __init__(self, play: Episode, seat: int) -> None:
        super().__init__({TENSOR: None, MASK: play.mask(seat)})
        self.now = (play.rules, play.state.copy(), seat, play.begun_by(seat))

    def __getitem__(self, name: str) -> Any:
        found = super().__getitem__(name)
        if found is None:
            rules, state, seat, begun = self.now
            found = observed(rules, state.seen_by(seat), begun)
            self[name] = found
        return found

    def whole(self) -> dict[str, Any]:
        """Both, as an ordinary dictionary."""
        return {name: self[name] for name in (TENSOR, MASK)}

    def __iter__(self) -> Iterator[str]:  # its own, or `dict(…)` would copy past `__getitem__`
        return super().__iter__()

    def get(self, name: str, default: Any = None) -> Any:
        try:
            return self[name]
        except KeyError:
            return default

    def items(self) -> Any:
        return self.whole().items()

    def values(self) -> Any:
        return self.whole().values()

    def copy(self) -> dict[str, Any]:
        return self.whole()

    def __reduce__(self) -> tuple[object, ...]:
        return dict, (self.whole(),)

    def __repr__(self) -> str:
        return repr(self.whole())


def env(
    game: str | Game, players: int | None = None, options: Mapping[str, object] | None = None
) -> "TableEnv":
    """An environment for a game by its name, with the fewest players where none are named."""
    found = speeltafel.game(game) if isinstance(game, str) else game
    return TableEnv(Rules(found, players or found.seats[0], options))


def parallel_env(
    game: str | Game, players: int | None = None, options: Mapping[str, object] | None = None
) -> "ParallelTable":
    """The same, where everybody who is asked chooses in one step."""
    found = speeltafel.game(game) if isinstance(game, str) else game
    return ParallelTable(Rules(found, players or found.seats[0], options))


def spaces_of(rules: Rules) -> tuple[gymnasium.spaces.Dict, gymnasium.spaces.Discrete]:
    """What a seat observes, and what it chooses from."""
    seen = gymnasium.spaces.Box(-np.inf, np.inf, (rules.size,), np.float32)
    mask = gymnasium.spaces.Box(0, 1, (len(rules.actions),), np.int8)
    space = gymnasium.spaces.Dict({TENSOR: seen, MASK: mask})
    return space, gymnasium.spaces.Discrete(len(rules.actions))


class Spaces:
    """What every agent of a table may see and do: the same for all seats."""

    def settle(self, rules: Rules) -> None:
        self.rules = rules
        self.possible_agents = [f"seat_{seat}" for seat in range(rules.players)]
        self.luck = np.random.default_rng()
        self.observation_spaces = {name: spaces_of(rules)[0] for name in self.possible_agents}
        self.action_spaces = {name: spaces_of(rules)[1] for name in self.possible_agents}

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def deal_seed(self, seed: int | None) -> int:
        """Of the next deal; a seed begins all of them anew."""
        if seed is not None:
            self.luck = np.random.default_rng(seed)
        return int(self.luck.integers(SEEDS))


class TableEnv(Spaces, AECEnv[str, Observation, int]):
    """A table. An agent is a seat; it observes what the seat may know, and its legal actions.

    Where several have to decide at once they are asked in order, and none sees what others
    answered in secret.
    """

    metadata: ClassVar = {
        "name": "speeltafel_v0",
        "render_modes": [],
        "is_parallelizable": False,
    }
    render_mode = None

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self.settle(rules)
        self.seats = {name: seat for seat, name in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew; options belong to the table, and were settled before."""
        self.play = Episode(self.rules, self.deal_seed(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self.agent_selection = self.possible_agents[self.play.seat]

    def observe(self, agent: str) -> Observation:
        return Observation(self.play, self.seats[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an action is needed while the game goes on")
        self.play.step(int(action))
        if self.play.is_over:  # only now there are rewards, to be added up
            self.rewards = dict(zip(self.possible_agents, self.play.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[self.play.seat]

    def render(self) -> None:
        """Nothing: `speeltafel play` and `serve` show tables to people."""

    def close(self) -> None:
        """Nothing is held open."""


class ParallelTable(Spaces, ParallelEnv[str, Observation, int]):
    """A table where one step has an action of everybody; of those who are not asked none counts.

    Their masks are empty. Who is asked sees nothing of what others choose in the same step.
    """

    metadata: ClassVar = {"name": "speeltafel_parallel_v0", "render_modes": []}
    render_mode = None

    def __init__(self, rules: Rules) -> None:
        self.settle(rules)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal anew; options belong to the table, and were settled before."""
        self.play = AllAtOnce(self.rules, self.deal_seed(seed))
        self.agents = self.possible_agents[:]
        return self.seen(), {name: {} for name in self.agents}

    def seen(self) -> dict[str, Observation]:
        names = enumerate(self.possible_agents)
        return {name: Observation(self.play, seat) for seat, name in names}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        names = self.possible_agents
        self.play.step_all({names.index(name): int(action) for name, action in actions.items()})
        over = self.play.is_over
        if over:
            self.agents = []
        return (
            self.seen(),
            dict(zip(names, self.play.returns(), strict=True)),
            dict.fromkeys(names, over),
            dict.fromkeys(names, False),
            {name: {} for name in names},
        )

    def render(self) -> None:
        """Nothing: `speeltafel play` and `serve` show tables to people."""

    def close(self) -> None:
        """Nothing is held open."""
