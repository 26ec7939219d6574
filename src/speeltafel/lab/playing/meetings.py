"""Bots that meet: one alone at a table of another's copies, each deal once from every seat.

What a deal gives is one observation, since the games of a deal are not independent. In a
cooperative game a bot plays with copies of itself, and the deals are what is compared.
"""

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import permutations
from time import perf_counter

from speeltafel.bots import bot as bot_named
from speeltafel.bots import budget_of
from speeltafel.engine.chance import fast
from speeltafel.engine.drive import Legal, drive
from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move
from speeltafel.engine.registry import game as game_named
from speeltafel.engine.state import State
from speeltafel.lab.playing.company import Company
from speeltafel.lab.playing.order import game_seed

FINENESS = 1.02
"""Times of decisions are kept in steps of 2 %."""


@dataclass(frozen=True)
class Contest:
    """What is played: which bots meet, how many deals, at which table."""

    game: str
    bots: tuple[str, ...]
    deals: int
    players: int
    options: Mapping[str, object] = field(default_factory=dict)
    seed: int = 0
    budget: str = "200ms"
    """For bots that search."""
    first_only: bool = False
    """Only the first bot sits alone among others: a bot that thinks long costs most at the others'
    tables."""


@dataclass(frozen=True)
class Meeting:
    """One bot at a table of others: `rival` takes all the other seats."""

    bot: str
    rival: str


@dataclass(frozen=True)
class Deal:
    """What a meeting gave on one deal, over all seats."""

    bot: str
    rival: str
    number: int
    share: float
    """The games won, a shared win by its part, as a share of the games played."""
    margin: float
    """How far the bot's score is ahead of the mean of the others', averaged."""
    seconds: float
    """What the bot's decisions took, all together."""
    longest: float
    times: Mapping[int, int]
    """How many decisions took how long: microseconds, as a power of FINENESS."""


def meetings(contest: Contest) -> list[Meeting]:
    """Every bot among copies of every other; in a cooperative game among its own."""
    if game_named(contest.game).cooperative:
        return [Meeting(bot, bot) for bot in contest.bots]
    pairs = [Meeting(bot, rival) for bot, rival in permutations(contest.bots, 2)]
    return [m for m in pairs if m.bot == contest.bots[0]] if contest.first_only else pairs


def seats_of(contest: Contest) -> range:
    """The seats that a bot takes in turn; among its own copies one is like another."""
    return range(1 if game_named(contest.game).cooperative else contest.players)


def check(contest: Contest) -> None:
    game = game_named(contest.game)
    game.setup(contest.players, contest.options)
    budget = budget_of(contest.budget)
    for name in contest.bots:
        bot_named(game, name, budget)
    if len(set(contest.bots)) != len(contest.bots):
        raise BadInput("a bot is named twice")
    if len(contest.bots) < 2 and not game.cooperative:
        raise BadInput("an arena wants two bots or more, like --bots rule,random")
    if contest.deals < 1:
        raise BadInput(f"the number of deals has to be 1 or more, not {contest.deals}")


def play_deal(contest: Contest, meeting: Meeting, number: int) -> Deal:
    """One deal, once from every seat of the bot."""
    game = game_named(contest.game)
    shares, margins, times = [], [], []
    for seat in seats_of(contest):
        share, margin, spent = play_seat(game, contest, meeting, number, seat)
        shares.append(share)
        margins.append(margin)
        times += spent
    return Deal(
        meeting.bot,
        meeting.rival,
        number,
        sum(shares) / len(shares),
        sum(margins) / len(margins),
        round(sum(times), 7),
        round(max(times), 7),
        dict(Counter(map(step_of, times))),
    )


def play_seat(
    game: Game, contest: Contest, meeting: Meeting, number: int, own: int
) -> tuple[float, float, list[float]]:
    """One game: the share of the win, the margin, and the time of each of the bot's decisions."""
    seed = game_seed(contest.seed, number)
    levels = [meeting.bot if s == own else meeting.rival for s in range(contest.players)]
    company = Company(game, levels, budget_of(contest.budget))
    state = game.deal(contest.players, seed, contest.options, quiet=not company.listens)
    chance = fast(seed + 1 + own)
    times: list[float] = []

    def decide(state: State, seats: tuple[int, ...]) -> tuple[int, Move]:
        seat = seats[0]
        start = perf_counter()
        move = company.choose(state, seat, chance)
        if seat == own:
            times.append(perf_counter() - start)
        return seat, move

    drive(state, decide, (Legal(), company))
    outcome = state.outcome()
    if game.cooperative:
        return float(bool(outcome.winners)), float(outcome.scores[own]), times or [0.0]
    share = 1 / len(outcome.winners) if own in outcome.winners else 0.0
    others = [score for seat, score in enumerate(outcome.scores) if seat != own]
    ahead = outcome.scores[own] - sum(others) / len(others)
    return share, -ahead if game.lowest_wins else ahead, times or [0.0]


def step_of(seconds: float) -> int:
    return math.ceil(math.log(max(seconds * 1e6, 1.0), FINENESS))
