"""The conformance suite: what every game has to pass, ours and an outsider's alike.

`conform(game)` plays random games under many settings and holds every position against the
engine's contract. The heart of it is non-interference: a second state that differs only in what a
seat cannot know must look the same to that seat, now and after the same visible moves.
"""

import itertools
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from speeltafel.engine.chance import fast
from speeltafel.engine.errors import BadInput
from speeltafel.engine.events import GALLERY, UNSEEN, Event
from speeltafel.engine.game import ACTOR, ALL, PAIR, Game
from speeltafel.engine.journal import Journal, load
from speeltafel.engine.moves import NOTHING, IllegalMove, Move
from speeltafel.engine.notation import NotationError
from speeltafel.engine.playout import play_randomly
from speeltafel.engine.registry import all_games
from speeltafel.engine.state import Setup, State
from speeltafel.engine.zones import fill_unseen

DECISION_LIMIT = 100_000
"""No game may need more decisions than this."""


class Nonconforming(AssertionError):
    """A game breaks the contract; the message begins with the name of the check."""


@dataclass(frozen=True)
class Setting:
    """A number of players and options that differ from the defaults."""

    players: int
    options: Mapping[str, object]


ALL_PAIRS = -1
ANY_MOVES = 5


def conform(
    game: Game, pairs: int = 20, seed: int = 0, positions: int = 10, mixtures: int = 0
) -> int:
    """Check the game under its defaults for every number of players, and under other options.

    In each match about `positions` positions get the dear checks too. Returns the number of
    matches played; raises Nonconforming.
    """
    played = 0
    for setting in settings(game, pairs, seed, mixtures):
        check_match(game, setting, seed + played, positions)
        played += 1
    return played


def settings(game: Game, pairs: int, seed: int = 0, mixtures: int = 0) -> Iterator[Setting]:
    """Defaults for every seat count, every option value alone, pairs of options, mixtures.

    ALL_PAIRS gives every pair of values of two options, in turn for every number of players; a
    smaller number that many samples. A mixture settles every option by chance.
    """
    rng = random.Random(seed)
    counts = [*game.seats]
    for players in [*counts, *game.unofficial]:
        unlock = game.unofficial.get(players)
        yield Setting(players, {unlock: True} if unlock else {})
    for option in game.options.all:
        for value in option.samples(counts[0]):
            if value != option.default:
                yield from allowed(game, Setting(counts[0], {option.name: value}))
    if pairs == ALL_PAIRS:
        yield from all_pairs(game)
    for _ in range(pairs):
        players = rng.choice(counts)
        chosen = rng.sample(game.options.all, min(2, len(game.options.all)))
        picked = {option.name: rng.choice(option.samples(players)) for option in chosen}
        yield from allowed(game, Setting(players, picked))
    found = 0
    while found < mixtures:
        players = rng.choice(counts)
        mixed = {o.name: rng.choice(o.samples(players)) for o in game.options.all}
        for setting in allowed(game, Setting(players, mixed)):
            found += 1
            yield setting


def all_pairs(game: Game) -> Iterator[Setting]:
    players = itertools.cycle(game.seats)
    for one, other in itertools.combinations(game.options.all, 2):
        n = next(players)
        for a, b in itertools.product(one.samples(n), other.samples(n)):
            if a != one.default and b != other.default:
                yield from allowed(game, Setting(n, {one.name: a, other.name: b}))


def allowed(game: Game, setting: Setting) -> Iterator[Setting]:
    """The setting, unless the game's exclusions refuse it."""
    try:
        game.setup(setting.players, setting.options)
    except BadInput:
        return
    yield setting


def require(holds: bool, check: str, message: object = "") -> None:
    if not holds:
        raise Nonconforming(f"{check}: {message}")


def check_match(game: Game, setting: Setting, seed: int, positions: int = 10) -> None:
    """Play one random game, checking on the way; a crash is a failed check as well."""
    try:
        walk(game, setting, seed, positions)
    except IllegalMove as error:
        raise Nonconforming(f"agreement: a listed move is refused: {error}") from error
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise Nonconforming(f"crash: {type(error).__name__}: {error}") from error


