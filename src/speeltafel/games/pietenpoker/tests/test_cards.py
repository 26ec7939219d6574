"""Decks, and combinations against every selection of the cards."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from speeltafel.games.pietenpoker.expansions.precies import value_of_all
from speeltafel.games.pietenpoker.rules_combinations import best_value
from speeltafel.games.pietenpoker.tests.tables import NAMES, deal, face, is_wild

# Decks.


@pytest.mark.parametrize("seed", range(5))
def test_a_random_set_is_50_of_the_pool(seed: int) -> None:
    state = deal(3, seed)
    pool = {1: 4, 2: 4, 3: 3, 4: 2, 5: 2, 6: 1}
    assert len(state.deck) == 50
    for card, copies in Counter(state.deck).items():
        assert copies <= pool[face(card)[1]]
        assert NAMES[card] == "".join(map(str, face(card)))


def test_two_random_sets_are_two_draws() -> None:
    decks = [deal(6, seed).deck for seed in range(30)]
    assert all(len(deck) == 100 for deck in decks)
    sixes = [sum(face(card)[1] == 6 for card in deck) for deck in decks]
    assert len(set(sixes)) > 2  # one draw counted twice would give even numbers only
    assert any(count % 2 for count in sixes)


def test_the_full_deck() -> None:
    state = deal(3, 0, deck="full64")
    assert len(state.deck) == 64
    assert sum(face(card)[1] for card in state.deck) == 180


@pytest.mark.parametrize(("options", "size"), [({}, 50), ({"actiepiet": "all"}, 78)])
def test_a_fifth_has_the_surprise_icon_and_a_quarter_the_money(
    options: dict[str, object], size: int
) -> None:
    state = deal(3, 3, biedregel=True, surprise="icon", **options)
    names = [NAMES[card] for card in state.deck]
    assert len(names) == size
    marks = [name.rpartition("-")[2] for name in names]
    assert sum(mark in ("s", "sm") for mark in marks) == -(-size // 5)
    assert sum(mark in ("m", "sm") for mark in marks) == -(-size // 4)


def test_faces_of_action_cards_are_random_with_a_random_deck() -> None:
    faces = {
        NAMES[card]
        for seed in range(40)
        for card in deal(3, seed, actiepiet="staf").deck
        if NAMES[card].startswith("staf")
    }
    assert len(faces) == 12


def test_the_canonical_deck_has_144_points() -> None:
    assert sum(face(card)[1] for card in deal(3, 0, deck="canonical50").deck) == 144


# Combinations, against every selection of the cards.

base_cards = st.integers(0, 23)
acteers = st.sampled_from([card for card, name in enumerate(NAMES) if name == "acteer-b2"])
hands = st.lists(st.one_of(base_cards, acteers), max_size=5)
rooms = st.lists(base_cards, min_size=1, max_size=3)


def rank(cards: tuple[int, ...], wilds: int) -> tuple[int, int, int]:
    """The best reading of exactly these cards and so many wild ones: 2.3 of the specification."""
    colours, numbers = {face(card)[0] for card in cards}, [face(card)[1] for card in cards]
    size = len(cards) + wilds
    best = (0, 0, 0)
    if size and len(set(numbers)) <= 1:
        best = max(best, (size, 2, numbers[0] if numbers else 6))
    if size and len(colours) <= 1:
        best = max(best, (size, 0, sum(numbers) + 6 * wilds))
    return best


def street(cards: tuple[int, ...], wilds: int) -> tuple[int, int, int]:
    size = len(cards) + wilds
    numbers = {face(card)[1] for card in cards}
    tops = [
        top
        for top in range(size, 7)
        if numbers <= set(range(top - size + 1, top + 1)) and len(numbers) == len(cards)
    ]
    return (size, 1, max(tops)) if size >= 2 and tops else (0, 0, 0)


def as_rank(value: int) -> tuple[int, int, int]:
    return value // 10_000, value % 10_000 // 1_000, value % 1_000


@given(hands, rooms)
@settings(max_examples=300)
def test_the_best_combination_is_the_best_selection(hand: list[int], room: list[int]) -> None:
    fixed = [card for card in hand if not is_wild(card)] + room
    wilds = len(hand) + len(room) - len(fixed)
    parts = [part for size in range(len(fixed) + 1) for part in combinations(fixed, size)]
    best = max(rank(part, wilds) for part in parts)
    assert as_rank(best_value(hand, room, True, True, True)) == best


@given(hands, rooms)
@settings(max_examples=300)
def test_under_precies_all_cards_have_to_fit(hand: list[int], room: list[int]) -> None:
    fixed = tuple([card for card in hand if not is_wild(card)] + room)
    wilds = len(hand) + len(room) - len(fixed)
    best = max(rank(fixed, wilds), street(fixed, wilds))
    assert as_rank(value_of_all(hand, room, True, True, True)) == best
