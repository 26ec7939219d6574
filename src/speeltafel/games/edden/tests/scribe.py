"""Somebody who only listens to a table of Edden and keeps the score, and games for him.

He judges cards by their names alone, so that nothing is checked against itself.
"""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise

from speeltafel.engine.events import EVERYONE, NOBODY, Event, only
from speeltafel.engine.moves import Move
from speeltafel.engine.scenario import place
from speeltafel.games.edden import GAME
from speeltafel.games.edden.rules import Edden

NAMES = GAME.notation.names
SEATS = range(3, 11)


def suit(card: int) -> str:
    return NAMES[card][0]


def rank(card: int) -> str:
    return NAMES[card][1:] or "joker"


def points(cards: tuple[int, ...] | list[int]) -> int:
    """The table of ED-PTS-01."""
    worth = {"a": 1, "j": 10, "q": 10, "k": 10, "joker": -1}
    return sum(worth.get(rank(card)) or int(rank(card)) for card in cards)


def is_group(cards: tuple[int, ...], options: dict[str, object]) -> bool:
    """2.5 of the specification, word by word."""
    if len(cards) in (2, 3):
        return options["pairsTriples"] is True and len({rank(card) for card in cards}) == 1
    if len(cards) == 4:
        numbers = sorted(int(rank(card)) if rank(card).isdigit() else 99 for card in cards)
        follows = all(high == low + 1 for low, high in pairwise(numbers)) and numbers[-1] <= 10
        suits = {suit(card) for card in cards}
        return options["fourRun"] is True and follows and suits == {"h", "c", "s", "d"}
    return len(cards) == 1


def part_hands(hand: list[int]) -> set[tuple[int, ...]]:
    """All different selections of one to five cards."""
    return {part for size in range(1, 6) for part in combinations(sorted(hand), size)}


def deal(players: int, seed: int = 0, /, **options: object) -> Edden:
    state = GAME.deal(players, seed, options)
    assert isinstance(state, Edden)
    return state


def placed(players: int, options: dict[str, object] | None = None, **table: object) -> Edden:
    """A position written as in a scenario."""
    state = deal(players, 0, **(options or {}))
    place(state, table)
    assert not state.faults()
    assert state.events
    return state


def written(state: Edden) -> set[str]:
    return {state.write(move) for move in state.legal_moves(state.turn)}


def any_options(rng: random.Random, players: int) -> dict[str, object]:
    """Options of chance, with caps that keep games short."""
    options = {option.name: rng.choice(option.samples(players)) for option in GAME.options.all}
    options["birthYears"] = [rng.choice((0, rng.randint(1905, 1999))) for _ in range(players)]
    options["ages"] = [rng.randint(1, 99) for _ in range(players)]
    options["turnCapPerPlayer"] = rng.randint(5, 30)
    options["maxRounds"] = rng.randint(2, 15)
    options["callBelow"] = rng.choice((1, 5, 8, 30))
    return options


