"""Observations: what a projection holds, as numbers in fixed places, the same way for every game.

They are made of the projection's zones, fields, questions and options and of nothing else, so
that two tables which a seat cannot tell apart have the same. Seats are counted from the viewer.
This module is compiled, and so it has lists: `play` lays them into arrays.
"""

from collections.abc import Sequence
from math import copysign, log1p
from typing import Final, cast

from speeltafel.engine.chance import fast
from speeltafel.engine.events import NOBODY, UNSEEN
from speeltafel.engine.fields import (
    CARD,
    CARD_LISTS,
    CARDS,
    EACH,
    FLAG,
    FLAGS,
    INT,
    INTS,
    ROWS,
    SEAT,
    TEXT,
)
from speeltafel.engine.game import Game
from speeltafel.engine.playout import play_randomly
from speeltafel.engine.setup import Setup
from speeltafel.engine.state import Projection, State

ZonePlace = tuple[str, int]
"""A zone's name and its seat, counted from the viewer, or NOBODY."""

SURVEYED: Final = 3
STRETCHES: Final = 30
STRETCH: Final = 12
"""So many games are looked into at first, at so many positions, so many decisions apart."""


def squeezed(number: int) -> float:
    """A whole number of any size, made small; larger ones stay larger."""
    return copysign(log1p(abs(number)), number)


class Observations:
    """Where everything stands in the tensors of a game for so many players under some options.

    How long lists get and which zones come up is looked up in a few games played at random. What
    is longer is cut off; a zone that never came up counts to the last place.
    """

    def __init__(self, game: Game, setup: Setup) -> None:
        self.players = setup.players
        self.faces = len(setup.notation.names)
        self.questions = list(setup.course.questions)
        self.options = sorted(setup.options)
        self.words = {option.name: option.describe().get("values") for option in game.options.all}
        self.lengths: dict[str, int] = {}
        self.per_seat: set[str] = set()
        names: dict[tuple[str, bool], None] = {}
        states = surveyed(game, setup)
        for state in states:
            for zone in state.zones():
                names[zone.name, zone.seat != NOBODY] = None
        self.shapes = states[0].all_fields()
        for name in self.shapes:
            self.measure(name, [getattr(state, name) for state in states])
        self.places: dict[ZonePlace, int] = {}
        for name, owned in names:
            for seat in range(self.players) if owned else [NOBODY]:
                self.places[name, seat] = len(self.places)
        self.zone_size = self.faces + 1
        self.zones_size = (len(self.places) + 1) * self.zone_size
        self.size = self.zones_size + len(self.numbers(states[0].seen_by(0)))
        """How long an observation is; first come the zones."""

    def measure(self, name: str, values: Sequence[object]) -> None:
        """How long a list of the table gets; whether it has a place for each seat."""
        lists = [value for value in values if isinstance(value, list)]
        self.lengths[name] = max([len(value) for value in lists], default=0)
        if lists and all(len(value) == self.players for value in lists):
            self.per_seat.add(name)

    def numbers(self, seen: Projection) -> list[float]:
        """What the viewer of a projection sees besides cards: fields, questions, options."""
        viewer = self.seat_of(seen)
        numbers: list[float] = []
        for name, shape in self.shapes.items():
            numbers += self.field(name, shape, getattr(seen, name), viewer)
        numbers += self.asked(seen, viewer)
        options = seen.setup.options
        numbers += [self.option(name, options[name]) for name in self.options]
        return numbers

    def cells(self, seen: Projection) -> tuple[list[int], list[int]]:
        """How many of each face lie in each zone, and how many that the viewer does not see.

        Where that is not 0: at which places, and how many.
        """
        viewer, last = self.seat_of(seen), len(self.places)
        found: dict[int, int] = {}
        for zone in seen.zones():
            seat = zone.seat if zone.seat == NOBODY else (zone.seat - viewer) % self.players
            start = self.places.get((zone.name, seat), last) * self.zone_size
            for card in zone.cards:
                cell = start + (self.faces if card == UNSEEN else card)
                found[cell] = found.get(cell, 0) + 1
        return list(found), list(found.values())

    def seat_of(self, seen: Projection) -> int:
        """Whose eyes they are; spectators sit with the first seat."""
        return seen.viewer % self.players

    def field(self, name: str, shape: str, value: object, viewer: int) -> list[float]:
        """A field by its shape; cards lie in zones, and have their places there."""
        if shape in (CARDS, CARD_LISTS):
            return []
        if shape == TEXT:
            return [float(bool(value))]
        if not isinstance(value, list):
            return self.single(shape, cast(int, value), viewer)
        if name in self.per_seat:
            value = value[viewer:] + value[:viewer]
        if shape == ROWS:
            return self.rows(value) if name in self.per_seat else []
        inner = shape.removeprefix(EACH) if shape.startswith(EACH) else INT
        blank = [0.0] * len(self.single(inner, 0, viewer))
        found: list[float] = [] if name in self.per_seat else [squeezed(len(value))]
        for at in range(self.lengths[name]):
            found += self.single(inner, value[at], viewer) if at < len(value) else blank
        return found

    def rows(self, value: Sequence[Sequence[int]]) -> list[float]:
        """Of a list for each seat: its length and its sum."""
        return [squeezed(n) for row in value for n in (len(row), sum(row))]

    def single(self, shape: str, value: int, viewer: int) -> list[float]:
        if shape in (INT, FLAG, INTS, FLAGS):
            return [squeezed(value)]
        if shape == SEAT:
            return one_hot((value - viewer) % self.players, self.players)
        if shape == CARD:
            return one_hot(value, self.faces)
        return one_hot(value, len(shape.split("|")))

    def asked(self, seen: Projection, viewer: int) -> list[float]:
        """Who has to decide, and what is asked."""
        acting = seen.to_act()
        found = [float((seat + viewer) % self.players in acting) for seat in range(self.players)]
        question = seen.questions[-1] if seen.questions else None
        if question is None:
            return found + [0.0] * (len(self.questions) + 1)
        kind = self.questions.index(question.kind)
        return [*found, *one_hot(kind, len(self.questions)), squeezed(question.number)]

    def option(self, name: str, value: object) -> float:
        """An option as a constant: a number, or the place of a word among those allowed."""
        words = self.words[name]
        if isinstance(value, str):
            return float(words.index(value)) if isinstance(words, list) and value in words else 0.0
        if isinstance(value, int):
            return squeezed(value)
        return squeezed(len(value)) if isinstance(value, list | tuple) else 0.0


def one_hot(at: int, size: int) -> list[float]:
    """All 0 but one; all 0 where it is nowhere."""
    found = [0.0] * size
    if 0 <= at < size:
        found[at] = 1.0
    return found


def surveyed(game: Game, setup: Setup) -> list[State]:
    """Positions of a few games."""
    found = []
    for seed in range(SURVEYED):
        state = game.deal_again(setup, seed, quiet=True)
        chance = fast(seed)
        found.append(state.copy())
        for _ in range(STRETCHES):
            play_randomly(state, chance, STRETCH)
            found.append(state.copy())
    return found
