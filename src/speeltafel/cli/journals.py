"""Journals: stepped through, and checked."""

import sys
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from speeltafel.engine import journal
from speeltafel.engine.chance import Seal
from speeltafel.engine.errors import BadInput
from speeltafel.engine.events import GALLERY
from speeltafel.engine.positions import LETTERS
from speeltafel.texts import texts


def replay(file: Path, language: str, step: bool) -> None:
    found = load_journal(file)
    text = texts(found.game, language)
    waiting = step and sys.stdin.isatty() and sys.stdout.isatty()
    out = Console(highlight=False)
    out.print(f"[bold]{text('game-name')}[/], {found.players}: {len(found.moves)}")
    for number, (_, events) in enumerate(found.replay()):
        if number:
            seat, move = found.moves[number - 1]
            out.print(f"[cyan]{number:>4}[/] [bold]{LETTERS[seat]}[/] {escape(move)}")
        for event in events:
            sentence = text.event(event, GALLERY, LETTERS.__getitem__)
            if sentence:
                out.print(f"       {escape(sentence)}")
        if waiting and number < len(found.moves):
            input()


def verify(file: Path) -> None:
    found = load_journal(file)
    found.verify()
    state = "over" if "reason" in (found.closing or {}) else "broken off"
    print(
        f"{file}: {found.game.id}, {found.players} players, {len(found.moves)} moves, {state}: ok"
    )
    if isinstance(found.seed, Seal):
        print(f"before the deal the table has to have shown {found.seed.commitment()}")


def load_journal(file: Path) -> journal.Journal:
    try:
        text = file.read_text("utf-8")
    except OSError as error:
        raise BadInput(f"{file} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{file} is no text: a journal is JSON lines in UTF-8") from None
    return journal.load(text)
