"""Two states that differ only in what a seat cannot know are one and the same to it."""

import random

from speeltafel.engine.chance import fast
from speeltafel.engine.conformance.failing import require
from speeltafel.engine.conformance.strange import strange_moves
from speeltafel.engine.events import ACTOR, ALL, PAIR, UNSEEN, Event
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move
from speeltafel.engine.setup import Setup
from speeltafel.engine.state import State
from speeltafel.engine.view import Moment
from speeltafel.engine.zones import fill_unseen


def untold(setup: Setup, viewer: int) -> Setup:
    """The same table, where nobody but the viewer has told anything of himself alone."""
    options = dict(setup.options)
    for name in setup.private:
        values = options[name]
        assert isinstance(values, list)
        options[name] = [value if seat == viewer else 0 for seat, value in enumerate(values)]
    return setup.under(options)


def redealt(state: State, viewer: int, rng: random.Random) -> State:
    """A state that differs from this one only in what the viewer cannot know.

    It is made from the zones and not from the projection, so that a projection that tells too
    much is found out.
    """
    other = state.copy()
    if state.setup.private:
        other.setup = untold(state.setup, viewer)
        other.adopt_options()
    other._viewer = viewer
    other.veil()
    other._viewer = state.viewer
    zones = other.zones()
    for zone in zones:
        if not zone.audience >> viewer & 1:
            unseen = [UNSEEN] * (len(zone.cards) - len(zone.known))
            zone.cards[:] = sorted(zone.known) + unseen
    other.chance = fast(rng.randrange(1 << 30))
    fill_unseen(zones, other.counts(), other.may_hold, other.chance)
    other.unveil()
    forget_answers(other, viewer, rng)
    return other


def forget_answers(state: State, viewer: int, rng: random.Random) -> None:
    """Other seats may have answered a secret question otherwise, or not yet."""
    if not state.questions or not state.questions[-1].secret:
        return
    question = state.questions[-1]
    for seat in question.asked:
        if seat == viewer:
            continue
        question.answers.pop(seat, None)
        if rng.random() < 0.5:
            question.answers[seat] = rng.choice(state.answers(seat, question))
    others = [seat for seat in question.asked if seat != viewer]
    if others and not question.pending():
        del question.answers[rng.choice(others)]


def check_noninterference(
    game: Game, state: State, viewer: int, rng: random.Random, moves: int = 4
) -> None:
    """Two states that differ only in what a seat cannot know are one and the same to it."""
    one = state.copy()
    one.take_events()
    two = redealt(one, viewer, rng)
    faults = two.faults()
    require(not faults, "non-interference", f"something besides cards tells of cards: {faults[:1]}")
    for _ in range(moves):
        compare_seen(game, one, two, viewer, rng)
        common = common_moves(one, two)
        if not common:
            return
        seat, move = rng.choice(common)
        one.play(seat, move)
        two.play(seat, move)
        steps = one.steps or [], two.steps or []
        first = [event.seen_by(viewer) for event in one.take_events()]
        second = [event.seen_by(viewer) for event in two.take_events()]
        if first != second:
            check_release(game, first, second, viewer)
            return
        for step, other in zip(*steps, strict=True):
            compare_seen(game, step, other, viewer, rng)
            moments = [moment_seen(game, each, viewer) for each in (step, other)]
            require(moments[0] == moments[1], "non-interference", "a moment shows too much")
    compare_seen(game, one, two, viewer, rng)


def moment_seen(game: Game, step: State, viewer: int) -> Moment | None:
    """What the stage shows a viewer at a step."""
    now, before = (
        [event.seen_by(viewer) for event in events]
        for events in (step.happened or [], step.told_before())
    )
    return game.shown(step.seen_by(viewer), now, before).moment


def common_moves(one: State, two: State) -> list[tuple[int, Move]]:
    both = [seat for seat in one.to_act() if seat in two.to_act()]
    return [
        (seat, move)
        for seat in both
        for move in one.legal_moves(seat)
        if move in two.legal_moves(seat)
    ]


def compare_seen(game: Game, one: State, two: State, viewer: int, rng: random.Random) -> None:
    """Everything that leaves the table for this viewer is equal."""
    name = f"non-interference: to seat {viewer}"
    first, second = one.seen_by(viewer), two.seen_by(viewer)
    require(first.record() == second.record(), name, "the projections differ")
    require(first.to_act() == second.to_act(), name, "others have to act")
    require(game.view(first) == game.view(second), name, "the views differ")
    require(one.legal_moves(viewer) == two.legal_moves(viewer), name, "the legal moves differ")
    for move in strange_moves(game, one, rng):
        same = one.why_not(viewer, move) == two.why_not(viewer, move)
        require(same, name, f"the refusals of {move} differ")


def parting(first: list[Event], second: list[Event]) -> list[Event]:
    """The events, one of each story, by which two stories can be told apart."""
    at = 0
    while at < len(first) and at < len(second) and first[at] == second[at]:
        at += 1
    return [story[at] for story in (first, second) if at < len(story)]


def check_release(game: Game, first: list[Event], second: list[Event], viewer: int) -> None:
    """Where two stories part, the event that tells them apart is one the game declares to."""
    for event in parting(first, second):
        audience = game.makes_known(event.kind)
        told = audience == ALL or (audience in (ACTOR, PAIR) and event.seat == viewer)
        told = told or (audience == PAIR and event.number == viewer)
        what = f"seat {viewer} learns something hidden from {event}, whose kind makes nothing known"
        require(told, "non-interference", f"{what} to that seat (see `makes_known`)")