class Scribe:
    """Follows a match by its events alone, and says itself what has to come next."""

    def __init__(self, state: Edden) -> None:
        self.state = state
        self.players = state.players
        self.options = state.setup.options
        self.totals = [0] * self.players
        self.out = [False] * self.players
        self.four = [False] * self.players
        self.round = 0
        self.dealer = NOBODY
        self.happened: Counter[str] = Counter()
        self.note(state.events)

    def number(self, option: str) -> int:
        value = self.options[option]
        assert isinstance(value, int)
        return value

    def note(self, events: list[Event]) -> None:
        for event in events:
            self.happened[event.kind] += 1
            getattr(self, "note_" + event.kind.replace("-", "_"))(event.seat, event)
        if self.state.ending:
            self.settle()

    def after(self, seat: int) -> int:
        seat = (seat + 1) % self.players
        return self.after(seat) if self.out[seat] else seat

    def seats_in(self) -> list[int]:
        return [seat for seat in range(self.players) if not self.out[seat]]

    # The deal.

    def note_dealt(self, seat: int, event: Event) -> None:
        """ED-AMB-17, ED-AMB-30, ED-AMB-31: the right player deals."""
        if self.round:
            self.settle()
            assert seat == self.next_dealer()
        self.round += 1
        assert event.number == self.round
        self.dealer = seat
        self.turn = self.after(seat)
        self.hands: list[list[int]] = [[] for _ in range(self.players)]
        self.stock = sum(self.state.setup.counts)
        self.group: list[int] = []
        self.laid: list[int] = []
        self.pile: list[int] = []
        self.bonus = [0] * self.players
        self.turns = 0
        self.limit = self.number("turnCapPerPlayer") * len(self.seats_in())
        self.caller = NOBODY
        self.first = NOBODY
        self.shown: dict[int, int] = {}
        self.row: dict[int, int] = {}
        self.birthdays: list[int] = []
        self.swapped: list[int] = []
        self.flagged: list[int] = []
        self.thrown: list[int] = []

    def next_dealer(self) -> int:
        if self.options["dealer"] == "left":
            return self.after(self.dealer)
        order = [(self.first + step) % self.players for step in range(self.players)]
        lowest = min(self.shown.values())
        winner = next(seat for seat in order if self.shown.get(seat) == lowest)
        if self.caller != NOBODY and self.shown[self.caller] == lowest:
            winner = self.caller
        return self.after(winner) if self.out[winner] else winner

    def note_hand(self, seat: int, event: Event) -> None:
        """ED-PREP-02, ED-123-01."""
        assert event.audience == only(seat)
        assert len(event.cards) == (4 if self.four[seat] else 5)
        assert not self.out[seat]
        self.hands[seat] = list(event.cards)
        self.stock -= len(event.cards)

    # The turn.

    def note_discarded(self, seat: int, event: Event) -> None:
        assert seat == self.turn
        assert not self.laid
        assert is_group(event.cards, self.options)
        for card in event.cards:
            self.hands[seat].remove(card)
        self.laid = list(event.cards)

    def note_emptied(self, seat: int, event: Event) -> None:
        """ED-EMPTY-01, ED-AMB-07."""
        assert not self.hands[seat]
        self.bonus[seat] += 1
        assert event.number == self.bonus[seat] <= self.number("emptyHandMax")

    def note_reshuffled(self, seat: int, event: Event) -> None:
        """ED-AMB-12, ED-AMB-28."""
        assert self.stock == 0
        assert self.laid
        assert event.number == len(self.pile)
        self.stock, self.pile = len(self.pile), []

    def note_drew(self, seat: int, event: Event) -> None:
        assert event.audience == only(seat)
        self.stock -= 1
        assert self.stock >= 0
        self.gain(seat, event)

    def note_took(self, seat: int, event: Event) -> None:
        """ED-DRAW-02, ED-AMB-21."""
        self.group.remove(event.cards[0])
        assert event.audience == EVERYONE
        self.gain(seat, event)

    def gain(self, seat: int, event: Event) -> None:
        assert seat == self.turn
        assert self.laid
        self.hands[seat] += event.cards
        self.pile += self.group
        self.group, self.laid = self.laid, []
        self.turns += 1
        self.turn = self.after(seat)

    # The showdown.

    def note_called(self, seat: int, event: Event) -> None:
        """ED-CALL-01, ED-AMB-24."""
        assert seat == self.turn
        assert not self.laid
        assert points(self.hands[seat]) < self.number("callBelow")
        self.caller = self.first = seat

    def note_capped(self, seat: int, event: Event) -> None:
        """ED-AMB-13, ED-AMB-30."""
        assert event.number == self.turns == self.limit
        self.first = self.turn

    def note_reveal(self, seat: int, event: Event) -> None:
        assert list(event.cards) == sorted(self.hands[seat])
        assert event.number == points(event.cards)
        assert event.audience == EVERYONE
        self.shown[seat] = event.number

    def note_scored(self, seat: int, event: Event) -> None:
        """Invariant 6: the identity of the round's points."""
        assert list(self.shown) == self.seats_in()
        lower = sum(shown < self.shown[seat] for shown in self.shown.values())
        expected = self.shown[seat]
        if seat == self.caller:
            own = expected if self.options["failedCallerAddsHand"] and lower else 0
            expected = self.number("penaltyPerLower") * lower + own
        assert event.number == expected - self.bonus[seat]
        self.row[seat] = event.number

    def note_birthday(self, seat: int, event: Event) -> None:
        self.birthdays.append(seat)

    def note_swap69_down(self, seat: int, event: Event) -> None:
        self.swapped.append(seat)

    def note_swap69_up(self, seat: int, event: Event) -> None:
        self.swapped.append(seat)

    def note_four_cards(self, seat: int, event: Event) -> None:
        self.flagged.append(seat)

    def note_out(self, seat: int, event: Event) -> None:
        self.thrown.append(seat)

    def note_left(self, seat: int, event: Event) -> None:
        raise AssertionError("nobody leaves these games")

    def note_won(self, seat: int, event: Event) -> None:
        assert seat in self.state.outcome().winners

    def note_no_winner(self, seat: int, event: Event) -> None:
        assert not self.state.outcome().winners

    def settle(self) -> None:
        """ED-AMB-08: the whole order once more, from the text of the specification."""
        seats = self.seats_in()
        assert list(self.row) == seats
        before = list(self.totals)
        for seat in seats:
            self.totals[seat] += self.row[seat]
        assert self.birthdays == [seat for seat in seats if self.has_birthday(seat)]
        for seat in self.birthdays:
            self.totals[seat] -= self.per_seat("ages", seat)
        assert self.swapped == self.to_swap(seats, before)
        if self.swapped:
            ends = {self.totals[seat] for seat in seats}
            sum_of_ends = max(ends) + min(ends)
            for seat in self.swapped:
                self.totals[seat] = sum_of_ends - self.totals[seat]
        at_123 = [seat for seat in seats if self.totals[seat] == 123 and not self.four[seat]]
        assert self.flagged == (at_123 if self.options["rule123"] else [])
        for seat in self.flagged:
            self.four[seat] = True
        limit = self.number("outAbove") + (self.options["outTest"] == "more")
        assert self.thrown == [seat for seat in seats if self.totals[seat] >= limit]
        for seat in self.thrown:
            self.out[seat] = True
        assert self.totals == self.state.totals
        assert self.four == self.state.four_cards
        assert self.out == self.state.out
        self.finalists = seats

    def per_seat(self, option: str, seat: int) -> int:
        values = self.options[option]
        assert isinstance(values, list)
        return int(values[seat])

    def has_birthday(self, seat: int) -> bool:
        year = self.per_seat("birthYears", seat)
        on = self.options["ruleBirthYear"] is True
        return on and year > 0 and 1900 + self.totals[seat] == year

    def to_swap(self, seats: list[int], before: list[int]) -> list[int]:
        """ED-69-01, ED-69-02, ED-AMB-33."""
        there = [seat for seat in seats if self.totals[seat] == 69]
        if self.options["rule69Trigger"] == "arrive":
            there = [seat for seat in there if before[seat] != 69]
        ends = {max(self.totals[seat] for seat in seats), min(self.totals[seat] for seat in seats)}
        if not there or not self.options["rule69"] or len(ends) == 1:
            return []
        return [seat for seat in seats if self.totals[seat] in ends]

    # What may be done now.

    def legal(self) -> set[str]:
        """The legal moves, listed slowly."""
        names = NAMES.__getitem__
        if self.laid:
            drawn = {"draw"} if self.stock else set()
            return drawn | {f"take {names(card)}" for card in self.group}
        hand = self.hands[self.turn]
        calls = {"call"} if points(hand) < self.number("callBelow") else set()
        groups = [part for part in part_hands(hand) if is_group(part, self.options)]
        return calls | {f"discard {' '.join(map(names, group))}" for group in groups}


def some_move(state: Edden, rng: random.Random) -> Move:
    """Large groups are laid rather often, so that hands become empty."""
    moves = state.legal_moves(state.turn)
    return rng.choice([*moves, max(moves, key=lambda move: len(move.cards))])


def match(players: int, seed: int, options: dict[str, object]) -> Iterator[tuple[Edden, Scribe]]:
    """A game of random moves: the same state and scribe before every move and at the end."""
    rng = random.Random(seed)
    state = deal(players, seed, **options)
    scribe = Scribe(state)
    while state.to_act():
        yield state, scribe
        state.play(state.turn, some_move(state, rng))
        scribe.note(state.events)
    yield state, scribe


@cache
def played() -> tuple[tuple[Edden, Scribe], ...]:
    """Finished games with options of chance, for all numbers of players."""
    found = []
    for seed in range(240):
        players = SEATS[seed % len(SEATS)]
        *_, end = match(players, seed, any_options(random.Random(seed), players))
        found.append(end)
    return tuple(found)
