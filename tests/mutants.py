"""Mutants of a game's rules, tried by its scenarios alone.

python -m tests.mutants GAME [--file rules_x.py] [--sample 100] [--list] [--tests] [--json]

What scenarios alone take minutes to leave, other tests take hours to try: keep the list, and
later have some lines of it tried, with `--among FILE --tests`.

A mutant that no scenario can notice is argued in the game's `tests/equivalent.toml`:

    [[equivalent]]
    file = "rules.py"
    function = "Twaalfstich.draw"     # where the line stands more than once
    before = "if self.passes == 3:"   # as they are printed here
    after = "if self.passes >= 3:"
    times = 2                         # where it stands more than once there, too
    reason = "There are never more."
"""

import argparse
import importlib
import importlib.abc
import importlib.machinery
import json
import os
import pickle
import random
import re
import resource
import signal
import sys
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any

from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.engine.scenario import Scenario, read_scenarios, run
from speeltafel.lab.checks.bench import compiled
from speeltafel.lab.work.crews import Workpiece
from speeltafel.lab.work.experiment import carry_out, crew
from speeltafel.lab.work.progress import progress
from tests.mutations import Mutant, mutants_of
from tests.watched import watch

GAMES = Path(__file__).parent.parent / "src" / "speeltafel" / "games"
RULES = ("state.py", "rules*.py", "decisions/*.py", "expansions/*.py")
ARGUED = "tests/equivalent.toml"
UNTRIED = {"rules_checks.py"}
"""Invariants: they are held against the rules, and no scenario can hold them."""
SECONDS = 3.0
"""What takes longer to run does not end; ten times what all scenarios of a game take."""
MEMORY = 4 << 30
"""What takes more than this besides what the process has anyway does not end either."""
FEW = 12
"""So many mutants are tried against all scenarios of a game."""
MATCHES = 40
"""Games beside the model, for what scenarios do not notice."""

Lines = frozenset[tuple[str, int]]

SURVIVED, KILLED, ELSEWHERE, EQUIVALENT = "survived", "killed", "elsewhere", "equivalent"


@dataclass(frozen=True)
class Shown:
    """A scenario and the lines of the rules that run for it, those on loading too."""

    scenario: Scenario
    lines: Lines


# One process for each trial: nothing of it is left behind.


