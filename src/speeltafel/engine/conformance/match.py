"""One random game from the deal to the end, held against the contract on the way."""

import random
from itertools import cycle

from speeltafel.engine.chance import fast
from speeltafel.engine.conformance.failing import Nonconforming, require
from speeltafel.engine.conformance.position import check_deciders, check_position, check_whole
from speeltafel.engine.conformance.settings import Setting
from speeltafel.engine.drive import Legal, Observer, at_random, drive
from speeltafel.engine.errors import BadInput
from speeltafel.engine.events import GALLERY, Event
from speeltafel.engine.game import Game
from speeltafel.engine.journal import Digest, Journal, Scribe, load
from speeltafel.engine.moves import IllegalMove, Move
from speeltafel.engine.playout import play_randomly
from speeltafel.engine.setup import returns
from speeltafel.engine.state import State

DECISION_LIMIT = 250_000
"""No game may need more decisions than this; ten players of Edden can need 240,000."""
NEARLY = 1e-9


def check_match(game: Game, setting: Setting, seed: int, positions: int = 10) -> tuple[int, int]:
    """Play one random game, checking on the way; a crash is a failed check as well.

    Returns how many decisions were made, and how many positions had the dear checks.
    """
    try:
        return walk(game, setting, seed, positions)
    except IllegalMove as error:
        raise Nonconforming(f"agreement: a listed move is refused: {error}") from error
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise Nonconforming(f"crash: {type(error).__name__}: {error}") from error


class Held(Observer):
    """Holds every state against the game's invariants, and hears what happens."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.viewers = cycle([*range(players), GALLERY])
        self.digest = Digest()
        self.told: set[str] = set()
        self.last: State | None = None
        self.move = ""

    def before(self, state: State, seats: tuple[int, ...], seat: int, move: Move) -> None:
        self.last = state.copy()
        self.move = state.write(move)

    def on_the_way(self, steps: list[State]) -> None:
        for step in steps:
            check_shown(self.game, step, next(self.viewers))

    def after(self, state: State, events: list[Event]) -> None:
        self.told.update([event.kind for event in events])
        self.digest.add(state, events)
        check_whole(state)
        if self.last is not None:
            broken = state.broken_since(self.last)
            require(not broken, "invariant", f"{broken[:1]} after {self.move}")


def walk(game: Game, setting: Setting, seed: int, positions: int) -> tuple[int, int]:
    rng = random.Random(seed)
    trial = game.deal(setting.players, seed, setting.options, quiet=True)
    share = positions / play_randomly(trial, fast(seed), DECISION_LIMIT)
    journal = Journal(game, setting.players, setting.options, seed)
    state = journal.start()
    kept: list[tuple[State, str]] = []
    choose = at_random(rng)

    def look() -> None:
        check_deciders(state)
        if rng.random() < share:
            kept.append((state.copy(), state.record()))
            check_position(game, state, rng)

    def decide(state: State, seats: tuple[int, ...]) -> tuple[int, Move]:
        look()
        return choose(state, seats)

    held = Held(game, setting.players)
    decisions = drive(state, decide, (Legal(), Scribe(journal), held), DECISION_LIMIT)
    require(not state.to_act(), "ends", f"no end after {DECISION_LIMIT} decisions")
    look()
    check_end(game, state)
    check_told(game, state, held.told)
    for copy, record in kept:
        require(copy.record() == record, "copy", "an earlier copy changed later")
    journal.closing = held.digest.closing(decisions, state)
    check_journal(journal)
    return decisions, len(kept)


def check_end(game: Game, state: State) -> None:
    """An ending has a rule, and scores for all, which are worth something from -1 to 1."""
    require(state.ending in game.rules, "ends", f"the ending {state.ending!r} is no rule")
    outcome = state.outcome()
    require(outcome.reason == state.ending, "ends", "the outcome has another reason")
    require(len(outcome.scores) == state.players, "ends", "not everybody has a score")
    there = all(0 <= seat < state.players for seat in outcome.winners)
    require(there, "ends", f"winners {outcome.winners}")
    worth = returns(outcome, game.cooperative)
    fair = game.cooperative or abs(sum(worth)) < NEARLY
    require(fair and max(map(abs, worth)) <= 1, "ends", f"it is worth {worth}")


def check_told(game: Game, state: State, told: set[str]) -> None:
    """What happens is of a kind that the game names, and that its options let happen."""
    needs = {kind.name: kind.needs for kind in game.events}
    for kind in told:
        require(kind in needs, "events", f"{kind} is told and stands nowhere")
        met = game.options.is_met(needs[kind], state.setup.options)
        require(met, "events", f"{kind} came without {needs[kind]}")


def check_shown(game: Game, step: State, viewer: int) -> None:
    """A step on the way can be looked at; nothing is to be done there.

    Rules let see amid a move, when a table may stand as it never does when somebody decides.
    """
    events = [
        [event.seen_by(viewer) for event in part]
        for part in (step.happened or [], step.told_before())
    ]
    seen = game.shown(step.seen_by(viewer), *events)
    idle = not (seen.moves or seen.reactions or seen.series or seen.gathering)
    require(idle, "steps", "somebody may decide on the way")


def check_journal(journal: Journal) -> None:
    """It reads as it was written, and replays byte for byte: states, events and outcome."""
    try:
        again = load(journal.dump(), journal.game)
        require(again.dump() == journal.dump(), "journal", "it is not read as it was written")
        again.verify()
    except BadInput as error:
        raise Nonconforming(f"journal: {error}") from None
