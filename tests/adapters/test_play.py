"""What goes through every adapter: actions, masks, observations, keys."""

import pickle
import random
from collections.abc import Iterator

import numpy as np
import pytest

import speeltafel
from speeltafel.adapters.actions import Actions, Choosing
from speeltafel.adapters.play import Episode, Rules, Tensor, observed
from speeltafel.engine.conformance import redealt
from speeltafel.engine.moves import Move
from speeltafel.engine.state import State
from tests.adapters.settings import TABLES, rules

DECISIONS = 60


def played(table: Rules, seed: int, decisions: int = DECISIONS) -> Iterator[Episode]:
    """A random game by numbers, before every choice."""
    play, luck = Episode(table, seed, remembers=True), random.Random(seed)
    for _ in range(decisions):
        if play.is_over:
            return
        yield play
        play.step(luck.choice(play.choice.legal()))


@pytest.mark.parametrize("table", TABLES)
def test_legal_moves_and_sequences_of_actions_are_the_same(table: str) -> None:
    for play in played(rules(table), 3):
        paths = [play.rules.actions.path(move) for move in play.legal]
        assert len(set(paths)) == len(paths)
        assert not any(one == other[: len(one)] for one in paths for other in paths if one != other)
        if not play.begun:
            assert play.mask(play.seat).nonzero()[0].tolist() == sorted({path[0] for path in paths})
            followed(play, random.choice(play.legal))


def followed(play: Episode, move: Move) -> None:
    """The actions of a move are legal one after the other, and make it."""
    *first, last = play.rules.actions.path(move)
    trial = play.copy()
    for action in first:
        assert trial.mask(play.seat)[action]
        trial.step(action)
    assert trial.mask(play.seat)[last]
    assert trial.choice.moves[last] == move


@pytest.mark.parametrize("table", TABLES)
def test_a_seat_cannot_tell_tables_apart_by_numbers(table: str) -> None:
    """Observations, masks and keys are equal wherever a seat knows the same."""
    luck, compared = random.Random(1), 0
    for play in played(rules(table), 4):
        for seat in range(play.rules.players) if luck.random() < 0.3 else ():
            if seat == play.seat or not play.begun:
                other = play.copy()
                other.state = redealt(play.state, seat, luck)
                other.look()
                compared += other.state.record() != play.state.record()
                assert np.array_equal(play.observation(seat), other.observation(seat))
                assert np.array_equal(play.information(seat), other.information(seat))
                assert np.array_equal(play.mask(seat), other.mask(seat))
                assert play.key(seat) == other.key(seat)
    assert compared >= 10


@pytest.mark.parametrize("table", TABLES)
def test_tensors_keep_their_size_and_say_something(table: str) -> None:
    plays = [play.copy() for play in played(rules(table), 5)]
    seen = [play.observation(0) for play in plays]
    assert {len(tensor) for tensor in seen} == {plays[0].rules.size}
    assert all(np.isfinite(tensor).all() for tensor in seen)
    assert len({tensor.tobytes() for tensor in seen}) > len(seen) / 5
    length = plays[0].rules.size + plays[0].rules.history_size
    assert {len(play.information(0)) for play in plays} == {length}


def seen(table: Rules, state: State, seat: int) -> Tensor:
    return observed(table, state.seen_by(seat), ())


def test_seats_are_counted_from_the_viewer() -> None:
    """Who sits elsewhere and sees the like has the same tensor."""
    game = speeltafel.game("twaalfstich")
    table = Rules(game, 3)
    here, there = Episode(table, 1).state, Episode(table, 1).state
    for name in ("hands", "tricks", "totals", "stuck"):
        lists = getattr(here, name)
        setattr(there, name, [lists[-1], *lists[:-1]])
    there.turn, there.dealer = (here.turn + 1) % 3, (here.dealer + 1) % 3  # type: ignore[attr-defined]
    assert np.array_equal(seen(table, here, 0), seen(table, there, 1))
    assert not np.array_equal(seen(table, here, 0), seen(table, there, 0))


def test_keys_tell_histories_apart() -> None:
    """The same table, come to in another way, is another information state."""
    one, two = (Episode(rules("overtroef"), 7, remembers=True) for _ in range(2))
    assert one.key(0) == two.key(0)
    two.memories[0].add("lay c1")
    assert one.key(0) != two.key(0)
    assert one.key(1) == two.key(1)


def test_action_numbers_do_not_change() -> None:
    """Whoever trained a net relies on them."""
    actions = Actions(speeltafel.game("edden").notation)
    names = actions.names
    assert names[0] == "call"
    assert names[1] == "discard …"
    path = actions.path(Move("discard", (0, 0, 5)))
    assert [names[action] for action in path] == ["discard …", "… ha", "… ha", "… c2", "done"]
    choice = Choosing(actions, [Move("discard", (0,)), Move("discard", (0, 0)), Move("call")])
    assert choice.legal() == [0, 1]
    assert Choosing(actions, [Move("discard", (0,))], path[:1]).legal() == [path[1]]


def test_masks_are_short() -> None:
    """Also in a game of 960 cards, where nine verbs take any of them."""
    for game in speeltafel.all_games().values():
        assert len(Actions(game.notation)) <= len(game.notation.names) + 500, game.id


def test_numbers_are_chosen_digit_by_digit() -> None:
    actions = Actions(speeltafel.game("boot-op-stoom").notation)
    path = actions.path(Move("place", (2,), 12))
    assert [actions.names[action] for action in path][2:] == ["… 1", "… 2", "done"]


def test_information_without_memories_is_refused() -> None:
    with pytest.raises(ValueError, match="remembers=True"):
        Episode(rules("overtroef"), 1).key(0)


def test_a_game_by_numbers_travels_in_the_middle_of_a_choice() -> None:
    play = next(play for play in played(rules("edden"), 2) if play.begun)
    again = pickle.loads(pickle.dumps(play))
    assert again.choice.legal() == play.choice.legal()
    for one in (play, again):
        one.step(one.choice.legal()[-1])
    assert again.key(0) == play.key(0)
    assert again.begun == play.begun
