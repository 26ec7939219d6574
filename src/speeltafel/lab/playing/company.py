"""The bots of one table in the lab."""

from collections.abc import Sequence

from speeltafel.bots import Stories, wants_story
from speeltafel.bots import bot as bot_named
from speeltafel.bots.search import Budget
from speeltafel.engine.chance import Chance
from speeltafel.engine.drive import Decide, Observer
from speeltafel.engine.events import Event
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move
from speeltafel.engine.state import State

LAB_BUDGET = "30worlds"
"""Of bots that search, where no other is named: in worlds, so that the same seed gives the same
figures."""


class Company(Observer):
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

    def after(self, state: State, events: list[Event]) -> None:
        self.stories.note(state, events)

    def playing(self, chance: Chance) -> Decide:
        """They decide in the order of their seats, all by the same luck."""

        def decide(state: State, seats: tuple[int, ...]) -> tuple[int, Move]:
            return seats[0], self.choose(state, seats[0], chance)

        return decide

    def choose(self, state: State, seat: int, chance: Chance) -> Move:
        bot = self.bots[self.levels[seat]]
        return bot(state.seen_by(seat), seat, chance, self.stories.of(seat))
