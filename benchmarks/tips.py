"""How long a coach thinks: `python benchmarks/tips.py`, over positions of games of chance.

A tip by rule of thumb is wanted within 300 ms, one by search within 1.5 s. A server has both made
in a worker process, so that its loop goes on meanwhile; what is measured is all that is done there,
from what the worker is told, on the clock, with and without expansions: for the rule of thumb that
is the table as the seat sees it, for the search its story.
"""

import argparse
import random
import statistics
from collections.abc import Iterator
from time import perf_counter

import speeltafel
from speeltafel.bots import Stories
from speeltafel.bots.retelling import Told, told
from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.engine.story import Story
from speeltafel.server.thinking import tip
from speeltafel.table.coach import only_now

LONGEST = 400


def positions(game: Game, number: int) -> Iterator[Story]:
    """Decisions somewhere in games of random moves, for every number of players."""
    for seed in range(number):
        luck = random.Random(seed)
        presets = game.options.presets.values()
        players = game.seats[seed % len(game.seats)]
        try:
            state = game.deal(players, seed, luck.choice([{}, *presets]))
        except BadInput:  # not every expansion is for so many
            state = game.deal(players, seed)
        stories = Stories(range(players), game.recalled)
        stories.note(state, state.take_events())
        for _ in range(luck.randrange(LONGEST)):
            if not state.to_act():
                break
            seat = luck.choice(state.to_act())
            move = luck.choice(state.legal_moves(seat))
            before = state.copy()
            state.submit(seat, move)
            if not state.to_act():
                state = before
                break
            stories.note(state, state.take_events())
        story = stories.of(state.to_act()[0])
        assert story is not None
        yield story


def milliseconds(game: str, story: Told, *, deep: bool) -> float:
    start = perf_counter()
    tip(game, story, "", 0, deep)
    return 1000 * (perf_counter() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=100, help="how many of each game")
    parser.add_argument("--quick", action="store_true", help="by rule of thumb alone")
    asked = parser.parse_args()
    searched = "" if asked.quick else " search: median | slowest |"
    print(f"| game | rule of thumb: median | slowest |{searched}")
    print("|---|--:|--:|" + ("" if asked.quick else "--:|--:|"))
    for game in speeltafel.all_games().values():
        quick, deep = [], []
        for story in positions(game, asked.positions):
            quick.append(milliseconds(game.id, only_now(story), deep=False))
            if not asked.quick:
                deep.append(milliseconds(game.id, told(story), deep=True))
        measured = [some for some in (quick, deep) if some]
        figures = [figure(some) for some in measured for figure in (statistics.median, max)]
        cells = [f"{figure:.0f} ms" for figure in figures]
        print(f"| {game.id} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
