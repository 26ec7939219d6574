"""Whether cards are dealt as luck would have it: `python -m tests.acceptance.shuffles --deals N`.

Of every deal a part is looked at: the first hand of all cards, or the top of the hidden stack where
nobody has a hand. Each card is as likely there as its number says, and so is each pair. The first
is told by a chi-square over all cards, the second by the pair that is furthest off.

What is turned up after the hands are dealt is one of all cards: Pesten's start card is no joker, so
given that card, jokers lie in the pot a little more often than in a hand (PE-PREP-03).
"""

import argparse
import math
import sys
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from speeltafel.engine.chance import Seal
from speeltafel.engine.events import EVERYONE
from speeltafel.engine.game import Game
from speeltafel.engine.registry import all_games
from speeltafel.engine.state import State

Counts = npt.NDArray[np.float64]

TOP = 5
BATCH = 2000
SURE = 1e-6
"""So unlikely is it that fair cards are taken for unfair ones."""


@dataclass(frozen=True)
class Fairness:
    """How far a game's deals are off."""

    single: float
    """How likely luck is as far off as that with single cards."""
    pair: float
    """The same with the worst of all pairs, of which there are many."""

    @property
    def is_fair(self) -> bool:
        return min(self.single, self.pair) > SURE


def looked_at(state: State) -> tuple[list[int], list[int]]:
    """The part that is looked at, and all that it is a part of."""
    zones = state.zones()
    hidden = [zone for zone in zones if zone.audience != EVERYONE and zone.cards]
    hands = [zone.cards for zone in hidden if zone.seat >= 0]
    if hands:
        return hands[0], [card for zone in zones for card in zone.cards]
    stack = max((zone.cards for zone in hidden), key=len)
    return stack[-TOP:], stack


def counted(game: Game, deals: range) -> tuple[Counts, Counts]:
    """How often each card is in the part, and in all, deal by deal."""
    setup = game.setup(game.seats[0], {})
    faces = len(game.deal_again(setup, 0, quiet=True).counts())
    part, whole = np.zeros((2, len(deals), faces))
    for row, number in enumerate(deals):
        state = game.deal_again(setup, Seal(number.to_bytes(32, "big")), quiet=True)
        some, among = looked_at(state)
        np.add.at(part[row], some, 1)
        np.add.at(whole[row], among, 1)
    return part, whole


def fairness(game: Game, deals: int) -> Fairness:
    off, spread, off_pairs, square_pairs = [np.zeros(1) for _ in range(4)]
    for first in range(0, deals, BATCH):
        part, whole = counted(game, range(first, min(first + BATCH, deals)))
        size, among = part.sum(1), whole.sum(1)
        share = whole / among[:, None]
        off = off + (part - size[:, None] * share).sum(0)
        factor = size * (among - size) / (among - 1)
        spread = spread + (factor[:, None] * share).sum(0)
        both = (size * (size - 1) / (among * (among - 1)))[:, None]
        off_pairs = off_pairs + part.T @ part - (both * whole).T @ whole
        square_pairs = square_pairs + (part**2).T @ part**2
    seen = spread > 0
    chi_square = float((off[seen] ** 2 / spread[seen]).sum())
    return Fairness(beyond(chi_square, int(seen.sum()) - 1), worst_pair(off_pairs, square_pairs))


def beyond(chi_square: float, degrees: int) -> float:
    """How likely a chi-square is as large as that, by Wilson and Hilferty."""
    part = 2 / (9 * degrees)
    off = ((chi_square / degrees) ** (1 / 3) - (1 - part)) / math.sqrt(part)
    return math.erfc(off / math.sqrt(2)) / 2


def worst_pair(off: Counts, squares: Counts) -> float:
    """Of two different cards that are together often enough to be told of."""
    places = np.triu_indices(len(off), 1)
    often = squares[places] > 25
    number = int(often.sum())
    if not number:
        return 1.0
    worst = float((np.abs(off[places][often]) / np.sqrt(squares[places][often])).max())
    return min(1.0, number * math.erfc(worst / math.sqrt(2)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1_000_000)
    given = parser.parse_args()
    ok = True
    for game in all_games().values():
        found = fairness(game, given.deals)
        ok &= found.is_fair
        print(f"{game.id}: {given.deals} deals, ", end="")
        print(f"single cards p = {found.single:.3f}, worst pair p = {found.pair:.3f}", flush=True)
    sys.exit(not ok)


if __name__ == "__main__":
    main()
