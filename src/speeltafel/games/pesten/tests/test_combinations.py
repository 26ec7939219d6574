"""All combinations, from the specification's definition word by word.

Cards are judged here by their names alone, so that nothing is checked against itself.
"""

import random
from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import combinations as choose
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from speeltafel.games.pesten.cards import ACES
from speeltafel.games.pesten.rules_combos import totals
from speeltafel.games.pesten.rules_reach import faces_in, promising
from speeltafel.games.pesten.rules_search import ENDLESS, SortedHand
from speeltafel.games.pesten.tests.tables import CARDS, NAMES, cards, combinations, deal

CIRCLE = ["a", *map(str, range(2, 11)), "j", "q", "k"]


def points(rank: str) -> int:
    return int(rank) if rank.isdigit() else 11


def core_totals(core: list[str], jokers: int, extras: list[str]) -> set[int]:
    """2.3, numbers 3 and 4: what a set or street is worth, its joker included."""
    ranks, suits = [name[1:] for name in core], [name[0] for name in core]
    size = len(core) + jokers
    found: set[int] = set()
    if len({*ranks}) == 1 and len({*suits}) == len(core) and size <= 4:
        if ranks[0] == "a":
            found |= {sum(values) for values in product((1, 12), repeat=size)}
        else:
            found.add(size * points(ranks[0]))
    if len({*suits}) == 1 and len({*ranks}) == len(core) and size <= 13:
        for start in range(13):
            window = [CIRCLE[(start + step) % 13] for step in range(size)]
            if not {*ranks} <= {*window}:
                continue
            continues = window[0] == "2" or window[-1] == "k"
            if size < 3 and "a" not in ranks and suits[0] + "a" in extras and continues:
                continue
            values = [12 if at == size - 1 else 1 for at in range(size)]
            found.add(
                sum(values[at] if rank == "a" else points(rank) for at, rank in enumerate(window))
            )
    return found


@cache
def slow_totals(chosen: tuple[int, ...]) -> frozenset[int]:
    names = [NAMES[card] for card in chosen]
    natural = [name for name in names if name[0] != "x"]
    jokers = len(names) - len(natural)
    aces = [at for at, name in enumerate(natural) if name[1:] == "a"]
    found: set[int] = set()
    if len(names) < 3 or jokers > 1:
        return frozenset()
    for size in range(len(aces) + 1):
        for filling in choose(aces, size):
            core = [name for at, name in enumerate(natural) if at not in filling]
            extras = [natural[at] for at in filling]
            if len(core) < 2:
                continue
            for total in core_totals(core, jokers, extras):
                found |= {total + size + 11 * high for high in range(size + 1)}
    return frozenset(found)


def slow_combinations(hand: list[int], own: int) -> set[tuple[int, ...]]:
    parts = {part for size in range(3, len(hand) + 1) for part in choose(sorted(hand), size)}
    return {part for part in parts if own in slow_totals(part)}


VECTORS = {
    "da d2 d3": {6},
    "c10 d10 h10": {30},
    "d2 d3 d4 ca": {10, 21},
    "d2 d3 d4 da": {10, 21},
    "d2 d3 d4 ha": {10, 21},
    "d2 d3 d4 sa": {10, 21},
    "c5 d5 h5 ca": {16, 27},
    "c5 d5 h5 da": {16, 27},
    "c5 d5 h5 ha": {16, 27},
    "c5 d5 h5 sa": {16, 27},
    "d2 d3 d4 ca da": {11, 22, 33},
    "dq dk da ca": {35, 46},
    "ca c2 c3": {6},
    "ck ca c2 c3": {17},
    "d2 xr d4": {9},
    "c10 d10 xb": {30},
    "ca da ha": {3, 14, 25, 36},
    "c5 d5 ha": {11, 22},
    "da d2 ca": {4, 15},
    "dq dk xr": {33, 34},
    "d2 d3 xb": {6, 9},
    "s3 s4 xr sa": {10, 13, 21, 24},
    "h9 h10 hj": {30},
    "c9 d9 h9 s9": {36},
    "c10 c10 d10": set(),
    "xr d5 ca": set(),
    "d7 d8": set(),
    "d2 d3 d4 xr xb": set(),
}
"""Section 7.1 of the specification."""


@pytest.mark.parametrize("text", VECTORS)
def test_totals_of_the_specification(text: str) -> None:
    assert {*totals(cards(text))} == VECTORS[text] == slow_totals(cards(text))


def test_every_own_number_has_a_combination_of_three_cards() -> None:
    attained = {total for three in choose(CARDS, 3) for total in totals(three)}
    assert attained >= {*range(3, 37)}


