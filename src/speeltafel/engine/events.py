"""What happened at the table, and who saw the cards of it."""

from types import ModuleType
from typing import Final

from speeltafel.engine.moves import NOTHING

UNSEEN: Final = -1
"""A card that this viewer cannot know."""

NOBODY: Final = -1
"""The seat of what belongs to no seat."""

MOST_SEATS: Final = 26
"""No game has more: a seat is written as a letter."""

GALLERY: Final = 30
"""The seat number of all spectators together: audiences are bit masks, this is their bit."""

EVERYONE: Final = (1 << 31) - 1
"""The audience of all seats and the gallery."""


# To whom an event shows its cards, or makes something known.
NO_ONE: Final = ""
ACTOR: Final = "actor"
"""The seat it happened to."""
PAIR: Final = "pair"
"""That seat, and the seat that the event's number names."""
ALL: Final = "all"


def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


class Kind:
    """A kind of event, said once: its name, its rules, and who learns what by it."""

    def __init__(
        self,
        name: str,
        rules: tuple[str, ...],
        cards: str = ALL,
        makes_known: str = NO_ONE,
        needs: str = "",
    ) -> None:
        self.name: Final = name
        """As in the messages `event-…` and `kind-…` of the game's texts."""
        self.rules: Final = rules
        """The rules that played a part when it happens."""
        self.cards: Final = cards
        """Who sees its cards."""
        self.makes_known: Final = makes_known
        """Who may learn from it what was hidden until then."""
        self.needs: Final = needs
        """The option without which it cannot come, if need be with its value; several by `|`."""

    def audience(self, seat: int, number: int) -> int:
        """Who sees the cards of such an event, as a bit mask."""
        if self.cards == ALL:
            return EVERYONE
        return only(seat) | only(number) if self.cards == PAIR else only(seat)


def kinds_of(module: ModuleType) -> tuple[Kind, ...]:
    """All kinds of events that a module names, in its order."""
    return tuple([value for value in vars(module).values() if isinstance(value, Kind)])


class Event:
    """A kind, the seat it happened to, the cards, a number, and the audience of the cards."""

    def __init__(
        self,
        kind: str,
        seat: int = NOBODY,
        cards: tuple[int, ...] = (),
        number: int = NOTHING,
        audience: int = EVERYONE,
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.cards: Final = cards
        self.number: Final = number
        self.audience: Final = audience

    def seen_by(self, viewer: int) -> "Event":
        """The event as this viewer saw it; who else saw the cards is no secret."""
        if self.audience >> viewer & 1:
            return self
        hidden = (UNSEEN,) * len(self.cards)
        return Event(self.kind, self.seat, hidden, self.number, self.audience)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.as_list() == other.as_list()

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, self.cards, self.number))

    def as_list(self) -> list[object]:
        """Plain data, for canonical comparison and for the wire."""
        return [self.kind, self.seat, list(self.cards), self.number, self.audience]

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.kind, self.seat, self.cards, self.number, self.audience)

    def __repr__(self) -> str:
        return f"Event{tuple(self.as_list())!r}"
