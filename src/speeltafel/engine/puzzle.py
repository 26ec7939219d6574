"""Puzzles: positions in which one move is clearly the best, as lessons of one task.

A puzzle is a file `puzzles/<number>.toml` of the game's folder: a deal and what everybody did until
the solver has to decide, in the language of scenarios. `bots/puzzling.py` finds them.
"""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from speeltafel.engine.game import Game
from speeltafel.engine.lesson import Lesson, Position, Task, number_of, positions
from speeltafel.engine.positions import LETTERS
from speeltafel.engine.scenario import Scenario

ASK, DONE = "ask", "done"


@dataclass(frozen=True)
class Puzzle:
    """A position of a game that was played, the move to be found, and what it is worth."""

    name: str
    players: int
    seed: int
    moves: tuple[str, ...]
    """Lines like `A: play z8`."""
    seat: int
    answer: str
    gain: int
    """In how many of a hundred matches more it wins than any other move, at least."""

    def lesson(self) -> Lesson:
        """The same as a lesson: something to find, and then something to look at."""
        deal = Scenario(f"puzzle {self.name}", self.name, (), self.players, seed=self.seed)
        ask = Task(ASK, first=self.moves, do=self.answer, think=True)
        return Lesson(self.name, deal, (ask, Task(DONE)), self.seat)

    def written(self) -> str:
        """The file's text."""
        lines = "\n".join(self.moves)
        return (
            f"players = {self.players}\n"
            f"seed = {self.seed}\n"
            f'solver = "{LETTERS[self.seat]}"\n'
            f'answer = "{self.answer}"\n'
            f"gain = {self.gain}\n"
            f'moves = """\n{lines}\n"""\n'
        )


def puzzles_of(game: Game) -> list[Puzzle]:
    """All puzzles of a game's folder, in order."""
    paths = sorted((game.folder / "puzzles").glob("*.toml"), key=number_of)
    return [read_puzzle(path) for path in paths]


def read_puzzle(path: Path) -> Puzzle:
    data = tomllib.loads(path.read_text("utf-8"))
    return Puzzle(
        path.stem,
        data["players"],
        data["seed"],
        tuple(data["moves"].split("\n")[:-1]) if data["moves"].strip() else (),
        LETTERS.index(data["solver"]),
        data["answer"],
        data["gain"],
    )


def asked(game: Game, puzzle: Puzzle) -> Position:
    """The table when the solver has to decide; ScenarioFailed where it cannot be."""
    return positions(game, puzzle.lesson())[0]
