"""Leaving: from every decision, by every seat, one after another, beside the model."""

from functools import cache
from itertools import permutations

import pytest
from tests.lockstep import Bout, Match, Model, phase_of

from speeltafel.engine.conformance import Setting
from speeltafel.engine.state import State
from speeltafel.games.bootopstoom import GAME
from speeltafel.games.bootopstoom.rules_agenda import ASKED, BUSY, OVER, PHASES

PLAYERS = 3
SETTING = Setting(
    PLAYERS,
    {
        "krappeKalender": True,
        "prachtigePakjes": True,
        "pepernootPlekken": True,
        "rebelsePietjes": True,
        "calendarSize": 3,
        "memoryAid": True,
    },
)
BASE = Setting(PLAYERS, {"calendarSize": 3})
DECISIONS = [word for n, word in enumerate(PHASES.split("|")) if n not in (BUSY, OVER)]
FAR = 400
"""Matches until each kind of decision has come."""
ORDERS = [order for n in range(1, PLAYERS + 1) for order in permutations(range(PLAYERS), n)]


class Leaving(Match):
    """A match in which these leave, in this order, before the decision of this number."""

    def __init__(self, bout: Bout, number: int, order: tuple[int, ...]) -> None:
        super().__init__(GAME, bout)
        self.number, self.order = number, order
        self.phases: list[str] = []

    def let_leave(self, state: State, model: Model) -> None:
        self.phases.append(phase_of(state))
        if len(self.phases) != self.number + 1:
            return
        for seat in self.order:
            state.leave(seat)
            self.left.append(seat)
            self.leavers[self.phases[-1]] += 1
            self.lines.append(f"{'ABC'[seat]} leaves")
            model.leave(seat)  # type: ignore[attr-defined]
            model.compare(state)


@cache
def found() -> dict[str, tuple[Bout, int]]:
    """A match and the number of a decision in it, for each kind of decision."""
    places: dict[str, tuple[Bout, int]] = {}
    for seed in range(FAR):
        for setting in (SETTING, BASE):
            bout = Bout(seed, setting)
            match = Leaving(bout, -1, ())
            match.play()
            for number, phase in enumerate(match.phases):
                if phase not in places or number < places[phase][1] // 2:
                    places[phase] = bout, number
        if {*DECISIONS} <= {*places}:
            break
    return places


@pytest.mark.parametrize("decision", DECISIONS)
def test_anybody_may_leave_at_any_decision(decision: str) -> None:
    assert DECISIONS[ASKED - 1] == "asked"
    bout, number = found()[decision]
    for order in ORDERS:
        match = Leaving(bout, number, order)
        played = match.play()
        assert match.phases[number] == decision
        assert played.leavers == {decision: len(order)}
