"""What lies in the box: the 46 cards and the die that sets the target."""

from speeltafel.engine.components import DIE as DIE_KIND
from speeltafel.engine.components import Box, Component
from speeltafel.games.twaalfstich.cards import COUNTS, DIE, NAMES
from speeltafel.games.twaalfstich.view import FACES

DIE_SIDES = tuple(str(DIE[side]) for side in (0, 1, 5, 2, 3, 4))


def components(_players: int) -> list[Component]:
    cards = [
        Component(name, COUNTS[card], card=card, face=FACES[card])
        for card, name in enumerate(NAMES)
    ]
    return [*cards, Component("die", 1, DIE_KIND, title="box-die", sides=DIE_SIDES)]


BOX = Box(components)
