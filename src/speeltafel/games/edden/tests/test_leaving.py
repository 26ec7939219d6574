"""Leaving Edden: from every decision, by every seat, one and two leavers, beside the model."""

import random
from collections import Counter
from copy import deepcopy

import pytest
from tests.lockstep import compare_moves, phase_of

from speeltafel.engine.moves import IllegalMove
from speeltafel.engine.state import State
from speeltafel.games.edden import GAME
from speeltafel.games.edden.tests.model import Model, aim, arrange

SHORT: dict[str, object] = {"turnCapPerPlayer": 5, "maxRounds": 2, "callBelow": 12}
PLAYED_ON = 5
KINDS = ("discard with cards", "take with cards", "discard with no cards", "take with no cards")
"""What there is to decide; with ten players hands do not run out so soon."""


def play(state: State, model: Model, rng: random.Random) -> None:
    """One decision of both, compared."""
    seat = state.to_act()[0]
    moves = state.legal_moves(seat)
    compare_moves(model.legal(seat), {state.write(move) for move in moves}, seat)
    move = aim(state, seat, moves, rng)
    state.play(seat, move)
    model.follow(seat, state.write(move))
    model.compare(state)


def let_leave(state: State, model: Model, seat: int) -> tuple[State, Model]:
    """How both go on without this seat."""
    state, model = state.copy(), deepcopy(model)
    state.leave(seat)
    model.leave(seat)
    model.compare(state)
    with pytest.raises(IllegalMove):
        state.leave(seat)
    return state, model


def play_on(state: State, model: Model, rng: random.Random) -> None:
    for _ in range(PLAYED_ON):
        if state.to_act():
            play(state, model, rng)


def leave_from_here(state: State, model: Model, rng: random.Random) -> int:
    """Everybody leaves once, and after each of them everybody else; then the others play on."""
    pairs = 0
    for first in model.seats_in():
        one_less, follower = let_leave(state, model, first)
        for second in follower.seats_in() if one_less.to_act() else ():
            play_on(*let_leave(one_less, follower, second), rng)
            pairs += 1
        play_on(one_less, follower, rng)
    return pairs


def leave_everywhere(players: int, seed: int) -> Counter[str]:
    """From every decision of a game; how many pairs left at which of them."""
    rng = random.Random(seed)
    state = GAME.deal(players, seed, SHORT, quiet=True)
    arrange(state, rng)
    model = Model(state)
    model.compare(state)
    pairs: Counter[str] = Counter()
    while state.to_act():
        cards = "cards" if model.hands[state.to_act()[0]] else "no cards"
        pairs[f"{phase_of(state)} with {cards}"] += leave_from_here(state, model, rng)
        play(state, model, rng)
    return pairs


@pytest.mark.parametrize(
    ("players", "games", "kinds"), [(3, 8, KINDS), (4, 7, KINDS), (5, 2, KINDS), (10, 1, KINDS[:2])]
)
def test_ed_amb_36_everybody_may_leave_from_every_decision(
    players: int, games: int, kinds: tuple[str, ...]
) -> None:
    pairs: Counter[str] = Counter()
    for seed in range(games):
        pairs += leave_everywhere(players, seed)
    assert pairs.total() > 250
    assert {*pairs} == {*kinds}
