"""A second reading of Edden, from the specification's sentences alone: the deal and the round.

Cards are names. What luck decides (who deals first, hands, the order of a stock) is read off the
full state when it is compared, and only that.
"""

from collections import Counter
from itertools import combinations

from tests.lockstep import Difference

from speeltafel.engine.state import State
from speeltafel.games.edden.cards import NAMES
from speeltafel.games.edden.state import DISCARD, SHOWN, TAKE, Edden
from speeltafel.games.edden.tests.model_rare import aim, arrange
from speeltafel.games.edden.tests.model_reckoning import (
    ending_of,
    goes_out,
    number,
    points_of,
    rank_of,
    round_points,
    round_winner,
    special_rules,
)

__all__ = ["Model", "aim", "arrange"]

ORDER = {name: place for place, name in enumerate(NAMES)}
PHASES = {DISCARD: "discard", TAKE: "take", SHOWN: "shown"}


def named(cards: list[int]) -> list[str]:
    return list(map(NAMES.__getitem__, cards))


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=ORDER.__getitem__)


class Model:
    """The table as somebody keeps it who has only the specification."""

    def __init__(self, state: State) -> None:
        assert isinstance(state, Edden)
        self.players = state.players
        self.options = state.setup.options
        self.met: Counter[str] = Counter()
        self.round = state.round
        self.dealer = state.dealer
        self.turn = state.turn
        self.turns = state.turns
        self.limit = state.turn_limit
        self.phase = PHASES[state.phase]
        self.hands = [in_order(named(hand)) for hand in state.hands]
        self.known = [in_order(named(known)) for known in state.known]
        self.stock = named(state.stock)
        """The top card is the last."""
        self.group = in_order(named(state.group))
        self.laid = in_order(named(state.laid))
        self.pile = in_order(named(state.pile))
        self.empties = state.empties.copy()
        self.totals = dict(enumerate(state.totals))
        self.sheet = [row.copy() for row in state.sheet]
        self.four = state.four_cards.copy()
        self.out = state.out.copy()
        self.winners: list[int] = []
        self.ending = ""
        self.any_order = 0
        """So many cards at the bottom of the stock lie in an order of chance."""
        self.new_deal = self.looks_just_dealt()
        if self.new_deal:
            self.limit = self.most_turns()

    # Who is there.

    def seats_in(self) -> list[int]:
        return [seat for seat in range(self.players) if not self.out[seat]]

    def after(self, seat: int) -> int:
        """ED-TURN-01: the next one clockwise who is not out."""
        self.met["ED-TURN-01"] += 1
        for step in range(1, self.players + 1):
            other = (seat + step) % self.players
            if not self.out[other]:
                return other
        raise AssertionError("nobody is left")

    # The deal.

    def deck(self) -> Counter[str]:
        """ED-PREP-01, ED-AMB-16, ED-AMB-18: by the players at the start of the game."""
        self.met["ED-PREP-01"] += 1
        self.met["ED-AMB-16"] += 1
        self.met["ED-AMB-18"] += len(self.seats_in()) < self.players
        decks = 2 if self.players > 4 else 1
        if self.options["decks"] != "auto":
            decks = int(str(self.options["decks"]))
        ranks = [str(n) for n in range(2, 11)] + ["a", "j", "q", "k"]
        cards = [suit + rank for suit in "hcsd" for rank in ranks]
        return Counter(decks * (cards + ["x"] * number(self.options, "jokersPerDeck")))

    def cards_of(self, seat: int) -> int:
        """ED-PREP-02, ED-123-01: five cards, four for good after 123, none for who is out."""
        self.met["ED-PREP-02"] += 1
        if self.out[seat]:
            return 0
        return 4 if self.four[seat] else 5

    def deal(self, dealer: int) -> None:
        """All cards are shuffled; the next one after the dealer begins, with no card turned up."""
        self.round += 1
        self.dealer = dealer
        self.turn = self.after(dealer)
        self.phase = "discard"
        self.group, self.laid, self.pile = [], [], []
        self.known = [[] for _ in range(self.players)]
        self.turns = 0  # ED-AMB-35
        self.empties = [0] * self.players
        self.met["ED-AMB-35"] += 1
        self.limit = self.most_turns()
        self.new_deal = True

    def most_turns(self) -> int:
        """ED-AMB-13, ED-AMB-38: settled at the deal, by those who are in the game then."""
        return number(self.options, "turnCapPerPlayer") * len(self.seats_in())

    def looks_just_dealt(self) -> bool:
        sizes = [len(hand) for hand in self.hands]
        whole = sizes == [self.cards_of(seat) for seat in range(self.players)]
        return whole and not (self.turns or self.group or self.laid or self.pile)

    # The turn.

    def legal(self, seat: int) -> set[str] | None:
        if self.ending or seat != self.turn:
            return set()
        return self.ways_to_take() if self.phase == "take" else self.ways_to_discard()

    def ways_to_discard(self) -> set[str]:
        """ED-CALL-01, ED-TURN-02, ED-AMB-26: call, discard, or pass with an empty hand."""
        hand = self.hands[self.turn]
        moves = set()
        if points_of(hand) < number(self.options, "callBelow"):
            moves.add("call")
            self.met["ED-CALL-01"] += 1
        if not hand:
            moves.add("pass")
            self.met["ED-AMB-26"] += 1
        for size in range(1, len(hand) + 1):
            for cards in combinations(hand, size):
                if self.may_go_together(cards):
                    moves.add("discard " + " ".join(cards))
        self.met["ED-AMB-27"] += len(set(hand)) < len(hand)
        return moves

    def may_go_together(self, cards: tuple[str, ...]) -> bool:
        """Section 2.5: one card, two or three of one rank, a run of four."""
        if len(cards) == 1:
            return True
        if len({*map(rank_of, cards)}) == 1:
            self.met["ED-SET-01" if len(cards) == 2 else "ED-SET-02"] += 1
            self.met["ED-AMB-14"] += cards[0] == "x"
            self.met["ED-AMB-19"] += len(cards) > 3
            return len(cards) <= 3 and self.options["pairsTriples"] is True
        return len(cards) > 3 and self.is_run(cards) and self.options["fourRun"] is True

    def is_run(self, cards: tuple[str, ...]) -> bool:
        """ED-RUN-01, ED-RUN-02, ED-AMB-20: four in a row from 2 to 10, one of each suit."""
        if "x" in cards:
            return False
        ladder = ["a", *map(str, range(2, 11)), "j", "q", "k"]
        steps = sorted(ladder.index(rank_of(card)) for card in cards)
        if steps != list(range(steps[0], steps[0] + len(cards))):
            return False
        suits = {card[0] for card in cards}
        self.met["ED-AMB-20"] += len(cards) > 4 or len(suits) < 4
        if len(cards) > 4 or len(suits) < 4:
            return False
        numbers_only = all(rank_of(card).isdigit() for card in cards)
        self.met["ED-RUN-01" if numbers_only else "ED-RUN-02"] += 1
        return numbers_only

    def ways_to_take(self) -> set[str]:
        """ED-DRAW-01, ED-DRAW-02, ED-SET-03, ED-AMB-01, ED-AMB-21."""
        moves = {f"take {card}" for card in self.group}
        if self.stock:
            moves.add("draw")
        self.met["ED-DRAW-01"] += bool(self.stock)
        self.met["ED-DRAW-02"] += bool(self.group)
        self.met["ED-SET-03"] += len(self.group) > 1
        self.met["ED-AMB-01"] += bool(self.laid)
        self.met["ED-AMB-02"] += self.turns == 0 and not self.group
        self.met["ED-AMB-21"] += bool(self.pile)
        self.met["ED-AMB-29"] += self.turns > 0 and not self.group
        self.met["ED-AMB-12"] += not self.stock
        return moves

    def follow(self, seat: int, move: str) -> None:
        verb, *cards = move.split()
        if verb == "call":
            self.showdown(seat)
        elif verb in ("discard", "pass"):
            self.discard(seat, cards)
        else:
            self.gain(seat, cards)

    def discard(self, seat: int, cards: list[str]) -> None:
        """TURN.a to TURN.b; ED-EMPTY-01, ED-AMB-07: each discard that empties the hand counts."""
        hand = self.hands[seat]
        for card in cards:
            hand.remove(card)
            if card in self.known[seat]:
                self.known[seat].remove(card)
        self.laid = in_order(cards)
        if cards and not hand:
            self.met["ED-EMPTY-01"] += 1
            self.met["ED-AMB-07"] += self.empties[seat] > 0
            self.empties[seat] = min(self.empties[seat] + 1, number(self.options, "emptyHandMax"))
        self.phase = "take"
        self.renew_stock()
        if not self.stock and not self.group:  # ED-AMB-12: he draws nothing
            self.end_turn()

    def renew_stock(self) -> None:
        """ED-AMB-12, ED-AMB-28: from all discards but the last two groups, before he chooses."""
        if not self.stock:
            self.met["ED-AMB-12"] += 1
            self.met["ED-AMB-28"] += 1
            self.stock, self.pile = self.pile, []
            self.any_order = len(self.stock)

    def gain(self, seat: int, cards: list[str]) -> None:
        """ED-TURN-02: exactly one card, from the stock or from the group of the one before."""
        for card in cards:
            self.group.remove(card)
            self.known[seat] = in_order([*self.known[seat], card])
        taken = cards or [self.stock.pop()]
        self.met["ED-TURN-02"] += 1
        self.hands[seat] = in_order(self.hands[seat] + taken)
        self.end_turn()

    def end_turn(self) -> None:
        self.cover(self.laid)
        self.turns += 1
        self.turn = self.after(self.turn)
        if self.turns == self.limit:  # ED-AMB-13
            self.showdown(None)

    def cover(self, laid: list[str]) -> None:
        """What was laid last is what the next one may take; all else is covered."""
        self.pile = in_order(self.pile + self.group)
        self.group, self.laid = laid, []
        self.phase = "discard"

    # The end of the round.

    def showdown(self, caller: int | None) -> None:
        """Everything is shown and counted, in the order of ED-AMB-08."""
        seats = self.seats_in()
        points = {seat: points_of(self.hands[seat]) for seat in seats}
        costs = round_points(points, self.empties, caller, self.options, self.met)
        self.sheet.append([costs.get(seat, 0) for seat in range(self.players)])
        before = {seat: self.totals[seat] for seat in seats}
        totals = {seat: before[seat] + costs[seat] for seat in seats}
        totals, at_123 = special_rules(totals, before, self.options, self.met)
        self.totals |= totals
        for seat in at_123:
            self.four[seat] = True
        for seat in seats:
            self.out[seat] = goes_out(totals[seat], self.options, self.met)
        self.ending, self.winners = ending_of(
            totals, self.seats_in(), self.round, self.options, self.met
        )
        if self.ending:
            self.phase = "shown"
        else:
            first = self.turn if caller is None else caller
            self.deal(self.next_dealer(round_winner(points, caller, first, self.met)))

    def next_dealer(self, winner: int) -> int:
        """ED-AMB-17, ED-AMB-31."""
        if self.options["dealer"] == "left":
            return self.after(self.dealer)
        self.met["ED-AMB-31"] += self.out[winner]
        return self.after(winner) if self.out[winner] else winner

    def leave(self, seat: int) -> None:
        """ED-AMB-25, ED-AMB-36, ED-AMB-38: out, the hand under the stock; a turn is broken off."""
        self.met["ED-AMB-25"] += 1
        self.met["ED-AMB-38"] += 1
        self.out[seat] = True
        self.stock = self.hands[seat] + self.stock
        self.any_order += len(self.hands[seat])
        self.hands[seat], self.known[seat] = [], []
        if len(self.seats_in()) == 1:
            self.ending, self.winners = "ED-END-02", self.seats_in()
        elif seat == self.turn:
            self.met["ED-AMB-36"] += 1
            self.turn = self.after(seat)
            if self.laid:
                self.cover(self.laid)
            self.phase = "discard"

    # Side by side.

    def compare(self, state: State) -> None:
        assert isinstance(state, Edden)
        if self.new_deal:
            self.read_deal(state)
        if self.any_order:
            self.read_order(state)
        mine, theirs = self.table(), table_of(state)
        for name, value in mine.items():
            if value != theirs[name]:
                raise Difference(f"{name}: the model has {value}, the rules {theirs[name]}")

    def read_deal(self, state: Edden) -> None:
        """Hands and stock are luck; how many cards, and which in all, is not."""
        self.new_deal = False
        hands = [named(hand) for hand in state.hands]
        sizes = [self.cards_of(seat) for seat in range(self.players)]
        if [len(hand) for hand in hands] != sizes:
            raise Difference(f"hands of {sizes} cards are dealt, not {hands}")
        if Counter([card for hand in hands for card in hand] + named(state.stock)) != self.deck():
            raise Difference("not all cards of the deck were dealt")
        self.hands = [in_order(hand) for hand in hands]
        self.stock, self.any_order = named(state.stock), 0

    def read_order(self, state: Edden) -> None:
        """The order of what was shuffled is luck, which cards it are is not."""
        theirs = named(state.stock)[: self.any_order]
        if in_order(theirs) != in_order(self.stock[: self.any_order]):
            raise Difference(f"{self.stock[: self.any_order]} was shuffled, not {theirs}")
        self.stock[: self.any_order] = theirs
        self.any_order = 0

    def table(self) -> dict[str, object]:
        lasting = {
            "ending": self.ending,
            "winners": self.winners,
            "totals": list(self.totals.values()),
            "sheet": self.sheet,
            "out": self.out,
            "four_cards": self.four,
            "hands": self.hands,
            "round": self.round,
        }
        if self.ending:
            return lasting
        return lasting | {
            "dealer": self.dealer,
            "turn": self.turn,
            "phase": self.phase,
            "turns": self.turns,
            "turn_limit": self.limit,
            "known": self.known,
            "stock": self.stock,
            "group": self.group,
            "laid": self.laid,
            "pile": self.pile,
            "empties": self.empties,
        }


def table_of(state: Edden) -> dict[str, object]:
    """The same fields of a state; the order within a hand or of covered cards says nothing."""
    return {
        "ending": state.ending,
        "winners": state.winners,
        "totals": state.totals,
        "sheet": state.sheet,
        "out": state.out,
        "four_cards": state.four_cards,
        "hands": [named(sorted(hand)) for hand in state.hands],
        "round": state.round,
        "dealer": state.dealer,
        "turn": state.turn,
        "phase": PHASES[state.phase],
        "turns": state.turns,
        "turn_limit": state.turn_limit,
        "known": [named(sorted(known)) for known in state.known],
        "stock": named(state.stock),
        "group": named(sorted(state.group)),
        "laid": named(sorted(state.laid)),
        "pile": named(sorted(state.pile)),
        "empties": state.empties,
    }
