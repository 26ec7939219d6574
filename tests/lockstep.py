"""Rules and a plain second reading of the law in lockstep: whole games, move by move.

python -m tests.lockstep [--game edden] [--matches 1000 | --seconds 60 | --pairs | --mixtures 2000]

A game's reading is `tests/model.py` in its folder, with a class `Model`. Beside it may stand
`aim(state, seat, moves, rng)`, which picks moves that lead to what is rare, and
`arrange(state, rng)`, which makes a rare position of a table that was just dealt.
"""

import argparse
import importlib
import itertools
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Protocol

from speeltafel.engine.conformance import DECISION_LIMIT, Setting, all_pairs, allowed, check_end
from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.engine.moves import IllegalMove, Move
from speeltafel.engine.positions import LETTERS
from speeltafel.engine.registry import all_games
from speeltafel.engine.registry import game as game_named
from speeltafel.engine.state import State
from speeltafel.lab.checks.fuzz import random_setting
from speeltafel.lab.work.crews import Workpiece
from speeltafel.lab.work.experiment import carry_out, crew
from speeltafel.lab.work.progress import progress

Aim = Callable[[State, int, list[Move], random.Random], Move]

SOURCES = Path(__file__).parent.parent / "src" / "speeltafel" / "games"
WORKERS = 2
CHUNK = 20
LEAVING = (0, 0, 0, 1, 2)
"""How many leave a match, each of these as often as the others."""
LEAVES = 0.04
"""How often one who is to leave goes before a decision."""
LEAVES_FIRST = 0.2
"""… and before the first of its kind in a match, so that rare kinds are left at too."""
FEW = 50
"""A rule that was compared less often has not been tried."""


class Difference(AssertionError):
    """The rules and the model disagree; the message says about what."""


class Model(Protocol):
    """A slow and literal second reading of a game's law, with data of its own."""

    met: Counter[str]
    """How often each rule was compared."""

    def __init__(self, state: State) -> None: ...

    def follow(self, seat: int, move: str) -> None:
        """A seat makes this move."""

    def legal(self, seat: int) -> set[str] | None:
        """The moves that a seat may make now; None where the model does not cover it."""

    def compare(self, state: State) -> None:
        """Difference where the state is not as the model has it."""


@dataclass
class Played:
    """What was compared."""

    matches: int = 0
    decisions: int = 0
    leavers: Counter[str] = field(default_factory=Counter)
    """How many left while this was to be decided, in the words of the state's phase."""
    met: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Played") -> None:
        self.matches += other.matches
        self.decisions += other.decisions
        self.leavers.update(other.leavers)
        self.met.update(other.met)


@dataclass(frozen=True)
class Bout:
    """One match to be played: its seed, and its setting unless the seed picks one."""

    seed: int
    setting: Setting | None = None


def model_of(game: Game) -> ModuleType | None:
    """The module with the game's model, from the sources also where the package is compiled."""
    folder = SOURCES / game.folder.name / "tests"
    if not (folder / "model.py").exists():
        return None
    package = f"speeltafel.games.{game.folder.name}.tests"
    if package not in sys.modules:
        sys.modules[package] = ModuleType(package)
        sys.modules[package].__path__ = [str(folder)]
    return importlib.import_module(f"{package}.model")


def modelled() -> list[Game]:
    return [game for game in all_games().values() if model_of(game)]


def rules_read(game: Game) -> list[str]:
    """The rules that the model's text names."""
    folder = SOURCES / game.folder.name / "tests"
    text = "".join(path.read_text("utf-8") for path in sorted(folder.glob("model*.py")))
    return [rule for rule in game.rules if rule in text]


# One match.


