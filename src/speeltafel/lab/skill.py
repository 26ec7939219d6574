"""Skill against luck: what playing better is worth, and what seeing everything would be."""

import math
from dataclasses import dataclass
from itertools import pairwise

from speeltafel.bots import LEVELS, SEARCH
from speeltafel.bots import bot as bot_named
from speeltafel.engine.chance import fast
from speeltafel.engine.drive import drive
from speeltafel.engine.moves import Move
from speeltafel.engine.registry import game as game_named
from speeltafel.engine.state import State
from speeltafel.lab.arena import Contest, Deal, Meeting, play_deal
from speeltafel.lab.company import LAB_BUDGET
from speeltafel.lab.figures import Estimate, mean_of, share_by_deals, share_of
from speeltafel.lab.simulate import Order, game_seed
from speeltafel.lab.tally import WHOLE, Tally
from speeltafel.lab.thinker import LONGEST, MOVES, WORLDS, everything, thinker
from speeltafel.lab.work import Job

RIVALS = "rule"
"""The players among whom the thinker sits."""
PLAIN, FAIR, CHEATING = "plain", "fair", "cheating"
"""A rule player, the thinker, and the thinker that sees everything."""
PILOTS = 4
"""Games from which the thinkers' effort is told beforehand."""


@dataclass(frozen=True)
class Step:
    """A level among copies of the level below; alone with its copies in a cooperative game."""

    level: str
    below: str


def steps(levels: tuple[str, ...]) -> list[Step]:
    """From the weakest of these levels to the strongest, each over the one below.

    Those between count also where they are not named; only search is too slow for that.
    """
    first, last = LEVELS.index(levels[0]), LEVELS.index(levels[-1])
    ladder = [level for level in LEVELS[first : last + 1] if level != SEARCH or level in levels]
    return [Step(above, below) for below, above in pairwise(ladder)]


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
        order.game,
        (step.level, step.below),
        1,
        order.players,
        order.options,
        order.seed,
        LAB_BUDGET,
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


def effort(order: Order) -> int:
    """How many moves the thinkers let rule players make in one deal, about: from a few games."""
    return sum(moves_in_mind(order, number) for number in range(PILOTS)) // PILOTS


def moves_in_mind(order: Order, number: int) -> int:
    """The same for one game, as if rule players had thought in it."""
    game = game_named(order.game)
    seed = game_seed(order.seed, number)
    state = game.deal(order.players, seed, order.options, quiet=True)
    own = own_seats(order, number)
    rule, chance = bot_named(game, RIVALS), fast(seed + 1)
    rounds: dict[int, list[int]] = {}

    def decide(state: State, seats: tuple[int, ...]) -> tuple[int, Move]:
        moves = min(MOVES, len(state.legal_moves(seats[0])))
        made = moves if seats[0] in own and moves > 1 else 0
        rounds.setdefault(state.round, []).append(made)
        return seats[0], rule(state.seen_by(seats[0]), seats[0], chance)

    drive(state, decide)
    far = game.horizon or LONGEST
    total = sum(
        moves * min(far, len(played) - at)
        for played in rounds.values()
        for at, moves in enumerate(played)
    )
    return max(1, total * WORLDS * len((FAIR, CHEATING)))


def own_seats(order: Order, number: int) -> set[int]:
    """The seats of the one who is measured: all of a team's, or one seat after the other."""
    if game_named(order.game).cooperative:
        return set(range(order.players))
    return {number % order.players}


def hidden_jobs(order: Order, deals: int) -> list[Job]:
    return [Job(("hidden", number), play_hidden, (order, number)) for number in range(deals)]


def play_hidden(order: Order, number: int) -> Tally:
    """The same deal and seat for a rule player, for the fair thinker and for the cheating one."""
    tally = Tally()
    facts = {who: part_of_win(order, number, who) for who in (PLAIN, FAIR, CHEATING)}
    for who in (PLAIN, FAIR):
        facts[f"gain:{who}"] = facts[CHEATING] - facts[who]
    tally.note(facts)
    return tally


def part_of_win(order: Order, number: int, who: str) -> int:
    """A game of one of the three among rule players, or of a team of them; its part of the win."""
    game = game_named(order.game)
    seed = game_seed(order.seed, number)
    state = game.deal(order.players, seed, order.options, quiet=True)
    own = own_seats(order, number)
    think, rule = thinker(game), bot_named(game, RIVALS)
    chance = fast(seed + 1)

    def decide(state: State, seats: tuple[int, ...]) -> tuple[int, Move]:
        seat = seats[0]
        if seat not in own or who == PLAIN:
            return seat, rule(state.seen_by(seat), seat, chance)
        seen = everything(state) if who == CHEATING else state.seen_by(seat)
        return seat, think(seen, seat, chance)

    drive(state, decide)
    winners = state.outcome().winners
    if game.cooperative:
        return WHOLE if winners else 0
    return WHOLE // len(winners) if own & set(winners) else 0


def win_share(tally: Tally, fact: str = "share") -> Estimate:
    """A part of the wins, by deals: the games of one deal are not independent."""
    found = mean_of(tally.sums[fact], tally.squares[fact], tally.games).scaled(1 / WHOLE)
    if fact in (PLAIN, FAIR, CHEATING):
        return share_of(found.value * tally.games, tally.games)
    return share_by_deals(found, tally.games)


def gain(tally: Tally) -> Estimate:
    """What cheating brings, deal by deal, beside the better of the two who are fair.

    The thinker imagines without drawing conclusions from play; where that misleads it, the rule
    player is the better one, and the thinker's mistakes are not the value of hidden cards.
    """
    better = max((FAIR, PLAIN), key=lambda who: tally.sums[who])
    fact = f"gain:{better}"
    found = mean_of(tally.sums[fact], tally.squares[fact], tally.games).scaled(1 / WHOLE)
    low, high = found.low, found.high
    if low == high:  # all deals went the same way, which is not yet certainty
        more, less = win_share(tally, CHEATING), win_share(tally, better)
        low, high = more.low - less.high, more.high - less.low
    if math.isnan(low):
        return found
    return Estimate(found.value, max(-1.0, low), min(1.0, high))
