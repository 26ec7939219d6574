"""Worlds: full states that agree with all that a seat knows, the likelier ones more often.

What cannot be is excluded by the zones and `may_hold`. How likely the rest is, is judged by the
game's beliefs: a Metropolis walk exchanges two hidden cards at a time and favours worlds in which
the others would have done what they did.
"""

from typing import Final

from speeltafel.engine.chance import Chance, Fast
from speeltafel.engine.events import NOBODY, UNSEEN
from speeltafel.engine.state import Projection, State
from speeltafel.engine.story import Beliefs
from speeltafel.engine.zones import Zone

STRIDE: Final = 8
"""Exchanges that are tried between one world and the next."""
TINY: Final = 1e-30


class Place:
    """Where a hidden card lies: in which zone, and at which place of the projection."""

    def __init__(self, zone: int, at: int) -> None:
        self.zone: Final = zone
        self.at: Final = at


class Worlds:
    """A walk through the worlds of one projection."""

    def __init__(self, seen: Projection, beliefs: Beliefs | None, chance: Chance) -> None:
        self.seen: Final[State] = seen
        self.beliefs: Final = beliefs
        self.chance: Final = chance
        self.zones: Final[list[Zone]] = seen.zones()
        self.places: Final[list[Place]] = []
        for z, zone in enumerate(self.zones):
            for at, card in enumerate(zone.cards):
                if card == UNSEEN:
                    self.places.append(Place(z, at))
        self.world: Final[State] = seen.imagined(chance)
        self.mine: Final[list[Zone]] = self.world.zones()
        self.cards: Final[list[int]] = []
        """The card in each hidden place."""
        for z, zone in enumerate(self.zones):
            self.cards.extend(hidden_cards(zone, self.mine[z]))
        self.told: Final[list[float]] = []
        """How plausible what each seat did is in the present world."""
        if beliefs is not None and beliefs.makes_worlds():
            return
        for seat in range(seen.players):
            self.told.append(self.plausible(seat) if beliefs is not None else 1.0)

    def plausible(self, seat: int) -> float:
        assert self.beliefs is not None
        return max(TINY, self.beliefs.plausible(self.world, seat, self.chance))

    def next(self) -> State:
        """A world of its own, with chance of its own."""
        beliefs = self.beliefs
        if beliefs is None or beliefs.makes_worlds():
            seen, chance = self.seen, self.chance
            world = seen.imagined(chance) if beliefs is None else beliefs.world(seen, chance)
            world.chance = fresh(chance)
            return world
        self.walk(STRIDE)
        world = self.seen.as_world()
        world.chance = fresh(self.chance)
        zones = world.zones()
        self.shuffle()
        self.lay_out(zones)
        world.unveil()
        return world

    def lay_out(self, zones: list[Zone]) -> None:
        for i, place in enumerate(self.places):
            zones[place.zone].cards[place.at] = self.cards[i]
        for zone in zones:
            if not zone.ordered:
                zone.cards.sort()

    def shuffle(self) -> None:
        """Change the order of what belongs to nobody: it is nobody's doing."""
        chance = self.chance
        places = self.places
        for i in range(len(places) - 1, 0, -1):
            zone = self.zones[places[i].zone]
            if zone.seat != NOBODY or not zone.ordered:
                continue
            first = i
            while first > 0 and places[first - 1].zone == places[i].zone:
                first -= 1
            j = first + chance.below(i - first + 1)
            if j != i and self.may_swap(i, j):
                self.swap(i, j)

    def may_swap(self, i: int, j: int) -> bool:
        one, other = self.places[i], self.places[j]
        return self.seen.may_hold(
            self.zones[one.zone], one.at, self.cards[j]
        ) and self.seen.may_hold(self.zones[other.zone], other.at, self.cards[i])

    def swap(self, i: int, j: int) -> None:
        card = self.cards[i]
        self.cards[i] = self.cards[j]
        self.cards[j] = card

    def walk(self, steps: int) -> None:
        """Try so many exchanges of two hidden cards."""
        size = len(self.places)
        chance = self.chance
        if size < 2 or self.beliefs is None:
            return
        if self.beliefs.makes_worlds():
            self.beliefs.walk(self.seen, steps, chance)
            return
        for _ in range(steps):
            i = chance.below(size)
            j = chance.below(size)
            one, other = self.places[i].zone, self.places[j].zone
            if one == other or self.cards[i] == self.cards[j] or not self.may_swap(i, j):
                continue
            self.exchange(i, j, self.zones[one].seat, self.zones[other].seat)

    def exchange(self, i: int, j: int, one: int, other: int) -> None:
        """Make an exchange and take it back unless it is plausible enough."""
        self.swap(i, j)
        self.put(self.places[i].zone, self.cards[j], self.cards[i])
        self.put(self.places[j].zone, self.cards[i], self.cards[j])
        ratio = 1.0
        new_one = new_other = 1.0
        if one != NOBODY:
            new_one = self.plausible(one)
            ratio *= new_one / self.told[one]
        if other != NOBODY and other != one:
            new_other = self.plausible(other)
            ratio *= new_other / self.told[other]
        if ratio >= 1.0 or self.chance.below(1 << 30) < ratio * (1 << 30):
            if one != NOBODY:
                self.told[one] = new_one
            if other != NOBODY and other != one:
                self.told[other] = new_other
            return
        self.swap(i, j)
        self.put(self.places[i].zone, self.cards[j], self.cards[i])
        self.put(self.places[j].zone, self.cards[i], self.cards[j])

    def put(self, zone: int, old: int, new: int) -> None:
        """One card of a zone of the present world becomes another."""
        target = self.mine[zone]
        cards = target.cards
        cards[cards.index(old)] = new
        if not target.ordered:
            cards.sort()


def hidden_cards(zone: Zone, full: Zone) -> list[int]:
    """What lies in the hidden places of a zone."""
    if zone.ordered:
        return [full.cards[at] for at, card in enumerate(zone.cards) if card == UNSEEN]
    hidden = full.cards.copy()
    for card in zone.cards:
        if card != UNSEEN:
            hidden.remove(card)
    return hidden


def fresh(chance: Chance) -> Fast:
    """A generator of its own, begun by another one."""
    return Fast((chance.below(1 << 30) << 29) + chance.below(1 << 29) + 1)
