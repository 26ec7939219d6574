"""What lies in the box: a set of fifty cards, two for more than five players, and the Sints.

PP-AMB-50: the set is the one that is always the same, and so are the expansions' cards. A share of
the cards has a surprise icon, another the icon of money (PP-AMB-65), as in any printed set.
"""

from collections import Counter

from speeltafel.engine.chance import fast
from speeltafel.engine.components import Box, Component, Example, Score
from speeltafel.engine.view import Face
from speeltafel.games.pietenpoker.cards import (
    ACTIONS,
    BASE,
    CANONICAL,
    COLOUR,
    COLOURS,
    KIND,
    KINDS,
    MONEY_ICON,
    NAMES,
    PRECIES,
    SURPRISE_ICON,
    canonical_action,
    expansion_kinds,
    with_some,
)
from speeltafel.games.pietenpoker.house import MONEY_NTH, SURPRISE_NTH, sets_for
from speeltafel.games.pietenpoker.view import FACES

ALL_ACTIONS = [printed for _, printed in ACTIONS]
ICONS_SEED = 5
"""Where the icons are: the same in every printed set."""
SINTS = ("sint-small", "sint-big")
"""PP-SET-02: the cards that show who the Sint is, and who is the Big Sint."""


def components(players: int) -> list[Component]:
    actions = [canonical_action(*one) for one in expansion_kinds(ALL_ACTIONS, False)]
    precies = [canonical_action(*one) for one in expansion_kinds([0] * len(ACTIONS), True)]
    return [
        *printed(CANONICAL * sets_for("auto", players)),
        *[sint(name) for name in SINTS],
        *printed(actions),
        *printed(precies),
    ]


def printed(deck: list[int]) -> list[Component]:
    """Cards as they are dealt, each drawn with the icons that chance gave it."""
    chance = fast(ICONS_SEED)
    marked = with_some(deck, SURPRISE_NTH, SURPRISE_ICON, chance)
    marked = with_some(marked, MONEY_NTH, MONEY_ICON, chance)
    both = Counter(zip(deck, marked, strict=True))
    return [component(card, drawn, copies) for (card, drawn), copies in both.items()]


def component(card: int, drawn: int, copies: int) -> Component:
    kind = KINDS[KIND[card]]
    if KIND[card] == BASE:
        picture = f"piet-{COLOURS[COLOUR[card]]}"
        return Component(NAMES[drawn], copies, card=card, face=FACES[drawn], picture=picture)
    return Component(
        NAMES[drawn],
        copies,
        set="precies" if KIND[card] == PRECIES else "actiepiet",
        card=card,
        face=FACES[drawn],
        picture=kind,
        title=f"card-{kind}",
        about=f"effect-{kind}",
    )


def sint(name: str) -> Component:
    gold = Face("", "", "gold")
    return Component(name, 1, face=gold, picture=name, title=f"box-{name}", about=f"about-{name}")


EXAMPLES = (
    Example("number", "PP-SCO-02", "o6 p6"),
    Example("colour", "PP-SCO-02", "p3 p6 p1"),
    Example("neither", "PP-SCO-02", "o2 p1", right=False),
    Example("higher", "PP-SCO-04", "g1 g3"),
)

BOX = Box(
    components,
    options={"deck": "canonical50"},
    sets={"actiepiet": {"actiepiet": ALL_ACTIONS}, "precies": {"precies": True}},
    score=Score("box-won", 8, ticks=(("box-presents", 10),)),
    examples=EXAMPLES,
)
