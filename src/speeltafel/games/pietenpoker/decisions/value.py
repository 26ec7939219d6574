"""Acteerpiet: what it counts for in a bid."""

from typing import Final

from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.questions import Asked, Question
from speeltafel.games.pietenpoker import events
from speeltafel.games.pietenpoker.cards import HIGHEST
from speeltafel.games.pietenpoker.rules import work_on
from speeltafel.games.pietenpoker.rules_marks import SEAT_STEP
from speeltafel.games.pietenpoker.rules_worth import give_role
from speeltafel.games.pietenpoker.state import Pietenpoker

VALUES: Final[list[Move]] = [Move("value", (), number) for number in range(HIGHEST + 1)]


class Value(Asked[Pietenpoker]):
    """PP-AMB-70: a value that keeps the bid legal.

    The question's number is the least such value * SEAT_STEP + the card.
    """

    def moves(self, table: Pietenpoker, seat: int, question: Question) -> list[Move]:
        return values(question)

    def refusal(
        self, table: Pietenpoker, seat: int, question: Question, move: Move
    ) -> Refusal | None:
        return None if move in values(question) else Refusal("PP-AMB-70", "value")

    def effect(self, table: Pietenpoker, question: Question) -> None:
        play_part(table, question)
        work_on(table)


class BlindValue(Asked[Pietenpoker]):
    """PP-AMB-28: an Acteerpiet that was laid blindly; its owner is still on turn."""

    def moves(self, table: Pietenpoker, seat: int, question: Question) -> list[Move]:
        return values(question)

    def refusal(
        self, table: Pietenpoker, seat: int, question: Question, move: Move
    ) -> Refusal | None:
        return None if move in values(question) else Refusal("PP-AMB-70", "blind-value")

    def effect(self, table: Pietenpoker, question: Question) -> None:
        play_part(table, question)


def values(question: Question) -> list[Move]:
    return VALUES[question.number // SEAT_STEP :]


def play_part(table: Pietenpoker, question: Question) -> None:
    """PP-AMB-22: the owner of an Acteerpiet in a bid has chosen its value."""
    seat = question.asked[0]
    card, value = question.number % SEAT_STEP, question.answers[seat].number
    give_role(table, seat, card, value)
    if not table.quiet:
        table.tell(events.VALUED, seat, (card,), value)
