"""One position, held against the engine's contract."""

import pickle
import random
from collections.abc import Callable

from speeltafel.engine.chance import fast
from speeltafel.engine.conformance.failing import Nonconforming, require
from speeltafel.engine.conformance.noninterference import check_noninterference
from speeltafel.engine.conformance.strange import strange_moves
from speeltafel.engine.drive import Observer, at_random, drive
from speeltafel.engine.events import GALLERY, UNSEEN, Event
from speeltafel.engine.game import Game
from speeltafel.engine.moves import IllegalMove, Move, Refusal
from speeltafel.engine.notation import NotationError
from speeltafel.engine.state import EVERYTHING, State

ANY_MOVES = 5


def check_position(game: Game, state: State, rng: random.Random) -> None:
    """The dear checks at one position."""
    check_any_move(state)
    check_notation(state)
    check_agreement(game, state, rng)
    check_record(game, state)
    check_journey(state, rng)
    check_refusals(state)
    check_copy_plays_alike(state, rng)
    check_leaving(state, rng)
    for viewer in [*range(state.players), GALLERY]:
        check_projection(game, state, viewer)
        check_imagined(game, state, viewer, rng)
        check_noninterference(game, state, viewer, rng)


def check_whole(state: State) -> None:
    """Every card is somewhere exactly as often as it exists; the invariants hold."""
    faults = state.faults()
    check = "cards" if faults and state.card_faults() else "invariant"
    require(not faults, check, faults[:1])


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
    """`legal_moves` and `why_not` agree; asking changes nothing, nor does a refused move."""
    before = state.record()
    for seat in range(state.players):
        legal = state.legal_moves(seat)
        refused: list[tuple[Move, Refusal]] = []
        for move in legal + strange_moves(game, state, rng):
            refusal = state.why_not(seat, move)
            listed = move in legal or (refusal is None and state.in_steps(move))
            require(listed == (refusal is None), "agreement", f"{move} of {seat}: {refusal}")
            if refusal is not None:
                require(refusal.rule in game.rules, "agreement", f"no rule {refusal.rule}")
                refused.append((move, refusal))
        require(state.record() == before, "asking", "why_not changed the state")
        for move, refusal in refused:
            check_refused(state, seat, move, refusal)
            require(state.record() == before, "refused", f"{move} was refused and changed things")


def check_refused(state: State, seat: int, move: Move, refusal: Refusal) -> None:
    try:
        state.submit(seat, move)
    except IllegalMove as error:
        require(error.refusal == refusal, "refused", "submit gives another reason")
    else:
        raise Nonconforming(f"refused: {move} was made although {refusal}")
    require(not state.take_events(), "refused", f"{move} was refused and told of")


def check_record(game: Game, state: State) -> None:
    """A restored state is equal, and offers the same."""
    record = state.record()
    try:
        again = game.restore(record)
        again.copy()
    except AttributeError as error:
        raise Nonconforming(f"record: it does not hold the whole state: {error}") from None
    require(again.record() == record, "record", "the restored state has another record")
    require(again.to_act() == state.to_act(), "record", "the restored state asks others")
    for seat in state.to_act():
        same = again.legal_moves(seat) == state.legal_moves(seat)
        require(same, "record", f"the restored state offers seat {seat} other moves")


def check_journey(state: State, rng: random.Random) -> None:
    """A state and a projection come out of a pickle as they went in, and play on alike."""
    try:
        for one in (state, state.seen_by(rng.randrange(state.players))):
            two: State = pickle.loads(pickle.dumps(one))
            same = two.record() == one.record() and two.quiet == one.quiet
            require(same, "journey", "another state arrives than was sent")
            require(two.happened == one.happened, "journey", "what happened is lost on the way")
        check_alike(state.copy(), pickle.loads(pickle.dumps(state)), rng)
    except (AttributeError, TypeError) as error:
        raise Nonconforming(f"journey: it does not hold the whole state: {error}") from None
    except pickle.PicklingError:
        return  # the game was made on the way, and says so


def check_alike(one: State, two: State, rng: random.Random) -> None:
    drive(one, at_random(rng), (Twin(two),), 4)
    require(one.record() == two.record(), "journey", "after it the game goes another way")


class Twin(Observer):
    """Plays the same moves on another state, by which the same has to happen."""

    def __init__(self, other: State) -> None:
        self.other = other

    def before(self, state: State, seats: tuple[int, ...], seat: int, move: Move) -> None:
        self.other.play(seat, move)

    def after(self, state: State, events: list[Event]) -> None:
        same = self.other.take_events() == events
        require(same, "journey", "other things happen after it")


def check_refusals(state: State) -> None:
    """No outcome before the end, no projection for a seat that is not there."""
    asked: list[Callable[[], object]] = [
        lambda: state.seen_by(state.players),
        lambda: state.seen_by(EVERYTHING),
    ]
    if not state.ending:
        asked.append(state.outcome)
    for ask in asked:
        try:
            found = ask()
        except ValueError:
            continue
        raise Nonconforming(f"refused: there is no such seat or end, and yet {found}")


def check_copy_plays_alike(state: State, rng: random.Random) -> None:
    """A copy is equal, goes the same way, and its way touches nobody else."""
    record = state.record()
    one, two = state.copy(), state.copy()
    luck = rng.getstate()
    made = drive(one, at_random(rng), limit=12)
    untouched = state.record() == two.record() == record
    require(untouched, "copy", "playing on a copy changed the original or another copy")
    again = random.Random()
    again.setstate(luck)
    drive(two, at_random(again), limit=made)
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
    why = f"{faults[:1]} as seat {viewer} imagines it: see State.may_hold and State.unveil"
    require(not faults, "imagined", why)
    again = full.seen_by(viewer)
    require(again.record() == seen.record(), "imagined", f"seat {viewer} can tell the difference")
    shown, truth = game.view(again), game.view(seen)
    require(shown == truth, "imagined", f"seat {viewer} is shown another table")
