"""The shapes of a state's fields, said by their types alone.

A state's class annotates each field once, with the types below. From that follow what a record
holds, how a scenario writes it and how a state is copied:
`python -m speeltafel.lab.checks.fields GAME` writes it out, so that it compiles into plain
assignments.
"""

from typing import Annotated, Final, TypeVar

INT: Final = "int"
SEAT: Final = "seat"
CARD: Final = "card"
FLAG: Final = "flag"
TEXT: Final = "text"
INTS: Final = "ints"
FLAGS: Final = "flags"
CARDS: Final = "cards"
CARD_LISTS: Final = "card lists"
ROWS: Final = "rows"
EACH: Final = "each "
"""Before the words of a choice: a list of such choices."""
PARTS: Final = {INTS: INT, FLAGS: FLAG, CARDS: CARD, CARD_LISTS: CARDS, ROWS: INTS}
"""Of which shape the parts of a list are."""

SHARED: Final = "shared"
OFTEN_EMPTY: Final = "often empty"
LENT: Final = "lent"

T = TypeVar("T")

SeatNumber = Annotated[int, SEAT]
Card = Annotated[int, CARD]
Cards = list[Card]
Shared = Annotated[T, SHARED]
"""A list that is replaced and never changed in place: copies of a state share it."""
Lent = Annotated[T, LENT]
"""A list that copies share until one of them changes something: it calls `unshare` first."""
OftenEmpty = Annotated[T, OFTEN_EMPTY]
"""A list that is replaced and never changed in place while it is empty: copies share it then.

A list of lists is empty when all of them are.
"""


def own(lists: list[list[int]]) -> list[list[int]]:
    """Copies of these lists; the same ones where all are empty."""
    for one in lists:
        if one:
            return [one.copy() for one in lists]
    return lists
