"""Bots against each other: the same deals in every seat.

Every bot meets every other: alone at a table of the other's copies, each deal once from every seat.
What a deal gives is one observation, since the games of a deal are not independent. In a
cooperative game a bot plays with copies of itself, and the deals are what is compared.

Results are kept deal by deal, so that an arena that was broken off goes on where it stopped.
"""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import permutations
from pathlib import Path
from time import perf_counter
from typing import Any

from speeltafel.bots import bot as bot_named
from speeltafel.bots import budget_of
from speeltafel.engine.chance import fast
from speeltafel.engine.drive import Legal, drive
from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move
from speeltafel.engine.registry import game as game_named
from speeltafel.engine.state import State
from speeltafel.lab.company import Company
from speeltafel.lab.figures import Estimate, interval, luce, quantile, share_by_deals, share_of
from speeltafel.lab.kept import Kept
from speeltafel.lab.program import program
from speeltafel.lab.progress import Tell, silence
from speeltafel.lab.simulate import game_seed
from speeltafel.lab.work import Crew, Job

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


def arena(
    contest: Contest,
    crew: Crew,
    progress: Tell = silence,
    kept: Path | None = None,
) -> dict[str, object]:
    """Play all meetings and give the cross-table; `progress` is told how many deals are done.

    Broken off with Ctrl-C it gives the table of the deals that are done.
    """
    check(contest)
    keeping = Kept(kept, heading(contest)) if kept else None
    found = remembered(contest, keeping.found) if keeping else []
    done = {(deal.bot, deal.rival, deal.number) for deal in found}
    jobs = [
        Job((meeting.bot, meeting.rival, number), play_deal, (contest, meeting, number))
        for number in range(contest.deals)
        for meeting in meetings(contest)
        if (meeting.bot, meeting.rival, number) not in done
    ]
    total = len(found) + len(jobs)
    progress(len(found), total)

    def take(_job: Job, deal: Deal) -> None:
        found.append(deal)
        if keeping:
            keeping.write(asdict(deal))
        progress(len(found), total)

    crew.results(jobs, take)
    if not found:
        raise BadInput("broken off before the first deal was done")
    return cross_table(contest, found)


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


# Keeping what is done.


def remembered(contest: Contest, found: list[Any]) -> list[Deal]:
    """The deals of an earlier run that this contest has as well."""
    wanted = {(meeting.bot, meeting.rival) for meeting in meetings(contest)}
    deals = [
        Deal(**{**line, "times": {int(step): n for step, n in line["times"].items()}})
        for line in found
    ]
    return [d for d in deals if (d.bot, d.rival) in wanted and d.number < contest.deals]


def heading(contest: Contest) -> dict[str, object]:
    """What has to be equal for deals to be comparable; more deals or bots may be added."""
    game = game_named(contest.game)
    return {
        "game": game.id,
        "version": game.version,
        "program": program(game.id),
        "players": contest.players,
        "options": dict(game.setup(contest.players, contest.options).options),
        "seed": contest.seed,
        "budget": contest.budget,
    }


# Figures.


def cross_table(contest: Contest, deals: list[Deal]) -> dict[str, object]:
    cooperative = game_named(contest.game).cooperative
    rows = []
    for meeting in meetings(contest):
        mine = sorted(
            (d for d in deals if (d.bot, d.rival) == (meeting.bot, meeting.rival)),
            key=lambda d: d.number,
        )
        if not mine:
            continue
        rows.append(
            {
                "bot": meeting.bot,
                "against": meeting.rival,
                "deals": len(mine),
                "games": len(mine) * len(seats_of(contest)),
                "win_rate": figure(win_rate(mine, cooperative)),
                "margin": figure(interval([d.margin for d in mine])),
                "milliseconds": milliseconds(mine),
            }
        )
    return {
        **heading(contest),
        "bots": list(contest.bots),
        "cooperative": cooperative,
        **({} if cooperative else {"chance": round(1 / contest.players, 4)}),
        "table": rows,
        "strength": strengths(contest, deals) if len(rows) == len(meetings(contest)) else {},
    }


def win_rate(deals: Sequence[Deal], cooperative: bool) -> Estimate:
    """A team wins a deal or loses it; a bot among others wins a part of its games."""
    shares = [deal.share for deal in deals]
    if cooperative:
        return share_of(sum(shares), len(shares))
    return share_by_deals(interval(shares), len(shares))


def figure(found: Estimate) -> dict[str, float]:
    """A figure as plain data; nothing is known of its bounds where one deal alone was played."""
    return {
        "mean": round(found.value, 5),
        "low": round(found.low, 5),
        "high": round(found.high, 5),
    }


def step_of(seconds: float) -> int:
    return math.ceil(math.log(max(seconds * 1e6, 1.0), FINENESS))


def milliseconds(deals: Sequence[Deal]) -> dict[str, float]:
    """What decisions took, over all deals."""
    times: Counter[int] = Counter()
    for deal in deals:
        times.update(deal.times)
    spread = {f"p{percent}": FINENESS ** quantile(times, percent) / 1000 for percent in (50, 95)}
    found = {
        "mean": 1000 * sum(deal.seconds for deal in deals) / times.total(),
        **spread,
        "max": 1000 * max(deal.longest for deal in deals),
    }
    return {name: round(value, 3) for name, value in found.items()}


def strengths(contest: Contest, deals: list[Deal]) -> dict[str, float]:
    """Plackett–Luce from who won: a bot's strength is its weight when one winner is drawn.

    Of a meeting the winner is either the one bot or one of its rivals' copies.
    """
    if game_named(contest.game).cooperative:
        return {}
    won = dict.fromkeys(contest.bots, 0.0)
    tables: dict[tuple[str, str], float] = {}
    for deal in deals:
        games = contest.players
        won[deal.bot] += deal.share * games
        won[deal.rival] += (1 - deal.share) * games
        key = (deal.bot, deal.rival)
        tables[key] = tables.get(key, 0.0) + games
    return luce(won, tables, contest.players - 1)
