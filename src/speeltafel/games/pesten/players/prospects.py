"""Who will win, judged by the hands as they are: how many cards, which ones, and who is on turn.

A seat's chance is its share of the weights. They were fitted to 60,000 tables of 5,700 games of
four rule-of-thumb players, of which every fifth game was kept back: there the chance that was given
to the winner was 0.324 on (geometric) average, where equal shares give 0.304.
"""

import math
from typing import Final

from speeltafel.engine.state import State
from speeltafel.engine.zones import put_in_order
from speeltafel.games.pesten.cards import ANSWERS_CHAIN, EIGHT, KING, RANK, SEVEN, TWO
from speeltafel.games.pesten.rules_reach import promising
from speeltafel.games.pesten.state import CHAIN, COMBO, NO_THREAT, TOP, TWOS, Pesten

DIE: Final = 3.5
"""What a die shows on average."""

SIZE: Final = 0.686
CROWD: Final = 0.969
"""But where few cards are left to draw, many in a hand are many combinations."""
MARGIN: Final = 15
TOO_MANY: Final = -1.679
"""More to draw than there is: out."""
DRAWS: Final = 0.254

COMBINATION: Final = 0.115
SHIELD: Final = 0.082
MOST_SHIELDS: Final = 3

# What a hand would be worth more if it were all of these.
SHIELDS: Final = 0.384
TWICE: Final = 0.241
PESTS: Final = -0.124
OF_RANK: Final[list[float]] = [0.0] * 14
OF_RANK[TWO] = 0.521
OF_RANK[SEVEN] = 0.328
OF_RANK[EIGHT] = 0.029
OF_RANK[KING] = -0.304
ALL_PESTS: Final = -0.494

# Of the player on turn without a threat.
NOTHING_FITS: Final = -0.163
LAST_FITS: Final = 1.792
NEARLY_OUT: Final = 0.322
FEW: Final = 3


def prospects(state: State) -> list[float]:
    """Each seat's chance to win, at any moment at which no question is open."""
    assert isinstance(state, Pesten)
    if state.ending:
        winners = state.winners
        return [1 / len(winners) if s in winners else 0.0 for s in range(state.players)]
    threatened, threat, weight = state.turn, state.threat, state.weight
    if state.phase == TOP:
        threatened, threat, weight = state.after(state.turn), COMBO, len(state.combo)
    weights: list[float] = []
    whole = 0.0
    for seat in range(state.players):
        part = 0.0
        if not state.out[seat]:
            facing = threat if seat == threatened else NO_THREAT
            part = math.exp(standing(state, seat, facing, weight))
        whole += part
        weights.append(part)
    return [part / whole for part in weights]


def standing(state: Pesten, seat: int, threat: int, weight: int) -> float:
    """How good a seat's hand is; what it cannot answer is as good as drawn."""
    hand = state.hands[seat]
    on_turn = seat == state.turn
    if on_turn and state.drawn:
        hand = hand.copy()
        put_in_order(hand, state.drawn[0])
    size = len(hand)
    if not size:
        return LAST_FITS  # the last combination lies there, and its top card is to be chosen
    kinds, shields, pests = counted(hand, state.house.pest)
    combination = promising(hand, state.own[seat]) != 0
    worth = (kinds + SHIELDS * shields + PESTS * pests) / size
    worth += SHIELD * min(shields, MOST_SHIELDS)
    if combination:
        worth += COMBINATION
    if pests == size:
        worth += ALL_PESTS
    if on_turn and threat == NO_THREAT:
        worth += start(state, size, pests)
    due = cards_due(threat, weight, shields, combination)
    left = state.available()
    if due:
        worth += DRAWS
    if due > left:
        worth += TOO_MANY
    return worth - SIZE * math.log(size + due) + CROWD * (size + due) / (left + MARGIN)


def counted(hand: list[int], pest: list[bool]) -> tuple[float, int, int]:
    """What the ranks of a hand are worth together; its shields; its pest cards."""
    kinds = 0.0
    shields = pests = 0
    last = -1
    for card in hand:
        kinds += OF_RANK[RANK[card]]
        if ANSWERS_CHAIN[card]:
            shields += 1
        if pest[card]:
            pests += 1
        if card == last:
            kinds += TWICE
        last = card
    return kinds, shields, pests


def cards_due(threat: int, weight: int, shields: int, combination: bool) -> float:
    """How many cards a threat brings to who cannot answer it."""
    if threat == COMBO:
        return 0.0 if combination else DIE * weight
    if threat == CHAIN:
        return 0.0 if shields else 3.0 * weight
    return 2.0 * weight if threat == TWOS else 0.0


def start(state: Pesten, size: int, pests: int) -> float:
    """What it is worth to be on turn."""
    if not state.has_match():
        return NOTHING_FITS
    if size > FEW:
        return 0.0
    return NEARLY_OUT + LAST_FITS if size == 1 and not pests else NEARLY_OUT
