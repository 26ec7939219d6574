"""Under what settings a game is tried."""

import itertools
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game

ALL_PAIRS = -1


@dataclass(frozen=True)
class Setting:
    """A number of players and options that differ from the defaults."""

    players: int
    options: Mapping[str, object]


def settings(game: Game, pairs: int, seed: int = 0, mixtures: int = 0) -> Iterator[Setting]:
    """Defaults for every seat count, every option value alone, pairs of options, mixtures.

    ALL_PAIRS gives every pair of values of two options, in turn for every number of players; a
    smaller number that many samples. A mixture settles every option by chance.
    """
    rng = random.Random(seed)
    counts = [*game.seats]
    for players in [*counts, *game.unofficial]:
        unlock = game.unofficial.get(players)
        yield Setting(players, {unlock: True} if unlock else {})
    for option in game.options.all:
        for value in option.samples(counts[0]):
            if value != option.default:
                yield from allowed(game, Setting(counts[0], {option.name: value}))
    if pairs == ALL_PAIRS:
        yield from all_pairs(game)
    for _ in range(pairs):
        players = rng.choice(counts)
        chosen = rng.sample(game.options.all, min(2, len(game.options.all)))
        picked = {option.name: rng.choice(option.samples(players)) for option in chosen}
        yield from allowed(game, Setting(players, picked))
    found = 0
    while found < mixtures:
        players = rng.choice(counts)
        mixed = {o.name: rng.choice(o.samples(players)) for o in game.options.all}
        for setting in allowed(game, Setting(players, mixed)):
            found += 1
            yield setting


def all_pairs(game: Game) -> Iterator[Setting]:
    players = itertools.cycle(game.seats)
    for one, other in itertools.combinations(game.options.all, 2):
        n = next(players)
        for a, b in itertools.product(one.samples(n), other.samples(n)):
            if a != one.default and b != other.default:
                yield from allowed(game, Setting(n, {one.name: a, other.name: b}))


def allowed(game: Game, setting: Setting) -> Iterator[Setting]:
    """The setting, unless the game's exclusions refuse it."""
    try:
        game.setup(setting.players, setting.options)
    except BadInput:
        return
    yield setting
