"""Moves taken back, if all people agree: nobody else may judge what somebody has seen by a move.

The journal stays the truth: a line says how far the table goes back, and from there the game goes
on with the same luck to come. A person takes back the last move of his own, with all that followed.
"""

from dataclasses import dataclass, field

from speeltafel.engine.events import NOBODY
from speeltafel.engine.journal import UNDO, make
from speeltafel.engine.state import State

MARKS = 16
"""After so many lines the state is kept again. Few moves are ever taken back: a copy before each
would cost more than the few lines that are made again."""


@dataclass
class Undos:
    """When each person moved last, how the table stood a while before, and who is asked what."""

    before: dict[int, int] = field(default_factory=dict)
    """By seat: how many lines there were then."""
    marks: dict[int, State] = field(default_factory=dict)
    """The state after so many lines: one before each of those moves, with nothing taken back in
    between."""
    mark_due: int = 0
    """After so many lines the next one is made."""
    asker: int = NOBODY
    """Who would take a move back, as long as others are asked."""
    agreed: set[int] = field(default_factory=set)

    def note(self, seat: int, lines: int, state: State) -> None:
        """A person moves: what was asked before has become pointless."""
        self.before[seat] = lines
        if lines >= self.mark_due:
            self.mark(lines, state)
        self.drop()

    def mark(self, lines: int, state: State) -> None:
        self.marks[lines] = state.copy()
        self.mark_due = lines + MARKS
        self.only_wanted()

    def only_wanted(self) -> None:
        """Keep no marks but those that somebody would go back to."""
        wanted = {self.mark_before(lines) for lines in self.before.values()}
        self.marks = {lines: kept for lines, kept in self.marks.items() if lines in wanted}

    def mark_before(self, lines: int) -> int:
        return max([then for then in self.marks if then <= lines])

    def drop(self) -> None:
        self.asker = NOBODY
        self.agreed.clear()

    def forget(self) -> None:
        """Something happened that cannot be taken back."""
        self.before.clear()
        self.marks.clear()
        self.mark_due = 0
        self.drop()

    def answer(self, seat: int, agree: bool) -> None:
        if not agree:
            self.drop()
            return
        if self.asker == NOBODY:
            self.asker = seat
        self.agreed.add(seat)

    def go_back(self, lines: int, moves: list[tuple[int, str]]) -> State | None:
        """The state after so many lines; what came later is no longer to be taken back."""
        state = None
        if lines in self.before.values():
            mark = self.mark_before(lines)
            state = self.marks[mark].copy()
            for seat, text in moves[mark:lines]:
                make(state, seat, text)
                state.take_events()
        self.before = {seat: then for seat, then in self.before.items() if then < lines}
        self.only_wanted()
        self.mark_due = 0
        self.drop()
        return state


def answered_since(moves: list[tuple[int, str]], seats: set[int]) -> int:
    """How many of these seats have answered since something was last taken back.

    What had been answered until then was told once, so whoever counts lines never counts fewer.
    """
    left = {*seats}
    for seat, text in reversed(moves):
        if not left or text.startswith(UNDO):
            break
        left.discard(seat)
    return len(seats) - len(left)


def is_open(state: State) -> bool:
    """Whether moves can be taken back now: not while people answer in secret or in a hurry."""
    if not state.to_act():
        return False
    questions = state.questions
    return not questions or not (questions[-1].secret or state.window_seconds())
