"""Why the rule of thumb likes a move, in one sentence; read from what the seat may know."""

from typing import Final

from speeltafel.engine.moves import Move
from speeltafel.engine.state import State
from speeltafel.engine.view import Said
from speeltafel.games.twaalfstich.cards import COLOUR, POINTS, VALUE, total_points
from speeltafel.games.twaalfstich.players.heuristics import (
    Unseen,
    can_lead,
    danger,
    stops_next,
    without,
)
from speeltafel.games.twaalfstich.rules import BONUS
from speeltafel.games.twaalfstich.rules_fits import LIMIT, worth
from speeltafel.games.twaalfstich.state import DRAWN, Twaalfstich

RICH: Final = 30
"""A trick of so many points is a good one."""
SAFE: Final = 0.1
"""With no more chance than this the next player takes the trick."""
STOPS: Final = 2.0
HIGH: Final = 7


def reason(seen: State, seat: int, move: Move) -> Said:
    assert isinstance(seen, Twaalfstich)
    if move.verb == "sign":
        return of_sign(seen, seat, move.number)
    unseen = Unseen(seen, seat)
    if not move.cards:
        if seen.phase != DRAWN:
            return Said("why-draw", {"sum": seen.sum})
        left = seen.sum + worth(seen.drawn[0], seen.plus)
        return Said("why-keep", {"sum": left, "percent": percent(danger(seen, seat, left, unseen))})
    card = move.cards[0]
    hand = seen.hands[seat]
    left_over = hand if seen.phase == DRAWN else without(hand, card)
    new_sum = seen.sum + worth(card, seen.plus)
    if seen.open and new_sum in (0, LIMIT):
        return of_trick(seen, card, left_over, new_sum)
    return of_card(seen, seat, card, left_over, unseen)


def of_sign(seen: Twaalfstich, seat: int, colour: int) -> Said:
    hand = seen.hands[seat]
    mine = sum([COLOUR[card] == colour for card in hand])
    other = len(hand) - mine
    name = "why-sign-more" if mine > other else "why-sign-even"
    return Said(name, {"colour": colour, "count": mine, "other": other})


def of_trick(seen: Twaalfstich, card: int, left: list[int], new_sum: int) -> Said:
    """The sum becomes 0 or 12."""
    points = total_points(seen.open) + POINTS[card]
    if not left:
        return Said("why-out-trick", {"points": points, "bonus": BONUS})
    if points >= RICH:
        return Said("why-takes-much", {"sum": new_sum, "points": points})
    if can_lead(seen, left, True):
        return Said("why-takes-leads", {"sum": new_sum, "points": points})
    return Said("why-takes", {"sum": new_sum, "points": points})


def of_card(seen: Twaalfstich, seat: int, card: int, left: list[int], unseen: Unseen) -> Said:
    """A card that takes no trick: what it leaves to the others."""
    new_sum = seen.sum + worth(card, seen.plus)
    risk = danger(seen, seat, new_sum, unseen)
    facts = {"sum": new_sum, "percent": percent(risk), "seat": seen.after(seat)}
    if not left:
        return Said("why-out", {"bonus": BONUS})
    if len(left) == 1:
        return Said("why-one-left", facts)
    if stops_next(seen, seat, new_sum, unseen) >= STOPS:
        return Said("why-stops", {**facts, "count": len(seen.hands[seen.after(seat)])})
    if not seen.open and risk <= 2 * SAFE:
        return Said("why-lead-safe", facts)
    if not seen.open and VALUE[card] >= HIGH:
        return Said("why-lead-high", facts)
    return of_plain_card(seen, seat, card, left, unseen, facts, risk)


def of_plain_card(
    seen: Twaalfstich,
    seat: int,
    card: int,
    left: list[int],
    unseen: Unseen,
    facts: dict[str, int],
    risk: float,
) -> Said:
    """A card that neither ends, stops nor leads: how safe it is, or what it keeps."""
    if risk <= SAFE:
        return Said("why-safe", facts)
    if is_safest(seen, seat, risk, unseen):
        return Said("why-safest", facts)
    if seen.house.hand_penalty and POINTS[card] >= 2 * POINTS[0]:
        return Said("why-penalty", {"points": POINTS[card]})
    if VALUE[card] >= HIGH:
        return Said("why-high", facts)
    if can_lead(seen, left, False):
        return Said("why-keeps-lead", facts)
    return Said("why-least", facts)


def is_safest(seen: Twaalfstich, seat: int, risk: float, unseen: Unseen) -> bool:
    """Whether every other card leaves a sum that is easier to close, or as easy."""
    for other in seen.legal_moves(seat):
        if other.cards:
            new_sum = seen.sum + worth(other.cards[0], seen.plus)
            if new_sum not in (0, LIMIT) and danger(seen, seat, new_sum, unseen) < risk:
                return False
    return True


def percent(chance: float) -> int:
    return round(100 * chance)
