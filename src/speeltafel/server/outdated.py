"""Tables of another version of their game: nobody knows how to play on.

Such a table is broken off, and so its journal is open. It is kept as long as any other that nobody
is at: whoever comes back sees how it was, and its people may start again at a new one.
"""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace

from msgspec import structs

from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.engine.journal import Journal
from speeltafel.table import wire
from speeltafel.table.arranging import values_of
from speeltafel.table.audience import lobby
from speeltafel.table.authority import Table
from speeltafel.table.bounds import Value
from speeltafel.table.founding import anew
from speeltafel.table.match import Match
from speeltafel.table.seats import Trouble


class Outdated:
    """The table as it is stored, without a state; and the moves that were made."""

    def __init__(
        self,
        table: Table,
        version: str,
        started: bool,
        moves: Sequence[tuple[int, str]],
        address: str,
    ) -> None:
        self.table = table
        self.version = version
        self.started = started
        self.moves = moves
        self.address = address
        self.turn = asyncio.Lock()
        """Its people start again together, whoever of them asks first."""
        self.visited = 0.0
        """When somebody was here last."""

    def lobby(self, viewer: int) -> wire.Lobby:
        shown = lobby(self.table, viewer)
        return structs.replace(shown, started=self.started, outdated=self.version)

    def match(self) -> Match:
        if not self.started:
            raise Trouble("trouble-not-started")
        table = self.table
        game = replace(table.game, version=self.version)
        # Without what people told of themselves: nobody can find out any more what the game has
        # told of it.
        journal = Journal(game, table.founding.players, table.founding.options, table.seal)
        names = tuple([seat.name for seat in table.seats])
        return Match(journal.dump(), tuple(self.moves), names)

    def again(self, code: str) -> Table:
        """A new table with the same people, and the options as far as there still are such."""
        now = self.table.founding
        return anew(self.table, code, still_there(now.game, now.players, now.options))


def still_there(game: Game, players: int, options: Mapping[str, Value]) -> dict[str, Value]:
    """The values of a game's options now, with those of before that it still has."""
    kept: dict[str, Value] = {}
    for name, value in options.items():
        try:
            game.setup(players, {**kept, name: value})
        except BadInput:
            continue
        kept[name] = value
    return values_of(game, players, kept)
