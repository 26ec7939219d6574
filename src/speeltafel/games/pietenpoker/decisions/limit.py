"""The Hand rule: the Small Sint names how many cards everybody has to keep."""

from typing import Final

from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.questions import Asked, Question
from speeltafel.games.pietenpoker.expansions.handregel import set_limit
from speeltafel.games.pietenpoker.rules import start_bidding
from speeltafel.games.pietenpoker.state import Pietenpoker

LIMITS: Final[list[Move]] = [Move("limit", (), number) for number in range(5)]


class Limit(Asked[Pietenpoker]):
    """PP-AMB-18: 1 to 3, or as many as the base number; 0 is no limit."""

    def moves(self, table: Pietenpoker, seat: int, question: Question) -> list[Move]:
        return LIMITS[: table.house.highest_limit + 1]

    def refusal(
        self, table: Pietenpoker, seat: int, question: Question, move: Move
    ) -> Refusal | None:
        legal = move in self.moves(table, seat, question)
        return None if legal else Refusal("PP-HAND-01", "limit")

    def effect(self, table: Pietenpoker, question: Question) -> None:
        set_limit(table, question.answers[question.asked[0]].number)
        start_bidding(table)
