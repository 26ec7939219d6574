"""Pietje Precies: a combination counts only if it includes all cards."""

from typing import Final

from speeltafel.engine.events import NOBODY
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.questions import Question
from speeltafel.games.pietenpoker import events
from speeltafel.games.pietenpoker.cards import (
    ACTEER,
    COLOUR,
    HIGHEST,
    KIND,
    NAMES,
    NUMBER,
    PRECIES,
    can_hide,
)
from speeltafel.games.pietenpoker.rules_bids import can_end, different, is_exempt, least_hand
from speeltafel.games.pietenpoker.rules_cards import is_spent, move_spent
from speeltafel.games.pietenpoker.rules_combinations import (
    COLOUR_KIND,
    NONE,
    NUMBER_KIND,
    STREET_KIND,
    value_of,
)
from speeltafel.games.pietenpoker.rules_making import Making, making_now
from speeltafel.games.pietenpoker.rules_marks import SEAT_STEP, with_one, without
from speeltafel.games.pietenpoker.rules_worth import has_in_bid
from speeltafel.games.pietenpoker.state import Pietenpoker

HIDES: Final[list[Move]] = [Move("hide", (card,)) for card in range(len(NAMES))]


# Laying a card face down.


def hide_moves(table: Pietenpoker, exempt: bool) -> list[Move]:
    if table.taken or table.fresh:
        return []
    cards = [card for card in different(table.hands[table.turn]) if can_hide(card)]
    if not cards:
        return []
    making = making_to_hide(table)
    return [HIDES[card] for card in cards if leads_on_hidden(table, making, card, exempt)]


def making_to_hide(table: Pietenpoker) -> Making:
    """What can still come of the bid, by an exchange too."""
    making = making_now(table, table.hands[table.turn], takes=table.house.inwissel)
    making.spare = len(making.cards) - least_hand(table)
    return making


def leads_on_hidden(table: Pietenpoker, making: Making, card: int, exempt: bool) -> bool:
    """PP-AMB-79: whether he can still go along when this card lies face down."""
    hand = table.hands[table.turn]
    whole = making.without(len(making.cards) - len(hand) + hand.index(card))
    return can_end(table, whole, len(hand) <= least_hand(table), True, exempt)


def hide_refusal(table: Pietenpoker, card: int) -> Refusal | None:
    """PP-PREC-06, PP-AMB-67: one card at a time, before exchanging and before going along."""
    if not table.house.hides:
        return Refusal("PP-PREC-06", "no-hiding")
    if card not in table.hands[table.turn]:
        return Refusal("PP-BID-06", "not-in-hand", {"card": card})
    if not can_hide(card):
        return Refusal("PP-PREC-06", "cannot-hide", {"card": card})
    if table.taken or table.fresh:
        return Refusal("PP-AMB-67", "hide-first")
    if leads_on_hidden(table, making_to_hide(table), card, is_exempt(table)):
        return None
    if not table.house.inwissel and len(table.hands[table.turn]) <= least_hand(table):
        return Refusal("PP-HAND-01", "keep-limit", {"limit": table.limit})
    return Refusal("PP-BID-02", "out-of-reach", {"target": table.highest})


def hide(table: Pietenpoker, card: int) -> None:
    """PP-PREC-06: neither its action nor its value counts."""
    seat = table.turn
    if is_spent(table, seat, table.hands[seat], card):
        move_spent(table, seat, card, NOBODY)
    table.hands[seat].remove(card)
    table.down = with_one(table.down, seat, [*table.down[seat], card])
    table.hid += 1
    if not table.quiet:
        table.tell(events.HID, seat, (card,))


# Crossing out.


def crossings(table: Pietenpoker, seat: int) -> int:
    """PP-PREC-04, PP-PREC-06: a card for each Precies in his bid, face up or another one down.

    PP-PREC-05: so a blue card among purple ones can be done away with.
    """
    if not table.house.precies or table.celebri:
        return 0
    return has_in_bid(table, seat, PRECIES) + len(table.down[seat])


def note_crossings(table: Pietenpoker) -> None:
    """PP-AMB-33: as many cards as that, or all there are."""
    to_cross: list[int] = []
    for seat in table.contenders():
        cards = len(table.hands[seat]) + len(table.room)
        to_cross += [seat] * min(crossings(table, seat), cards)
    table.to_cross = to_cross


def ask_crossings(table: Pietenpoker) -> bool:
    """PP-AMB-68: all who have to, at the same time, one card each; False when all are done."""
    if not table.to_cross:
        return False
    table.ask(Question("cross", tuple(sorted(set(table.to_cross))), secret=True))
    return True


def cross_out(table: Pietenpoker, question: Question) -> None:
    """PP-PREC-04: a card that does not count, for this player only."""
    for seat in question.asked:
        cards = question.answers[seat].cards
        if not cards:
            table.to_cross = [other for other in table.to_cross if other != seat]
        else:
            table.to_cross = without(table.to_cross, (seat,))
            table.crossed = [*table.crossed, seat * SEAT_STEP + cards[0]]
            if not table.quiet:
                table.tell(events.CROSSED, seat, cards)


def cards_left(table: Pietenpoker, seat: int) -> list[int]:
    crossed = table.crossed_by(seat)
    return sorted(room_left(table, crossed) + hand_left(table, seat, crossed))


def room_left(table: Pietenpoker, crossed: list[int]) -> list[int]:
    """PP-AMB-68: of a card that is in hand too, the one of the room is crossed out."""
    room = table.room.copy()
    for card in crossed:
        if card in room:
            room.remove(card)
    return room


def hand_left(table: Pietenpoker, seat: int, crossed: list[int]) -> list[int]:
    room = table.room.copy()
    hand = table.hands[seat].copy()
    for card in crossed:
        if card in room:
            room.remove(card)
        else:
            hand.remove(card)
    return hand


# All cards, or nothing.


def value_of_all(hand: list[int], room: list[int], wild: bool, numbers: bool, colours: bool) -> int:
    """PP-PREC-01, PP-PREC-02: all cards fit, or the combination is worth nothing (PP-AMB-48)."""
    wilds = 0
    fixed: list[int] = []
    for card in hand:
        if wild and KIND[card] == ACTEER:
            wilds += 1
        else:
            fixed.append(card)
    fixed += room
    size = len(fixed) + wilds
    if size == 0:
        return NONE
    if numbers:
        number = one_number(fixed)
        if number:
            return value_of(size, NUMBER_KIND, number)
        top = top_of_street(fixed, size)
        if top:
            return value_of(size, STREET_KIND, top)
    if colours and of_one_colour(fixed):
        total = HIGHEST * wilds
        for card in fixed:
            total += NUMBER[card]
        return value_of(size, COLOUR_KIND, total)
    return NONE


def one_number(cards: list[int]) -> int:
    """The number that all these cards have, or 0; without cards the highest will do."""
    if not cards:
        return HIGHEST
    number = NUMBER[cards[0]]
    for card in cards:
        if NUMBER[card] != number:
            return 0
    return number


def top_of_street(cards: list[int], size: int) -> int:
    """PP-PREC-03, PP-AMB-34: the highest number of a street of so many cards, or 0."""
    numbers = sorted([NUMBER[card] for card in cards])
    if not 2 <= size <= HIGHEST or len(set(numbers)) < len(numbers):
        return 0
    if numbers[-1] - numbers[0] >= size:
        return 0
    return min(HIGHEST, numbers[0] + size - 1)


def of_one_colour(cards: list[int]) -> bool:
    for card in cards:
        if COLOUR[card] != COLOUR[cards[0]]:
            return False
    return True
