"""Rules broken on purpose: a scenario finds each of them."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from speeltafel.engine.chance import Chance
from speeltafel.engine.game import Game
from speeltafel.engine.scenario import ScenarioFailed, run, scenarios_of
from speeltafel.engine.state import Setup, State
from speeltafel.engine.zones import Zone
from speeltafel.games.pietenpoker import GAME
from speeltafel.games.pietenpoker.rules import Pietenpoker
from speeltafel.lab.bench import compiled

if compiled():
    pytest.skip("nothing can be made of a compiled class", allow_module_level=True)


class Mutant(Pietenpoker):
    def blank(self) -> Pietenpoker:
        return type(self)(self.setup, self.chance.copy())


class LetsTheAllInRaise(Mutant):
    def raise_highest(self) -> None:
        self.highest = max(self.highest, *self.worth)


class PaysTheTiedPot(Mutant):
    def pay(self, winner: int) -> None:
        super().pay(max(winner, 0))


class LetsStoppersLoseTheirHands(Mutant):
    def loses_hand(self, seat: int, alone: bool) -> bool:
        return True


class TakesTooManyBack(Mutant):
    def taken_back(self, seat: int) -> int:
        return min(len(self.scored[seat]), self.missing(seat))


class AsksAgain(Mutant):
    def pass_turn(self) -> None:
        super().pass_turn()
        self.asked = 0


class LooksAtScores(Mutant):
    def zones(self) -> list[Zone]:
        zones = super().zones()
        return [
            Zone("scored", z.cards, z.seat, 1 << z.seat, ordered=False) if z.name == "scored" else z
            for z in zones
        ]


class PeeksUnderPoker(Mutant):
    def is_blindfolded(self) -> bool:
        return False


class ForgetsTheSint(Mutant):
    def close_round(self, winner: int, throwing: list[int]) -> None:
        sint = self.sint
        super().close_round(winner, throwing)
        self.sint = sint


MUTANTS: list[Callable[[Setup, Chance], State]] = [
    LetsTheAllInRaise,
    PaysTheTiedPot,
    LetsStoppersLoseTheirHands,
    TakesTooManyBack,
    AsksAgain,
    LooksAtScores,
    PeeksUnderPoker,
    ForgetsTheSint,
]


@pytest.mark.parametrize("mutant", MUTANTS)
def test_a_scenario_finds_the_mutant(mutant: Callable[[Setup, Chance], State]) -> None:
    game = replace(GAME, state=mutant)
    with pytest.raises(ScenarioFailed):
        run_all(game)


def run_all(game: Game) -> None:
    for scenario in scenarios_of(GAME):
        run(game, scenario)
