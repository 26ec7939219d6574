"""Somebody who only listens to a table of 12er Stich and keeps the score, and games for him.

He judges cards by their names alone, so that nothing is checked against itself.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from speeltafel.engine.events import NOBODY, Event
from speeltafel.engine.positions import place
from speeltafel.engine.state import Projection
from speeltafel.games.twaalfstich import GAME
from speeltafel.games.twaalfstich.state import Twaalfstich

NAMES = GAME.notation.names
PHASES = ("turn", "drawn", "sign")
SEATS = (2, 3, 4, 5, 6, 7)


def colour(card: int) -> str:
    return NAMES[card][0]


def value(card: int) -> int:
    return int(NAMES[card][1:])


def points(cards: tuple[int, ...] | list[int]) -> int:
    """The table of 12-SCORE-01."""
    twelves = {"z12": 15, "r12": 20}
    return sum(twelves.get(NAMES[card], 5 if value(card) <= 5 else 10) for card in cards)


def signed(cards: tuple[int, ...] | list[int], plus: str) -> int:
    return sum(value(card) if colour(card) == plus else -value(card) for card in cards)


def deal(players: int, seed: int = 0, **options: object) -> Twaalfstich:
    state = GAME.deal(players, seed, options)
    assert isinstance(state, Twaalfstich)
    return state


def placed(**table: object) -> Twaalfstich:
    """A position of three players, written as in a scenario."""
    state = deal(3)
    place(state, table)
    return state


def phase(state: Twaalfstich | Projection) -> str:
    assert isinstance(state, Twaalfstich)
    return PHASES[state.phase]


def any_options(rng: random.Random, players: int) -> dict[str, object]:
    """Options of chance, with a cap that keeps games short."""
    options = {option.name: rng.choice(option.samples(players)) for option in GAME.options.all}
    options["maxRounds"] = rng.randint(5, 9)
    options["unofficialPlayerCount"] = players in GAME.unofficial
    return options


@dataclass
class Situation:
    """What a card has to fit on."""

    open: tuple[int, ...]
    plus: str
    twelve_too: bool

    def fits(self, card: int) -> bool:
        if not self.open:
            return colour(card) == self.plus and (self.twelve_too or value(card) != 12)
        return 0 <= signed((*self.open, card), self.plus) <= 12


@dataclass
class Round:
    """What a scribe notes of one round."""

    number: int
    players: int
    options: dict[str, object]
    hands: list[list[int]]
    stock: int
    tricks: list[tuple[int, tuple[int, ...], str]] = field(default_factory=list)
    """Who took it, its cards in order, and the colour that added."""
    outs: list[int] = field(default_factory=list)
    stuck: int = 0
    scored: dict[int, int] = field(default_factory=dict)
    left: dict[int, tuple[int, ...]] = field(default_factory=dict)
    plays: int = 0

    def bonus(self) -> int:
        return 30 * len(self.outs)

    def expected(self, seat: int) -> int:
        """The points of a seat, added up by hand."""
        total = sum(points(cards) for winner, cards, _ in self.tricks if winner == seat)
        total += 30 * self.outs.count(seat)
        return total - points(self.hands[seat]) * bool(self.options["handPenalty"])


class Scribe:
    """Follows a match by its events alone, from the first deal on."""

    def __init__(self, state: Twaalfstich) -> None:
        self.players = state.players
        self.options = state.setup.options
        self.rolled = 0
        self.rounds: list[Round] = []
        self.open: list[int] = []
        self.plus = "z"
        self.turn = NOBODY
        self.drawn = NOBODY
        self.fresh = NOBODY
        """Who took a trick in the turn that still goes on."""
        self.chooses = False
        self.draws = 0
        """Cards drawn since the turn began or its last trick."""
        self.lacks: dict[int, Situation] = {}
        """In which situation a seat was last seen to hold no card that fits."""
        self.note(state.take_events())

    @property
    def round(self) -> Round:
        return self.rounds[-1]

    def situation(self, seat: int) -> Situation:
        free = self.options["blackTwelveLead"] == "always" or self.fresh == seat
        return Situation(tuple(self.open), self.plus, free)

    def legal(self, seat: int) -> set[str]:
        """The legal moves, listed slowly from the text of the rules."""
        if self.chooses:
            return {"sign z", "sign r"}
        if self.drawn != NOBODY:
            kept = {"keep"} if self.options["drawnCard"] == "may" else set()
            return {f"play {NAMES[self.drawn]}"} | kept
        fits = self.situation(seat).fits
        plays = {f"play {NAMES[card]}" for card in self.round.hands[seat] if fits(card)}
        return plays or ({"draw"} if self.round.stock else set())

    def note(self, events: list[Event]) -> None:
        for event in events:
            getattr(self, "note_" + event.kind.replace("-", "_"))(event.seat, event)

    def note_rolled(self, seat: int, event: Event) -> None:
        assert self.options["target"] == "die"
        assert self.rolled == 0
        self.rolled = event.number

    def note_target(self, seat: int, event: Event) -> None:
        assert event.number in (200, 300, 400, 500)
        thrown = self.options["target"] == "die"
        assert event.number == (100 * self.rolled if thrown else int(str(self.options["target"])))

    def note_dealt(self, seat: int, event: Event) -> None:
        hands: list[list[int]] = [[] for _ in range(self.players)]
        number = len(self.rounds) + 1
        assert event.number == number
        self.rounds.append(Round(number, self.players, self.options, hands, 46 - 6 * self.players))
        self.open, self.plus, self.drawn = [], "z", NOBODY
        self.lacks.clear()
        self.end_turn(seat)

    def note_hand(self, seat: int, event: Event) -> None:
        self.round.hands[seat] = list(event.cards)

    def note_led(self, seat: int, event: Event) -> None:
        assert not self.open
        self.lay(seat, event)
        self.end_turn(seat)

    def note_played(self, seat: int, event: Event) -> None:
        assert self.open
        self.lay(seat, event)
        if event.number not in (0, 12):
            self.end_turn(seat)

    def lay(self, seat: int, event: Event) -> None:
        (card,) = event.cards
        assert self.situation(seat).fits(card)
        self.round.hands[seat].remove(card)
        self.round.plays += 1
        self.open.append(card)
        assert event.number == signed(self.open, self.plus)
        self.drawn = NOBODY

    def note_trick(self, seat: int, event: Event) -> None:
        assert list(event.cards) == self.open
        assert event.number == points(event.cards)
        self.round.tricks.append((seat, event.cards, self.plus))
        self.open = []
        self.fresh = seat
        self.draws = 0
        self.chooses = self.options["profRule"] is True

    def note_sign(self, seat: int, event: Event) -> None:
        assert self.chooses
        assert self.fresh == seat
        self.plus = "zr"[event.number]
        self.chooses = False

    def note_drew(self, seat: int, event: Event) -> None:
        situation = self.situation(seat)
        (card,) = event.cards
        hand = self.round.hands[seat]
        assert not any(situation.fits(held) for held in hand)
        self.lacks[seat] = situation
        hand.append(card)
        self.drawn = card
        self.draws += 1
        self.round.stock -= 1

    def note_kept(self, seat: int, event: Event) -> None:
        if self.situation(seat).fits(self.drawn):
            del self.lacks[seat]
        self.drawn = NOBODY
        self.end_turn(seat)

    def note_passed(self, seat: int, event: Event) -> None:
        assert self.legal(seat) == set()
        self.lacks[seat] = self.situation(seat)
        self.end_turn(seat)

    def end_turn(self, seat: int) -> None:
        self.turn = (seat + 1) % self.players
        self.fresh = NOBODY
        self.chooses = False
        self.draws = 0

    def note_round_out(self, seat: int, event: Event) -> None:
        self.round.outs.append(seat)

    def note_round_stuck(self, seat: int, event: Event) -> None:
        assert not any(self.legal(player) for player in range(self.players))
        self.round.stuck += 1

    def note_left(self, seat: int, event: Event) -> None:
        self.round.left[seat] = event.cards

    def note_scored(self, seat: int, event: Event) -> None:
        self.round.scored[seat] = event.number

    def note_won(self, seat: int, event: Event) -> None:
        assert event.number >= 0 or self.options["handPenalty"]


def match(
    players: int, seed: int, options: dict[str, object]
) -> Iterator[tuple[Twaalfstich, Scribe]]:
    """A game of random moves: the same state and scribe before every move and at the end."""
    rng = random.Random(seed)
    state = deal(players, seed, **options)
    scribe = Scribe(state)
    while state.to_act():
        yield state, scribe
        move = rng.choice(state.legal_moves(state.turn))
        state.submit(state.turn, move)
        scribe.note(state.take_events())
    yield state, scribe


@cache
def played() -> tuple[tuple[Twaalfstich, Scribe], ...]:
    """Finished games with options of chance, for all numbers of players."""
    found = []
    for seed in range(240):
        players = SEATS[seed % len(SEATS)]
        *_, end = match(players, seed, any_options(random.Random(seed), players))
        found.append(end)
    return tuple(found)


def all_rounds() -> list[tuple[Twaalfstich, Round]]:
    return [(state, noted) for state, scribe in played() for noted in scribe.rounds]
