"""Questions: decisions besides the turn, asked of one seat or of several at once.

A question lies on a stack in the state; the newest is answered first. It is closed when everybody
asked has answered. Answers to a secret question, and even who has answered it, are hidden from
the others until it closes.
"""

from abc import ABC, abstractmethod
from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr

from speeltafel.engine.decisions import StateT
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.notation import Notation


@mypyc_attr(allow_interpreted_subclasses=True)
class Asked(ABC, Generic[StateT]):
    """A decision of those whom a question of this kind asks; each kind has one instance."""

    @abstractmethod
    def moves(self, table: StateT, seat: int, question: "Question") -> list[Move]:
        """The legal answers of a seat that still has to answer."""

    @abstractmethod
    def refusal(self, table: StateT, seat: int, question: "Question", move: Move) -> Refusal | None:
        """Why this answer may not be given."""

    @abstractmethod
    def effect(self, table: StateT, question: "Question") -> None:
        """Everybody has answered: what follows."""

    def seconds(self, table: StateT) -> int:
        """How long it waits for people, by options alone; 0: as long as it takes."""
        return 0

    def reflex(self, table: StateT, seat: int, question: "Question", eager: bool) -> Move:
        """The answer that can be given beforehand: let it be, or (eager) react."""
        return self.moves(table, seat, question)[-1]


class Question:
    """What is asked (`kind`), of whom, and what has been answered so far."""

    __slots__ = ("answers", "asked", "decision", "kind", "number", "secret")

    def __init__(
        self, kind: str, asked: tuple[int, ...], secret: bool = False, number: int = 0
    ) -> None:
        self.kind: Final = kind
        self.asked: Final = asked
        self.secret: Final = secret
        self.number: Final = number
        """What the question is about, where the kind alone does not say it."""
        self.answers: dict[int, Move] = {}
        self.decision: Asked[Any] | None = None
        """What the game makes of this kind; found once, when it is asked."""

    def decided(self) -> Asked[Any]:
        """What the game makes of it."""
        if self.decision is None:
            raise LookupError(f"the course has no question {self.kind!r}")
        return self.decision

    def waits_for(self, seat: int) -> bool:
        """Whether this seat still has to answer."""
        return seat not in self.answers and seat in self.asked

    def pending(self) -> tuple[int, ...]:
        """The seats that still have to answer."""
        asked = self.asked
        answers = self.answers
        if not answers:
            return asked
        given = 0
        for seat in asked:
            if seat not in answers:
                break
            given += 1
        if given == len(answers):  # they have answered in order
            return asked[given:]
        return tuple([seat for seat in asked if seat not in answers])

    def one_pending(self) -> int:
        """One of them, without making the list: the first one where they answer in order."""
        seat = self.asked[len(self.answers)]
        return self.pending()[0] if seat in self.answers else seat

    def copy(self) -> "Question":
        other = Question(self.kind, self.asked, self.secret, self.number)
        other.decision = self.decision
        if self.answers:
            other.answers = self.answers.copy()
        return other

    def record(self, notation: Notation) -> dict[str, object]:
        """Plain data, for the record of a state."""
        return {
            "kind": self.kind,
            "asked": list(self.asked),
            "secret": self.secret,
            "number": self.number,
            "answers": {str(s): notation.write(move) for s, move in self.answers.items()},
        }

    def seen_by(self, viewer: int) -> "Question":
        """The question as this viewer knows it: of a secret one only the own answer."""
        other = self.copy()
        if self.secret:
            other.answers = {s: move for s, move in self.answers.items() if s == viewer}
        return other
