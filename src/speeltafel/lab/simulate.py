"""Many games, and the figures: the same seed gives the same figures on any number of workers."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from time import perf_counter

from speeltafel.bots import SEARCH, budget_of
from speeltafel.bots import bot as bot_named
from speeltafel.engine.chance import fast
from speeltafel.engine.drive import drive
from speeltafel.engine.errors import BadInput
from speeltafel.engine.events import Event
from speeltafel.engine.game import Game
from speeltafel.engine.playout import play_randomly, random_decision
from speeltafel.engine.registry import game as game_named
from speeltafel.engine.state import State
from speeltafel.lab.company import LAB_BUDGET, Company
from speeltafel.lab.figures import deviation, mean, spread_of
from speeltafel.lab.progress import Tell, silence
from speeltafel.lab.ratios import Apart, Overs
from speeltafel.lab.tally import Facts, Tally
from speeltafel.lab.watch import Listening, Watch, basic_facts, study_facts
from speeltafel.lab.work import Crew, Job

CHUNK = 250
"""Games in one piece of work: small enough for a lively progress bar."""
WATCHED = 50
"""The same for games that take longer, so that little is lost when they are broken off."""
SEARCHED = 1
"""A game of bots that search takes seconds."""


@dataclass(frozen=True)
class Order:
    """What to simulate."""

    game: str
    players: int
    games: int
    options: Mapping[str, object]
    bot: str = "random"
    seed: int = 0


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a series."""
    return int.from_bytes(hashlib.blake2b(b"%d:%d" % (seed, number), digest_size=7).digest(), "big")


def check(order: Order) -> Game:
    """The game of an order that makes sense; BadInput says what does not."""
    if order.games < 1:
        raise BadInput(f"the number of games has to be 1 or more, not {order.games}")
    game = game_named(order.game)
    game.setup(order.players, order.options)
    bot_named(game, order.bot)
    return game


def simulate(order: Order, crew: Crew, progress: Tell = silence) -> dict[str, object]:
    """Play the games and give the figures."""
    start = perf_counter()
    tally = play_all(order, crew, progress)
    return figures(order, game_named(order.game), tally, perf_counter() - start)


def play_all(order: Order, crew: Crew, progress: Tell = silence) -> Tally:
    """Play the games, unwatched; `progress` is told how many games are done.

    Broken off with Ctrl-C it gives the facts of the games that are done.
    """
    check(order)
    tally = Tally()
    size = CHUNK if order.bot == "random" else watched_at_once(order.bot)
    jobs = [Job(("games", a), play_games, (order, a, b)) for a, b in chunks(order.games, size)]

    def take(_job: Job, part: Tally) -> None:
        tally.add(part)
        progress(tally.games, order.games)

    crew.results(jobs, take)
    if not tally.games:
        raise BadInput("broken off before the first games were done")
    return tally


def watched_at_once(level: str) -> int:
    """Games of this level in one piece of work."""
    return SEARCHED if level == SEARCH else WATCHED


def chunks(games: int, size: int) -> list[tuple[int, int]]:
    return [(a, min(a + size, games)) for a in range(0, games, size)]


def play_games(order: Order, first: int, last: int, watched: bool = False) -> Tally:
    """The games number `first` to `last - 1` of the series."""
    tally = Tally()
    play = Player(order, watched)
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
    players = [Player(order, True) for order in orders]
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


class Player:
    """Plays single games of an order."""

    def __init__(self, order: Order, watched: bool) -> None:
        self.order = order
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
        for name in ("rounds", "decisions"):
            tally.note_spread(name, {facts[name]: 1})
        return facts

    def watch(self, state: State, company: Company, seed: int, tally: Tally) -> Facts:
        watch = Watch(self.game, state)
        chance = fast(seed)
        decide = company.playing(chance)
        if self.order.bot == "random":
            decide = partial(random_decision, chance)
        drive(state, decide, (watch, company))
        facts = watch.facts(state)
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


def figures(order: Order, game: Game, tally: Tally, seconds: float) -> dict[str, object]:
    seats = range(order.players)
    return {
        "game": game.id,
        "version": game.version,
        "players": order.players,
        "options": dict(game.setup(order.players, order.options).options),
        "bot": order.bot,
        "seed": order.seed,
        "games": tally.games,
        "decisions": tally.sums["decisions"],
        "seconds": round(seconds, 3),
        "rounds": spread_of(tally, "rounds"),
        "decisions_per_game": spread_of(tally, "decisions"),
        "wins": [tally.sums[f"won:{seat}"] for seat in seats],
        "shared_wins": tally.sums["shared"],
        "scores": {
            "mean": [mean(tally, f"score:{seat}") for seat in seats],
            "sd": [deviation(tally, f"score:{seat}") for seat in seats],
        },
        "endings": tally.named("ending"),
        **(game.study.figures(tally.named("study"), tally.games) if game.study else {}),
    }
