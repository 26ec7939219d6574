"""Judging a bid where more than its total matters: hand limits, exchanges, cards that act.

What a bid can still come to is in `rules_making.py`.
"""

from typing import Final

from speeltafel.engine.moves import Refusal
from speeltafel.games.pietenpoker.cards import NUMBER, sum_of
from speeltafel.games.pietenpoker.rules_making import (
    ANY_BID,
    Making,
    bid_values,
    making_now,
    measure_with,
    most_of,
    needed,
    offer_hand,
    reaches,
)
from speeltafel.games.pietenpoker.rules_worth import bid_in, stood_in, working_cards
from speeltafel.games.pietenpoker.state import BIDDING, BIG_BLIND, BY_NUMBERS, Pietenpoker

NO_CARD: Final = 100
"""More than any card counts for."""


def measure_ahead(table: Pietenpoker) -> int:
    """How bids are measured once the cards laid in this turn have worked."""
    measure = table.measure()
    for card in working_cards(table):
        measure = max(measure, measure_with(card))
    return measure


def total_now(table: Pietenpoker, measure: int) -> int:
    """What the bid is worth, if every Acteerpiet laid in this turn plays its highest part."""
    seat = table.turn
    if measure != table.measure():
        return bid_in(table, seat, measure)
    total = table.worth[seat]
    if measure == BY_NUMBERS and not table.is_blindfolded():
        for card in working_cards(table):
            total += table.most(card) - NUMBER[card]
    return total


def measured(table: Pietenpoker) -> tuple[int, int]:
    """What the bid is worth as it lies there, and what it has to reach, in the same measure.

    After an exchange that is at least what it was before (PP-WISSEL-01).
    """
    measure = measure_ahead(table)
    return total_now(table, measure), needed(table, table.turn, measure, table.highest)


def cards_to_keep(table: Pietenpoker) -> int:
    """PP-HAND-01: the hand limit; PP-AMB-36: the Big Sint keeps a card besides his blind."""
    if table.phase == BIG_BLIND:
        return max(1, table.limit)
    return least_hand(table)


def least_hand(table: Pietenpoker) -> int:
    """How many cards the player on turn has to keep.

    PP-AMB-56: who was robbed below the limit may stay with what he has, but not go lower.
    """
    begun_with = len(table.hands[table.turn]) - len(table.taken) + table.hid + table.fresh
    return min(table.limit, begun_with)


def can_follow(table: Pietenpoker) -> bool:
    """PP-AMB-06: whether all his cards together would do; laying some changes nothing in it."""
    return table.worth[table.turn] + sum_of(table.hands[table.turn]) >= table.highest


# Who need not reach the highest bid.


def is_exempt(table: Pietenpoker) -> bool:
    """PP-HAND-03: at his limit the player on turn need not stop with a bid that is too low.

    PP-AMB-19: only if no selection reaches the highest bid, so that nobody bids low on purpose;
    what he has moved in this turn counts as if he could still choose.
    """
    if not table.limit or table.phase != BIDDING:
        return False
    making = making_at_start(table)
    return not reaches(table, table.turn, making, table.highest)


