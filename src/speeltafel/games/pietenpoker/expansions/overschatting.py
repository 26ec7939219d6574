"""The Overestimation rule: who bids more than anybody can follow is out at once."""

from speeltafel.games.pietenpoker import events
from speeltafel.games.pietenpoker.cards import sum_of
from speeltafel.games.pietenpoker.rules_making import making_of, reaches
from speeltafel.games.pietenpoker.state import IN, NEXT_REVEAL, SCORING, Pietenpoker


def overestimates(table: Pietenpoker) -> bool:
    """PP-OVER-01, PP-AMB-15: whether nobody else could follow the bid just made.

    PP-AMB-63: only a raise can be too much. With a limit everybody can stay (PP-HAND-03), and
    under the Pokerpiet nobody knows what he has (PP-AMB-75).
    """
    seat = table.turn
    raised = table.worth[seat] > table.highest
    if not table.house.overschatting or not raised or table.limit or table.is_blindfolded():
        return False
    somebody_can = False
    for step in range(1, table.players):
        other = (seat + step) % table.players
        if not table.is_contender(other):
            continue
        if not is_asked_again(table, other) or can_reach(table, other, table.worth[seat]):
            somebody_can = True
        elif not table.quiet:
            table.tell(events.CANNOT_FOLLOW, other)
    return not somebody_can


def can_reach(table: Pietenpoker, seat: int, bid: int) -> bool:
    """PP-AMB-15: with all the cards that he has."""
    hand = table.hands[seat]
    if table.house.actions:
        return reaches(table, seat, making_of(table, seat, hand, 0), bid)
    return table.worth[seat] + sum_of(hand) >= bid


def is_asked_again(table: Pietenpoker, seat: int) -> bool:
    """PP-AMB-63: who has nothing to decide any more in this round need not follow."""
    if table.status[seat] != IN or table.leap == SCORING:
        return False
    if table.revealed < table.house.reveals and table.stock:
        return True
    if table.leap == NEXT_REVEAL:
        return False
    return table.competitief or not table.asked >> seat & 1
