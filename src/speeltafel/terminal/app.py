"""The terminal client: matches at one table, one after the other."""

import asyncio
import os
import signal
import sys
import threading
from collections.abc import Mapping
from pathlib import Path

from textual.app import App
from textual.theme import Theme

from speeltafel.engine.chance import Seal
from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.terminal.match import PERSON, Solo
from speeltafel.terminal.panels import AGAIN
from speeltafel.terminal.screen import TableScreen
from speeltafel.terminal.voice import Voice

PAUSE = 0.6
"""Seconds between the moves of bots."""

FELT = Theme(
    name="felt",
    primary="#2f7d55",
    secondary="#3a6a8c",
    accent="#ffd166",
    warning="#ffd166",
    error="#ef6f6c",
    success="#8bd17c",
    foreground="#f2efe4",
    background="#10271d",
    surface="#173629",
    panel="#1f4736",
)


class Speeltafel(App[None]):
    """A table at which match follows match until the person leaves it."""

    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False

    def __init__(
        self, table: Solo, language: str, journal: Path | None = None, pause: float = PAUSE
    ) -> None:
        super().__init__()
        self.register_theme(FELT)
        self.theme = FELT.name
        self.journal = journal
        self.matches = 0
        self.kept: Solo | None = None
        """The match whose journal has been written."""
        self.trouble = ""
        voice = Voice(table.game, language, PERSON, table.named)
        self.at_table = TableScreen(table, voice, pause)

    def on_mount(self) -> None:
        # A terminal that is closed breaks the match off as well, where there are such signals.
        if os.name == "posix" and threading.current_thread() is threading.main_thread():
            loop = asyncio.get_running_loop()
            for number in (signal.SIGHUP, signal.SIGTERM):
                loop.add_signal_handler(number, self.left, None)
        # Behind `make` the signal of a closed terminal does not reach us.
        if not self.is_headless:
            self.set_interval(1.0, self.leave_with_the_terminal)
        self.push_screen(self.at_table, self.left)

    def leave_with_the_terminal(self) -> None:
        try:
            os.get_terminal_size(sys.__stdout__.fileno() if sys.__stdout__ else 1)
        except OSError:
            self.left(None)

    def left(self, answer: str | None) -> None:
        """The person has left a match: for another one, or for good."""
        self.keep_journal()
        if answer != AGAIN:
            self.exit()
            return
        before = self.at_table
        table = before.table.rematch()
        voice = Voice(table.game, before.voice.language, PERSON, table.named)
        self.at_table = TableScreen(table, voice, before.pause)
        self.at_table.quick = before.quick
        self.push_screen(self.at_table, self.left)

    def keep_journal(self) -> None:
        """Write this match's journal, once; later matches get a number behind the name."""
        table = self.at_table.table
        if self.journal is None or self.kept is table:
            return
        self.kept = table
        self.matches += 1
        path = self.journal
        if self.matches > 1:
            path = path.with_stem(f"{path.stem}-{self.matches}")
        try:
            table.save(path)
        except OSError as error:
            self.trouble = f"the journal {path} cannot be written: {error.strerror}"

    async def action_quit(self) -> None:
        """Ctrl+Q and Ctrl+C ask first, like the key q; from a panel they mean it."""
        if self.screen is self.at_table:
            self.at_table.action_quit()
        else:
            self.left(None)

    def action_help_quit(self) -> None:
        self.call_next(self.action_quit)


def play(
    game: Game,
    players: int,
    options: Mapping[str, object],
    language: str,
    bots: str,
    seed: int | Seal,
    journal: Path | None,
) -> None:
    """Play in the terminal: one person in seat 0 against bots of a level.

    BadInput where the table cannot be set, there is no terminal, or the journal has no place.
    """
    app = Speeltafel(Solo(game, players, options, bots, seed), language, journal)
    if journal is not None and not journal.parent.is_dir():
        raise BadInput(f"there is no folder {journal.parent} for the journal")
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadInput("a game is played in a terminal, and this is none")
    app.run()
    app.keep_journal()  # also after a mistake of ours
    if app.trouble:
        raise BadInput(app.trouble)
    if app.return_code:
        raise SystemExit(app.return_code)
