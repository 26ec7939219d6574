"""Moves as a seat sees them: what they say, the cards they use, the spot they end on."""

from speeltafel.engine.moves import Move
from speeltafel.engine.view import Attempt, MoveView, Said, attempt
from speeltafel.games.bootopstoom.cards import KIND, KINDS, NAMES, PAKJE
from speeltafel.games.bootopstoom.rules_agenda import CALENDAR, INTOCHT_ADD
from speeltafel.games.bootopstoom.rules_map import (
    FIRST_HOUSE,
    FIRST_WISH,
    SECOND_WISH,
    is_settled,
    square_of,
)
from speeltafel.games.bootopstoom.rules_row import fits, icons_of, positions_with
from speeltafel.games.bootopstoom.state import BootOpStoom
from speeltafel.games.bootopstoom.view_row import row_after


def move_view(seen: BootOpStoom, seat: int, move: Move) -> MoveView:
    made = attempt(move)
    verb, cards, number = move.verb, move.cards, move.number
    if verb == "calendar":
        return calendar_view(seen, made, cards)
    if cards:
        return cards_view(seen, made, move)
    if verb == "spot":
        return MoveView(made, Said("move-spot", {"number": number}), place="row", spot=number - 1)
    if verb in ("teleport", "tile"):
        square = square_of(seen.house.size, number)
        return MoveView(made, Said(f"move-{verb}", {"number": number}), place="map", spot=square)
    if verb == "draw":
        return MoveView(made, Said("move-draw", top_of(seen, number)), place=KINDS[number])
    if verb in ("add", "cut"):
        label = Said(f"move-{verb}", {"side": number, "count": positions_after(seen, move)})
        after = row_after(seen, move)
        return MoveView(made, label, place="row", preview=(after,) if after is not None else ())
    if verb in ("sail", "piet", "favour"):
        return MoveView(made, Said(f"move-{verb}", chosen(seat, verb, number)))
    return MoveView(made, Said(f"move-{verb}"))


def cards_view(seen: BootOpStoom, made: Attempt, move: Move) -> MoveView:
    """Cards are chosen where they lie: in the hand, under the row, among those searched through."""
    verb, cards, number = move.verb, move.cards, move.number
    if verb in ("place", "show"):
        label = Said(f"move-{verb}", {"card": cards[0], "number": number})
        return MoveView(made, label, cards, zones=("hand",), place="row", spot=number - 1)
    if verb == "deliver":
        named = {f"card{at or ''}": card for at, card in enumerate(cards)}
        label = Said("move-deliver", {**named, "count": len(cards)})
        return MoveView(made, label, cards, zones=lying_in(seen, cards))
    label = Said(f"move-{verb}", {"card": cards[0]})
    if verb == "power":
        return MoveView(made, label)
    zone = "search" if verb == "take" else "hand"
    return MoveView(made, label, cards, zones=(zone,) * len(cards))


def chosen(seat: int, verb: str, number: int) -> dict[str, int]:
    if verb == "sail":
        return {"pawn": number}
    return {"colour": number} if verb == "piet" else {"seat": number, "own": int(number == seat)}


def top_of(seen: BootOpStoom, kind: int) -> dict[str, int]:
    """The kind of a pile, and its top card where that lies open."""
    tops = [card for card in seen.tops if KIND[card] == kind]
    return {"kind": kind, "open": len(tops), "card": tops[0] if tops else 0}


def calendar_view(seen: BootOpStoom, made: Attempt, cards: tuple[int, ...]) -> MoveView:
    """A card under the row is chosen where it lies."""
    label = Said("move-calendar", {"card": cards[0]})
    confirm = Said("confirm-calendar", {"card": cards[0]}) if needed(seen, cards[0]) else None
    under = [i for i, slot in enumerate(seen.slots) if slot and slot[0] == cards[0]]
    if under:
        return MoveView(made, label, place="row", spot=under[0], confirm=confirm)
    return MoveView(made, label, cards, zones=("swept",), confirm=confirm)


def positions_after(seen: BootOpStoom, move: Move) -> int:
    """How many positions the row has after the Sint's choice."""
    side = move.number
    if move.verb == "add":
        card = seen.aside[-1] if seen.phase == INTOCHT_ADD else seen.slots[seen.at][0]
        new = positions_with(seen.row[-side], card, side) if fits(seen.row, card, side) else 0
        return len(icons_of(seen.row)) + new
    rest = seen.row[1:] if side == 0 else seen.row[:-1]
    return len(icons_of(rest))


def lying_in(seen: BootOpStoom, cards: tuple[int, ...]) -> tuple[str, ...]:
    """Whether each card lies under the row or was swept from it."""
    under = [slot[0] for slot in seen.slots if slot]
    return tuple("row" if card in under else "swept" for card in cards)


def needed(seen: BootOpStoom, card: int) -> int:
    """BS-AMB-39: 1 where too few parcels would be left if this one went on the calendar."""
    if KIND[card] != PAKJE or seen.house.pakjes or seen.phase != CALENDAR:
        return 0
    wished = 0
    wish = 1 << (card - NAMES.index("blauw"))
    for tile in seen.map:
        if tile >= FIRST_HOUSE and not is_settled(tile):
            wished += (FIRST_WISH[tile] == wish) + (SECOND_WISH[tile] == wish)
    gone = seen.calendar.count(card) + seen.delivered.count(card)
    return int(seen.counts()[card] - gone - 1 < wished)
