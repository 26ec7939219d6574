"""Random games over random settings, with every invariant checked after every move.

python -m speeltafel.lab.checks.fuzz --games 100000 [--game edden] [--seed 1] [--workers 2]
"""

import argparse
import random
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from speeltafel.engine.chance import Chance, fast
from speeltafel.engine.conformance import DECISION_LIMIT, Nonconforming, check_end
from speeltafel.engine.drive import Legal, Observer, at_random, drive
from speeltafel.engine.errors import BadInput
from speeltafel.engine.events import Event
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move
from speeltafel.engine.registry import all_games
from speeltafel.engine.registry import game as game_named
from speeltafel.engine.state import State
from speeltafel.lab.playing.order import UNWATCHED, chunks, game_seed
from speeltafel.lab.work.crews import Workpiece
from speeltafel.lab.work.experiment import carry_out, crew
from speeltafel.lab.work.progress import progress


@dataclass(frozen=True)
class Fuzzed:
    """What was played: games, and decisions in them."""

    games: int
    decisions: int


TRIED = 20
"""Random games by which a patched game is tried out."""


def try_out(game: Game, players: int, options: Mapping[str, object]) -> None:
    """A few random games at this table; BadInput where the game does not hold together."""
    for seed in range(TRIED):
        try:
            inspected_game(game, seed, random.Random(seed), players, options)
            thumb = partial(by_rule_of_thumb, game, fast(seed))
            drive(game.deal(players, seed, options), thumb, (Legal(),), DECISION_LIMIT)
        except BadInput:
            raise
        except Exception as error:  # whatever goes wrong in somebody else's rules
            why = str(error) if isinstance(error, Nonconforming) else repr(error)
            raise BadInput(f"{game.id} {game.version} does not hold together: {why}") from error


def by_rule_of_thumb(
    game: Game, chance: Chance, state: State, seats: tuple[int, ...]
) -> tuple[int, Move]:
    return seats[0], game.heuristic(state.seen_by(seats[0]), seats[0], chance)


def fuzz_game(game: Game, seed: int) -> int:
    """One random game under a random setting; the number of decisions."""
    rng = random.Random(seed)
    players, options = random_setting(game, rng)
    return inspected_game(game, seed, rng, players, options)


def inspected_game(
    game: Game, seed: int, rng: random.Random, players: int, options: Mapping[str, object]
) -> int:
    """One random game, looked at after every move; the number of decisions."""
    state = game.deal(players, seed, options, quiet=True)
    where = f"seed {seed}, {players} players, {options}"
    decisions = drive(state, at_random(rng), (Inspection(where),), DECISION_LIMIT)
    if state.to_act():
        raise Nonconforming(f"{where}, move {decisions}: no end")
    check_end(game, state)
    return decisions


class Inspection(Observer):
    """Looks after every move whether anything is broken."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.moves: list[str] = []
        self.last: State | None = None

    def before(self, state: State, seats: tuple[int, ...], seat: int, move: Move) -> None:
        self.last = state.copy()
        self.moves.append(state.write(move))

    def after(self, state: State, events: list[Event]) -> None:
        broken = state.card_faults() or state.broken_invariants()
        if not broken and self.last is not None:
            broken = state.broken_since(self.last)
        if broken:
            move = f"move {len(self.moves)} ({self.moves[-1] if self.moves else 'the deal'})"
            raise Nonconforming(f"{self.where}, {move}: {broken[:1]}")


def random_setting(game: Game, rng: random.Random) -> tuple[int, dict[str, object]]:
    """Some players, and each option left alone or set to one of its samples."""
    while True:
        players = rng.choice([*game.seats, *game.unofficial])
        options: dict[str, object] = {
            option.name: rng.choice(option.samples(players))
            for option in game.options.all
            if rng.random() < 0.4
        }
        if players in game.unofficial:
            options[game.unofficial[players]] = True
        try:
            game.setup(players, options)
        except BadInput:
            continue
        return players, options


def fuzz_chunk(name: str, seed: int, first: int, last: int) -> Fuzzed:
    game = game_named(name)
    decisions = sum(fuzz_game(game, game_seed(seed, number)) for number in range(first, last))
    return Fuzzed(last - first, decisions)


def fuzz(name: str, games: int, seed: int, workers: int) -> Fuzzed:
    """Many random games of one game; Nonconforming names the seed of the first that breaks."""
    pieces = [
        Workpiece((a,), fuzz_chunk, (name, seed, a, b), b - a) for a, b in chunks(games, UNWATCHED)
    ]
    parts: list[Fuzzed] = []
    with crew(workers) as hands, progress(name) as tell:
        carry_out(pieces, lambda _piece, part: parts.append(part), hands, tell)
    if hands.broken_off:
        raise KeyboardInterrupt
    return Fuzzed(sum(part.games for part in parts), sum(part.decisions for part in parts))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=1000, help="games of each game")
    parser.add_argument("--game", help="one game only")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=0, help="0 for one a core")
    given = parser.parse_args(arguments)
    try:
        names = [game_named(given.game).id] if given.game else [*all_games()]
        for name in names:
            found = fuzz(name, given.games, given.seed, given.workers)
            print(f"{name}: {found.games} games, {found.decisions} decisions, no broken invariant")
    except (BadInput, Nonconforming) as error:
        print(f"fuzz: {error}", file=sys.stderr)
        return 2 if isinstance(error, BadInput) else 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
