"""Positions and moves that lead to what is rare: runs, double twos, nines, empty pots and hands."""

import random

from speeltafel.engine.moves import Move
from speeltafel.engine.state import State
from speeltafel.games.pesten.cards import ACES, IS_PEST, NAMES, matches
from speeltafel.games.pesten.rules import note_guesses
from speeltafel.games.pesten.state import CHAIN, Pesten

Theme = tuple[str, int]
"""Cards of one kind, and the own number that goes with them; 0 where none does."""
TWOS: tuple[Theme, ...] = (("s2 s2", 0), ("s2 s2 h2 h2", 0))
WORKING: tuple[Theme, ...] = (("c8 d8 h8", 24), ("ck dk hk", 33), ("c6 c7 c8", 21))
NINES: tuple[Theme, ...] = (
    ("c9 d9 h9 s9", 36),
    ("c9 d9 h9 s9 ca", 37),
    ("c9 d9 h9 s9 ca da", 60),
    ("c9 d9 h9 xr", 36),
)
THEMES: tuple[Theme, ...] = (
    *TWOS,
    *WORKING,
    *NINES,
    ("c7 d7 h7 s7 s8", 0),
    ("ca da xr xr", 0),
    ("cj ck ca da", 0),
    ("cj dj hj", 33),
    ("cq ck ca", 34),
    ("ck ca c2 c3", 17),
)
LAST = ("c7", "d8", "hj", "sk", "xr")
VERBS = {
    "combo": 16.0,
    "play": 8.0,
    "draw": 1.0,
    "end": 0.5,
    "take": 2.0,
    "roll": 2.0,
    "offer": 0.4,
    "withdraw": 0.2,
    "jump": 4.0,
    "challenge": 0.6,
    "ok": 3.0,
    "accept": 4.0,
}
"""How gladly each kind of move is made; the others count 1."""


def arrange(state: State, rng: random.Random) -> None:
    """Small hands, some of one kind; often few cards to draw, a run under way, the last turns."""
    assert isinstance(state, Pesten)
    if rng.random() < 0.05:
        return
    deck = [card for hand in state.hands for card in hand] + state.pot
    rng.shuffle(deck)
    hands: list[list[int]] = [[] for _ in state.hands]
    for seat in {state.turn, *rng.sample(range(state.players), rng.choice([0, 1]))}:
        hands[seat] = themed(state, seat, deck, rng)
    fill_hands(state, hands, deck, rng)
    narrow = rng.random() < 0.15
    if narrow:
        leave_one(hands[state.turn], deck, rng)
    if narrow or rng.random() < 0.4:  # what is left over was put away long ago
        few = rng.choice([0, 0, 0, 0, 1, 1, 2, 6])
        state.away[state.turn] = sorted(deck[few:])
        del deck[few:]
    state.hands = [sorted(hand) for hand in hands]
    state.pot = deck
    state.clockwise = rng.random() < 0.7
    if rng.random() < 0.3:
        state.run, state.run_by = rng.randint(1, state.house.run_length), state.turn
    if rng.random() < 0.6:
        last = rng.randint(0, 2) if narrow else rng.randint(0, 15)
        state.turns = max(1, state.house.turn_limit - last)
    if state.players > 2 and rng.random() < (0.4 if state.house.king_again else 0.04):
        leave_two(state, rng)
    if rng.random() < 0.08:
        threaten(state, rng)
    note_guesses(state)


def fill_hands(state: Pesten, hands: list[list[int]], deck: list[int], rng: random.Random) -> None:
    """Mostly few cards each; now and then many."""
    large = rng.random() < 0.06
    for hand in hands:
        size = rng.randint(14, 26) if large else rng.choice([1, 1, 2, 3, 4, 5])
        while len(hand) < size and (len(deck) > state.players or not hand):
            hand.append(deck.pop())


def leave_one(hand: list[int], deck: list[int], rng: random.Random) -> None:
    """One card is left, of those with which the last turn may end in several ways."""
    one = NAMES.index(rng.choice(LAST))
    if one in deck:
        deck += hand
        deck.remove(one)
        hand[:] = [one]


def leave_two(state: Pesten, rng: random.Random) -> None:
    """All but the player on turn and one other went out long ago."""
    others = [seat for seat in range(state.players) if seat != state.turn]
    others.remove(rng.choice(others))
    for seat in others:
        state.pot = state.hands[seat] + state.pot
        state.hands[seat] = []
        state.out[seat] = True
    state.left = ()


def threaten(state: Pesten, rng: random.Random) -> None:
    """An Ace was laid; often nothing is left to draw, somebody's hand is large, the end is near."""
    away = state.away[state.turn]
    stock = state.pot + away
    aces = [card for card in stock if card < ACES]
    if not aces:
        return
    ace = rng.choice(aces)
    (state.pot if ace in state.pot else away).remove(ace)
    stock.remove(ace)
    state.pile.append(ace)
    state.threat, state.weight = CHAIN, rng.randint(1, 2)
    if rng.random() < 0.4:
        return
    seat = rng.choice([seat for seat in state.in_game() if seat != state.turn])
    large = max(0, rng.randint(20, 24) - len(state.hands[seat]))
    state.hands[seat] = sorted(state.hands[seat] + stock[:large])
    state.pot, state.away[state.turn] = [], sorted(stock[large:])
    state.turns = max(1, state.house.turn_limit - rng.choice([0, 0, 0, 1]))


def themed(state: Pesten, seat: int, deck: list[int], rng: random.Random) -> list[int]:
    """Cards of one kind that are left in the deck, taken out of it, and their own number."""
    house = state.house
    themes = THEMES
    if rng.random() < 0.5:  # what only some options allow
        rare = [NINES, *[TWOS] * house.jump_on_own, *[WORKING] * house.combo_effects]
        themes = rng.choice(rare)
    least, most = house.own_least, house.own_most
    possible = [one for one in themes if not one[1] or least <= one[1] <= most]
    text, own = rng.choice(possible or TWOS)
    if own:
        state.own[seat] = own
    cards = []
    for name in text.split():
        card = NAMES.index(name)
        if card in deck:
            deck.remove(card)
            cards.append(card)
    return cards


def aim(state: State, seat: int, moves: list[Move], rng: random.Random) -> Move:
    """A move of chance, most often one that lays something or reacts."""
    assert isinstance(state, Pesten)
    if rng.random() < 0.1:
        return rng.choice(moves)
    verbs = sorted({move.verb for move in moves})
    verb = rng.choices(verbs, [VERBS.get(verb, 1.0) for verb in verbs])[0]
    some = [move for move in moves if move.verb == verb]
    better = [move for move in some if promising(state, move)]
    return rng.choice(better or some) if rng.random() < 0.85 else rng.choice(some)


def promising(state: Pesten, move: Move) -> bool:
    """A card that matches; a large combination, a pest card on top; what somebody has."""
    if move.verb == "want":
        return any(move.cards[0] in hand for hand in state.hands)
    if move.verb == "top":
        return IS_PEST[move.cards[0]]
    if move.verb != "play":
        return move.verb == "combo" and len(move.cards) > 3
    return matches(move.cards[0], state.pile[-1], state.suit_in_force())
