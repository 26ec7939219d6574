"""What scenarios cannot say of whole games of Pesten: chance, rules of thumb, what is counted."""

import random
from collections import Counter

import pytest

from speeltafel.engine.chance import fast
from speeltafel.engine.moves import Move
from speeltafel.games.pesten import GAME
from speeltafel.games.pesten.state import Pesten
from speeltafel.games.pesten.study import count, figures
from speeltafel.games.pesten.tests.tables import NAMES, deal, placed_threat
from speeltafel.lab.checks.fuzz import random_setting

# Chance.


def test_dice_are_fair() -> None:
    faces: Counter[int] = Counter()
    for seed in range(300):
        state = placed_threat(seed)
        state.play(0, Move("roll"))
        faces.update(state.dice)
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(150 < number < 250 for number in faces.values())


def test_the_first_card_is_no_joker_and_the_first_player_anybody() -> None:
    first: Counter[int] = Counter()
    own: Counter[int] = Counter()
    for seed in range(300):
        state = deal(3, seed, decks="1", jokersPerDeck=4, handSize=10)
        assert NAMES[state.pile[0]][0] != "x"
        first[state.turn] += 1
        own.update(state.own)
    assert min(first.values()) > 70
    assert {*own} == {*range(3, 37)}


# Whole games.


def play_sensibly(state: Pesten, seed: int, careless: frozenset[int] = frozenset()) -> None:
    """The rule-of-thumb player in every seat but the careless ones."""
    chance = fast(seed)
    while seats := state.to_act():
        seat = seats[0]
        legal = state.legal_moves(seat)
        if seat in careless:
            move = legal[chance.below(len(legal))]
        else:
            move = GAME.heuristic(state.seen_by(seat), seat, chance)
            assert move in legal
        state.play(seat, move)


@pytest.mark.parametrize("seed", range(40))
def test_the_rule_of_thumb_player_plays_every_variant_legally(seed: int) -> None:
    players, options = random_setting(GAME, random.Random(seed))
    state = deal(players, seed, **{**options, "turnCap": 20})
    play_sensibly(state, seed)
    assert state.ending


def test_the_rule_of_thumb_player_beats_chance() -> None:
    """Against three random players, where a quarter would be chance."""
    won = 0
    for seed in range(60):
        state = deal(4, seed)
        state.quiet = True
        me = seed % 4
        play_sensibly(state, seed, frozenset({0, 1, 2, 3} - {me}))
        won += me in state.outcome().winners
    assert won >= 30


@pytest.mark.parametrize("seed", range(6))
def test_the_study_counts_what_the_state_knows(seed: int) -> None:
    """Bluffs are told from the events alone; here the state itself says what was one."""
    state = deal(4, seed)
    chance = fast(seed)
    happened = state.take_events()
    bluffs = 0
    while seats := state.to_act():
        seat = seats[chance.below(len(seats))]
        moves = state.legal_moves(seat)
        move = moves[chance.below(len(moves))]
        state.play(seat, move)
        told = state.take_events()
        happened += told
        if move.verb == "play":
            bluffs += state.bluffed()
    counts = count(state, happened)
    assert counts["bluffs"] == bluffs
    assert counts["bluffs caught"] == sum(event.kind == "caught" for event in happened)
    assert counts["eliminations"] == state.out.count(True)
    assert counts["turns"] == state.turns
    assert counts[f"ended {state.ending}"] == 1
    shown = figures(counts, 1)
    assert shown["ended_by"] == {state.ending: 1.0}


@pytest.mark.parametrize("seed", range(8))
def test_cards_that_everybody_knows_of_are_there(seed: int) -> None:
    """A card taken back or traded stays known until it leaves the hand, for every viewer."""
    state = deal(3, seed)
    state.quiet = True
    chance = fast(seed)
    for _ in range(600):
        seats = state.to_act()
        if not seats:
            break
        seat = seats[chance.below(len(seats))]
        moves = state.legal_moves(seat)
        state.play(seat, moves[chance.below(len(moves))])
        for player in range(3):
            assert not Counter(state.known[player]) - Counter(state.hands[player])


def test_pe_two_01_a_double_two_needs_a_jump_in_on_ones_own_card() -> None:
    needs = GAME.options.needs
    assert (needs["doubleTwo"], needs["jumpOnOwn"]) == ("jumpOnOwn", "jumpIn")
