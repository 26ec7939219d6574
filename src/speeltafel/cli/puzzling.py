"""Puzzles: found in scenarios and in games that bots play, told with their answers."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path

import typer

from speeltafel.bots.puzzling import puzzles_from
from speeltafel.engine.advice import why
from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.engine.positions import LETTERS
from speeltafel.engine.puzzle import Puzzle, asked
from speeltafel.engine.registry import game as game_named
from speeltafel.engine.view import HAND
from speeltafel.texts import Texts, texts


def puzzles(name: str, number: int, seed: int, folder: Path | None, language: str) -> None:
    """Each as it is found; the same seed finds the same."""
    game = game_named(name)
    text = texts(game, language)
    if folder is not None and not folder.is_dir():
        raise BadInput(f"there is no folder {folder}")
    with waiting(text, number) as (found, looked):
        for count, puzzle in enumerate(islice(puzzles_from(game, seed, looked), number), 1):
            tell(game, puzzle, text)
            found(count)
            if folder is not None:
                (folder / f"{count}.toml").write_text(puzzle.written(), "utf-8")


def tell(game: Game, puzzle: Puzzle, text: Texts) -> None:
    """The position in a few lines, what is best there, and why."""
    seen = asked(game, puzzle).state.seen_by(puzzle.seat)
    reason = why(game, seen, puzzle.seat, seen.read(puzzle.seat, puzzle.steps[0]))
    said = text.say(reason, LETTERS.__getitem__)
    view = game.view(seen)
    hands = [zone.cards for zone in view.zones if zone.kind == HAND and zone.seat == puzzle.seat]
    facts = {"player": LETTERS[puzzle.seat], "players": puzzle.players}
    title = text("puzzle-where", moves=len(puzzle.moves), **facts)
    typer.echo(f"{typer.style(puzzle.name, bold=True)}  {title}")
    for cards in hands:
        typer.echo(f"  {text('puzzle-hand', cards=text.cards(cards))}")
    typer.echo(f"  {text('puzzle-best', move=puzzle.answer, gain=puzzle.gain)}")
    typer.echo(f"  {said[:1].upper()}{said[1:]}")


@contextmanager
def waiting(
    text: Texts, number: int
) -> Iterator[tuple[Callable[[int], None], Callable[[int], None]]]:
    """How far it is, for a person who looks: whom to tell of puzzles, and of tables looked at."""
    if not sys.stderr.isatty():
        yield (lambda _: None), (lambda _: None)
        return
    from rich.console import Console

    so_far = 0
    with Console(stderr=True).status("") as status:

        def found(count: int) -> None:
            nonlocal so_far
            so_far = count

        def looked(tables: int) -> None:
            status.update(text("puzzle-wait", tables=tables, found=so_far, number=number))

        yield found, looked
