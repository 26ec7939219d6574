"""Golden playthroughs: whole games kept in each game's folder, to notice a change of behaviour.

    python -m speeltafel.lab.checks.golden GAME

Write them anew only together with a new version of the game and a line in the changelog.
"""

import random
import sys
from itertools import count
from pathlib import Path

from speeltafel.bots import bot
from speeltafel.engine.chance import Seal, fast
from speeltafel.engine.drive import Legal, drive
from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.engine.journal import Journal, Scribe
from speeltafel.engine.moves import Move
from speeltafel.engine.registry import game as game_named
from speeltafel.engine.state import State
from speeltafel.lab.checks.fuzz import random_setting

NUMBER = 6
LONGEST = 1000
"""Moves: a longer game is no better example."""
CARELESS = 0.1
"""The share of moves made at random, so that also what nobody sensible does is kept."""


def playthrough(game: Game, number: int) -> Journal:
    """The first is under the defaults with a sealed deal, the others under random settings."""
    rng = random.Random(number)
    players, options = random_setting(game, rng) if number else (game.seats[0], {})
    seed = number or Seal(bytes(32), ("peper", "noot"))
    journal = Journal(game, players, options, seed)
    state = journal.start()
    sensible, careless, chance = bot(game, "rule"), bot(game, "random"), fast(number)

    def decide(state: State, seats: tuple[int, ...]) -> tuple[int, Move]:
        choose = careless if rng.random() < CARELESS else sensible
        return seats[0], choose(state.seen_by(seats[0]), seats[0], chance)

    drive(state, decide, (Legal(), Scribe(journal)))
    journal.close()
    return journal


def write_playthroughs(game: Game) -> list[Path]:
    """The files, in a folder of the game."""
    folder = game.folder / "playthroughs"
    folder.mkdir(exist_ok=True)
    made: list[Path] = []
    for number in count():
        journal = playthrough(game, number)
        if len(journal.moves) <= LONGEST:
            made.append(folder / f"{len(made)}.jsonl")
            made[-1].write_text(journal.dump(), "utf-8")
        if len(made) == NUMBER:
            break
    return made


if __name__ == "__main__":
    try:
        for name in sys.argv[1:]:
            print(*write_playthroughs(game_named(name)), sep="\n")
    except BadInput as error:
        sys.exit(f"golden: {error}")
