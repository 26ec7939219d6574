"""The one loop over a game's decisions: whoever has a game played goes through here."""

import random
from collections.abc import Callable, Sequence

from speeltafel.engine.events import Event
from speeltafel.engine.moves import IllegalMove, Move
from speeltafel.engine.state import State

LONGEST = 1_000_000
"""Decisions: no game of any kind lasts so long."""

Decide = Callable[[State, tuple[int, ...]], tuple[int, Move]]
"""Of the seats with a decision, who makes one, and which."""


class Observer:
    """Whoever looks on; each says for itself what it looks at."""

    def before(self, state: State, seats: tuple[int, ...], seat: int, move: Move) -> None:
        """A seat, of those that have a decision, is about to make this move."""

    def on_the_way(self, steps: list[State]) -> None:
        """The move led to these steps before the table stood as `after` is about to see it."""

    def after(self, state: State, events: list[Event]) -> None:
        """The game was dealt, or a move was made; this is what happened by it."""


class Legal(Observer):
    """Raises IllegalMove for players who cannot be trusted to keep to the rules."""

    def before(self, state: State, seats: tuple[int, ...], seat: int, move: Move) -> None:
        refusal = state.why_not(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)


def drive(
    state: State, decide: Decide, observers: Sequence[Observer] = (), limit: int = LONGEST
) -> int:
    """Play until nobody has a decision, or so many are made; how many were made."""
    decisions = 0
    if observers:
        tell(state, observers)
    while decisions < limit and (seats := state.to_act()):
        seat, move = decide(state, seats)
        for observer in observers:
            observer.before(state, seats, seat, move)
        state.play(seat, move)
        decisions += 1
        if observers:
            tell(state, observers)
    return decisions


def tell(state: State, observers: Sequence[Observer]) -> None:
    if state.steps:
        for observer in observers:
            observer.on_the_way(state.steps)
    events = state.take_events()
    for observer in observers:
        observer.after(state, events)


def at_random(rng: random.Random) -> Decide:
    """Any of those who decide make any of their legal moves."""

    def decide(state: State, seats: tuple[int, ...]) -> tuple[int, Move]:
        seat = rng.choice(seats)
        return seat, rng.choice(state.legal_moves(seat))

    return decide
