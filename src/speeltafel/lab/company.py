"""The bots of one table in the lab."""

from collections.abc import Sequence

from speeltafel.bots import Stories, wants_story
from speeltafel.bots import bot as bot_named
from speeltafel.bots.search import Budget
from speeltafel.engine.chance import Chance
from speeltafel.engine.events import Event
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move
from speeltafel.engine.state import State

LAB_BUDGET = "30worlds"
"""Of bots that search, where no other is named: in worlds, so that the same seed gives the same
figures."""


class Company:
    """A bot in every seat of a table; those who search have to be told its story."""

    def __init__(self, game: Game, levels: Sequence[str], budget: Budget) -> None:
        self.levels = levels
        self.bots = {level: bot_named(game, level, budget) for level in set(levels)}
        followers = [seat for seat, level in enumerate(levels) if wants_story(level)]
        self.stories = Stories(followers, game.recalled)

    @property
    def listens(self) -> bool:
        """Whether somebody wants to be told what happens."""
        return bool(self.stories.of_seat)

    def note(self, state: State, events: list[Event]) -> None:
        """The table was dealt, or a move was made."""
        self.stories.note(state, events)

    def choose(self, state: State, seat: int, chance: Chance) -> Move:
        bot = self.bots[self.levels[seat]]
        return bot(state.seen_by(seat), seat, chance, self.stories.of(seat))
