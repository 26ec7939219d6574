"""Crimepiet: of whom a card is stolen."""

from typing import Final

from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.questions import Asked, Question
from speeltafel.games.pietenpoker.expansions.actiepiet import rob, victims
from speeltafel.games.pietenpoker.house import MOST_PLAYERS
from speeltafel.games.pietenpoker.rules import work_on
from speeltafel.games.pietenpoker.state import Pietenpoker

PICKS: Final[list[Move]] = [Move("pick", (), seat) for seat in range(MOST_PLAYERS)]


class Crime(Asked[Pietenpoker]):
    """PP-AMB-27: anybody who has cards, stopped or not."""

    def moves(self, table: Pietenpoker, seat: int, question: Question) -> list[Move]:
        return picks(victims(table))

    def refusal(
        self, table: Pietenpoker, seat: int, question: Question, move: Move
    ) -> Refusal | None:
        legal = move in self.moves(table, seat, question)
        return None if legal else Refusal("PP-AMB-27", "crime")

    def effect(self, table: Pietenpoker, question: Question) -> None:
        rob(table, question.answers[question.asked[0]].number)
        work_on(table)


def picks(seats: list[int]) -> list[Move]:
    return [PICKS[seat] for seat in seats]
