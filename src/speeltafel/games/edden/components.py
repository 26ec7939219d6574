"""What lies in the box: one deck of playing cards, or two for more than four players."""

from speeltafel.engine.components import Box, Component, Example
from speeltafel.games.edden.cards import JOKER, NAMES, copies_in_play, decks_for
from speeltafel.games.edden.view import FACES

JOKERS = 2


def components(players: int) -> list[Component]:
    counts = copies_in_play(decks_for(players), JOKERS)
    return [
        Component(
            name,
            counts[card],
            card=card,
            face=FACES[card],
            picture=FACES[card].ornament,
            title="card-x" if card == JOKER else "",
        )
        for card, name in enumerate(NAMES)
    ]


EXAMPLES = (
    Example("pair", "ED-SET-01", "h7 s7"),
    Example("triple", "ED-SET-02", "h4 c4 d4"),
    Example("four", "ED-SET-02", "h4 c4 s4 d4", right=False),
    Example("run", "ED-RUN-01", "h4 c5 s6 d7"),
    Example("suits", "ED-RUN-01", "h4 c5 h6 d7", right=False),
    Example("points", "ED-PTS-01", "ha sk d5"),
)

BOX = Box(components, examples=EXAMPLES)
