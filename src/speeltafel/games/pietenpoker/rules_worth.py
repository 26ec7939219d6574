"""What bids are worth, and in what measure: by numbers, by cards, or by what is printed."""

from typing import Final

from speeltafel.games.pietenpoker.cards import NAMES, NUMBER, PROFITEER, sum_of
from speeltafel.games.pietenpoker.rules_marks import with_number, without
from speeltafel.games.pietenpoker.state import BY_CARDS, BY_PRINT, IN, STOPPED, Pietenpoker

ALONE: Final[list[list[int]]] = [[card] for card in range(len(NAMES))]
"""Every card as a list of its own, to be added to a bid."""


def value_of_bid(table: Pietenpoker, seat: int) -> int:
    """PP-BID-08: the numbers of all cards laid, of an Acteerpiet the one that it plays."""
    total = 0
    for card in table.bids[seat]:
        total += NUMBER[card]
    for role in table.roles[seat]:
        total += role % 8 - NUMBER[role // 8]
    return total


def bid_in(table: Pietenpoker, seat: int, measure: int) -> int:
    """What a bid is worth in this measure."""
    if measure == BY_CARDS:
        return len(table.bids[seat])
    return sum_of(table.bids[seat]) if measure == BY_PRINT else value_of_bid(table, seat)


def stood_in(table: Pietenpoker, measure: int) -> int:
    """What the bid of the player on turn was worth at the start of his turn."""
    if measure == BY_CARDS:
        return len(table.stood)
    return sum_of(table.stood) if measure == BY_PRINT else table.start


# The highest bid.


def highest_beside(table: Pietenpoker, seat: int, measure: int) -> int:
    """The highest bid but for this player's; PP-AMB-05, PP-AMB-15: who is all-in or over
    does not count, and PP-AMB-10: who stopped does."""
    highest = 0
    for other in range(table.players):
        if other != seat and table.status[other] <= STOPPED:
            highest = max(highest, bid_in(table, other, measure))
    return highest


def find_highest(table: Pietenpoker) -> None:
    """In a new measure, as it was before the bid that is being settled."""
    measure = table.measure()
    table.highest = max(highest_beside(table, table.turn, measure), stood_in(table, measure))


def raise_highest(table: Pietenpoker) -> None:
    """The highest bid is a running maximum."""
    for seat in range(table.players):
        if table.status[seat] == IN and table.worth[seat] > table.highest:
            table.highest = table.worth[seat]


# The cards of a bid.


def has_in_bid(table: Pietenpoker, seat: int, kind: int) -> int:
    """PP-AMB-64: how many cards of a passive kind work by lying in his bid."""
    count = 0
    for card in table.bids[seat]:
        if table.acts(card, kind):
            count += 1
    return count


def profits(table: Pietenpoker, seat: int) -> bool:
    """PP-AMB-30."""
    return has_in_bid(table, seat, PROFITEER) > 0


def fresh_cards(table: Pietenpoker) -> list[int]:
    """What the player on turn has laid face up in this turn."""
    bid = table.bids[table.turn]
    return bid[len(bid) - table.fresh :]


def working_cards(table: Pietenpoker) -> list[int]:
    """Those of them that do something: PP-AMB-80."""
    fresh = fresh_cards(table)
    return without(fresh, tuple(table.idle)) if table.idle else fresh


# A bid that changes.


def add_to_bid(table: Pietenpoker, seat: int, card: int) -> None:
    table.bids[seat] = table.bids[seat] + ALONE[card]
    change_worth(table, seat, 1 if table.counting else NUMBER[card])


def change_worth(table: Pietenpoker, seat: int, by: int) -> None:
    table.worth = with_number(table.worth, seat, table.worth[seat] + by)


def give_role(table: Pietenpoker, seat: int, card: int, value: int) -> None:
    """PP-AMB-22, PP-AMB-70: what an Acteerpiet in a bid counts for."""
    roles = table.roles.copy()
    roles[seat] = sorted([*roles[seat], card * 8 + value])
    table.roles = roles
    if not table.counting:
        change_worth(table, seat, value - NUMBER[card])


def change_measure(table: Pietenpoker) -> None:
    """PP-AMB-26, PP-AMB-62: every bid is measured anew, and so is the highest one."""
    measure = table.measure()
    table.worth = [bid_in(table, seat, measure) for seat in range(table.players)]
    table.anew = True
    find_highest(table)
