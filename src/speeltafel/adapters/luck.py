"""Luck as chance nodes: a deal, a move or a draw is played as far as luck is known, and then asks.

Rules ask luck for two things: a number, and the order of some cards. Both are found out one piece
at a time. The move is played again, on a copy, with all that is decided by now; where that is not
enough it says what may come, and how likely. A pile that was shuffled and that nobody sees is left
without an order: a card is decided when it is taken from the top, so a draw is a draw.
"""

import copy
from collections import Counter
from collections.abc import Callable
from functools import partial

from speeltafel.adapters.play import Episode, Rules
from speeltafel.engine.chance import NO_CHANCE, Chance, fast
from speeltafel.engine.moves import Move
from speeltafel.engine.state import State
from speeltafel.engine.zones import Zone

Place = tuple[str, int]
"""What is decided: a zone by name and seat, or the how manieth shuffle or number of a move."""
SHUFFLE, NUMBER = "the shuffle", "the number"
REST = 1
"""The seed by which cards that are in no order yet are laid: it must make no difference."""


class Undecided(Exception):
    """Luck is needed that nobody has decided yet: the values it may have, and how likely."""

    def __init__(self, place: Place, weights: dict[int, int]) -> None:
        super().__init__(place, weights)
        self.place = place
        self.values = sorted(weights)
        total = sum(weights.values())
        self.chances = [weights[value] / total for value in self.values]


class Pile:
    """A list of the rules of which the lowest cards are in no order yet."""

    def __init__(self, place: Place, cards: list[int], size: int, top: list[int], rest: Chance):
        low = cards[:size]
        for card in top:
            low.remove(card)
        rest.shuffle(low)
        cards[:size] = low + top[::-1]
        self.place = place
        self.cards = cards
        self.open = low if len(set(low)) > 1 else []

    def is_touched(self, cards: list[int]) -> bool:
        return cards[: len(self.open)] != self.open

    def ask(self) -> None:
        raise Undecided(self.place, Counter(self.open))


class Scripted(Chance):
    """The chance of one trial: it knows what is decided, and asks for what is not."""

    def __init__(self, state: State, decided: dict[Place, list[int]], seed: int) -> None:
        self.state = state
        self.decided = decided
        self.rest = fast(seed)
        self.piles: list[Pile] = []
        self.asked = {SHUFFLE: 0, NUMBER: 0}

    def open_zones(self, sizes: dict[Place, int]) -> None:
        """The piles that were in no order before."""
        zones = zones_of(self.state)
        for place, size in sizes.items():
            top = self.decided.get(place, [])
            self.piles.append(Pile(place, zones[place].cards, size, top, self.rest))

    def next_place(self, kind: str) -> Place:
        self.asked[kind] += 1
        return kind, self.asked[kind]

    def below(self, n: int) -> int:
        if n <= 1:
            return 0
        self.settle()
        place = self.next_place(NUMBER)
        if place not in self.decided:
            raise Undecided(place, dict.fromkeys(range(n), 1))
        return self.decided[place][0]

    def shuffle(self, cards: list[int]) -> None:
        self.settle(numbers=False)
        self.drop(cards)
        place = self.next_place(SHUFFLE)
        top = self.decided.get(place, [])
        self.piles.append(Pile(place, cards, len(cards), top, self.rest))

    def drop(self, cards: list[int]) -> None:
        """What is shuffled is no pile of before any more."""
        zones = zones_of(self.state)
        self.piles = [pile for pile in self.piles if self.now(pile, zones) is not cards]

    def copy(self) -> Chance:
        return NO_CHANCE

    def now(self, pile: Pile, zones: dict[Place, Zone]) -> list[int]:
        """The list that a pile is by now; a zone that is gone has none."""
        if pile.place[0] == SHUFFLE:
            return pile.cards
        return zones[pile.place].cards if pile.place in zones else []

    def settle(self, numbers: bool = True) -> dict[Place, int]:
        """Ask for cards that were taken, and (before a number, and at the end) for the order of
        all that lie where somebody sees them; the piles that are left without an order."""
        zones = zones_of(self.state)
        left = {}
        for pile in self.piles:
            if not pile.open:
                continue
            now = self.now(pile, zones)
            if pile.is_touched(now):
                pile.ask()
            where = [place for place, zone in zones.items() if zone.cards is now]
            if where and not zones[where[0]].audience:
                left[where[0]] = len(pile.open)
            elif numbers:
                pile.ask()
        return left


class Decided(Scripted):
    """The same chance where all is decided: it looks at nothing."""

    def settle(self, numbers: bool = True) -> dict[Place, int]:
        return {}

    def drop(self, cards: list[int]) -> None:
        """No pile is looked at again."""


