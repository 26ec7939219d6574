"""Skill against luck: what playing better is worth, and what seeing everything would be."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from speeltafel.bots import LEVELS, SEARCH, budget_of
from speeltafel.bots import bot as bot_named
from speeltafel.engine.chance import fast
from speeltafel.engine.drive import drive
from speeltafel.engine.moves import Move
from speeltafel.engine.registry import game as game_named
from speeltafel.engine.state import State
from speeltafel.lab.counting.facts import Fact
from speeltafel.lab.counting.figures import SURE, Estimate, mean_of, share_by_deals, share_of
from speeltafel.lab.counting.tally import WHOLE, Tally
from speeltafel.lab.playing.company import LAB_BUDGET, Company
from speeltafel.lab.playing.meetings import Contest, Deal, Meeting, play_deal
from speeltafel.lab.playing.order import Order, game_seed
from speeltafel.lab.playing.yardstick import cheating
from speeltafel.lab.work.crews import Workpiece

LOWEST = "easy"
"""From here on levels are held against the one below also where they are not named."""
RIVALS = "rule"
"""The players among whom the search sits."""
PLAIN, FAIR, CHEATING = "plain", "fair", "cheating"
"""A rule player, the search, and the search that sees everything."""
ABOVE, BELOW = "above", "below"
"""Of a rung: the higher level, and the lower where it plays by itself."""
PART, GAIN = "part", "gain"
"""Facts: whose part of a win, and what cheating brings beside whom, both in parts of WHOLE."""
PILOTS = 4
"""Games from which the effort of a search is told beforehand."""
MOVES = 8
"""Of more moves than these a search soon drops the most."""
LONGEST = 2000
"""Decisions of a playout at most, for that."""


@dataclass(frozen=True)
class Rung:
    """A level among copies of the level below; alone with its copies in a cooperative game."""

    level: str
    below: str

    @property
    def name(self) -> str:
        """As a level among others: what is counted at it is who wins."""
        return f"{self.level}{OVER}{self.below}"


OVER = " over "


def rungs(levels: tuple[str, ...]) -> list[Rung]:
    """From the weakest of these levels to the strongest, each over the one below.

    Those between count also where they are not named, and so does the easy one below the others;
    only search is too slow for that. Bots of others meet the rule of thumb.
    """
    own = [level for level in levels if level in LEVELS] or [RIVALS]
    first = min(LEVELS.index(own[0]), LEVELS.index(LOWEST))
    last = LEVELS.index(own[-1])
    ladder = [level for level in LEVELS[first : last + 1] if level != SEARCH or level in levels]
    others = [Rung(level, RIVALS) for level in levels if level not in LEVELS]
    return [Rung(above, below) for below, above in pairwise(ladder)] + others


def rung_pieces(order: Order, rung: Rung, deals: int, first: int = 0) -> list[Workpiece]:
    """Each deal once from every seat; in a cooperative game the levels' teams on the same deals."""
    return [
        Workpiece(("rung", rung.level, rung.below, number), play_rung, (order, number, rung))
        for number in range(first, deals)
    ]


def play_rung(order: Order, number: int, rung: Rung) -> Tally:
    """How the higher level did on this deal, in parts of WHOLE of a win, and the lower."""
    contest = Contest(
        order.game,
        (rung.level, rung.below),
        1,
        order.players,
        order.options,
        order.seed,
        LAB_BUDGET,
    )
    team = game_named(order.game).cooperative
    above = play_deal(contest, Meeting(rung.level, rung.level if team else rung.below), number)
    tally = Tally()
    facts = {Fact(PART, ABOVE): parts(above)}
    if team:
        below = play_deal(contest, Meeting(rung.below, rung.below), number)
        facts[Fact(PART, BELOW)] = parts(below)
    tally.note(facts)
    return tally


def parts(deal: Deal) -> int:
    return round(WHOLE * deal.share)


