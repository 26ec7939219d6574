"""What a player of Edden concludes from what the others did."""

import random

import pytest

import speeltafel
from speeltafel.bots.worlds import Worlds
from speeltafel.engine.chance import fast
from speeltafel.engine.state import EVERYTHING, State
from speeltafel.engine.story import Story
from speeltafel.games.edden.cards import hand_points
from speeltafel.games.edden.decisions.discard import CALL
from speeltafel.games.edden.players.beliefs import NEVER, Memory
from speeltafel.games.edden.players.heuristics import heuristic, is_best
from speeltafel.games.edden.players.unseen import unseen_by
from speeltafel.games.edden.state import Edden

GAME = speeltafel.game("edden")


def positions(
    players: int, seed: int, rng: random.Random | None = None
) -> list[tuple[Edden, Story]]:
    """The tables of a round before each turn of the first seat, each with that seat's story.

    Everybody follows the rule of thumb or, where there is an `rng`, plays just something.
    """
    state = GAME.deal(players, seed)
    assert isinstance(state, Edden)
    story, chance = Story(0), fast(seed)
    story.note(state, state.take_events())
    found = []
    while state.round == 1 and state.to_act():
        seat = state.turn
        if seat == 0 and state.at_rest():
            copy = Story(0)
            copy.steps, copy.now = story.steps.copy(), story.now
            found.append((state.copy(), copy))
        moves = [move for move in state.legal_moves(seat) if move is not CALL]
        move = rng.choice(moves) if rng else heuristic(state.seen_by(seat), seat, chance)
        state.play(seat, move)
        story.note(state, state.take_events())
    return found


@pytest.mark.parametrize("players", [3, 4, 7])
def test_what_the_rule_of_thumb_does_is_always_likely(players: int) -> None:
    for seed in range(6):
        state, chance = GAME.deal(players, seed), fast(seed)
        assert isinstance(state, Edden)
        for _ in range(400):
            seat = state.turn
            seen = state.seen_by(seat)
            assert isinstance(seen, Edden)
            move = heuristic(seen, seat, chance)
            if len(seen.legal_moves(seat)) > 1 and move is not CALL and move.verb != "pass":
                assert is_best(seen, seat, move, unseen_by(seen, seat))
            state.play(seat, move)
            if not state.to_act():
                break


@pytest.mark.parametrize(("players", "at_random"), [(4, False), (4, True), (6, True), (10, True)])
def test_every_past_ends_at_the_table_and_was_possible(players: int, at_random: bool) -> None:
    """Also long after the discards were shuffled, and with two decks."""
    reshuffled = False
    for seed in range(3):
        found = positions(players, seed, random.Random(seed) if at_random else None)
        for state, story in found[:: max(1, len(found) // 6)]:
            beliefs = Memory(story)
            worlds = Worlds(state.seen_by(0), beliefs, fast(seed))
            worlds.walk(5)
            world = worlds.next()
            assert not world.faults()
            assert world.seen_by(0).record() == state.seen_by(0).record()
            assert world.viewer == EVERYTHING
            reshuffled |= len(story.steps) > sum(len(past.deeds) for past in beliefs.pasts) + 60
            for past in beliefs.rivals:
                assert all(came <= went for came, went in zip(past.came, past.went, strict=True))
                for number, deed in enumerate(past.deeds):
                    hand = past.hand_at(number)
                    assert len(hand) == len(deed.before.hands[past.seat])
                    if deed.move.verb == "discard":
                        for card in deed.move.cards:
                            hand.remove(card)
                assert past.went.count(NEVER) == len(past.hidden)
    assert reshuffled == at_random


def test_a_walk_has_settled_when_the_rule_of_thumb_explains_all_that_others_did() -> None:
    found = set()
    for state, story in positions(4, 2)[2:14:3]:
        beliefs, chance = Memory(story), fast(1)
        for _ in range(30):
            beliefs.walk(state.seen_by(0), 1, chance)
            deeds = [deed for past in beliefs.rivals for deed in past.deeds]
            explained = all(deed.likelihood == 1 for deed in deeds)
            assert beliefs.is_settled() == explained
            found.add(explained)
    assert found == {False, True}


def test_hands_are_as_low_as_they_are_believed_to_be() -> None:
    """They are right on average, and better than guesses without beliefs."""
    knowing, blind, ahead, counted = 0.0, 0.0, 0.0, 0
    for seed in range(30):
        for state, story in positions(4, seed)[3::2]:
            seen = state.seen_by(0)
            told = Worlds(seen, Memory(story), fast(seed))
            told.walk(100)
            some = [told.next() for _ in range(25)]
            others = [seen.imagined(fast(n)) for n in range(25)]
            for seat in range(1, 4):
                true = hand_points(state.hands[seat])
                believed, guessed = mean_points(some, seat), mean_points(others, seat)
                knowing += (believed - true) ** 2
                blind += (guessed - true) ** 2
                ahead += believed - true
                counted += 1
    assert counted > 100
    assert knowing < 0.65 * blind
    assert abs(ahead / counted) < 2


def test_whoever_takes_a_discard_leaves_the_others_the_same_cards_to_draw() -> None:
    compared = 0
    for state, _ in positions(4, 3):
        state.play(0, state.legal_moves(0)[-1])
        drawing, taking = state.copy(), state.copy()
        moves = state.legal_moves(0)
        if len(moves) < 2:
            continue
        for table, move in ((drawing, moves[0]), (taking, moves[1])):
            table.play(0, move)
            table.keep_in_step(move)
        assert len(taking.stock) == len(drawing.stock) + 1
        assert taking.stock[1:] == drawing.stock
        assert not taking.faults()
        compared += 1
    assert compared


def mean_points(worlds: list[State], seat: int) -> float:
    hands = [world.hands[seat] for world in worlds if isinstance(world, Edden)]
    return sum(map(hand_points, hands)) / len(worlds)
