"""Laying a combination: which ones there are, the top card, and what it does to the others."""

from typing import Final

from mypy_extensions import i64

from speeltafel.engine.events import only
from speeltafel.engine.moves import NOTHING, Move, Refusal
from speeltafel.engine.zones import put_in_order
from speeltafel.games.pesten.cards import CARDS, EIGHT, JACK, KING, RANK
from speeltafel.games.pesten.rules_combos import (
    has_four_nines,
    totals,
    why_no_combination,
)
from speeltafel.games.pesten.rules_reach import promising
from speeltafel.games.pesten.rules_search import Search
from speeltafel.games.pesten.rules_table import (
    ACT,
    CHAIN,
    COMBO,
    DRAWN,
    EVERY_HAND,
    NO_SUIT,
    ONE,
    SUIT_CHOICE,
    TOP,
    TWOS,
)
from speeltafel.games.pesten.rules_window import Window

MOST_LISTED: Final = 1000
"""PE-AMB-68: of a hand with more combinations than this the cards are listed, one by one."""

BEGINS: Final[list[Move]] = [Move("begin", (card,)) for card in range(CARDS)]


def holds_all(hand: list[int], cards: tuple[int, ...]) -> bool:
    return all(hand.count(card) >= cards.count(card) for card in cards)


class Laying(Window):
    """PE-COMBO, and the four nines."""

    def may_combine(self) -> bool:
        """PE-PLAY-04, PE-DRAW-01: besides a card, and against a combination.

        PE-AMB-11, PE-AMB-54: by house rule also against Aces and jokers.
        """
        threat = self.threat
        if threat == CHAIN:
            return self.house.combo_answers_chain
        return threat != TWOS

    def search(self) -> Search | None:
        """For combinations that the player on turn may lay now; None where there are none."""
        turn: i64 = self.turn
        if (self.barren >> turn & 1 and self.phase == ACT) or not self.may_combine():
            return None
        hand = self.hands[self.turn]
        must = self.begun
        if self.phase == DRAWN:
            card = self.drawn[0]
            hand = hand.copy()
            put_in_order(hand, card)
            must = [*must, card] if card not in must else must
        own = self.own[self.turn]
        faces = promising(hand, own)
        if not faces:
            self.barren |= ONE << turn  # also without the card that was drawn
            return None
        search = Search(hand, own, faces)
        search.require(must)
        if self.house.combo_must_match:
            search.fitting = [self.fits(card) for card in range(CARDS)]
        return search

    def some_combos(self, number: int) -> list[Move]:
        """So many of the combinations that the player on turn may lay, the largest first."""
        search = self.search()
        found = [] if search is None else search.list_some(MOST_LISTED)
        found.sort(key=len, reverse=True)
        return [Move("combo", cards) for cards in found[:number]]

    def has_combo(self) -> bool:
        search = self.search()
        return search is not None and search.count(0) > 0

    def in_steps(self, move: Move) -> bool:
        """PE-AMB-68: so many combinations are not listed; who knows one lays it at once."""
        if move.verb != "combo":
            return False
        search = self.search()
        return search is not None and search.count(MOST_LISTED) > MOST_LISTED

    def has_fitting(self, cards: tuple[int, ...]) -> bool:
        """PE-AMB-62; PE-AMB-03: without the house rule a combination need not match."""
        for card in cards:
            if self.fits(card):
                return True
        return False

    def add_combos(self, moves: list[Move]) -> None:
        """PE-PLAY-04, PE-PASS-02; PE-AMB-68: of a great many the cards to begin with."""
        search = self.search()
        if search is None:
            return
        found = search.list_some(MOST_LISTED)
        if len(found) <= MOST_LISTED:
            moves += [Move("combo", cards) for cards in found]
            return
        if self.why_not_combo(tuple(self.begun)) is None:
            moves.append(Move("combo", tuple(self.begun)))
        moves += [BEGINS[card] for card in self.beginnings(search)]

    def beginnings(self, search: Search) -> list[int]:
        """PE-AMB-68: the cards that some combination holds besides those begun with."""
        copies = search.most_copies()
        return [card for card in range(CARDS) if copies[card] > self.begun.count(card)]

    def why_not_combo(self, cards: tuple[int, ...]) -> Refusal | None:
        if not self.may_combine():
            return Refusal("PE-AMB-11", "no-combination-now")
        hand = self.hands[self.turn] + self.drawn
        if not holds_all(hand, cards):
            return Refusal("PE-PREP-02", "not-all-in-hand")
        if self.phase == DRAWN and self.drawn[0] not in cards:
            return Refusal("PE-PASS-02", "without-drawn-card", {"card": self.drawn[0]})
        possible = totals(cards)
        own = self.own[self.turn]
        if own not in possible:
            if not possible:
                return why_no_combination(cards)
            # the one that comes nearest is the one that was meant
            total = possible[0]
            for other in possible:
                if abs(other - own) < abs(total - own):
                    total = other
            return Refusal("PE-COMBO-03", "other-total", {"total": total, "own": own})
        if self.house.combo_must_match and not self.has_fitting(cards):
            return Refusal("PE-AMB-62", "combination-must-match")
        if not holds_all(list(cards), tuple(self.begun)):
            return Refusal("PE-AMB-68", "combination-begun")
        return None

    def why_not_begin(self, card: int) -> Refusal | None:
        search = self.search()
        if search is None or search.count(MOST_LISTED) <= MOST_LISTED:
            return Refusal("PE-AMB-68", "lay-at-once")
        if card in self.beginnings(search):
            return None
        return Refusal("PE-COMBO-03", "in-no-combination", {"card": card})

    def lay_combo(self, cards: tuple[int, ...]) -> None:
        """PE-COMBO-03: the cards lie open; which one is on top is chosen next."""
        seat = self.turn
        left = list(cards)
        if self.phase == DRAWN:
            # nobody else can tell it from a card of his hand that they knew of
            self.forget(seat, self.drawn[0])
            left.remove(self.drawn[0])
            self.drawn = []
        for card in left:
            self.take_from_hand(seat, card)
        self.combo = list(cards)
        self.begun = []
        self.phase = TOP
        self.break_run(seat)
        self.note_totals(seat, cards)
        if not self.quiet:
            # a secret number is not told: PE-AMB-70
            total = self.own[seat] if self.house.own_visible else NOTHING
            self.tell("combination", seat, cards, total)

    def note_totals(self, seat: int, cards: tuple[int, ...]) -> None:
        """PE-AMB-70: his own number is one that these cards can add up to."""
        if self.house.own_visible:
            return
        mask = 0
        for total in totals(cards):
            mask |= 1 << total
        self.guesses = self.guesses.copy()
        self.guesses[seat] &= mask

    def why_not_top(self, move: Move) -> Refusal | None:
        if move.verb != "top":
            return Refusal("PE-AMB-08", "top-first")
        card = move.cards[0]
        return None if card in self.combo else Refusal("PE-AMB-08", "not-in-combo", {"card": card})

    def choose_top(self, top: int) -> None:
        """PE-AMB-08: the order is free; PE-AMB-20: nobody jumps in on a combination."""
        seat = self.turn
        cards = self.combo.copy()
        size = len(cards)
        nines = has_four_nines(tuple(cards))
        cards.remove(top)
        pile = self.own_pile()
        pile += cards
        pile.append(top)
        self.combo = []
        self.phase = ACT
        self.suit = NO_SUIT
        self.dice = []
        # PE-AMB-10: the last combination counts, by house rule all of a series
        stacked = self.weight if self.house.combo_sum and self.threat == COMBO else 0
        self.threat = COMBO
        self.weight = stacked + size  # PE-DRAW-02: every card is a die; PE-AMB-54
        if not self.quiet:
            self.tell("top", seat, (top,), self.weight)
        if not self.hands[seat]:
            if not self.house.pest[top]:
                self.win([seat], "PE-END-01")
                return
            self.pays_for_pest(seat)  # PE-FIN-03: what lies under the top card is enough
        if nines:
            self.pass_hands()
        self.go_on_from_combo(top)

    def go_on_from_combo(self, top: int) -> None:
        """PE-AMB-09: no effects; by house rule those of the top card.

        PE-AMB-53: what would bring the layer himself on turn lapses, for the threat comes first.
        """
        seat = self.turn
        if self.house.combo_effects:
            rank = RANK[top]
            if rank == JACK:
                self.phase = SUIT_CHOICE
                return
            if rank == KING and not self.king_gives_turn():
                self.clockwise = not self.clockwise
            if rank == EIGHT and len(self.in_game()) > 2:
                self.begin_turn(self.after_skipped(seat))
                return
        self.begin_turn(self.after(seat))

    def pass_hands(self) -> None:
        """PE-NINE-01: to the next player in the direction of play; PE-AMB-37: no hand is empty."""
        hands = self.hands.copy()
        known = self.own_known().copy()
        for seat in self.in_game():
            receiver = self.after(seat)
            hands[receiver] = self.hands[seat]
            known[receiver] = self.known[seat]
        self.hands = hands
        self.known = known
        if self.borrowed:
            self.borrowed |= EVERY_HAND
        self.barren = 0
        if not self.quiet:
            self.tell("nines", self.turn)
            for seat in self.in_game():
                self.tell("received", seat, tuple(hands[seat]), audience=only(seat))
