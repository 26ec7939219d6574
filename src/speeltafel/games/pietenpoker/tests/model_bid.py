"""A plain reading of a bid in Pietenpoker: what it is worth, and which bids are legal.

The law knows a bid as a whole: cards taken back, laid face down and laid face up. At the table it
is made card by card, so a card may be moved as long as some legal whole can still come of it.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple

from speeltafel.games.pietenpoker.cards import ACTEER, CELEBRI, KIND, NUMBER, OMDENK

IN, STOPPED, ALL_IN, OVER = range(4)

VALUE, COUNT, PRINTED = "value", "count", "printed"
"""How bids are measured: by numbers, by cards (Omdenkpiet), or by printed numbers (Celebripiet)."""


@dataclass
class Laid:
    """A face-up card of a bid; an Acteerpiet may have a value, and some still have to work."""

    card: int
    value: int = 0
    works: bool = False


class Whole(NamedTuple):
    """A bid as it could become, as far as the law asks."""

    value: int
    printed: int
    cards: int
    kept: int
    omdenk: bool = False
    celebri: bool = False
    took: bool = False
    laid: bool = False

    def total(self, measure: str) -> int:
        return {VALUE: self.value, PRINTED: self.printed, COUNT: self.cards}[measure]


@dataclass
class Turn:
    """The turn that is being taken; `before` is the bid as it was."""

    seat: int
    before: list[Laid]
    held: int
    big: bool = False
    exempt: bool = False
    took: int = 0
    hid: int = 0
    fresh: list[Laid] = field(default_factory=list)


class Bids:
    """Everybody's cards and bids, and what has been laid on them."""

    def __init__(self) -> None:
        self.met: Counter[str] = Counter()
        self.hands: list[list[int]] = []
        self.bids: list[list[Laid]] = []
        self.down: list[list[int]] = []
        self.tired: list[Counter[int]] = []
        """In each hand the cards that were taken back: they do nothing any more this round."""
        self.room_tired: Counter[int] = Counter()
        self.status: list[int] = []
        self.highest = 0
        self.limit = 0
        self.opener = 0
        self.counting = False
        self.celebri = False
        self.acteer_bids = True
        self.inwissel = False

    # What a bid is worth.

    def measure(self, omdenk: bool = False, celebri: bool = False) -> str:
        """PP-AMB-26, PP-AMB-31: how bids are measured once these cards have been laid too."""
        if self.celebri or celebri:
            return PRINTED
        return COUNT if self.counting or omdenk else VALUE

    def total(self, laid: list[Laid], measure: str) -> int:
        """PP-BID-08; what lies face down is not among these cards and counts nothing."""
        if measure == COUNT:
            return len(laid)
        chosen = measure == VALUE
        return sum(one.value if chosen and one.value else NUMBER[one.card] for one in laid)

    def worth(self, seat: int) -> int:
        return self.total(self.bids[seat], self.measure())

    def counted(self) -> list[int]:
        """Whose bids make the highest one: PP-AMB-05, PP-AMB-10, PP-AMB-15."""
        return [seat for seat, status in enumerate(self.status) if status in (IN, STOPPED)]

    def to_reach(self, seat: int, measure: str) -> int:
        """The highest bid of the others in this measure; recomputed only where that is new."""
        if measure == self.measure():
            return self.highest
        others = [other for other in self.counted() if other != seat]
        return max((self.total(self.bids[other], measure) for other in others), default=0)

    # All wholes that can come of a bid.

    def can_act(self, card: int) -> bool:
        """An Acteerpiet is any number in a bid, as long as there is no Celebripiet."""
        return KIND[card] == ACTEER and self.acteer_bids and not self.celebri

    def now(self, seat: int, turn: Turn | None) -> Whole:
        laid = self.bids[seat]
        fresh = turn.fresh if turn else []
        working = [KIND[one.card] for one in fresh if one.works]
        value = 0
        for one in laid:
            open_value = one.works and self.can_act(one.card) and not one.value
            value += 6 if open_value else one.value or NUMBER[one.card]
        return Whole(
            value,
            self.total(laid, PRINTED),
            len(laid),
            len(self.hands[seat]),
            OMDENK in working,
            CELEBRI in working,
            bool(turn and turn.took),
            bool(fresh),
        )

    def wholes(self, seat: int, turn: Turn | None, takes: bool) -> set[Whole]:
        """Every bid that can still be made: cards laid, and others taken back if he may."""
        found = {self.now(seat, turn)}
        if takes:
            for one in self.bids[seat]:
                found |= {self.without(whole, one) for whole in found}
        for card, copies in Counter(self.hands[seat]).items():
            more = found
            for copy in range(copies):
                # PP-AMB-80: of equal cards those that still work go first
                works = copy < copies - self.tired[seat][card]
                more = {self.with_card(whole, card, works) for whole in more}
                found = found | more
        return found

    def without(self, whole: Whole, one: Laid) -> Whole:
        return Whole(
            whole.value - (one.value or NUMBER[one.card]),
            whole.printed - NUMBER[one.card],
            whole.cards - 1,
            whole.kept + 1,
            whole.omdenk,
            whole.celebri,
            took=True,
            laid=whole.laid,
        )

    def with_card(self, whole: Whole, card: int, works: bool) -> Whole:
        return Whole(
            whole.value + (6 if works and self.can_act(card) else NUMBER[card]),
            whole.printed + NUMBER[card],
            whole.cards + 1,
            whole.kept - 1,
            whole.omdenk or (works and KIND[card] == OMDENK),
            whole.celebri or (works and KIND[card] == CELEBRI),
            whole.took,
            laid=True,
        )

    # Which of them are legal.

    def floor(self, turn: Turn) -> int:
        """PP-HAND-01, PP-AMB-56: what he has to keep in hand."""
        return min(self.limit, turn.held)

    def is_swap(self, turn: Turn, whole: Whole, measure: str) -> bool:
        """PP-WISSEL-01, PP-AMB-57: two sides, and not lower; without taking back it is fine."""
        if not whole.took:
            return True
        return whole.laid and whole.total(measure) >= self.total(turn.before, measure)

    def reaches(self, turn: Turn, whole: Whole) -> bool:
        """PP-BID-02, PP-AMB-26, PP-AMB-62: judged in the measure that is valid with these cards."""
        measure = self.measure(whole.omdenk, whole.celebri)
        total = whole.total(measure)
        if turn.big:
            # PP-SINT-03, PP-AMB-36
            double = 2 * self.total(self.bids[self.opener], measure)
            return total >= double and whole.kept >= max(1, self.limit)
        enough = total >= self.to_reach(turn.seat, measure)
        return enough and whole.kept >= self.floor(turn) and self.is_swap(turn, whole, measure)

    def may_go(self, turn: Turn, whole: Whole) -> bool:
        """PP-HAND-03, PP-AMB-19: who could reach the highest bid in no way stays at the limit."""
        if self.reaches(turn, whole):
            return True
        measure = self.measure(whole.omdenk, whole.celebri)
        at_limit = whole.kept == self.floor(turn)
        return turn.exempt and at_limit and self.is_swap(turn, whole, measure)

    def may_swap_and_stop(self, turn: Turn, whole: Whole) -> bool:
        """PP-AMB-16, PP-AMB-57: face up only, and nothing takes effect."""
        if not whole.took or turn.hid:
            return False
        kept = whole.kept >= self.floor(turn)
        return kept and self.is_swap(turn, whole, self.measure())

    def can_reach(self, seat: int) -> bool:
        """Whether some choice of all his cards reaches the highest bid."""
        turn = Turn(seat, self.bids[seat], len(self.hands[seat]))
        return any(self.reaches(turn, whole) for whole in self.wholes(seat, None, self.inwissel))
