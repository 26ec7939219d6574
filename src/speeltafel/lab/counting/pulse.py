"""How exciting a game is: how undecided it stays, judged by the game's own prospects."""

from speeltafel.engine.drive import Observer
from speeltafel.engine.events import Event
from speeltafel.engine.game import Game
from speeltafel.engine.state import State
from speeltafel.lab.counting.facts import TENSE, TENSION, Facts, fact_of
from speeltafel.lab.counting.tally import WHOLE

PARTS = 10
"""A game is looked at in so many parts of equal length."""


class Pulse(Observer):
    """Feels the pulse of one game; of one without prospects there is nothing to feel."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.tension: list[int] = []
        self.when = (-1, -1)
        """The round, and where any table can be judged the turn, at which it was felt last."""

    def after(self, state: State, events: list[Event]) -> None:
        if self.game.prospects is None or state.questions or not state.to_act():
            return
        when = (state.round, state.turn if self.game.horizon else -1)
        if when != self.when:
            self.when = when
            self.tension.append(round(WHOLE * undecided(self.game, state)))

    def facts(self) -> Facts:
        if not self.tension:
            return {}
        found = {TENSION: sum(self.tension), TENSE: len(self.tension)}
        for at, felt in enumerate(self.tension):
            part = PARTS * at // len(self.tension)
            of_part = {fact_of("tension-at", part): felt, fact_of("tense-at", part): 1}
            for fact, n in of_part.items():
                found[fact] = found.get(fact, 0) + n
        return found


def undecided(game: Game, state: State) -> float:
    """From 1, where everybody may win as well, to 0, where somebody has won."""
    assert game.prospects
    chances = game.prospects(state)
    if game.cooperative:
        return 1 - abs(2 * chances[0] - 1)
    total = sum(chances) or 1.0
    return (1 - max(chances) / total) / (1 - 1 / len(chances))
