"""The Money rule: whether somebody else adds a scored card too."""

from typing import Final

from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.questions import Asked, Question
from speeltafel.games.pietenpoker import events
from speeltafel.games.pietenpoker.expansions.biedregel import add_scored
from speeltafel.games.pietenpoker.rules import work_on
from speeltafel.games.pietenpoker.state import Pietenpoker

ADDING: Final[list[Move]] = [Move("add"), Move("skip")]


class Add(Asked[Pietenpoker]):
    """PP-GELD-02: the others may add a random scored card too."""

    def moves(self, table: Pietenpoker, seat: int, question: Question) -> list[Move]:
        return ADDING

    def refusal(
        self, table: Pietenpoker, seat: int, question: Question, move: Move
    ) -> Refusal | None:
        legal = move in self.moves(table, seat, question)
        return None if legal else Refusal("PP-GELD-02", "add")

    def effect(self, table: Pietenpoker, question: Question) -> None:
        seat = question.asked[0]
        if question.answers[seat].verb == "add":
            add_scored(table, seat)
        elif not table.quiet:
            table.tell(events.SKIPPED, seat)
        work_on(table)
