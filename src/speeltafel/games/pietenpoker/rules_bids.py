"""Judging a bid where more than its total matters: hand limits, exchanges, cards that act.

A bid is laid card by card. Whoever has begun can always end it: a card may be laid only if some
of the cards that are left then make a bid that counts (PP-AMB-79).
"""

from speeltafel.engine.moves import Move, Refusal
from speeltafel.games.pietenpoker.cards import NUMBER
from speeltafel.games.pietenpoker.rules_hand import is_exempt, least_hand
from speeltafel.games.pietenpoker.rules_state import (
    BIG_BLIND,
    LAYS,
    PietenTable,
    without,
)


def total_now(table: PietenTable) -> int:
    """What the bid is worth, if every Acteerpiet laid in this turn plays its highest part."""
    total = table.worth[table.turn]
    if table.house.actions and not table.counting:
        for card in table.fresh_cards():
            total += table.most(card) - NUMBER[card]
    return total


def needed(table: PietenTable, counted: bool) -> int:
    """What the bid has to reach, in numbers or (`counted`) in cards.

    PP-BID-02: the highest bid; PP-SINT-03: for the Big Sint the double of the small blind.
    """
    if table.phase == BIG_BLIND:
        small = len(table.bids[table.opener]) if counted else table.worth[table.opener]
        return 2 * small
    return table.highest_count() if counted else table.highest


def cards_to_keep(table: PietenTable) -> int:
    """PP-HAND-01: the hand limit; PP-AMB-36: the Big Sint keeps a card besides his blind."""
    least = least_hand(table)
    return max(1, least) if table.phase == BIG_BLIND else least


def measured(table: PietenTable) -> tuple[int, int]:
    """What the bid is worth as it lies there, and what it has to reach, in the same measure."""
    counted = table.switches(table.fresh_cards())
    total = len(table.bids[table.turn]) if counted else total_now(table)
    return total, needed(table, counted)


# Ending the turn.


def why_not_go(table: PietenTable) -> Refusal | None:
    """PP-BID-02: the whole bid has to be at least the highest.

    PP-AMB-06: with all cards too, though that is the end of the round for him.
    """
    if table.taken and not table.fresh:
        return Refusal("PP-AMB-66", "lay-again")
    seat = table.turn
    total, highest = measured(table)
    before = table.start_size if table.switches(table.fresh_cards()) else table.start
    if table.taken and total < before:
        return Refusal("PP-WISSEL-01", "lower-bid", {"total": total, "before": before})
    if total >= highest:
        return None
    if table.phase == BIG_BLIND:
        return Refusal("PP-SINT-03", "not-doubled", {"total": total, "target": highest})
    if not is_exempt(table):
        return Refusal("PP-BID-02", "too-low", {"total": total, "highest": highest})
    if len(table.hands[seat]) > least_hand(table):
        return Refusal("PP-HAND-03", "down-to-limit", {"limit": table.limit})
    return None


def why_not_stop(table: PietenTable) -> Refusal | None:
    """PP-AMB-79: not with a bid half laid; PP-AMB-16: but after an exchange.

    PP-AMB-57: what was taken back needs cards in return, and the bid is not lower than before.
    """
    if not table.taken:
        return Refusal("PP-AMB-79", "laid-already") if table.fresh else None
    if not table.fresh:
        return Refusal("PP-AMB-57", "lay-again")
    total = total_now(table)
    if total < table.start:
        return Refusal("PP-WISSEL-01", "lower-bid", {"total": total, "before": table.start})
    return None


# Laying a card.


def lay_moves(table: PietenTable) -> list[Move]:
    found = []
    last = -1
    for card in table.hands[table.turn]:
        if card != last and why_not_lay(table, card) is None:
            found.append(LAYS[card])
        last = card
    return found


def why_not_lay(table: PietenTable, card: int) -> Refusal | None:
    """PP-BID-06: a card of the hand; PP-AMB-79: with which he can still go along."""
    hand = table.hands[table.turn]
    if card not in hand:
        return Refusal("PP-BID-06", "not-in-hand", {"card": card})
    left = without(hand, (card,))
    spare = len(left) - cards_to_keep(table)
    if spare < 0:
        if table.phase == BIG_BLIND:
            return Refusal("PP-AMB-36", "keep-a-card")
        return Refusal("PP-HAND-01", "keep-limit", {"limit": table.limit})
    if can_end(table, card, left, spare):
        return None
    rule = "PP-SINT-03" if table.phase == BIG_BLIND else "PP-BID-02"
    target = table.start if table.taken else needed(table, counted=False)
    return Refusal("PP-WISSEL-01" if table.taken else rule, "out-of-reach", {"target": target})


def can_end(table: PietenTable, card: int, left: list[int], spare: int) -> bool:
    """Whether the bid with this card, and up to so many of the cards left, can count."""
    size = len(table.bids[table.turn]) + 1 + spare
    if table.counting:
        before = table.start if table.taken else needed(table, counted=False)
        return size >= before or stays_at_limit(table)
    laid = [*table.fresh_cards(), card]
    total = total_now(table) + table.most(card)
    # PP-AMB-26: with an Omdenkpiet in the bid only its number of cards matters
    if table.switches(laid) or (spare > 0 and table.switches(left)):
        least = max(needed(table, counted=True), table.start_size if table.taken else 0)
        if size >= least:
            return True
    if table.taken:  # at the least he stops with it
        return total + highest_of(table, left, spare) >= table.start
    if stays_at_limit(table):
        return True
    plain = [other for other in left if not table.switches([other])]
    reach = total + highest_of(table, plain, spare)
    return not table.switches(laid) and reach >= needed(table, counted=False)


def stays_at_limit(table: PietenTable) -> bool:
    """PP-HAND-03: he may go down to his limit, whatever he bids."""
    return table.phase != BIG_BLIND and not table.taken and is_exempt(table)


def highest_of(table: PietenTable, cards: list[int], count: int) -> int:
    """The most that so many of these cards add up to."""
    values = sorted([table.most(card) for card in cards])
    total = 0
    for value in values[max(0, len(values) - count) :]:
        total += value
    return total
