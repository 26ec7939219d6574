"""What is rare in Edden, brought about: positions and moves that lead to it."""

import random

from speeltafel.engine.moves import Move
from speeltafel.engine.state import State
from speeltafel.games.edden.cards import hand_points
from speeltafel.games.edden.state import Edden

CALL = Move("call")
PASS = Move("pass")


def aim(state: State, seat: int, moves: list[Move], rng: random.Random) -> Move:
    """Calls, high cards and large groups, so that hands become empty and rounds come to an end."""
    if PASS in moves and rng.random() < 0.8:
        return PASS
    if CALL in moves and rng.random() < 0.6:
        return CALL
    if moves[-1].verb == "discard" and rng.random() < 0.4:
        return max(moves, key=lambda move: hand_points(list(move.cards)))
    return rng.choice([*moves, max(moves, key=lambda move: len(move.cards))])


def arrange(state: State, rng: random.Random) -> None:
    """In most matches a table late in its round, where special totals are at hand.

    Games from the first deal on are long, and most of what they decide is which card is laid.
    """
    assert isinstance(state, Edden)
    if rng.random() < 1 / 8:
        return
    for seat in range(state.players):
        kept = rng.choice((0, 1, 1, 1, 2, 2, 3, 5))
        state.pile += state.hands[seat][kept:]
        state.hands[seat] = state.hands[seat][:kept]
    state.pile.sort()
    if rng.random() < 0.3:
        state.pile += state.stock
        state.stock = []
        state.pile.sort()
    if rng.random() < 0.1:
        state.pile = []  # no deck is so small that this comes about by itself
    if state.pile and rng.random() < 0.7:
        state.group = [state.pile.pop(rng.randrange(len(state.pile)))]
        state.turns = state.players
    arrange_totals(state, rng)


def arrange_totals(state: Edden, rng: random.Random) -> None:
    """Totals from which the hands lead to a special number, for the one on turn without points."""
    limit = state.house.last_in
    numbers = rng.choice(([69, 123, 20], [69, limit + 1, 20], [69, limit, 123], [69, 40]))
    for seat in range(state.players):
        points = 0 if seat == state.turn else hand_points(state.hands[seat])
        year = state.house.birth_years[seat]
        own = [year - 1900] * 5 if year else []
        state.totals[seat] = rng.choice([*numbers, *own]) - points
