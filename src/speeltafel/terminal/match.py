"""A match of one person against bots, without a screen."""

import secrets
from collections.abc import Mapping
from pathlib import Path

from speeltafel.bots import Stories, bot, wants_story
from speeltafel.engine.asking import Gesture, meant
from speeltafel.engine.chance import Chance, Seal, fast
from speeltafel.engine.events import Event
from speeltafel.engine.game import Game
from speeltafel.engine.journal import Journal
from speeltafel.engine.moves import Refusal
from speeltafel.engine.state import Projection
from speeltafel.engine.view import TableView
from speeltafel.texts import named_texts

PERSON = 0
NO_BOT = -1


class Table:
    """The journal, the state, the bots, and what the person has been told."""

    def __init__(
        self, game: Game, players: int, options: Mapping[str, object], bots: str, seed: int | Seal
    ) -> None:
        self.game = game
        self.level = bots
        self.bot = bot(game, bots)
        self.luck = luck_beside(seed)
        self.journal = Journal(game, players, options, seed)
        self.state = self.journal.start()
        self.told: list[Event] = []
        """Everything that happened, as the person saw it."""
        searching = range(1, players) if wants_story(bots) else ()
        self.stories = Stories(searching, game.recalled)
        self.hear(self.state.events)

    def hear(self, events: list[Event]) -> list[Event]:
        self.stories.note(self.state, events)
        told = [event.seen_by(PERSON) for event in events]
        self.told += told
        return told

    def seen(self) -> Projection:
        return self.state.seen_by(PERSON)

    def view(self) -> TableView:
        return self.game.table(self.seen(), PERSON)

    @property
    def over(self) -> bool:
        return not self.state.to_act()

    @property
    def named(self) -> list[str]:
        return named_texts(self.game, self.state.setup.options)

    def submit(self, text: str) -> list[Event]:
        """The person's move, in notation: NotationError or IllegalMove where it cannot be."""
        move = self.state.read(PERSON, text)
        return self.hear(self.journal.add(self.state, PERSON, self.state.write(move)))

    def next_bot(self) -> int:
        """The bot that moves next, also while the person is asked: bots do not keep us waiting."""
        for seat in self.state.to_act():
            if seat != PERSON:
                return seat
        return NO_BOT

    def move_bot(self) -> list[Event]:
        seat = self.next_bot()
        move = self.bot(self.state.seen_by(seat), seat, self.luck, self.stories.of(seat))
        return self.hear(self.journal.add(self.state, seat, self.state.write(move)))

    def why_not(self, cards: tuple[int, ...]) -> Refusal | None:
        """Why the person can do nothing with just these cards; None where something is legal."""
        _, refusal = meant(self.game, self.seen(), PERSON, Gesture(cards=cards))
        return refusal

    def rematch(self) -> "Table":
        """The same table, dealt anew."""
        journal = self.journal
        seed = journal.seed
        other = Seal(secrets.token_bytes(32)) if isinstance(seed, Seal) else seed + 1
        options = self.game.options_after(self.state)
        return Table(self.game, journal.players, options, self.level, other)

    def save(self, path: Path) -> None:
        """Write the journal, with its closing line: the match is over or broken off here."""
        self.journal.close()
        path.write_text(self.journal.dump(), "utf-8")


def luck_beside(seed: int | Seal) -> Chance:
    """The bots' own chance: it follows from the seed, yet tells nothing of the table's."""
    if isinstance(seed, Seal):
        return Seal(seed.secret, (*seed.words, "bots")).chance()
    return fast(-1 - seed)
