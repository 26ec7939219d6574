"""A plain thinker, to measure what hidden cards are worth.

It imagines a few worlds, plays each of some moves in all of them, lets rule players go on to the
end of the round (in a game with a horizon only so far, where its prospects judge), and takes the
move that leaves it furthest ahead. Given a full state as if it were what its seat sees, every world
it imagines is the true one: the same thinker, cheating. What it gains by that is the value of what
the game hides.

It is no opponent for people: it thinks in a fixed number of worlds, not in time, so that the same
seed gives the same figures.
"""

from collections.abc import Callable

from speeltafel.engine.chance import NO_CHANCE, Chance
from speeltafel.engine.events import GALLERY
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move
from speeltafel.engine.state import State

WORLDS = 4
MOVES = 8
"""Of more moves than this only some are thought about."""
LONGEST = 2000
"""Decisions after which a round is judged as it stands."""
VICTORY = 1000
"""What winning together is worth beside points."""


Thinks = Callable[[State, int, Chance], Move]
"""Is given its seat's projection; and where it is to cheat, a full state."""


def thinker(game: Game) -> Thinks:
    def think(seen: State, seat: int, chance: Chance) -> Move:
        moves = candidates(game, seen, seat, chance)
        if len(moves) == 1:
            return moves[0]
        worth = [0.0] * len(moves)
        for _ in range(WORLDS):
            world = seen.imagined(chance)
            chance.below(2)  # the next world is another one
            for at, move in enumerate(moves):
                future = world.copy()
                future.play(seat, move)
                finish_round(game, future, chance)
                worth[at] += ahead(game, future, seat)
        return moves[worth.index(max(worth))]

    return think


def candidates(game: Game, seen: State, seat: int, chance: Chance) -> list[Move]:
    """The moves to think about: first what a rule player would do, which also settles ties."""
    moves = seen.legal_moves(seat)
    if len(moves) == 1:
        return moves
    first = game.heuristic(seen.seen_by(seat), seat, chance)
    places = [place for place, move in enumerate(moves) if move != first]
    if len(places) >= MOVES:
        chance.shuffle(places)
    return [first, *[moves[place] for place in sorted(places[: MOVES - 1])]]


def finish_round(game: Game, state: State, chance: Chance) -> None:
    """Let rule players play until the round is over, or the game, or the horizon is reached."""
    this = state.round
    horizon = game.horizon or LONGEST
    for made in range(LONGEST):
        seats = state.to_act()
        if not seats or state.round != this:
            return
        if made >= horizon and not state.questions and state.at_rest():
            return
        state.play(seats[0], game.heuristic(state.seen_by(seats[0]), seats[0], chance))


def everything(state: State) -> State:
    """A full state without its luck to come; only the lab's cheater gets one."""
    seen = state.copy()
    seen.chance = NO_CHANCE
    seen.quiet = True
    seen.happened = None
    return seen


def ahead(game: Game, state: State, seat: int) -> float:
    """How far a seat is ahead of the others."""
    if game.horizon and game.prospects and not state.questions:
        return game.prospects(state)[seat]
    if state.ending and not state.questions:
        outcome = state.outcome()
        scores = list(outcome.scores)
        won = bool(outcome.winners)
    else:
        scores = [view.score for view in game.view(state.seen_by(GALLERY)).seats]
        won = False
    sign = -1 if game.lowest_wins else 1
    if game.cooperative:
        return VICTORY * won + sign * sum(scores)
    mine = scores.pop(seat)
    return sign * (mine - sum(scores) / len(scores))
