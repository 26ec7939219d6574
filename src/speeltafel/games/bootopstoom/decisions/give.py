"""Under `schoentje` everybody else gives a card, in secret."""

from typing import Final

from speeltafel.engine.events import NOBODY
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.questions import Asked, Question
from speeltafel.engine.zones import put_in_order
from speeltafel.games.bootopstoom import events
from speeltafel.games.bootopstoom.cards import FACES
from speeltafel.games.bootopstoom.rules import run
from speeltafel.games.bootopstoom.rules_agenda import BUSY
from speeltafel.games.bootopstoom.state import BootOpStoom

GIVES: Final[list[Move]] = [Move("give", (card,)) for card in range(FACES)]


class Give(Asked[BootOpStoom]):
    """BS-AMB-31: any card of the hand."""

    def moves(self, table: BootOpStoom, seat: int, question: Question) -> list[Move]:
        return [GIVES[card] for card in sorted(set(table.hands[seat]))]

    def refusal(
        self, table: BootOpStoom, seat: int, question: Question, move: Move
    ) -> Refusal | None:
        if move.verb != "give":
            return Refusal("BS-AMB-31", "not-now")
        if move.cards[0] not in table.hands[seat]:
            return Refusal("BS-AMB-31", "not-in-hand", {"card": move.cards[0]})
        return None

    def effect(self, table: BootOpStoom, question: Question) -> None:
        """BS-AMB-31: the receiver may have too many cards then."""
        got: list[int] = []
        if not table.quiet:
            table.tell(events.GIFTS, table.receiver)
        for seat in question.asked:
            card = question.answers[seat].cards[0]
            table.hands[seat].remove(card)
            put_in_order(table.hands[table.receiver], card)
            got.append(card)
            if not table.quiet:
                table.tell(events.GAVE, seat, (card,))
        if not table.quiet:
            table.tell(events.GOT, table.receiver, tuple(got))
        table.receiver = NOBODY
        table.phase = BUSY
        run(table)
