"""After a run somebody is short of cards: everybody else gives one, and perhaps a second."""

from typing import Final

from speeltafel.engine.events import only
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.questions import Asked, Question
from speeltafel.engine.zones import take_out
from speeltafel.games.pesten import events
from speeltafel.games.pesten.cards import CARDS
from speeltafel.games.pesten.decisions.held import distinct, why_not_held
from speeltafel.games.pesten.expansions.run import asks_gifts, givers_to
from speeltafel.games.pesten.rules import go_on
from speeltafel.games.pesten.state import Pesten

GIVES: Final[list[Move]] = [Move("give", (card,)) for card in range(CARDS)]
ENOUGH: Final = Move("enough")


class Give(Asked[Pesten]):
    """PE-RUN-02, PE-AMB-68: the first card of all."""

    def moves(self, table: Pesten, seat: int, question: Question) -> list[Move]:
        return distinct(table.hands[seat], GIVES)

    def refusal(self, table: Pesten, seat: int, question: Question, move: Move) -> Refusal | None:
        if move.verb == "enough":
            return Refusal("PE-RUN-02", "give-one")
        return why_not_give(table, seat, question, move)

    def effect(self, table: Pesten, question: Question) -> None:
        give(table, question)
        # who had a card to give before is the only one who may have another
        givers = givers_to(table, question.number)
        if givers:
            table.ask(Question("more", givers, secret=True, number=question.number))
        else:
            serve_next(table)


class More(Asked[Pesten]):
    """PE-RUN-02, PE-AMB-68: then perhaps a second one of all."""

    def moves(self, table: Pesten, seat: int, question: Question) -> list[Move]:
        return [*distinct(table.hands[seat], GIVES), ENOUGH]

    def refusal(self, table: Pesten, seat: int, question: Question, move: Move) -> Refusal | None:
        return None if move.verb == "enough" else why_not_give(table, seat, question, move)

    def effect(self, table: Pesten, question: Question) -> None:
        give(table, question)
        serve_next(table)


def why_not_give(table: Pesten, seat: int, question: Question, move: Move) -> Refusal | None:
    if move.verb != "give":
        return Refusal("PE-RUN-02", "give-first", {"seat": question.number})
    return why_not_held(table, seat, move.cards[0])


def give(table: Pesten, question: Question) -> None:
    """PE-RUN-02: only who gives and who gets a card see it."""
    receiver = question.number
    for seat in table.clockwise_from(receiver):
        move = question.answers.get(seat)
        if move is None:
            continue
        if not move.cards:
            if not table.quiet:
                table.tell(events.GIVES_NO_MORE, seat)
        else:
            card = move.cards[0]
            take_out(table.own_hand(seat), card)
            table.forget_all(seat)
            table.put_in_hand(receiver, card)
            if not table.quiet:
                both = only(seat) | only(receiver)
                table.tell(events.GIVEN, receiver, (card,), audience=both)


def serve_next(table: Pesten) -> None:
    """The next one who is short; after the last one play goes on."""
    table.short = table.short[1:]
    if not asks_gifts(table):
        go_on(table)