def making_at_start(table: Pietenpoker) -> Making:
    """What the player on turn could make of his cards before he moved any.

    But for those that lie face down: they do only where the rest is enough, or all was not.
    """
    seat = table.turn
    making = Making(table.measure())
    bid, values = table.bids[seat], bid_values(table, seat)
    old = len(bid) - table.fresh
    for at in range(old):
        if table.house.inwissel:
            making.offer(bid[at], values[at], works=False)
        else:
            making.keep(bid[at], values[at], works=False)
    idle = table.idle.copy()
    for card in bid[old:]:
        works = card not in idle
        if not works:
            idle.remove(card)
        making.offer(card, most_of(table, card, works), works)
    offer_hand(table, making, seat, table.hands[seat])
    for mark in table.taken:
        give_back(making, mark // 8, mark % 8)
    making.spare = len(making.cards) - least_hand(table)
    return making


def give_back(making: Making, card: int, role: int) -> None:
    """An Acteerpiet that was taken back could have stayed in its role."""
    for at in range(len(making.cards)):
        if making.cards[at] == card and not making.works[at] and role > making.values[at]:
            making.values[at] = role
            return


# Moving a card.


def can_end(table: Pietenpoker, making: Making, took: bool, hid: bool, exempt: bool) -> bool:
    """PP-AMB-79: whether a bid that counts can come of it, or an exchange before stopping."""
    if making.spare < 0:
        return False
    if reaches(table, table.turn, making, table.highest):
        return True
    if exempt and (not took or reaches(table, table.turn, making, ANY_BID)):
        return True  # PP-HAND-03
    measure = table.measure()
    # PP-AMB-16, PP-AMB-57: at the least he stops with it, and then it is all open
    return took and not hid and making.most_idle(measure) >= table.start


def why_not_go(table: Pietenpoker) -> Refusal | None:
    """PP-BID-02: the whole bid has to be at least the highest.

    PP-AMB-06: with all cards too, though that is the end of the round for him.
    """
    if table.taken and not table.fresh:
        return Refusal("PP-AMB-66", "lay-again")
    seat = table.turn
    measure = measure_ahead(table)
    total = total_now(table, measure)
    if table.phase == BIG_BLIND:
        double = needed(table, seat, measure, table.highest)
        if total >= double:
            return None
        return Refusal("PP-SINT-03", "not-doubled", {"total": total, "target": double})
    if table.taken and total < stood_in(table, measure):
        before = stood_in(table, measure)
        return Refusal("PP-WISSEL-01", "lower-bid", {"total": total, "before": before})
    if len(table.hands[seat]) < least_hand(table):
        return Refusal("PP-HAND-01", "keep-limit", {"limit": table.limit})
    highest = needed(table, seat, measure, table.highest)
    if total >= highest:
        return None
    if not is_exempt(table):
        return Refusal("PP-BID-02", "too-low", {"total": total, "highest": highest})
    if len(table.hands[seat]) > least_hand(table):
        return Refusal("PP-HAND-03", "down-to-limit", {"limit": table.limit})
    return None


def why_not_stop(table: Pietenpoker) -> Refusal | None:
    """PP-AMB-79: not with a bid half laid; PP-AMB-16: but after an exchange.

    PP-AMB-57: what was taken back needs cards in return, all of them open, and the bid is not
    lower than before.
    """
    if table.hid:
        return Refusal("PP-AMB-67", "laid-already")
    if not table.taken:
        return Refusal("PP-AMB-79", "laid-already") if table.fresh else None
    if not table.fresh:
        return Refusal("PP-AMB-57", "lay-again")
    total = total_now(table, table.measure())
    if total < table.start:
        return Refusal("PP-WISSEL-01", "lower-bid", {"total": total, "before": table.start})
    return None


def cards_to_lay(table: Pietenpoker, exempt: bool) -> list[int]:
    """PP-AMB-79: the cards of the hand with which he can still go along."""
    hand = table.hands[table.turn]
    if is_plain(table):
        least = least_worth(table, exempt)
        return [card for card in different(hand) if table.most(card) >= least]
    making = making_to_lay(table)
    return [card for card in different(hand) if leads_on(table, making, card, exempt)]


def different(hand: list[int]) -> list[int]:
    """The cards of a sorted hand, of equal ones only the first."""
    return [hand[at] for at in range(len(hand)) if at == 0 or hand[at] != hand[at - 1]]


def is_plain(table: Pietenpoker) -> bool:
    """Whether all that matters of a card that is laid now is its number."""
    if table.spent or table.counting or measure_ahead(table) != table.measure():
        return False
    for card in table.hands[table.turn]:
        if measure_with(card) > table.measure():
            return False
    return True


def least_worth(table: Pietenpoker, exempt: bool) -> int:
    """What a card has to count for at least, so that the best others can make up the rest."""
    hand = table.hands[table.turn]
    spare = len(hand) - cards_to_keep(table)
    if spare <= 0:
        return NO_CARD
    measure = table.measure()
    need = needed(table, table.turn, measure, table.highest)
    if table.taken and (exempt or not table.hid):
        need = table.start
    elif exempt:
        return 0
    values = sorted([table.most(card) for card in hand])
    most = total_now(table, measure)
    for value in values[len(values) - spare :]:
        most += value
    if most < need:
        return NO_CARD
    # a lower card takes the place of the lowest of those
    return values[len(values) - spare] - (most - need)


def making_to_lay(table: Pietenpoker) -> Making:
    """What can still come of the bid when nothing is taken back any more."""
    making = making_now(table, table.hands[table.turn], takes=False)
    making.spare = len(making.cards) - cards_to_keep(table)
    return making


def leads_on(table: Pietenpoker, making: Making, card: int, exempt: bool) -> bool:
    """Whether a card of the hand can be laid open."""
    whole = making.joined(making.cards.index(card))
    return can_end(table, whole, bool(table.taken), table.hid > 0, exempt)


def why_not_lay(table: Pietenpoker, card: int) -> Refusal | None:
    """PP-BID-06: a card of the hand; PP-AMB-79: with which he can still go along."""
    hand = table.hands[table.turn]
    if card not in hand:
        return Refusal("PP-BID-06", "not-in-hand", {"card": card})
    if len(hand) <= cards_to_keep(table):
        if table.phase == BIG_BLIND:
            return Refusal("PP-AMB-36", "keep-a-card")
        return Refusal("PP-HAND-01", "keep-limit", {"limit": table.limit})
    if leads_on(table, making_to_lay(table), card, is_exempt(table)):
        return None
    if table.taken:
        return Refusal("PP-WISSEL-01", "out-of-reach", {"target": table.start})
    rule = "PP-SINT-03" if table.phase == BIG_BLIND else "PP-BID-02"
    target = needed(table, table.turn, table.measure(), table.highest)
    return Refusal(rule, "out-of-reach", {"target": target})
