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
from speeltafel.engine.pad import (
    CARDS,
    CHOICE,
    SEAT,
    SECRET,
    Cell,
    Field,
    PadRules,
    Value,
    Written,
)
from speeltafel.engine.state import State
from speeltafel.engine.view import Reckoned, Said, TableView

OPENING = 0
"""The round before the first."""
CLOSING = 999
"""The one in which people count what they have when the game is over."""
MOST_ROUNDS = CLOSING - 1
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
    notes: tuple[Said, ...] = ()
    ending: str = ""
    winners: tuple[int, ...] = ()
    unit: str = ""
    """What totals count, by a message; points where it is empty."""


@dataclass
class Counted:
    """A round as it was written and counted, and the table afterwards."""

    cells: dict[Cell, Value]
    made: PadRound
    table: State


class Pad:
    """The score pad of some people who play a game, under options as at a table."""

    def __init__(
        self, game: Game, names: Sequence[str], options: Mapping[str, object], seed: int = 0
    ) -> None:
        if game.pad is None:
            raise BadInput(f"there is no score pad for {game.id}", why="wrong-no-pad")
        game.setup(len(names), options)
        self.game = game
        self.rules: PadRules = game.pad
        self.names = tuple(names)
        self.options = dict(options)
        self.seed = seed
        """What chance gives people is drawn from it."""
        self.blank = self.table(self.options)
        """A table before the first round, to be asked and never counted on."""
        self.counted: list[Counted] = []
        """What was counted last, from the opening on: most entries change the last round alone."""
        self.last = self.blank
        """The table as it stood when all was counted."""

    @property
    def players(self) -> int:
        return len(self.names)

    def opening(self) -> tuple[Field, ...]:
        return self.rules.opening(self.game.options.read(self.options, self.players))

    def why_not(self, place: Place, value: Value) -> Refusal | None:
        """Whether such a thing can be written there at all, whatever else is."""
        asked = self.field_at(place)
        if asked is None:
            return Refusal(self.game.rules[0], "pad-no-field")
        return shape_fault(asked, value, self.players)

    def field_at(self, place: Place) -> Field | None:
        """What may be asked in this place."""
        number, name, seat = place
        if not OPENING <= number <= CLOSING:
            return None
        if number == OPENING:
            fields = self.opening()
        else:
            ask = self.rules.closing if number == CLOSING else self.rules.fields
            fields = ask(self.blank)
        asked = next((one for one in fields if one.name == name), None)
        there = asked is not None and (0 <= seat < self.players if asked.each else seat == NOBODY)
        return asked if there else None

    def secret(self, seat: int) -> int:
        """The number of this player's own."""
        return self.rules.secrets(self.blank)[seat]

    def reckon(self, entries: Mapping[Place, Value]) -> Standing:
        """Count round after round, up to one that lacks something or cannot be."""
        cells = cells_by_round(entries)
        first = self.open(cells.get(OPENING, {}))
        if not first.made.counts:
            self.last = self.blank
            return Standing([first.made])
        rounds = [first.made] if first.made.fields else []
        last = first
        number = OPENING
        while number < MOST_ROUNDS:
            number += 1
            last = self.count_once(number, last.table, cells.get(number, {}))
            rounds.append(last.made)
            if not last.made.counts or last.table.ending:
                break
        if last.table.ending and last.made.counts and self.rules.closing(last.table):
            last = self.close_once(number + 1, last.table, cells.get(CLOSING, {}))
            rounds.append(last.made)
        self.last = last.table
        return self.standing(rounds, last.table, last.made.counts)

    def standing(self, rounds: list[PadRound], table: State, is_whole: bool) -> Standing:
        view = self.view_of(table, is_whole)
        return Standing(
            rounds,
            tuple([seat.score for seat in view.seats]),
            tuple([seat.seat for seat in view.seats if seat.out]),
            tuple([self.rules.facts(table, seat) for seat in range(self.players)]),
            self.rules.notes(table) + self.meanwhile(table, rounds[-1]),
            table.ending if is_whole else "",
            table.outcome().winners if table.ending and is_whole else (),
            view.unit,
        )

    def meanwhile(self, table: State, made: PadRound) -> tuple[Said, ...]:
        """What a round says already that does not count yet."""
        if made.counts or made.round in (OPENING, CLOSING):
            return ()
        return self.rules.meanwhile(table, Written(made.fields, self.counted[made.round].cells))

    def open(self, cells: dict[Cell, Value]) -> "Counted":
        """What was told before the first round, and the table that people then sit at."""
        if self.counted and self.counted[0].cells == cells:
            return self.counted[0]
        self.counted.clear()
        made = PadRound(OPENING, self.opening(), tuple(range(self.players)))
        made.missing = missing_in(made, cells)
        table = self.blank
        if not made.missing:
            written = Written(made.fields, cells)
            try:
                table = self.table(self.settled(written))
                made.refusal = self.rules.prepare(table, written)
            except BadInput as error:
                made.refusal = Refusal(error.rule, "pad-opening")
        self.counted.append(Counted(cells, made, table))
        return self.counted[0]

    def count_once(self, number: int, before: State, cells: dict[Cell, Value]) -> "Counted":
        """A round that has been counted on the same ground need not be counted again."""
        if number < len(self.counted) and self.counted[number].cells == cells:
            return self.counted[number]
        made = PadRound(number, self.rules.fields(before), self.asked(before))
        return self.counted_as(number, before, made, cells)

    def close_once(self, number: int, before: State, cells: dict[Cell, Value]) -> "Counted":
        if number < len(self.counted) and self.counted[number].cells == cells:
            return self.counted[number]
        made = PadRound(CLOSING, self.rules.closing(before), tuple(range(self.players)))
        return self.counted_as(number, before, made, cells)

    def counted_as(
        self, number: int, before: State, made: PadRound, cells: dict[Cell, Value]
    ) -> "Counted":
        del self.counted[number:]
        table = own_copy(before)
        self.count(table, made, cells)
        found = Counted(cells, made, table if made.counts else before)
        self.counted.append(found)
        return found

    def settled(self, written: Written) -> dict[str, object]:
        """The options, with what was written of them before the first round."""
        options = dict(self.options)
        known = {option.name for option in self.game.options.all}
        for one in written.fields.values():
            if one.name not in known:
                continue
            if isinstance(self.game.options.named(one.name), PerSeat):
                seats = range(self.players)
                options[one.name] = [written.number(one.name, seat) for seat in seats]
            else:
                # seats are counted from 1 where people say them
                number = written.number(one.name) + (one.kind == SEAT)
                options[one.name] = str(number)
        return options

    def table(self, options: Mapping[str, object]) -> State:
        """A table of the game that nobody plays at: what people write is counted on it."""
        return self.game.deal(self.players, self.seed, {**options, **self.rules.fixed})

    def asked(self, table: State) -> tuple[int, ...]:
        """Who is in."""
        return tuple([seat.seat for seat in self.view_of(table).seats if not seat.out])

    def count(self, table: State, made: PadRound, cells: Mapping[Cell, Value]) -> None:
        """Count a round, if all of it is there and can be."""
        made.missing = missing_in(made, cells)
        if made.missing:
            return
        written = Written(made.fields, cells)
        made.refusal = too_many(made, written)
        if made.refusal is not None:
            return
        table.take_events()
        count = self.rules.close if made.round == CLOSING else self.rules.count
        counted = count(table, written)
        if isinstance(counted, Refusal):
            made.refusal = counted
        else:
            is_whole = made.round == CLOSING or not self.rules.closing(table)
            after = self.view_of(table, is_whole).seats
            made.reckoning = counted
            made.totals = tuple([seat.score for seat in after])
            made.out = tuple([seat.seat for seat in after if seat.out])

    def view_of(self, table: State, is_whole: bool = True) -> TableView:
        """As everybody sees it; a game that is over is not, until people have counted."""
        if not is_whole and table.ending:
            table = own_copy(table)
            table.ending = ""
        return self.game.view(table.seen_by(GALLERY))


def own_copy(table: State) -> State:
    """A table that may be changed in any way."""
    other = table.copy()
    other.unshare()
    return other


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
    if asked.kind == SECRET:
        return Refusal(asked.rule, "pad-secret")
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