def in_child(do: Callable[[], Any]) -> Any:
    """What the function gives in a process of its own; None where that does not end well."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
            with os.fdopen(writing, "wb") as pipe:
                pickle.dump(do(), pipe)
            os._exit(0)
        except BaseException:
            os._exit(1)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        answer = pipe.read()
    _, status = os.waitpid(child, 0)
    return pickle.loads(answer) if status == 0 else None


class Mutating(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    """Gives one module another source when it is imported."""

    def __init__(self, module: str, path: Path, source: str) -> None:
        self.module, self.path, self.source = module, path, source

    def find_spec(
        self, name: str, _path: object, _target: object = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name != self.module:
            return None
        spec = importlib.machinery.ModuleSpec(name, self, origin=str(self.path))
        spec.has_location = True
        if self.path.stem == "__init__":
            spec.submodule_search_locations = [str(self.path.parent)]
        return spec

    def get_source(self, _name: str) -> str:
        return self.source

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.source, str(self.path), "exec"), module.__dict__)


def load(folder: Path, changed: str = "") -> Game:
    """The game, made anew from its sources, or what a changed module concerns.

    Only for a process of its own.
    """
    package = f"speeltafel.games.{folder.name}"
    loaded = [name for name in sys.modules if f"{name}.".startswith(f"{package}.")]
    for name in concerned(loaded, changed) if changed else loaded:
        del sys.modules[name]
    game: Game = importlib.import_module(package).GAME
    return game


def concerned(loaded: Sequence[str], changed: str) -> set[str]:
    """The changed one of these modules, and those that import it, themselves or through others."""
    files = {name: getattr(sys.modules[name], "__file__", None) for name in loaded}
    sources = {name: Path(file).read_text("utf-8") for name, file in files.items() if file}
    found: set[str] = set()
    fresh = {changed} & {*loaded}
    while fresh:
        found |= fresh
        line = re.compile("|".join(map(importing, fresh)), re.MULTILINE)
        fresh = {name for name, source in sources.items() if line.search(source)} - found
    return found


def importing(module: str) -> str:
    package, _, name = module.rpartition(".")
    return rf"^ *from {module} import |^ *from {package} import [(\w\s,]*\b{name}\b"


def load_mutant(folder: Path, mutant: Mutant) -> Game:
    parts = Path(mutant.file.removesuffix("/__init__.py")).with_suffix("").parts
    module = ".".join(["speeltafel.games", folder.name, *parts])
    sys.meta_path.insert(0, Mutating(module, folder / mutant.file, mutant.source))
    return load(folder, module)


# Which scenarios run which lines.


def scenarios_in(folder: Path) -> list[Scenario]:
    paths = sorted((folder / "scenarios").glob("*.toml"))
    return [scenario for path in paths for scenario in read_scenarios(path)]


def shown_in(folder: Path) -> list[Shown]:
    """All scenarios, those that run the fewest lines first."""
    known = {str(path): str(path.relative_to(folder)) for path in rule_files(folder)}

    def trace_all() -> list[Shown]:
        loading: set[tuple[str, int]] = set()
        game = traced(partial(load, folder), known, loading)
        found = []
        for scenario in scenarios_in(folder):
            lines = in_child(partial(lines_of, game, scenario, known, loading))
            found.append(Shown(scenario, lines))
        return found

    found: list[Shown] = in_child(trace_all)
    for shown in found:
        if shown.lines is None:
            raise BadInput(f"the scenario {shown.scenario.name} does not hold")
    return sorted(found, key=lambda shown: len(shown.lines))


def lines_of(
    game: Game, scenario: Scenario, known: dict[str, str], loading: set[tuple[str, int]]
) -> Lines:
    """Those of the scenario and those on loading: all that a scenario refused at the deal has."""
    lines = set(loading)
    traced(partial(run, game, scenario), known, lines)
    return frozenset(lines)


def traced(do: Callable[[], Any], known: dict[str, str], lines: set[tuple[str, int]]) -> Any:
    """Do it, and note which lines of the known files ran."""

    def trace(frame: FrameType, event: str, _argument: object) -> Any:
        file = known.get(frame.f_code.co_filename)
        if file is None:
            return None
        lines.add((file, frame.f_lineno))
        return trace

    sys.settrace(trace)
    try:
        return do()
    finally:
        sys.settrace(None)


# Trials.


def rule_files(folder: Path) -> list[Path]:
    found = [path for pattern in RULES for path in sorted(folder.glob(pattern))]
    return [path for path in found if path.name not in UNTRIED]


def mutants_in(folder: Path, file: str = "") -> list[Mutant]:
    paths = rule_files(folder)
    if file:
        paths = [path for path in paths if str(path.relative_to(folder)) == file]
        if not paths:
            raise BadInput(f"{folder.name} has no rules in {file!r}")
    return [mutant for path in paths for mutant in mutants_of(path, folder)]


def listed(mutants: Sequence[Mutant], lines: Sequence[str]) -> list[Mutant]:
    """Those that are written there; a line may be anything else."""
    return [mutant for mutant in mutants if str(mutant) in lines]


def fate(folder: Path, mutant: Mutant, scenarios: Sequence[Scenario]) -> str:
    """Whether scenarios notice the mutant."""
    return SURVIVED if in_child(partial(holds, folder, mutant, scenarios)) else KILLED


def fate_elsewhere(folder: Path, mutant: Mutant) -> str:
    """Whether other tests notice the mutant."""
    return SURVIVED if in_child(partial(passes, folder, mutant)) else ELSEWHERE


def holds(folder: Path, mutant: Mutant, scenarios: Sequence[Scenario]) -> bool:
    limit(SECONDS)
    game = load_mutant(folder, mutant)
    for scenario in scenarios:
        run(game, scenario)
    return True


def passes(folder: Path, mutant: Mutant | None) -> bool:
    """What scenarios are watched for, the model, the game's own tests, the conformance suite."""
    limit(30 * SECONDS)
    game = load_mutant(folder, mutant) if mutant else load(folder)
    for scenario in scenarios_in(folder):
        watch(game, scenario)
    limit(400 * SECONDS)
    from speeltafel.conformance import conform
    from tests.lockstep import Bout, Match, model_of

    if model_of(game) is not None:
        for seed in range(MATCHES):
            Match(game, Bout(seed)).play()
    import pytest

    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    options = ["-x", "-q", "-p", "no:xdist", "-p", "no:cacheprovider"]
    if pytest.main([*options, str(folder / "tests")]) != 0:
        return False
    conform(game, pairs=4)
    return True


def limit(seconds: float) -> None:
    """End this process when it takes too long or too much; only the time may be set again."""
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    _, most_allowed = resource.getrlimit(resource.RLIMIT_AS)
    if most_allowed != resource.RLIM_INFINITY:
        return
    statistics = Path("/proc/self/statm")
    if statistics.exists():  # other systems do not hold to such a limit anyway
        pages = int(statistics.read_text().split()[0])
        most = pages * resource.getpagesize() + MEMORY
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def running(mutant: Mutant, shown: Sequence[Shown]) -> list[Scenario]:
    """The scenarios that come by the mutant; all where it runs on loading, the likeliest first."""
    places = {(mutant.file, line) for line in mutant.lines}
    found = [each for each in shown if places & each.lines]
    if len(found) == len(shown):
        found.sort(key=lambda each: -sum(file == mutant.file for file, _ in each.lines))
    return [each.scenario for each in found]