def zones_of(state: State) -> dict[Place, Zone]:
    """All zones; none while the table is not laid yet."""
    try:
        return {(zone.name, zone.seat): zone for zone in state.zones()}
    except AttributeError:
        return {}


class Luck:
    """The luck of a deal or a move, until all of it is decided."""

    def __init__(
        self,
        start: Callable[[], State],
        play: Callable[[State], None],
        open_zones: dict[Place, int] | None = None,
    ) -> None:
        self.start = start
        self.play = play
        self.open_zones = open_zones or {}
        """The zones whose lowest cards, so many, are in no order."""
        self.decided: dict[Place, list[int]] = {}
        self.wanted: Undecided | None = None
        """What has to be decided next; None: nothing."""
        self.go_on()

    def __deepcopy__(self, _memo: object) -> "Luck":
        other = Luck.__new__(Luck)
        other.__dict__.update(self.__dict__)
        other.decided = {place: list(values) for place, values in self.decided.items()}
        return other

    def outcomes(self) -> list[tuple[int, float]]:
        """What may come now, numbered, and how likely it is."""
        return list(enumerate(self.wanted.chances)) if self.wanted else []

    def decide(self, outcome: int) -> None:
        if self.wanted is None:
            raise ValueError("all luck of this move is decided")
        value = self.wanted.values[outcome]
        self.decided.setdefault(self.wanted.place, []).append(value)
        self.go_on()

    def go_on(self) -> None:
        try:
            self.state, self.left = self.trial()
            self.wanted = None
        except Undecided as wanted:
            self.wanted = wanted

    def trial(self, seed: int = REST) -> tuple[State, dict[Place, int]]:
        """The table after it all, and the piles without an order; raises Undecided.

        It is played twice. Quietly at first, looking at the zones on the way; to look may copy
        them, which rules bear as long as nobody keeps what has been seen.
        """
        _, chance = self.played_by(Scripted, seed, quiet=True)
        left = chance.settle()
        state, _ = self.played_by(Decided, seed, quiet=False)
        state.chance = NO_CHANCE
        return state, left

    def played_by(self, kind: type["Scripted"], seed: int, quiet: bool) -> tuple[State, "Scripted"]:
        state = self.start()
        state.quiet = quiet
        chance = kind(state, self.decided, seed)
        chance.open_zones(self.open_zones)
        state.chance = chance
        self.play(state)
        return state, chance


def luck_of_deal(rules: Rules) -> Luck:
    """All that has to be decided before the first move."""
    return Luck(partial(blank, rules), begun)


def blank(rules: Rules) -> State:
    return rules.game.blank(rules.setup, NO_CHANCE)


def begun(state: State) -> None:
    state.begin()


def copied(state: State) -> State:
    return state.copy()


def played(seat: int, move: Move, state: State) -> None:
    state.play(seat, move)


class LuckByNodes(Episode):
    """A game whose luck comes from outside, a piece at a time; it goes on from its deal."""

    luck: Luck | None = None
    """What the last move still waits for."""
    made: Move | None = None
    open_zones: dict[Place, int] = {}  # noqa: RUF012 replaced, never changed

    @staticmethod
    def dealt(rules: Rules, luck: Luck) -> "LuckByNodes":
        found = LuckByNodes(rules, 0, True, luck.state)
        found.open_zones = luck.left
        return found

    def make(self, move: Move) -> None:
        start, play = partial(copied, self.state), partial(played, self.seat, move)
        self.luck = Luck(start, play, self.open_zones)
        self.made = move
        self.settle(self.luck)

    def decide(self, outcome: int) -> None:
        if self.luck is None:
            raise ValueError("no luck is asked for now")
        self.luck.decide(outcome)
        self.settle(self.luck)

    def settle(self, luck: Luck) -> None:
        """All luck is there: the move is made."""
        if luck.wanted is None and self.made is not None:
            self.story.append((self.seat, self.made))
            self.luck, self.begun = None, ()
            self.state, self.open_zones = luck.state, luck.left
            self.look()
            self.note()

    def copy(self) -> "LuckByNodes":
        found = super().copy()
        assert isinstance(found, LuckByNodes)
        found.open_zones = self.open_zones
        if self.luck is not None:
            found.luck, found.made = copy.deepcopy(self.luck), self.made
        return found

    def __reduce__(self) -> tuple[object, ...]:
        return *super().__reduce__(), {
            "luck": self.luck,
            "made": self.made,
            "open_zones": self.open_zones,
        }
