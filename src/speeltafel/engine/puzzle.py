"""Puzzles: positions in which one move is clearly the best, as lessons of one task.

A puzzle is a file `puzzles/<number>.toml` of the game's folder: a deal, or the beginning of a
scenario, and what everybody did until the solver has to decide. `bots/puzzling.py` finds them.
"""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from speeltafel.engine.game import Game
from speeltafel.engine.lesson import Lesson, Position, Task, number_of, positions, tasks_in
from speeltafel.engine.positions import LETTERS
from speeltafel.engine.scenario import Scenario, scenario_named

ASK, DONE = "ask", "done"


@dataclass(frozen=True)
class Puzzle:
    """A position of a game that was played, the move to be found, and what it is worth."""

    name: str
    start: Scenario
    """A deal, or a scenario of the game by its name."""
    moves: tuple[str, ...]
    """Lines like `A: play z8`."""
    seat: int
    answer: str
    """A move; several with `; ` between them where cards are chosen together."""
    gain: int
    """In how many of a hundred matches more it wins than any other move, at least."""

    @property
    def players(self) -> int:
        return self.start.players

    @property
    def steps(self) -> list[str]:
        """The moves of the answer, one after another."""
        return self.answer.split("; ")

    def lesson(self) -> Lesson:
        """The same as a lesson: something to find, and then something to look at."""
        lines = "\n".join(self.moves)
        asked = tasks_in({"say": ASK, "first": lines, "do": self.answer, "think": True})
        return Lesson(self.name, self.start, (*asked, Task(DONE)), self.seat)

    def written(self) -> str:
        """The file's text."""
        start, lines = self.start, "".join([f"{line}\n" for line in self.moves])
        is_dealt = start == dealt(start.players, start.seed)
        return (
            f"players = {start.players}\nseed = {start.seed}\n"
            if is_dealt
            else f'scenario = "{start.name}"\n'
        ) + (
            f'solver = "{LETTERS[self.seat]}"\n'
            f'answer = "{self.answer}"\n'
            f"gain = {self.gain}\n"
            f'moves = """\n{lines}"""\n'
        )


def dealt(players: int, seed: int) -> Scenario:
    """A table as it is dealt, by the usual rules."""
    return Scenario("deal", "", (), players, seed=seed)


def puzzles_of(game: Game) -> list[Puzzle]:
    """All puzzles of a game's folder, in order."""
    paths = sorted((game.folder / "puzzles").glob("*.toml"), key=number_of)
    return [read_puzzle(game, path) for path in paths]


def read_puzzle(game: Game, path: Path) -> Puzzle:
    data = tomllib.loads(path.read_text("utf-8"))
    if "scenario" in data:
        start = scenario_named(game, data["scenario"])
    else:
        start = dealt(data["players"], data["seed"])
    moves = tuple(data["moves"].splitlines())
    solver = LETTERS.index(data["solver"])
    return Puzzle(path.stem, start, moves, solver, data["answer"], data["gain"])


def asked(game: Game, puzzle: Puzzle) -> Position:
    """The table when the solver has to decide; ScenarioFailed where it cannot be."""
    return positions(game, puzzle.lesson())[0]
