"""Questions: decisions besides the turn, asked of one seat or of several at once.

A question lies on a stack in the state; the newest is answered first. It is closed when everybody
asked has answered. Answers to a secret question, and even who has answered it, are hidden from
the others until it closes.
"""

from typing import Final

from speeltafel.engine.moves import Move


class Question:
    """What is asked (`kind`), of whom, and what has been answered so far."""

    def __init__(
        self, kind: str, asked: tuple[int, ...], secret: bool = False, number: int = 0
    ) -> None:
        self.kind: Final = kind
        self.asked: Final = asked
        self.secret: Final = secret
        self.number: Final = number
        """What the question is about, where the kind alone does not say it."""
        self.answers: dict[int, Move] = {}

    def waits_for(self, seat: int) -> bool:
        """Whether this seat still has to answer."""
        return seat not in self.answers and seat in self.asked

    def pending(self) -> tuple[int, ...]:
        """The seats that still have to answer."""
        asked = self.asked
        answers = self.answers
        given = len(answers)
        for at in range(given):
            if asked[at] not in answers:
                return tuple([seat for seat in asked if seat not in answers])
        return asked[given:] if given else asked  # they have answered in order

    def one_pending(self) -> int:
        """One of them, without making the list: the first one where they answer in order."""
        seat = self.asked[len(self.answers)]
        return self.pending()[0] if seat in self.answers else seat

    def copy(self) -> "Question":
        other = Question(self.kind, self.asked, self.secret, self.number)
        if self.answers:
            other.answers = self.answers.copy()
        return other

    def seen_by(self, viewer: int) -> "Question":
        """The question as this viewer knows it: of a secret one only the own answer."""
        other = self.copy()
        if self.secret:
            other.answers = {s: move for s, move in self.answers.items() if s == viewer}
        return other
