"""What happened at the table, and who saw the cards of it."""

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


def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


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

    def __repr__(self) -> str:
        return f"Event{tuple(self.as_list())!r}"
