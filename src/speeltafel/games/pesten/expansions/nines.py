"""Four nines: everybody passes his hand on."""

from speeltafel.games.pesten import events
from speeltafel.games.pesten.cards import NINE, RANK
from speeltafel.games.pesten.rules_combos import LARGEST_SET
from speeltafel.games.pesten.state import EVERY_HAND, Pesten


def has_four_nines(cards: tuple[int, ...]) -> bool:
    """PE-NINE-01: natural ones; PE-AMB-28: Aces may lie beside them."""
    nines = 0
    for card in cards:
        nines += RANK[card] == NINE
    return nines == LARGEST_SET


def pass_hands(table: Pesten) -> None:
    """PE-NINE-01: to the next player in the direction of play; PE-AMB-37: no hand is empty."""
    hands = table.hands.copy()
    known = table.own_known().copy()
    for seat in table.in_game():
        receiver = table.after(seat)
        hands[receiver] = table.hands[seat]
        known[receiver] = table.known[seat]
    table.hands = hands
    table.known = known
    if table.borrowed:
        table.borrowed |= EVERY_HAND
    table.barren = 0
    if not table.quiet:
        table.tell(events.NINES, table.turn)
        for seat in table.in_game():
            table.tell(events.RECEIVED, seat, tuple(hands[seat]))
        table.let_see()
