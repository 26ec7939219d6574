"""Where the boat will sail by the cards that the viewer knows, as far as that is certain."""

from speeltafel.engine.events import NOBODY, UNSEEN
from speeltafel.games.bootopstoom.cards import (
    ANKER,
    EYE,
    KIND,
    NO_ICON,
    STOOMBOOT,
    VAREN,
    VOORUIT,
    VOORUIT2,
)
from speeltafel.games.bootopstoom.rules_agenda import DRAW, PLACE
from speeltafel.games.bootopstoom.rules_map import (
    BOAT,
    FIRST_HOUSE,
    OFF,
    ROTS,
    WATER,
    square_at,
    turned,
)
from speeltafel.games.bootopstoom.rules_varen import QUARTERS, STEPS, is_void
from speeltafel.games.bootopstoom.state import BootOpStoom


def squares_ahead(seen: BootOpStoom) -> list[int]:
    """The squares in their order; they end where a card or what comes of one is not known."""
    pose = seen.pawns[BOAT]
    squares: list[int] = []
    if pose == OFF or seen.ending or seen.phase == DRAW or seen.house.pietjes:
        return squares
    for card in cards_ahead(seen):
        if is_void(seen, card):
            continue
        pose = turned(pose, QUARTERS[card])
        for _ in range(STEPS[card]):
            goal = sailed(seen, pose, card)
            if goal == OFF:
                return squares
            pose = goal
            squares.append(square_at(pose))
            if not is_plain(seen, square_at(pose)):
                return squares
    return squares


def cards_ahead(seen: BootOpStoom) -> list[int]:
    """The Varen cards that are carried out next and are known, one after the other."""
    found: list[int] = []
    first = 0 if seen.at == NOBODY else seen.at + 1
    for position in range(first, len(seen.slots)):
        slot = seen.slots[position]
        if not slot and seen.phase == PLACE:
            break
        if not slot:
            continue
        card = slot[0]
        if card in (UNSEEN, ANKER) or KIND[card] == STOOMBOOT:
            break
        if seen.icons[position] not in (NO_ICON, EYE):
            break
        if KIND[card] == VAREN:
            found.append(card)
    return found


def sailed(seen: BootOpStoom, pose: int, card: int) -> int:
    """Where one step leads; OFF where something is in the way."""
    house = seen.house
    goal = house.ahead[pose] if card in (VOORUIT, VOORUIT2) else house.astern[pose]
    if goal != OFF and seen.map[square_at(goal)] == ROTS and house.rocks_block:
        return OFF
    return goal


def is_plain(seen: BootOpStoom, square: int) -> bool:
    """Whether sailing goes on as if nothing were there."""
    tile = seen.map[square]
    return tile == WATER or tile >= FIRST_HOUSE or (tile == ROTS and not seen.house.plekken)
