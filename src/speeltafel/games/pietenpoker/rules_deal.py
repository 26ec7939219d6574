"""The deal: an empty table, what everybody takes back, and whether the cards are enough."""

from typing import Final

from speeltafel.engine.events import EVERYONE, NOBODY, only
from speeltafel.engine.zones import put_in_order
from speeltafel.games.pietenpoker import events
from speeltafel.games.pietenpoker.house import MOST_PLAYERS
from speeltafel.games.pietenpoker.rules_cards import any_scored
from speeltafel.games.pietenpoker.state import ANY, BIDDING, Pietenpoker

# The start of every round; lists of the table are replaced and never changed, so all share these.
ALL_ZERO: Final[list[list[int]]] = [[0] * players for players in range(MOST_PLAYERS + 1)]
NOTHING_LAID: Final[list[list[list[int]]]] = [
    [[] for _ in range(players)] for players in range(MOST_PLAYERS + 1)
]


def clear_round(table: Pietenpoker) -> None:
    players = table.players
    table.phase = BIDDING
    table.bids = NOTHING_LAID[players].copy()
    table.down = NOTHING_LAID[players]
    table.room = []
    table.status = ALL_ZERO[players]
    table.worth = [0] * players
    table.highest = 0
    table.big = NOBODY
    table.opener = NOBODY
    table.duty = NOBODY
    table.limit = 0
    table.revealed = 0
    table.asked = 0
    table.turn = table.sint
    table.counting = False
    table.only_kind = ANY
    table.backwards = False
    table.competitief = False
    table.poker = False
    table.celebri = False
    table.chihuahua = False
    table.to_cross = []
    table.crossed = []
    table.roles = NOTHING_LAID[players]
    table.spent = []
    if not table.house.plain_bids:
        table.clear_turn()


def is_crowded(table: Pietenpoker) -> bool:
    for hand in table.hands:
        if len(hand) > table.house.hand_size:
            return True
    return False


# Whether the cards are enough.


def cards_needed(table: Pietenpoker) -> int:
    """PP-AMB-03: for everybody's hand, beside what he takes back, and for the reveals.

    Nobody takes cards from his scored pile when the game is over.
    """
    needed = table.house.reveals
    for seat in range(table.players):
        needed += missing(table, seat) - taken_back(table, seat)
    return needed


def missing(table: Pietenpoker, seat: int) -> int:
    return table.house.hand_size - len(table.hands[seat])


def taken_back(table: Pietenpoker, seat: int) -> int:
    """PP-DEAL-01, PP-DEAL-03, PP-AMB-04: as many as possible, and no more than needed."""
    return min(min(table.house.own_cards, len(table.scored[seat])), missing(table, seat))


# Own cards.


def take_own_cards(table: Pietenpoker, seat: int) -> None:
    """PP-DEAL-01: random cards of his scored pile, into his hand."""
    taken = taken_back(table, seat)
    if taken:
        cards = [any_scored(table, seat) for _ in range(taken)]
        for card in cards:
            put_in_order(table.hands[seat], card)
        if not table.quiet:
            audience = EVERYONE if table.house.open_scores else only(seat)
            table.tell(events.TOOK_OWN, seat, tuple(cards), audience=audience)