def walk(game: Game, setting: Setting, seed: int, positions: int) -> None:
    rng = random.Random(seed)
    trial = game.deal(setting.players, seed, setting.options, quiet=True)
    share = positions / play_randomly(trial, fast(seed), DECISION_LIMIT)
    journal = Journal(game, setting.players, setting.options, seed)
    state = journal.start()
    told = list(state.events)
    kept: list[tuple[State, str]] = []
    check_whole(state)
    for _ in range(DECISION_LIMIT):
        check_deciders(state)
        if rng.random() < share:
            kept.append((state.copy(), state.record()))
            check_position(game, state, rng)
        if not state.to_act():
            break
        before = state.copy()
        seat = rng.choice(state.to_act())
        move = rng.choice(state.legal_moves(seat))
        told += journal.add(state, seat, state.write(move))
        check_whole(state)
        broken = state.broken_since(before)
        require(not broken, "invariant", f"{broken[:1]} after {state.write(move)}")
    else:
        raise Nonconforming(f"ends: no end after {DECISION_LIMIT} decisions")
    check_end(game, state)
    for copy, record in kept:
        require(copy.record() == record, "copy", "an earlier copy changed later")
    check_journal(journal, state, told)


def check_position(game: Game, state: State, rng: random.Random) -> None:
    """The dear checks at one position."""
    check_any_move(state)
    check_notation(state)
    check_agreement(game, state, rng)
    check_record(game, state)
    check_copy_plays_alike(state, rng)
    check_leaving(state, rng)
    for viewer in [*range(state.players), GALLERY]:
        check_projection(game, state, viewer)
        check_imagined(game, state, viewer, rng)
        check_noninterference(game, state, viewer, rng)


def check_whole(state: State) -> None:
    """Every card is somewhere exactly as often as it exists; the invariants hold."""
    faults = state.card_faults()
    require(not faults, "cards", faults[:1])
    faults = state.faults()
    require(not faults, "invariant", faults[:1])


def check_deciders(state: State) -> None:
    """Who decides has a legal move; nobody else has."""
    acting = state.to_act()
    require(list(acting) == sorted(set(acting)), "deciders", f"to_act is {acting}")
    for seat in [*range(state.players), GALLERY]:
        moves = state.legal_moves(seat)
        require(bool(moves) == (seat in acting), "deciders", f"seat {seat} has {len(moves)} moves")
        require(len(moves) == len(set(moves)), "deciders", f"seat {seat} has a move twice")


def check_any_move(state: State) -> None:
    """What `any_turn_move` finds is a legal move of the seat on turn."""
    if state.ending or state.questions:
        return
    for seed in range(ANY_MOVES):
        move = state.any_turn_move(fast(seed))
        require(move in state.turn_moves(), "any move", f"{move} is not legal")


def check_notation(state: State) -> None:
    """Reading what was written gives the same move."""
    for seat in state.to_act():
        for move in state.legal_moves(seat):
            text = state.write(move)
            require(text.isascii(), "notation", f"{text!r} is not ASCII")
            try:
                again = state.read(seat, text)
            except NotationError as error:
                raise Nonconforming(f"notation: {text!r} is not read: {error}") from None
            require(again == move, "notation", f"{text!r} is read as {again}")


def check_agreement(game: Game, state: State, rng: random.Random) -> None:
    """`legal_moves` and `why_not` agree; a refused move changes nothing."""
    before = state.record()
    for seat in range(state.players):
        legal = state.legal_moves(seat)
        for move in legal + strange_moves(game, state, rng):
            refusal = state.why_not(seat, move)
            listed = move in legal or (refusal is None and state.in_steps(move))
            require(listed == (refusal is None), "agreement", f"{move} of {seat}: {refusal}")
            require(state.record() == before, "asking", "why_not changed the state")
            if refusal is None:
                continue
            require(refusal.rule in game.rules, "agreement", f"no rule {refusal.rule}")
            try:
                state.submit(seat, move)
            except IllegalMove as error:
                require(error.refusal == refusal, "refused", "submit gives another reason")
            else:
                raise Nonconforming(f"refused: {move} was made although {refusal}")
            require(state.record() == before, "refused", f"{move} was refused and changed things")
            require(not state.events, "refused", f"{move} was refused and told of")


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


def check_record(game: Game, state: State) -> None:
    """A restored state is equal, and offers the same."""
    record = state.record()
    again = game.restore(record)
    require(again.record() == record, "record", "the restored state has another record")
    try:
        again.copy()
    except AttributeError as error:
        raise Nonconforming(f"record: it does not hold the whole state: {error}") from None
    require(again.to_act() == state.to_act(), "record", "the restored state asks others")
    for seat in state.to_act():
        same = again.legal_moves(seat) == state.legal_moves(seat)
        require(same, "record", f"the restored state offers seat {seat} other moves")


