"""Positions and moves that lead to what is rare: runs, double twos, nines, empty pots and hands."""

import random

from speeltafel.engine.moves import Move
from speeltafel.engine.state import State
from speeltafel.games.pesten.cards import NAMES, matches
from speeltafel.games.pesten.rules import Pesten

THEMES = (
    ("s2", "s2", "s2", "h2", "d2", "c2"),
    ("c7", "d7", "h7", "s7", "s7", "s8", "h8"),
    ("c9", "d9", "h9", "s9", "ca", "da", "h3"),
    ("xr", "xb", "ca", "da", "s2", "xr"),
    ("cj", "dj", "hj", "ck", "dk", "hk", "c8"),
    ("ck", "ca", "c2", "c3", "cq", "da"),
)
VERBS = {
    "combo": 8.0,
    "play": 8.0,
    "draw": 1.0,
    "end": 0.5,
    "take": 2.0,
    "roll": 2.0,
    "offer": 0.4,
    "withdraw": 0.2,
    "jump": 4.0,
    "challenge": 0.5,
    "ok": 3.0,
    "accept": 4.0,
}
"""How gladly each kind of move is made; the others count 1."""


def arrange(state: State, rng: random.Random) -> None:
    """Often small hands, sometimes few cards to draw, a hand of one kind or the end of time."""
    assert isinstance(state, Pesten)
    kind = rng.random()
    if kind < 0.15:
        return
    deck = [card for hand in state.hands for card in hand] + state.pot
    rng.shuffle(deck)
    hands: list[list[int]] = [[] for _ in state.hands]
    if kind < 0.75:
        for seat in rng.sample(range(state.players), 2 if kind < 0.5 else 1):
            theme = THEMES[int(rng.random() * len(THEMES))]
            for name in rng.sample(theme, rng.randint(1, len(theme))):
                card = NAMES.index(name)
                if card in deck:
                    deck.remove(card)
                    hands[seat].append(card)
    few = len(deck) // state.players if kind < 0.9 else min(26, len(deck) // state.players)
    for hand in hands:
        size = rng.randint(1, 6) if kind < 0.75 else rng.randint(few // 2, few)
        while deck and len(hand) < max(size, 1):
            hand.append(deck.pop())
    for seat, hand in enumerate(hands):
        state.hands[seat] = sorted(hand)
    state.pot = deck
    limit = state.house.turn_limit
    if rng.random() < 0.2:
        state.turns = max(1, limit - rng.randint(0, 8))
    if rng.random() < 0.3:
        state.clockwise = False


def aim(state: State, seat: int, moves: list[Move], rng: random.Random) -> Move:
    """A move of chance, most often one that lays something or reacts."""
    assert isinstance(state, Pesten)
    if rng.random() < 0.1:
        return rng.choice(moves)
    verbs = sorted({move.verb for move in moves})
    verb = rng.choices(verbs, [VERBS.get(verb, 1.0) for verb in verbs])[0]
    some = [move for move in moves if move.verb == verb]
    better = [move for move in some if promising(state, seat, move)]
    return rng.choice(better or some) if rng.random() < 0.85 else rng.choice(some)


def promising(state: Pesten, seat: int, move: Move) -> bool:
    """A card that matches, and of these what goes on; a wanted card that somebody has."""
    if move.verb == "want":
        return any(move.cards[0] in hand for hand in state.hands)
    if move.verb != "play":
        return move.verb == "combo" and len(move.cards) > 3
    card, top = move.cards[0], state.pile[-1]
    suit = state.suit if state.suit < 4 else top % 4 if top < 52 else 4
    return matches(card, top, suit)
