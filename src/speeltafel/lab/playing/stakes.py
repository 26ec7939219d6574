"""How much a decision matters: what the best move wins more often than the second best.

Rule-of-thumb players play a game, and a search weighs a few of its free decisions from what the
seat could know. Which two moves are the best is told in one lot of worlds, how far they are apart
in another: a difference told by the worlds that chose it would be too large. Where the search errs
about the best, the figure comes out too small.
"""

from collections.abc import Sequence

from speeltafel.bots import Stories, budget_of, search_of
from speeltafel.bots import bot as bot_named
from speeltafel.bots.coaching import differences
from speeltafel.engine.chance import fast
from speeltafel.engine.drive import Decide, Observer, drive
from speeltafel.engine.events import Event
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move
from speeltafel.engine.registry import game as game_named
from speeltafel.engine.state import State
from speeltafel.lab.counting.facts import STAKE, STAKED
from speeltafel.lab.counting.tally import WHOLE, Tally
from speeltafel.lab.playing.company import LAB_BUDGET
from speeltafel.lab.playing.order import Order, game_seed

PLAYERS_LEVEL = "rule"
SAMPLED = 3
"""Decisions of a game that are weighed; a game is one observation."""


class Weighing(Observer):
    """Counts a game's free decisions, and weighs those of these numbers."""

    def __init__(self, game: Game, players: int, chosen: Sequence[int], seed: int) -> None:
        self.game = game
        self.chosen = chosen
        self.free = 0
        self.found: list[float] = []
        self.chance = fast(seed)
        self.stories = Stories(range(players) if chosen else (), game.recalled)

    def before(self, state: State, seats: tuple[int, ...], seat: int, move: Move) -> None:
        if len(state.legal_moves(seat)) == 1:
            return
        if self.free in self.chosen:
            self.found.append(self.stake(state, seat))
        self.free += 1

    def after(self, state: State, events: list[Event]) -> None:
        self.stories.note(state, events)

    def stake(self, state: State, seat: int) -> float:
        """Nothing is at stake where only one move is worth trying."""
        budget, seen, story = budget_of(LAB_BUDGET), state.seen_by(seat), self.stories.of(seat)
        best, *others = search_of(self.game, seen, seat, self.chance, story).finalists(budget)
        if not others:
            return 0.0
        # Without a look at the next decisions: to try them out would cost the best move most.
        weighs = search_of(self.game, seen, seat, self.chance, story, depth=0)
        apart = differences(weighs, best.move, others[0].move, budget)
        return sum(apart) / len(apart)


def play_stakes(order: Order, number: int) -> Tally:
    """One game, and again with some of its decisions weighed."""
    game, seed = game_named(order.game), game_seed(order.seed, number)
    setup = game.setup(order.players, order.options)

    def weighed(chosen: Sequence[int]) -> Weighing:
        weighing = Weighing(game, order.players, chosen, seed + 2)
        state = game.deal_again(setup, seed, quiet=not chosen)
        drive(state, by_rule_of_thumb(game, seed + 1), (weighing,))
        return weighing

    free = weighed(()).free
    luck = fast(seed + 3)
    found = weighed([luck.below(free) for _ in range(SAMPLED)]).found if free else []
    tally = Tally()
    mean = sum(found) / len(found) if found else 0.0
    tally.note({STAKE: round(WHOLE * mean), STAKED: int(bool(found))})
    tally.products[STAKE, STAKED] = tally.sums[STAKE]
    return tally


def by_rule_of_thumb(game: Game, seed: int) -> Decide:
    rule, chance = bot_named(game, PLAYERS_LEVEL), fast(seed)

    def decide(state: State, seats: tuple[int, ...]) -> tuple[int, Move]:
        return seats[0], rule(state.seen_by(seats[0]), seats[0], chance)

    return decide
