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
from speeltafel.bots.retelling import told
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=100, help="how many of each game")
    number: int = parser.parse_args().positions
    print("| game | rule of thumb: median | slowest | search: median | slowest |")
    print("|---|--:|--:|--:|--:|")
    for game in speeltafel.all_games().values():
        quick, deep = [], []
        for story in positions(game, number):
            start = perf_counter()
            tip(game.id, only_now(story), "", 0, False)
            between = perf_counter()
            tip(game.id, told(story), "", 0, True)
            quick.append(1000 * (between - start))
            deep.append(1000 * (perf_counter() - between))
        figures = [figure(some) for some in (quick, deep) for figure in (statistics.median, max)]
        cells = [f"{figure:.0f} ms" for figure in figures]
        print(f"| {game.id} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
