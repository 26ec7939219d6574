"""The run: seven single cards in a row, and what the others get for it."""

from typing import Final

from speeltafel.engine.events import only
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.questions import Question
from speeltafel.engine.zones import take_out
from speeltafel.games.pesten.cards import CARDS
from speeltafel.games.pesten.rules_out import Elimination, distinct

GIVES: Final[list[Move]] = [Move("give", (card,)) for card in range(CARDS)]
ENOUGH: Final = Move("enough")


class Run(Elimination):
    """PE-RUN."""

    def count_for_run(self, seat: int) -> None:
        """PE-AMB-47: a card counts when it is laid; PE-AMB-48: of another player it starts anew."""
        if seat != self.run_by:
            self.break_run(seat)
        self.run += 1

    def break_run(self, seat: int) -> None:
        self.run_by = seat
        self.run = 0
        self.run_paid = False

    def run_is_due(self) -> bool:
        """PE-RUN-01: so many cards in a row; only once in a run."""
        return self.run >= self.house.run_length and not self.run_paid

    def pay_run(self, layer: int) -> None:
        """PE-RUN-01: all others draw, in order of play; PE-AMB-30: nobody goes out by it."""
        number = self.house.run_draw
        self.run_paid = self.run > 0  # unless he has drawn for a pest finish: his run is over
        if not self.quiet:
            self.tell("run", layer, number=number)
        short: list[int] = []
        seat = self.after(layer)
        while seat != layer:
            there = min(number, self.available())
            self.draw(seat, there)
            if there < number:
                short.append(seat)
            seat = self.after(seat)
        self.short = short
        self.ask_gifts()

    def ask_gifts(self) -> None:
        """PE-RUN-02: everybody else gives one or two cards; PE-AMB-30: never his last one."""
        while self.short:
            receiver = self.short[0]
            givers = self.givers(receiver)
            if givers:
                if not self.quiet:
                    self.tell("short", receiver)
                self.ask(Question("give", givers, secret=True, number=receiver))
                return
            self.short = self.short[1:]
        self.go_on()

    def givers(self, receiver: int) -> tuple[int, ...]:
        return tuple(
            [seat for seat in self.in_game() if seat != receiver and len(self.hands[seat]) > 1]
        )

    def give(self, question: Question) -> None:
        """PE-AMB-68: the first card of all, then perhaps a second one of all."""
        receiver = question.number
        for seat in self.clockwise_from(receiver):
            move = question.answers.get(seat)
            if move is None:
                continue
            if not move.cards:
                if not self.quiet:
                    self.tell("gives-no-more", seat)
            else:
                card = move.cards[0]
                take_out(self.own_hand(seat), card)
                self.forget_all(seat)
                self.put_in_hand(receiver, card)
                if not self.quiet:
                    self.tell("given", receiver, (card,), audience=only(seat) | only(receiver))
        # who had a card to give before is the only one who may have another
        more = self.givers(receiver) if question.kind == "give" else ()
        if more:
            self.ask(Question("more", more, secret=True, number=receiver))
        else:
            self.short = self.short[1:]
            self.ask_gifts()

    def gifts(self, seat: int, question: Question) -> list[Move]:
        moves = distinct(self.hands[seat], GIVES)
        if question.kind == "more":
            moves.append(ENOUGH)
        return moves

    def why_not_give(self, seat: int, question: Question, move: Move) -> Refusal | None:
        if move.verb == "enough":
            return None if question.kind == "more" else Refusal("PE-RUN-02", "give-one")
        if move.verb != "give":
            return Refusal("PE-RUN-02", "give-first", {"seat": question.number})
        return self.why_not_held(seat, move.cards[0])