class Match:
    """One game, played in the rules and in the model alike."""

    def __init__(self, game: Game, bout: Bout) -> None:
        self.game = game
        self.module = model_of(game)
        self.rng = random.Random(bout.seed)
        self.seed = bout.seed
        self.setting = bout.setting or Setting(*random_setting(game, random.Random(bout.seed)))
        self.leaving = self.rng.choice(LEAVING)
        self.left: list[int] = []
        self.leavers: Counter[str] = Counter()
        self.decided: set[str] = set()
        """What there was to decide so far, in the words of the state's phase."""
        self.lines: list[str] = []
        """What was done, written as the steps of a scenario."""

    def play(self) -> Played:
        """To the end; Difference tells how to come there again."""
        try:
            return self.walk()
        except Exception as error:
            name = "" if isinstance(error, Difference) else f"{type(error).__name__}: "
            options = json.dumps(self.setting.options)
            again = f"--game {self.game.id} --repeat {self.seed}"
            again += f" --players {self.setting.players} --options '{options}'"
            lines = "\n  ".join(self.lines[-12:])
            raise Difference(
                f"{name}{error}\nthe last of {len(self.lines)} lines:\n  {lines}\nagain: {again}"
            ) from error

    def walk(self) -> Played:
        module = self.module
        assert module is not None
        state = self.game.deal(
            self.setting.players, self.seed, dict(self.setting.options), quiet=True
        )
        if hasattr(module, "arrange"):
            module.arrange(state, self.rng)
        model: Model = module.Model(state)
        model.compare(state)
        decisions = 0
        while True:
            self.let_leave(state, model)
            seats = state.to_act()
            if not seats:
                break
            if decisions == DECISION_LIMIT:
                raise Difference("the game does not end")
            self.decide(state, model, self.rng.choice(seats))
            decisions += 1
        check_end(self.game, state)
        return Played(1, decisions, self.leavers, model.met)

    def decide(self, state: State, model: Model, seat: int) -> None:
        moves = state.legal_moves(seat)
        compare_moves(model.legal(seat), {state.write(move) for move in moves}, seat)
        move = self.pick(state, seat, moves)
        text = state.write(move)
        self.lines.append(f"{LETTERS[seat]}: {text}")
        state.play(seat, move)
        model.follow(seat, text)
        model.compare(state)

    def pick(self, state: State, seat: int, moves: list[Move]) -> Move:
        aim: Aim | None = getattr(self.module, "aim", None)
        return aim(state, seat, moves, self.rng) if aim else self.rng.choice(moves)

    def let_leave(self, state: State, model: Model) -> None:
        """Now and then somebody goes, where the game and its model know leaving."""
        phase = phase_of(state)
        often = LEAVES if phase in self.decided else LEAVES_FIRST
        self.decided.add(phase)
        if len(self.left) >= self.leaving or self.rng.random() >= often:
            return
        leave = getattr(model, "leave", None)
        seat = self.rng.choice([s for s in range(state.players) if s not in self.left])
        if leave is None:
            return
        try:
            state.leave(seat)
        except IllegalMove:
            return
        self.leavers[phase] += 1
        self.left.append(seat)
        self.lines.append(f"{LETTERS[seat]} leaves")
        leave(seat)
        model.compare(state)


def phase_of(state: State) -> str:
    """What is to be decided now, in a word."""
    phase: int = getattr(state, "phase", 0)
    return state.all_fields()["phase"].split("|")[phase]


def compare_moves(wanted: set[str] | None, found: set[str], seat: int) -> None:
    if wanted is None or wanted == found:
        return
    over, short = sorted(found - wanted), sorted(wanted - found)
    raise Difference(
        f"{LETTERS[seat]}'s moves: the rules alone offer {over[:8]}, the model alone {short[:8]}"
    )


# Many matches.


def play_bouts(name: str, bouts: Sequence[Bout]) -> Played:
    game = game_named(name)
    played = Played()
    for bout in bouts:
        played.add(Match(game, bout).play())
    return played


def random_bouts(seed: int, number: int) -> list[Bout]:
    return [Bout(seed * 1_000_000 + n) for n in range(number)]


def bouts_of(
    game: Game, found: Iterator[Setting], games: int, seed: int, seats: random.Random
) -> list[Bout]:
    """So many games under each setting, with as many players as chance and the options allow."""
    bouts: list[Bout] = []
    for setting in found:
        for _ in range(games):
            other = Setting(seats.choice(game.seats), setting.options)
            fitting = next(allowed(game, other), setting)
            bouts.append(Bout(seed * 1_000_000 + len(bouts), fitting))
    return bouts


