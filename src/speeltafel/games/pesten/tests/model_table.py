"""The table of Pesten as the second reading has it: its cards, its players, whose turn is next.

What luck decides is read off the state that was played: which cards came to lie where after a
shuffle. A card that was drawn after a shuffle is UNKNOWN until then.
"""

from collections import Counter

from tests.lockstep import Difference

from speeltafel.engine.state import State
from speeltafel.games.pesten.cards import NAMES
from speeltafel.games.pesten.state import Pesten
from speeltafel.games.pesten.tests.model_combos import is_joker, rank

UNKNOWN = "?"
PEST = ("joker", "a", "7", "8", "j", "k")
PHASES = ("act", "drawn", "top", "suit", "want", "to")
THREATS = ("none", "chain", "twos", "combo")


def named(cards: list[int]) -> list[str]:
    return [NAMES[card] for card in cards]


class Table:
    """Section 4, with all cards open."""

    def __init__(self, state: State) -> None:
        assert isinstance(state, Pesten)
        self.state = state
        self.met: Counter[str] = Counter()
        self.options = state.setup.options
        self.players = state.players
        self.faces = [NAMES[card] for card, n in enumerate(state.setup.counts) if n]
        self.copies = max(state.setup.counts)
        self.own = list(state.own)
        self.hands = [named(hand) for hand in state.hands]
        self.pot = named(state.pot)
        self.pile = named(state.pile)
        self.away = [named(cards) for cards in state.away]
        self.out = list(state.out)
        self.turn, self.turns = state.turn, state.turns
        self.phase = PHASES[state.phase]
        self.threat, self.weight = THREATS[state.threat], state.weight
        self.suit = "cdhs-"[state.suit]
        self.dir = 1 if state.clockwise else -1
        self.run, self.run_by, self.run_paid = state.run, state.run_by, state.run_paid
        self.trades, self.offers = state.trades, state.offers
        self.drawn: list[str] = []
        self.combo: list[str] = []
        self.begun = False
        self.giving = self.wanting = ""
        self.asked: dict[int, str] = {}
        """Who is asked, and what was answered ("" where nothing was yet)."""
        self.asking = ""
        self.layer = self.turn
        self.matched = True
        self.before = (self.dir, self.threat, self.weight, self.suit)
        self.short: list[int] = []
        self.given: Counter[int] = Counter()
        self.quota: Counter[int] = Counter()
        self.somebody_went = bool(state.halving)
        self.shuffled: Counter[str] = Counter()
        self.dice: list[int] | None = None
        self.ending = ""
        self.winners: set[int] = set()

    def note(self, *rules: str) -> None:
        """These rules are at work, and the comparison will tell whether they agree."""
        self.met.update(rules)

    def option(self, name: str) -> object:
        return self.options[name]

    def number(self, name: str) -> int:
        value = self.options[name]
        assert isinstance(value, int)
        return value

    # Where everybody sits, and what there is.

    def within(self) -> list[int]:
        return [seat for seat in range(self.players) if not self.out[seat]]

    def after(self, seat: int) -> int:
        """PE-PLAY-03: the next player in the direction of play."""
        seat = (seat + self.dir) % self.players
        while self.out[seat]:
            seat = (seat + self.dir) % self.players
        return seat

    def clockwise_from(self, seat: int) -> list[int]:
        """PE-AMB-57: by seat number, whatever the direction; the seat itself comes first."""
        return [(seat + step) % self.players for step in range(self.players)]

    def available(self) -> int:
        """PE-AMB-31: the pot, and the pile except its top card."""
        return len(self.pot) + len(self.pile) - 1

    def is_pest(self, card: str) -> bool:
        """PE-FIN-01; PE-AMB-63: by house rule every card is ordinary."""
        if self.option("finishPest") == "free":
            self.note("PE-AMB-63")
            return False
        return rank(card) in PEST

    def matches(self, card: str) -> bool:
        """4.1."""
        top = self.pile[-1]
        suit = self.suit if self.suit != "-" else top[0]
        if rank(card) in ("a", "joker"):
            self.note("PE-ACE-01" if rank(card) == "a" else "PE-JOK-01")
            return True
        if is_joker(top):
            self.note("PE-AMB-15")
            return True
        self.note("PE-PLAY-01", *{"j": ["PE-AMB-16"], "2": ["PE-AMB-17"]}.get(rank(card), []))
        return card[0] == suit or rank(card) == rank(top)

    # Drawing and elimination: 4.6, 4.7.

    def draws(self, seat: int, number: int, asked_aside: bool = False) -> bool:
        """Whether the player could draw; else he is out (PE-OUT-01)."""
        if number == 0:
            return True
        self.note("PE-AMB-31")
        if number > self.available():
            self.note("PE-OUT-01", "PE-AMB-33")
            self.eliminate(seat, asked_aside)
            return False
        if seat == self.run_by:
            self.run = 0  # PE-AMB-29
            self.note("PE-AMB-29")
        self.take_cards(seat, number)
        return True

    def take_cards(self, seat: int, number: int) -> None:
        for _ in range(number):
            if not self.pot:  # PE-AMB-55: not earlier
                self.note("PE-POT-01", "PE-POT-02", "PE-AMB-55")
                self.shuffled.update(card for card in self.pile[:-1] if card != UNKNOWN)
                self.pot = [UNKNOWN] * (len(self.pile) - 1)
                self.pile = self.pile[-1:]
            self.hands[seat].append(self.pot.pop())

    def eliminate(self, seat: int, asked_aside: bool) -> None:
        """4.7; PE-AMB-49: who is not the layer or on turn leaves the threat as it is."""
        self.note("PE-OUT-02")
        self.out[seat] = True
        self.shuffled.update(card for card in self.hands[seat] if card != UNKNOWN)
        self.pot += [UNKNOWN] * len(self.hands[seat])
        self.hands[seat] = []
        if not asked_aside:
            self.threat, self.weight = "none", 0
        self.somebody_went = True
        if len(self.within()) == 1:
            self.end("PE-OUT-01", set(self.within()))

    def win(self, seat: int) -> None:
        self.end("PE-END-01", {seat})

    def end(self, rule: str, winners: set[int]) -> None:
        """Nobody faces anything any more."""
        self.asking = ""
        self.ending, self.winners = rule, winners
        self.threat, self.weight = "none", 0

    # The next turn.

    def next_turn(self, seat: int) -> None:
        if self.ending:
            return
        self.asking = ""
        self.phase = "act"
        if self.run_by != seat:
            self.run = 0
        self.turns += 1
        if self.turns > self.number("turnCap") * self.players:
            self.cap()
            return
        self.turn = seat
        self.trades = self.offers = 0
        if self.somebody_went:
            self.somebody_went = False
            self.ask_halves()

    def cap(self) -> None:
        """PE-AMB-39, PE-AMB-56: the fewest cards win; PE-AMB-72: as the hands are."""
        self.note("PE-AMB-39", "PE-AMB-56")
        if self.somebody_went and self.option("elimHalve") and max(map(len, self.hands)) > 20:
            self.note("PE-AMB-72")
        fewest = min(len(self.hands[seat]) for seat in self.within())
        winners = {seat for seat in self.within() if len(self.hands[seat]) == fewest}
        self.end("PE-AMB-56", winners)

    def ask_halves(self) -> None:
        """PE-OUT-03, PE-AMB-34, PE-AMB-50: who has more than 20 cards puts half of them away."""
        if not self.option("elimHalve"):
            return
        for seat in self.within():
            held = len(self.hands[seat])
            if held > 20:
                self.note("PE-OUT-03", "PE-AMB-34", "PE-AMB-50")
                self.quota[seat] = (held + 1) // 2
        self.ask("halve", sorted(self.quota)) if self.quota else None

    def halves_answered(self) -> None:
        for seat, answer in self.asked.items():
            card = answer.removeprefix("away ")
            self.hands[seat].remove(card)
            self.away[seat].append(card)
            self.note("PE-OUT-04")
        self.quota -= Counter(list(self.asked))
        self.asking = ""
        if self.quota:
            self.ask("halve", sorted(self.quota))

    def ask(self, what: str, seats: list[int]) -> None:
        self.asking = what
        self.asked = dict.fromkeys(seats, "")

    # Against the state.

    def read_off(self) -> None:
        """What lies where after a shuffle: read off, and it must be the cards shuffled."""
        state = self.state
        for mine, there in [
            *zip(self.hands, map(named, state.hands), strict=True),
            (self.drawn, named(state.drawn)),
        ]:
            unknown = mine.count(UNKNOWN)
            if unknown:
                fresh = Counter(there) - Counter(mine)
                if fresh.total() != unknown or not fresh <= self.shuffled:
                    raise Difference(f"{mine} is {there}")
                self.shuffled -= fresh
                mine[:] = [card for card in mine if card != UNKNOWN] + list(fresh.elements())
        if UNKNOWN in self.pot:
            fresh = Counter(named(state.pot)) - Counter(self.pot)
            if len(self.pot) != len(state.pot) or fresh != self.shuffled:
                raise Difference(f"the pot is {named(state.pot)}, not {self.pot}")
            self.pot = [
                there if card == UNKNOWN else card
                for card, there in zip(self.pot, named(state.pot), strict=True)
            ]
            self.shuffled.clear()
        if self.shuffled:
            raise Difference(f"{self.shuffled} are nowhere")

    def compare(self, state: State) -> None:
        assert isinstance(state, Pesten)
        mine, theirs = self.table(), self.table_of(state)
        for name, value in mine.items():
            if value != theirs[name]:
                raise Difference(f"{name} is {theirs[name]}; the model has {value}")

    def table(self) -> dict[str, object]:
        """What both have."""
        waiting = sorted(seat for seat, answer in self.asked.items() if not answer)
        to_act = waiting if self.asking else [self.turn]
        busy = bool(self.asking) or bool(self.ending)
        return {
            "ending": self.ending,
            "winners": self.winners,
            "to act": [] if self.ending else to_act,
            "hands": [sorted(hand) for hand in self.hands],
            "drawn": self.drawn,
            "combination": sorted(self.combo),
            "pile": self.pile,
            "pot": self.pot,
            "away": [sorted(cards) for cards in self.away],
            "out": self.out,
            "threat": (self.threat, self.weight),
            "suit": self.suit,
            "direction": self.dir,
            "phase": "" if busy else self.phase,
            "run": None if self.ending else self.run,
            "run by": self.run_by if self.run and not self.ending else None,
            "turns": None if self.ending else self.turns,
            "offers": None if busy else (self.trades, self.offers),
            "own": self.own,
        }

    def table_of(self, state: Pesten) -> dict[str, object]:
        busy = bool(self.asking) or bool(self.ending)
        return {
            "ending": state.ending,
            "winners": set(state.outcome().winners) if state.ending else set(),
            "to act": sorted(state.to_act()),
            "hands": [sorted(named(hand)) for hand in state.hands],
            "drawn": named(state.drawn),
            "combination": sorted(named(state.combo)),
            "pile": named(state.pile),
            "pot": named(state.pot),
            "away": [sorted(named(cards)) for cards in state.away],
            "out": list(state.out),
            "threat": (THREATS[state.threat], state.weight),
            "suit": "cdhs-"[state.suit],
            "direction": 1 if state.clockwise else -1,
            "phase": "" if busy else PHASES[state.phase],
            "run": None if self.ending else state.run,
            "run by": state.run_by if state.run and not self.ending else None,
            "turns": None if self.ending else state.turns,
            "offers": None if busy else (state.trades, state.offers),
            "own": list(state.own),
        }
