"""Bids, card by card: every one that counts can be laid, and no other can be begun."""

import random
from collections import Counter
from itertools import combinations

import pytest

from speeltafel.engine.chance import fast
from speeltafel.games.pietenpoker import GAME
from speeltafel.games.pietenpoker.state import Pietenpoker
from speeltafel.games.pietenpoker.tests.tables import deal, face, placed
from speeltafel.lab.checks.fuzz import random_setting


def every_bid(state: Pietenpoker) -> set[tuple[int, ...]]:
    """The selections of the hand that follow the highest bid."""
    hand = state.hands[state.turn]
    parts = {part for size in range(len(hand) + 1) for part in combinations(hand, size)}
    worth = state.worth[state.turn]
    return {p for p in parts if worth + sum(face(c)[1] for c in p) >= state.highest}


def bids_laid(state: Pietenpoker, laid: tuple[int, ...] = ()) -> set[tuple[int, ...]]:
    """The selections with which going along ends, whichever cards are laid before."""
    found = set()
    moves = state.legal_moves(state.turn)
    assert moves, "a bid that was begun cannot be ended"
    assert len(moves) == len(set(moves)) <= len(state.hands[state.turn]) + 2
    for move in moves:
        if move.verb == "go":
            found.add(tuple(sorted(laid)))
        elif move.verb == "lay":
            after = state.copy()
            after.play(after.turn, move)
            found |= bids_laid(after, (*laid, *move.cards))
    return found


@pytest.mark.parametrize("seed", range(6))
def test_every_selection_that_follows_can_be_laid_and_no_other(seed: int) -> None:
    state = deal(3, seed, base="2", deck="full64")
    rng = random.Random(seed)
    for _ in range(12):
        if state.ending:
            break
        if not state.fresh:
            assert bids_laid(state) == every_bid(state)
        state.play(state.turn, rng.choice(state.legal_moves(state.turn)))


@pytest.mark.parametrize("part", range(4))
def test_a_bid_that_was_begun_can_be_ended(part: int) -> None:
    rng = random.Random(part)
    begun = 0
    for number in range(40):
        players, options = random_setting(GAME, rng)
        state = GAME.deal(players, number, options, quiet=True)
        assert isinstance(state, Pietenpoker)
        for _ in range(400):
            seats = state.to_act()
            if not seats:
                break
            moves = state.legal_moves(seats[0])
            lays = [move for move in moves if move.verb == "lay"]
            begun += state.fresh > 0
            assert moves
            state.play(seats[0], rng.choice(lays if lays and rng.random() < 0.5 else moves))
    assert begun > 1000


@pytest.mark.parametrize("highest", [0, 9, 14, 17, 18, 19])
@pytest.mark.parametrize("begun", [False, True])
def test_a_random_move_is_any_move_with_the_same_chance(highest: int, begun: bool) -> None:
    state = placed(
        3,
        {"deck": "full64"},
        sint="A",
        turn="A",
        highest=highest,
        hand={"A": "p1 p1 b2 g3 o5 o6"},
    )
    if begun and highest < 19:
        state.submit(0, state.read(0, "lay b2"))
    moves = state.legal_moves(0)
    trials = 400 * len(moves)
    chance = fast(highest)
    found = Counter(state.any_turn_move(chance) for _ in range(trials))
    assert set(found) == set(moves)
    assert all(320 < count < 490 for count in found.values())


def test_who_is_imagined_in_the_middle_of_a_bid_can_end_it() -> None:
    state = placed(
        3,
        {"deck": "full64"},
        sint="A",
        turn="A",
        highest=16,
        hand={"A": "p6 b6 g5", "B": "p1 p1", "C": "b1 b1"},
    )
    state.submit(0, state.read(0, "lay p6"))
    for seed in range(30):
        imagined = state.seen_by(1).imagined(fast(seed))
        assert imagined.legal_moves(0)
        assert not imagined.faults()