def effort(order: Order) -> int:
    """How many moves rule players make in the searches of one deal, about: from a few games."""
    return sum(moves_in_mind(order, number) for number in range(PILOTS)) // PILOTS


def moves_in_mind(order: Order, number: int) -> int:
    """The same for one game, as if rule players had searched in it."""
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
    worlds = budget_of(LAB_BUDGET).worlds // 2  # the worse half of the moves is soon dropped
    return max(1, total * worlds * len((FAIR, CHEATING)))


def own_seats(order: Order, number: int) -> set[int]:
    """The seats of the one who is measured: all of a team's, or one seat after the other."""
    if game_named(order.game).cooperative:
        return set(range(order.players))
    return {number % order.players}


def hidden_pieces(order: Order, deals: int) -> list[Workpiece]:
    return [Workpiece(("hidden", number), play_hidden, (order, number)) for number in range(deals)]


def play_hidden(order: Order, number: int) -> Tally:
    """The same deal and seat for a rule player, for the search and for the search that cheats."""
    tally = Tally()
    facts = {Fact(PART, who): part_of_win(order, number, who) for who in (PLAIN, FAIR, CHEATING)}
    for who in (PLAIN, FAIR):
        facts[Fact(GAIN, who)] = facts[Fact(PART, CHEATING)] - facts[Fact(PART, who)]
    tally.note(facts)
    return tally


def part_of_win(order: Order, number: int, who: str) -> int:
    """A game of one of the three among rule players, or of a team of them; its part of the win."""
    game = game_named(order.game)
    seed = game_seed(order.seed, number)
    own = own_seats(order, number)
    budget, chance = budget_of(LAB_BUDGET), fast(seed + 1)
    level = SEARCH if who == FAIR else RIVALS
    levels = [level if seat in own else RIVALS for seat in range(order.players)]
    company, cheat = Company(game, levels, budget), cheating(game, budget)
    state = game.deal(order.players, seed, order.options, quiet=not company.listens)

    def decide(state: State, seats: tuple[int, ...]) -> tuple[int, Move]:
        seat = seats[0]
        if who == CHEATING and seat in own:
            return seat, cheat(state, seat, chance)
        return seat, company.choose(state, seat, chance)

    drive(state, decide, (company,))
    winners = state.outcome().winners
    if game.cooperative:
        return WHOLE if winners else 0
    return WHOLE // len(winners) if own & set(winners) else 0


def win_share(tally: Tally, who: str = ABOVE, sure: float = SURE) -> Estimate:
    """A part of the wins, by deals: the games of one deal are not independent."""
    fact = Fact(PART, who)
    found = mean_of(tally.sums[fact], tally.squares[fact], tally.games, sure).scaled(1 / WHOLE)
    if who in (PLAIN, FAIR, CHEATING):
        return share_of(found.value * tally.games, tally.games, sure)
    return share_by_deals(found, tally.games)


def better_fair(tallies: Sequence[Tally]) -> str:
    """The better of the two who are fair.

    Where the search, with little time for a move, does worse than the rule of thumb, its mistakes
    are not the value of hidden cards.
    """
    return max((FAIR, PLAIN), key=lambda who: sum(tally.sums[Fact(PART, who)] for tally in tallies))


def gain(tally: Tally, sure: float = SURE) -> Estimate:
    """What cheating brings, deal by deal, beside the better of the two who are fair."""
    better = better_fair([tally])
    fact = Fact(GAIN, better)
    found = mean_of(tally.sums[fact], tally.squares[fact], tally.games, sure).scaled(1 / WHOLE)
    low, high = found.low, found.high
    if low == high:  # all deals went the same way, which is not yet certainty
        more, less = win_share(tally, CHEATING, sure), win_share(tally, better, sure)
        low, high = more.low - less.high, more.high - less.low
    if math.isnan(low):
        return found
    return Estimate(found.value, max(-1.0, low), min(1.0, high))
