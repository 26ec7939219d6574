"""Lists of moves: none is too long, none is short of what is legal, and chance is even."""

import random
from collections import Counter

import pytest

from speeltafel.engine.chance import fast
from speeltafel.engine.moves import Move
from speeltafel.games.pesten import GAME
from speeltafel.games.pesten.decisions.combination import MOST_LISTED
from speeltafel.games.pesten.rules_combos import totals
from speeltafel.games.pesten.state import Pesten
from speeltafel.games.pesten.tests.tables import (
    NAMES,
    cards,
    combinations,
    deal,
    large_hand,
    placed,
)
from speeltafel.games.pesten.view_moves import some_combos
from speeltafel.lab.checks.fuzz import random_setting

MOST_MOVES = 2000


def test_no_decision_has_too_many_moves() -> None:
    """Also with sixteen Aces in hand; step by step every way ends in a combination."""
    aces = "ca ca ca ca da da da da ha ha ha ha sa sa sa sa "
    others = " ".join(name for name in NAMES if name[1:] not in ("a", "k", "r", "b"))
    state = placed(
        2,
        {"decks": "4"},
        turn="A",
        own={"A": 36},
        pile="sk",
        hand={"A": aces + others, "B": "hk"},
    )
    assert len(combinations(state.hands[0], 36)) > 10_000
    rng = random.Random(1)
    for _ in range(5):
        trial = state.copy()
        while trial.phase == 0 and not trial.questions:
            moves = trial.legal_moves(0)
            assert len(moves) <= MOST_MOVES
            trial.play(0, rng.choice([m for m in moves if m.verb in ("begin", "combo")]))
        assert own_is_reached(trial)


def test_a_combination_is_legal_however_many_others_there_are() -> None:
    """What is not listed is in steps, and can be laid at once all the same."""
    rng = random.Random(3)
    great = 0
    for _ in range(30):
        state = large_hand(rng)
        seat = state.turn
        found = combinations(state.hands[seat], state.own[seat])
        great += len(found) > MOST_LISTED
        for part in rng.sample(found, min(20, len(found))):
            move = Move("combo", part)
            assert state.why_not(seat, move) is None
            assert state.in_steps(move) == (move not in state.legal_moves(seat))
            assert step_by_step(state.copy(), move)
    assert great > 5


def step_by_step(state: Pesten, move: Move) -> bool:
    """Whether the moves on the list lead to this one, and back again."""
    seat = state.turn
    before = state.copy()
    moves = state.legal_moves(seat)
    for card in move.cards:
        if move in moves:
            return True
        state.submit(seat, Move("begin", (card,)))
        moves = state.legal_moves(seat)
        back = state.copy()
        back.submit(seat, Move("withdraw"))
        assert not back.begun
        assert back.legal_moves(seat) == before.legal_moves(seat)
    return move in moves


def own_is_reached(state: Pesten) -> bool:
    return state.own[state.turn] in totals(tuple(sorted(state.combo)))


@pytest.mark.parametrize(
    ("number", "own", "hand"),
    [
        (1000, 34, "4ca 4da 4ha 2sa d2 s2 d3 s3 c4 d4 h4 s4 c5 h5 s5 c6"),
        (1001, 35, "4ca 3da 4ha 3sa h2 c3 h3 s3 c4 d4 h4 c5 h5 c6 h6"),
    ],
)
def test_a_thousand_are_listed_and_one_more_are_not(number: int, own: int, hand: str) -> None:
    held = [name[-2:] for name in hand.split() for _ in range(int(name[:-2] or 1))]
    hands = {"A": " ".join(held), "B": "c3"}
    state = placed(2, {"decks": "4"}, turn="A", own={"A": own}, pile="s9", hand=hands)
    found = combinations(state.hands[0], own)
    assert len(found) == number
    verbs = Counter(move.verb for move in state.legal_moves(0))
    listed = number == MOST_LISTED
    assert verbs["combo"] == (number if listed else 0)
    assert (verbs["begin"] == 0) == listed
    assert state.in_steps(Move("combo", found[0])) != listed
    assert not state.in_steps(Move("draw"))
    chance = fast(1)
    assert {state.any_turn_move(chance).verb for _ in range(60)} <= {*verbs}


def test_some_combinations_are_the_largest() -> None:
    hand = "d2 d3 d4 d5 ca s4 s5 s6"
    state = placed(2, None, turn="A", own={"A": 15}, pile="h9", hand={"A": hand})
    found = [len(move.cards) for move in some_combos(state, 9)]
    assert found == [5, 3] == sorted(map(len, combinations(state.hands[0], 15)), reverse=True)
    assert [len(move.cards) for move in some_combos(state, 1)] == [5]
    state.own[0] = 60
    assert some_combos(state, 9) == []


@pytest.mark.parametrize("seed", range(12))
def test_lists_of_moves_stay_short(seed: int) -> None:
    rng = random.Random(seed)
    players, options = random_setting(GAME, rng)
    state = deal(players, seed, **options)
    state.quiet = True
    for _ in range(400):
        seats = state.to_act()
        if not seats:
            break
        seat = rng.choice(seats)
        moves = state.legal_moves(seat)
        assert len(moves) <= MOST_LISTED + 200 <= MOST_MOVES
        state.play(seat, rng.choice(moves))


def test_a_random_move_is_any_of_the_legal_ones() -> None:
    """`any_turn_move` makes no list, and still every move is about equally likely."""
    state = placed(
        3,
        turn="A",
        own={"A": 9},
        pile="h9",
        hand={"A": "d2 d3 d4 h3 h3 hk ca xr", "B": "c5 c6", "C": "s5"},
    )
    chance = fast(5)
    for drawn in (False, True):
        if drawn:
            state.pot[-1] = cards("d3")[0]
            state.play(0, Move("draw"))
        legal = state.turn_moves()
        times = Counter(state.any_turn_move(chance) for _ in range(400 * len(legal)))
        assert {*times} == {*legal}
        assert min(times.values()) > 300
        assert max(times.values()) < 500
