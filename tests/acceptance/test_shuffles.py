"""Cards are dealt as luck would have it, and it would be noticed if they were not."""

import pytest

from speeltafel.engine.chance import Sealed
from speeltafel.engine.registry import all_games, game
from speeltafel.lab.checks.bench import compiled
from tests.acceptance.shuffles import fairness

DEALS = 2000


@pytest.mark.parametrize("name", all_games())
def test_every_card_and_every_pair_is_as_likely(name: str) -> None:
    found = fairness(game(name), DEALS)
    assert found.is_fair, found


@pytest.mark.skipif(compiled(), reason="what is compiled cannot be replaced")
@pytest.mark.parametrize("name", all_games())
def test_a_lazy_shuffle_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every card is exchanged with any other: a well-known mistake."""

    def lazy(self: Sealed, cards: list[int]) -> None:
        for place in range(len(cards)):
            other = self.below(len(cards))
            cards[place], cards[other] = cards[other], cards[place]

    monkeypatch.setattr(Sealed, "shuffle", lazy)
    assert not fairness(game(name), 4 * DEALS).is_fair
