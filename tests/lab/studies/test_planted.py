"""What a report says of games of which the truth is known is true; `make planted` asks more."""

import pytest

from speeltafel.engine import registry
from tests.planted import GAMES, PLANTS
from tests.planted.held import Claim, held
from tests.planted.truth import FAIR, TRUTHS

SEEDS = range(1000, 1003)
"""The first of those that the long check has."""


@pytest.fixture(autouse=True)
def only_planted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "all_games", lambda: GAMES)


def test_the_truth_is_what_was_planted() -> None:
    for truth in TRUTHS.values():
        assert all(sum(places) == pytest.approx(1) for places in truth.places.values())
    assert TRUTHS["first"].places["search"][0] == 0.6
    assert TRUTHS["habit"].places["rule"][0] == pytest.approx(7 / 9)
    assert FAIR < TRUTHS["habit"].rungs["search over rule"] < 7 / 9
    assert 0.5 < TRUTHS["skill"].rungs["rule over easy"] < 1


@pytest.mark.parametrize("name", PLANTS)
def test_what_a_report_says_of_a_planted_game_is_true(name: str) -> None:
    wrong: list[Claim] = []
    bounds: list[Claim] = []
    for seed in SEEDS:
        sentences, some = held(name, seed)
        assert len(sentences) >= 5
        wrong += [claim for claim in sentences if not claim[1]]
        bounds += some
    assert not wrong
    assert sum(right for _, right in bounds) >= 0.85 * len(bounds)
