"""An offer of an Ace, a 2 or a joker: who may make it, and how it is taken back.

PE-AMB-68: it is made in steps, each of which everybody hears: for which card, and to whom.
"""

from typing import Final

from speeltafel.engine.events import UNSEEN
from speeltafel.engine.moves import Move, Refusal
from speeltafel.games.pesten import events
from speeltafel.games.pesten.cards import ANSWERS_CHAIN, CARDS, FACES, LOW_CARDS
from speeltafel.games.pesten.decisions.held import distinct, why_not_held
from speeltafel.games.pesten.state import ACT, WANT, Pesten

OFFERS: Final[list[Move]] = [Move("offer", (card,)) for card in range(CARDS)]
WITHDRAW: Final = Move("withdraw")


def may_trade(table: Pesten) -> bool:
    """PE-AMB-35: before he acts, so often and no more."""
    house = table.house
    return table.trades < house.trades and table.offers < house.offers


def add_offers(table: Pesten, moves: list[Move]) -> None:
    """PE-TRADE-01: a joker, a 2 or an A is given."""
    hand = table.hands[table.turn]
    last = UNSEEN
    for card in hand:  # the Aces and twos come first, the jokers last
        if card >= LOW_CARDS:
            break
        if card != last:
            moves.append(OFFERS[card])
        last = card
    if hand[-1] >= FACES:
        jokers = len(hand) - 1
        while jokers and hand[jokers - 1] >= FACES:
            jokers -= 1
        moves += distinct(hand[jokers:], OFFERS)


def why_not_offer(table: Pesten, card: int) -> Refusal | None:
    house = table.house
    if not house.trades:
        return Refusal("PE-TRADE-01", "no-trades")
    if table.trades >= house.trades:
        return Refusal("PE-AMB-35", "traded-enough", {"limit": house.trades})
    if table.offers >= house.offers:
        return Refusal("PE-AMB-35", "offered-enough", {"limit": house.offers})
    if not ANSWERS_CHAIN[card]:
        return Refusal("PE-TRADE-01", "not-for-trade", {"card": card})
    return why_not_held(table, table.turn, card)


def make_offer(table: Pesten, card: int) -> None:
    """PE-TRADE-01: a joker, 2 or ace is what one trades with."""
    table.offers += 1
    table.giving = card
    table.heard_of(table.turn, card)
    table.phase = WANT
    if not table.quiet:
        table.tell(events.OFFERED, table.turn, (card,))


def withdraw(table: Pesten) -> None:
    """PE-AMB-68: it was an offer all the same."""
    if not table.quiet:
        table.tell(events.WITHDREW, table.turn)
    clear_offer(table)


def clear_offer(table: Pesten) -> None:
    table.phase = ACT
    table.giving = UNSEEN
    table.wanting = UNSEEN
