"""Plays the games of an order, alone or beside other orders on the same deals."""

from collections.abc import Sequence
from functools import partial

from speeltafel.bots import budget_of
from speeltafel.engine.chance import fast
from speeltafel.engine.drive import drive
from speeltafel.engine.events import Event
from speeltafel.engine.playout import play_randomly, random_decision
from speeltafel.engine.registry import game as game_named
from speeltafel.engine.state import State
from speeltafel.lab.counting.assets import Assets
from speeltafel.lab.counting.facts import DECISIONS, ROUNDS, Facts
from speeltafel.lab.counting.pulse import Pulse
from speeltafel.lab.counting.ratios import Apart, Overs
from speeltafel.lab.counting.tally import Tally
from speeltafel.lab.counting.watch import Listening, Watch, basic_facts, study_facts
from speeltafel.lab.playing.company import LAB_BUDGET, Company
from speeltafel.lab.playing.order import Order, game_seed


def play_games(
    order: Order, first: int, last: int, watched: bool = False, assets: bool = False
) -> Tally:
    """The games number `first` to `last - 1` of the series."""
    tally = Tally()
    play = Playing(order, watched, assets)
    overs = Overs(play.game)
    for number in range(first, last):
        facts = play(number, tally)
        tally.note(facts)
        if watched:
            overs.note(tally, facts)
    return tally


def play_pairs(orders: Sequence[Order], first: int, last: int) -> tuple[list[Tally], list[Apart]]:
    """The same games under several orders: the facts of each, and how they differ from the first.

    They differ game by game, since the games number n all have the same deal.
    """
    tallies = [Tally() for _ in orders]
    apart = [Apart() for _ in orders]
    players = [Playing(order, True) for order in orders]
    overs = Overs(players[0].game)
    for number in range(first, last):
        base: Facts = {}
        for play, tally, difference in zip(players, tallies, apart, strict=True):
            facts = play(number, tally)
            tally.note(facts)
            overs.note(tally, facts)
            base = base or facts
            difference.note(base, facts, overs)
    return tallies, apart


class Playing:
    """Plays single games of an order."""

    def __init__(self, order: Order, watched: bool, assets: bool = False) -> None:
        self.order = order
        self.assets = assets
        """Whether it is noted what wins: many facts, which would make comparing slow."""
        self.game = game_named(order.game)
        self.setup = self.game.setup(order.players, order.options)
        self.watched = watched
        self.budget = budget_of(LAB_BUDGET)

    def __call__(self, number: int, tally: Tally) -> Facts:
        """Play the game of this number; its spreads go into the tally."""
        game = self.game
        seed = game_seed(self.order.seed, number)
        company = Company(game, (self.order.bot,) * self.order.players, self.budget)
        quiet = not self.watched and game.study is None and not company.listens
        state = game.deal_again(self.setup, seed, quiet)
        if self.watched:
            facts = self.watch(state, company, seed + 1, tally)
        else:
            decisions, happened = self.play_unwatched(state, company, seed + 1)
            facts = basic_facts(state, state.outcome(), decisions)
            facts |= study_facts(game, state, happened)
        for fact in (ROUNDS, DECISIONS):
            tally.note_spread(fact.what, {facts[fact]: 1})
        return facts

    def watch(self, state: State, company: Company, seed: int, tally: Tally) -> Facts:
        watch = Watch(self.game, state)
        chance = fast(seed)
        decide = company.playing(chance)
        if self.order.bot == "random":
            decide = partial(random_decision, chance)
        pulse, assets = Pulse(self.game), Assets(self.game, self.order.players)
        looking = (watch, pulse, assets) if self.assets else (watch, pulse)
        drive(state, decide, (*looking, company))
        facts = watch.facts(state) | pulse.facts()
        if self.assets:
            facts |= assets.facts(state.outcome().winners)
        watch.spread_into(tally, facts)
        return facts

    def play_unwatched(self, state: State, company: Company, seed: int) -> tuple[int, list[Event]]:
        """Play to the end; the number of decisions, and the events."""
        chance = fast(seed)
        if self.order.bot == "random":
            return play_randomly(state, chance), state.take_events()
        listening = Listening()
        decisions = drive(state, company.playing(chance), (company, listening))
        return decisions, listening.happened
