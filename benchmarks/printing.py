"""How long a whole game takes on paper, and how large it is: `make printing`.

All expansions, for as many as can play, with backs, booklet and score sheet; the slowest of a few.
Exits with 1 where a game takes longer or is larger than it may.
"""

import argparse
import sys
import time

import speeltafel
from speeltafel.print.choices import Wishes, choices_of
from speeltafel.print.document import printed
from speeltafel.texts import LANGUAGES

MOST_SECONDS = 10
MOST_BYTES = 10_000_000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=3, help="how often each game is printed")
    times: int = parser.parse_args().times
    print(f"| game | language | slowest of {times} | size |\n|---|---|--:|--:|")
    is_good = True
    for game in speeltafel.all_games().values():
        for language in LANGUAGES:
            words = Wishes(language, players=game.seats[-1], expansions="all", backs="long")
            slowest, size = 0.0, 0
            for _ in range(times):
                begun = time.perf_counter()
                size = len(printed(game, choices_of(game, words)))
                slowest = max(slowest, time.perf_counter() - begun)
            print(f"| {game.id} | {language} | {slowest:.2f} s | {size / 1000:.0f} kB |")
            is_good = is_good and slowest <= MOST_SECONDS and size <= MOST_BYTES
    sys.exit(0 if is_good else 1)


if __name__ == "__main__":
    main()
