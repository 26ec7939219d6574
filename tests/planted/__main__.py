"""Reports of the planted games with many other seeds, each held against the truth.

`python -m tests.planted --seeds 100`: how often each sentence is right, and how often bounds hold
the truth. It fails if a sentence is right in fewer than 95 of 100 runs.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable

import pytest

from speeltafel.engine import registry
from speeltafel.lab.counting.figures import share_of
from tests.planted import GAMES, PLANTS
from tests.planted.held import Claim, held, held_until

WANTED = 0.95
DOUBT = 0.9999
"""Bounds of 95 % are found wanting where so many misses are no chance any more."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=100)
    parser.add_argument("--first", type=int, default=1000)
    given = parser.parse_args()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "all_games", lambda: GAMES)
        wrong = sum([told(name, given.first, given.seeds) for name in PLANTS])
    return int(bool(wrong))


def told(name: str, first: int, seeds: int) -> int:
    """Plays the reports of one game and prints what came out; how much of it is not good enough."""
    said: Counter[str] = Counter()
    false: Counter[str] = Counter()
    inside: Counter[str] = Counter()
    asked: Counter[str] = Counter()
    for seed in range(first, first + seeds):
        sentences, bounds = held(name, seed)
        count(sentences, said, false)
        count([*bounds, *held_until(name, seed)], asked, inside, right=True)
    print(f"{name}: {seeds} reports")
    bad = 0
    for claim, times in sorted(said.items()):
        poor = seeds - false[claim] < WANTED * seeds
        bad += poor
        print(f"  {claim}: said {times} times, wrong {false[claim]}{' !' * poor}")
    for figure, times in sorted(asked.items()):
        poor = share_of(inside[figure], times, 2 * DOUBT - 1).high < WANTED
        bad += poor
        print(f"  bounds of {figure}: hold the truth in {inside[figure]}{' !' * poor}")
    sys.stdout.flush()
    return bad


def count(
    claims: Iterable[Claim], all_of: Counter[str], some: Counter[str], right: bool = False
) -> None:
    """Each claim once a report, and those that are right, or wrong, too."""
    found: dict[str, bool] = {}
    for claim, is_so in claims:
        found[claim] = found.get(claim, True) and is_so
    all_of.update(found.keys())
    some.update(claim for claim, is_so in found.items() if is_so == right)


if __name__ == "__main__":
    sys.exit(main())
