"""The window after a single card: jump in with the same card, or say that it does not match.

Everybody is asked after every single card, whoever holds what: that it opens tells nothing.
PE-AMB-24: it closes before the next player acts, so nothing has to be unwound but the card.
"""

from typing import Final

from speeltafel.engine.moves import NOTHING, Move, Refusal
from speeltafel.engine.questions import Question
from speeltafel.engine.zones import holds, take_out
from speeltafel.games.pesten.cards import ACE, JOKER_RANK, KING, RANK, TWO
from speeltafel.games.pesten.rules_table import CHAIN, NO_SUIT, NO_THREAT, TWOS
from speeltafel.games.pesten.rules_trade import Trade

OK: Final = Move("ok")
JUMP: Final = Move("jump")
CHALLENGE: Final = Move("challenge")

REACTIONS: Final[list[list[Move]]] = [
    [OK],
    [JUMP, OK],
    [CHALLENGE, OK],
    [JUMP, CHALLENGE, OK],
]
"""By what one may do: 1 to jump in, 2 to challenge."""
MAY_JUMP: Final = 1
MAY_CHALLENGE: Final = 2

PEST_DRAW: Final = 2  # PE-FIN-02
DOUBLE: Final = 2  # PE-TWO-01


class Window(Trade):
    """A single card, from being laid until everybody has let it be."""

    def lay(self, seat: int, card: int, jump: bool) -> None:
        """The card has left the hand; what it adds counts at once, whatever follows."""
        again = jump and seat == self.turn
        self.turn = seat
        self.own_pile().append(card)
        self.suit_before = self.suit
        self.suit = NO_SUIT
        rank = RANK[card]
        if rank in (ACE, JOKER_RANK):
            self.threat = CHAIN  # PE-CHAIN-01, PE-CHAIN-04
            self.weight += 1
        elif rank == TWO:
            # PE-CHAIN-02, PE-CHAIN-05, PE-AMB-22: a 2 adds nothing to a chain
            if self.threat == TWOS:
                self.weight += 1  # PE-TWO-02
            elif again and self.threat == NO_THREAT and self.house.double_two[card]:
                self.threat = TWOS  # PE-TWO-01, PE-AMB-46: one player has laid both
                self.weight = DOUBLE
        elif rank == KING:
            self.clockwise = not self.clockwise  # PE-KING-01
        self.count_for_run(seat)
        if not self.quiet:
            self.tell("jumped" if jump else "laid", seat, (card,), self.cards_to_draw())
        if not self.hands[seat] and not self.house.pest[card] and not self.bluffed():
            self.win([seat], "PE-END-01")  # PE-LAST-01: nothing has to be said before
        elif self.house.window:
            self.open_window(seat)
        else:
            self.settle()

    def cards_to_draw(self) -> int:
        """PE-CHAIN-04: three for each A and joker; PE-TWO-02: two for each 2."""
        if self.threat == CHAIN:
            return 3 * self.weight
        return 2 * self.weight if self.threat == TWOS else NOTHING

    def open_window(self, layer: int) -> None:
        """PE-AMB-59: for everybody; the layer is asked where he may jump in on his own card."""
        asked = self.in_game()
        if not self.house.jump_on_own:
            asked = tuple([seat for seat in asked if seat != layer])
        self.ask(Question("window", asked, secret=True))

    def window_seconds(self) -> int:
        """PE-AMB-24: the same for everybody, whether or not anybody can react."""
        questions = self.questions
        if questions and questions[-1].kind == "window":
            return self.house.reaction_seconds
        return 0

    def reflex(self, seat: int, eager: bool) -> Move:
        return JUMP if eager and JUMP in self.reactions(seat) else OK

    def reactions(self, seat: int) -> list[Move]:
        house = self.house
        may = MAY_CHALLENGE if house.bluff and seat != self.turn else 0
        if house.jump and holds(self.hands[seat], self.pile[-1]):
            may += MAY_JUMP  # PE-UNO-01, PE-AMB-42: whoever he is
        return REACTIONS[may]

    def why_not_react(self, seat: int, move: Move) -> Refusal | None:
        verb = move.verb
        if verb == "ok":
            return None
        if verb == "challenge":
            if not self.house.bluff:
                return Refusal("PE-BLUFF-01", "nobody-bluffs")
            return Refusal("PE-BLUFF-01", "own-card") if seat == self.turn else None
        if verb != "jump":
            return Refusal("PE-AMB-24", "react-first")
        if not self.house.jump:
            return Refusal("PE-UNO-01", "no-jumps")
        card = self.pile[-1]
        if holds(self.hands[seat], card):
            return None
        return Refusal("PE-UNO-01", "not-the-same-card", {"card": card})

    def close_window(self, question: Question) -> None:
        """A right challenge comes before a jump-in, and that before letting the card be."""
        answers = question.answers
        layer = self.turn
        challenged = False
        jumps = 0
        for move in answers.values():
            if move is CHALLENGE or move.verb == "challenge":
                challenged = True
            elif move is JUMP or move.verb == "jump":
                jumps += 1
        if challenged:
            if self.bluffed():
                self.catch(answers, jumps)
                return
            self.blame(answers)
            if self.ending:
                return
        if jumps:
            if jumps > 1 and not self.quiet:
                self.tell("rivals", layer, number=jumps)
            for seat in self.clockwise_from(layer):  # PE-AMB-57
                if seat in answers and answers[seat].verb == "jump":
                    self.jump(seat)
                    return
        if not self.quiet:
            self.tell("stands", layer)
        self.settle()

    def take_from_hand(self, seat: int, card: int) -> None:
        self.forget(seat, card)
        take_out(self.own_hand(seat), card)

    # Challenges.

    def catch(self, answers: dict[int, Move], jumps: int) -> None:
        """PE-AMB-23: the card and all it did is taken back, he draws, and his turn is over.

        PE-AMB-48: with his turn a run ends, too.
        """
        seat = self.turn
        card = self.own_pile().pop()
        self.suit = self.suit_before
        if RANK[card] == KING:
            self.clockwise = not self.clockwise
        self.put_in_hand(seat, card)
        self.saw_arrive(seat, card)
        if not self.quiet:
            for other in self.clockwise_from(seat):
                if other in answers and answers[other].verb == "challenge":
                    self.tell("challenged", other)
            if jumps:
                self.tell("no-jump", seat)
            self.tell("caught", seat, (card,))
        if self.pays(seat, self.house.caught_penalty):
            self.begin_turn(self.after(seat))
        else:
            self.drop_out(seat)

    def blame(self, answers: dict[int, Move]) -> None:
        """PE-AMB-58: who was wrong draws first, clockwise; PE-AMB-71: of whatever card it was."""
        penalty = self.house.false_challenge
        if self.quiet and not penalty:
            return
        for seat in self.clockwise_from(self.turn):
            if seat in answers and answers[seat].verb == "challenge" and not self.ending:
                if not self.quiet:
                    self.tell("wrong", seat)
                self.pays(seat, penalty)  # PE-AMB-49: who goes out here stops nothing else

    # Jumping in.

    def jump(self, seat: int) -> None:
        """PE-UNO-01: his card counts now, and play goes on after him.

        PE-AMB-18: what the first card added stays, what it does to the turn lapses.
        """
        layer = self.turn
        card = self.pile[-1]
        if seat != layer and not self.hands[layer]:
            if not self.house.pest[card]:
                self.win([layer], "PE-END-01")  # a bluff that stands: the new card approves it
                return
            self.pays_for_pest(layer)
            if self.ending:
                return
        self.take_from_hand(seat, card)
        self.lay(seat, card, jump=True)

    # The card stands.

    def settle(self) -> None:
        seat = self.turn
        due = self.run_is_due()  # PE-AMB-48: the count comes before a draw of his own
        if not self.hands[seat]:
            if not self.house.pest[self.pile[-1]]:
                self.win([seat], "PE-END-01")  # PE-AMB-26: a bluffed last card that stands
                return
            if not self.pays_for_pest(seat):
                self.drop_out(seat)
                return
        if due:
            self.pay_run(seat)
        else:
            self.go_on()

    def pays_for_pest(self, seat: int) -> bool:
        """PE-FIN-01, PE-FIN-02: who ends with a pest card draws two."""
        if not self.quiet:
            self.tell("pest-finish", seat)
        return self.pays(seat, PEST_DRAW)
