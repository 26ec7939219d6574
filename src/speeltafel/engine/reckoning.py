"""A score pad: everything that was written becomes a standing, from the first round on.

It follows from the entries and from nothing else, so that who corrects an early round has all
later ones counted again.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from speeltafel.engine.errors import BadInput
from speeltafel.engine.events import GALLERY, NOBODY
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Refusal
from speeltafel.engine.options import PerSeat
from speeltafel.engine.pad import CARDS, CHOICE, SEAT, Cell, Field, PadRules, Value, Written
from speeltafel.engine.state import State
from speeltafel.engine.view import Reckoned, Said, SeatView

OPENING = 0
"""The round before the first."""
MOST_ROUNDS = 1000
MOST_TAPPED = 200

Place = tuple[int, str, int]
"""A round, a field, a seat."""


@dataclass
class PadRound:
    """One round, with what is asked of it and what it brought."""

    round: int
    fields: tuple[Field, ...]
    seats: tuple[int, ...]
    """Who is in, and so has to be asked."""
    missing: list[Cell] = field(default_factory=list)
    """What still has to be written before it counts."""
    refusal: Refusal | None = None
    reckoning: tuple[Reckoned, ...] = ()
    totals: tuple[int, ...] = ()
    out: tuple[int, ...] = ()

    @property
    def counts(self) -> bool:
        return not self.missing and self.refusal is None


@dataclass
class Standing:
    """Where everybody stands, and why."""

    rounds: list[PadRound]
    """The rounds that count, and the one that does not yet."""
    totals: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    facts: tuple[tuple[Said, ...], ...] = ()
    ending: str = ""
    winners: tuple[int, ...] = ()


@dataclass
class Counted:
    """A round as it was written and counted, and the table afterwards."""

    cells: dict[Cell, Value]
    made: PadRound
    table: State


class Pad:
    """The score pad of some people who play a game, under options as at a table."""

    def __init__(self, game: Game, names: Sequence[str], options: Mapping[str, object]) -> None:
        if game.pad is None:
            raise BadInput(f"there is no score pad for {game.id}", why="wrong-no-pad")
        game.setup(len(names), options)
        self.game = game
        self.rules: PadRules = game.pad
        self.names = tuple(names)
        self.options = dict(options)
        self.blank = self.table(self.options)
        """A table before the first round, to be asked and never counted on."""
        self.counted: list[Counted] = []
        """What was counted last, from the opening on: most entries change the last round alone."""

    @property
    def players(self) -> int:
        return len(self.names)

    def opening(self) -> tuple[Field, ...]:
        return self.rules.opening(self.game.options.read(self.options, self.players))

    def why_not(self, place: Place, value: Value) -> Refusal | None:
        """Whether such a thing can be written there at all, whatever else is."""
        number, name, seat = place
        fields = self.opening() if number == OPENING else self.rules.fields(self.blank)
        asked = next((one for one in fields if one.name == name), None)
        there = asked is not None and (0 <= seat < self.players if asked.each else seat == NOBODY)
        if asked is None or not there or not 0 <= number <= MOST_ROUNDS:
            return Refusal(self.game.rules[0], "pad-no-field")
        return shape_fault(asked, value, self.players)

    def reckon(self, entries: Mapping[Place, Value]) -> Standing:
        """Count round after round, up to one that lacks something or cannot be."""
        first = self.open(entries)
        if not first.counts:
            return Standing([first])
        cells = cells_by_round(entries)
        opening = cells.get(OPENING, {})
        rounds = [first] if first.fields else []
        if self.counted and self.counted[0].cells != opening:
            self.counted.clear()
        if not self.counted:
            settled = self.settled(Written(first.fields, opening))
            self.counted.append(Counted(opening, first, self.table(settled)))
        table = self.counted[0].table
        number = 0
        while number <= MOST_ROUNDS:
            number += 1
            last = self.count_once(number, table, cells.get(table.round, {}))
            rounds.append(last.made)
            table = last.table
            if not last.made.counts or table.ending:
                break
        seats = self.seats_of(table)
        return Standing(
            rounds,
            tuple([seat.score for seat in seats]),
            tuple([seat.seat for seat in seats if seat.out]),
            tuple([self.rules.facts(table, seat) for seat in range(self.players)]),
            table.ending,
            table.outcome().winners if table.ending else (),
        )

    def count_once(self, number: int, before: State, cells: dict[Cell, Value]) -> "Counted":
        """A round that has been counted on the same ground need not be counted again."""
        if number < len(self.counted) and self.counted[number].cells == cells:
            return self.counted[number]
        del self.counted[number:]
        table = before.copy()
        found = Counted(cells, self.count_round(table, cells), table)
        self.counted.append(found)
        return found

    def open(self, entries: Mapping[Place, Value]) -> PadRound:
        made = PadRound(OPENING, self.opening(), tuple(range(self.players)))
        cells = cells_by_round(entries).get(OPENING, {})
        made.missing = missing_in(made, cells)
        if not made.missing:
            try:
                self.game.setup(self.players, self.settled(Written(made.fields, cells)))
            except BadInput as error:
                made.refusal = Refusal(error.rule, "pad-opening")
        return made

    def settled(self, written: Written) -> dict[str, object]:
        """The options, with what was written before the first round."""
        options = dict(self.options)
        for one in written.fields.values():
            if isinstance(self.game.options.named(one.name), PerSeat):
                seats = range(self.players)
                options[one.name] = [written.number(one.name, seat) for seat in seats]
            else:
                options[one.name] = str(written.number(one.name))
        return options

    def table(self, options: Mapping[str, object]) -> State:
        """A table of the game that nobody plays at: what people write is counted on it."""
        return self.game.deal(self.players, 0, options)

    def count_round(self, table: State, cells: Mapping[Cell, Value]) -> PadRound:
        """Count a round, if all of it is there and can be."""
        before = self.seats_of(table)
        asked = tuple([seat.seat for seat in before if not seat.out])
        made = PadRound(table.round, self.rules.fields(table), asked)
        made.missing = missing_in(made, cells)
        if made.missing:
            return made
        written = Written(made.fields, cells)
        made.refusal = too_many(made, written)
        if made.refusal is None:
            table.take_events()
            counted = self.rules.count(table, written)
            if isinstance(counted, Refusal):
                made.refusal = counted
            else:
                after = self.seats_of(table)
                made.reckoning = counted
                made.totals = tuple([seat.score for seat in after])
                made.out = tuple([seat.seat for seat in after if seat.out])
        return made

    def seats_of(self, table: State) -> tuple[SeatView, ...]:
        return self.game.view(table.seen_by(GALLERY)).seats


def cells_by_round(entries: Mapping[Place, Value]) -> dict[int, dict[Cell, Value]]:
    found: dict[int, dict[Cell, Value]] = {}
    for (number, name, seat), value in entries.items():
        found.setdefault(number, {})[name, seat] = value
    return found


def missing_in(made: PadRound, cells: Mapping[Cell, Value]) -> list[Cell]:
    return [
        (one.name, seat)
        for one in made.fields
        for seat in (made.seats if one.each else (NOBODY,))
        if one.usual is None and (one.name, seat) not in cells
    ]


def shape_fault(asked: Field, value: Value, players: int) -> Refusal | None:
    """A number within bounds, a seat that there is, keys that there are."""
    if isinstance(value, list):
        fits = len(value) <= MOST_TAPPED and all(0 <= key < len(asked.keys) for key in value)
        return None if asked.kind == CARDS and fits else Refusal(asked.rule, "pad-no-cards")
    if asked.kind == CHOICE:
        return None if value in asked.choices else Refusal(asked.rule, "pad-no-choice")
    most = players - 1 if asked.kind == SEAT else asked.most
    if not asked.least <= value <= most and value != asked.usual:
        facts = {"number": value, "least": asked.least, "most": most}
        return Refusal(asked.rule, "pad-range", facts)
    if value % asked.step:
        return Refusal(asked.rule, "pad-step", {"number": value, "step": asked.step})
    return None


def too_many(made: PadRound, written: Written) -> Refusal | None:
    """Whether more cards were taken than there are, or more points than all of them count."""
    fields = [one for one in made.fields if one.kind == CARDS]
    if not fields:
        return None
    keys = fields[0].keys
    taken = Counter[int]()
    points = 0
    for one in fields:
        for seat in made.seats if one.each else (NOBODY,):
            taken.update(written.tapped(one.name, seat) or [])
            points += written.number(one.name, seat)
    rule = fields[0].rule
    for key, times in sorted(taken.items()):
        if times > keys[key].copies:
            facts = {"count": times, "copies": keys[key].copies, "worth": keys[key].worth}
            if keys[key].card != NOBODY:
                facts["card"] = keys[key].card
                return Refusal(rule, "pad-copies-of", facts)
            return Refusal(rule, "pad-copies", facts)
    whole = sum([key.worth * key.copies for key in keys if key.worth > 0])
    if points > whole:
        return Refusal(rule, "pad-points", {"points": points, "most": whole})
    return None
