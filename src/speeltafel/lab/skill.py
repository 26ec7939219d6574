"""Skill against luck: what playing better is worth, and what seeing everything would be."""

from dataclasses import dataclass
from itertools import pairwise

from speeltafel.bots import bot as bot_named
from speeltafel.engine.chance import fast
from speeltafel.engine.registry import game as game_named
from speeltafel.lab.arena import Contest, Deal, Meeting, play_deal
from speeltafel.lab.figures import Estimate, mean_of, share_of
from speeltafel.lab.simulate import Order, game_seed
from speeltafel.lab.tally import WHOLE, Tally
from speeltafel.lab.thinker import everything, thinker
from speeltafel.lab.work import Job

RIVALS = "rule"
"""The players among whom the thinker sits."""
PLAIN, FAIR, CHEATING = "plain", "fair", "cheating"
"""A rule player, the thinker, and the thinker that sees everything."""


@dataclass(frozen=True)
class Step:
    """A level among copies of the level below; alone with its copies in a cooperative game."""

    level: str
    below: str


def steps(levels: tuple[str, ...]) -> list[Step]:
    return [Step(above, below) for below, above in pairwise(levels)]


def step_jobs(order: Order, levels: tuple[str, ...], deals: int) -> list[Job]:
    """Each deal once from every seat; in a cooperative game the levels' teams on the same deals."""
    return [
        Job(("step", step.level, step.below, number), play_step, (order, step, number))
        for number in range(deals)
        for step in steps(levels)
    ]


def play_step(order: Order, step: Step, number: int) -> Tally:
    """How the higher level did on this deal, in parts of WHOLE of a win, and the lower."""
    contest = Contest(
        order.game, (step.level, step.below), 1, order.players, order.options, order.seed
    )
    team = game_named(order.game).cooperative
    above = play_deal(contest, Meeting(step.level, step.level if team else step.below), number)
    tally = Tally()
    facts = {"share": parts(above)}
    if team:
        facts["below"] = parts(play_deal(contest, Meeting(step.below, step.below), number))
        facts["gain"] = facts["share"] - facts["below"]
    tally.note(facts)
    return tally


def parts(deal: Deal) -> int:
    return round(WHOLE * deal.share)


def hidden_jobs(order: Order, deals: int) -> list[Job]:
    return [Job(("hidden", number), play_hidden, (order, number)) for number in range(deals)]


def play_hidden(order: Order, number: int) -> Tally:
    """The same deal and seat for a rule player, for the fair thinker and for the cheating one."""
    tally = Tally()
    facts = {who: play_seat(order, number, who) for who in (PLAIN, FAIR, CHEATING)}
    for who in (PLAIN, FAIR):
        facts[f"gain:{who}"] = facts[CHEATING] - facts[who]
    tally.note(facts)
    return tally


def play_seat(order: Order, number: int, who: str) -> int:
    """A game of one of the three among rule players, or of a team of them; its part of the win."""
    game = game_named(order.game)
    seed = game_seed(order.seed, number)
    state = game.deal(order.players, seed, order.options, quiet=True)
    own = set(range(order.players)) if game.cooperative else {number % order.players}
    think, rule = thinker(game), bot_named(game, RIVALS)
    chance = fast(seed + 1)
    while seats := state.to_act():
        seat = seats[0]
        if seat not in own or who == PLAIN:
            move = rule(state.seen_by(seat), seat, chance)
        else:
            seen = everything(state) if who == CHEATING else state.seen_by(seat)
            move = think(seen, seat, chance)
        state.play(seat, move)
    winners = state.outcome().winners
    return WHOLE // len(winners) if own & set(winners) else 0


def win_share(tally: Tally, fact: str = "share") -> Estimate:
    """A part of the wins, by deals: the games of one deal are not independent."""
    found = mean_of(tally.sums[fact], tally.squares[fact], tally.games).scaled(1 / WHOLE)
    if fact in (PLAIN, FAIR, CHEATING) or found.low == found.high:
        return share_of(found.value * tally.games, tally.games)
    return Estimate(found.value, max(0.0, found.low), min(1.0, found.high))


def gain(tally: Tally) -> Estimate:
    """What cheating brings, deal by deal, beside the better of the two who are fair.

    The thinker imagines without drawing conclusions from play; where that misleads it, the rule
    player is the better one, and the thinker's mistakes are not the value of hidden cards.
    """
    better = max((FAIR, PLAIN), key=lambda who: tally.sums[who])
    fact = f"gain:{better}"
    found = mean_of(tally.sums[fact], tally.squares[fact], tally.games).scaled(1 / WHOLE)
    if found.low != found.high:
        return found
    # all deals went the same way, which is not yet certainty
    more, less = win_share(tally, CHEATING), win_share(tally, better)
    return Estimate(found.value, more.low - less.high, more.high - less.low)
