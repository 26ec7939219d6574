"""Players read of a table what their seat may know, and nothing else.

In playouts the rule of thumb is asked about full states: it has to say the same there, and in any
world that its seat cannot tell from the true one. Prospects judge a world with all its cards.
"""

from speeltafel.conformance.tried import Tried
from speeltafel.engine.advice import advice, luck_of, why
from speeltafel.engine.chance import fast
from speeltafel.engine.conformance import Nonconforming, Setting, require
from speeltafel.engine.drive import Observer, drive
from speeltafel.engine.events import Event
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move
from speeltafel.engine.state import State
from speeltafel.engine.view import Said
from speeltafel.texts import LANGUAGES, texts

DECISIONS = 100
"""Of one game are looked at."""
NEARLY = 1e-9


def check_players(game: Game, setting: Setting, seed: int, tried: Tried) -> None:
    state = game.deal(setting.players, seed, setting.options, quiet=True)
    judge = Judge(game, seed, state.round, tried)
    drive(state, judge.decide, (judge,), DECISIONS)


class Judge(Observer):
    """Has the rule of thumb decide, and looks at what it and the prospects read."""

    def __init__(self, game: Game, seed: int, first: int, tried: Tried) -> None:
        self.game = game
        self.seed = seed
        self.tried = tried
        self.round = first
        self.made = 0

    def decide(self, state: State, seats: tuple[int, ...]) -> tuple[int, Move]:
        seat = seats[self.made % len(seats)]
        self.round = state.round
        move = check_choice(self.game, state, seat, self.seed + self.made)
        check_opinions(self.game, state, seat, self.seed + self.made)
        check_advice(self.game, state, seat, self.seed + self.made)
        self.made += 1
        self.tried.count("choices of the rule of thumb")
        return seat, move

    def after(self, state: State, events: list[Event]) -> None:
        judged = self.game.horizon and state.at_rest() and not state.questions
        ended = state.round != self.round or state.ending
        if self.game.prospects is not None and (ended or judged):
            check_prospects(self.game, state)
            self.tried.count("prospects")


def check_choice(game: Game, state: State, seat: int, seed: int) -> Move:
    """The same move on the projection, on the full state, and in an imagined world."""
    seen = state.seen_by(seat)
    before = seen.record()
    move = game.heuristic(seen, seat, fast(seed))
    require(move in state.legal_moves(seat), "rule of thumb", f"{move} is not legal")
    require(seen.record() == before, "rule of thumb", "it changed the table")
    for name, table in worlds(state, seat, seed):
        same = game.heuristic(table, seat, fast(seed)) == move
        require(same, "rule of thumb", f"seat {seat} makes another move {name}")
    return move


def worlds(state: State, seat: int, seed: int) -> list[tuple[str, State]]:
    """Tables that a seat cannot tell apart, with all cards in them."""
    imagined = state.seen_by(seat).imagined(fast(seed))
    return [("on the full state", state), ("in an imagined world", imagined)]


def check_advice(game: Game, state: State, seat: int, seed: int) -> None:
    """The rule of thumb's own move, with a reason that can be said; the same in all such worlds.

    A reason is asked for any move: so another one gets its sentence too.
    """
    seen = state.seen_by(seat)
    before = seen.record()
    told = advice(game, seen, seat)
    own = game.heuristic(seen, seat, luck_of(seen))
    require(told.move == own, "advice", f"{told.move} is not what the rule of thumb does")
    moves = state.legal_moves(seat)
    require(told.move in moves, "advice", f"{told.move} is not legal")
    other = moves[seed % len(moves)]
    reasons = [told.why, why(game, seen, seat, other)]
    require(seen.record() == before, "advice", "it changed the table")
    for name, table in worlds(state, seat, seed):
        looked = table.seen_by(seat)
        same = advice(game, looked, seat) == told
        require(same, "advice", f"seat {seat} is told something else {name}")
        if game.reason is not None and len(moves) > 1:
            on_full = [game.reason(table, seat, move) for move in (told.move, other)]
            require(on_full == reasons, "advice", f"seat {seat} has another reason {name}")
    for said in reasons:
        check_said(game, said)


def check_said(game: Game, said: Said) -> None:
    for language in LANGUAGES:
        try:
            spoken = texts(game, language).say(said, str)
        except KeyError as error:
            raise Nonconforming(f"texts: {error.args[0]}") from None
        require(bool(spoken), "advice", f"{said.id} is empty")


def check_opinions(game: Game, state: State, seat: int, seed: int) -> None:
    if game.opinions is None:
        return
    moves = state.legal_moves(seat)
    found = game.opinions(state.seen_by(seat), seat, moves)
    require(len(found) == len(moves), "opinions", f"{len(found)} about {len(moves)} moves")
    for name, table in worlds(state, seat, seed):
        same = game.opinions(table, seat, moves) == found
        require(same, "opinions", f"seat {seat} thinks otherwise {name}")


def check_prospects(game: Game, state: State) -> None:
    """A chance for each seat; together one, unless all win together or nobody has won."""
    assert game.prospects is not None
    nobody = not state.to_act() and not state.outcome().winners
    before = state.record()
    found = game.prospects(state)
    require(state.record() == before, "prospects", "they changed the table")
    require(len(found) == state.players, "prospects", f"{len(found)} of {state.players}")
    chances = all(0 <= part <= 1 for part in found)
    whole = game.cooperative or abs(sum(found) - (not nobody)) < NEARLY
    require(chances and whole, "prospects", f"{found} are no chances")
    if state.ending:
        winners = state.outcome().winners
        settled = all((part > 0) == (seat in winners) for seat, part in enumerate(found))
        require(settled, "prospects", f"{found}, but {winners} won")
