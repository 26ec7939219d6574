"""Elimination: who has to draw more than there is, and what the others put away."""

from typing import Final

from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.questions import Question
from speeltafel.engine.zones import holds, put_in_order, take_out
from speeltafel.games.pesten.cards import CARDS
from speeltafel.games.pesten.rules_table import NO_THREAT, Table

LARGE_HAND: Final = 20  # PE-OUT-03

AWAY: Final[list[Move]] = [Move("away", (card,)) for card in range(CARDS)]


def distinct(hand: list[int], moves: list[Move]) -> list[Move]:
    """One move for each face of a sorted hand."""
    found: list[Move] = []
    last = -1
    for card in hand:
        if card != last:
            found.append(moves[card])
        last = card
    return found


class Elimination(Table):
    """PE-OUT."""

    def pays(self, seat: int, number: int) -> bool:
        """He draws so many cards, or is out; PE-AMB-49: whatever he has to draw them for."""
        if number > self.available():  # PE-OUT-01
            self.eliminate(seat)
            return False
        self.draw(seat, number)
        return True

    def eliminate(self, seat: int) -> None:
        """PE-OUT-02: his cards are shuffled onto the pot; PE-AMB-33: he draws nothing first."""
        cards = self.own_hand(seat)
        self.hands[seat] = []
        self.forget_all(seat)
        self.chance.shuffle(cards)
        self.own_pot().extend(cards)
        self.out = self.out.copy()
        self.out[seat] = True
        self.left = ()
        if not self.quiet:
            self.tell("out", seat, number=len(cards))
        left = self.in_game()
        if len(left) == 1:
            self.win([left[0]], "PE-OUT-01")
        elif self.house.halve:
            self.halving = True

    def drop_out(self, seat: int) -> None:
        """The layer or the player on turn has gone out: the next one begins, without a threat.

        PE-AMB-65: his jack, 7 or 8 has no effect.
        """
        self.threat = NO_THREAT
        self.weight = 0
        if not self.ending:
            self.begin_turn(self.after(seat))

    # Halving.

    def halve(self) -> None:
        """PE-OUT-03, PE-AMB-34: half of more than 20 cards, rounded up.

        PE-AMB-50: just before the next turn; PE-AMB-68: one card at a time, all at once.
        """
        self.halving = False
        quota = [0] * self.players
        for seat in range(self.players):
            size = len(self.hands[seat])
            if size > LARGE_HAND:
                quota[seat] = (size + 1) // 2
                self.forget_all(seat)
                if not self.quiet:
                    self.tell("halves", seat, number=quota[seat])
        self.quota = quota
        self.ask_away()

    def ask_away(self) -> None:
        asked = tuple([seat for seat in range(self.players) if self.quota[seat]])
        if asked:
            self.ask(Question("away", asked, secret=True))

    def put_away(self, question: Question) -> None:
        """PE-OUT-04: these cards have left the game."""
        self.quota = self.quota.copy()
        away = self.own_away()
        for seat, move in question.answers.items():
            card = move.cards[0]
            take_out(self.own_hand(seat), card)
            put_in_order(away[seat], card)
            self.quota[seat] -= 1
        if not self.quiet:
            self.tell("put-away", number=len(question.answers))
        self.ask_away()

    def why_not_away(self, seat: int, move: Move) -> Refusal | None:
        if move.verb != "away":
            return Refusal("PE-OUT-03", "put-away-first", {"count": self.quota[seat]})
        return self.why_not_held(seat, move.cards[0])

    def why_not_held(self, seat: int, card: int) -> Refusal | None:
        if holds(self.hands[seat], card):
            return None
        return Refusal("PE-PREP-02", "not-in-hand", {"card": card})
