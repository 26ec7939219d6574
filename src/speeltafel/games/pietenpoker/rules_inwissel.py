"""The Exchange rule: swap cards of the hand and of the own bid, which may not become lower."""

from typing import Final

from speeltafel.engine.moves import Move, Refusal
from speeltafel.games.pietenpoker.cards import ACTEER, HIGHEST, KIND, NAMES, NUMBER
from speeltafel.games.pietenpoker.rules_hand import least_hand
from speeltafel.games.pietenpoker.rules_moves import selections
from speeltafel.games.pietenpoker.rules_state import (
    STOP,
    PietenTable,
    holds_all,
    with_number,
    with_one,
    without,
)

BACKS: Final[list[Move]] = [Move("back", (card,)) for card in range(len(NAMES))]


def back_moves(table: PietenTable) -> list[Move]:
    """PP-WISSEL-01, PP-AMB-66: take cards back one at a time, as many as he likes (PP-AMB-16)."""
    return [BACKS[card] for card in sorted(set(table.bids[table.turn]))]


def back_refusal(table: PietenTable, card: int) -> Refusal | None:
    if not table.house.inwissel:
        return Refusal("PP-WISSEL-01", "no-exchange")
    if card not in table.bids[table.turn]:
        return Refusal("PP-AMB-66", "not-in-bid", {"card": card})
    return None


def take_back(table: PietenTable, card: int) -> None:
    """PP-AMB-66: what it has done in this round, it will not do again."""
    seat = table.turn
    table.bids = with_one(table.bids, seat, without(table.bids[seat], (card,)))
    worth = table.worth[seat] - (1 if table.counting else take_role(table, seat, card))
    table.worth = with_number(table.worth, seat, worth)
    table.take_in(seat, card)
    table.taken += 1
    table.spent = with_one(table.spent, seat, [*table.spent[seat], card])
    if not table.quiet:
        table.tell("took-back", seat, (card,), worth)


def take_role(table: PietenTable, seat: int, card: int) -> int:
    """What a card of the bid counts for; an Acteerpiet stops playing its lowest part."""
    if KIND[card] != ACTEER:
        return NUMBER[card]
    for role in table.roles[seat]:
        if role // 8 == card:
            table.roles = with_one(table.roles, seat, without(table.roles[seat], (role,)))
            return role % 8
    return NUMBER[card]


def stop_moves(table: PietenTable) -> list[Move]:
    """PP-AMB-16: also before stopping; PP-AMB-57: what was taken back needs cards in return."""
    if not table.taken:
        return [STOP]
    return [
        Move("stop", cards)
        for cards in selections(table.hands[table.turn])
        if why_not_exchange(table, cards) is None
    ]


def stop_refusal(table: PietenTable, cards: tuple[int, ...]) -> Refusal | None:
    if not holds_all(table.hands[table.turn], cards):
        return Refusal("PP-BID-06", "not-in-hand")
    if not table.taken:
        return Refusal("PP-AMB-57", "stop-without-cards") if cards else None
    return why_not_exchange(table, cards)


def why_not_exchange(table: PietenTable, cards: tuple[int, ...]) -> Refusal | None:
    """PP-AMB-57: an Acteerpiet counts 6, and the bid is not lower than before."""
    if not cards:
        return Refusal("PP-AMB-57", "lay-again")
    if len(table.hands[table.turn]) - len(cards) < least_hand(table):
        return Refusal("PP-HAND-01", "keep-limit", {"limit": table.limit})
    total = table.worth[table.turn]
    for card in cards:
        total += 1 if table.counting else table.most(card)
    if total < table.start:
        return Refusal("PP-WISSEL-01", "lower-bid", {"total": total, "before": table.start})
    return None


def exchange(table: PietenTable, cards: tuple[int, ...]) -> None:
    """PP-AMB-57: nothing takes effect, and the highest bid stays."""
    seat = table.turn
    table.hands[seat] = without(table.hands[seat], cards)
    for card in cards:
        table.add_to_bid(seat, card)
        if table.most(card) != NUMBER[card]:
            table.give_role(seat, card, HIGHEST)
    if not table.quiet:
        table.tell("exchanged", seat, cards, table.worth[seat])
