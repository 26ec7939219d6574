"""The Exchange rule: swap cards of the hand and of the own bid, which may not become lower."""

from typing import Final

from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.zones import put_in_order
from speeltafel.games.pietenpoker import events
from speeltafel.games.pietenpoker.cards import ACTEER, HIGHEST, KIND, NAMES, NUMBER
from speeltafel.games.pietenpoker.rules_bids import can_end, is_exempt, least_hand
from speeltafel.games.pietenpoker.rules_making import making_now
from speeltafel.games.pietenpoker.rules_marks import SEAT_STEP, with_one, without
from speeltafel.games.pietenpoker.rules_worth import change_worth, give_role, working_cards
from speeltafel.games.pietenpoker.state import Pietenpoker

BACKS: Final[list[Move]] = [Move("back", (card,)) for card in range(len(NAMES))]


def back_moves(table: Pietenpoker, exempt: bool) -> list[Move]:
    """PP-WISSEL-01, PP-AMB-66: take cards back one at a time, as many as he likes (PP-AMB-16)."""
    if table.fresh:
        return []
    cards = sorted(set(table.bids[table.turn]))
    return [BACKS[card] for card in cards if can_take_back(table, card, exempt)]


def can_take_back(table: Pietenpoker, card: int, exempt: bool) -> bool:
    """PP-AMB-79: whether he can make up for it, if only by laying it again.

    PP-AMB-81: an Acteerpiet that is laid again counts its printed number.
    """
    if KIND[card] != ACTEER:
        return True
    making = making_now(table, table.hands[table.turn], takes=True)
    lowest = -1
    for at in range(len(table.bids[table.turn])):
        if making.cards[at] == card and (lowest < 0 or making.values[at] < making.values[lowest]):
            lowest = at
    making.values[lowest] = NUMBER[card]
    making.spare = len(making.cards) - least_hand(table)
    return can_end(table, making, True, table.hid > 0, exempt)


def back_refusal(table: Pietenpoker, card: int) -> Refusal | None:
    if not table.house.inwissel:
        return Refusal("PP-WISSEL-01", "no-exchange")
    if card not in table.bids[table.turn]:
        return Refusal("PP-AMB-66", "not-in-bid", {"card": card})
    if table.fresh:
        return Refusal("PP-AMB-79", "laid-stays")  # first back, then other cards in return
    if not can_take_back(table, card, is_exempt(table)):
        return Refusal("PP-WISSEL-01", "out-of-reach", {"target": table.start})
    return None


def take_back(table: Pietenpoker, card: int) -> None:
    """PP-AMB-66, PP-AMB-80: what it did in this round, nobody makes it do again."""
    seat = table.turn
    role = take_role(table, seat, card)
    table.bids[seat] = without(table.bids[seat], (card,))
    change_worth(table, seat, -1 if table.counting else -(role or NUMBER[card]))
    put_in_order(table.hands[seat], card)
    table.taken = [*table.taken, card * 8 + role]
    table.spent = [*table.spent, seat * SEAT_STEP + card]
    if not table.quiet:
        table.tell(events.TOOK_BACK, seat, (card,), table.worth[seat])


def take_role(table: Pietenpoker, seat: int, card: int) -> int:
    """PP-AMB-81: of equal Acteerpieten the one that counts least goes: its part, or 0."""
    roles = [role for role in table.roles[seat] if role // 8 == card]
    if not roles or (NUMBER[card] < roles[0] % 8 and len(roles) < table.bids[seat].count(card)):
        return 0
    table.roles = with_one(table.roles, seat, without(table.roles[seat], (roles[0],)))
    return roles[0] % 8


def exchange(table: Pietenpoker) -> None:
    """PP-AMB-57: before stopping nothing takes effect, and the highest bid stays."""
    seat = table.turn
    for card in working_cards(table):
        if table.most(card) != NUMBER[card]:
            give_role(table, seat, card, HIGHEST)
    if not table.quiet:
        table.tell(events.EXCHANGED, seat, number=table.worth[seat])
