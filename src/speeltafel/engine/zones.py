"""Zones: the places where cards lie, and who sees them.

A game names its zones once. Hiding (`seen_by`), imagining (`imagined`), the conservation of cards,
scenarios and the proof that nothing leaks all work on them.
"""

from collections.abc import Callable
from typing import Final

from speeltafel.engine.chance import Chance
from speeltafel.engine.events import EVERYONE, NOBODY, UNSEEN

NOTHING_KNOWN: Final[list[int]] = []


class Zone:
    """The state's own list of cards under a name, with its owner and its audience."""

    def __init__(
        self,
        name: str,
        cards: list[int],
        seat: int = NOBODY,
        audience: int = EVERYONE,
        known: list[int] | None = None,
        ordered: bool = True,
    ) -> None:
        self.name: Final = name
        self.cards: Final = cards
        self.seat: Final = seat
        self.audience: Final = audience
        self.known: Final[list[int]] = NOTHING_KNOWN if known is None else known
        """Cards of a hidden zone of which everybody knows that they lie in it."""
        self.ordered: Final = ordered
        """Whether the order of its cards means anything: that of a stock does, of a hand not."""

    def hide_from(self, viewer: int) -> None:
        """Replace what the viewer cannot know."""
        if self.audience >> viewer & 1:
            return
        cards = self.cards
        for place in range(len(cards)):  # a new list would cost more
            cards[place] = UNSEEN
        if self.known:
            cards[: len(self.known)] = sorted(self.known)


def put_in_order(cards: list[int], card: int) -> None:
    """Add a card to a sorted hand; sorting it anew for each card drawn would cost more."""
    at = len(cards)
    while at > 0 and cards[at - 1] > card:
        at -= 1
    cards.insert(at, card)


def holds(cards: list[int], card: int) -> bool:
    """Whether a sorted hand has this card."""
    for held in cards:
        if held >= card:
            return held == card
    return False


def holds_all(hand: list[int], cards: tuple[int, ...]) -> bool:
    """Whether it has each of these cards, as often as it is named."""
    return all(hand.count(card) >= cards.count(card) for card in cards)


def take_out(cards: list[int], card: int) -> None:
    """Remove a card from a sorted hand, comparing numbers and not objects."""
    at = 0
    while cards[at] < card:
        at += 1
    cards.pop(at)


def cards_missing(zones: list[Zone], counts: list[int]) -> list[int]:
    """The cards of the deck that lie nowhere to be seen."""
    left = counts.copy()
    for zone in zones:
        for card in zone.cards:
            if card != UNSEEN:
                left[card] -= 1
    return [card for card, n in enumerate(left) for _ in range(n)]


def card_faults(zones: list[Zone], counts: list[int], names: tuple[str, ...]) -> list[str]:
    """Which cards of the deck lie somewhere too often or too rarely."""
    missing = counts.copy()
    found: list[str] = []
    for zone in zones:
        for card in zone.cards:
            if 0 <= card < len(missing):
                missing[card] -= 1
            else:
                found.append(f"a card of {zone.name} is not in the deck")
    for card, n in enumerate(missing):
        if n:
            there = counts[card] - n
            found.append(f"card {names[card]} is there {there} times, the deck has {counts[card]}")
    return found


def unseen_places(zones: list[Zone]) -> list[tuple[int, int]]:
    """Each place with an unseen card: its zone, and where in it."""
    return [
        (z, i)
        for z, zone in enumerate(zones)
        for i in range(len(zone.cards))
        if zone.cards[i] == UNSEEN
    ]


MayHold = Callable[[Zone, int, int], bool]
"""Whether a zone may hold, at this place, this card."""


class Assignment:
    """Which place holds each card of a pile, found place by place.

    Every place takes the first card that it may hold; when none is left, it takes one from another
    place that can do with a different card (an augmenting path), so that an assignment is found
    whenever there is one.
    """

    def __init__(self, zones: list[Zone], pile: list[int], may_hold: MayHold) -> None:
        self.zones = zones
        self.pile = pile
        self.may_hold = may_hold
        self.places = unseen_places(zones)
        self.holder = [-1] * len(pile)
        self.first_free = 0
        """All cards before this one are held."""

    def settle(self, place: int, tried: list[bool]) -> bool:
        """Find this place a card, with none of those that were tried for others on the way."""
        z, at = self.places[place]
        zone = self.zones[z]
        pile, holder = self.pile, self.holder
        for c in range(self.first_free, len(pile)):
            if holder[c] < 0 and self.may_hold(zone, at, pile[c]):
                holder[c] = place
                while self.first_free < len(pile) and holder[self.first_free] >= 0:
                    self.first_free += 1
                return True
        for c, card in enumerate(pile):
            if holder[c] >= 0 and not tried[c] and self.may_hold(zone, at, card):
                tried[c] = True
                if self.settle(holder[c], tried):
                    holder[c] = place
                    return True
        return False


def fill_unseen(zones: list[Zone], counts: list[int], may_hold: MayHold, chance: Chance) -> None:
    """Put the missing cards in the unseen places at random, each where it may lie."""
    pile = cards_missing(zones, counts)
    chance.shuffle(pile)
    found = Assignment(zones, pile, may_hold)
    places = found.places
    if len(places) != len(pile):
        raise ValueError(f"{len(places)} unseen places for {len(pile)} missing cards")
    for place in range(len(places)):
        if not found.settle(place, [False] * len(pile)):
            raise ValueError("no state agrees with this projection")
    for c, place in enumerate(found.holder):
        z, i = places[place]
        zones[z].cards[i] = pile[c]
    for zone in zones:
        if not zone.ordered:
            zone.cards.sort()