def mixtures(game: Game, number: int, rng: random.Random) -> Iterator[Setting]:
    """Three options or more that are not as usual, so many times; most often few."""
    found = 0
    while found < number:
        players = rng.choice(game.seats)
        size = min(3 + int(rng.expovariate(0.4)), len(game.options.all))
        options: dict[str, object] = {}
        for option in rng.sample(game.options.all, size):
            others = [value for value in option.samples(players) if value != option.default]
            options[option.name] = rng.choice(others or [option.default])
        for setting in allowed(game, Setting(players, options)):
            found += 1
            yield setting


def lockstep(name: str, bouts: Sequence[Bout], workers: int = 1, seconds: float = 0) -> Played:
    """Play all bouts, or as many as the seconds allow; Difference at the first that differs."""
    played = Played()
    until = time.monotonic() + seconds
    pieces = [
        Workpiece((at,), play_bouts, (name, some), len(some))
        for at in range(0, len(bouts), CHUNK)
        for some in [bouts[at : at + CHUNK]]
    ]

    def take(_piece: Workpiece, part: Played) -> None:
        played.add(part)
        if seconds and time.monotonic() > until:
            hands.broken_off = True

    with crew(workers) as hands, progress(name) as tell:
        carry_out(pieces, take, hands, tell)
    if hands.broken_off and not seconds:
        raise KeyboardInterrupt
    return played


# The command.


def report(game: Game, played: Played, as_json: bool) -> None:
    counts = dict.fromkeys(rules_read(game), 0) | dict(played.met)
    if as_json:
        figures: Mapping[str, object] = {
            "game": game.id,
            "matches": played.matches,
            "decisions": played.decisions,
            "leavers": dict(played.leavers.most_common()),
            "differences": 0,
            "rules": dict(sorted(counts.items())),
        }
        print(json.dumps(figures))
        return
    print(
        f"{game.id}: {played.matches} matches, {played.decisions} decisions, "
        f"{played.leavers.total()} leavers, no difference; {len(counts)} rules compared"
    )
    if played.leavers:
        at = ", ".join(f"{phase} {n}" for phase, n in played.leavers.most_common())
        print(f"  they left at: {at}")
    lowest = sorted(counts.items(), key=lambda item: item[1])
    shown = [item for item in lowest if item[1] < FEW] or lowest[:5]
    print("  least often: " + ", ".join(f"{rule} {n}" for rule, n in shown))


def chosen_bouts(game: Game, given: argparse.Namespace) -> list[Bout]:
    rng = random.Random(given.seed)
    if given.repeat is not None:
        if given.players is None:
            return [Bout(given.repeat)]
        return [Bout(given.repeat, Setting(given.players, json.loads(given.options)))]
    found: Iterator[Setting] = iter(())
    if given.pairs:
        found = itertools.chain(found, all_pairs(game))
    if given.mixtures:
        found = itertools.chain(found, mixtures(game, given.mixtures, rng))
    bouts = bouts_of(game, found, given.games, given.seed, rng)
    return bouts or random_bouts(given.seed, 1_000_000 if given.seconds else given.matches)


def arguments_of(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", help="one game only")
    parser.add_argument("--matches", type=int, default=200, help="under random settings")
    parser.add_argument("--seconds", type=float, default=0, help="as many matches as fit in")
    parser.add_argument("--pairs", action="store_true", help="all pairs of options")
    parser.add_argument("--mixtures", type=int, default=0, help="so many mixtures of options")
    parser.add_argument("--games", type=int, default=20, help="games for each pair or mixture")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=WORKERS, choices=range(1, WORKERS + 1))
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--repeat", type=int, help="one match, by its seed")
    parser.add_argument("--players", type=int, help="of the match to repeat")
    parser.add_argument("--options", default="{}", help="of the match to repeat, as JSON")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    given = arguments_of(arguments)
    try:
        for game in [game_named(given.game)] if given.game else modelled():
            if model_of(game) is None:
                raise BadInput(f"{game.id} has no model")
            workers = 1 if given.repeat is not None else given.workers
            bouts = chosen_bouts(game, given)
            played = lockstep(game.id, bouts, workers, given.seconds)
            report(game, played, given.json)
    except (BadInput, Difference) as error:
        print(f"lockstep: {error}", file=sys.stderr)
        return 2 if isinstance(error, BadInput) else 1
    return 0


if __name__ == "__main__":
    from tests.lockstep import main as start  # so that a model's Difference is this one's

    sys.exit(start())
