"""The games through the interfaces of other libraries, beside those libraries' own games.

`make adapters`, in the environment of `make bench`. A figure is decisions a second in complete
random games of four players, their deals included, on one core in CPU time; ours and the peers' are
taken by turns, and a ratio is the median of the turns' ratios.

PettingZoo: the loop of its documentation (`agent_iter`, `last`, `step`), an action by the mask;
`seen` looks at every observation too, which is only then made. Its gin rummy left PettingZoo with
1.27; what it was made of is there (`RLCardBase` around RLCard's game). OpenSpiel: `legal_actions`
and `apply_action`, chance nodes sampled and not counted, against the games that it has in Python;
Kuhn poker is a game of two or three decisions. Batch: 512 tables; a step has an action for each,
checked, the next deal where a game is over, and masks and legal actions of all; no observations.
"""

import argparse
import random
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

import numpy as np
import open_spiel.python.games  # noqa: F401 importing them registers them
import pyspiel
from pettingzoo.classic import leduc_holdem_v4, texas_holdem_v4
from pettingzoo.classic.rlcard_envs.rlcard_base import RLCardBase

import speeltafel
from speeltafel.adapters import openspiel, pettingzoo
from speeltafel.adapters.batch import Batch
from speeltafel.adapters.play import Rules
from speeltafel.engine.game import Game
from speeltafel.lab.checks.bench import compiled

PLAYERS = 4
TABLES = 512
STEPS = 20


def stepped(env: Any, seconds: float, looks: bool = False) -> float:
    """Decisions a second in an AEC environment; `looks`: every observation is used."""
    decisions = seed = 0
    start = process_time()
    while (used := process_time() - start) < seconds:
        env.reset(seed=seed)
        seed += 1
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            if looks:
                _ = seen["observation"]
            env.step(random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            decisions += 1
    return decisions / used


def spieled(game: Any, seconds: float) -> float:
    """Decisions a second through OpenSpiel's interface."""
    decisions = 0
    start = process_time()
    while (used := process_time() - start) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
    return decisions / used


def aec(game: Game, seconds: float) -> float:
    return stepped(pettingzoo.env(game, PLAYERS), seconds)


def aec_seen(game: Game, seconds: float) -> float:
    return stepped(pettingzoo.env(game, PLAYERS), seconds, looks=True)


def through_openspiel(game: Game, seconds: float) -> float:
    openspiel.register(game)
    name = openspiel.game_type(game).short_name
    return spieled(pyspiel.load_game(name, {"players": PLAYERS}), seconds)


def batched(game: Game, seconds: float) -> float:
    batch = Batch(Rules(game, PLAYERS), TABLES, np.random.default_rng(1))
    decisions = 0
    start = process_time()
    while (used := process_time() - start) < seconds:
        for _ in range(STEPS):
            batch.step(batch.any_actions())
        decisions += STEPS * TABLES
    return decisions / used


class GinRummy(RLCardBase):  # type: ignore[misc]
    """PettingZoo's gin rummy as it was."""

    metadata = {"name": "gin_rummy_v4", "render_modes": [], "is_parallelizable": False}  # noqa: RUF012
    render_mode = None

    def __init__(self) -> None:
        super().__init__("gin-rummy", 2, (5, 52))


OURS: dict[str, Callable[[Game, float], float]] = {
    "PettingZoo": aec,
    "PettingZoo, seen": aec_seen,
    "OpenSpiel": through_openspiel,
    "batch": batched,
}
PYTHON_GAMES = ("liars_poker", "tic_tac_toe", "block_dominoes", "team_dominoes", "kuhn_poker")
PEERS: dict[str, dict[str, Callable[[float], float]]] = {
    "PettingZoo": {
        "gin rummy": lambda seconds: stepped(GinRummy(), seconds),
        "texas_holdem_v4": lambda seconds: stepped(texas_holdem_v4.env(), seconds),
        "leduc_holdem_v4": lambda seconds: stepped(leduc_holdem_v4.env(), seconds),
    },
    "OpenSpiel": {
        f"python_{name}": lambda seconds, name=name: spieled(  # type: ignore[misc]
            pyspiel.load_game(f"python_{name}"), seconds
        )
        for name in PYTHON_GAMES
    },
}
PEER_OF = {"PettingZoo, seen": "PettingZoo"}
REACH = "To be reached: 20 × PettingZoo's, 2 × OpenSpiel's, 300,000 a second in batches."


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each figure and turn")
    parser.add_argument("--turns", type=int, default=5)
    given = parser.parse_args()
    found: dict[tuple[str, str], list[float]] = {}
    for _ in range(given.turns):
        for what, peers in PEERS.items():
            for name, measure in peers.items():
                found.setdefault((what, name), []).append(measure(given.seconds))
        for game in speeltafel.all_games().values():
            for what, ours in OURS.items():
                found.setdefault((what, game.id), []).append(ours(game, given.seconds))
    show(found)


def show(found: dict[tuple[str, str], list[float]]) -> None:
    if not compiled():
        print("This is uncompiled Python: `make adapters` measures the compiled package.\n")
    print("| interface | game | decisions/s | times a peer's |\n|---|---|---:|---|")
    for (what, game), figures in found.items():
        peers = PEERS.get(PEER_OF.get(what, what), {})
        ratios = []
        for peer in peers if game not in peers else ():
            theirs = found[PEER_OF.get(what, what), peer]
            ratio = median(a / b for a, b in zip(figures, theirs, strict=True))
            ratios.append(f"{ratio:.1f} × {peer}")
        print(f"| {what} | {game} | {median(figures):,.0f} | {', '.join(ratios)} |")
    print(f"\n{REACH}")


if __name__ == "__main__":
    main()
