"""What fits: which card may be laid on what."""

from typing import Final

from speeltafel.games.twaalfstich.cards import BLACK, COLOUR, NAMES, RED, VALUE

LIMIT: Final = 12  # 12-SUM-02

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
