"""Moves taken back, if all people agree: nobody else may judge what somebody has seen by a move.

The journal stays the truth: a line says how far the table goes back, and from there the game goes
on with the same luck to come. A person takes back the last move of his own, with all that followed.
"""

from dataclasses import dataclass, field

from speeltafel.engine.events import NOBODY
from speeltafel.engine.state import State


@dataclass
class Undos:
    """How the table stood before each person's last move, and who is asked what."""

    before: dict[int, tuple[int, State]] = field(default_factory=dict)
    """By seat: how many lines there were then, and the state."""
    asker: int = NOBODY
    """Who would take a move back, as long as others are asked."""
    agreed: set[int] = field(default_factory=set)

    def note(self, seat: int, lines: int, state: State) -> None:
        """A person moves: what was asked before has become pointless."""
        self.before[seat] = (lines, state.copy())
        self.drop()

    def drop(self) -> None:
        self.asker = NOBODY
        self.agreed.clear()

    def forget(self) -> None:
        """Something happened that cannot be taken back."""
        self.before.clear()
        self.drop()

    def answer(self, seat: int, agree: bool) -> None:
        if not agree:
            self.drop()
            return
        if self.asker == NOBODY:
            self.asker = seat
        self.agreed.add(seat)

    def go_back(self, lines: int) -> State | None:
        """The state after so many lines; what came later is no longer to be taken back."""
        found = [state for then, state in self.before.values() if then == lines]
        self.before = {seat: one for seat, one in self.before.items() if one[0] < lines}
        self.drop()
        return found[0] if found else None


def is_open(state: State) -> bool:
    """Whether moves can be taken back now: not while people answer in secret or in a hurry."""
    if not state.to_act():
        return False
    questions = state.questions
    return not questions or not (questions[-1].secret or state.window_seconds())
