"""The conformance suite: what every game has to pass, ours and an outsider's alike.

`conform(game)` plays random games under many settings and holds every position against the
engine's contract. The heart of it is non-interference: a second state that differs only in what a
seat cannot know must look the same to that seat, now and after the same visible moves.
"""

import itertools
import random
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from speeltafel.engine.chance import fast
from speeltafel.engine.drive import Legal, Observer, drive
from speeltafel.engine.errors import BadInput
from speeltafel.engine.events import GALLERY, UNSEEN, Event
from speeltafel.engine.game import Game
from speeltafel.engine.journal import Journal, Scribe, load
from speeltafel.engine.moves import IllegalMove, Move
from speeltafel.engine.noninterference import (
    Nonconforming,
    check_noninterference,
    check_release,
    common_moves,
    redealt,
    require,
    strange_moves,
)
from speeltafel.engine.notation import NotationError
from speeltafel.engine.playout import play_randomly
from speeltafel.engine.registry import all_games
from speeltafel.engine.releases import Releases
from speeltafel.engine.scenario import run, scenarios_of
from speeltafel.engine.state import State

__all__ = [
    "ALL_PAIRS",
    "DECISION_LIMIT",
    "Nonconforming",
    "Setting",
    "all_pairs",
    "allowed",
    "check_end",
    "check_match",
    "check_position",
    "check_release",
    "check_releases",
    "common_moves",
    "conform",
    "redealt",
    "settings",
    "strange_moves",
]

DECISION_LIMIT = 100_000
"""No game may need more decisions than this."""


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
    check_releases(game, settings(game, pairs, seed, mixtures), seed)
    return played


def check_releases(game: Game, several: Iterable[Setting], seed: int = 0) -> None:
    """Whatever a game says to make something known does so, where it happened often enough."""
    releases = Releases(game)
    for scenario in scenarios_of(game):
        run(game, scenario, releases.look_at)
    for number, setting in enumerate(several):
        releases.watch(game.deal(setting.players, seed + number, setting.options), seed + number)
    needless = releases.needless()
    require(not needless, "releases", f"nobody ever learns anything from {', '.join(needless)}")


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


def check_match(game: Game, setting: Setting, seed: int, positions: int = 10) -> None:
    """Play one random game, checking on the way; a crash is a failed check as well."""
    try:
        walk(game, setting, seed, positions)
    except IllegalMove as error:
        raise Nonconforming(f"agreement: a listed move is refused: {error}") from error
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise Nonconforming(f"crash: {type(error).__name__}: {error}") from error


class Held(Observer):
    """Holds every state against the game's invariants, and hears what happens."""

    def __init__(self) -> None:
        self.told: list[Event] = []
        self.last: State | None = None
        self.move = ""

    def before(self, state: State, seats: tuple[int, ...], seat: int, move: Move) -> None:
        self.last = state.copy()
        self.move = state.write(move)

    def after(self, state: State, events: list[Event]) -> None:
        self.told += events
        check_whole(state)
        if self.last is not None:
            broken = state.broken_since(self.last)
            require(not broken, "invariant", f"{broken[:1]} after {self.move}")


def walk(game: Game, setting: Setting, seed: int, positions: int) -> None:
    rng = random.Random(seed)
    trial = game.deal(setting.players, seed, setting.options, quiet=True)
    share = positions / play_randomly(trial, fast(seed), DECISION_LIMIT)
    journal = Journal(game, setting.players, setting.options, seed)
    state = journal.start()
    kept: list[tuple[State, str]] = []

    def look() -> None:
        check_deciders(state)
        if rng.random() < share:
            kept.append((state.copy(), state.record()))
            check_position(game, state, rng)

    def decide(state: State, seats: tuple[int, ...]) -> tuple[int, Move]:
        look()
        seat = rng.choice(seats)
        return seat, rng.choice(state.legal_moves(seat))

    held = Held()
    drive(state, decide, (Legal(), Scribe(journal), held), DECISION_LIMIT)
    require(not state.to_act(), "ends", f"no end after {DECISION_LIMIT} decisions")
    look()
    told = held.told
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
            require(not state.take_events(), "refused", f"{move} was refused and told of")


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
