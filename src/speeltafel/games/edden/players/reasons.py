"""Why the rule of thumb likes a move, in one sentence; read from what the seat may know."""

from typing import Final

from speeltafel.engine.moves import Move
from speeltafel.engine.state import State
from speeltafel.engine.view import Said
from speeltafel.games.edden.cards import JOKER, POINTS, RANK, hand_points
from speeltafel.games.edden.decisions.discard import CALL
from speeltafel.games.edden.players.calling import card_chances, chance_below, unknown_cards
from speeltafel.games.edden.players.heuristics import gift, ranks_for_run
from speeltafel.games.edden.players.unseen import Unseen, unseen_by
from speeltafel.games.edden.rules_groups import RUN_LENGTH
from speeltafel.games.edden.state import TAKE, Edden

FEW: Final = 2
"""A rival with so few cards may call any moment."""
LOW: Final = 3
SURE: Final = 2
"""A chance of so many in a hundred is next to none."""


def reason(seen: State, seat: int, move: Move) -> Said:
    assert isinstance(seen, Edden)
    unseen = unseen_by(seen, seat)
    if seen.phase == TAKE:
        return of_taking(seen, seat, move, unseen)
    if move.verb == "call":
        return of_calling(seen, seat, unseen)
    if not move.cards:
        return Said("why-pass")
    return of_discard(seen, seat, move.cards, unseen)


# Calling.


def of_calling(seen: Edden, seat: int, unseen: Unseen) -> Said:
    hand = seen.hands[seat]
    facts = {"points": hand_points(hand), "percent": risk(seen, seat, unseen)}
    if not hand:
        return Said("why-call-empty")
    if facts["percent"] <= SURE:
        return Said("why-call-sure", facts)
    rival = nearest(seen, seat)
    if len(seen.hands[rival]) <= FEW:
        return Said("why-call-now", {**facts, "seat": rival, "count": len(seen.hands[rival])})
    return Said("why-call", facts)


def risk(seen: Edden, seat: int, unseen: Unseen) -> int:
    """How probably, in a hundred, some rival has fewer points."""
    mine = hand_points(seen.hands[seat])
    lowest = 1.0
    for rival in range(seen.players):
        if rival != seat and not seen.out[rival]:
            limit = mine - hand_points(seen.known[rival])
            chances = card_chances(seen, seat, rival, unseen)
            lowest *= 1.0 - chance_below(limit, unknown_cards(seen, rival), chances)
    return round(100 * (1.0 - lowest))


def nearest(seen: Edden, seat: int) -> int:
    """The rival with the fewest cards."""
    rivals = [one for one in range(seen.players) if one != seat and not seen.out[one]]
    return min(rivals, key=lambda one: len(seen.hands[one]))


# Discarding.


def of_discard(seen: Edden, seat: int, cards: tuple[int, ...], unseen: Unseen) -> Said:
    hand = seen.hands[seat]
    points = hand_points(list(cards))
    facts = {
        "card": cards[0],
        "points": points,
        "count": len(cards),
        "left": hand_points(hand) - points,
    }
    if len(cards) == len(hand):
        return Said("why-lay-all", facts)
    if len(cards) == RUN_LENGTH and RANK[cards[0]] != RANK[cards[1]]:
        return Said("why-lay-run", facts)
    if len(cards) > 1:
        return Said("why-lay-set", facts)
    if CALL in seen.legal_moves(seat):
        return Said("why-not-yet", {**facts, "percent": risk(seen, seat, unseen)})
    higher = [card for card in hand if POINTS[card] > points]
    if not higher:
        return Said("why-lay-highest", facts)
    if any(hand_of_rank(hand, card) > 1 for card in higher):
        return Said("why-keep-set", facts)
    if makes_run(hand, cards[0], higher):
        return Said("why-keep-run", facts)
    if gift(seen, seat, cards) < max([gift(seen, seat, (card,)) for card in higher]):
        return Said("why-give-little", {**facts, "seat": seen.after(seat)})
    return Said("why-lay-best", facts)


def hand_of_rank(hand: list[int], card: int) -> int:
    return sum([RANK[other] == RANK[card] for other in hand])


def makes_run(hand: list[int], laid: int, higher: list[int]) -> bool:
    """Whether the higher cards may still become a run, without the one that is laid."""
    rest = hand.copy()
    rest.remove(laid)
    if not ranks_for_run(rest):
        return False
    without = [card for card in rest if card not in higher]
    return not ranks_for_run(without)


# Taking.


def of_taking(seen: Edden, seat: int, move: Move, unseen: Unseen) -> Said:
    mean = mean_points(unseen)
    if not move.cards:
        if not seen.group:
            return Said("why-draw", {"points": mean})
        least = min([POINTS[card] for card in seen.group])
        return Said("why-draw-rather", {"points": least, "mean": mean})
    card = move.cards[0]
    facts = {"card": card, "points": POINTS[card], "mean": mean}
    hand = seen.hands[seat]
    if card == JOKER:
        return Said("why-take-joker", facts)
    if hand_of_rank(hand, card):
        return Said("why-take-set", {**facts, "count": hand_of_rank(hand, card) + 1})
    if seen.house.runs and ranks_for_run(hand) >> RANK[card] & 1:
        return Said("why-take-run", facts)
    return Said("why-take-low" if POINTS[card] <= LOW else "why-take-less", facts)


def mean_points(unseen: Unseen) -> int:
    """What a card of the stock counts on average."""
    total = 0
    for more, count in enumerate(unseen.worth):
        total += (more - 1) * count
    return round(total / max(1, unseen.total))