def fates(folder: Path, mutants: Sequence[Mutant], workers: int = 1) -> dict[Mutant, str]:
    """What scenarios make of each mutant."""
    every = scenarios_in(folder)
    # To find out which scenarios come by a line takes as long as to run them all a few times.
    shown = shown_in(folder) if len(mutants) > FEW else None
    importlib.import_module(f"speeltafel.games.{folder.name}")  # once for all trials
    pieces = [
        Workpiece((number,), fate, (folder, mutant, running(mutant, shown) if shown else every))
        for number, mutant in enumerate(mutants)
    ]
    return tried(folder, pieces, workers)


def fates_elsewhere(folder: Path, mutants: Sequence[Mutant], workers: int = 1) -> dict[Mutant, str]:
    """What other tests make of them."""
    if not in_child(partial(passes, folder, None)):
        raise BadInput(f"the tests of {folder.name} fail already without a mutant")
    pieces = [
        Workpiece((number,), fate_elsewhere, (folder, mutant))
        for number, mutant in enumerate(mutants)
    ]
    return tried(folder, pieces, workers)


def tried(folder: Path, pieces: Sequence[Workpiece], workers: int) -> dict[Mutant, str]:
    found: dict[Mutant, str] = {}

    def take(piece: Workpiece, result: str) -> None:
        found[piece.arguments[1]] = result

    with crew(workers) as hands, progress(folder.name) as tell:
        carry_out(pieces, take, hands, tell)
    if hands.broken_off:
        raise KeyboardInterrupt
    return {piece.arguments[1]: found[piece.arguments[1]] for piece in pieces}


def argue(folder: Path, found: dict[Mutant, str], all_tried: bool) -> None:
    """Note which survivors are argued; BadInput for an argument about nothing."""
    path = folder / ARGUED
    if not path.exists():
        return
    for entry in tomllib.loads(path.read_text("utf-8")).get("equivalent", []):
        reason, times = entry.pop("reason"), entry.pop("times", 1)
        fitting = [
            mutant
            for mutant in found
            if all(getattr(mutant, name) == value for name, value in entry.items())
        ]
        killed = [mutant for mutant in fitting if found[mutant] == KILLED]
        if killed:
            raise BadInput(f"argued, yet it is noticed: {killed[0]} ({reason})")
        if all_tried and len(fitting) != times:
            raise BadInput(f"argued, yet {len(fitting)} mutants are like this: {entry}")
        if any(found[mutant] == EQUIVALENT for mutant in fitting):
            raise BadInput(f"argued twice: {entry}")
        found.update(dict.fromkeys(fitting, EQUIVALENT))


# The command.


def report(folder: Path, found: dict[Mutant, str], as_json: bool) -> None:
    counts = {name: list(found.values()).count(name) for name in (KILLED, ELSEWHERE, EQUIVALENT)}
    survivors = [str(mutant) for mutant, what in found.items() if what == SURVIVED]
    done = sum(counts.values())
    if as_json:
        figures = {"game": folder.name, "tried": len(found), **counts, "survivors": survivors}
        print(json.dumps(figures))
        return
    print("\n".join(survivors))
    print(
        f"{folder.name}: {len(found)} mutants tried, {counts[KILLED]} killed by scenarios, "
        f"{counts[ELSEWHERE]} by other tests, {counts[EQUIVALENT]} argued equivalent, "
        f"{len(survivors)} survived: {100 * done / max(1, len(found)):.1f} % accounted for"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--file", default="", help="mutants of this file only")
    parser.add_argument("--among", type=Path, help="only what this file lists, as printed here")
    parser.add_argument("--sample", type=int, default=0, help="so many of them, by chance")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tests", action="store_true", help="let other tests try the survivors")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--list", action="store_true", help="only show them")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    folder = GAMES / given.game.replace("-", "")
    try:
        if compiled() or not folder.is_dir():
            raise BadInput(f"there are no sources of a game {given.game!r} to change")
        mutants = mutants_in(folder, given.file)
        if given.among:
            mutants = listed(mutants, given.among.read_text("utf-8").splitlines())
        if 0 < given.sample < len(mutants):
            mutants = random.Random(given.seed).sample(mutants, given.sample)
        if given.list:
            print("\n".join(map(str, mutants)))
            return 0
        found = fates(folder, mutants, given.workers)
        argue(folder, found, all_tried=not (given.file or given.among or given.sample))
        survivors = [mutant for mutant in mutants if found[mutant] == SURVIVED]
        if given.tests and survivors:
            found |= fates_elsewhere(folder, survivors, given.workers)
    except BadInput as error:
        print(f"mutants: {error}", file=sys.stderr)
        return 2
    report(folder, found, given.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
