"""What can be done: the moves, and which card may be laid on what."""

from typing import Final

from speeltafel.engine.moves import Move
from speeltafel.engine.notation import Notation, Verb
from speeltafel.games.twaalfstich.cards import (
    BLACK,
    COLOUR,
    COLOURS,
    COUNTS,
    NAMES,
    RED,
    VALUE,
)

LIMIT: Final = 12  # 12-SUM-02

# What the seat on turn has to do.
TURN: Final = 0  # play a card, or draw when none fits: others cannot tell which
DRAWN: Final = 1  # it drew a card that fits: play it or keep it
SIGN: Final = 2

PLAYS: Final[list[Move]] = [Move("play", (card,)) for card in range(len(NAMES))]
ONLY_DRAW: Final[list[Move]] = [Move("draw")]
KEEP_MOVE: Final = Move("keep")
SIGNS: Final[list[Move]] = [Move("sign", (), BLACK), Move("sign", (), RED)]

NOTATION: Final = Notation(
    NAMES,
    tuple(COUNTS),
    (
        Verb("play", 1, 1),
        Verb("draw"),
        Verb("keep"),
        Verb("sign", words=COLOURS),
        Verb("pass"),  # 12-AMB-29: never a move, but people try it and deserve the reason
    ),
)

# The places on which a card can be laid, for either plus colour: the sums 1 to 12, and leads.
LEAD: Final = 0
LEAD_BUT_NO_TWELVE: Final = LIMIT + 1
PLACES: Final = LIMIT + 2
NEVER: Final = -1
"""No situation at all."""


def worth(card: int, plus: int) -> int:
    """12-CARD-01, 12-CARD-02: the plus colour adds, the minus colour subtracts."""
    return VALUE[card] if COLOUR[card] == plus else -VALUE[card]


def keeps_within_bounds(new_sum: int) -> bool:
    """12-SUM-02, so that 12-TWELVE-02 and 12-AMB-15 follow by themselves."""
    return 0 <= new_sum <= LIMIT


def may_lead(card: int, plus: int, twelve_too: bool) -> bool:
    """12-LEAD-01, 12-AMB-17: a plus card; 12-AMB-14: by house rule perhaps not a twelve."""
    return COLOUR[card] == plus and (twelve_too or VALUE[card] != LIMIT)


def fits_on(place: int, plus: int, card: int) -> bool:
    if place in (LEAD, LEAD_BUT_NO_TWELVE):
        return may_lead(card, plus, place == LEAD)
    return keeps_within_bounds(place + worth(card, plus))


FITS: Final[list[list[bool]]] = [
    [fits_on(place, plus, card) for card in range(len(NAMES))]
    for plus in (BLACK, RED)
    for place in range(PLACES)
]
"""Which cards fit in each situation (PLACES * plus + place), worked out once."""
