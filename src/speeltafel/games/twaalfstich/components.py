"""What lies in the box: the 46 cards and the die that sets the target."""

from speeltafel.engine.components import DIE as DIE_KIND
from speeltafel.engine.components import Box, Component, Example, Score
from speeltafel.games.twaalfstich.cards import COUNTS, DIE, NAMES
from speeltafel.games.twaalfstich.view import FACES

DIE_SIDES = tuple(str(DIE[side]) for side in (0, 1, 5, 2, 3, 4))


def components(_players: int) -> list[Component]:
    cards = [
        Component(name, COUNTS[card], card=card, face=FACES[card])
        for card, name in enumerate(NAMES)
    ]
    return [*cards, Component("die", 1, DIE_KIND, title="box-die", sides=DIE_SIDES)]


EXAMPLES = (
    Example("twelve", "12-TRICK-01", "z7 z5"),
    Example("zero", "12-TRICK-01", "z6 r6"),
    Example("over", "12-SUM-02", "z9 z4", right=False),
    Example("below", "12-SUM-02", "z2 r5", right=False),
)

BOX = Box(components, score=Score("box-round", 15, note="box-target"), examples=EXAMPLES)
