"""Random games over random settings, with every invariant checked after every move.

python -m speeltafel.lab.checks.fuzz --games 100000 [--game edden] [--seed 1] [--workers 2]

With `--every 20` one move in twenty is looked at, each as likely as the others, and every end:
the whole state after it, and what the move changed. So ten times as many games take the same time.
"""

import argparse
import random
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from speeltafel.engine.chance import Chance, fast
from speeltafel.engine.conformance import DECISION_LIMIT, Nonconforming, check_end
from speeltafel.engine.drive import Legal, Observer, drive
from speeltafel.engine.errors import BadInput
from speeltafel.engine.events import Event
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move
from speeltafel.engine.playout import play_randomly
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


def fuzz_game(game: Game, seed: int, every: int = 1) -> int:
    """One random game under a random setting; the number of decisions."""
    rng = random.Random(seed)
    players, options = random_setting(game, rng)
    return inspected_game(game, seed, rng, players, options, every)


def inspected_game(
    game: Game,
    seed: int,
    rng: random.Random,
    players: int,
    options: Mapping[str, object],
    every: int = 1,
) -> int:
    """One random game, of which one move in so many is looked at; the number of decisions."""
    state = game.deal(players, seed, options, quiet=True)
    luck = fast(rng.getrandbits(40))
    inspector = Inspector()
    decisions = 0
    try:
        inspector.inspect(state)
        made = 1
        while made:  # where each move is looked at all of them are made at once
            made = play_randomly(state, luck, luck.below(2 * every - 1)) if every > 1 else 0
            looked_at = 1 if every > 1 else DECISION_LIMIT
            made += drive(state, partial(any_decision, luck), (inspector,), looked_at)
            decisions += made
            if decisions >= DECISION_LIMIT:
                raise Nonconforming("no end")
        inspector.inspect(state)
        check_end(game, state)
    except Exception as error:  # whatever goes wrong, it is to be found again
        why = str(error) if isinstance(error, Nonconforming) else repr(error)
        where = f"seed {seed}, {players} players, {options}, move {decisions}"
        raise Nonconforming(f"{where}: {why}") from error
    return decisions


def any_decision(luck: Chance, state: State, seats: tuple[int, ...]) -> tuple[int, Move]:
    """A random move of somebody."""
    seat = seats[luck.below(len(seats))] if len(seats) > 1 else seats[0]
    moves = state.legal_moves(seat)
    return seat, moves[luck.below(len(moves))]


class Inspector(Observer):
    """Nonconforming where a whole state is broken, or the move that led to it."""

    def __init__(self) -> None:
        self.last: State | None = None
        self.move = ""

    def before(self, state: State, seats: tuple[int, ...], seat: int, move: Move) -> None:
        self.last = state.copy()
        self.move = state.write(move)

    def after(self, state: State, events: list[Event]) -> None:
        if self.last is not None:
            self.inspect(state)

    def inspect(self, state: State) -> None:
        broken = state.card_faults() or state.broken_invariants()
        if not broken and self.last is not None:
            broken = state.broken_since(self.last)
        if broken:
            raise Nonconforming(f"{self.move or 'the deal'}: {broken[:1]}")
        self.last = None


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


def fuzz_chunk(name: str, seed: int, first: int, last: int, every: int = 1) -> Fuzzed:
    game = game_named(name)
    seeds = [game_seed(seed, number) for number in range(first, last)]
    return Fuzzed(last - first, sum(fuzz_game(game, one, every) for one in seeds))


def fuzz(name: str, games: int, seed: int, workers: int, every: int = 1) -> Fuzzed:
    """Many random games of one game; Nonconforming names the seed of the first that breaks."""
    pieces = [
        Workpiece((a,), fuzz_chunk, (name, seed, a, b, every), b - a)
        for a, b in chunks(games, UNWATCHED)
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
    parser.add_argument("--every", type=int, default=1, help="one move in so many is looked at")
    given = parser.parse_args(arguments)
    if given.every < 1:
        parser.error("--every has to be 1 or more")
    try:
        names = [game_named(given.game).id] if given.game else [*all_games()]
        for name in names:
            found = fuzz(name, given.games, given.seed, given.workers, given.every)
            print(f"{name}: {found.games} games, {found.decisions} decisions, no broken invariant")
    except (BadInput, Nonconforming) as error:
        print(f"fuzz: {error}", file=sys.stderr)
        return 2 if isinstance(error, BadInput) else 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
