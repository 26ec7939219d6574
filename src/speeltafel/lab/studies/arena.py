"""Bots against each other: the same deals in every seat.

Every bot meets every other. Results are kept deal by deal, so that an arena that was broken off
goes on where it stopped.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from speeltafel.engine.registry import game as game_named
from speeltafel.lab.counting.figures import (
    Estimate,
    interval,
    luce,
    quantile,
    share_by_deals,
    share_of,
)
from speeltafel.lab.playing.meetings import (
    FINENESS,
    Contest,
    Deal,
    check,
    meetings,
    play_deal,
    seats_of,
)
from speeltafel.lab.work.crews import Crew, Workpiece
from speeltafel.lab.work.experiment import carry_out, demand_some
from speeltafel.lab.work.ledger import Ledger
from speeltafel.lab.work.program import program
from speeltafel.lab.work.progress import Tell, silence


def arena(
    contest: Contest,
    crew: Crew,
    tell: Tell = silence,
    kept: Path | None = None,
) -> dict[str, object]:
    """Play all meetings and give the cross-table; `tell` is told how many deals are done.

    Broken off with Ctrl-C it gives the table of the deals that are done.
    """
    check(contest)
    pieces = [
        Workpiece((meeting.bot, meeting.rival, number), play_deal, (contest, meeting, number))
        for number in range(contest.deals)
        for meeting in meetings(contest)
    ]
    ledger = Ledger(kept, heading(contest), asdict, deal_of) if kept else None
    deals: list[Deal] = []
    carry_out(pieces, lambda _piece, deal: deals.append(deal), crew, tell, ledger)
    demand_some(len(deals), "deal was")
    return cross_table(contest, deals)


def deal_of(plain: dict[str, Any]) -> Deal:
    """What a ledger kept of a deal."""
    return Deal(**{**plain, "times": {int(step): n for step, n in plain["times"].items()}})


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
