"""A game under way: what its course says of the table as it is.

The contract of a state asks these; rules and clients ask the contract.
"""

from typing import Any

from mypy_extensions import mypyc_attr

from speeltafel.engine.chance import Chance
from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.moves import IllegalMove, Move, Refusal
from speeltafel.engine.questions import Question
from speeltafel.engine.setup import Outcome, Setup


@mypyc_attr(allow_interpreted_subclasses=True)
class UnderWay:
    """What follows from the course, the phase of the turn and the questions that are open."""

    setup: Setup
    decisions: list[OnTurn[Any]]
    phase: int
    """What the seat on turn has to decide: the place in the course's list."""
    ending: str
    """The rule by which the game ended; empty while it goes on."""
    questions: list[Question] | None

    __slots__ = (*__annotations__,)

    def begin(self) -> None:
        """Deal the first round."""
        self.setup.course.begin(self)

    def turn_rule(self) -> str:
        """The rule that says whose turn it is."""
        return self.setup.course.turn_rule

    def turn_moves(self) -> list[Move]:
        """The legal moves of the seat on turn."""
        return self.decisions[self.phase].moves(self)

    def any_turn_move(self, chance: Chance) -> Move:
        """A legal move of the seat on turn, each as likely as the others."""
        return self.decisions[self.phase].any_move(self, chance)

    def turn_refusal(self, move: Move) -> Refusal | None:
        """Why the seat on turn may not make this move."""
        return self.decisions[self.phase].refusal(self, move)

    def in_steps(self, move: Move) -> bool:
        """Whether this move of the seat on turn, though legal, is one of too many to be listed."""
        return self.decisions[self.phase].in_steps(self, move)

    def answers(self, seat: int, question: Question) -> list[Move]:
        """The legal answers of a seat that is asked."""
        return question.decided().moves(self, seat, question)

    def answer_refusal(self, seat: int, question: Question, move: Move) -> Refusal | None:
        """Why this answer may not be given."""
        return question.decided().refusal(self, seat, question, move)

    def window_seconds(self) -> int:
        """How long the question on top waits for people, by options alone; 0: as long as it takes.

        Whoever has not answered when the time is up gives the answer of `reflex`.
        """
        return self.questions[-1].decided().seconds(self) if self.questions else 0

    def reflex(self, seat: int, eager: bool) -> Move:
        """The answer to a window that can be given beforehand: let it be, or (eager) react."""
        question = self.questions[-1] if self.questions else None
        if question is None:
            return self.turn_moves()[-1]
        return question.decided().reflex(self, seat, question, eager)

    def at_rest(self) -> bool:
        """Whether no turn is half done, so that the table can be judged as it is."""
        return bool(self.ending) or self.decisions[self.phase].at_rest(self)

    def too_late(self) -> Refusal:
        """Why an answer does not count that was given to a window which has closed since."""
        return Refusal(self.turn_rule(), "not-your-turn")

    def late_refusal(self, seat: int, move: Move) -> Refusal | None:
        """A friendlier reason than `not-your-turn`, for a reaction that came too late."""
        refuse = self.setup.course.late_refusal
        return None if refuse is None else refuse(self, seat, move)

    def leave(self, seat: int) -> None:
        """A player leaves for good; IllegalMove where the game has no rule for it."""
        leave = self.setup.course.leave
        if leave is None:
            raise IllegalMove(Refusal(self.turn_rule(), "nobody-leaves"))
        leave(self, seat)

    def give_up(self) -> None:
        """All people give the game up together; IllegalMove where the game has no rule for it."""
        give_up = self.setup.course.give_up
        if give_up is None:
            raise IllegalMove(Refusal(self.turn_rule(), "nobody-gives-up"))
        give_up(self)

    def outcome(self) -> Outcome:
        """The result of a game that is over; ValueError while it goes on."""
        if not self.ending:
            raise ValueError("the game goes on: it has no outcome yet")
        return self.setup.course.outcome(self)

    def keep_in_step(self, move: Move) -> None:
        """For a search, after a move of a playout: where another move would have used up luck
        that this one did not, put it aside, so that both go on with the same."""
        keep = self.setup.course.keep_in_step
        if keep is not None:
            keep(self, move)

    def broken_invariants(self) -> list[str]:
        """The invariants of the game's specification that this state breaks."""
        broken = self.setup.course.broken_invariants
        return [] if broken is None else broken(self)

    def placed(self) -> None:
        """A scenario has put cards and counters here: settle what follows from them."""
        placed = self.setup.course.placed
        if placed is not None:
            placed(self)
