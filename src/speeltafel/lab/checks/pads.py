"""Many games written down on score pads: `python -m speeltafel.lab.checks.pads [--games 1000]`."""

import argparse
from itertools import count, islice

from speeltafel.conformance import Tried, check_pad, check_queries, settings
from speeltafel.engine.game import Game
from speeltafel.engine.registry import all_games


def write_down(game: Game, games: int, asked: int) -> Tried:
    """So many games under as many settings, and so many questions to the referee."""
    tried = Tried(game.id)
    seeds = count()
    while tried.counts["pads"] < games:
        wanted = games - tried.counts["pads"]
        seed = next(seeds)
        for number, setting in enumerate(islice(settings(game, 20, seed), wanted)):
            check_pad(game, setting, 1000 * seed + number, tried)
    check_queries(game, 0, asked, tried)
    return tried


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--asked", type=int, default=10_000)
    parser.add_argument("--game", default="")
    given = parser.parse_args()
    for game in all_games().values():
        if game.pad is not None and given.game in ("", game.id):
            print(write_down(game, given.games, given.asked), flush=True)


if __name__ == "__main__":
    main()
