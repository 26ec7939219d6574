"""Puzzles: found in games that bots play, told with their answers."""

from itertools import islice
from pathlib import Path

import typer

from speeltafel.bots.puzzling import puzzles_from
from speeltafel.engine.advice import why
from speeltafel.engine.errors import BadInput
from speeltafel.engine.positions import LETTERS
from speeltafel.engine.puzzle import asked
from speeltafel.engine.registry import game as game_named
from speeltafel.texts import texts


def puzzles(name: str, number: int, seed: int, folder: Path | None, language: str) -> None:
    """Each as it is found; the same seed finds the same."""
    game = game_named(name)
    text = texts(game, language)
    if folder is not None and not folder.is_dir():
        raise BadInput(f"there is no folder {folder}")
    for count, puzzle in enumerate(islice(puzzles_from(game, seed), number), 1):
        seen = asked(game, puzzle).state.seen_by(puzzle.seat)
        reason = why(game, seen, puzzle.seat, seen.read(puzzle.seat, puzzle.answer))
        told = text.say(reason, LETTERS.__getitem__)
        solver = typer.style(f"{puzzle.name} {LETTERS[puzzle.seat]}", bold=True)
        typer.echo(f"{solver}: {puzzle.answer} (+{puzzle.gain} %)  {told}")
        if folder is not None:
            (folder / f"{count}.toml").write_text(puzzle.written(), "utf-8")
