"""Measure the peers: OpenSpiel's crazy_eights and RLCard's uno.

The peers are installed in the environment of `make bench` only.

A decision is a choice by a player. Cards dealt or drawn by chance are not counted, though the
time they take is. Time is CPU time of this process, and every measurement plays complete games
(the deal included) until the wished number of seconds is used up.

crazy_eights has 4 players and OpenSpiel's defaults otherwise: at most 5 cards drawn in a turn,
at most 100 turns, no reshuffle, no special cards. uno has RLCard's 2 players.
"""

import random
from collections.abc import Callable
from itertools import repeat
from statistics import median
from time import process_time
from typing import Any

import pyspiel
import rlcard

PLAYERS = 4
CRAZY_EIGHTS = f"crazy_eights(players={PLAYERS})"
SEED = 7
GAMES_PER_ROUND = 20
MID_GAME_STATES = 25
CLONES_PER_ROUND = 1000


def crazy_eights_inside(seconds: float) -> float:
    """Decisions per second of uniform random bots, with the whole game played inside C++.

    `evaluate_bots` plays the state that it is given to its end, so that state's own history
    tells afterwards, outside the measured time, how many of its actions were a player's.
    """
    game = pyspiel.load_game(CRAZY_EIGHTS)
    bots = [pyspiel.make_uniform_random_bot(player, SEED + player) for player in range(PLAYERS)]
    rng = random.Random(SEED)
    decisions = 0
    used = 0.0
    while used < seconds:
        seeds = [rng.getrandbits(31) for _ in range(GAMES_PER_ROUND)]
        finished = []
        start = process_time()
        for seed in seeds:
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            finished.append(state)
        used += process_time() - start
        decisions += sum(
            step.player != pyspiel.PlayerId.CHANCE
            for state in finished
            for step in state.full_history()
        )
    return decisions / used


def crazy_eights_python(seconds: float) -> float:
    """Decisions per second of uniform random players, driven by a loop in Python."""
    game = pyspiel.load_game(CRAZY_EIGHTS)
    rng = random.Random(SEED)
    decisions = 0
    start = process_time()
    while (used := process_time() - start) < seconds:
        for _ in range(GAMES_PER_ROUND):
            state = game.new_initial_state()
            decisions += _play_randomly(state, rng)
    return decisions / used


def crazy_eights_clone(seconds: float) -> float:
    """Seconds per `clone` of a mid-game state: the median over several states.

    Mid-game is half of the actions of a random game that was played to its end.
    """
    game = pyspiel.load_game(CRAZY_EIGHTS)
    rng = random.Random(SEED)
    medians: list[float] = []
    for _ in range(MID_GAME_STATES):
        state = game.new_initial_state()
        _play_randomly(state, rng)
        history = state.history()
        middle = game.new_initial_state()
        for action in history[: len(history) // 2]:
            middle.apply_action(action)
        medians.append(_seconds_per_call(middle.clone, seconds / MID_GAME_STATES))
    return median(medians)


def uno_python(seconds: float) -> float:
    """Decisions per second of uniform random players, driven by RLCard's reset and step.

    Each `step` is one decision. Moves are picked by Python's generator: RLCard's own random
    agent picks with numpy, which is slower.
    """
    env = rlcard.make("uno", config={"seed": SEED})
    rng = random.Random(SEED)
    decisions = 0
    start = process_time()
    while (used := process_time() - start) < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
    return decisions / used


def _play_randomly(state: Any, rng: random.Random) -> int:
    """Play to the end and return the number of decisions."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def _seconds_per_call(call: Callable[[], object], seconds: float) -> float:
    rounds: list[float] = []
    start = process_time()
    while not rounds or process_time() - start < seconds:
        begin = process_time()
        for _ in repeat(None, CLONES_PER_ROUND):
            call()
        rounds.append((process_time() - begin) / CLONES_PER_ROUND)
    return median(rounds)
