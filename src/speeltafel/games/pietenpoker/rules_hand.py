"""The Hand rule: a least number of hand cards, and keeping or throwing a hand at the end."""

from typing import Final

from speeltafel.engine.moves import Move
from speeltafel.engine.questions import Question
from speeltafel.games.pietenpoker.cards import OMDENK, sum_of
from speeltafel.games.pietenpoker.rules_state import OVER, STOPPED, PietenTable

KEEPING: Final[list[Move]] = [Move("keep"), Move("throw")]
LIMITS: Final[list[Move]] = [Move("limit", (), number) for number in range(5)]


def ask_limit(table: PietenTable) -> None:
    """PP-HAND-01: the Small Sint may name it before anything is bid or revealed."""
    table.ask(Question("limit", (table.sint,)))


def limits(table: PietenTable) -> list[Move]:
    """PP-AMB-18: 1 to 3, or as many as the base number; 0 is no limit."""
    return LIMITS[: table.house.highest_limit + 1]


def set_limit(table: PietenTable, limit: int) -> None:
    """PP-HAND-01: what the Small Sint named."""
    table.limit = limit
    if not table.quiet:
        table.tell("limit", table.sint, number=table.limit)


def least_hand(table: PietenTable) -> int:
    """How many cards the player on turn has to keep.

    PP-AMB-56: who was robbed below the limit may stay with what he has, but not go lower.
    """
    if not table.limit:
        return 0
    begun_with = len(table.hands[table.turn]) - table.taken + table.hid + table.fresh
    return min(table.limit, begun_with)


def is_exempt(table: PietenTable) -> bool:
    """PP-HAND-03: at his limit he need not stop with a bid that is too low.

    PP-AMB-19: only if no selection reaches the highest bid, so that nobody bids low on purpose;
    what he has laid in this turn, face up or down, counts as if he could still choose.
    """
    if not table.limit:
        return False
    seat = table.turn
    hidden = table.down[seat][len(table.down[seat]) - table.hid :]
    hand = table.hands[seat] + table.fresh_cards() + hidden
    to_lay = len(hand) - least_hand(table)
    count = len(table.bids[seat]) - table.fresh + to_lay
    if table.counting:
        return count < table.highest
    for card in hand:
        if table.acts(card, OMDENK) and to_lay > 0 and count >= table.highest_count():
            return False
    return most_after(table, hand, to_lay) < table.highest


def most_after(table: PietenTable, hand: list[int], to_lay: int) -> int:
    """The highest total that he can bid with so many cards more than before this turn."""
    seat = table.turn
    bid = table.bids[seat][: len(table.bids[seat]) - table.fresh]
    if table.house.inwissel:
        hand = hand + bid
        to_lay += len(bid)
        total = 0
    else:
        total = table.worth[seat] - sum_of(table.fresh_cards())
    values = sorted([table.most(card) for card in hand])
    for value in values[len(values) - to_lay :]:
        total += value
    return total


def keepers(table: PietenTable) -> list[int]:
    """PP-HAND-02, PP-AMB-17: those who still have their hand, by house rule everybody."""
    alone = len(table.contenders()) == 1
    found = []
    for seat in range(table.players):
        left = table.status[seat] == STOPPED or table.status[seat] == OVER
        spared = table.house.all_keep or (alone and table.house.sole_keeps)
        if table.hands[seat] and (left or spared):
            found.append(seat)
    return found


def throwers(table: PietenTable, question: Question) -> list[int]:
    """PP-HAND-02: who throws his hand away."""
    found = []
    for seat in question.asked:
        throws = question.answers[seat].verb == "throw"
        if throws:
            found.append(seat)
        if not table.quiet:
            table.tell("threw" if throws else "kept", seat)
    return found
