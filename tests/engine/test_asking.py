"""Asking is not doing, and its answer comes from the asking seat's projection."""

import random

import pytest

import speeltafel
from speeltafel.engine.asking import WHOLE, Gesture, meant
from speeltafel.engine.conformance import redealt
from speeltafel.engine.game import Game
from speeltafel.engine.state import State

GAMES = [*speeltafel.all_games().values()]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def positions(game: Game, seed: int) -> list[State]:
    """Some positions of a random game."""
    rng = random.Random(seed)
    state = game.deal(players=game.seats[1], seed=seed)
    found = []
    for number in range(60):
        if not state.to_act():
            break
        if number % 4 == 0:
            found.append(state.copy())
        seat = rng.choice(state.to_act())
        state.play(seat, rng.choice(state.legal_moves(seat)))
    return found


def gestures(game: Game, state: State, seat: int) -> list[Gesture]:
    """Every card that can be pointed at, alone and with every spot and pile."""
    view = game.view(state.seen_by(seat))
    cards = [(zone.name, card) for zone in view.zones if zone.selectable for card in {*zone.cards}]
    places = [
        (zone.name, spot)
        for zone in view.zones
        for spot in (range(len(zone.spots)) if zone.spots else [WHOLE])
    ]
    found = [Gesture(zone, (card,)) for zone, card in cards if card >= 0]
    found += [Gesture(place=place, spot=spot) for place, spot in places]
    found += [Gesture(one.zone, one.cards, *place) for one in found[:3] for place in places[:6]]
    return found


@EVERY_GAME
def test_the_answer_is_a_legal_move_or_a_rule_and_nothing_changes(game: Game) -> None:
    for state in positions(game, 3):
        before = state.record()
        for seat in range(state.players):
            legal = state.legal_moves(seat)
            for gesture in gestures(game, state, seat):
                moves, refusal = meant(game, state.seen_by(seat), seat, gesture)
                assert bool(moves) == (refusal is None)
                assert all(move.attempt.move() in legal for move in moves)
                assert refusal is None or refusal.rule in game.rules
        assert state.record() == before


@EVERY_GAME
def test_a_card_alone_is_allowed_where_a_move_uses_it_alone(game: Game) -> None:
    for state in positions(game, 4):
        for seat in state.to_act():
            seen = state.seen_by(seat)
            alone = {move.cards for move in state.legal_moves(seat)}
            for card in range(len(game.notation.names)):
                moves, _ = meant(game, seen, seat, Gesture(cards=(card,)))
                assert bool(moves) == ((card,) in alone), (card, moves)


@EVERY_GAME
def test_the_answer_tells_nothing_that_the_seat_cannot_know(game: Game) -> None:
    rng = random.Random(5)
    for state in positions(game, 5):
        for seat in range(state.players):
            other = redealt(state, seat, rng)
            for gesture in gestures(game, state, seat):
                answers = [
                    meant(game, table.seen_by(seat), seat, gesture) for table in (state, other)
                ]
                assert answers[0] == answers[1]
