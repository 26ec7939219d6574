"""When to call: what the others score has to be worth the risk that some of them are lower."""

from typing import Final

from speeltafel.games.edden.cards import hand_points
from speeltafel.games.edden.expansions.sixty_nine import SWAPPING_TOTAL
from speeltafel.games.edden.players.unseen import MOST_POINTS, Unseen
from speeltafel.games.edden.state import Edden

LOWERING: Final = 0.03
"""How much less probable a card is in a rival's hand, for each of its points and of his turns."""
EAGERNESS: Final = 1.0
"""Which part of the rivals' points, beside all of his own, makes a call worth a risk."""

LONG: Final = 60
KEPT: Final[list[list[float]]] = [
    [(1.0 - LOWERING * points) ** turns for points in range(-1, MOST_POINTS + 1)]
    for turns in range(LONG + 1)
]
"""After so many turns: how probably a card of -1, 0, 1 … 10 points is still there."""


def should_call(seen: Edden, seat: int, unseen: Unseen) -> bool:
    """Whether what the others score is worth the risk that some of them are lower."""
    house = seen.house
    mine = hand_points(seen.hands[seat])
    gain = 0.0
    fewest = 1 << 30
    rivals: list[int] = []
    chances: list[list[float]] = []
    for rival in range(seen.players):
        if rival == seat or seen.out[rival]:
            continue
        rivals.append(rival)
        fewest = min(fewest, seen.totals[rival])
        weights = card_chances(seen, seat, rival, unseen)
        chances.append(weights)
        mean = 0.0
        for more, weight in enumerate(weights):
            mean += (more - 1) * weight
        gain += hand_points(seen.known[rival]) + unknown_cards(seen, rival) * mean
    worth = mine + EAGERNESS * gain / len(rivals)
    total = seen.totals[seat]
    fear = float(house.penalty)
    if total + house.penalty > house.last_in:
        fear *= 1.5
    if total + mine > house.last_in:
        fear *= 0.5  # whoever calls first, these points would be the end
    if house.rule_69 and total - seen.empties[seat] == SWAPPING_TOTAL and total < fewest:
        return False
    lower = 0.0
    for i, rival in enumerate(rivals):
        limit = mine - hand_points(seen.known[rival])
        lower += chance_below(limit, unknown_cards(seen, rival), chances[i])
        if fear * lower >= worth:
            return False
    return True


def unknown_cards(seen: Edden, rival: int) -> int:
    return len(seen.hands[rival]) - len(seen.known[rival])


def card_chances(seen: Edden, seat: int, rival: int, unseen: Unseen) -> list[float]:
    """How probably a card of a rival has -1, 0, 1 … 10 points: he keeps low ones the longer."""
    turns = (seen.turns + (rival - seat) % seen.players) // seen.players_in()
    kept = KEPT[min(turns, LONG)]
    weights: list[float] = []
    whole = 0.0
    for more, count in enumerate(unseen.worth):
        weight = count * kept[more]
        weights.append(weight)
        whole += weight
    return [weight / whole for weight in weights] if whole > 0.0 else weights


def chance_below(limit: int, cards: int, weights: list[float]) -> float:
    """How probably so many cards have fewer points than the limit."""
    if limit + cards <= 0:
        return 0.0  # not even with jokers alone
    size = limit + 2 * cards  # from jokers alone on; whatever is above comes below no more
    chances = [0.0] * size
    chances[cards] = 1.0
    for _ in range(cards):
        longer = [0.0] * size
        for at, chance in enumerate(chances):
            if chance > 0.0:
                for more, weight in enumerate(weights):
                    place = at + more - 1
                    if place >= size:
                        break
                    longer[place] += chance * weight
        chances = longer
    below = 0.0
    for at in range(limit + cards):
        below += chances[at]
    return below
