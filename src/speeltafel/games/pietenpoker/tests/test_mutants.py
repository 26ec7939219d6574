"""Rules broken on purpose: a scenario finds each of them."""

from collections.abc import Callable
from dataclasses import replace
from types import ModuleType

import pytest

from speeltafel.engine.chance import Chance
from speeltafel.engine.game import Game
from speeltafel.engine.positions import ScenarioFailed
from speeltafel.engine.scenario import run, scenarios_of
from speeltafel.engine.setup import Setup
from speeltafel.engine.state import State
from speeltafel.engine.zones import Zone
from speeltafel.games.pietenpoker import GAME, rules, rules_deal, rules_scoring
from speeltafel.games.pietenpoker.state import Pietenpoker
from speeltafel.lab.checks.bench import compiled

if compiled():
    pytest.skip("nothing can be made of a compiled class", allow_module_level=True)


class Mutant(Pietenpoker):
    def blank(self) -> Pietenpoker:
        return type(self)(self.setup, self.chance.copy())


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


MUTANTS: list[Callable[[Setup, Chance], State]] = [LooksAtScores, PeeksUnderPoker]


# Rules that are broken: functions in the place of the game's own.


def lets_the_all_in_raise(table: Pietenpoker) -> None:
    table.highest = max(table.highest, *table.worth)


def pays_the_tied_pot(table: Pietenpoker, winner: int) -> None:
    PAY(table, max(winner, 0))


def lets_stoppers_lose_their_hands(_table: Pietenpoker, _seat: int, _alone: bool) -> bool:
    return True


def takes_too_many_back(table: Pietenpoker, seat: int) -> int:
    return min(len(table.scored[seat]), rules_deal.missing(table, seat))


def asks_again(table: Pietenpoker) -> None:
    PASS_TURN(table)
    table.asked = 0


def forgets_the_sint(table: Pietenpoker, winner: int, throwing: list[int]) -> None:
    sint = table.sint
    CLOSE_ROUND(table, winner, throwing)
    table.sint = sint


PAY, PASS_TURN, CLOSE_ROUND = rules_scoring.pay, rules.pass_turn, rules.close_round

BROKEN: list[tuple[ModuleType, str, Callable[..., object]]] = [
    (rules, "raise_highest", lets_the_all_in_raise),
    (rules, "pay", pays_the_tied_pot),
    (rules, "loses_hand", lets_stoppers_lose_their_hands),
    (rules_deal, "taken_back", takes_too_many_back),
    (rules, "pass_turn", asks_again),
    (rules, "close_round", forgets_the_sint),
]


@pytest.mark.parametrize("mutant", MUTANTS)
def test_a_scenario_finds_the_mutant(mutant: Callable[[Setup, Chance], State]) -> None:
    with pytest.raises(ScenarioFailed):
        run_all(replace(GAME, state=mutant))


@pytest.mark.parametrize(("module", "rule", "broken"), BROKEN, ids=[b[2].__name__ for b in BROKEN])
def test_a_scenario_finds_the_broken_rule(
    module: ModuleType,
    rule: str,
    broken: Callable[..., object],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert callable(getattr(module, rule))
    monkeypatch.setattr(module, rule, broken)
    with pytest.raises(ScenarioFailed):
        run_all(GAME)


def run_all(game: Game) -> None:
    for scenario in scenarios_of(GAME):
        run(game, scenario)
