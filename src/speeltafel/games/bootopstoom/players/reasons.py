"""Why the rule of thumb likes a move, in one sentence; read from what the seat may know."""

from collections.abc import Callable
from typing import Final

from speeltafel.engine.moves import Move
from speeltafel.engine.state import State
from speeltafel.engine.view import Said
from speeltafel.games.bootopstoom.cards import KIND, PAKJE, STOOMBOOT, VAREN, VOORUIT
from speeltafel.games.bootopstoom.players.heuristics import (
    assumed_row,
    is_short,
    keeping,
    open_parcels,
    parcels_left,
)
from speeltafel.games.bootopstoom.players.planning import Voyage, make_plan, wanted_parcels
from speeltafel.games.bootopstoom.rules_agenda import SPOT
from speeltafel.games.bootopstoom.rules_map import BOAT, HAVEN, WAITS, WISHING, square_of
from speeltafel.games.bootopstoom.rules_row import positions_at_end
from speeltafel.games.bootopstoom.state import BootOpStoom


def reason(seen: State, seat: int, move: Move) -> Said:
    assert isinstance(seen, BootOpStoom)
    return REASONS.get(move.verb, of_nothing)(seen, seat, move)


def of_nothing(_seen: BootOpStoom, _seat: int, _move: Move) -> Said:
    return Said("why-any")


def houses_left(seen: BootOpStoom) -> int:
    return sum([bool(WAITS[tile]) for tile in seen.map])


# Drawing.


def of_drawing(seen: BootOpStoom, seat: int, move: Move) -> Said:
    kind = move.number
    top = [card for card in seen.tops if KIND[card] == kind]
    held = sum([KIND[card] == kind for card in seen.hands[seat]])
    if kind == STOOMBOOT:
        return Said("why-draw-steam", {"positions": len(seen.marks)})
    if kind == PAKJE:
        if top and wanted_parcels(seen, top[0]):
            return Said("why-draw-wished", {"card": top[0], "count": wanted_parcels(seen, top[0])})
        return Said("why-draw-parcel", {"count": held})
    if top and top[0] == VOORUIT:
        return Said("why-draw-ahead", {"card": top[0]})
    if top and top[0] not in seen.hands[seat]:
        return Said("why-draw-other", {"card": top[0]})
    return Said("why-draw-sail", {"count": held})


# Filling.


def of_placing(seen: BootOpStoom, seat: int, move: Move) -> Said:
    if not move.cards:
        return Said("why-any")
    card, position = move.cards[0], move.number - 1
    plan = make_plan(seen)
    row = assumed_row(seen, seat, plan)
    before, _, _ = Voyage(seen).sail(row)
    row[position] = card
    served, _, _ = Voyage(seen).sail(row)
    facts = {"card": card, "number": move.number, "count": served}
    if plan.cards[position] == card:
        return of_plan(seen, facts, served)
    if served > before:
        return Said("why-place-more", facts)
    if KIND[card] == STOOMBOOT and is_short(seen):
        return Said("why-place-steam", facts)
    if served < before:
        return Said("why-place-worse", facts)
    if not keeping(seen, card):
        return Said("why-place-useless", facts)
    return Said("why-place-spare", facts)


def of_plan(seen: BootOpStoom, facts: dict[str, int], served: int) -> Said:
    """A card in the place that the plan has for it."""
    if KIND[facts["card"]] == PAKJE:
        return Said("why-plan-parcel", facts)
    if served > 1:
        return Said("why-plan-both", facts)
    if served and served == houses_left(seen):
        return Said("why-plan-last", facts)
    return Said("why-plan-sail", facts)


def of_spot(seen: BootOpStoom, _seat: int, move: Move) -> Said:
    if seen.phase == SPOT and make_plan(seen).cards[move.number - 1] >= 0:
        return Said("why-spot-plan", {"number": move.number})
    return Said("why-any")


# The Sint's decisions.


def of_delivering(_seen: BootOpStoom, _seat: int, move: Move) -> Said:
    return Said("why-deliver", {"count": len(move.cards)})


def of_putting_aside(seen: BootOpStoom, _seat: int, move: Move) -> Said:
    """A card for the calendar, or one that is given away."""
    card = move.cards[0]
    facts = {"card": card}
    if KIND[card] == PAKJE:
        wanted = wanted_parcels(seen, card)
        if not wanted:
            return Said("why-aside-unwished", facts)
        return Said(
            "why-aside-parcel", {**facts, "left": parcels_left(seen, card), "wanted": wanted}
        )
    if KIND[card] == VAREN:
        left = seen.counts()[card] - seen.calendar.count(card)
        return Said("why-aside-sail", {**facts, "left": left})
    return Said("why-aside-steam", {**facts, "positions": len(seen.marks)})


def of_adding(seen: BootOpStoom, _seat: int, _move: Move) -> Said:
    return Said("why-add" if is_short(seen) else "why-add-least", {"positions": len(seen.marks)})


def of_cutting(seen: BootOpStoom, _seat: int, move: Move) -> Said:
    return Said("why-cut", {"count": positions_at_end(seen.row, move.number)})


def of_leaping(seen: BootOpStoom, _seat: int, move: Move) -> Said:
    square = square_of(seen.house.size, move.number)
    facts = {"number": move.number}
    if WISHING[seen.map[square]] and Voyage(seen).can_serve(square, open_parcels(seen)):
        return Said("why-leap-serve", facts)
    return Said("why-leap-haven" if seen.map[square] == HAVEN else "why-leap-near", facts)


def of_sailing(_seen: BootOpStoom, _seat: int, move: Move) -> Said:
    return Said("why-sail-boat" if move.number == BOAT else "why-sail-piet")


def of_swapping(_seen: BootOpStoom, _seat: int, move: Move) -> Said:
    return Said("why-swap", {"card": move.cards[0]})


def of_taking(seen: BootOpStoom, _seat: int, move: Move) -> Said:
    card = move.cards[0]
    return Said("why-take", {"card": card, "count": wanted_parcels(seen, card)})


REASONS: Final[dict[str, Callable[[BootOpStoom, int, Move], Said]]] = {
    "draw": of_drawing,
    "place": of_placing,
    "show": of_placing,
    "spot": of_spot,
    "deliver": of_delivering,
    "calendar": of_putting_aside,
    "give": of_putting_aside,
    "add": of_adding,
    "cut": of_cutting,
    "teleport": of_leaping,
    "sail": of_sailing,
    "swap": of_swapping,
    "take": of_taking,
}
"""By the verb of the move."""
