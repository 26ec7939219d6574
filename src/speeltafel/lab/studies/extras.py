"""What is played beside the games of a level, deal by deal: skill, hidden cards, stakes.

Each is counted under a name of its own, like a level among others.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from speeltafel.engine.registry import game as game_named
from speeltafel.lab.counting.ratios import Apart, Overs
from speeltafel.lab.counting.tally import Tally
from speeltafel.lab.playing.order import Order
from speeltafel.lab.playing.stakes import play_stakes
from speeltafel.lab.studies.skill import play_hidden, play_rung, rungs

HIDDEN, STAKES = "hidden", "stakes"
MOST_WEIGHED = 30
GAMES_A_WEIGHED = 10
"""Where no number is named, decisions are weighed of one in so many games, and not of more."""


@dataclass(frozen=True)
class Beside:
    """On how many deals each of it is played, for every variant."""

    skill: int = 0
    """Each level meets the one below."""
    hidden: int = 0
    """The search plays with open cards, and without."""
    stakes: int = 0
    """Decisions are weighed."""


NOTHING = Beside()


def games_to_weigh(games: int) -> int:
    return min(MOST_WEIGHED, games // GAMES_A_WEIGHED)


@dataclass(frozen=True)
class Extra:
    """One sort of it: what is played of an order on a deal, and on how many deals."""

    name: str
    play: Callable[[Order, int], Tally]
    deals: int


def extras(levels: tuple[str, ...], beside: Beside) -> list[Extra]:
    """What is to be played at all."""
    found = [
        Extra(rung.name, partial(play_rung, rung=rung), beside.skill) for rung in rungs(levels)
    ]
    found.append(Extra(HIDDEN, play_hidden, beside.hidden))
    found.append(Extra(STAKES, play_stakes, beside.stakes))
    return [extra for extra in found if extra.deals]


def tallied(levels: tuple[str, ...], beside: Beside) -> list[str]:
    """The names under which everything is counted: the levels, and what is played beside them."""
    return [*levels, *[extra.name for extra in extras(levels, beside)]]


def play_alike(
    orders: Sequence[Order], extra: Extra, number: int
) -> tuple[list[Tally], list[Apart]]:
    """The same deal under several orders; how they differ from the first."""
    tallies = [extra.play(order, number) for order in orders]
    overs = Overs(game_named(orders[0].game))
    apart = [Apart() for _ in orders]
    for tally, difference in zip(tallies, apart, strict=True):
        difference.note(dict(tallies[0].sums), dict(tally.sums), overs)
    return tallies, apart
