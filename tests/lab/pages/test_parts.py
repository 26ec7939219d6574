"""What pages of the lab have in common."""

import pytest

import speeltafel
from speeltafel.lab.pages.parts import came_to, cards_in_play
from speeltafel.lab.playing.order import Order


@pytest.mark.parametrize(
    ("name", "players", "cards", "settled"),
    [
        ("pietenpoker", 5, 50, {"sets": "1"}),
        ("pietenpoker", 6, 100, {"sets": "2"}),
        ("pietenpoker", 9, 100, {"sets": "2"}),
        ("edden", 3, 54, {"decks": "1"}),
        ("edden", 10, 108, {"decks": "2"}),
        ("twaalfstich", 4, 46, {}),
    ],
)
def test_what_is_left_to_the_number_of_players_is_told(
    name: str, players: int, cards: int, settled: dict[str, object]
) -> None:
    game, order = speeltafel.game(name), Order(name, players, 1, {})
    assert cards_in_play(game, order) == cards
    assert came_to(game, order) == settled


def test_what_is_chosen_came_to_nothing_by_itself() -> None:
    order = Order("edden", 3, 1, {"decks": "2"})
    assert came_to(speeltafel.game("edden"), order) == {}
    assert cards_in_play(speeltafel.game("edden"), order) == 108
