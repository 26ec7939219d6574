"""Our speed beside peers, measured in one run, on one core, in CPU time.

Every figure is measured in several turns, ours and the peers' by turns, so that a machine that
gets slower or faster meanwhile does it to all; a ratio is the median of the turns' ratios.
"""

import json
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import repeat
from pathlib import Path
from statistics import median
from time import process_time

from speeltafel.bots import Stories, search_of
from speeltafel.bots.search import Budget, Search
from speeltafel.engine import state as state_module
from speeltafel.engine.chance import fast
from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.engine.playout import play_randomly
from speeltafel.engine.registry import all_games
from speeltafel.engine.registry import game as game_named
from speeltafel.engine.state import State
from speeltafel.lab.work.progress import Tell

PLAYERS = 4
MID_GAME_STATES = 25
COPIES = 1000
GAMES = 20
PURE = Path(__file__).with_name("pure.py")

SEARCHED_SECONDS = 0.2
SEARCHED_DECISIONS = 25

NO_REACH = 0.0
REACH = {"inside": 1.0, "python": 4.0, "copy": 1.0, "pure": 3.0, "search": NO_REACH, "memory": 8.0}
"""The figures to reach: multiples of the peers', and KiB."""

SIMPLE_INSIDE = {"twaalfstich": 1.5, "edden": 1.5}
"""Games with so little to decide that more is asked of them."""


@dataclass(frozen=True)
class Measured:
    """One figure of one game beside its peer's."""

    game: str
    what: str
    ours: float
    unit: str
    peer: str
    theirs: float | None
    ratio: float | None
    reach: float

    @property
    def reached(self) -> bool | None:
        """Whether the figure to reach is reached; None where there is nothing to compare."""
        value = self.ours if self.what == "memory" else self.ratio
        if value is None or self.reach == NO_REACH:
            return None
        return value <= self.reach if self.what in ("copy", "memory") else value >= self.reach


def compiled() -> bool:
    return not (state_module.__file__ or "").endswith(".py")


def inside(game: Game, seconds: float) -> float:
    """Decisions per second of random games, the loop inside the engine; deals included."""
    setup = game.setup(PLAYERS, {})
    decisions = played = 0
    start = process_time()
    while (used := process_time() - start) < seconds:
        for number in range(played, played + GAMES):
            state = game.deal_again(setup, number, quiet=True)
            decisions += play_randomly(state, fast(~number))
        played += GAMES
    return decisions / used


def driven(game: Game, seconds: float) -> float:
    """Decisions per second of random games, driven by a Python loop over the contract."""
    rnd = random.Random(1).random
    setup = game.setup(PLAYERS, {})
    decisions = played = 0
    start = process_time()
    while (used := process_time() - start) < seconds:
        for number in range(played, played + GAMES):
            state = game.deal_again(setup, number, quiet=True)
            while seats := state.to_act():
                moves = state.legal_moves(seats[0])
                state.play(seats[0], moves[int(rnd() * len(moves))])
                decisions += 1
        played += GAMES
    return decisions / used


