"""Many tables of one game, stepped at once: what vector environments stand on."""

import numpy as np
from numpy.typing import NDArray

from speeltafel.adapters.play import Mask, Rules, Tensor, observed
from speeltafel.adapters.stepping import Stepper, asked, step_all
from speeltafel.engine.setup import returns

SEEDS = 1 << 31

Numbers = NDArray[np.int64]


class Batch:
    """Tables side by side; one that is over is dealt anew in the same step.

    A step takes one legal action a table and tells who decides next at each (`seats`), what there
    is to choose (`legal`, table by table, `counts` of them at each; the same as `masks`), and of
    the tables that are over what that was worth to each seat. Observations are made when asked for.
    The masks are one array, which the next step writes anew: who keeps them copies them.
    """

    def __init__(self, rules: Rules, number: int, luck: np.random.Generator) -> None:
        self.rules = rules
        self.luck = luck
        self.plays = [self.deal() for _ in range(number)]
        self.masks: Mask = np.zeros((number, len(rules.actions)), np.int8)
        self.flat = self.masks.reshape(-1)
        self.rows = np.arange(number) * len(rules.actions)
        self.marked: Numbers = np.zeros(0, np.int64)
        self.look()

    def deal(self) -> Stepper:
        rules = self.rules
        state = rules.game.deal_again(rules.setup, int(self.luck.integers(SEEDS)), quiet=True)
        return Stepper(rules.actions, state)

    def look(self) -> None:
        """Find who decides at each table, and what there is to choose."""
        self.flat[self.marked] = 0
        seats, legal, counts = asked(self.plays)
        self.seats = np.array(seats)
        self.legal = np.array(legal)
        self.counts = np.array(counts)
        self.marked = np.repeat(self.rows, self.counts) + self.legal
        self.flat[self.marked] = 1

    def step(self, actions: Numbers) -> dict[int, list[float]]:
        """An action at every table; of those that are over what it was worth to each seat."""
        worth = {}
        for at in step_all(self.plays, actions.tolist()):
            outcome = self.plays[at].state.outcome()
            worth[at] = returns(outcome, self.rules.game.cooperative)
            self.plays[at] = self.deal()
        self.look()
        return worth

    def any_actions(self) -> Numbers:
        """A legal action for each table, each as likely as the others there."""
        first = np.cumsum(self.counts) - self.counts
        picked = (self.luck.random(len(self.counts)) * self.counts).astype(np.int64)
        found: Numbers = self.legal[first + picked]
        return found

    def observations(self) -> Tensor:
        """What the seat that decides sees, a row a table."""
        return np.stack(
            [observed(self.rules, p.state.seen_by(p.seat), p.begun) for p in self.plays]
        )
