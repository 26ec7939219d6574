"""Two states that differ only in what a seat cannot know are one and the same to it."""

import random

from speeltafel.engine.chance import fast
from speeltafel.engine.events import ACTOR, ALL, PAIR, UNSEEN, Event
from speeltafel.engine.game import Game
from speeltafel.engine.moves import NOTHING, Move
from speeltafel.engine.state import Setup, State
from speeltafel.engine.zones import fill_unseen


class Nonconforming(AssertionError):
    """A game breaks the contract; the message begins with the name of the check."""


def require(holds: bool, check: str, message: object = "") -> None:
    if not holds:
        raise Nonconforming(f"{check}: {message}")


def strange_moves(game: Game, state: State, rng: random.Random) -> list[Move]:
    """Legal moves of anybody, bent a little, and moves out of nowhere."""
    cards = len(game.notation.names)
    found = [Move("shout"), Move("", (UNSEEN,)), Move(rng.choice([*game.notation.verbs]), (cards,))]
    for seat in range(state.players):
        for move in rng.sample(legal := state.legal_moves(seat), min(4, len(legal))):
            found.append(move)
            found.append(Move(move.verb, move.cards[1:], move.number))
            found.append(Move(move.verb, move.cards, move.number + 1))
            other = tuple(sorted([*move.cards[1:], rng.randrange(cards)]))
            found.append(Move(move.verb, other, move.number))
            found.append(Move(move.verb, tuple(sorted([*move.cards, other[0]])), move.number))
    for verb in game.notation.verbs.values():
        for size in range(verb.least, verb.most + 1):
            named = tuple(sorted(rng.randrange(cards) for _ in range(size)))
            number = rng.randrange(len(verb.words)) if verb.words else rng.randrange(60)
            found.append(Move(verb.name, named, number if verb.words or verb.numbers else NOTHING))
    return found


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
    other.viewer = viewer
    other.veil()
    other.viewer = state.viewer
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
    game: Game, state: State, viewer: int, rng: random.Random, steps: int = 4
) -> None:
    """Two states that differ only in what a seat cannot know are one and the same to it."""
    one = state.copy()
    one.take_events()
    two = redealt(one, viewer, rng)
    faults = two.faults()
    require(not faults, "non-interference", f"something besides cards tells of cards: {faults[:1]}")
    for _ in range(steps):
        compare_seen(game, one, two, viewer, rng)
        common = common_moves(one, two)
        if not common:
            return
        seat, move = rng.choice(common)
        one.play(seat, move)
        two.play(seat, move)
        stops = one.stops or [], two.stops or []
        first = [event.seen_by(viewer) for event in one.take_events()]
        second = [event.seen_by(viewer) for event in two.take_events()]
        if first != second:
            check_release(game, first, second, viewer)
            return
        for stop, other in zip(*stops, strict=True):
            compare_seen(game, stop, other, viewer, rng)
    compare_seen(game, one, two, viewer, rng)


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
    require(game.table(first, viewer) == game.table(second, viewer), name, "the views differ")
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
        require(told, "non-interference", f"seat {viewer} learns from {event}")
