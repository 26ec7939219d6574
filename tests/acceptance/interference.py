"""Whether anybody could tell two tables apart that differ only in what is hidden from him.

    python -m tests.acceptance.interference [--pairs 100000] [--game edden] [--first 0]

Random games under random options are played, and every few moves somebody is chosen to whom a
second table is dealt: all that he cannot know is different there. Whatever he is shown, offered and
refused at the one table has to be the same at the other, also after the next move.
"""

import argparse
import random
import sys
import time
from collections.abc import Sequence

from speeltafel.engine.conformance import DECISION_LIMIT, Nonconforming
from speeltafel.engine.conformance.noninterference import check_noninterference
from speeltafel.engine.drive import Observer, at_random, drive
from speeltafel.engine.events import GALLERY
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move
from speeltafel.engine.registry import all_games
from speeltafel.engine.registry import game as game_named
from speeltafel.engine.state import State
from speeltafel.lab.checks.fuzz import random_setting

MOST = 40
"""So many pairs of one game at most: long ones are no more telling than short ones."""
SHARES = (0.5, 0.1, 0.02)
"""Of the positions of a game: some games are looked at closely, others to their end."""


class Pairs(Observer):
    """Deals second tables to whoever is chosen."""

    def __init__(self, game: Game, rng: random.Random, most: int) -> None:
        self.game = game
        self.rng = rng
        self.left = self.most = most
        self.share = rng.choice(SHARES)

    def before(self, state: State, seats: tuple[int, ...], seat: int, move: Move) -> None:
        if self.left and self.rng.random() < self.share:
            self.left -= 1
            viewer = self.rng.choice([*range(state.players), GALLERY])
            check_noninterference(self.game, state, viewer, self.rng, moves=1)


def pairs_of(game: Game, seed: int, most: int) -> int:
    """How many pairs one random game gave."""
    rng = random.Random(seed)
    players, options = random_setting(game, rng)
    state = game.deal(players, seed, options)
    pairs = Pairs(game, rng, min(most, MOST))
    try:
        drive(state, at_random(rng), (pairs,), DECISION_LIMIT)
    except Nonconforming as error:
        raise Nonconforming(f"{error} (seed {seed}, {players} players, {options})") from error
    return pairs.most - pairs.left


def compare(game: Game, number: int, first: int = 0) -> int:
    """As many pairs as that, from the games of these seeds on; how many games it took."""
    seed = first
    while number:
        number -= pairs_of(game, seed, number)
        seed += 1
    return seed - first


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--pairs", type=int, default=100_000, help="of each game")
    parser.add_argument("--game", help="one game only")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    given = parser.parse_args(arguments)
    for name in [game_named(given.game).id] if given.game else [*all_games()]:
        since = time.process_time()
        try:
            games = compare(game_named(name), given.pairs, given.first)
        except Nonconforming as error:
            print(f"{name}: {error}")
            return 1
        took = time.process_time() - since
        print(f"{name}: {given.pairs} pairs in {games} games, no difference;", end=" ")
        print(f"{took:.0f} s of processor time", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
