"""The invariants of the specification, held against every state and every move."""

from speeltafel.engine.state import State
from speeltafel.games.pesten.cards import ANSWERS_CHAIN, KING, RANK, TWO
from speeltafel.games.pesten.rules_combos import LEAST_CARDS, has_four_nines, totals
from speeltafel.games.pesten.rules_laying import Laying, holds_all
from speeltafel.games.pesten.rules_table import (
    ACT,
    CHAIN,
    COMBO,
    DRAWN,
    NO_THREAT,
    TOP,
    TWOS,
    UNKNOWN,
)


class Checks(Laying):
    """What always holds."""

    def broken_invariants(self) -> list[str]:
        """Invariants 1 to 3 and 7 of the specification, and what hangs together with them."""
        found: list[str] = []
        if not self.pile:
            return ["the pile is empty"]
        for seat in range(self.players):
            found += self.seat_faults(seat)
        found += self.threat_faults()
        if (self.phase == DRAWN) != bool(self.drawn) or (self.phase == TOP) != bool(self.combo):
            found.append("a card lies between hand and pile at the wrong time")
        if self.ending:
            return found + self.ending_faults()
        if self.out[self.turn] or len(self.in_game()) < 2:
            found.append("the game goes on with one player, or with one who is out")
        if self.turns > self.house.turn_limit:
            found.append(f"{self.turns} turns")
        return found

    def seat_faults(self, seat: int) -> list[str]:
        found = []
        hand = self.hands[seat]
        layer = seat == self.turn and (self.asking("window") or self.phase in (DRAWN, TOP))
        if bool(hand) == self.out[seat] and not (layer or self.ending):
            found.append(f"seat {seat} has {len(hand)} cards, out is {self.out[seat]}")
        if hand != sorted(hand):
            found.append(f"the hand of seat {seat} is not sorted")
        if not holds_all(hand, tuple(self.known[seat])):
            found.append(f"seat {seat} does not hold what everybody knows of")
        if self.own[seat] != UNKNOWN and not self.may_be(seat, self.own[seat]):
            found.append(f"seat {seat} laid what its own number forbids")
        return found

    def asking(self, kind: str) -> bool:
        questions = self.questions
        return questions is not None and len(questions) > 0 and questions[-1].kind == kind

    def threat_faults(self) -> list[str]:
        """Invariant 3."""
        top = self.pile[-1]
        weight = self.weight
        holds = {
            NO_THREAT: weight == 0,
            CHAIN: weight >= 1 and ANSWERS_CHAIN[top],
            TWOS: weight >= 2 and RANK[top] == TWO,
            COMBO: weight >= LEAST_CARDS,
        }
        return [] if holds[self.threat] else [f"threat {self.threat} of {weight}"]

    def ending_faults(self) -> list[str]:
        """Invariant 7."""
        left = self.in_game()
        one = self.winners[0]
        empty = not self.hands[one] and not self.house.pest[self.pile[-1]]
        by_rule = {
            "PE-END-01": len(self.winners) == 1 and empty,
            "PE-OUT-01": len(left) == 1 and left[0] == one,
            "PE-AMB-56": self.turns == self.house.turn_limit,
        }
        return [] if by_rule.get(self.ending) else [f"{self.ending} with winners {self.winners}"]

    def broken_since(self, before: State) -> list[str]:
        """Invariants 2, 4 to 6, 8 to 10 and 12: about a single move."""
        assert isinstance(before, Checks)
        found = self.growth_faults(before)
        if before.questions:
            if before.asking("trade"):
                found += self.size_faults(before)
            elif before.asking("window"):
                found += self.caught_faults(before)
        elif before.phase == ACT and before.threat != NO_THREAT and self.threat == NO_THREAT:
            found += self.payment_faults(before)
        elif self.phase == TOP:
            own = self.own[self.turn]
            if before.phase != TOP and own not in totals(tuple(self.combo)):
                found.append(f"a combination of {self.combo} for {own}")
        elif before.phase == TOP and has_four_nines(tuple(before.combo)) and not self.ending:
            found += self.passing_faults(before)
        if self.clockwise != before.clockwise and not self.king_explains(before):
            found.append("the direction changed without a king")
        if not self.house.bluff and self.asking("window") and self.bluffed():
            found.append("a card that does not match, although nobody may bluff")
        return found

    def growth_faults(self, before: "Checks") -> list[str]:
        """Invariant 2."""
        return [
            f"seat {seat} came back, or took back what it had put away"
            for seat in range(self.players)
            if before.out[seat] > self.out[seat]
            or not holds_all(self.away[seat], tuple(before.away[seat]))
        ]

    def size_faults(self, before: "Checks") -> list[str]:
        """Invariant 6."""
        sizes = [len(hand) for hand in self.hands]
        held = [len(hand) for hand in before.hands]
        return [] if sizes == held else [f"a trade made {held} into {sizes}"]

    def payment_faults(self, before: "Checks") -> list[str]:
        """Invariant 4."""
        seat = before.turn
        if self.ending or self.out[seat]:
            return []
        gained = len(self.hands[seat]) - len(before.hands[seat])
        if before.threat == COMBO:
            owed = sum(self.dice)
            if not before.weight <= owed <= 6 * before.weight:
                return [f"{before.weight} dice show {owed}"]
        else:
            owed = before.cards_to_draw()
        return [] if gained == owed else [f"drew {gained} instead of {owed}"]

    def passing_faults(self, before: "Checks") -> list[str]:
        """Invariant 10; who had no card left has drawn for a pest finish."""
        for seat in before.in_game():
            hand = before.hands[seat]
            if hand and self.hands[before.after(seat)] != hand:
                return ["hands were not passed on"]
        return []

    def king_explains(self, before: "Checks") -> bool:
        """Invariant 8: a K was laid, taken back, or is on top of a combination."""
        return KING in (RANK[before.pile[-1]], RANK[self.pile[-1]])

    def caught_faults(self, before: "Checks") -> list[str]:
        """Invariant 12: what was taken back is as it was before."""
        laid = before.pile[-1]
        caught = before.bluffed() and self.pile == before.pile[:-1]
        if not caught or self.ending or self.out[before.turn]:
            return []
        hand = self.hands[before.turn]
        back = laid in hand and len(hand) == len(before.hands[before.turn]) + 1 + min(
            self.house.caught_penalty, before.available()
        )
        turned = self.clockwise != before.clockwise
        if not back or self.suit != before.suit_before or turned != (RANK[laid] == KING):
            return ["a bluff was not taken back as it was laid"]
        return []