def check_copy_plays_alike(state: State, rng: random.Random) -> None:
    """A copy is equal, goes the same way, and its way touches nobody else."""
    record = state.record()
    one, two = state.copy(), state.copy()
    made = []
    for _ in range(12):
        if not one.to_act():
            break
        seat = rng.choice(one.to_act())
        move = rng.choice(one.legal_moves(seat))
        made.append((seat, move))
        one.play(seat, move)
    untouched = state.record() == two.record() == record
    require(untouched, "copy", "playing on a copy changed the original or another copy")
    for seat, move in made:
        two.play(seat, move)
    require(one.record() == two.record(), "copy", "two copies went different ways")


def check_leaving(state: State, rng: random.Random) -> None:
    """Leaving is refused, or leaves a whole table behind."""
    other = state.copy()
    record = other.record()
    try:
        other.leave(rng.randrange(other.players))
    except IllegalMove:
        require(other.record() == record, "leaving", "a refused leave changed the state")
    else:
        check_whole(other)
        check_deciders(other)


def check_projection(game: Game, state: State, viewer: int) -> None:
    """A projection hides what its viewer may not see, and offers him what the state does."""
    before = state.record()
    seen = state.seen_by(viewer)
    require(state.record() == before, "asking", "seen_by changed the state")
    require(not seen.chance.record(), "projection", "it holds the chance")
    for true, shown in zip(state.zones(), seen.zones(), strict=True):
        require(len(true.cards) == len(shown.cards), "projection", f"{true.name} has another size")
        visible = [card for card in shown.cards if card != UNSEEN]
        if true.audience >> viewer & 1:
            require(shown.cards == true.cards, "projection", f"{true.name} should be seen")
        else:
            leak = visible != sorted(true.known)
            require(not leak, "projection", f"{true.name} of {true.seat} leaks to {viewer}")
    require(seen.legal_moves(viewer) == state.legal_moves(viewer), "projection", "other moves")
    require(seen.seen_by(viewer).record() == seen.record(), "projection", "seen twice differs")
    restored = game.restore(seen.record())
    require(restored.record() == seen.record(), "projection", "its record is not restored")


def check_imagined(game: Game, state: State, viewer: int, rng: random.Random) -> None:
    """An imagined state is whole, possible, and looks the same to its viewer."""
    seen = state.seen_by(viewer)
    full = seen.imagined(fast(rng.randrange(1 << 30)))
    faults = full.faults()
    require(not faults, "imagined", faults[:1])
    again = full.seen_by(viewer)
    require(again.record() == seen.record(), "imagined", f"seat {viewer} can tell the difference")
    shown, truth = game.table(again, viewer), game.table(seen, viewer)
    require(shown == truth, "imagined", f"seat {viewer} is shown another table")


# Non-interference.


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
    one.events.clear()
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
        first = [event.seen_by(viewer) for event in one.events]
        second = [event.seen_by(viewer) for event in two.events]
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


def check_release(game: Game, first: list[Event], second: list[Event], viewer: int) -> None:
    """Where two stories part, the event that tells them apart is one the game declares to."""
    at = 0
    while at < len(first) and at < len(second) and first[at] == second[at]:
        at += 1
    for story in (first, second):
        if at < len(story):
            event = story[at]
            audience = game.makes_known(event.kind)
            told = audience == ALL or (audience in (ACTOR, PAIR) and event.seat == viewer)
            told = told or (audience == PAIR and event.number == viewer)
            require(told, "non-interference", f"seat {viewer} learns from {event}")


# The end.


def check_end(game: Game, state: State) -> None:
    """An ending has a rule, and scores for all."""
    require(state.ending in game.rules, "ends", f"the ending {state.ending!r} is no rule")
    outcome = state.outcome()
    require(outcome.reason == state.ending, "ends", "the outcome has another reason")
    require(len(outcome.scores) == state.players, "ends", "not everybody has a score")
    there = all(0 <= seat < state.players for seat in outcome.winners)
    require(there, "ends", f"winners {outcome.winners}")


def check_journal(journal: Journal, state: State, told: list[Event]) -> None:
    """The journal replays byte for byte: states, events and outcome."""
    try:
        story = [(last.record(), happened) for last, happened in journal.replay()]
        require(story[-1][0] == state.record(), "journal", "the replay ends in another state")
        events = [event for _, happened in story for event in happened]
        require(events == told, "journal", "the replay tells another story")
        journal.close()
        again = load(journal.dump()) if known(journal.game) else journal
        again.verify()
    except BadInput as error:
        raise Nonconforming(f"journal: {error}") from None
    require(again.dump() == journal.dump(), "journal", "it is not read as it was written")


def known(game: Game) -> bool:
    """Whether the registry has the game: an outsider may test one that is not installed yet."""
    return all_games().get(game.id) is game
