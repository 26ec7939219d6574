"""A match of one person against bots at a table of their own, without a screen."""

import secrets
from collections.abc import Mapping
from pathlib import Path

from speeltafel.bots import bot
from speeltafel.engine.advice import Advice, advice
from speeltafel.engine.asking import Gesture, meant
from speeltafel.engine.chance import Seal
from speeltafel.engine.events import Event
from speeltafel.engine.game import Game
from speeltafel.engine.journal import Journal
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.state import Projection, State
from speeltafel.engine.view import Reckoned, TableView
from speeltafel.table import audience
from speeltafel.table.arranging import values_of
from speeltafel.table.authority import NO_BOT, Table
from speeltafel.table.changes import Begun, Founding, Line
from speeltafel.table.seats import Seat, Seating
from speeltafel.texts import named_texts

__all__ = ["NO_BOT", "PERSON", "Solo"]

PERSON = 0
NOBODY_ELSE = "person"
"""By what the table knows the one person."""


class Solo:
    """The table, and what the person has been told."""

    def __init__(
        self, game: Game, players: int, options: Mapping[str, object], bots: str, seed: int | Seal
    ) -> None:
        self.game = game
        self.level = bots
        bot(game, bots)  # BadInput where there is none like it
        self.table = dealt(game, players, options, self.level, seed)
        self.told: list[Event] = []
        """Everything that happened, as the person saw it."""
        self.hear(self.table.apply(Begun()))

    @property
    def state(self) -> State:
        return self.table.playing()

    @property
    def journal(self) -> Journal:
        return self.table.played()

    def hear(self, events: list[Event]) -> list[Event]:
        told = [event.seen_by(PERSON) for event in events]
        self.told += told
        return told

    def seen(self) -> Projection:
        return self.state.seen_by(PERSON)

    def view(self) -> TableView:
        return self.game.view(self.seen())

    def reckoning(self) -> tuple[Reckoned, ...]:
        """What the last move brought everybody, where it ended a round that the game reckons."""
        for step in reversed(self.table.steps):
            moment = audience.step(self.table, step, PERSON).moment
            if moment is not None and moment.reckoning:
                return moment.reckoning
        return ()

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def named(self) -> list[str]:
        return named_texts(self.game, self.state.setup.options)

    def submit(self, move: Move) -> list[Event]:
        """The person's move; IllegalMove where it cannot be."""
        return self.make(self.table.move(PERSON, move))

    def make(self, line: Line) -> list[Event]:
        return self.hear(self.table.apply(line))

    def next_bot(self) -> int:
        """The bot that moves next, also while the person is asked: bots do not keep us waiting."""
        return self.table.next_bot()

    def move_bot(self) -> list[Event]:
        seat = self.next_bot()
        return self.make(self.table.line(seat, self.table.choice(seat, self.level)))

    def why_not(self, cards: tuple[int, ...]) -> Refusal | None:
        """Why the person can do nothing with just these cards; None where something is legal."""
        _, refusal = meant(self.game, self.seen(), PERSON, Gesture(cards=cards))
        return refusal

    def tip(self) -> Advice | None:
        """What the rule of thumb would do for the person, and why; None out of turn."""
        if PERSON not in self.state.to_act():
            return None
        return advice(self.game, self.seen(), PERSON)

    def rematch(self) -> "Solo":
        """The same people, dealt anew."""
        founding = self.table.founding
        seed = founding.seed
        other = Seal(secrets.token_bytes(32)) if seed is None else seed + 1
        options = self.game.options_after(self.state)
        return Solo(self.game, founding.players, options, self.level, other)

    def save(self, path: Path) -> None:
        """Write the journal, with its closing line: the match is over or broken off here."""
        self.journal.close()
        path.write_text(self.journal.dump(), "utf-8")


def dealt(
    game: Game, players: int, options: Mapping[str, object], bots: str, seed: int | Seal
) -> Table:
    """A table at which everything is settled but the deal."""
    given = game.setup(players, options).options
    seats = []
    for number in range(players):
        facts = {name: own_fact(given[name], number) for name in game.options.personal}
        token = NOBODY_ELSE if number == PERSON else ""
        seats.append(Seat(token=token, bot="" if token else bots, facts=facts))
    values = values_of(game, players, options)
    if isinstance(seed, Seal):
        founding = Founding("", game, players, values, seed.secret)
    else:
        founding = Founding("", game, players, values, bytes(32), seed=seed)
    return Table(founding, Seating(seats, NOBODY_ELSE))


def own_fact(values: object, seat: int) -> int:
    assert isinstance(values, list)
    return int(values[seat])
