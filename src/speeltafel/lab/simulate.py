"""Many games, and the figures: the same seed gives the same figures on any number of workers."""

import hashlib
import math
import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from time import perf_counter

from speeltafel.bots import bot as bot_named
from speeltafel.engine.chance import fast
from speeltafel.engine.errors import BadInput
from speeltafel.engine.events import Event
from speeltafel.engine.game import Game
from speeltafel.engine.playout import play_randomly
from speeltafel.engine.registry import game as game_named
from speeltafel.engine.state import State
from speeltafel.lab.progress import silence

CHUNK = 250
"""Games in one piece of work: small enough for a lively progress bar."""


@dataclass(frozen=True)
class Order:
    """What to simulate."""

    game: str
    players: int
    games: int
    options: Mapping[str, object]
    bot: str = "random"
    seed: int = 0


@dataclass
class Tally:
    """Whole numbers only, so that adding tallies in any order gives the same sum."""

    rounds: Counter[int] = field(default_factory=Counter)
    decisions: Counter[int] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    shared: int = 0
    scores: Counter[tuple[int, int]] = field(default_factory=Counter)
    """How often each seat ended with each score."""
    endings: Counter[str] = field(default_factory=Counter)
    studied: Counter[str] = field(default_factory=Counter)
    """What the game's own study counts."""

    def note(self, state: State, decisions: int) -> None:
        outcome = state.outcome()
        self.rounds[state.round] += 1
        self.decisions[decisions] += 1
        self.wins.update(outcome.winners)
        self.shared += len(outcome.winners) > 1
        self.scores.update(enumerate(outcome.scores))
        self.endings[outcome.reason] += 1

    def add(self, other: "Tally") -> None:
        self.rounds += other.rounds
        self.decisions += other.decisions
        self.wins += other.wins
        self.shared += other.shared
        self.scores += other.scores
        self.endings += other.endings
        self.studied.update(other.studied)


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a series."""
    return int.from_bytes(hashlib.blake2b(b"%d:%d" % (seed, number), digest_size=7).digest(), "big")


def simulate(
    order: Order, workers: int = 0, progress: Callable[[int], None] = silence
) -> dict[str, object]:
    """Play the games and give the figures; `progress` is told how many games are done."""
    if order.games < 1:
        raise BadInput(f"the number of games has to be 1 or more, not {order.games}")
    if workers < 0:
        raise BadInput(f"the number of workers has to be 1 or more, not {workers}")
    game = game_named(order.game)
    setup = game.setup(order.players, order.options)
    bot_named(game, order.bot)
    start = perf_counter()
    tally = Tally()
    done = 0
    for part, games in tallies(order, workers or os.cpu_count() or 1):
        tally.add(part)
        done += games
        progress(done)
    return figures(order, game, setup.options, tally, perf_counter() - start)


def tallies(order: Order, workers: int) -> Iterator[tuple[Tally, int]]:
    """Pieces of the work as they are done, each with its number of games."""
    chunks = [(a, min(a + CHUNK, order.games)) for a in range(0, order.games, CHUNK)]
    if workers == 1 or len(chunks) == 1:
        for a, b in chunks:
            yield play_games(order, a, b), b - a
        return
    pool = ProcessPoolExecutor(workers)
    try:
        jobs = {pool.submit(play_games, order, a, b): b - a for a, b in chunks}
        for job in as_completed(jobs):
            yield job.result(), jobs[job]
    finally:
        pool.shutdown(cancel_futures=True)


def play_games(order: Order, first: int, last: int) -> Tally:
    """The games number `first` to `last - 1` of the series."""
    game = game_named(order.game)
    setup = game.setup(order.players, order.options)
    tally = Tally()
    for number in range(first, last):
        seed = game_seed(order.seed, number)
        state = game.deal_again(setup, seed, quiet=game.study is None)
        decisions, happened = play_game(game, state, order.bot, seed + 1)
        tally.note(state, decisions)
        if game.study:
            tally.studied.update(game.study.count(state, happened))
    return tally


def play_game(game: Game, state: State, level: str, seed: int) -> tuple[int, list[Event]]:
    """Play to the end with the same bot in every seat; the number of decisions, and the events."""
    chance = fast(seed)
    if level == "random":
        return play_randomly(state, chance), state.events
    bot = bot_named(game, level)
    decisions = 0
    happened = state.events
    while seats := state.to_act():
        seat = seats[0]
        state.play(seat, bot(state.seen_by(seat), seat, chance))
        happened += state.events
        decisions += 1
    return decisions, happened


def figures(
    order: Order, game: Game, options: Mapping[str, object], tally: Tally, seconds: float
) -> dict[str, object]:
    seats = range(order.players)
    by_seat = [
        Counter({s: n for (who, s), n in tally.scores.items() if who == seat}) for seat in seats
    ]
    return {
        "game": game.id,
        "version": game.version,
        "players": order.players,
        "options": dict(options),
        "bot": order.bot,
        "seed": order.seed,
        "games": order.games,
        "decisions": sum(n * times for n, times in tally.decisions.items()),
        "seconds": round(seconds, 3),
        "rounds": spread(tally.rounds),
        "decisions_per_game": spread(tally.decisions),
        "wins": [tally.wins[seat] for seat in seats],
        "shared_wins": tally.shared,
        "scores": {
            "mean": [mean(counts) for counts in by_seat],
            "sd": [deviation(counts) for counts in by_seat],
        },
        "endings": dict(sorted(tally.endings.items())),
        **(game.study.figures(tally.studied, order.games) if game.study else {}),
    }


def spread(counts: Counter[int]) -> dict[str, float]:
    return {
        "mean": mean(counts),
        "sd": deviation(counts),
        "p50": quantile(counts, 50),
        "p95": quantile(counts, 95),
        "max": max(counts),
    }


def mean(counts: Counter[int]) -> float:
    return round(sum(value * n for value, n in counts.items()) / counts.total(), 4)


def deviation(counts: Counter[int]) -> float:
    total = counts.total()
    first = sum(value * n for value, n in counts.items())
    second = sum(value * value * n for value, n in counts.items())
    return round(math.sqrt(max(0, total * second - first * first)) / total, 4)


def quantile(counts: Counter[int], percent: int) -> int:
    """The smallest value that at least this share of the games does not exceed."""
    wanted = counts.total() * percent
    seen = 0
    for value in sorted(counts):
        seen += counts[value] * 100
        if seen >= wanted:
            return value
    return max(counts)