def some_hand(drawn: st.DataObject) -> list[int]:
    """A few cards of two decks, often such as go together."""
    pools = [
        [*CARDS],
        [card for card in CARDS if NAMES[card][1:] in ("a", "2", "3", "q", "k", "r", "b")],
        [card for card in CARDS if NAMES[card][0] in "dx" or NAMES[card][1:] == "a"],
        [card for card in CARDS if NAMES[card][1:] in ("a", "5", "6", "r", "b")],
    ]
    pool = drawn.draw(st.sampled_from(pools))
    return sorted(drawn.draw(st.lists(st.sampled_from(pool * 2), min_size=3, max_size=9)))


def some_own(drawn: st.DataObject, hand: list[int]) -> int:
    """Any own number, but most often one that this hand has a combination for."""
    parts = [part for size in range(3, len(hand) + 1) for part in choose(hand, size)]
    within = {total for part in parts for total in slow_totals(part) if 3 <= total <= 60}
    return drawn.draw(st.sampled_from([*sorted(within), drawn.draw(st.integers(3, 60))]))


def most_copies(found: Iterable[tuple[int, ...]]) -> list[int]:
    parts = [*found]
    return [max((part.count(card) for part in parts), default=0) for card in CARDS]


@settings(max_examples=150)
@given(st.data())
def test_all_combinations_of_a_hand_are_found_once(drawn: st.DataObject) -> None:
    hand = some_hand(drawn)
    own = some_own(drawn, hand)
    found = combinations(hand, own)
    assert len(found) == len({*found})
    assert {*found} == slow_combinations(hand, own)
    search = SortedHand(hand, own, faces_in(hand))
    assert promising(hand, own) or not found
    assert search.count(1000) == len(found)
    assert [search.nth(number) for number in range(len(found))] == found
    assert search.most_copies() == most_copies(found)


@pytest.mark.parametrize("suit", "cdhs")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_of_the_aces_of_a_suit_as_many_as_there_are_fill_up(suit: str, number: int) -> None:
    others = [f"{other}a" for other in "cdhs" if other != suit]
    hand = [*cards(" ".join(["c5 d5 h5", *others, *[f"{suit}a"] * number]))]
    found = slow_combinations(hand, 15 + 3)
    most = SortedHand(hand, 15 + 3, faces_in(hand)).most_copies()
    assert most == most_copies(found)
    assert most[cards(f"{suit}a")[0]] == number


@pytest.mark.parametrize(
    ("text", "own", "required"),
    [
        ("da d2 d3", 7, ""),  # the only Ace is in the street itself
        ("ca da d5 h5 s5", 15, "ca da"),  # what needs no Ace has not both
        ("ca ca ca cq ck c4 d4 h4", 36, ""),  # beside the queen and the king all three fit
    ],
)
def test_how_often_a_card_is_in_a_combination(text: str, own: int, required: str) -> None:
    hand, must = [*cards(text)], cards(required)
    search = SortedHand(hand, own, faces_in(hand))
    search.require([*must])
    found = [part for part in slow_combinations(hand, own) if Counter(must) <= Counter(part)]
    assert search.most_copies() == most_copies(found)


@settings(max_examples=150)
@given(st.data())
def test_a_search_keeps_to_what_is_required(drawn: st.DataObject) -> None:
    """Cards that have to be in it, and cards of which one has to be."""
    hand = some_hand(drawn)
    own = some_own(drawn, hand)
    places = drawn.draw(st.sets(st.sampled_from(range(len(hand))), max_size=3))
    some = [hand[place] for place in sorted(places)]
    must = [card for at, card in enumerate(some) if card < ACES or card not in some[:at]]
    always = {card for card in CARDS if NAMES[card][1:] in ("a", "r", "b")}
    fitting = always | drawn.draw(st.sets(st.sampled_from([*CARDS])))
    search = SortedHand(hand, own, faces_in(hand))
    search.require(must)
    search.fitting = [card in fitting for card in CARDS]
    expected = {
        part
        for part in slow_combinations(hand, own)
        if Counter(must) <= Counter(part) and fitting & {*part}
    }
    found = search.list_some(ENDLESS)
    assert len(found) == len({*found})
    assert {*found} == expected
    assert search.count(1000) == len(found)
    assert search.list_some(1000) == found
    assert search.most_copies() == most_copies(found)


@settings(max_examples=300)
@given(st.data())
def test_totals_are_those_of_the_definition(drawn: st.DataObject) -> None:
    hand = some_hand(drawn)
    assert {*totals(tuple(hand))} == slow_totals(tuple(hand))


def test_large_hands_are_searched_exactly() -> None:
    """What is found adds up; and what a smaller part of the hand finds is found in the whole."""
    rng = random.Random(3)
    deck = [card for card, copies in enumerate(deal(8).setup.counts) for _ in range(copies)]
    for _ in range(20):
        hand = sorted(rng.sample(deck, 60))
        own = rng.randint(3, 36)
        found = combinations(hand, own)
        assert len(found) == len({*found})
        held = Counter(hand)
        assert all(own in totals(part) and Counter(part) <= held for part in found)
        some = sorted(rng.sample(hand, 9))
        assert slow_combinations(some, own) <= {*found}
