"""Tables of Pesten for tests: dealt, or placed as in a scenario."""

import random

from speeltafel.engine.positions import place
from speeltafel.engine.view import TableView
from speeltafel.games.pesten import GAME
from speeltafel.games.pesten.rules_reach import promising
from speeltafel.games.pesten.rules_search import ENDLESS, SortedHand
from speeltafel.games.pesten.state import COMBO, Pesten

NAMES = GAME.notation.names
CARDS = range(len(NAMES))


def cards(text: str) -> tuple[int, ...]:
    return tuple(sorted(GAME.notation.read_cards(text)))


def combinations(hand: list[int], own: int) -> list[tuple[int, ...]]:
    """All different combinations of a hand that add up to the own number, each once."""
    faces = promising(hand, own)
    return SortedHand(hand, own, faces).list_some(ENDLESS) if faces else []


def deal(players: int, seed: int = 0, /, **options: object) -> Pesten:
    state = GAME.deal(players, seed, options)
    assert isinstance(state, Pesten)
    return state


def placed(players: int, options: dict[str, object] | None = None, **table: object) -> Pesten:
    """A position written as in a scenario."""
    state = deal(players, 0, **(options or {}))
    place(state, table)
    assert not state.faults()
    state.take_events()
    return state


def view(state: Pesten, seat: int) -> TableView:
    return GAME.view(state.seen_by(seat))


def placed_threat(seed: int) -> Pesten:
    """A is to roll four dice."""
    state = deal(2, seed)
    state.turn, state.threat, state.weight = 0, COMBO, 4
    return state


def large_hand(rng: random.Random, **options: object) -> Pesten:
    """Sixty cards of four decks, many of them Aces, at a full table."""
    chosen: dict[str, object] = {"decks": "4", "jokersPerDeck": 4, "handSize": 1}
    state = deal(8, rng.randrange(99), **chosen, ownNumberRange=[3, 60], **options)
    deck = [card for hand in state.hands for card in hand] + state.pot
    aces = rng.randint(0, 16)
    deck.sort(key=lambda card: (card < 4) * aces / 16 + rng.random())
    for seat in range(8):
        size = 60 if seat == state.turn else 2
        state.hands[seat] = sorted(deck[-size:])
        del deck[-size:]
    state.pot = deck
    assert not state.faults()
    return state