def mid_game(game: Game, seed: int) -> State:
    """A state half-way a random game."""
    length = play_randomly(game.deal(PLAYERS, seed, quiet=True), fast(seed))
    state = game.deal(PLAYERS, seed, quiet=True)
    play_randomly(state, fast(seed), length // 2)
    return state


def copying(game: Game, seconds: float) -> float:
    """Seconds per copy of a mid-game state, each copy dropped at once."""
    found = []
    for seed in range(MID_GAME_STATES):
        copy = mid_game(game, seed).copy
        turns: list[float] = []
        start = process_time()
        while not turns or process_time() - start < seconds / MID_GAME_STATES:
            begin = process_time()
            for _ in repeat(None, COPIES):
                copy()
            turns.append((process_time() - begin) / COPIES)
        found.append(median(turns))
    return median(found)


def memory(game: Game) -> float:
    """KiB of a mid-game state with all that belongs to it alone."""
    sizes = []
    for seed in range(MID_GAME_STATES):
        state = mid_game(game, seed)
        held = [getattr(state, name) for name in state.all_fields()]
        sizes.append(sys.getsizeof(state) + sys.getsizeof(state.chance) + sum(map(deep_size, held)))
    return median(sizes) / 1024


def deep_size(value: object) -> int:
    size = sys.getsizeof(value)
    return size + sum(map(deep_size, value)) if isinstance(value, list) else size


def pure(game: Game, seconds: float) -> float:
    """Decisions per second, Python-driven, with the package uncompiled in a process of its own."""
    code = (
        "from speeltafel.lab.checks import bench; assert not bench.compiled(); "
        f"print(bench.driven(bench.game_named({game.id!r}), {seconds}))"
    )
    done = subprocess.run([sys.executable, str(PURE), code], capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(done.stderr)
    return float(done.stdout)


def searching(game: Game, seconds: float) -> float:
    """Playouts per second of the bot that searches, all its thinking included."""
    playouts = number = 0
    used = 0.0
    while used < seconds:
        for search in searches(game, number):
            start = process_time()
            search.best(Budget(SEARCHED_SECONDS, clock=process_time))
            used += process_time() - start
            playouts += search.playouts
            if used >= seconds:
                break
        number += 1
    return playouts / used


def searches(game: Game, seed: int) -> Iterator[Search]:
    """The first decisions with a choice in a game of rule players, each with its story."""
    players = min(max(PLAYERS, game.seats[0]), game.seats[-1])
    state = game.deal(players, seed)
    stories = Stories(range(players), game.recalled)
    stories.note(state, state.take_events())
    chance = fast(seed)
    for _ in range(SEARCHED_DECISIONS):
        if not state.to_act():
            return
        seat = state.to_act()[0]
        if len(state.legal_moves(seat)) > 1:
            yield search_of(game, state.seen_by(seat), seat, chance, stories.of(seat))
        state.play(seat, game.heuristic(state.seen_by(seat), seat, chance))
        stories.note(state, state.take_events())


def measure(seconds: float, turns: int, progress: Tell) -> list[Measured]:
    """The table for all games; peers are left open where they are not installed."""
    if seconds <= 0 or turns < 1:
        raise BadInput("bench wants seconds above 0 and 1 turn or more")
    peers: dict[str, Callable[[float], float]] = {}
    if find_spec("pyspiel") and find_spec("rlcard"):
        from speeltafel.lab.checks import peers as found

        peers = {
            "inside": found.crazy_eights_inside,
            "python": found.crazy_eights_python,
            "copy": found.crazy_eights_clone,
            "pure": found.uno_python,
        }
    ours = {
        "inside": inside,
        "python": driven,
        "copy": copying,
        "pure": pure,
        "search": searching,
    }
    samples: dict[tuple[str, str], list[float]] = {}
    done = 0
    for _ in range(turns):
        for what, call in ours.items():
            if what in peers:
                samples.setdefault(("", what), []).append(peers[what](seconds))
            for game in all_games().values():
                samples.setdefault((game.id, what), []).append(call(game, seconds))
            done += 1
            progress(done, turns * len(ours))
    rows = []
    for game in all_games().values():
        rows += [row(game, what, samples) for what in ours]
        kib = memory(game)
        rows.append(Measured(game.id, "memory", kib, "KiB", "", None, None, REACH["memory"]))
    return rows


PEERS = {
    "inside": "OpenSpiel crazy_eights inside C++",
    "python": "OpenSpiel crazy_eights, Python loop",
    "copy": "OpenSpiel crazy_eights clone",
    "pure": "RLCard uno",
    "search": "",
}
UNITS = {"copy": "µs", "search": "playouts/s"}


def row(game: Game, what: str, samples: dict[tuple[str, str], list[float]]) -> Measured:
    mine, theirs = samples[game.id, what], samples.get(("", what))
    ratio = median(a / b for a, b in zip(mine, theirs, strict=True)) if theirs else None
    unit, scale = UNITS.get(what, "decisions/s"), 1e6 if what == "copy" else 1.0
    peer = median(theirs) * scale if theirs else None
    reach = SIMPLE_INSIDE.get(game.id, REACH[what]) if what == "inside" else REACH[what]
    return Measured(game.id, what, median(mine) * scale, unit, PEERS[what], peer, ratio, reach)


def as_table(rows: list[Measured]) -> str:
    """The table in Markdown."""
    head = "| game | figure | ours | peer | peer's | ratio | reach | |"
    lines = [head, "|---|---|---:|---|---:|---:|---:|---|"]
    for r in rows:
        sign = "≤" if r.what in ("copy", "memory") else "≥"
        reach = f"{sign} {r.reach:g}{' KiB' if r.what == 'memory' else ' ×'}"
        theirs = f"{r.theirs:,.2f}" if r.theirs and r.theirs < 100 else f"{r.theirs or 0:,.0f}"
        lines.append(
            f"| {r.game} | {r.what} | {r.ours:,.{2 if r.ours < 100 else 0}f} {r.unit} | {r.peer} | "
            f"{theirs if r.theirs else ''} | {f'{r.ratio:.2f} ×' if r.ratio else ''} | "
            f"{reach if r.reach else ''} | "
            f"{ {True: 'yes', False: 'NO', None: '–'}[r.reached] } |"
        )
    return "\n".join(lines)


def as_json(rows: list[Measured]) -> str:
    data = [{**vars(r), "reached": r.reached} for r in rows]
    return json.dumps({"compiled": compiled(), "figures": data}, indent=1)


__all__ = ["as_json", "as_table", "compiled", "driven", "game_named", "measure"]
