"""The Exchange rule: swap cards of the hand and of the own bid, which may not become lower."""

from typing import Final

from speeltafel.engine.moves import Move, Refusal
from speeltafel.games.pietenpoker.cards import ACTEER, HIGHEST, KIND, NAMES, NUMBER
from speeltafel.games.pietenpoker.rules_state import SEAT_STEP, PietenTable, with_one, without

BACKS: Final[list[Move]] = [Move("back", (card,)) for card in range(len(NAMES))]


def back_moves(table: PietenTable) -> list[Move]:
    """PP-WISSEL-01, PP-AMB-66: take cards back one at a time, as many as he likes (PP-AMB-16)."""
    if table.fresh:
        return []
    return [BACKS[card] for card in sorted(set(table.bids[table.turn]))]


def back_refusal(table: PietenTable, card: int) -> Refusal | None:
    if not table.house.inwissel:
        return Refusal("PP-WISSEL-01", "no-exchange")
    if card not in table.bids[table.turn]:
        return Refusal("PP-AMB-66", "not-in-bid", {"card": card})
    if table.fresh:
        return Refusal("PP-AMB-79", "laid-stays")  # first back, then other cards in return
    return None


def take_back(table: PietenTable, card: int) -> None:
    """PP-AMB-66: what it has done in this round, it will not do again."""
    seat = table.turn
    table.bids[seat] = without(table.bids[seat], (card,))
    table.change_worth(seat, -1 if table.counting else -take_role(table, seat, card))
    table.take_in(seat, card)
    table.taken += 1
    table.spent = [*table.spent, seat * SEAT_STEP + card]
    if not table.quiet:
        table.tell("took-back", seat, (card,), table.worth[seat])


def take_role(table: PietenTable, seat: int, card: int) -> int:
    """What a card of the bid counts for; an Acteerpiet stops playing its lowest part."""
    if KIND[card] != ACTEER:
        return NUMBER[card]
    for role in table.roles[seat]:
        if role // 8 == card:
            table.roles = with_one(table.roles, seat, without(table.roles[seat], (role,)))
            return role % 8
    return NUMBER[card]


def exchange(table: PietenTable) -> None:
    """PP-AMB-57: before stopping nothing takes effect, and the highest bid stays."""
    seat = table.turn
    for card in table.fresh_cards():
        if table.most(card) != NUMBER[card]:
            table.give_role(seat, card, HIGHEST)
    if not table.quiet:
        table.tell("exchanged", seat, number=table.worth[seat])
