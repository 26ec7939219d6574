"""Moves that nobody would think of."""

import random

from speeltafel.engine.events import UNSEEN
from speeltafel.engine.game import Game
from speeltafel.engine.moves import NOTHING, Move
from speeltafel.engine.state import State


def strange_moves(game: Game, state: State, rng: random.Random) -> list[Move]:
    """Legal moves of anybody, bent a little, and moves out of nowhere."""
    cards = len(game.notation.names)
    found = [Move("shout"), Move("", (UNSEEN,)), Move(rng.choice([*game.notation.verbs]), (cards,))]
    for seat in range(state.players):
        for move in rng.sample(legal := state.legal_moves(seat), min(4, len(legal))):
            found.append(move)
            found.append(Move(move.verb, move.cards[1:], move.number))
            found.append(Move(move.verb, move.cards, move.number + 1))
            other = tuple(sorted([*move.cards[1:], rng.randrange(cards)]))
            found.append(Move(move.verb, other, move.number))
            found.append(Move(move.verb, tuple(sorted([*move.cards, other[0]])), move.number))
    for verb in game.notation.verbs.values():
        for size in range(verb.least, verb.most + 1):
            named = tuple(sorted(rng.randrange(cards) for _ in range(size)))
            number = rng.randrange(len(verb.words)) if verb.words else rng.randrange(60)
            found.append(Move(verb.name, named, number if verb.words or verb.numbers else NOTHING))
    return found
