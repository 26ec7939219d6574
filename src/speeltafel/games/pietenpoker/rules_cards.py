"""Cards that go somewhere: off a scored pile, back to the stock, from hand to hand."""

from speeltafel.engine.events import NOBODY
from speeltafel.games.pietenpoker import events
from speeltafel.games.pietenpoker.rules_marks import ROOM, SEAT_STEP, without
from speeltafel.games.pietenpoker.state import Pietenpoker


def any_scored(table: Pietenpoker, seat: int) -> int:
    """PP-DEAL-01: a random card of a scored pile, taken off it."""
    pile = table.scored[seat]
    at = table.chance.below(len(pile))
    card = pile[at]
    del pile[at]
    return card


def lose(table: Pietenpoker, cards: list[int], shown: bool) -> None:
    """PP-AMB-02: lost cards go back to the stock; PP-AMB-59: or out of the game."""
    if not table.house.burns_all:
        table.stock += cards
    elif shown:
        table.burned = table.burned + cards
    else:
        table.buried = table.buried + cards


def tell_hands(table: Pietenpoker) -> None:
    """PP-DEAL-02: everybody may look at his hand, or look again."""
    if not table.quiet:
        for seat in range(table.players):
            table.tell(events.HAND, seat, tuple(table.hands[seat]))


def do_next(table: Pietenpoker, steps: list[int]) -> None:
    """Put steps before those that wait."""
    table.todo = steps + table.todo


# Spent cards.


def is_spent(table: Pietenpoker, place: int, cards: list[int], card: int) -> bool:
    """PP-AMB-80: whether this card of a place does nothing; of equal ones, others go first."""
    return bool(table.spent) and table.spent.count(place * SEAT_STEP + card) >= cards.count(card)


def move_spent(table: Pietenpoker, place: int, card: int, to: int) -> None:
    """PP-AMB-80: a spent card goes somewhere else and stays one; once laid it needs no mark."""
    marks = without(table.spent, (place * SEAT_STEP + card,))
    table.spent = marks if to == NOBODY else [*marks, to * SEAT_STEP + card]
    if not table.quiet:
        table.tell(events.SPENT, place if place < ROOM else to, (card,))
