"""What lies in the box: two decks of playing cards, three for more than five players, and dice."""

from speeltafel.engine.components import DIE, Box, Component, Example, Score
from speeltafel.games.pesten.cards import FACES as NATURAL
from speeltafel.games.pesten.cards import NAMES, copies_in_play, decks_for
from speeltafel.games.pesten.view import FACES

JOKERS = 2
DICE = 6
"""One for each card of a combination; six are enough for nearly all."""
DIE_SIDES = ("die-1", "die-2", "die-6", "die-5", "die-3", "die-4")


def components(players: int) -> list[Component]:
    counts = copies_in_play(decks_for(players), JOKERS)
    cards = [
        Component(
            name,
            counts[card],
            card=card,
            face=FACES[card],
            picture=FACES[card].ornament,
            title=f"card-{name}" if card >= NATURAL else "",
        )
        for card, name in enumerate(NAMES)
    ]
    return [*cards, Component("die", DICE, DIE, title="box-die", sides=DIE_SIDES)]


EXAMPLES = (
    Example("street", "PE-COMBO-02", "da d2 d3"),
    Example("set", "PE-COMBO-01", "c10 d10 h10"),
    Example("same", "PE-COMBO-01", "c10 c10 d10", right=False),
    Example("ace", "PE-ACE-04", "d2 d3 d4 ca"),
    Example("joker", "PE-VAL-03", "d2 xr d4"),
    Example("nines", "PE-NINE-01", "c9 d9 h9 s9"),
)

BOX = Box(components, score=Score("box-place", 15, total=False), examples=EXAMPLES)
