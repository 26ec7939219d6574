"""A reaction window among people: open equally long for everybody, whatever anybody holds.

People's answers are kept until it closes, so that nobody can tell from an acknowledgement, or from
the moment at which play goes on, who has answered. Whoever has said nothing by then gives the
answer that he settled beforehand. Where one person plays against bots there is nothing to hide:
the window is shorter, and his answer closes it.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from speeltafel.engine.questions import Question
from speeltafel.server.authority import Table
from speeltafel.server.settings import Settings

if TYPE_CHECKING:
    from speeltafel.server.room import Job

ASK = "ask"
EAGER = "auto"
NEVER = "never"
REFLEXES = (ASK, EAGER, NEVER)
"""What a person wants done with windows: be asked, react without being asked, or let all be."""


@dataclass
class Window:
    """An open window, when it closes, and what people have answered so far."""

    question: Question
    until: float
    persons: frozenset[int]
    held: dict[int, "Job"] = field(default_factory=dict)

    def holds_answer_of(self, seat: int) -> bool:
        """Whether an answer has to wait for the end: it would tell the other persons something."""
        return len(self.persons) > 1 and seat in self.persons

    def is_due(self, now: float) -> bool:
        answered = self.question.answers
        return now >= self.until or (len(self.persons) == 1 and self.persons <= answered.keys())


def window_of(
    table: Table, settings: Settings, reflexes: Mapping[int, str], now: Callable[[], float]
) -> Window | None:
    """The window that the table's last question opens, if it is one."""
    state = table.state
    if state is None or not state.questions:
        return None
    seconds = state.window_seconds() * settings.windows
    if not seconds:
        return None
    question = state.questions[-1]
    persons = frozenset(seat for seat in question.asked if not table.seats[seat].bot)
    if len(persons) == 1:
        (person,) = persons
        asked = reflexes.get(person, ASK) == ASK
        seconds = min(seconds, settings.moment if asked else settings.pause)
    elif not persons:
        seconds = min(seconds, settings.pause)
    return Window(question, now() + seconds, persons)
