"""Somebody who only listens to a table of Edden and writes down what is told, and games for him.

He knows no rules: what follows from them has to be told to him.
"""

import random
from collections import Counter
from collections.abc import Iterator

from speeltafel.engine.events import EVERYONE, NOBODY, Event, only
from speeltafel.engine.moves import Move
from speeltafel.engine.positions import place
from speeltafel.games.edden import GAME
from speeltafel.games.edden.state import Edden
from speeltafel.games.edden.tests.model_reckoning import points_of

NAMES = GAME.notation.names
SEATS = range(3, 11)


def points(cards: tuple[int, ...] | list[int]) -> int:
    return points_of([NAMES[card] for card in cards])


def deal(players: int, seed: int = 0, /, **options: object) -> Edden:
    state = GAME.deal(players, seed, options)
    assert isinstance(state, Edden)
    return state


def placed(players: int, options: dict[str, object] | None = None, **table: object) -> Edden:
    """A position written as in a scenario."""
    state = deal(players, 0, **(options or {}))
    place(state, table)
    assert not state.faults()
    assert state.take_events()
    return state


def any_options(rng: random.Random, players: int) -> dict[str, object]:
    """Options of chance, with caps that keep games short, and birth years of all kinds."""
    options = {option.name: rng.choice(option.samples(players)) for option in GAME.options.all}
    options["birthYears"] = [rng.choice((0, rng.randint(1905, 1999))) for _ in range(players)]
    options["magicNumbers"] = []
    options["ages"] = [rng.randint(1, 99) for _ in range(players)]
    options["turnCapPerPlayer"] = rng.randint(5, 30)
    options["maxRounds"] = rng.randint(2, 15)
    options["callBelow"] = rng.choice((1, 5, 8, 30))
    return options


class Scribe:
    """Follows a match by its events alone."""

    def __init__(self, state: Edden) -> None:
        self.players = state.players
        self.deck = sum(state.setup.counts)
        self.totals = [0] * self.players
        self.out = [False] * self.players
        self.four = [False] * self.players
        self.sheet: list[list[int]] = []
        self.winners: list[int] = []
        self.happened: Counter[str] = Counter()
        self.listen(state)

    def listen(self, state: Edden) -> None:
        """Write down what was told, and look whether that is how the table stands."""
        for event in state.take_events():
            self.happened[event.kind] += 1
            getattr(self, "note_" + event.kind.replace("-", "_"))(event.seat, event)
        assert (self.dealer, self.round) == (state.dealer, state.round)
        assert self.hands == state.hands
        assert self.stock == len(state.stock)
        assert (self.group, self.laid) == (state.group, state.laid)
        assert self.pile == sorted(state.pile)
        assert self.empties == state.empties
        assert (self.totals, self.sheet) == (state.totals, state.sheet)
        assert (self.four, self.out) == (state.four_cards, state.out)
        assert self.winners == state.winners

    # The deal.

    def note_dealt(self, seat: int, event: Event) -> None:
        self.dealer, self.round = seat, event.number
        self.hands: list[list[int]] = [[] for _ in range(self.players)]
        self.stock = self.deck
        self.group: list[int] = []
        self.laid: list[int] = []
        self.pile: list[int] = []
        self.empties = [0] * self.players

    def note_hand(self, seat: int, event: Event) -> None:
        assert event.audience == only(seat)
        self.hands[seat] = list(event.cards)
        self.stock -= len(event.cards)

    # The turn.

    def note_discarded(self, seat: int, event: Event) -> None:
        for card in event.cards:
            self.hands[seat].remove(card)
        self.laid, self.layer = list(event.cards), seat

    def note_emptied(self, seat: int, event: Event) -> None:
        assert not self.hands[seat]
        self.empties[seat] = event.number

    def note_reshuffled(self, seat: int, event: Event) -> None:
        assert (self.stock, event.number) == (0, len(self.pile))
        self.stock, self.pile = event.number, []

    def note_drew(self, seat: int, event: Event) -> None:
        assert event.audience == only(seat)
        self.stock -= 1
        self.gain(seat, event)

    def note_took(self, seat: int, event: Event) -> None:
        assert event.audience == EVERYONE
        self.group.remove(event.cards[0])
        self.gain(seat, event)

    def gain(self, seat: int, event: Event) -> None:
        self.hands[seat] = sorted([*self.hands[seat], *event.cards])
        self.cover()

    def cover(self) -> None:
        self.pile = sorted(self.pile + self.group)
        self.group, self.laid = self.laid, []

    def note_left(self, seat: int, _event: Event) -> None:
        self.out[seat] = True
        self.stock += len(self.hands[seat])
        self.hands[seat] = []
        if self.laid and seat == self.layer:
            self.cover()

    # The showdown.

    def note_called(self, seat: int, _event: Event) -> None:
        assert seat != NOBODY

    def note_capped(self, _seat: int, event: Event) -> None:
        assert event.number > 0

    def note_reveal(self, seat: int, event: Event) -> None:
        assert event.audience == EVERYONE
        assert (list(event.cards), event.number) == (self.hands[seat], points(event.cards))

    def note_scored(self, seat: int, event: Event) -> None:
        if len(self.sheet) < self.round:
            self.sheet.append([0] * self.players)
        self.sheet[-1][seat] = event.number
        self.totals[seat] += event.number

    def note_birthday(self, seat: int, event: Event) -> None:
        self.totals[seat] -= event.number

    def note_swap69_down(self, seat: int, event: Event) -> None:
        self.totals[seat] -= event.number

    def note_swap69_up(self, seat: int, event: Event) -> None:
        self.totals[seat] += event.number

    def note_four_cards(self, seat: int, _event: Event) -> None:
        self.four[seat] = True

    def note_out(self, seat: int, event: Event) -> None:
        assert event.number == self.totals[seat]
        self.out[seat] = True

    def note_won(self, seat: int, _event: Event) -> None:
        self.winners.append(seat)

    def note_no_winner(self, _seat: int, _event: Event) -> None:
        assert not self.winners


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
        if rng.random() < 0.0005:
            state.leave(rng.choice(state.seats_in()))
        else:
            state.play(state.turn, some_move(state, rng))
        scribe.listen(state)
    yield state, scribe
